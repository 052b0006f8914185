"""A running game: who answers which question when, what is stored, and what everybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import structlog
from msgspec.structs import replace

from sanguosha.agents.registry import make_agent
from sanguosha.engine.asking import Agent
from sanguosha.engine.decisions.decision import Decision, IllegalAnswer
from sanguosha.engine.decisions.tokens import PASS
from sanguosha.engine.mode import Mode
from sanguosha.engine.pieces.fairness import Proof, commitment_to
from sanguosha.engine.procedures.request import REQUEST_KINDS
from sanguosha.engine.records.record import Record, Recorder
from sanguosha.engine.session import Session
from sanguosha.engine.views.view import SPECTATOR, View
from sanguosha.server.doors.core import Part
from sanguosha.server.games.autopass import AutoPasses
from sanguosha.server.games.scores import points_of, scores_of
from sanguosha.server.games.waiting import Waiting, left
from sanguosha.server.kept.store import KeptAnswer, KeptGame, Store, StoreError
from sanguosha.server.program import clock
from sanguosha.server.program.metrics import Metrics
from sanguosha.server.told.chronicle import Chronicle
from sanguosha.server.told.messages import Finished, MenuReply, Question, ReasonReply, RoomOptions, Update
from sanguosha.server.told.questions import asks_soul, is_public, only_passes, question_of, takes
from sanguosha.server.told.states import TableState
from sanguosha.server.told.table import table_state, tokens_in_view

BOT = "bot"
PERSON = "person"
TIMEOUT = "timeout"
AUTO = "auto"
STORE_PAUSE = 1.0
SLICE = 0.005
log = structlog.get_logger()


class NotAsked(ValueError):
    """An answer to a question that is not open for that seat."""


class Company(Protocol):
    """The people around a game, as the game needs to know them."""

    def bot_plays(self, seat: int) -> bool:
        """Whether a bot answers for this seat now."""

    def in_company(self, seat: int) -> bool:
        """Whether other people play or watch, who could draw conclusions from how fast this seat answers."""

    def somebody_lives(self) -> bool:
        """Whether a living seat is that of a person."""

    def somebody_here(self) -> bool:
        """Whether any person is connected; otherwise the game stands still."""

    async def game_over(self, play: Play) -> None:
        """The game has ended, or cannot go on."""


class Watching:
    """One connection that watches a game from a seat (or as a spectator), and what it has been told.

    Each counts its own updates: the count of all would tell that somebody was asked in secret. While nobody is ``listening``
    nothing is made for it.
    """

    def __init__(self, viewer: int, send: Callable[[Update], None], seen: int, listening: Callable[[], bool] | None) -> None:
        self.viewer = viewer
        self.send = send
        self.seen = seen
        self.listening = listening
        self.serial = 0
        self.told: tuple[TableState, int, tuple[int, ...]] | None = None


class Due:
    """When an open question is answered for its seat, and by whom."""

    def __init__(self, decision: Decision, at: float, by: str) -> None:
        self.decision = decision
        self.at = at
        self.by = by


class Play:
    """A game of a room. ``run`` plays it; people bring answers with ``answer``.

    A person's answer is stored before it takes effect; those of bots are stored, many at once, before anybody is told of their
    effect. So ``resume`` finds the game at the very question at which a crash left it. While nobody is there it stands still.
    """

    def __init__(
        self,
        kept: KeptGame,
        mode: Mode,
        options: RoomOptions,
        company: Company,
        store: Store,
        metrics: Metrics,
        core: Part,
        bots: str = "basic",
    ) -> None:
        self.kept = kept
        self.decision_time = options.decision_time
        self.pace = options.pace
        self.company = company
        self.store = store
        self.metrics = metrics
        self.core = core
        self.bots = bots
        self.session = Session(mode, kept.seed)
        self.game = self.session.game
        self.recorder = Recorder(self.game)
        self.log = Chronicle(self.game)
        self.autopass = AutoPasses()
        self.hurried = False
        self.failed = ""
        self.closed = False
        self._given = 0
        self._unkept: list[KeptAnswer] = []
        self._agents: dict[int, Agent] = {}
        self._opened: dict[tuple[int, int], float] = {}
        self._questions: dict[tuple[int, int], Question] = {}
        self._waiting = Waiting()
        self._watching: list[Watching] = []
        self._lock = asyncio.Lock()
        self._wake = asyncio.Event()

    # Playing

    def start(self) -> None:
        """Run to the first question."""
        self.session.start()

    def resume(self, answers: list[KeptAnswer]) -> None:
        """Repeat the stored answers, up to the question at which the game stood."""
        self.session.start()
        for answer in answers:
            self.session.answer(answer.seat, answer.number, answer.picks)
        self._given = len(answers)

    async def run(self) -> None:
        """Play to the end: answer for bots and for those whose time is up."""
        try:
            while (not self.session.over or self._unkept) and not self.failed:
                await self._turn_of_time()
        except Exception as error:
            self._fail(error)
        await self.company.game_over(self)

    def close(self) -> None:
        """The room is closed: nobody is asked any more."""
        self.closed = True
        self.session.close()

    def _fail(self, error: Exception) -> None:
        """The game cannot go on."""
        self.failed = f"{type(error).__name__}: {error}"
        self.session.close()
        log.error("game.failed", game=self.kept.id, seed=self.kept.seed, exc_info=error)
        self._wake.set()

    async def _turn_of_time(self) -> None:
        """Wait until something is due, and answer it."""
        self._wake.clear()
        if not self.company.somebody_here():
            # Whoever comes back has the whole time again, and is told so at once.
            self._opened.clear()
            await self._wake.wait()
            return
        if not self._unkept:
            now = clock.now()
            waiting = min(due.at for due in self._dues(now)) - now
            if waiting > 0:
                with suppress(TimeoutError):
                    async with asyncio.timeout(waiting):
                        await self._wake.wait()
                return
        try:
            async with self._lock:
                if not self._unkept:
                    async with self.core.turn():
                        self._play_on()
                await self._keep()
        except StoreError as error:
            log.error("game.not_stored", game=self.kept.id, error=str(error))
            await asyncio.sleep(STORE_PAUSE)
        else:
            with self.core.used():
                self.publish()

    def _play_on(self) -> None:
        """Answer what is due, and what thereby comes due at once, for no longer than a slice of time: others play as well."""
        now = clock.now()
        end = now + SLICE
        while now < end and not self.session.over and not self.failed:
            given = self._answers([due for due in self._dues(now) if due.at <= now])
            if not given:
                return
            self._unkept += [answer for answer, _ in given]
            self._apply(given)
            now = clock.now()

    def wake(self) -> None:
        """Something about the people has changed: look again who answers for whom, and tell everybody."""
        self._wake.set()
        self.publish()

    def hurry(self) -> None:
        """Bots play without a pause as long as no person lives."""
        if not self.hurried:
            self.hurried = True
            self.wake()

    def _dues(self, now: float) -> list[Due]:
        """When each open question is answered if nobody brings an answer before."""
        dues = []
        for decision in self.session.open:
            opened = self._opened.setdefault((decision.seat, decision.number), now)
            by = self._answers_for(decision)
            dues.append(Due(decision, opened + self._time_for(decision, by), by))
        return dues

    def _time_for(self, decision: Decision, by: str) -> float:
        """How long it takes until a question is answered for its seat; a soul keeps the table waiting for nothing but a person."""
        if by == TIMEOUT:
            return self.decision_time * takes(decision)
        return 0.0 if asks_soul(decision) or (self.hurried and not self.company.somebody_lives()) else self.pace

    def _answers_for(self, decision: Decision) -> str:
        """Who will answer if the person of the seat does not."""
        if self.company.bot_plays(decision.seat):
            return BOT
        if not decision.optional:
            return TIMEOUT
        if only_passes(decision) and not self.company.in_company(decision.seat):
            return AUTO
        return AUTO if self.autopass.passes(self.game, decision) else TIMEOUT

    def _answers(self, dues: list[Due]) -> list[tuple[KeptAnswer, str]]:
        """Answers to what is due; in a window no more than count, for the first that is not a pass closes it."""
        given: list[tuple[KeptAnswer, str]] = []
        for due in dues:
            decision = due.decision
            picks = [PASS] if due.by == AUTO or (due.by == TIMEOUT and decision.optional) else self._bot_answer(decision)
            given.append((KeptAnswer(decision.seat, decision.number, picks), due.by))
            if picks != [PASS] and decision.kind in REQUEST_KINDS:
                break
        return given

    def _bot_answer(self, decision: Decision) -> list[str]:
        """What a bot answers; whatever happens to it, a legal answer."""
        seat = decision.seat
        if seat not in self._agents:
            self._agents[seat] = make_agent(self.bots, seat, self.kept.seed)
        try:
            agent = self._agents[seat]
            picks = agent.decide(decision, self.game.view_for(agent, decision))
            decision.check(picks)
        except Exception:
            log.exception("bot.failed", game=self.kept.id, seat=seat, prompt=decision.prompt)
            picks = decision.unasked()
        return picks

    async def answer(self, seat: int, number: int, picks: list[str]) -> None:
        """A person answers. Raises ``NotAsked`` or ``IllegalAnswer``, or ``StoreError``; then nothing has changed."""
        began = clock.now()
        async with self._lock:
            await self._keep()
            self._asked(seat, number).check(picks)
            answer = KeptAnswer(seat, number, picks)
            await self._store([answer])
            self._apply([(answer, PERSON)])
        # What follows at once is told together with it.
        now = clock.now()
        if not self.failed and all(due.at > now for due in self._dues(now)):
            self.publish()
        self._wake.set()
        self.metrics.answering.observe(clock.now() - began)

    def menu(self, seat: int, number: int, picks: list[str]) -> MenuReply:
        """What may follow ``picks``. Raises ``NotAsked`` or ``IllegalAnswer``."""
        decision = self._asked_after(seat, number, picks)
        return MenuReply(number, picks, list(decision.menu(picks)))

    def reason(self, seat: int, number: int, picks: list[str], token: str) -> ReasonReply:
        """Why ``token`` may not follow ``picks``. Raises ``NotAsked`` or ``IllegalAnswer``."""
        decision = self._asked_after(seat, number, picks)
        reason = View(self.game, seat).why_not(decision, picks, token)
        key, args = ("", {}) if reason is None else (reason.key, reason.args)
        return ReasonReply(number, picks, token, key, args)

    def _asked_after(self, seat: int, number: int, picks: list[str]) -> Decision:
        """The open question, in which the picks are a legal path."""
        decision = self._asked(seat, number)
        for index, pick in enumerate(picks):
            if pick not in decision.menu(picks[:index]):
                raise IllegalAnswer(f"“{' '.join(picks[: index + 1])}” leads nowhere.")
        return decision

    def _asked(self, seat: int, number: int) -> Decision:
        decision = self.session.question(seat)
        if self.closed or decision is None or decision.number != number or self.company.bot_plays(seat):
            raise NotAsked(f"Question {number} is not open for you.")
        return decision

    async def _keep(self) -> None:
        """Store the answers that have taken effect and are not stored yet."""
        if self._unkept:
            await self._store(self._unkept)
            self._unkept = []

    async def _store(self, answers: list[KeptAnswer]) -> None:
        await self.store.add_answers(self.kept.id, self._given, answers)
        self._given += len(answers)

    def _apply(self, given: list[tuple[KeptAnswer, str]]) -> None:
        """Let answers take effect."""
        for answer, by in given:
            self.metrics.answered[by].inc()
            try:
                self.session.answer(answer.seat, answer.number, answer.picks)
            except Exception as error:
                self._fail(error)
                return
        open_now = {(decision.seat, decision.number) for decision in self.session.open}
        self._opened = {key: at for key, at in self._opened.items() if key in open_now}
        self._questions = {key: question for key, question in self._questions.items() if key in open_now}
        self.autopass.look(self.game, self.session.open)

    # Telling

    def watch(self, viewer: int, send: Callable[[Update], None], listening: Callable[[], bool] | None = None) -> Watching:
        """Somebody looks on from now on; gets the whole table, at once or when what has just happened is stored."""
        watching = Watching(viewer, send, len(self.log.events), listening)
        self._watching.append(watching)
        if not self._unkept:
            self._tell(watching, {})
        return watching

    def unwatch(self, watching: Watching) -> None:
        """Somebody does not look on any more."""
        if watching in self._watching:
            self._watching.remove(watching)

    def publish(self) -> None:
        """Tell everybody what is new for them, unless it is not stored yet; then they are told when it is."""
        if self._unkept:
            return
        tables: dict[int, TableState] = {}
        for watching in list(self._watching):
            self._tell(watching, tables)

    def _tell(self, watching: Watching, tables: dict[int, TableState]) -> None:
        viewer = watching.viewer
        if watching.listening is not None and not watching.listening():
            watching.seen, watching.told = len(self.log.events), None
            return
        if viewer not in tables:
            tables[viewer] = table_state(self.game, viewer, self.kept.places)
        table = tables[viewer]
        now = clock.now()
        question = self._question(viewer, table, now)
        waiting = self._waiting_for(viewer, now)
        told = (table, question.number if question is not None else -1, tuple(waiting))
        past = watching.seen if watching.told is not None else len(self.log.events)
        if told == watching.told and past == len(self.log.events):
            return
        lines = self.log.lines(viewer, past)
        watching.seen, watching.told = len(self.log.events), told
        watching.serial += 1
        watching.send(Update(watching.serial, lines, table, question, {str(seat): waiting[seat] for seat in waiting}, past))

    def told_to(self, watching: Watching) -> int:
        """How many events somebody who watches this game has been told of, or missed before."""
        return watching.seen if watching in self._watching and watching.told is not None else 0

    def _question(self, viewer: int, table: TableState, now: float) -> Question | None:
        """The question that the viewer shall answer, unless it is answered for them."""
        decision = self.session.question(viewer) if viewer != SPECTATOR else None
        if decision is None or self._answers_for(decision) != TIMEOUT:
            return None
        key = (decision.seat, decision.number)
        if key not in self._questions:
            self._questions[key] = question_of(self.game, decision)
        question = self._questions[key]
        shown = tokens_in_view(table)
        unseen = [card for card in question.faces if card.token not in shown]
        return replace(question, seconds=left(self._until(decision, now), now), faces=unseen)

    def _waiting_for(self, viewer: int, now: float) -> dict[int, float]:
        """The seats that everybody may know to be asked, with the seconds left to them."""
        until = {one.seat: self._until(one, now) for one in self.session.open if is_public(self.game, one)}
        self._waiting.look({one.seat for one in self.session.open}, until, len(self.log.events))
        return self._waiting.told_to(viewer, now)

    def _until(self, decision: Decision, now: float) -> float:
        return self._opened.setdefault((decision.seat, decision.number), now) + self._time_for(decision, TIMEOUT)

    # The end

    def record(self) -> Record:
        """The record of the finished game, with what its seed came from."""
        record, kept = self.recorder.record(), self.kept
        if kept.secret:
            record.proof = Proof(commitment_to(kept.secret), kept.secret, kept.numbers)
        return record

    def finished(self) -> Finished:
        """How the game ended."""
        return Finished(
            "" if self.failed else self.kept.id,
            list(self.game.winners),
            "failed" if self.failed else self.game.outcome,
            scores_of(self.log.events, len(self.game.seats)),
            [] if self.failed else points_of(self.game),
        )
