"""What cards, targets and skills are worth to a seat, from hints and public facts. The unit is about one point of damage."""

from __future__ import annotations

from typing import Final

from sanguosha.agents.standing import Standing, standing_of
from sanguosha.engine.happenings.deeds import Deeds
from sanguosha.engine.mode import EACH_ALONE, Allegiance
from sanguosha.engine.pieces.card import EQUIPMENT, NO_SLOT, NORMAL, Card, Kind
from sanguosha.engine.views.view import View

PER_WORTH: Final = 0.25
FATAL: Final = 10.0  # what it costs to put the one in danger with whom the game is lost
ALLY: Final = 3.0  # what the death of a friend costs
DEADLY: Final = 2.0  # how much more than a wound it matters that a friend may die of it
WORST: Final = -1000.0  # less than anything is worth
NO_CARDS: Final[tuple[Card, ...]] = ()


class Values:
    """The valuations of one seat at one decision. What is expensive is worked out when first asked for."""

    def __init__(self, view: View, minds: Minds) -> None:
        self.view = view
        self.me = view.viewer
        self._minds = minds
        self._attitudes: list[float] = []
        self._gains: dict[int, float] = {}
        self._deaths: dict[int, float] = {}
        self._costs: dict[str, float] = {}
        self._ranked: list[tuple[float, str]] = []
        self._copies: dict[str, int] = {}
        self._prepared: list[str] | None = None
        self._others: list[tuple[int, float]] = []

    # Seats

    def attitude(self, seat: int) -> float:
        """How the viewer stands to a seat: above 0 for a friend, below 0 for an enemy."""
        if seat == self.me:
            return 1.0
        if not self._attitudes:
            self._attitudes = self._minds.attitudes(self.view)
        return self._attitudes[seat]

    def weight(self, seat: int) -> float:
        """How much a point of health or a card matters to a seat: more when it is weak."""
        hp = self.view.hp(seat)
        return 1.7 if hp <= 1 else 1.4 if hp == 2 else 1.15 if hp == 3 else 1.0

    def gain(self, seat: int, helps: float) -> float:
        """What it is worth to the viewer that a seat gains ``helps``."""
        gain = self._gains.get(seat, -100.0)
        if gain == -100.0:
            gain = self.attitude(seat) * self.weight(seat)
            self._gains[seat] = gain
        return gain * helps

    def harming(self, seat: int, harm: float) -> float:
        """What it costs the viewer to harm a seat by its own hand: more, if the seat may die of it and be a friend."""
        return self.gain(seat, harm) + (self.death(seat) if self.view.hp(seat) <= max(1.0, harm) else 0.0)

    def death(self, seat: int) -> float:
        """What it costs the viewer to kill a seat, by how likely that is a friend."""
        if seat not in self._deaths:
            cost = self._minds.friends(self.view)[seat]
            if cost > 0:
                cost *= ALLY + (self.belongings() if self._minds.forfeits(self.view) else 0.0)
            self._deaths[seat] = cost
        return self._deaths[seat]

    def belongings(self) -> float:
        """What all cards of the viewer are worth to it."""
        if not self._costs:
            self._weigh_hand()
        return sum(self._costs.values())

    def stake(self, seat: int, harm: float) -> float:
        """What is at stake if a seat would suffer ``harm``: for a friend more than that, if it may die of it."""
        stake = self.gain(seat, harm)
        return stake * DEADLY if stake > 0 and 0 < self.view.hp(seat) <= harm else stake

    def others(self) -> list[tuple[int, float]]:
        """The other living seats, and what it is worth to the viewer that each gains 1."""
        if not self._others:
            view = self.view
            self._others = [(seat, self.gain(seat, 1.0)) for seat in range(view.size) if seat != self.me and view.alive(seat)]
        return self._others

    def friendship(self) -> float:
        """The attitude to the best friend there is."""
        best = -1.0
        for seat in range(self.view.size):
            if seat != self.me and self.view.alive(seat):
                best = max(best, self.attitude(seat))
        return best

    def charge_in_need(self) -> bool:
        """Whether somebody whose life matters more than the viewer's own is weak."""
        view = self.view
        for seat in range(view.size):
            if seat != self.me and view.alive(seat) and view.hp(seat) <= 2 and self.attitude(seat) > 1.0:
                return True
        return False

    def patience(self) -> float:
        """How much healing still counts: less and less as the game drags on, so that healers do not keep it alive for ever."""
        return max(0.0, min(1.0, 1.3 - 0.02 * self.view.round))

    # Cards

    def cost(self, token: str) -> float:
        """What it costs the viewer to lose one of its cards."""
        if not self._costs:
            self._weigh_hand()
        return self._costs.get(token, 0.5)

    def parting(self, token: str, kind: Kind) -> float:
        """What it costs the viewer to hand a card over. The hurt hold on to what heals, the weak to the last card of a family that
        may save them, and who has prepared an attack to the card for it."""
        cost = self.cost(token)
        view = self.view
        if kind.family in self.prepared():
            return cost + 1.0
        hp = view.hp(self.me)
        if kind.worth.heals and hp < view.max_hp(self.me):
            return max(self.worth(token), self.gain(self.me, 1.2))
        if hp <= 2 and kind.worth.keep >= 2.0 and self._copies.get(kind.family, 0) == 1:
            return 2.0 * self.worth(token)
        return cost

    def worth(self, token: str) -> float:
        """What a card of the hand is worth to the viewer as long as it may be kept."""
        return next((worth for worth, other in self._ranked if other == token), 0.0)

    def bared(self, cards: tuple[Card, ...]) -> float:
        """What it costs the viewer besides that, once these cards have gone, none is left of a family that may save it."""
        families = [card.kind.family for card in cards]
        cost = 0.0
        for card in cards:
            copies = families.count(card.kind.family)
            if card.kind.worth.keep >= 2.0 and copies == self._copies.get(card.kind.family, 0):
                cost += self.worth(card.token) / copies
        return cost

    def prepared(self) -> list[str]:
        """The families of card that the viewer has made stronger for now."""
        if self._prepared is None:
            self._prepared = self.view.prepared()
        return self._prepared

    def _weigh_hand(self) -> None:
        """Second copies are worth less, the weak hold on to what saves them. What is beyond the hand limit is lost in the end; when
        any other card goes the best of it can stay."""
        view = self.view
        weak = 1.5 if view.hp(self.me) <= 1 else 1.25 if view.hp(self.me) == 2 else 1.0
        kept = 0.0
        ranked = self._ranked
        seen = self._copies
        for card in view.hand():
            kind = card.kind
            worth = kind.worth.keep
            copies = seen.get(kind.family, 0)
            seen[kind.family] = copies + 1
            if kind.slot != NO_SLOT:
                worn = view.worn(kind.slot)
                if worn is not None and worn.worth.keep >= worth:
                    worth *= 0.4
            if worth >= 2.0:
                worth *= weak
            if kind.worth.heals:
                kept = kept or (1.5 if self.charge_in_need() else 1.0)
                worth *= kept
            ranked.append((worth * ((0.95 if kind.worth.heals else 0.8) ** copies) * PER_WORTH, card.token))
        ranked.sort()
        surplus = min(len(ranked) - view.hand_limit(), len(ranked)) if view.current == self.me else 0
        instead = 0.7 * ranked[surplus - 1][0] if surplus > 0 else 0.0
        for cost, token in ranked:
            self._costs[token] = cost * 0.3 if surplus > 0 else cost - instead
            surplus -= 1
        for card in view.equip(self.me):
            self._costs[card.token] = card.kind.worth.keep * PER_WORTH + 0.1

    def wish(self, kind: Kind) -> float:
        """How much the viewer would like to get a card of this kind."""
        worth = kind.worth.keep
        if kind.slot != NO_SLOT:
            worn = self.view.worn(kind.slot)
            if worn is not None:
                worth *= 0.4
        elif worth >= 2.0 and self.view.hp(self.me) <= 2:
            worth *= 1.4
        return worth

    # Uses

    def hits(self, kind: Kind, seat: int) -> float:
        """How likely a card is not warded off."""
        if kind.worth.answered_by == "" or seat == self.me:
            return 1.0
        return 1.0 / (1.0 + 0.15 * self.view.hand_size(seat))

    def on(self, kind: Kind, cards: tuple[Card, ...], seat: int) -> float:
        """What it is worth to use a card on a seat."""
        attitude = self.attitude(seat)
        harm = self.view.harm(kind, seat, attitude > 0)
        if harm > 0:
            if self.view.shielded(kind, cards, seat):
                return 0.0 if attitude > 0 else -0.1
            hits = self.hits(kind, seat)
            if not kind.attacks:
                return -self.gain(seat, harm) * hits - kind.worth.backlash * (1.0 - hits)
            if self.endangers(kind, seat):
                return -FATAL * hits
            prepared = self._prepared if self._prepared is not None else self.prepared()
            if prepared:
                harm *= 1 + prepared.count(kind.family)
            loss = self.harming(seat, harm) + self.passed_on(kind, seat, harm)
            return -loss * hits - kind.worth.backlash * (1.0 - hits)
        return self.gain(seat, -harm)

    def attack(self, families: tuple[str, ...]) -> float:
        """What the best attack is worth that the viewer could make with a card of these families in its hand."""
        best = 0.0
        for card in self.view.hand():
            if card.kind.family in families:
                for seat in self.view.in_reach(card):
                    best = max(best, self.on(card.kind, (card,), seat) - self.cost(card.token))
        return best

    def endangers(self, kind: Kind, seat: int) -> bool:
        """Whether an attack on a seat, or what chains pass on of it, may kill the one with whom the viewer loses the game."""
        if self.is_vital(seat):
            return True
        vital = self._minds.vital(self.view)
        chained = kind.nature != NORMAL and vital >= 0 and self.view.chained(vital) and self.view.chained(seat)
        return chained and self.is_vital(vital)

    def passed_on(self, kind: Kind, seat: int, harm: float) -> float:
        """What it costs the viewer that chains pass the harm of an attack on a seat on to friends."""
        view = self.view
        if kind.nature == NORMAL or not view.chained(seat):
            return 0.0
        others = [other for other in range(view.size) if other != seat and view.alive(other) and view.chained(other)]
        return sum([max(0.0, self.harming(other, harm)) for other in others])

    def is_vital(self, seat: int) -> bool:
        """Whether the next wound may kill the seat and lose the viewer the game."""
        return self.view.hp(seat) <= 1 and seat == self._minds.vital(self.view)

    def equipping(self, kind: Kind) -> float:
        """What it is worth to put a piece of equipment on."""
        worn = self.view.worn(kind.slot)
        value = kind.worth.keep * 0.5 if worn is None else (kind.worth.keep - worn.worth.keep) * 0.5
        return value + 0.8 * self.brought_near(kind.range) if kind.range else value

    def brought_near(self, reach: int) -> int:
        """1 if an attack range of ``reach`` brings the first enemy within it, -1 if it loses the last one, else 0."""
        nearest = 100
        for seat in range(self.view.size):
            if self.view.alive(seat) and self.attitude(seat) < -0.3:
                nearest = min(nearest, self.view.distance(self.me, seat))
        now = self.view.attack_range()
        return int(now < nearest <= reach) - int(reach < nearest <= now)

    def using(self, kind: Kind, cards: tuple[Card, ...]) -> float:
        """What using a card is worth at best, its cost and the odds aside."""
        if kind.type == EQUIPMENT:
            return self.equipping(kind)
        fixed = self.view.fixed_targets(kind, cards)
        if fixed is not None:
            return sum([self.on(kind, cards, seat) for seat in fixed])
        best = 0.0
        view = self.view
        for seat, gain in self.others():
            value = gain * -view.harm(kind, seat, gain > 0)
            if kind.worth.several and value > 0:
                best += value
            elif value > best:
                best = value
        return best


class Minds:
    """Keeps the attitudes of a seat until a deed or a death may have changed them."""

    def __init__(self) -> None:
        self._deeds: Deeds | None = None
        self._version = -1
        self._viewer = -1
        self._standing = Standing(Allegiance(EACH_ALONE))
        self._attitudes: list[float] = []
        self._vital = -1
        self._friends: list[float] = []
        self._forfeits = False

    def attitudes(self, view: View) -> list[float]:
        """The attitudes of the viewer now."""
        self.refresh(view)
        return self._attitudes

    def vital(self, view: View) -> int:
        """The other seat with whose death the viewer loses the game, -1 if there is none."""
        self.refresh(view)
        return self._vital

    def friends(self, view: View) -> list[float]:
        """How likely each seat is on the viewer's side."""
        self.refresh(view)
        return self._friends

    def forfeits(self, view: View) -> bool:
        """Whether the viewer loses its cards when it kills a friend."""
        self.refresh(view)
        return self._forfeits

    def likelihood(self, view: View, roles: list[str]) -> float:
        """How likely it is, beside others, that the seats have these roles."""
        self.refresh(view)
        return self._standing.likelihood(view, roles)

    def refresh(self, view: View) -> None:
        """Look again, if there is anything new."""
        deeds = view.deeds
        if deeds is not self._deeds or view.viewer != self._viewer:
            self._deeds, self._version, self._viewer = deeds, -1, view.viewer
            self._standing = standing_of(view.allegiance)
        if deeds.version != self._version:
            self._attitudes = self._standing.attitudes(view)
            self._vital = self._standing.vital(view)
            self._friends = self._standing.friends(view, self._attitudes)
            self._forfeits = self._standing.forfeits(view)
            self._version = deeds.version
