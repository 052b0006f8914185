"""The named points of the rules at which parts of skills may act, and the phases of a turn."""

from __future__ import annotations

from typing import Final, NewType

Moment = NewType("Moment", int)
Phase = NewType("Phase", int)

PREPARE: Final = Phase(0)
JUDGE: Final = Phase(1)
DRAW: Final = Phase(2)
PLAY: Final = Phase(3)
DISCARD: Final = Phase(4)
FINISH: Final = Phase(5)
PHASES: Final = 6
NO_PHASE: Final = Phase(-1)
PHASE_NAMES: Final = ("prepare", "judge", "draw", "play", "discard", "finish")

# By phase. One can still be skipped while it approaches; the frame is the ``PhaseRun`` when it starts, else the ``Turn``.
PHASE_APPROACHING: Final[tuple[Moment, ...]] = tuple([Moment(phase) for phase in range(PHASES)])
PHASE_STARTING: Final[tuple[Moment, ...]] = tuple([Moment(PHASES + phase) for phase in range(PHASES)])
PHASE_ENDING: Final[tuple[Moment, ...]] = tuple([Moment(2 * PHASES + phase) for phase in range(PHASES)])

ROUND_STARTING: Final = Moment(18)
TURN_STARTING: Final = Moment(19)
TURN_ENDING: Final = Moment(20)
DRAW_COUNTING: Final = Moment(21)

CARD_USING: Final = Moment(22)
BECOMING_TARGET: Final = Moment(23)
TARGET_CHOSEN: Final = Moment(24)
TARGET_CONFIRMED: Final = Moment(25)
EFFECT_STARTING: Final = Moment(26)
EFFECT_OFFSET: Final = Moment(27)
CARD_PLAYING: Final = Moment(28)
CARD_PLAYED: Final = Moment(29)
USE_FINISHING: Final = Moment(30)
USE_FINISHED: Final = Moment(31)

DAMAGE_CAUSING: Final = Moment(32)
DAMAGE_TAKING: Final = Moment(33)
DAMAGE_DIVERTING: Final = Moment(34)
DAMAGE_CAPPING: Final = Moment(35)
DAMAGE_FINAL: Final = Moment(36)
DAMAGE_CAUSED: Final = Moment(37)
DAMAGE_TAKEN: Final = Moment(38)

HEALTH_LOSING: Final = Moment(39)
HEALTH_LOST: Final = Moment(40)
RECOVERING: Final = Moment(41)
RECOVERED: Final = Moment(42)
DYING_ENTERED: Final = Moment(43)
DYING_ASKED: Final = Moment(44)
DYING_DECIDING: Final = Moment(45)
DYING_LEFT: Final = Moment(46)
DIED: Final = Moment(47)
REWARDING: Final = Moment(48)
BURIED: Final = Moment(49)

JUDGE_REVEALED: Final = Moment(50)
JUDGE_DECIDED: Final = Moment(51)
CONTEST_REVEALED: Final = Moment(52)
CARDS_MOVING: Final = Moment(53)
CARDS_MOVED: Final = Moment(54)

GENERAL_REVEALED: Final = Moment(55)
# Announced by modes in which generals are removed and kingdoms kept secret.
GENERAL_REMOVED: Final = Moment(56)
KINGDOM_DECIDED: Final = Moment(57)
DECISION_OPENING: Final = Moment(58)
# The very last change of a damage, after all skills and equipment: a floor that a mode puts under the victim's health.
DAMAGE_SPARING: Final = Moment(59)
MOMENTS: Final = 60
NO_MOMENT: Final = Moment(-1)
