"""The triggers, a base class for each moment: its name says when a part acts, its frame on what, and the event is its owner's.

A part that listens to other seats' events says ``of = OTHERS``, one that listens to everybody's ``of = ANYBODY``. What happens to
no seat in particular (a round begins, cards move) is anybody's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from sanguosha.engine.happenings.frames import (
    Contest,
    Damage,
    Death,
    Dying,
    Frame,
    HealthLoss,
    Judgement,
    Line,
    Move,
    Opening,
    PhaseRun,
    Play,
    Recovery,
    Reveal,
    Turn,
    Use,
    UseOrPlay,
)
from sanguosha.engine.happenings.moments import (
    BECOMING_TARGET,
    BURIED,
    CARD_PLAYED,
    CARD_PLAYING,
    CARD_USING,
    CARDS_MOVED,
    CARDS_MOVING,
    CONTEST_REVEALED,
    DAMAGE_CAPPING,
    DAMAGE_CAUSED,
    DAMAGE_CAUSING,
    DAMAGE_DIVERTING,
    DAMAGE_FINAL,
    DAMAGE_SPARING,
    DAMAGE_TAKEN,
    DAMAGE_TAKING,
    DECISION_OPENING,
    DIED,
    DRAW_COUNTING,
    DYING_ASKED,
    DYING_DECIDING,
    DYING_ENTERED,
    DYING_LEFT,
    EFFECT_OFFSET,
    EFFECT_STARTING,
    GENERAL_REMOVED,
    GENERAL_REVEALED,
    HEALTH_LOSING,
    HEALTH_LOST,
    JUDGE_DECIDED,
    JUDGE_REVEALED,
    KINGDOM_DECIDED,
    NO_PHASE,
    PHASE_APPROACHING,
    PHASE_ENDING,
    PHASE_STARTING,
    RECOVERED,
    RECOVERING,
    REWARDING,
    ROUND_STARTING,
    TARGET_CHOSEN,
    TARGET_CONFIRMED,
    TURN_ENDING,
    TURN_STARTING,
    USE_FINISHED,
    USE_FINISHING,
    Moment,
    Phase,
)
from sanguosha.engine.parts.part import OWN, Trigger

if TYPE_CHECKING:
    from sanguosha.engine.table.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class PhaseApproaching(Trigger[Turn]):
    """A phase of its owner's turn comes near, and can still be skipped; the class says which: ``phase = DRAW``."""

    phase: ClassVar[Phase] = NO_PHASE
    of = OWN

    def hears(self) -> tuple[Moment, ...]:
        return self.moments or PHASE_APPROACHING[self.phase : self.phase + 1]

    def whose(self, turn: Turn) -> Seat | None:
        return turn.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class PhaseStarting(Trigger[PhaseRun]):
    """A phase of its owner's turn begins; the class says which: ``phase = PREPARE`` (JUDGE, DRAW, PLAY, DISCARD, FINISH)."""

    phase: ClassVar[Phase] = NO_PHASE
    of = OWN

    def hears(self) -> tuple[Moment, ...]:
        return self.moments or PHASE_STARTING[self.phase : self.phase + 1]

    def whose(self, run: PhaseRun) -> Seat | None:
        return run.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class PhaseEnding(Trigger[Turn]):
    """A phase of its owner's turn ends; the class says which: ``phase = PLAY``."""

    phase: ClassVar[Phase] = NO_PHASE
    of = OWN

    def hears(self) -> tuple[Moment, ...]:
        return self.moments or PHASE_ENDING[self.phase : self.phase + 1]

    def whose(self, turn: Turn) -> Seat | None:
        return turn.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class RoundStarting(Trigger[Frame]):
    """A round begins."""

    moment = ROUND_STARTING


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnStarting(Trigger[Turn]):
    """Its owner's turn begins."""

    moment = TURN_STARTING
    of = OWN

    def whose(self, turn: Turn) -> Seat | None:
        return turn.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnEnding(Trigger[Turn]):
    """Its owner's turn ends."""

    moment = TURN_ENDING
    of = OWN

    def whose(self, turn: Turn) -> Seat | None:
        return turn.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawCounting(Trigger[PhaseRun]):
    """Its owner is about to draw ``run.count`` cards in the draw phase."""

    moment = DRAW_COUNTING
    of = OWN

    def whose(self, run: PhaseRun) -> Seat | None:
        return run.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class CardUsing(Trigger[Use]):
    """Its owner uses a card, and has declared it."""

    moment = CARD_USING
    of = OWN

    def whose(self, use: Use) -> Seat | None:
        return use.user


@mypyc_attr(allow_interpreted_subclasses=True)
class BecomingTarget(Trigger[Line]):
    """Its owner becomes a target, and may still pass it on."""

    moment = BECOMING_TARGET
    of = OWN

    def whose(self, line: Line) -> Seat | None:
        return line.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetChosen(Trigger[Line]):
    """Its owner's card has got a target; once for each of them."""

    moment = TARGET_CHOSEN
    of = OWN

    def whose(self, line: Line) -> Seat | None:
        return line.use.user


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetConfirmed(Trigger[Line]):
    """Its owner has become a target."""

    moment = TARGET_CONFIRMED
    of = OWN

    def whose(self, line: Line) -> Seat | None:
        return line.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectStarting(Trigger[Line]):
    """A card is about to take effect on its owner."""

    moment = EFFECT_STARTING
    of = OWN

    def whose(self, line: Line) -> Seat | None:
        return line.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectOffset(Trigger[Line]):
    """What its owner's card would do to a target was answered."""

    moment = EFFECT_OFFSET
    of = OWN

    def whose(self, line: Line) -> Seat | None:
        return line.use.user


@mypyc_attr(allow_interpreted_subclasses=True)
class CardPlaying(Trigger[Play]):
    """Its owner plays a card."""

    moment = CARD_PLAYING
    of = OWN

    def whose(self, play: Play) -> Seat | None:
        return play.user


@mypyc_attr(allow_interpreted_subclasses=True)
class CardPlayed(Trigger[Play]):
    """Its owner has played a card."""

    moment = CARD_PLAYED
    of = OWN

    def whose(self, play: Play) -> Seat | None:
        return play.user


@mypyc_attr(allow_interpreted_subclasses=True)
class UsingOrPlaying(Trigger[UseOrPlay]):
    """Its owner uses or plays a card."""

    moments = (CARD_USING, CARD_PLAYING)
    of = OWN

    def whose(self, shown: UseOrPlay) -> Seat | None:
        return shown.user


@mypyc_attr(allow_interpreted_subclasses=True)
class UseFinishing(Trigger[Use]):
    """The card that its owner used has been resolved."""

    moment = USE_FINISHING
    of = OWN

    def whose(self, use: Use) -> Seat | None:
        return use.user


@mypyc_attr(allow_interpreted_subclasses=True)
class UseFinished(Trigger[Use]):
    """The use of its owner's card is over."""

    moment = USE_FINISHED
    of = OWN

    def whose(self, use: Use) -> Seat | None:
        return use.user


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageCausing(Trigger[Damage]):
    """Its owner is about to deal damage."""

    moment = DAMAGE_CAUSING
    of = OWN

    def whose(self, damage: Damage) -> Seat | None:
        return damage.source


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageTaking(Trigger[Damage]):
    """Its owner is about to take damage: what changes its amount."""

    moment = DAMAGE_TAKING
    of = OWN

    def whose(self, damage: Damage) -> Seat | None:
        return damage.victim


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageDiverting(Trigger[Damage]):
    """Its owner is about to take damage, and may transfer it."""

    moment = DAMAGE_DIVERTING
    of = OWN

    def whose(self, damage: Damage) -> Seat | None:
        return damage.victim


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageCapping(Trigger[Damage]):
    """Its owner is about to take damage: what limits its amount."""

    moment = DAMAGE_CAPPING
    of = OWN

    def whose(self, damage: Damage) -> Seat | None:
        return damage.victim


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageFinal(Trigger[Damage]):
    """Its owner is about to take damage: the last change by a skill."""

    moment = DAMAGE_FINAL
    of = OWN

    def whose(self, damage: Damage) -> Seat | None:
        return damage.victim


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageSparing(Trigger[Damage]):
    """Its owner is about to take damage: the floor that a mode puts under health."""

    moment = DAMAGE_SPARING
    of = OWN

    def whose(self, damage: Damage) -> Seat | None:
        return damage.victim


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageCaused(Trigger[Damage]):
    """Its owner has dealt damage."""

    moment = DAMAGE_CAUSED
    of = OWN

    def whose(self, damage: Damage) -> Seat | None:
        return damage.source


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageTaken(Trigger[Damage]):
    """Its owner has taken damage."""

    moment = DAMAGE_TAKEN
    of = OWN

    def whose(self, damage: Damage) -> Seat | None:
        return damage.victim


@mypyc_attr(allow_interpreted_subclasses=True)
class HealthLosing(Trigger[HealthLoss]):
    """Its owner is about to lose health."""

    moment = HEALTH_LOSING
    of = OWN

    def whose(self, loss: HealthLoss) -> Seat | None:
        return loss.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class HealthLost(Trigger[HealthLoss]):
    """Its owner has lost health."""

    moment = HEALTH_LOST
    of = OWN

    def whose(self, loss: HealthLoss) -> Seat | None:
        return loss.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Recovering(Trigger[Recovery]):
    """Its owner is about to recover."""

    moment = RECOVERING
    of = OWN

    def whose(self, recovery: Recovery) -> Seat | None:
        return recovery.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Recovered(Trigger[Recovery]):
    """Its owner has recovered."""

    moment = RECOVERED
    of = OWN

    def whose(self, recovery: Recovery) -> Seat | None:
        return recovery.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class DyingEntered(Trigger[Dying]):
    """Its owner's health has come to 0 or less."""

    moment = DYING_ENTERED
    of = OWN

    def whose(self, dying: Dying) -> Seat | None:
        return dying.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class DyingAsked(Trigger[Dying]):
    """Its owner is asked to rescue ``dying.seat``."""

    moment = DYING_ASKED
    of = OWN

    def whose(self, dying: Dying) -> Seat | None:
        return dying.asked


@mypyc_attr(allow_interpreted_subclasses=True)
class DyingDeciding(Trigger[Dying]):
    """Nobody has rescued its owner."""

    moment = DYING_DECIDING
    of = OWN

    def whose(self, dying: Dying) -> Seat | None:
        return dying.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class DyingLeft(Trigger[Dying]):
    """Its owner is dying no more."""

    moment = DYING_LEFT
    of = OWN

    def whose(self, dying: Dying) -> Seat | None:
        return dying.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Died(Trigger[Death]):
    """Its owner has died."""

    moment = DIED
    of = OWN

    def whose(self, death: Death) -> Seat | None:
        return death.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Rewarding(Trigger[Death]):
    """Its owner's death is about to be rewarded."""

    moment = REWARDING
    of = OWN

    def whose(self, death: Death) -> Seat | None:
        return death.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Buried(Trigger[Death]):
    """Its owner's death has been dealt with."""

    moment = BURIED
    of = OWN

    def whose(self, death: Death) -> Seat | None:
        return death.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class JudgeRevealed(Trigger[Judgement]):
    """A card was turned up for its owner's judgement, and may be replaced."""

    moment = JUDGE_REVEALED
    of = OWN

    def whose(self, judgement: Judgement) -> Seat | None:
        return judgement.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class JudgeDecided(Trigger[Judgement]):
    """Its owner's judgement takes effect."""

    moment = JUDGE_DECIDED
    of = OWN

    def whose(self, judgement: Judgement) -> Seat | None:
        return judgement.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class ContestRevealed(Trigger[Contest]):
    """The cards of a contest were turned up."""

    moment = CONTEST_REVEALED


@mypyc_attr(allow_interpreted_subclasses=True)
class CardsMoving(Trigger[Move]):
    """Cards are about to move."""

    moment = CARDS_MOVING


@mypyc_attr(allow_interpreted_subclasses=True)
class CardsMoved(Trigger[Move]):
    """Cards have moved."""

    moment = CARDS_MOVED


@mypyc_attr(allow_interpreted_subclasses=True)
class GeneralRevealed(Trigger[Reveal]):
    """A general of its owner was turned up."""

    moment = GENERAL_REVEALED
    of = OWN

    def whose(self, reveal: Reveal) -> Seat | None:
        return reveal.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class GeneralRemoved(Trigger[Reveal]):
    """A general of its owner was removed."""

    moment = GENERAL_REMOVED
    of = OWN

    def whose(self, reveal: Reveal) -> Seat | None:
        return reveal.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class KingdomDecided(Trigger[Reveal]):
    """The kingdom of its owner is settled."""

    moment = KINGDOM_DECIDED
    of = OWN

    def whose(self, reveal: Reveal) -> Seat | None:
        return reveal.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class DecisionOpening(Trigger[Opening]):
    """Its owner is about to decide something in which hand cards count."""

    moment = DECISION_OPENING
    of = OWN

    def whose(self, opening: Opening) -> Seat | None:
        return opening.seat
