"""What a 3v3 table may be, and what is refused."""

from __future__ import annotations

import pytest

from sanguosha.modes.options import OptionError
from sanguosha.modes.team_3v3 import Team3v3
from sanguosha.packages import identity_ruleset
from sanguosha.tables import TableError, make_mode, usual_players

RULES = identity_ruleset()


@pytest.mark.parametrize("players", [2, 5, 7, 10])
def test_it_is_for_six_players(players: int):
    with pytest.raises(OptionError) as refusal:
        Team3v3(RULES, players)
    assert str(refusal.value) == f"The 3v3 game is for 6 players, not {players}."


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("warm", "third", "The option warm is one of lot, first, second, not “third”."),
        ("silent", "maybe", "The option silent is one of on, off, not “maybe”."),
        ("maneuvering", "yes", "The option maneuvering is one of off, on, not “yes”."),
        ("round_cap", "0", "The option round_cap is a number from 1 on, not “0”."),
        ("ban", "nobody", "There is no general “nobody” in these packages."),
        ("wish", "s0.zhao_yun", "In the 3v3 game the marshals draft the generals; nobody can wish for one."),
        ("choices", "4", "The 3v3 game has no option “choices”; it has warm, silent, maneuvering, ask_all, round_cap, ban."),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(name: str, value: str, sentence: str):
    with pytest.raises(OptionError) as refusal:
        Team3v3(RULES, 6, {name: value})
    assert str(refusal.value) == sentence


def test_banned_generals_take_the_place_of_the_one_left_out_usually():
    pool = {general.id for general in Team3v3(RULES, 6, {"ban": "cao_cao+liu_bei"}).pool}
    assert "yu_ji" in pool
    assert not pool & {"cao_cao", "liu_bei"}
    assert len(Team3v3(identity_ruleset(("standard",)), 6).pool) == 25, "where nobody is left out usually, nobody must be banned"


@pytest.mark.parametrize("silent", ["on", "off"])
def test_talk_is_a_matter_of_the_room(silent: str):
    assert make_mode("team_3v3", 6, {"silent": silent}).options == {"silent": silent}


def test_every_mode_has_a_usual_number_of_players():
    assert (usual_players("identity"), usual_players("team_3v3")) == (5, 6)
    with pytest.raises(TableError, match="There is no mode “chess”"):
        usual_players("chess")
