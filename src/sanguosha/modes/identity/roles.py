"""The roles of the identity game, and how many there are at each table."""

from __future__ import annotations

from typing import Final

LORD: Final = "lord"
LOYALIST: Final = "loyalist"
REBEL: Final = "rebel"
RENEGADE: Final = "renegade"

# Loyalists, rebels, renegades beside the lord.
ROLE_TABLE: Final[dict[tuple[int, str], tuple[int, int, int]]] = {
    (2, "standard"): (0, 1, 0),
    (3, "standard"): (0, 1, 1),
    (4, "standard"): (1, 1, 1),
    (5, "standard"): (1, 2, 1),
    (6, "standard"): (1, 3, 1),
    (6, "two_renegades"): (1, 2, 2),
    (7, "standard"): (2, 3, 1),
    (8, "standard"): (2, 4, 1),
    (8, "two_renegades"): (2, 3, 2),
    (9, "standard"): (3, 4, 1),
    (10, "standard"): (3, 4, 2),
}
