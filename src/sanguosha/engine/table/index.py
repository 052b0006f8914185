"""Which parts are there, indexed by what they listen to, and which of them are at work. Base of ``Game``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, cast

from sanguosha.engine.happenings.frames import Frame
from sanguosha.engine.happenings.moments import MOMENTS
from sanguosha.engine.happenings.nesting import Nesting
from sanguosha.engine.parts.effects import CARD_LEAVES, Effect
from sanguosha.engine.parts.folds import FOLDS, SKILL_ON
from sanguosha.engine.parts.hidden import AsIf
from sanguosha.engine.parts.modifiers import MayReveal, Modifier, SkillOn
from sanguosha.engine.parts.origin import Held, Origin, of_equipment
from sanguosha.engine.parts.part import Active, Part, Provider, Trigger
from sanguosha.engine.parts.paying import payable
from sanguosha.engine.pieces.card import Card
from sanguosha.engine.pieces.skills import DEPUTY, DEPUTY_ONLY, HEAD, HEAD_ONLY, LORD_SKILL, Slot

if TYPE_CHECKING:
    from sanguosha.engine.table.seat import Seat

M = TypeVar("M", bound=Modifier)

# The parts of one owner stand in this order: skills as they were gained, equipment by slot, effects as they began.
SKILL_ORDER: Final = 0
EQUIPMENT_ORDER: Final = 10
EFFECT_ORDER: Final = 100
SEAT_ORDER: Final = 1000


class PartIndex:
    """Listeners by moment, modifiers by fold, providers and play-phase skills by seat.

    Within a list parts stand in the order of their seats, then skills, equipment, effects, so that a restored game lists them
    in the same order as the original.
    """

    def __init__(self, seats: int) -> None:
        self.listeners: list[list[Trigger[Frame]]] = [[] for _ in range(MOMENTS)]
        self.modifiers: list[list[Modifier]] = [[] for _ in range(FOLDS)]
        self.providers: list[list[Provider]] = [[] for _ in range(seats)]
        self.actives: list[list[Active]] = [[] for _ in range(seats)]
        self.shared: list[Active] = []
        self.effects: list[Effect] = []
        self.framed: list[Effect] = []
        self.tied: set[int] = set()
        self.nesting = Nesting()

    def clear_index(self) -> None:
        """Forget all parts."""
        for triggers in self.listeners:
            triggers.clear()
        for modifiers in self.modifiers:
            modifiers.clear()
        for providers in self.providers:
            providers.clear()
        for actives in self.actives:
            actives.clear()
        self.shared.clear()
        self.effects.clear()
        self._tie()

    # Where parts come from

    def add_skill(self, owner: Seat, held: Held) -> None:
        """Put a skill's parts to work for its owner, if it is one that works where it lies."""
        owner.skills.append(held)
        if _works_there(owner, held):
            self._add_parts(owner, held, held.skill.parts, SKILL_ORDER)

    def remove_skill(self, owner: Seat, held: Held) -> None:
        """Take a skill's parts away."""
        owner.skills.remove(held)
        self._remove_parts(held)

    def add_equipment(self, owner: Seat, card: Card, parts: list[type[Part]]) -> Origin:
        """Put the parts of a piece of equipment to work."""
        kind = owner.game.lies_as(card)
        origin = of_equipment(card, kind)
        self._add_parts(owner, origin, tuple(parts), EQUIPMENT_ORDER + kind.slot)
        return origin

    def add_effect(self, effect: Effect) -> None:
        """Put an effect and its parts to work."""
        self.effects.append(effect)
        self._tie()
        self._add_parts(effect.owner, effect.origin, effect.kind.parts, EFFECT_ORDER)

    def remove_effect(self, effect: Effect) -> None:
        """Take an effect and its parts away."""
        self.effects.remove(effect)
        self._tie()
        self._remove_parts(effect.origin)

    def _tie(self) -> None:
        """Look which effects last as long as a procedure, or as long as a card lies where it lies."""
        self.framed = [effect for effect in self.effects if effect.until.frame is not None]
        self.tied = {end.which for effect in self.effects for end in effect.until.ends if end.point == CARD_LEAVES}

    def _add_parts(self, owner: Seat, origin: Origin, kinds: tuple[type[Part], ...], order: int) -> None:
        numbered = 0
        for kind in kinds:
            part = kind(owner, origin)
            part.order = owner.index * SEAT_ORDER + order
            origin.parts.append(part)
            owner.game.history.kept |= kind.asks
            if isinstance(part, Modifier):
                origin.state_effect = True
            else:
                numbered += 1
                which = "" if numbered == 1 else f":{numbered}"
                if isinstance(part, Active) and part.shared:
                    which += f":{owner.token}"
                part.token = origin.token + which
                part.key = origin.key + which
            self._insert(part)
        owner.game.touch()

    def _insert(self, part: Part) -> None:
        if isinstance(part, Trigger):
            for moment in part.hears():
                _put(self.listeners[moment], part)
        elif isinstance(part, Modifier):
            _put(self.modifiers[part.fold], part)
        elif isinstance(part, Provider):
            _put(self.providers[part.owner.index], part)
        elif isinstance(part, Active):
            _put(self.actives[part.owner.index], part)
            if part.shared:
                _put(self.shared, part)

    def _remove_parts(self, origin: Origin) -> None:
        for part in origin.parts:
            if isinstance(part, Trigger):
                for moment in part.hears():
                    self.listeners[moment].remove(part)
            elif isinstance(part, Modifier):
                self.modifiers[part.fold].remove(part)
            elif isinstance(part, Provider):
                self.providers[part.owner.index].remove(part)
            elif isinstance(part, Active):
                self.actives[part.owner.index].remove(part)
                if part.shared:
                    self.shared.remove(part)
        if origin.parts:
            origin.parts[0].game.touch()

    def works(self, part: Part) -> bool:
        """Whether the part is in force: its owner lives (or it acts beyond that), its general is shown, its armour is not
        pierced, and no other part turns it off."""
        slot = part.slot
        if not (part.owner.alive or part.beyond_death or part.origin.nobodys):
            return False
        if (slot is not None and not slot.revealed) or (part.armor and part.owner.armor_off):
            return False
        for modifier in self.modifiers[SKILL_ON]:
            if modifier is part or (not modifier.owner.alive and not modifier.origin.nobodys) or modifier.hidden:
                continue
            if not cast(SkillOn, modifier).skill_on(part):
                return False
        return True

    def may_reveal(self, seat: Seat, slot: Slot) -> bool:
        """Whether a general that lies face down may be turned up by its owner."""
        return seat.alive and not slot.revealed and all(part.may_reveal(seat, slot) for part in self.at_work(MayReveal))

    def usable(self, part: Part) -> bool:
        """Whether the part works, or would once its general is revealed for it, which nothing forbids."""
        slot = part.slot
        if slot is None or slot.revealed:
            return self.works(part)
        if not self.may_reveal(part.owner, slot):
            return False
        with AsIf(part.game, slot):
            return self.works(part)

    def declarable(self, seat: Seat) -> list[Slot]:
        """The hidden generals that a seat may reveal in its play phase by declaring a skill of theirs."""
        found: list[Slot] = []
        for slot in seat.slots:
            if self.may_reveal(seat, slot):
                with AsIf(seat.game, slot):
                    skills = [held for held in seat.skills if held.slot is slot and seat.game.mode.declares(held)]
                    if any(self.works(part) for held in skills for part in held.parts):
                        found.append(slot)
        return found

    def at_work(self, fold: type[M], without: tuple[Card, ...] = ()) -> list[M]:
        """The modifiers of this sort that are in force, but for those of the equipment ``without``."""
        there: list[M] = self.modifiers[fold.fold]  # type: ignore[assignment]
        if not there:
            return there
        found: list[M] = []
        for part in there:
            if (not without or part.card is None or part.card not in without) and self.works(part):
                found.append(part)
        return found

    def actives_of(self, seat: Seat) -> list[Active]:
        """The play-phase skills that a seat may use now: its own, and those that others share with it."""
        found: list[Active] = []
        for part in self.actives[seat.index]:
            if not part.shared and (self._offers_hidden(part) if part.hidden else self._offers(part)):
                found.append(part)
        for part in self.shared:
            if part.users(seat) and self._offers(part):
                found.append(part)
        return found

    def _offers(self, part: Active) -> bool:
        return part.within_limit() and self.works(part) and payable(part) and part.condition()

    def _offers_hidden(self, part: Active) -> bool:
        slot = part.slot
        if slot is None or not self.may_reveal(part.owner, slot):
            return False
        with AsIf(part.game, slot):
            return self._offers(part)


P = TypeVar("P", bound=Part)


def _put(parts: list[P], part: P) -> None:
    """Insert a part behind those of equal or lower order."""
    at = len(parts)
    while at and parts[at - 1].order > part.order:
        at -= 1
    parts.insert(at, part)


def _works_there(owner: Seat, held: Held) -> bool:
    """Whether a skill is one that its owner has where it lies: lord skills with a lord, others as head or as deputy only."""
    tags, slot = held.tags, held.slot
    if tags & LORD_SKILL and not owner.game.mode.lord_skills(owner):
        return False
    if slot is None or not tags & (HEAD_ONLY | DEPUTY_ONLY):
        return True
    return slot.index == HEAD if tags & HEAD_ONLY else slot.index == DEPUTY
