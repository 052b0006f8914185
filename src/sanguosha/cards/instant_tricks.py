"""The instant tricks of the standard and maneuvering decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sanguosha.cards.basic import SLASH
from sanguosha.cards.trick import TargetedTrick, Trick
from sanguosha.engine.happenings.frames import PUT_AWAY, Line, Use
from sanguosha.engine.parts.selections import exactly, of_suit
from sanguosha.engine.pieces.card import FIRE, NORMAL, SUIT_NAMES, WEAPON, Kind
from sanguosha.engine.pieces.grounds import (
    NO_HAND,
    NO_VICTIM,
    NO_WEAPON,
    NOTHING_THERE,
    ONESELF,
    OUT_OF_THEIR_RANGE,
    THEY_MAY_NOT,
    TOO_FAR,
)
from sanguosha.engine.pieces.worth import CardWorth
from sanguosha.engine.pieces.zones import ALL_AREAS, HAND_AREA, OWN_CARDS
from sanguosha.engine.procedures.menus import Draft
from sanguosha.engine.procedures.move import move_cards
from sanguosha.engine.table.seat import Seat

# For agents: what a Slash in a Duel does to the other, who must answer it in their turn.
RETURNED: Final = 0.5


class DuelKind(TargetedTrick):
    """决斗: target and user play Slashes in turn, the target first; who fails takes 1 damage from the other."""

    def __init__(self, id: str, *, worth: CardWorth) -> None:
        super().__init__(id, worth=worth)
        self.attacks = True

    def resolve(self, use: Use, line: Line) -> None:
        answering, other = line.seat, use.user
        while self._answers(answering, other, line):
            answering, other = other, answering
        if answering.alive:
            other.damage(answering, 1 + line.bonus, NORMAL, use, line if answering is line.seat else None)

    def _answers(self, seat: Seat, other: Seat, line: Line) -> bool:
        """Whether the seat plays as many Slashes as it has to."""
        needed = line.needed if seat is line.seat else line.needed_of_user
        for number in range(needed):
            left = needed - number
            args, aims = (other.token, str(left)), {other.index: RETURNED}
            if not seat.alive or seat.ask_to_play("slash", line, args=args, needed=left, aims=aims) is None:
                return False
        return True


class DismantlementKind(TargetedTrick):
    """过河拆桥: discard one card of the target."""

    def barred(self, draft: Draft, seat: Seat) -> str:
        if seat is draft.user:
            return ONESELF
        return "" if seat.has_cards(ALL_AREAS) else NOTHING_THERE

    def resolve(self, use: Use, line: Line) -> None:
        use.user.discard_of(line.seat, ALL_AREAS)


class SnatchKind(TargetedTrick):
    """顺手牵羊: take one card of a target at distance 1."""

    def __init__(self, id: str, *, worth: CardWorth) -> None:
        super().__init__(id, worth=worth)
        self.reach = 1

    def barred(self, draft: Draft, seat: Seat) -> str:
        if seat is draft.user:
            return ONESELF
        if not seat.has_cards(ALL_AREAS):
            return NOTHING_THERE
        return "" if draft.within(seat, self.reach) else TOO_FAR

    def resolve(self, use: Use, line: Line) -> None:
        use.user.take(line.seat, ALL_AREAS)


class MassAttack(Trick):
    """All others, in action order, play a card or take 1 damage: 万箭齐发, 南蛮入侵."""

    def __init__(self, id: str, wanted: str) -> None:
        super().__init__(id, worth=CardWorth(helps=-0.6, answered_by=wanted))
        self.attacks = True
        self.wanted = wanted

    def fixed_targets(self, draft: Draft) -> list[Seat] | None:
        return [seat for seat in draft.game.others(draft.user) if draft.may_target(seat)]

    def resolve(self, use: Use, line: Line) -> None:
        if line.seat.ask_to_play(self.wanted, line) is None:
            use.user.damage(line.seat, 1 + line.bonus, NORMAL, use, line)


class ExNihiloKind(Trick):
    """无中生有: draw 2."""

    def fixed_targets(self, draft: Draft) -> list[Seat] | None:
        return [draft.user] if draft.may_target(draft.user) else []

    def resolve(self, use: Use, line: Line) -> None:
        line.seat.draw(2)


class ForAll(Trick):
    """Tricks on everybody, the user first."""

    def fixed_targets(self, draft: Draft) -> list[Seat] | None:
        return [seat for seat in draft.game.in_order(draft.user) if draft.may_target(seat)]


class GodSalvationKind(ForAll):
    """桃园结义: everybody wounded recovers 1."""

    def offset(self, use: Use, line: Line) -> bool:
        return line.seat.wounded and super().offset(use, line)

    def resolve(self, use: Use, line: Line) -> None:
        line.seat.recover(1, use)


class AmazingGraceKind(ForAll):
    """五谷丰登: as many cards as targets are turned up; each target takes one."""

    def begin(self, use: Use) -> None:
        count = sum(1 for line in use.lines if not line.cancelled and line.seat.alive)
        use.user.game.turn_up(count, use.row)

    def resolve(self, use: Use, line: Line) -> None:
        line.seat.obtain(line.seat.choose(exactly(1, use.row.cards)))

    def finish(self, use: Use) -> None:
        move_cards(use.user.game, list(use.row.cards), use.user.game.discard_pile, PUT_AWAY)


class CollateralKind(Trick):
    """借刀杀人: a wearer of a weapon uses a Slash on a seat that the user names, or gives the user the weapon."""

    def __init__(self, id: str, *, worth: CardWorth) -> None:
        super().__init__(id, worth=worth)
        self.names_second = True

    def barred(self, draft: Draft, seat: Seat) -> str:
        if seat is draft.user:
            return ONESELF
        if seat.worn(WEAPON) is None:
            return NO_WEAPON
        return "" if self._victims(draft, seat) else NO_VICTIM

    def barred_with(self, draft: Draft, first: Seat, seat: Seat) -> str:
        """Why ``first`` could not use a Slash on the seat once this card has gone."""
        if seat is first:
            return ONESELF
        if not first.in_range(seat):
            return OUT_OF_THEIR_RANGE
        return "" if first.may_target(seat, SLASH, draft.cards) else THEY_MAY_NOT

    def candidates(self, draft: Draft, chosen: list[Seat]) -> list[Seat]:
        return self._victims(draft, chosen[0]) if len(chosen) == 1 else super().candidates(draft, chosen)

    def _victims(self, draft: Draft, wearer: Seat) -> list[Seat]:
        """On whom, within the attack range, the wearer could use a Slash once this card has gone."""
        return [seat for seat in wearer.game.alive() if not self.barred_with(draft, wearer, seat)]

    def complete(self, draft: Draft, chosen: list[Seat]) -> bool:
        return len(chosen) == 2

    def lines(self, use: Use, chosen: list[Seat]) -> list[Line]:
        line = use.line_for(chosen[0])
        line.second = chosen[1]
        return [line]

    def resolve(self, use: Use, line: Line) -> None:
        wearer, victim = line.seat, line.second
        if victim is not None and victim.alive:
            args = (use.user.token, victim.token)
            if wearer.ask_to_use("slash", victim, args=args, harm=0.5) is not None:
                return
        weapon = wearer.worn(WEAPON)
        if weapon is not None:
            wearer.give([weapon], use.user)


class IronChainKind(Trick):
    """铁索连环: one or two seats become chained, or are reset if they were; or recast it."""

    def __init__(self, id: str, *, worth: CardWorth) -> None:
        super().__init__(id, worth=worth)
        self.recastable = True

    def max_targets(self, draft: Draft) -> int:
        return 2

    def barred(self, draft: Draft, seat: Seat) -> str:
        return ""

    def resolve(self, use: Use, line: Line) -> None:
        if line.seat.chained:
            line.seat.unchain()
        else:
            line.seat.chain()


class FireAttackKind(Trick):
    """火攻: the target shows a hand card; the user may discard a hand card of that suit to deal 1 fire damage."""

    def __init__(self, id: str, *, worth: CardWorth) -> None:
        super().__init__(id, worth=worth)
        self.attacks = True
        self.nature = FIRE

    def barred(self, draft: Draft, seat: Seat) -> str:
        return "" if draft.hand_of(seat) > 0 else NO_HAND

    def resolve(self, use: Use, line: Line) -> None:
        user, target = use.user, line.seat
        shown = target.choose(exactly(1, HAND_AREA), "ask-fire_attack-show")
        if not shown:
            return
        target.show(shown)
        suit = user.game.look_suit(shown[0], target)
        args, same = (target.token, SUIT_NAMES[suit]), exactly(1, HAND_AREA, of_suit(suit))
        paid = user.choose(same, args=args, optional=True, reason="attack", whom=target, harm=-1.0)
        if paid:
            user.discard(paid)
            user.damage(target, 1 + line.bonus, FIRE, use, line)


def _help_of_taking(helps: float) -> Callable[[Seat, Seat, bool], float]:
    """What it does to a seat that a card of it is taken: from a friend, or when there is nothing else, a trick it lies under."""

    def help_of_taking(user: Seat, target: Seat, friend: bool) -> float:
        tricks = [target.game.lies_as(card).worth.helps for card in target.judge_area.cards]
        return -min(tricks) if tricks and (friend or not target.has_cards(OWN_CARDS)) else helps

    return help_of_taking


def _help_of_salvation(user: Seat, target: Seat, friend: bool) -> float:
    return 0.8 if target.wounded else 0.0


def _help_of_chains(user: Seat, target: Seat, friend: bool) -> float:
    return 0.3 if target.chained else -0.3


def _help_of_fire(user: Seat, target: Seat, friend: bool) -> float:
    """The more cards its user holds, the likelier one is of the right suit."""
    return -0.8 * min(len(user.hand.cards) - 1, 4) / 4


DUEL: Final = DuelKind("duel", worth=CardWorth(helps=-1.0, answered_by="slash", backlash=0.8))
DISMANTLEMENT: Final = DismantlementKind("dismantlement", worth=CardWorth(helps=-0.8, on=_help_of_taking(-0.8)))
SNATCH: Final = SnatchKind("snatch", worth=CardWorth(helps=-0.9, keep=1.8, on=_help_of_taking(-0.9)))
ARCHERY_ATTACK: Final = MassAttack("archery_attack", "dodge")
SAVAGE_ASSAULT: Final = MassAttack("savage_assault", "slash")
EX_NIHILO: Final = ExNihiloKind("ex_nihilo", worth=CardWorth(helps=1.0, keep=2.5))
GOD_SALVATION: Final = GodSalvationKind("god_salvation", worth=CardWorth(helps=0.8, heals=True, on=_help_of_salvation))
AMAZING_GRACE: Final = AmazingGraceKind("amazing_grace", worth=CardWorth(helps=0.6))
COLLATERAL: Final = CollateralKind("collateral", worth=CardWorth(helps=-0.7, second=-0.6))
IRON_CHAIN: Final = IronChainKind("iron_chain", worth=CardWorth(helps=-0.3, keep=1.2, several=True, on=_help_of_chains))
FIRE_ATTACK: Final = FireAttackKind("fire_attack", worth=CardWorth(helps=-0.8, on=_help_of_fire))
INSTANT_TRICKS: Final[list[Kind]] = [
    DUEL, DISMANTLEMENT, SNATCH, ARCHERY_ATTACK, SAVAGE_ASSAULT, EX_NIHILO, GOD_SALVATION, AMAZING_GRACE, COLLATERAL,
    IRON_CHAIN, FIRE_ATTACK,
]  # fmt: skip
