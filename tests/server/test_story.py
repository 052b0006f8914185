"""What has happened before one came: who comes back reads the whole story, and nothing more than was told before."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event, Watcher
from sanguosha.engine.views.view import View
from sanguosha.server.rooms.gallery import Gallery
from sanguosha.server.told.chronicle import STORY_LINES
from sanguosha.server.told.messages import Update
from tests.server.client import QUICK, Client, Message, Server, settings_for, table_of
from tests.server.tables import SPECTATOR, new_play

EVERYTHING = 1_000_000


def story(client: Client, before: int = EVERYTHING) -> Message:
    """The story up to an event."""
    client.say("story", before=before)
    return client.hear("story")


def told(client: Client) -> list[Message]:
    """All events that a client was told of as they happened."""
    return [event for message in client.heard if message["t"] == "update" for event in message["events"]]


def play_a_while(client: Client, events: int) -> None:
    """Answer as simply as possible until so many events have been told."""
    while len(told(client)) < events:
        if client.question is not None:
            client.answer(*client.simplest())
        client.next()


def test_who_comes_back_is_told_everything_again_word_for_word(server: Server):
    with server.client() as ann:
        ann.say("quick", options={**QUICK, "options": {"generals": "off"}})
        play_a_while(ann, 30)
        first = next(message for message in ann.heard if message["t"] == "update")
        with server.client(token=ann.me["token"]) as again:
            update = again.hear("update")
            assert update["events"] == []
            again_told = story(again, update["past"])
        assert again_told["past"] == 0
        heard = told(ann)
        lines = again_told["events"][first["past"] :][: len(heard)]
        assert lines == heard[: len(lines)]
        assert len(lines) >= 10


def test_nobody_is_told_what_has_not_been_told_yet(server: Server):
    with server.client() as ann:
        ann.say("quick", options=QUICK)
        ann.asked("general")
        assert ann.update is not None
        told_again = story(ann)["events"]
        assert len(told_again) == ann.update["past"] + len(ann.update["events"])
        assert story(ann, -5)["events"] == []
        assert story(ann, 2)["events"] == told_again[:2]


def test_a_game_that_is_over_can_be_told_until_the_next_one(server: Server):
    with server.client() as ann:
        ann.say("quick", options={**QUICK, "players": 2, "options": {"round_cap": "2", "generals": "off"}})
        ann.play_on()
        ann.hear("room", lambda room: not room["running"])
        with server.client(token=ann.me["token"]) as again:
            update = again.hear("update")
            assert update["past"] == len(server.hub.rooms[ann.room["room"] if ann.room else ""].last.log.events)
            lines = story(again, update["past"])["events"]
            heard = told(ann)
            assert lines[-len(heard) :] == heard[-len(lines) :]
            assert lines[-1]["key"] == "game-over"


def test_who_looks_on_with_a_delay_is_told_nothing_of_what_is_still_to_be_shown(server: Server):
    (ann,) = table_of(server, "Ann", players=2, spectator_delay=600.0, options={"generals": "off"})
    with server.client("Cai") as cai:
        ann.say("start")
        play_a_while(ann, 10)
        cai.say("watch", room=ann.room["room"] if ann.room else "")
        cai.hear("room")
        assert story(cai)["events"] == []


def test_who_looks_on_is_told_what_all_could_see(server: Server):
    (ann,) = table_of(server, "Ann", players=2, options={"generals": "off"})
    with server.client("Cai") as cai:
        ann.say("start")
        play_a_while(ann, 10)
        cai.say("watch", room=ann.room["room"] if ann.room else "")
        update = cai.hear("update")
        lines = story(cai, update["past"])["events"]
        drawn = [event for event in lines if event["key"] == "move" and event["args"]["to"].endswith(".hand")]
        assert drawn
        assert all(set(event["cards"]) == {"?"} for event in drawn if event["args"]["from"] == "draw_pile")
        assert any(event["key"] == "lord-shown" for event in lines)


def test_a_game_shown_with_a_delay_tells_nothing_of_the_next_one():
    gallery = Gallery(0.0)
    shown = Update(9, [], SimpleNamespace(), None, {}, 700)  # type: ignore[arg-type]
    gallery.tell(shown, "first")
    assert (gallery.told_of("first"), gallery.told_of("second")) == (700, 0)


def test_who_watched_the_game_before_is_told_nothing_of_this_one():
    async def watch() -> None:
        before, now = (new_play(2, seed, generals="off") for seed in (1, 2))
        before.start()
        now.start()
        watching = before.watch(0, lambda update: None)
        assert before.told_to(watching) == len(before.log.events)
        assert now.told_to(watching) == 0
        before.unwatch(watching)
        assert before.told_to(watching) == 0

    asyncio.run(watch())


class Health(Watcher):
    """The health of everybody after each event."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.after: list[list[str]] = []
        game.watch(self)

    def notice(self, event: Event) -> None:
        self.after.append([f"{seat.hp}/{seat.max_hp}" for seat in self.game.seats])


def test_a_line_says_the_health_that_was_left_then():
    play = new_play(4, 3, generals="off")
    health = Health(play.game)
    play.start()
    agents = [RandomAgent(seat) for seat in range(4)]
    while not play.session.over:
        decision = play.session.open[0]
        play.session.answer(decision.seat, decision.number, agents[decision.seat].decide(decision, View(play.game, decision.seat)))
    lines = play.log.lines(SPECTATOR, 0)
    harmed = [(at, line) for at, line in enumerate(lines) if line.key == "damage"]
    assert len(harmed) >= 10
    for at, line in harmed:
        assert line.health == health.after[at][int(line.args["seat"][1:])]


def test_of_a_long_game_the_latest_lines_are_told():
    play = new_play(2, 1, generals="off")
    play.start()
    play.log.events = (play.log.events * STORY_LINES)[: STORY_LINES + 10]
    told_again = play.log.story(SPECTATOR, STORY_LINES + 10)
    assert (told_again.past, len(told_again.events)) == (10, STORY_LINES)


def test_without_a_game_there_is_no_story_and_asking_again_and_again_is_too_fast(tmp_path: Path):
    with Server(settings_for(tmp_path, message_limit="30/day")) as server, server.client() as ann:
        ann.say("story", before=1)
        assert ann.refused() == "no-room"
        ann.say("create", options=QUICK)
        ann.say("story", before=1)
        assert ann.refused() == "no-game"
        ann.say("start")
        ann.asked("general")
        for _ in range(6):
            ann.say("story", before=EVERYTHING)
        assert ann.hear("refused")["reason"] == "too-fast"
