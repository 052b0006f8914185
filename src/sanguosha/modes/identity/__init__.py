"""The identity game (身份局)."""

from typing import Final

from sanguosha.modes.definition import ModeDefinition
from sanguosha.modes.identity.mode import Identity
from sanguosha.modes.identity.options import IdentityOptions
from sanguosha.modes.identity.reincarnation import SACRIFICE
from sanguosha.modes.identity.roles import LORD, LOYALIST, REBEL, RENEGADE, ROLE_TABLE
from sanguosha.modes.identity.souls import SOULS
from sanguosha.modes.options import OptionError

__all__ = ["LORD", "LOYALIST", "MODE", "REBEL", "RENEGADE", "ROLE_TABLE", "Identity", "IdentityOptions", "OptionError"]

MODE: Final = ModeDefinition(
    "identity",
    Identity,
    IdentityOptions,
    sizes=tuple(sorted({players for players, _ in ROLE_TABLE})),
    usual_size=5,
    outcomes=(LORD, REBEL, RENEGADE),
    roles=(LORD, LOYALIST, REBEL, RENEGADE),
    role_sets=tuple(
        {"players": players, "role_set": name, LORD: 1, LOYALIST: loyalists, REBEL: rebels, RENEGADE: renegades}
        for (players, name), (loyalists, rebels, renegades) in ROLE_TABLE.items()
    ),
    explained=(*(soul.id for soul in SOULS.values()), SACRIFICE.id),
)
