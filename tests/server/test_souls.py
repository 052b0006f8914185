"""Games with all variants of the identity game, played by people: the dead are asked, and nobody answers for them."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from pathlib import Path

import msgspec

from sanguosha.engine.records.record import parse, replay
from sanguosha.engine.session import Session
from sanguosha.server.kept.store import KeptAnswer
from sanguosha.server.rooms.options import mode_for
from sanguosha.server.told.messages import RoomOptions
from sanguosha.tables import mode_of
from tests.server.client import PATIENCE, Client, Server, eventually, settings_for
from tests.server.process import record_of
from tests.server.scripted import SECRET, People, seat_people, unbroken, walk
from tests.server.tables import Memory, new_play

VARIANTS = {
    "dark_souls": "on", "reincarnation": "on", "three_player_attrition": "on", "first_out_protection": "always", "first_out": "s2",
    "scoring": "v4", "role_set": "standard", "generals": "on", "rebel_bonus_needs_win": "true", "round_cap": "60",
}  # fmt: skip
OPTIONS = RoomOptions(players=5, decision_time=600.0, options=VARIANTS)
CHOOSE_HOST = "choose-host"
SOULS = ("luohan", "xuanwu", "zhuyou")


def souls_asked(seed: int) -> set[str]:
    """The prompts of the questions that the dead are asked in a scripted game."""
    session = Session(mode_for(OPTIONS), seed)
    session.start()
    prompts = set()
    while not session.over:
        decision = min(session.open, key=lambda one: one.seat)
        if decision.posthumous:
            prompts.add(decision.prompt)
        question = {"number": decision.number, "prompt": decision.prompt}
        session.answer(decision.seat, decision.number, walk(decision.seat, question, decision.menu))
    return prompts


@cache
def game_with_souls() -> int:
    """The seed of a game, one of a hundred, in which somebody becomes a soul and is asked whether to use its power."""
    return next(seed for seed in range(1, 100) if souls_asked(seed) >= {CHOOSE_HOST, "use-skill"})


def alive(client: Client) -> bool:
    """Whether the seat of a client lives."""
    assert client.update is not None
    found = client.seats[client.update["table"]["you"]]["alive"]
    assert isinstance(found, bool)
    return found


def for_power(client: Client) -> bool:
    """Whether a soul is asked for its power."""
    return not alive(client) and client.question is not None and client.question["prompt"] != CHOOSE_HOST


def test_the_dead_are_asked_for_a_host_and_for_their_power_and_nobody_answers_for_them(tmp_path: Path):
    seed = game_with_souls()
    settings = settings_for(tmp_path, secret=SECRET)
    asyncio.run(seat_people(Path(settings.database), OPTIONS, seed))
    dead: set[str] = set()
    hosts = 0
    with Server(settings) as server:
        people = People(server, OPTIONS.players)
        people.listen()
        while not people.over:
            asked = people.clients[people.asked]
            assert asked.question is not None
            if not alive(asked):
                dead.add(asked.question["prompt"])
                assert asked.question["optional"], "a soul may always pass"
                others_are_refused(people, asked)
            people.answer()
            people.listen()
            hosts += any(effect["kind"] in SOULS for seat in asked.seats for effect in seat["effects"])
        finished = [client.finished or client.hear("finished") for client in people.clients]
        people.leave()
    assert dead >= {CHOOSE_HOST, "use-skill"}
    assert hosts, "who is a soul's host is seen by all"
    assert len(finished[0]["points"]) == OPTIONS.players
    text = record_of(Path(settings.database), finished[0]["replay"])
    assert text == unbroken(OPTIONS, seed)[0].text(), "the game is the same as one without server"
    record = parse(text)
    assert replay(record, mode_of(record)).over


def others_are_refused(people: People, asked: Client) -> None:
    """Everybody else, dead or alive, answers the question of a dead seat, and it one that is none: nothing counts."""
    question = asked.question
    assert question is not None
    for client in people.clients:
        if client is not asked:
            client.say("answer", number=question["number"], picks=["-"])
            client.say("menu", number=question["number"], picks=[])
            assert (client.refused(), client.refused()) == ("not-asked", "not-asked")
    for number in (question["number"] - 1, question["number"] + 1):
        asked.say("answer", number=number, picks=["-"])
        assert asked.refused() == "not-asked"
    asked.say("answer", number=question["number"], picks=["s9"])
    assert asked.refused() == "illegal-answer"


def test_a_soul_that_passes_by_itself_is_not_asked_and_keeps_nobody_waiting(tmp_path: Path):
    slow = msgspec.structs.replace(OPTIONS, pace=600.0)
    settings = settings_for(tmp_path, secret=SECRET)
    asyncio.run(seat_people(Path(settings.database), slow, game_with_souls()))
    passing: set[int] = set()
    with Server(settings) as server:
        people = People(server, OPTIONS.players)
        people.listen()
        while not people.over:
            client = people.clients[people.asked]
            assert client.question is not None
            assert not for_power(client), "a power is not offered any more"
            people.answer()
            people.listen()
            for effect in [effect for seat in client.seats for effect in seat["effects"] if effect["kind"] in SOULS]:
                soul = people.clients[effect["data"][0]]
                soul.say("auto_pass", family=effect["kind"], how="always")
                passing.add(effect["data"][0])
            wait_for_a_question(people, powers=False)
        people.leave()
        assert passing
        assert re.search(r'answers_total{by="auto"} [1-9]', server.get("/metrics")[2].decode()), "powers were passed"


def test_the_dead_may_hand_their_questions_over_to_a_bot(tmp_path: Path):
    settings = settings_for(tmp_path, secret=SECRET)
    asyncio.run(seat_people(Path(settings.database), OPTIONS, game_with_souls()))
    with Server(settings) as server:
        people = People(server, OPTIONS.players)
        people.listen()
        soul = soul_asked(people)
        assert soul.question is not None
        number = soul.question["number"]
        soul.say("hand_over", on=True)
        soul.hear("room", lambda room: room["places"][room["you"]]["handed_over"])
        soul.hear("update", lambda update: update["question"] is None)
        soul.say("answer", number=number, picks=["-"])
        assert soul.refused() == "not-asked"
        wait_for_a_question(people)
        people.leave()


def soul_asked(people: People) -> Client:
    """Play until a soul is asked whether to use its power."""
    while True:
        client = people.clients[people.asked]
        assert client.question is not None
        if not alive(client) and client.question["prompt"] != CHOOSE_HOST:
            return client
        people.answer()
        people.listen()


def test_a_soul_that_does_not_answer_in_time_passes(tmp_path: Path):
    async def game() -> None:
        play = new_play(OPTIONS.players, game_with_souls(), **VARIANTS)
        assert isinstance(play.store, Memory)
        play.start()
        running = asyncio.create_task(play.run())
        while not (decision := min(play.session.open, key=lambda one: one.seat)).posthumous or decision.prompt == CHOOSE_HOST:
            question = {"number": decision.number, "prompt": decision.prompt}
            await play.answer(decision.seat, decision.number, walk(decision.seat, question, decision.menu))
        play.decision_time = 0.05
        play.wake()
        async with asyncio.timeout(PATIENCE):
            while decision in play.session.open:
                await asyncio.sleep(0)
        assert KeptAnswer(decision.seat, decision.number, ["-"]) in play.store.kept
        running.cancel()
        play.close()

    asyncio.run(game())


def wait_for_a_question(people: People, *, powers: bool = True) -> None:
    """Somebody is asked, or the game ends; without ``powers`` nobody is asked any more for one that passes by itself."""

    def goes_on() -> bool:
        people.listen()
        asked = [client for client in people.clients if client.question]
        return people.over or (bool(asked) and (powers or not any(for_power(client) for client in asked)))

    eventually(goes_on)


def test_only_what_there_is_can_be_passed_by_itself(server: Server):
    with server.client() as ann:
        ann.say("quick", options={"players": 3, "options": {"dark_souls": "on"}})
        ann.asked("general")
        ann.say("auto_pass", family="xuanwu", how="always")
        assert ann.refused() == "no-such-family", "nobody is a soul yet"
