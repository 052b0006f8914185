"""What each client receives, compared with the whole truth: nothing that its seat cannot know at that time is in any frame."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from greenlet import greenlet
from msgspec.structs import replace

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.decisions.decision import IllegalAnswer
from sanguosha.engine.decisions.tokens import PASS
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event, Watcher
from sanguosha.engine.pieces.card import HEART, SPADE
from sanguosha.engine.pieces.random import Random
from sanguosha.engine.table.snapshot import capture, restore
from sanguosha.engine.views.view import View
from sanguosha.server.games.play import Play
from sanguosha.server.told.messages import Update
from sanguosha.server.told.states import EventLine
from tests.hidden.twins import ACTS, AN_ACT, Counting, Key, exchange_hidden
from tests.server.tables import SPECTATOR, Memory, People, new_play, watch_all

SEED = 123_456_789_012_345_678
EVERYBODY = -1
CARD = re.compile(r"(?<![A-Za-z0-9_])c\d+(?![A-Za-z0-9_])")
ATTEMPTS = 40
ASKED_IN_SECRET = "xiao_qiao"
OPEN_ROLES = ("lord", "marshal", "vanguard_3v3")
SECRET_ROLES = ("loyalist", "rebel", "renegade")
VARIANTS = {
    "dark_souls": "on", "reincarnation": "on", "three_player_attrition": "on", "scoring": "v4", "first_out_protection": "always",
    "first_out": "s1", "round_cap": "20",
}  # fmt: skip


class Truth(Watcher):
    """Who may know which card, and which generals lay open, noted whenever something happens."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moments: list[list[int]] = []
        self.told: dict[int, int] = {}
        self.open_generals: set[str] = set()
        game.watch(self)

    def notice(self, event: Event) -> None:
        self.note()
        self.open_generals |= {general.id for pile in self.game.general_piles.values() for general in pile}
        if event.key == "general-turned-up":
            self.open_generals.add(event.args["general"])

    def note(self) -> None:
        """The seats (as a mask) that may know each card now."""
        game = self.game
        self.moments.append([EVERYBODY if game.place[id].face_up else game.known[id] for id in range(len(game.known))])

    def unknowable(self, viewer: int, named: set[str]) -> set[str]:
        """Those of some cards that a viewer could not know at any moment since it was told something last."""
        self.note()
        moments = self.moments[self.told.get(viewer, 0) :]
        self.told[viewer] = len(self.moments) - 1
        return {token for token in named if not any(known_to(viewer, masks[int(token[1:])]) for masks in reversed(moments))}


def known_to(viewer: int, mask: int) -> bool:
    """Whether a viewer is among those of a mask."""
    return mask == EVERYBODY or (viewer >= 0 and mask >> viewer & 1 == 1)


def strings(value: Any) -> Iterator[str]:
    """All strings in a frame, keys as well."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def check_frame(play: Play, truth: Truth, viewer: int, update: Update) -> None:
    """Raise ``AssertionError`` if a frame tells what the viewer cannot know."""
    game = play.game
    text = msgspec.json.encode(update).decode()
    frame = json.loads(text)

    assert not truth.unknowable(viewer, set(CARD.findall(text))), "no card that it cannot know"
    for face in faces(frame):
        card = game.card_by_token[face["token"]]
        assert (face["kind"], face["rank"]) == (card.kind.id, card.rank)

    assert str(SEED) not in text
    assert game.chance.key.hex() not in text

    for seat in frame["table"]["seats"]:
        true = game.seats[seat["index"]]
        known = true.role in OPEN_ROLES or true.fallen or game.over or true.index == viewer
        assert seat.pop("role") == (true.role if known else "")
        assert seat["hand_size"] == len(true.hand.cards)
    for event in frame["events"]:
        if event["key"] == "role-shown":
            true = game.seats[int(event["args"]["seat"][1:])]
            assert true.fallen or game.over
            event["args"].pop("role")
        elif event["key"] == "game-over":
            assert game.over
            event["args"].pop("outcome")
    if not game.over:
        assert (frame["table"].pop("outcome"), frame["table"]["winners"]) == ("", [])
        assert not set(SECRET_ROLES) & set(strings(frame)), "no role anywhere else"

    question = frame["question"]
    mine = play.session.question(viewer) if viewer != SPECTATOR else None
    assert question is None or (mine is not None and question["number"] == mine.number), "only its own questions"
    shown = {slot.general.id for seat in game.seats for slot in seat.slots if slot.revealed or seat.index == viewer}
    shown |= truth.open_generals
    if mine is not None and mine.kind == "general":
        shown |= {token[2:] for token in mine.menu([])}
    generals = set(game.ruleset.general_by_id)
    told = {word.removeprefix("g:") for string in strings(frame) for word in string.split()} & generals
    assert told <= shown, "no general that others may choose"


def faces(value: Any) -> Iterator[dict[str, Any]]:
    """All faces of cards in a frame."""
    if isinstance(value, dict):
        if "as_kind" in value:
            yield value
        for inner in value.values():
            yield from faces(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from faces(inner)


async def answer_all(play: Play, agents: list[RandomAgent], patience: float = 600.0) -> None:
    """People answer until the game is over; bots play by themselves."""
    assert isinstance(play.company, People)
    running = asyncio.create_task(play.run())
    async with asyncio.timeout(patience):
        while not play.company.over.is_set():
            waiting = [one for one in play.session.open if not play.company.bot_plays(one.seat)]
            if waiting:
                decision = min(waiting, key=lambda one: one.seat)
                picks = agents[decision.seat].decide(decision, View(play.game, decision.seat))
                await play.answer(decision.seat, decision.number, picks)
            await asyncio.sleep(0)
    await running
    assert not play.failed


GAMES: list[tuple[int, int, int, dict[str, str]]] = [
    (4, 0, 1, {}),
    (5, 2, 2, {}),
    (8, 5, 3, {}),
    (5, 0, 4, VARIANTS),
    (6, 3, 5, VARIANTS),
    (6, 0, 6, {"mode": "team_3v3"}),
    (6, 3, 7, {"mode": "team_3v3", "silent": "off"}),
]


@pytest.mark.parametrize(("players", "bots", "seed", "options"), GAMES)
def test_no_frame_of_a_whole_game_tells_what_its_reader_cannot_know(players: int, bots: int, seed: int, options: dict[str, str]):
    async def game() -> tuple[int, Play]:
        play = new_play(players, SEED + seed, set(range(players - bots, players)), **{"round_cap": "8", **options})
        truth = Truth(play.game)
        frames = 0
        told: dict[int, list[EventLine]] = {}

        def check(viewer: int, update: Update) -> None:
            nonlocal frames
            frames += 1
            if viewer not in told:
                told[viewer] = play.log.story(viewer, update.past).events
                update = replace(update, events=told[viewer], past=0)
            assert update.past + len(update.events) == len(play.log.events)
            told[viewer] = told[viewer][: update.past] + update.events
            check_frame(play, truth, viewer, update)

        play.start()
        watch_all(play, check)
        await answer_all(play, [RandomAgent(seed * 100 + seat) for seat in range(players)])
        for viewer, lines in told.items():
            for before in (len(lines), len(lines) // 2, 1):
                story = play.log.story(viewer, before)
                assert story.events == lines[story.past : before], "what is told again is what was told when it happened"
        return frames, play

    frames, play = asyncio.run(game())
    assert play.game.over
    assert frames > 50 * players


class Stream:
    """What one seat is told, line by line; ``shows`` are the cards and seats that a line makes known."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.frames = 0
        self.lines: list[str] = []
        self.shows: list[set[str]] = []

    def note(self, update: Update) -> None:
        """One more frame, but for what the clock tells."""
        frame = json.loads(msgspec.json.encode(update))
        self.frames += 1
        assert frame.pop("serial") == self.frames, "the count of frames tells of none that others got"
        for event in frame.pop("events"):
            shows = {token for token in event["cards"] if token != "?"}
            if event["key"] == "role-shown":
                shows.add(event["args"]["seat"])
            if event["key"] in ACTS and event["args"]["seat"] != f"s{self.viewer}":
                shows.add(AN_ACT)
            self.add(json.dumps(event), shows)
        if frame["question"] is not None:
            del frame["question"]["seconds"]
        frame["waiting"] = list(frame["waiting"])
        self.add(json.dumps(frame), set())

    def add(self, line: str, shows: set[str]) -> None:
        """One more line."""
        self.lines.append(line)
        self.shows.append(shows)


class World:
    """A game of people only, watched from one seat. What that seat cannot know is another way from step ``exchanged_at`` on.

    The first seat plays 小乔, who may use a skill at a damage (天香) only if she holds a heart: whether she can must not show.
    """

    def __init__(self, players: int, seed: int, viewer: int, exchanged_at: int = -1) -> None:
        self.play = new_play(players, seed, wish=ASKED_IN_SECRET, dark_souls="on")
        self.stream = Stream(viewer)
        self.exchanged_at = exchanged_at
        self.cards: dict[int, Any] = {}
        self.exchanged: set[str] = set()
        self.answers: list[tuple[int, int, list[str], int, str]] = []
        self.secrets: set[int] = set()
        self.play.session._runner = greenlet(self._steps)
        self.play.start()
        self.play.watch(viewer, self.stream.note)

    def _steps(self) -> None:
        game = self.play.game
        while not game.over:
            if game.steps == self.exchanged_at - 1:
                self._exchange(game)
            game.step()

    def _exchange(self, game: Game) -> None:
        """Exchange at random; if it can be, so that the one who is asked in secret has no reason to be asked."""
        before = capture(game)
        for chance in range(ATTEMPTS):
            restore(game, before)
            self.cards, roles = exchange_hidden(game, self.stream.viewer, Random(game.steps * ATTEMPTS + chance))
            if not any(card.suit in (HEART, SPADE) for card in game.seats[0].hand.cards):
                break
        self.exchanged = {f"c{id}" for id in self.cards} | {card.token for card in self.cards.values()} | roles

    async def answer(self, seat: int, number: int, picks: list[str], prompt: str) -> None:
        game = self.play.game
        self.answers.append((seat, number, picks, game.steps, prompt))
        if (seat, prompt) == (0, "use-skill") and game.current == self.stream.viewer:
            self.secrets.add(game.steps)
        await self.play.answer(seat, number, picks)


async def first_world(players: int, seed: int, viewer: int) -> World:
    """The game as it is."""
    world = World(players, seed, viewer)
    agents = [RandomAgent(seed * 31 + seat) for seat in range(players)]
    session = world.play.session
    while not session.over:
        decision = min(session.open, key=lambda one: one.seat)
        picks = agents[decision.seat].decide(decision, View(session.game, decision.seat))
        if f"g:{ASKED_IN_SECRET}" in decision.menu([]):
            picks = [f"g:{ASKED_IN_SECRET}"]
        await world.answer(decision.seat, decision.number, picks, decision.prompt)
    return world


async def other_world(first: World, players: int, seed: int, viewer: int, step: int, answers: int) -> World:
    """The same game, what the viewer cannot know exchanged at a step; everybody answers the same, as far as possible."""
    world = World(players, seed, viewer, step)
    session = world.play.session
    before = [answer for answer in first.answers if answer[3] < step]
    for seat, number, picks, _, prompt in before:
        await world.answer(seat, number, picks, prompt)
    counting, noted = Counting(), {}
    for seat, _, picks, _, prompt in first.answers[len(before) :]:
        counting.counts[(seat, prompt)] += 1
        noted[(seat, prompt, counting.counts[(seat, prompt)])] = picks
    counting = Counting()
    fallback = RandomAgent(step)
    for _ in range(answers):
        if session.over:
            break
        decision = min(session.open, key=lambda one: one.seat)
        picks = same_answer(world, noted, counting.key(decision), decision, fallback)
        await world.answer(decision.seat, decision.number, picks, decision.prompt)
    return world


def same_answer(world: World, noted: dict[Key, list[str]], key: Key, decision: Any, fallback: RandomAgent) -> list[str]:
    """The noted answer with exchanged cards renamed, or a pass, or a walk at random."""
    picks = noted.get(key)
    if picks is not None:
        renamed = [world.cards[int(token[1:])].token if is_exchanged(world, token) else token for token in picks]
        try:
            decision.check(renamed)
            return renamed
        except IllegalAnswer:
            pass
    return [PASS] if decision.optional else fallback.decide(decision, View(world.play.game, decision.seat))


def is_exchanged(world: World, token: str) -> bool:
    return token[0] == "c" and int(token[1:]) in world.cards


def difference(first: Stream, second: Stream, exchanged: set[str]) -> str:
    """An empty string if the streams are the same up to a line that shows what was exchanged, else the lines that differ."""
    for place, (one, two) in enumerate(zip(first.lines, second.lines, strict=False)):
        if one != two:
            if (first.shows[place] | second.shows[place]) & (exchanged | {AN_ACT}):
                return ""
            return f"line {place}\n{one}\n{two}"
    return ""


@pytest.mark.parametrize(
    ("players", "viewer", "seed"), [(3, 1, 2), (3, 2, 8), (4, 3, 3), (5, 2, 3), (5, 4, 1), (6, SPECTATOR, 3), (8, 5, 4)]
)
def test_frames_are_the_same_in_two_worlds_that_the_seat_cannot_tell_apart(players: int, viewer: int, seed: int):
    async def compare() -> int:
        first = await first_world(players, seed, viewer)
        assert isinstance(first.play.store, Memory)
        assert len(first.play.store.kept) == len(first.answers)
        exchanges = 0
        for step in sorted({*range(1, first.play.game.steps, max(first.play.game.steps // 10, 1)), *first.secrets}):
            second = await other_world(first, players, seed, viewer, step, 40)
            exchanges += bool(second.exchanged)
            told = difference(first.stream, second.stream, second.exchanged)
            assert not told, f"step {step}: {told}"
        return exchanges

    assert asyncio.run(compare()) >= 8
