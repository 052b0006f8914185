"""Whom a seat is for and against, from known roles and from what everybody was seen to do.

An attitude is a number for each seat: above 0 for a friend, below 0 for an enemy, 1 for oneself; the larger, the surer or the more
its fate matters. All that depends on a mode's roles stands here; the agent only knows attitudes.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from sanguosha.engine.view import View

LORD: Final = "lord"
LOYALIST: Final = "loyalist"
REBEL: Final = "rebel"
RENEGADE: Final = "renegade"
MARSHAL: Final = "marshal"

# How much a deed tells about its doer, by how sure it is on which side its victim stands.
BY_LORD: Final = 1.5
BY_KNOWN: Final = 1.0
BY_GUESS: Final = 0.4
CLEAREST: Final = 5.0
GUESSED: Final = 0.4

# How much more the fate of a marshal matters than that of others on its side.
OF_MARSHAL: Final = 1.3


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """Attitudes where sides are known or do not show: the own side against all others."""

    def attitudes(self, view: View) -> list[float]:
        """The attitude of the viewer to each seat."""
        mine = view.role(view.viewer)
        found = []
        for seat in range(view.size):
            role = view.role(seat)
            if seat == view.viewer:
                found.append(1.0)
            elif role == "":
                found.append(-0.4)
            else:
                found.append(1.0 if role == mine else -1.0)
        return found


class TeamStanding(Standing):
    """Attitudes between open sides: the own one against the other, their marshals above all."""

    def attitudes(self, view: View) -> list[float]:
        mine = view.side(view.viewer)
        found = []
        for seat in range(view.size):
            weight = OF_MARSHAL if view.role(seat) == MARSHAL else 1.0
            found.append(weight if view.side(seat) == mine else -weight)
        found[view.viewer] = 1.0
        return found


class IdentityStanding(Standing):
    """Attitudes in the identity game. Who harms the lord's side is taken for a rebel, who harms rebels for a loyalist."""

    def attitudes(self, view: View) -> list[float]:
        me = view.viewer
        size = view.size
        roles = [view.role(seat) for seat in range(size)]
        hidden = [seat for seat in range(size) if roles[seat] == ""]
        left = view.roles()
        for role in roles:
            if role in left:
                left.remove(role)
        loyal, rebel, renegade, sure = self.guess(view, roles, hidden, left)
        mine = roles[me]
        if mine == RENEGADE:
            found = self.of_renegade(view, loyal, rebel)
        elif mine == REBEL:
            found = [rebel[seat] - loyal[seat] - 0.2 * renegade[seat] for seat in range(size)]
        else:
            rest = 0.6 if any(view.alive(seat) and rebel[seat] > 0.5 for seat in range(size)) else 1.0
            found = [sure[seat] * (loyal[seat] - rebel[seat] - rest * renegade[seat]) for seat in range(size)]
        for seat in range(size):
            if roles[seat] == LORD and seat != me:
                found[seat] = self.to_lord(view, mine, found[seat])
        found[me] = 1.0
        return found

    def guess(
        self, view: View, roles: list[str], hidden: list[int], left: list[str]
    ) -> tuple[list[float], list[float], list[float], list[float]]:
        """For each seat how likely it is on the lord's side, a rebel, a renegade; and how much that is more than counting roles.

        ``left`` are the roles of the ``hidden`` seats.
        """
        size = view.size
        loyal = [0.0] * size
        rebel = [0.0] * size
        renegade = [0.0] * size
        sides = [0.0] * size
        sure = [1.0] * size
        for seat, role in enumerate(roles):
            if role in (LORD, LOYALIST):
                loyal[seat] = 1.0
                sides[seat] = BY_LORD if role == LORD else BY_KNOWN
            elif role == REBEL:
                rebel[seat] = 1.0
                sides[seat] = -BY_KNOWN
            elif role == RENEGADE:
                renegade[seat] = 1.0
        loyalists, rebels, renegades = left.count(LOYALIST), left.count(REBEL), left.count(RENEGADE)
        harm = view.deeds.harm
        for _ in range(2):
            for seat in hidden:
                row = seat * size
                against = 0.0
                for other in range(size):
                    against += harm[row + other] * sides[other]
                against = max(-CLEAREST, min(CLEAREST, against))
                for_lord = loyalists * exp(-against)
                for_rebels = rebels * exp(against)
                total = for_lord + for_rebels + renegades
                if total:
                    loyal[seat] = for_lord / total
                    rebel[seat] = for_rebels / total
                    renegade[seat] = renegades / total
                if loyalists:
                    sure[seat] = min(1.0, GUESSED + abs(against))
            for seat in hidden:
                sides[seat] = BY_GUESS * (loyal[seat] - rebel[seat])
        return loyal, rebel, renegade, sure

    def to_lord(self, view: View, mine: str, found: float) -> float:
        """The attitude of somebody else to the lord."""
        if mine == LOYALIST:
            return 1.3
        return -1.3 if mine == REBEL else found

    def of_renegade(self, view: View, loyal: list[float], rebel: list[float]) -> list[float]:
        """A renegade helps the weaker side, and the lord as long as others live; in the end it is alone against the lord."""
        size = view.size
        lords, rebels, others = 0.0, 0.0, 0
        for seat in range(size):
            if view.alive(seat) and seat != view.viewer:
                power = view.hp(seat) + 0.5 * view.hand_size(seat) + 0.5 * len(view.equip(seat))
                lords += power * loyal[seat]
                rebels += power * rebel[seat]
                others += 1
        balance = (lords - rebels) / (lords + rebels) if lords + rebels > 0 else 0.0
        balance = max(-1.0, min(1.0, 4.0 * balance - 0.5))
        found = []
        for seat in range(size):
            if view.role(seat) == LORD:
                found.append(-1.5 if others == 1 else max(0.45, min(1.0, 0.6 - balance)))
            else:
                found.append(-0.8 if others == 2 else -0.2 - balance * (loyal[seat] - rebel[seat]))
        return found


STANDINGS: Final[dict[str, Standing]] = {"identity": IdentityStanding(), "team_3v3": TeamStanding()}
PLAIN: Final = Standing()


def standing_of(mode: str) -> Standing:
    """How seats stand to each other in a mode."""
    return STANDINGS.get(mode, PLAIN)
