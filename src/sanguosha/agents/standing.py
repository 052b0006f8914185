"""Whom a seat is for and against, from known roles and from what everybody was seen to do.

An attitude is a number for each seat: above 0 for a friend, below 0 for an enemy, 1 for oneself; the larger, the surer or the more
its fate matters. All that depends on a mode's roles stands here; the agent only knows attitudes.
"""

from __future__ import annotations

from bisect import bisect
from typing import Final

from mypy_extensions import mypyc_attr

from sanguosha.agents.likelihoods import EDGES, IN_PEACE, IN_WAR
from sanguosha.engine.happenings.deeds import Deeds
from sanguosha.engine.mode import BY_ROLE, BY_SIDE, HIDDEN_ROLES, Allegiance
from sanguosha.engine.views.view import View

# How the hidden roles of any mode are called here.
LORD: Final = "lord"
LOYALIST: Final = "loyalist"
REBEL: Final = "rebel"
RENEGADE: Final = "renegade"

# How much of a deed counts where a renegade may have done it as well.
LITTLE: Final = 0.1
SIDES: Final[dict[str, float]] = {LOYALIST: 1.0, REBEL: -1.0}
# How much of an attitude is there before anything is known, and how fast the rest comes.
GUESSED: Final = 0.4
SURER: Final = 2.0

# How often roles are balanced after each round of guessing.
BALANCINGS: Final = (1, 4)
NOTHING: Final = 1e-9
# How likely a role is at least that a seat could have, whatever it did.
UNLIKELY: Final = 0.01

# How much more the fate of a leader matters than that of others on its side.
OF_LEADER: Final = 1.3


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """Attitudes where every seat stands alone."""

    def __init__(self, allegiance: Allegiance) -> None:
        self.allegiance = allegiance

    def attitudes(self, view: View) -> list[float]:
        """The attitude of the viewer to each seat."""
        return [1.0 if seat == view.viewer else -1.0 for seat in range(view.size)]

    def vital(self, view: View) -> int:
        """The other seat with whose death the viewer loses the game, -1 if there is none."""
        return -1

    def friends(self, view: View, attitudes: list[float]) -> list[float]:
        """How likely each seat is on the viewer's side, given its ``attitudes``."""
        return [1.0 if attitude > 0 else 0.0 for attitude in attitudes]

    def forfeits(self, view: View) -> bool:
        """Whether the viewer loses its cards when it kills a friend."""
        return False

    def likelihood(self, view: View, roles: list[str]) -> float:
        """How likely it is, beside others, that the seats have these roles."""
        return 1.0


class RoleStanding(Standing):
    """Attitudes where roles are sides: the own one against all others."""

    def attitudes(self, view: View) -> list[float]:
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
    """Attitudes between open sides: the own one against all others, their leaders above all."""

    def attitudes(self, view: View) -> list[float]:
        mine = view.side(view.viewer)
        found = []
        for seat in range(view.size):
            weight = OF_LEADER if self.leads(view, seat) else 1.0
            found.append(weight if view.side(seat) == mine else -weight)
        found[view.viewer] = 1.0
        return found

    def vital(self, view: View) -> int:
        mine = view.side(view.viewer)
        for seat in range(view.size):
            if self.leads(view, seat) and view.side(seat) == mine and seat != view.viewer:
                return seat
        return -1

    def leads(self, view: View, seat: int) -> bool:
        """Whether a seat leads its side."""
        leader = self.allegiance.leader
        return leader != "" and view.role(seat) == leader


class HiddenStanding(Standing):
    """Attitudes between hidden roles: a lord with loyalists, rebels, renegades.

    For each seat it keeps how likely it is ``loyal`` (on the lord's side), a ``rebel``, a ``renegade``, and how ``sure`` that is,
    by more than counting roles. Roles are looked at again when somebody has died, and guessed again when one of the ``hidden``
    seats has done something. What deeds tell of their doer was counted in simulated games (``likelihoods.py``).
    """

    def __init__(self, allegiance: Allegiance) -> None:
        super().__init__(allegiance)
        self.words = {
            allegiance.leader: LORD,
            allegiance.loyal: LOYALIST,
            allegiance.rebel: REBEL,
            allegiance.loner: RENEGADE,
            "": "",
        }
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
        self.places: list[tuple[int, int]] = []

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

    def vital(self, view: View) -> int:
        """The lord, for loyalists, and for a renegade as long as others live."""
        mine = self.roles[view.viewer]
        if mine == LOYALIST or (mine == RENEGADE and sum([view.alive(seat) for seat in range(view.size)]) > 2):
            return self.roles.index(LORD)
        return -1

    def friends(self, view: View, attitudes: list[float]) -> list[float]:
        """Likely allies by their roles; a renegade stands alone."""
        mine = self.roles[view.viewer]
        if mine == RENEGADE:
            found = [0.0] * view.size
        else:
            found = list(self.rebel if mine == REBEL else self.loyal)
        found[view.viewer] = 1.0
        return found

    def forfeits(self, view: View) -> bool:
        """It is the lord who loses his cards by killing a loyalist."""
        return self.roles[view.viewer] == LORD

    def likelihood(self, view: View, roles: list[str]) -> float:
        self.consider(view)
        found = 1.0
        for seat in self.hidden:
            word = self.words[roles[seat]]
            beliefs = self.loyal if word == LOYALIST else self.rebel if word == REBEL else self.renegade
            found *= max(beliefs[seat], UNLIKELY)
        return found

    def consider(self, view: View) -> None:
        """Look at roles and deeds, if there is anything new in them."""
        deeds = view.deeds
        if self.looked < deeds.fates:
            self.look(view)
            self.looked, self.guessed = deeds.fates, -1
        for seat in self.hidden:
            if self.guessed < deeds.latest[seat]:
                self.guess(deeds)
                self.guessed = deeds.version
                break

    def look(self, view: View) -> None:
        """The roles that are known, and those that are left for the others."""
        self.roles = [self.words[view.role(seat)] for seat in range(view.size)]
        self.hidden = [seat for seat, role in enumerate(self.roles) if role == ""]
        self.left = [self.words[role] for role in view.roles()]
        for role in self.roles:
            if role in self.left:
                self.left.remove(role)
        self.rebels_live = REBEL in self.left or any(view.alive(seat) for seat, role in enumerate(self.roles) if role == REBEL)
        self.loyal = [1.0 if role in (LORD, LOYALIST) else 0.0 for role in self.roles]
        self.rebel = [1.0 if role == REBEL else 0.0 for role in self.roles]
        self.renegade = [1.0 if role == RENEGADE else 0.0 for role in self.roles]
        self.sure = [1.0] * view.size
        self.places = [(0, 0)] * view.size

    def guess(self, deeds: Deeds) -> None:
        """Guess the hidden roles: first by deeds to those whose role is known, then by deeds to all."""
        sides = [SIDES.get(role, 0.0) for role in self.roles]
        if not self.rebels_live:
            for seat in self.hidden:
                sides[seat] = self.share(LOYALIST) - self.share(RENEGADE)
        for times in BALANCINGS:
            self.weigh(deeds, sides)
            self.balance(times)
            for seat in self.hidden:
                sides[seat] = self.loyal[seat] - self.rebel[seat] - (0.0 if self.rebels_live else self.renegade[seat])
        if not 0 < self.left.count(LOYALIST) < len(self.hidden):
            return
        for seat in self.hidden:
            far = abs(self.loyal[seat] - self.share(LOYALIST)) + abs(self.rebel[seat] - self.share(REBEL))
            self.sure[seat] = min(1.0, GUESSED + SURER * far)

    def share(self, role: str) -> float:
        """How many of the hidden seats have this role."""
        return self.left.count(role) / len(self.hidden)

    def weigh(self, deeds: Deeds, sides: list[float]) -> None:
        """How likely each role makes what each hidden seat did."""
        table = IN_WAR if self.rebels_live else IN_PEACE
        for seat in self.hidden:
            row, column = self.in_war(deeds, seat, sides) if self.rebels_live else self.in_peace(deeds, seat, sides)
            self.places[seat] = row, column
            self.loyal[seat], self.rebel[seat], self.renegade[seat] = table[row][column]

    def in_war(self, deeds: Deeds, seat: int, sides: list[float]) -> tuple[int, int]:
        """Where in the table deeds have their likelihoods: by what was done to the lord, and to who is thought to be on his side
        less what was done to the others."""
        row = seat * deeds.seats
        to_lord = to_others = 0.0
        for other, side in enumerate(sides):
            if side != 0.0:
                to_others += deeds.harm[row + other] * side
            elif self.roles[other] == LORD:
                to_lord = deeds.harm[row + other]
        return bisect(EDGES, to_lord), bisect(EDGES, to_others)

    def in_peace(self, deeds: Deeds, seat: int, sides: list[float]) -> tuple[int, int]:
        """The same when no rebel lives: by what was done to the lord's side. That somebody has fought rebels, or helped the lord,
        tells little, for renegades do so as well."""
        row = seat * deeds.seats
        found = 0.0
        for other, side in enumerate(sides):
            done = deeds.harm[row + other]
            role = self.roles[other]
            found += (LITTLE if done < 0.0 or role == REBEL else 1.0) * done * (1.0 if role == LORD else side)
        return 0, bisect(EDGES, found)

    def balance(self, times: int) -> None:
        """Make probabilities of likelihoods: each seat has one role, each role as many seats as there are cards of it."""
        hidden, loyal, rebel, renegade = self.hidden, self.loyal, self.rebel, self.renegade
        loyalists, rebels, renegades = [self.left.count(role) for role in (LOYALIST, REBEL, RENEGADE)]
        for _ in range(times):
            all_loyal = all_rebel = all_renegade = NOTHING
            for seat in hidden:
                all_loyal += loyal[seat]
                all_rebel += rebel[seat]
                all_renegade += renegade[seat]
            for seat in hidden:
                as_loyal = loyal[seat] * loyalists / all_loyal
                as_rebel = rebel[seat] * rebels / all_rebel
                as_renegade = renegade[seat] * renegades / all_renegade
                total = as_loyal + as_rebel + as_renegade + NOTHING
                loyal[seat], rebel[seat], renegade[seat] = as_loyal / total, as_rebel / total, as_renegade / total

    def to_lord(self, mine: str, found: float) -> float:
        """The attitude of somebody else to the lord."""
        if mine == LOYALIST:
            return 1.3
        return -1.7 if mine == REBEL else found

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


STANDINGS: Final[dict[int, type[Standing]]] = {BY_SIDE: TeamStanding, BY_ROLE: RoleStanding, HIDDEN_ROLES: HiddenStanding}


def standing_of(allegiance: Allegiance) -> Standing:
    """How seats stand to each other by this allegiance, for one agent in one game."""
    return STANDINGS.get(allegiance.sort, Standing)(allegiance)
