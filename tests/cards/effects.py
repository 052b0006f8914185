"""What the generals and cards at hand cannot do yet but the rules provide for."""

from sanguosha.cards.basic import DODGE
from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import Damage, Line, Request
from sanguosha.engine.parts.effects import END_OF_GAME, EffectKind
from sanguosha.engine.parts.modifiers import ExtraTargets, MayTarget
from sanguosha.engine.parts.part import Provider
from sanguosha.engine.parts.triggers import DamageTaken, DamageTaking, TargetConfirmed
from sanguosha.engine.pieces.card import KINDS, Card, Kind, VirtualCard
from sanguosha.engine.pieces.zones import OWN_CARDS
from sanguosha.engine.procedures.menus import Draft
from sanguosha.engine.table.seat import Seat
from sanguosha.testing import Table


class OneTargetMore(ExtraTargets):
    """Each Slash of the owner may have one target more."""

    def extra_targets(self, draft: Draft) -> int:
        return 1 if draft.user is self.owner and draft.kind.family == "slash" else 0


class AnyCardAs(Provider):
    """The owner may use or play any card, of hand or equipment, as one of the kinds in the data."""

    def kinds(self, request: Request) -> list[Kind]:
        return [KINDS[serial - 1] for serial in self.origin.effect.data if request.accepts(KINDS[serial - 1])]

    def pool(self, request: Request, kind: Kind) -> list[Card]:
        return self.owner.cards_in(OWN_CARDS)

    def count(self, kind: Kind) -> int:
        return 1


class BloodDodge(Provider):
    """The owner lays a hand card face down and loses 1 health: it is a Dodge."""

    def kinds(self, request: Request) -> list[Kind]:
        return [DODGE] if request.accepts(DODGE) and not request.free else []

    def pool(self, request: Request, kind: Kind) -> list[Card]:
        return self.owner.hand.cards

    def count(self, kind: Kind) -> int:
        return 1

    def provide(self, request: Request, card: VirtualCard, targets: list[Seat]) -> VirtualCard | None:
        self.owner.lay_face_down(card.cards[0])
        self.owner.lose_health(1)
        return card


class NoTargetOf(MayTarget):
    """The owner cannot be a target of the kinds in the data."""

    def may_target(self, draft: Draft, target: Seat) -> bool:
        return target is not self.owner or draft.kind.serial not in self.origin.effect.data


class HurtByTargeting(TargetConfirmed):
    """When the owner has become a target, it loses 1 health."""

    forced = True

    def effect(self, line: Line, picks: Picks) -> None:
        self.owner.lose_health(1)


class Untouchable(DamageTaking):
    """Damage to the owner is prevented."""

    forced = True

    def effect(self, damage: Damage, picks: Picks) -> None:
        damage.prevent()


class SwitchesWhenHurt(DamageTaken):
    """After the owner took damage the seat in the data is reset, or chained if it was not."""

    forced = True

    def effect(self, damage: Damage, picks: Picks) -> None:
        other = self.game.seats[self.origin.effect.data[0]]
        if other.chained:
            other.unchain()
        else:
            other.chain()


ONE_TARGET_MORE = EffectKind("test-one-target-more", OneTargetMore)
ANY_CARD_AS = EffectKind("test-any-card-as", AnyCardAs)
BLOOD_DODGE = EffectKind("test-blood-dodge", BloodDodge)
NO_TARGET_OF = EffectKind("test-no-target-of", NoTargetOf)
HURT_BY_TARGETING = EffectKind("test-hurt-by-targeting", HurtByTargeting)
UNTOUCHABLE = EffectKind("test-untouchable", Untouchable)
SWITCHES_WHEN_HURT = EffectKind("test-switches-when-hurt", SwitchesWhenHurt)


def _serials(kinds: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(kind.serial for kind in KINDS if kind.id in kinds)


def one_target_more(table: Table, name: str) -> None:
    """Let the Slashes of this seat have one target more for the rest of the game."""
    table[name].attach(ONE_TARGET_MORE, END_OF_GAME)


def any_card_as(table: Table, name: str, *kinds: str) -> None:
    """Let this seat use any of its cards as these (``k:test-any-card-as``)."""
    table[name].attach(ANY_CARD_AS, END_OF_GAME, _serials(kinds))


def blood_dodge(table: Table, name: str) -> None:
    """Let this seat pay for a Dodge with health (``k:test-blood-dodge``)."""
    table[name].attach(BLOOD_DODGE, END_OF_GAME)


def no_target_of(table: Table, name: str, *kinds: str) -> None:
    """Let this seat be no target of these."""
    table[name].attach(NO_TARGET_OF, END_OF_GAME, _serials(kinds))


def hurt_by_targeting(table: Table, name: str) -> None:
    """Let this seat lose 1 health whenever it has become a target."""
    table[name].attach(HURT_BY_TARGETING, END_OF_GAME)


def untouchable(table: Table, name: str) -> None:
    """Prevent all damage to this seat."""
    table[name].attach(UNTOUCHABLE, END_OF_GAME)


def switches_when_hurt(table: Table, name: str, other: str) -> None:
    """Let the other seat be reset, or chained, whenever this one took damage."""
    table[name].attach(SWITCHES_WHEN_HURT, END_OF_GAME, (table[other].index,))
