"""The identity game (身份局)."""

from sanguosha.modes.identity.mode import Identity
from sanguosha.modes.identity.options import NEEDS, OPTIONS
from sanguosha.modes.identity.roles import LORD, LOYALIST, REBEL, RENEGADE, ROLE_TABLE
from sanguosha.modes.options import OptionError

__all__ = ["LORD", "LOYALIST", "NEEDS", "OPTIONS", "REBEL", "RENEGADE", "ROLE_TABLE", "Identity", "OptionError"]
