"""A small table for tests that reads like a ruling: who sits there, what they hold, what they do, what is true afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Self

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.tokens import PASS
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import EventLog
from sanguosha.engine.happenings.frames import Turn
from sanguosha.engine.happenings.moments import PHASE_NAMES, Phase
from sanguosha.engine.mode import Mode, Ruleset
from sanguosha.engine.session import Session
from sanguosha.modes.identity import LORD, LOYALIST, REBEL, RENEGADE, Identity
from sanguosha.packages import identity_ruleset
from sanguosha.testing.answers import Walk
from sanguosha.testing.session import TableSession
from sanguosha.testing.setting import FACE_DOWN, SECOND, Setting
from sanguosha.testing.words import UnknownWord, Words

ROLE_LETTERS: Final = {"L": LORD, "Z": LOYALIST, "R": REBEL, "N": RENEGADE}
# Nobody passes so often before something is asked that a test waits for.
PATIENCE: Final = 2000


class Seated(Identity):
    """The identity game with everybody seated already; ``dealt`` are the roles given out."""

    dealt: tuple[str, ...] = ()

    def prepare(self, game: Game) -> bool:
        return True

    def roles(self) -> list[str]:
        return list(self.dealt)


class Table(Setting):
    """``Table(A="cao_cao", B="-", C="guan_yu")`` seats A, B, C counter-clockwise; ``-`` is a character without general,
    ``xu_chu+?guo_jia`` one with two generals of whom the second lies face down.

    ``roles`` is a letter for each seat: L lord, Z loyalist, R rebel, N renegade (by default A is the lord and all others rebels, so
    that a death of one of them ends nothing). Nobody holds a card. The lord has no extra health. ``seed`` is that of all chance.

    Cards are written ``♠7 slash``, ``slash`` (an ordinary one of any suit), ``♠7`` or ``♠`` (any such card); they are looked for in
    the draw pile. A word that no card, seat, skill or option of the game has raises ``UnknownWord``.
    """

    def __init__(
        self, *, roles: str = "", ruleset: Ruleset | None = None, options: dict[str, str] | None = None, seed: int = 1, **seats: str
    ) -> None:
        rules = ruleset or identity_ruleset()
        self.names = list(seats)
        self.seed = seed
        self.words = Words(self.names)
        self.dealt = []
        letters = roles or "L" + "R" * (len(seats) - 1)
        self.mode = self.new_mode(rules, letters, options or {})
        self.session = self.new_session()
        game = self.game
        self.give_roles(letters)
        seated = [name.removeprefix(FACE_DOWN) for text in seats.values() for name in text.split(SECOND)]
        game.general_pile = [general for general in rules.generals if general.id not in seated]
        for seat, text in zip(game.seats, seats.values(), strict=True):
            self.seat_generals(seat, text, rules)
        game.ready = True
        game.round = 1
        self.mode.begin(game)

    def new_mode(self, rules: Ruleset, letters: str, options: dict[str, str]) -> Mode:
        """The mode in which everybody is seated already."""
        mode = Seated(rules, max(len(self.names), 2), options)
        mode.dealt = tuple(ROLE_LETTERS[letter] for letter in letters)
        return mode

    def give_roles(self, letters: str) -> None:
        """Give the seats their roles."""
        for seat, letter in zip(self.game.seats, letters, strict=True):
            seat.role = ROLE_LETTERS[letter]

    def new_session(self) -> Session:
        """What runs the game."""
        return TableSession(self.mode, self.seed, self.names)

    # Playing

    def turn(self, name: str, phase: str = "play") -> Self:
        """Let a seat's turn begin, at a phase, and run to the first question."""
        if phase not in PHASE_NAMES:
            raise UnknownWord(f"There is no phase “{phase}”; there are {', '.join(PHASE_NAMES)}.")
        seat = self[name]
        self.game.current = self.game.last = seat.index
        self.game.turn = Turn(seat)
        self.game.turn.phase = Phase(PHASE_NAMES.index(phase))
        self.session.start()
        return self

    def open(self) -> dict[str, str]:
        """Who is asked what: the prompts by the names of those who are asked."""
        return {self.names[decision.seat]: decision.prompt for decision in self.session.open}

    def asked(self, name: str, prompt: str = "") -> Decision:
        """The question that waits for this seat (with this prompt)."""
        decision = self.session.question(self[name].index)
        if decision is not None:
            self.words.seen |= {decision.prompt, *decision.menu([])}
        if prompt:
            self.words.check_prompt(self.game, prompt)
        assert decision is not None, f"{name} is not asked; {self._waiting()}"
        assert not prompt or decision.prompt == prompt, f"{name} is asked {decision.prompt}, not {prompt}"
        return decision

    def _waiting(self) -> str:
        """What the game waits for, for a message."""
        if self.game.over:
            return f"the game is over, won by {', '.join(self.winners) or 'nobody'}"
        asked = [f"{name} is asked {prompt}" for name, prompt in self.open().items()]
        return "; ".join(asked) or "nobody is asked"

    def is_asked(self, name: str, prompt: str = "") -> bool:
        """Whether a question (with this prompt) waits for this seat."""
        if prompt:
            self.words.seen |= set(self.open().values())
            self.words.check_prompt(self.game, prompt)
        decision = self.session.question(self[name].index)
        return decision is not None and prompt in ("", decision.prompt)

    def may(self, name: str, *words: str) -> bool:
        """Whether the seat's menu allows to pick all that the words name, those of a set in any order. Raises ``UnknownWord`` for a
        word that nothing in this game has."""
        return self._path(name, words) is not None

    def do(self, name: str, *words: str) -> Self:
        """Answer: the words name cards, seats, skills (``k:wusheng``), options, ``pass``, those of a set in any order; what is left
        is ended with “done”."""
        decision = self.asked(name)
        path, walk = self._path(name, words), Walk(self.game, self.words, decision)
        assert path is not None, (
            f"{name} may not answer {decision.prompt} with {', '.join(words)}; legal: {walk.legal(list(words))}"
        )
        self.session.answer(decision.seat, decision.number, walk.finished(path))
        return self

    def _path(self, name: str, words: tuple[str, ...]) -> list[str] | None:
        path = Walk(self.game, self.words, self.asked(name)).path(list(words))
        if path is None:
            for word in words:
                self.words.check(self.game, word)
        return path

    def passes(self, *names: str) -> Self:
        """These seats pass, one after the other."""
        for name in names:
            self.do(name, "pass")
        return self

    def rest(self, until: str = "", prompt: str = "") -> Self:
        """Let everybody pass, and choose the first that is legal where that is not possible, until a seat is asked (with this
        prompt): the one named, or the one whose turn it is."""
        name = until or self.names[self.game.current]
        for _ in range(PATIENCE):
            if self.is_asked(name, prompt):
                return self
            if not self.session.open:
                break
            decision = self.session.open[0]
            path = [PASS] if decision.optional else decision.unasked()
            self.session.answer(decision.seat, decision.number, path)
        raise AssertionError(f"{name} is not asked{' ' + prompt if prompt else ''} any more; {self._waiting()}")

    def let(self, deed: Callable[[Self], object]) -> Self:
        """Let something happen that no card brings about, before a turn or in a play phase:
        ``table.let(lambda table: table["A"].damage(table["B"], 2))``. What it asks is asked."""
        assert isinstance(self.session, TableSession), "only the session of a table for tests lets things happen"
        self.session.let(lambda: deed(self))
        return self

    def end_phase(self, name: str) -> Self:
        """The seat ends its play phase."""
        self.asked(name, "play-phase")
        return self.do(name, "pass")

    # What is true

    def cards(self, name: str) -> list[str]:
        """The hand as texts, in order."""
        return [str(card) for card in self[name].hand.cards]

    def piled(self, name: str, pile: str) -> list[str]:
        """The cards on a seat's general, in the pile of this name, as texts."""
        zone = self.game.piles.get((self[name].index, pile))
        return [str(card) for card in zone.cards] if zone is not None else []

    def holds(self, name: str, text: str) -> bool:
        """Whether a hand holds such a card."""
        return bool(self.fitting(self[name].hand.cards, text))

    def worn(self, name: str) -> list[str]:
        """What a seat wears, as ids of what it counts as, in the order it was put on."""
        return [self.game.lies_as(card).id for card in self[name].equip.cards]

    def hears(self) -> EventLog:
        """The events from now on."""
        log = EventLog()
        self.game.watch(log)
        return log

    def story(self, viewer: str = "") -> list[str]:
        """What was asked, answered and what happened, in order, since the first turn began; for a ``viewer`` as that seat gets
        it."""
        assert isinstance(self.session, TableSession), "only the session of a table for tests keeps the story"
        return self.session.story.lines(self[viewer].index if viewer else None)

    def discarded(self, text: str) -> bool:
        """Whether such a card lies in the discard pile."""
        return bool(self.fitting(self.game.discard_pile.cards, text))

    @property
    def winners(self) -> list[str]:
        """The names of those who won."""
        return [self.names[index] for index in self.game.winners]
