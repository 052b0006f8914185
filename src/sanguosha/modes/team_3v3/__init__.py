"""The 3v3 game (三国杀 3V3): two marshals with two vanguards each."""

from sanguosha.modes.team_3v3.mode import Team3v3, give_right
from sanguosha.modes.team_3v3.sides import ACTED, COLD, MARSHAL, VANGUARD, WARM, role_of

__all__ = ["ACTED", "COLD", "MARSHAL", "VANGUARD", "WARM", "Team3v3", "give_right", "role_of"]
