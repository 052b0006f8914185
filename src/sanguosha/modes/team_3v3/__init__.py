"""The 3v3 game (三国杀 3V3): two marshals with two vanguards each."""

from typing import Final

from sanguosha.modes.definition import ModeDefinition, Teams
from sanguosha.modes.team_3v3.mode import Team3v3, give_right
from sanguosha.modes.team_3v3.options import TeamOptions
from sanguosha.modes.team_3v3.sides import ACTED, COLD, MARSHAL, PLAYERS, VANGUARD, WARM, role_of

__all__ = ["ACTED", "COLD", "MARSHAL", "MODE", "VANGUARD", "WARM", "Team3v3", "TeamOptions", "give_right", "role_of"]

MODE: Final = ModeDefinition(
    "team_3v3",
    Team3v3,
    TeamOptions,
    sizes=(PLAYERS,),
    usual_size=PLAYERS,
    outcomes=(WARM, COLD),
    roles=(MARSHAL, VANGUARD),
    sides=(WARM, COLD),
    teams=Teams("warm", WARM),
)
