"""Series in a room: everybody is lord once, points are added up, and nothing of it is lost."""

from __future__ import annotations

from pathlib import Path

from sanguosha.engine.records.record import Record, parse, replay
from sanguosha.modes.identity.scoring import score
from sanguosha.server.rooms.options import LONGEST_DELAY
from sanguosha.tables import mode_of
from tests.server.client import QUICK, Client, Message, Server, play_together, table_of
from tests.server.process import Process, record_of

SERIES = {"series": "rotating_lord", "round_cap": "3"}


def begin(host: Client, *others: Client) -> None:
    """The next game begins."""
    host.catch_up()
    assert host.room is not None
    if sum(place["ready"] for place in host.room["places"]) < len(others):
        for client in others:
            client.say("ready", ready=True)
        host.hear("room", lambda room: sum(place["ready"] for place in room["places"]) == len(others))
    for client in (host, *others):
        client.finished, client.update, client.answered = None, None, -1
    host.say("start")
    host.hear("update")


def play(*clients: Client) -> Message:
    """Everybody plays to the end; the room after it, as the first one sees it."""
    play_together(*clients)
    return clients[0].hear("room", lambda room: not room["running"])


def lord_of(client: Client) -> int:
    """The place of the lord."""
    return next(int(seat["place"]) for seat in client.seats if seat["role"] == "lord")


def places_of(client: Client) -> list[int]:
    """The places of the seats in order."""
    return [seat["place"] for seat in client.seats]


def by_place(client: Client) -> list[int]:
    """The points of the game that has ended, by place."""
    assert client.finished is not None
    points = dict(zip(places_of(client), client.finished["points"], strict=True))
    return [points[place] for place in sorted(points)]


def check(series: Message, games: list[tuple[int, list[int]]], length: int) -> None:
    """A series tells the lord and the points of each game, and adds them up."""
    assert [(game["lord"], game["points"]) for game in series["games"]] == games
    totals = [sum(points[place] for _, points in games) for place in range(length)]
    assert (series["length"], series["totals"]) == (length, totals)
    assert series["ranks"] == [1 + sum(other > total for other in totals) for total in totals]


def test_everybody_is_lord_once_and_the_points_are_added_up(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=4, options={**SERIES, "round_cap": "60"})
    assert ann.room is not None
    assert ann.room["series"] is None, "none has begun"
    lords, games, seating = [], [], set()
    for _ in range(4):
        begin(ann, bob)
        lords.append(lord_of(ann))
        seating.add(tuple(places_of(ann)))
        room = play(ann, bob)
        games.append((lords[-1], by_place(ann)))
        check(room["series"], games, 4)
        assert bob.hear("room", lambda room: not room["running"])["series"] == room["series"], "everybody sees it"
        assert ann.finished is not None
        assert room["series"]["games"][-1]["replay"] == ann.finished["replay"]
    assert sorted(lords) == [0, 1, 2, 3]
    assert any(room["series"]["totals"]), "somebody has scored"
    assert len(seating) == 1, "seats are drawn once"
    seats = list(seating.pop())
    assert [seats[(seats.index(lord) + 1) % 4] for lord in lords[:-1]] == lords[1:], "the lord's role goes to the right"
    assert room["series"]["next_lord"] == -1
    begin(ann, bob)
    assert ann.room["series"]["games"] == [], "the host has begun a new one"


def test_games_that_are_not_scored_have_no_points_and_others_are_scored_at_once(server: Server):
    for options, count in (({}, 0), ({"scoring": "v4"}, 2)):
        with server.client() as ann:
            ann.say("quick", options={**QUICK, "players": 2, "options": {"round_cap": "2", **options}})
            assert len(ann.play_on()["points"]) == count
            assert ann.room is not None
            assert ann.room["series"] is None


def test_who_leaves_is_replaced_by_a_bot_and_the_series_goes_on(server: Server):
    ann, bob, cai = table_of(server, "Ann", "Bob", "Cai", players=3, options=SERIES)
    begin(ann, bob, cai)
    cai.say("leave")
    play(ann, bob)
    bob.say("leave")
    room = ann.hear("room", lambda room: room["places"][1]["bot"])
    assert [place["name"] for place in room["places"]] == ["Ann", "Bob", "Cai"]
    assert [place["bot"] for place in room["places"]] == [False, True, True]
    begin(ann)
    assert len(play(ann)["series"]["games"]) == 2
    ann.say("kick", seat=2)
    ann.hear("room", lambda room: not room["places"][2]["bot"])
    with server.client("Dan") as dan:
        dan.say("join", room=room["room"])
        assert dan.hear("room")["you"] == 2, "somebody else may take the place, and its points"
        begin(ann, dan)
        series = play(ann, dan)["series"]
        assert (len(series["games"]), series["next_lord"]) == (3, -1)


def test_the_rules_of_a_series_stay_until_it_is_over_or_ended(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", players=2, options=SERIES)
    assert ann.room is not None
    ann.say("move", first=0, second=1)
    ann.hear("room", lambda room: room["places"][1]["name"] == "Ann")
    begin(ann, bob)
    play(ann, bob)
    options = ann.room["options"]
    for change in ({"players": 3}, {"ban": ["yu_ji"]}, {"packages": ["wind"]}, {"options": {**SERIES, "choices": "5"}}):
        ann.say("options", options={**options, **change})
        assert ann.refused() == "series"
    ann.say("move", first=0, second=1)
    assert ann.refused() == "series"
    ann.say("options", options={**options, "decision_time": 30.0, "password": "x"})
    room = ann.hear("room", lambda room: room["has_password"])
    assert len(room["series"]["games"]) == 1, "times and doors may be changed"
    ann.say("options", options={**options, "options": {}})
    assert ann.hear("room", lambda room: not room["options"]["options"])["series"] is None, "so it is ended"
    ann.say("options", options=options)
    ann.hear("room", lambda room: room["options"]["options"])
    begin(ann, bob)
    assert ann.room["series"]["games"] == []


def test_spectators_see_the_points_when_they_may_know_how_the_game_ended(server: Server):
    (ann,) = table_of(server, "Ann", players=2, options=SERIES, spectator_delay=LONGEST_DELAY)
    assert ann.room is not None
    begin(ann)
    play(ann)
    with server.client("Cai") as cai:
        cai.say("watch", room=ann.room["room"])
        assert cai.hear("room")["series"] is None, "nothing of the end yet"
        server.let_pass(LONGEST_DELAY)
        assert len(cai.hear("room", lambda room: room["series"] and room["series"]["games"])["series"]["games"]) == 1


def test_one_click_begins_a_series_too(server: Server):
    with server.client() as ann:
        ann.say("quick", options={**QUICK, "players": 2, "options": SERIES}, seat=1)
        ann.hear("update")
        assert places_of(ann) == [1, 0]
        assert play(ann)["series"]["next_lord"] >= 0
        begin(ann)
        assert places_of(ann) == [1, 0]
        assert play(ann)["series"]["next_lord"] == -1


def test_two_games_of_a_series_on_a_server_that_is_killed_in_and_between_them(tmp_path: Path):
    database = tmp_path / "series.sqlite"
    options = {**SERIES, "first_out_protection": "on", "round_cap": "40"}
    with Process(database, secret="s", seed="5") as process:
        ann = process.client()
        ann.say("quick", options={**QUICK, "players": 2, "decision_time": 600.0, "options": options})
        ann.hear("update")
        games: list[tuple[int, list[int]]] = []
        seats = places_of(ann)
        while len(games) < 2:
            for _ in range(2):
                ann.asked()
                ann.answer(*ann.simplest())
            ann = killed(process, ann)
            assert ann.room is not None
            check(ann.room["series"], games, 2)
            ann.hear("update")
            assert places_of(ann) == seats
            lord = lord_of(ann)
            assert ann.room["series"]["next_lord"] == lord
            finished = ann.play_on()
            games.append((lord, by_place(ann)))
            series = ann.hear("room", lambda room: not room["running"])["series"]
            check(series, games, 2)
            ann = killed(process, ann)
            assert ann.room is not None
            assert ann.room["series"] == series, "it was kept with the end of the game"
            assert ann.hear("finished") == finished
            if len(games) < 2:
                begin(ann)
        ann.close()
    assert not process.faults
    records = [parse(record_of(database, game["replay"])) for game in series["games"]]
    assert [points_of(record, seats) for record in records] == [points for _, points in games], "as the engine counts them"
    assert "first_out" not in records[0].options
    assert first_out(records[0]) == records[1].options.get("first_out", "")


def killed(process: Process, client: Client) -> Client:
    """The server is killed and started again; the client comes back."""
    process.kill()
    client.close()
    process.start()
    again = process.client(token=client.me["token"])
    again.hear("room")
    return again


def points_of(record: Record, places: list[int]) -> list[int]:
    """The points of a recorded game by place."""
    points = score(replay(record, mode_of(record)))
    return [points[places.index(place)] for place in range(len(places))]


def first_out(record: Record) -> str:
    """Who was eliminated first in a recorded game, empty for nobody."""
    deaths = replay(record, mode_of(record)).deaths
    return f"s{deaths[0][0]}" if deaths else ""
