"""Whom a seat is for and against, from known roles and from what everybody was seen to do.

An attitude is a number for each seat: above 0 for a friend, below 0 for an enemy, 1 for oneself; the larger, the surer or the more
its fate matters. All that depends on a mode's roles stands here; the agent only knows attitudes.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from sanguosha.engine.deeds import Deeds
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
SIDES: Final[dict[str, float]] = {LORD: BY_LORD, LOYALIST: BY_KNOWN, REBEL: -BY_KNOWN}
# How much of it is left where a renegade may have done it as well.
LITTLE: Final = 0.1
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
    """Attitudes in the identity game. Who harms the lord's side is taken for a rebel, who harms rebels for a loyalist.

    For each seat it keeps how likely it is ``loyal`` (on the lord's side), a ``rebel``, a ``renegade``, and how ``sure`` that is,
    by more than counting roles. Roles are looked at again when somebody has died, and guessed again when one of the ``hidden``
    seats has done something; when the last rebel has died, renegades are looked for.
    """

    def __init__(self) -> None:
        self.looked = -1
        self.guessed = -1
        self.rebels_live = True
        self.roles: list[str] = []
        self.left: list[str] = []
        self.hidden: list[int] = []
        self.loyal: list[float] = []
        self.rebel: list[float] = []
        self.renegade: list[float] = []
        self.sure: list[float] = []

    def attitudes(self, view: View) -> list[float]:
        me = view.viewer
        seats = range(view.size)
        self.consider(view)
        roles, loyal, rebel = self.roles, self.loyal, self.rebel
        mine = roles[me]
        if mine == RENEGADE:
            found = self.of_renegade(view)
        elif mine == REBEL:
            found = [rebel[seat] - loyal[seat] - 0.2 * self.renegade[seat] for seat in seats]
        else:
            rest = 0.6 if any(view.alive(seat) and rebel[seat] > 0.5 for seat in seats) else 1.0
            found = [self.sure[seat] * (loyal[seat] - rebel[seat] - rest * self.renegade[seat]) for seat in seats]
        for seat in seats:
            if roles[seat] == LORD and seat != me:
                found[seat] = self.to_lord(mine, found[seat])
        found[me] = 1.0
        return found

    def consider(self, view: View) -> None:
        """Look at roles and deeds, if there is anything new in them."""
        deeds = view.deeds
        if self.looked < deeds.fates:
            self.look(view)
            self.looked, self.guessed = deeds.fates, -1
        for seat in self.hidden:
            if self.guessed < deeds.latest[seat]:
                if self.rebels_live:
                    self.guess(deeds)
                else:
                    self.unmask(deeds)
                self.guessed = deeds.version
                break

    def look(self, view: View) -> None:
        """The roles that are known, and those that are left for the others."""
        self.roles = [view.role(seat) for seat in range(view.size)]
        self.hidden = [seat for seat, role in enumerate(self.roles) if role == ""]
        self.left = view.roles()
        for role in self.roles:
            if role in self.left:
                self.left.remove(role)
        self.rebels_live = REBEL in self.left or any(view.alive(seat) for seat, role in enumerate(self.roles) if role == REBEL)
        self.loyal = [1.0 if role in (LORD, LOYALIST) else 0.0 for role in self.roles]
        self.rebel = [1.0 if role == REBEL else 0.0 for role in self.roles]
        self.renegade = [1.0 if role == RENEGADE else 0.0 for role in self.roles]
        self.sure = [1.0] * view.size

    def guess(self, deeds: Deeds) -> None:
        """Guess the hidden roles: first by deeds to those whose role is known, then by deeds to all."""
        size = deeds.seats
        sides = [SIDES.get(role, 0.0) for role in self.roles]
        clues = [0.0] * size
        loyalists, rebels, renegades = [self.left.count(role) for role in (LOYALIST, REBEL, RENEGADE)]
        harm = deeds.harm
        for _ in range(2):
            sided = [(other, side) for other, side in enumerate(sides) if side != 0.0]
            for seat in self.hidden:
                row = seat * size
                against = 0.0
                for other, side in sided:
                    against += harm[row + other] * side
                if against > CLEAREST:
                    against = CLEAREST
                elif against < -CLEAREST:
                    against = -CLEAREST
                for_lord = loyalists * exp(-against)
                for_rebels = rebels * exp(against)
                total = for_lord + for_rebels + renegades
                if total:
                    self.loyal[seat] = for_lord / total
                    self.rebel[seat] = for_rebels / total
                    self.renegade[seat] = renegades / total
                clues[seat] = against
            for seat in self.hidden:
                sides[seat] = BY_GUESS * (self.loyal[seat] - self.rebel[seat])
        if loyalists:
            for seat in self.hidden:
                self.sure[seat] = min(1.0, GUESSED + abs(clues[seat]))

    def unmask(self, deeds: Deeds) -> None:
        """Guess who of the hidden is a renegade, when there is no rebel any more: who harms the lord's side. That somebody has
        fought rebels, or helped the lord, tells little, for renegades do so as well."""
        size = deeds.seats
        harm = deeds.harm
        renegades = self.left.count(RENEGADE)
        sides = [SIDES.get(role, 0.0) for role in self.roles]
        clues = [0.0] * size
        for seat in self.hidden:
            sides[seat] = 1.0 - 2.0 * renegades / len(self.hidden)
        for _ in range(3):
            for seat in self.hidden:
                against = 0.0
                for other, side in enumerate(sides):
                    done = harm[seat * size + other]
                    against += (LITTLE if done < 0.0 or self.roles[other] == REBEL else 1.0) * done * side
                clues[seat] = max(-CLEAREST, min(CLEAREST, against))
            weights = sum([exp(clues[seat]) for seat in self.hidden])
            for seat in self.hidden:
                self.renegade[seat] = min(1.0, renegades * exp(clues[seat]) / weights)
                self.loyal[seat] = 1.0 - self.renegade[seat]
                self.rebel[seat] = 0.0
                sides[seat] = self.loyal[seat] - self.renegade[seat]
        if 0 < renegades < len(self.hidden):
            for seat in self.hidden:
                self.sure[seat] = min(1.0, GUESSED + abs(clues[seat]))

    def to_lord(self, mine: str, found: float) -> float:
        """The attitude of somebody else to the lord."""
        if mine == LOYALIST:
            return 1.3
        return -1.3 if mine == REBEL else found

    def of_renegade(self, view: View) -> list[float]:
        """A renegade helps the weaker side, and the lord as long as others live; in the end it is alone against the lord."""
        size = view.size
        lords, rebels, others = 0.0, 0.0, 0
        for seat in range(size):
            if view.alive(seat) and seat != view.viewer:
                power = view.hp(seat) + 0.5 * view.hand_size(seat) + 0.5 * len(view.equip(seat))
                lords += power * self.loyal[seat]
                rebels += power * self.rebel[seat]
                others += 1
        balance = (lords - rebels) / (lords + rebels) if lords + rebels > 0 else 0.0
        balance = max(-1.0, min(1.0, 4.0 * balance - 0.5))
        found = []
        for seat in range(size):
            if self.roles[seat] == LORD:
                found.append(-1.5 if others == 1 else max(0.45, min(1.0, 0.6 - balance)))
            else:
                found.append(-0.8 if others == 2 else -0.2 - balance * (self.loyal[seat] - self.rebel[seat]))
        return found


STANDINGS: Final[dict[str, type[Standing]]] = {"identity": IdentityStanding, "team_3v3": TeamStanding}


def standing_of(mode: str) -> Standing:
    """How seats stand to each other in a mode, for one agent in one game."""
    return STANDINGS.get(mode, Standing)()
