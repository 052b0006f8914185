"""3v3 in a room: teams by place, the draft, colours of a rematch, a silent table."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sanguosha.engine.records.record import parse
from sanguosha.server.told.messages import RoomOptions
from tests.server.client import Client, Message, Server, settings_for, table_of
from tests.server.process import record_of
from tests.server.scripted import SECRET, People, seat_people, unbroken

TEAM = {"mode": "team_3v3", "players": 6}
SHORT = {"round_cap": "3"}
WARM, COLD = "warm_side", "cold_side"
MARSHALS = (1, 4)


def table(client: Client) -> Message:
    """The table as it was told last."""
    assert client.update is not None
    found = client.update["table"]
    assert isinstance(found, dict)
    return found


def sides(client: Client) -> list[str]:
    """The sides of the places."""
    return [seat["side"] for seat in sorted(client.seats, key=lambda seat: int(seat["place"]))]


def again(client: Client) -> None:
    """Begin another game, and wait until the colours are given."""
    client.finished, client.update, client.answered = None, None, -1
    client.say("start")
    see_colours(client)


def see_colours(client: Client) -> None:
    """Answer until the colours are given."""
    while client.update is None or not all(sides(client)):
        if client.question is not None:
            client.answer(*client.simplest())
        client.next()


def end(client: Client) -> Message:
    """Play to the end of the game."""
    finished = client.play_on()
    client.hear("room", lambda room: not room["running"])
    return finished


def test_six_people_play_a_whole_game_with_its_draft(tmp_path: Path):
    options = RoomOptions("team_3v3", players=6, decision_time=60.0)
    seed = 7
    settings = settings_for(tmp_path, secret=SECRET)
    asyncio.run(seat_people(Path(settings.database), options, seed))
    prompts: list[str] = []
    with Server(settings) as server:
        people = People(server, 6)
        people.listen()
        while not people.over:
            client = people.clients[people.asked]
            question = client.question
            assert question is not None
            if table(client)["round"] == 0:
                prompts.append(question["prompt"])
                see_draft(people, question)
            people.answer()
            people.listen()
        finished = [client.finished or client.hear("finished") for client in people.clients]
        assert finished == [finished[0]] * 6
        colours = sides(people.clients[0])
        people.leave()
    assert prompts[:3] == ["choose-pile", "choose-pile", "choose-first-picker"]
    assert prompts[3:-3] == ["pick-general"] * 8, "what nobody can choose is not asked"
    assert prompts[-3:] == ["line-up", "line-up", "choose-first-side"]
    assert finished[0]["outcome"] in (WARM, COLD)
    assert [colours[seat] for seat in finished[0]["winners"]] == [finished[0]["outcome"]] * 3
    assert record_of(Path(settings.database), finished[0]["replay"]) == unbroken(options, seed)[0].text()


def see_draft(people: People, question: Message) -> None:
    """All see the same piles and who is asked; only a marshal sees its own line-up being asked."""
    tables = [table(client) for client in people.clients]
    piles = tables[0]["general_piles"]
    assert all(one["general_piles"] == piles for one in tables)
    assert sum(len(pile) for pile in piles.values()) in (0, 16)
    waiting = [set(client.update["waiting"]) for client in people.clients if client.update is not None]
    assert waiting == [waiting[0]] * 6
    assert waiting[0] == {str(seat) for seat, client in enumerate(people.clients) if client.question is not None}
    assert waiting[0] <= {str(seat) for seat in MARSHALS}
    if question["kind"] in ("general", "line_up"):
        assert 60 < question["seconds"] <= 120, "a draft takes time"
    if question["prompt"] == "line-up":
        assert all(seat["generals"] == [] for one in tables for seat in one["seats"]), "nothing is turned up before both are ready"


def test_teams_sit_as_their_places_are(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", **TEAM, options=SHORT)
    ann.say("move", first=1, second=4)
    ann.hear("room", lambda room: room["places"][4]["name"] == "Bob")
    ann.say("start")
    for client, place in ((ann, 0), (bob, 4)):
        client.hear("update")
        assert table(client)["you"] == place
        assert [seat["place"] for seat in client.seats] == list(range(6))
        assert [seat["index"] for seat in client.seats if seat["role"] == "marshal"] == list(MARSHALS)


def test_one_click_begins_a_game_on_the_seat_that_is_wanted(server: Server):
    with server.client() as ann:
        ann.say("quick", options={**TEAM, "pace": 0.0, "options": SHORT}, seat=4)
        ann.hear("update")
        assert table(ann)["you"] == 4
        assert ann.room is not None
        assert ann.room["you"] == 4
        assert end(ann)["points"] == []


def test_the_same_teams_exchange_their_colours_also_after_a_restart(tmp_path: Path):
    settings = settings_for(tmp_path)
    with Server(settings) as server:
        (ann,) = table_of(server, "Ann", **TEAM, options=SHORT)
        again(ann)
        first = sides(ann)
        assert first[:3] == [first[0]] * 3
        end(ann)
    with Server(settings) as server, server.client(token=ann.me["token"]) as back:
        back.hear("finished")
        again(back)
        second = sides(back)
        assert second == [WARM if side == COLD else COLD for side in first]
        end(back)
        back.say("move", first=0, second=5)
        back.hear("room", lambda room: room["you"] == 5)
        again(back)
        assert sides(back)[5] == first[0], "the team has other places, not other people"


def test_other_teams_draw_their_colours(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", **TEAM, options=SHORT)
    bob.say("leave")
    bob.hear("welcome")
    again(ann)
    old = end(ann)["replay"]
    assert ann.room is not None
    ann.say("kick", seat=2)
    ann.hear("room", lambda room: not room["places"][2]["bot"])
    bob.say("join", room=ann.room["room"])
    bob.hear("room")
    bob.say("ready", ready=True)
    ann.hear("room", lambda room: room["places"][2]["ready"])
    again(ann)
    bob.say("leave")
    new = end(ann)["replay"]
    records = [parse(server.get(f"/api/replays/{replay}")[2].decode()) for replay in (old, new)]
    assert ["warm" in record.options for record in records] == [False, False]


def test_nobody_at_a_silent_table_says_or_throws_anything_while_the_game_runs(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", **TEAM, options=SHORT)
    ann.say("say", text="before the game")
    assert bob.hear("said")["text"] == "before the game"
    ann.say("start")
    ann.hear("room", lambda room: room["running"])
    with server.client("Cai") as cai:
        assert ann.room is not None
        cai.say("watch", room=ann.room["room"])
        cai.hear("room")
        ann.say("say", text="take Zhao Yun")
        assert ann.refused() == "silent"
        ann.say("say", phrase="phrase-hurry")
        assert ann.refused() == "silent"
        ann.say("throw", what="flower", seat=1)
        assert ann.refused() == "silent"
        cai.say("say", text="a fine game")
        assert bob.hear("said")["text"] == "a fine game"


def test_a_table_that_is_not_silent_talks(server: Server):
    ann, bob = table_of(server, "Ann", "Bob", **TEAM, options={**SHORT, "silent": "off"})
    ann.say("start")
    ann.hear("room", lambda room: room["running"])
    ann.say("say", text="take Zhao Yun")
    assert bob.hear("said")["text"] == "take Zhao Yun"


def test_who_does_not_choose_in_the_draft_is_chosen_for(server: Server):
    with server.client() as ann:
        ann.say("quick", options={**TEAM, "pace": 0.0, "decision_time": 0.05, "options": SHORT}, seat=1)
        ann.hear("update", lambda update: update["table"]["round"] >= 1)
        assert all(seat["generals"] for seat in ann.seats)
