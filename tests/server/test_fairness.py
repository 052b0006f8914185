"""Shuffles that players can check: the server commits itself first, then everybody gives a number, and the record proves it."""

from __future__ import annotations

from pathlib import Path

from sanguosha.engine.pieces.fairness import commitment_to, seed_from
from sanguosha.engine.records.record import parse, replay
from sanguosha.tables import drawn_seats, mode_of
from tests.server.client import QUICK, Client, Message, Server, play_together, settings_for, table_of
from tests.server.process import Process, record_of

HERS, HIS = "a" * 32, "b" * 32
SHORT = {"round_cap": "2"}


def give(client: Client, number: str) -> Message:
    """Give a number for the next game, and see that it is noted."""
    client.catch_up()
    assert client.room is not None
    client.say("number", commitment=client.room["commitment"], number=number)
    return client.hear("room", lambda room: room["places"][room["you"]]["number"] == number)


def start(host: Client, *others: Client) -> None:
    for client in others:
        client.say("ready", ready=True)
    host.hear("room", lambda room: sum(place["ready"] for place in room["places"]) == len(others))
    host.say("start")
    host.hear("update")


def test_a_game_comes_from_the_secret_promised_before_and_the_numbers_of_all(tmp_path: Path):
    with Server(settings_for(tmp_path, seed=-1)) as server:
        ann, bob = table_of(server, "Ann", "Bob", players=4, options=SHORT)
        promised = give(ann, HERS)["commitment"]
        give(bob, HIS)
        start(ann, bob)
        room = ann.room
        assert room is not None
        assert room["commitment"] == promised, "while the game runs it is the one that was promised for it"
        assert sorted(place["number"] for place in room["places"]) == ["", "", HERS, HIS], "everybody sees whose number counts"
        play_together(ann, bob)
        assert ann.finished is not None
        text = server.get(f"/api/replays/{ann.finished['replay']}")[2].decode()
        after = ann.hear("room", lambda room: not room["running"])
        assert after["commitment"] not in ("", promised), "the next game has a secret of its own"
        assert not any(place["number"] for place in after["places"]), "and wants numbers of its own"
        record = parse(text)
        assert record.proof is not None
        assert (record.proof.commitment, commitment_to(record.proof.secret)) == (promised, promised)
        assert sorted(record.proof.given()) == [HERS, HIS]
        assert record.seed == seed_from(record.proof.secret, [HIS, HERS])
        seats = drawn_seats(4, record.seed)
        table = [seat["place"] for seat in ann.seats]
        assert [table.index(place) for place in range(4)] == seats, "the lot for the seats is one of the game's"
        assert [record.proof.numbers[seats[place]] for place in (0, 1)] == [HERS, HIS], "each number stands at its seat"
        replay(record, mode_of(record))


def test_who_gives_no_number_is_left_out_and_everybody_sees_it(tmp_path: Path):
    with Server(settings_for(tmp_path, seed=-1)) as server:
        ann, bob = table_of(server, "Ann", "Bob", players=4, options=SHORT)
        give(bob, HIS)
        start(ann, bob)
        play_together(ann, bob)
        assert ann.finished is not None
        record = parse(server.get(f"/api/replays/{ann.finished['replay']}")[2].decode())
        assert record.proof is not None
        assert record.proof.given() == [HIS]
        assert record.proof.fault(record.seed) == ""


def test_a_quick_game_is_promised_by_the_welcome(tmp_path: Path):
    with Server(settings_for(tmp_path, seed=-1)) as server, server.client() as ann:
        promised = ann.me["commitment"]
        ann.say("quick", options={**QUICK, "options": SHORT}, commitment=promised, number=HERS)
        ann.play_on()
        assert ann.finished is not None
        record = parse(server.get(f"/api/replays/{ann.finished['replay']}")[2].decode())
        assert record.proof is not None
        assert (record.proof.commitment, record.proof.given()) == (promised, [HERS])
        ann.say("leave")
        assert ann.hear("welcome")["commitment"] not in ("", promised), "a secret is used once"


def test_a_number_for_another_game_has_no_effect_and_a_bad_one_is_refused(tmp_path: Path):
    with Server(settings_for(tmp_path, seed=-1)) as server, server.client() as ann:
        ann.say("quick", options=QUICK, commitment="0" * 64, number="many")
        assert ann.refused() == "bad-number"
        assert not server.hub.rooms, "nothing has begun"
        ann.say("create", options=QUICK)
        ann.hear("room")
        ann.say("number", commitment="0" * 64, number=HERS)
        ann.say("number", commitment="0" * 64, number=HERS.upper())
        assert ann.refused() == "bad-number"
        ann.catch_up()
        assert ann.room is not None
        assert not any(place["number"] for place in ann.room["places"])


def test_nothing_that_is_sent_while_the_game_runs_holds_its_secret(tmp_path: Path):
    with Server(settings_for(tmp_path, seed=-1)) as server, server.client() as ann:
        ann.say("quick", options={**QUICK, "options": SHORT}, commitment=ann.me["commitment"], number=HERS)
        ann.asked()
        [room] = server.hub.rooms.values()
        kept = room.play.kept
        secrets = (kept.secret, str(kept.seed), f"{kept.seed:x}", room.secret, room.play.game.chance.key.hex())
        assert server.get(f"/api/replays/{kept.id}")[0] == 404
        assert server.get(f"/api/replays/{kept.id}/frames")[0] == 404
        while ann.finished is None:
            assert not any(secret in str(ann.heard) for secret in secrets)
            ann.heard.clear()
            if ann.question is not None:
                ann.answer(*ann.simplest())
            ann.next()
        assert kept.secret in server.get(f"/api/replays/{kept.id}")[2].decode(), "when it is over everybody may know it"


def test_games_of_a_fixed_seed_are_not_promised(server: Server):
    with server.client() as ann:
        assert ann.me["commitment"] == ""
        ann.say("quick", options={**QUICK, "options": SHORT})
        ann.play_on()
        assert ann.room is not None
        assert ann.room["commitment"] == ""
        assert ann.finished is not None
        record = parse(server.get(f"/api/replays/{ann.finished['replay']}")[2].decode())
        assert record.proof is None
        assert record.seed == server.settings.seed


def test_what_was_promised_holds_after_a_crash(tmp_path: Path):
    database = tmp_path / "server.sqlite"
    with Process(database, secret="s") as process, process.client() as ann:
        token = ann.me["token"]
        ann.say("create", options={**QUICK, "options": SHORT})
        ann.hear("room")
        promised = give(ann, HERS)["commitment"]
        process.kill()
    with Process(database, secret="s") as process, process.client(token=token) as ann:
        room = ann.hear("room")
        assert (room["commitment"], room["places"][0]["number"]) == (promised, HERS)
        ann.say("start")
        ann.asked()
        process.kill()
    with Process(database, secret="s") as process, process.client(token=token) as ann:
        assert ann.hear("room")["commitment"] == promised
        ann.play_on()
        assert ann.finished is not None
        process.kill()
        record = parse(record_of(database, ann.finished["replay"]))
        assert record.proof is not None
        assert (record.proof.commitment, record.proof.given()) == (promised, [HERS])
        replay(record, mode_of(record))
