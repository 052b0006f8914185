"""Who is out of a game against bots need not wait for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from sanguosha.engine.session import Session
from sanguosha.server.told.messages import RoomOptions
from tests.page.positions.kept import TOKEN, served

# No bot answers by itself in the time of a test.
SLOW = RoomOptions(players=5, decision_time=6000.0, pace=6000.0)


def is_out(session: Session) -> bool:
    """Seat 0 is dead, its neighbour lives."""
    return not session.game.seats[0].alive and session.game.seats[1].alive


def has_begun(session: Session) -> bool:
    """The first turn has come."""
    return session.game.round == 1


def test_who_is_out_among_bots_has_them_play_on_without_a_pause(tmp_path: Path):
    with served(tmp_path, SLOW, is_out) as server, server.client(token=TOKEN) as anna:
        anna.hear("update", lambda update: not update["table"]["seats"][0]["alive"])
        anna.say("hurry")
        assert anna.hear("finished")["winners"]


@pytest.mark.parametrize(("stands", "people"), [(has_begun, 1), (is_out, 2)])
def test_bots_keep_their_pace_while_a_person_lives(tmp_path: Path, stands, people):
    with served(tmp_path, SLOW, stands, people) as server, server.client(token=TOKEN) as anna:
        anna.hear("update")
        anna.say("hurry")
        assert anna.refused() == "not-out"
