"""The named points of the rules at which parts of skills may act, and the phases of a turn."""

from __future__ import annotations

from typing import Final

PREPARE: Final = 0
JUDGE: Final = 1
DRAW: Final = 2
PLAY: Final = 3
DISCARD: Final = 4
FINISH: Final = 5
PHASES: Final = 6
PHASE_NAMES: Final = ("prepare", "judge", "draw", "play", "discard", "finish")

# Phases: add the phase to the base, as in ``PHASE_STARTING + DRAW``. A phase can still be skipped while it approaches.
# The frame is the ``PhaseRun`` when it starts, else the ``Turn``.
PHASE_APPROACHING: Final = 0
PHASE_STARTING: Final = 6
PHASE_ENDING: Final = 12

ROUND_STARTING: Final = 18
TURN_STARTING: Final = 19
TURN_ENDING: Final = 20
DRAW_COUNTING: Final = 21

CARD_USING: Final = 22
BECOMING_TARGET: Final = 23
TARGET_CHOSEN: Final = 24
TARGET_CONFIRMED: Final = 25
EFFECT_STARTING: Final = 26
EFFECT_OFFSET: Final = 27
CARD_PLAYING: Final = 28
CARD_PLAYED: Final = 29
USE_FINISHING: Final = 30
USE_FINISHED: Final = 31

DAMAGE_CAUSING: Final = 32
DAMAGE_TAKING: Final = 33
DAMAGE_DIVERTING: Final = 34
DAMAGE_CAPPING: Final = 35
DAMAGE_FINAL: Final = 36
DAMAGE_CAUSED: Final = 37
DAMAGE_TAKEN: Final = 38

HEALTH_LOSING: Final = 39
HEALTH_LOST: Final = 40
RECOVERING: Final = 41
RECOVERED: Final = 42
DYING_ENTERED: Final = 43
DYING_ASKED: Final = 44
DYING_DECIDING: Final = 45
DYING_LEFT: Final = 46
DIED: Final = 47
REWARDING: Final = 48
BURIED: Final = 49

JUDGE_REVEALED: Final = 50
JUDGE_DECIDED: Final = 51
CONTEST_REVEALED: Final = 52
CARDS_MOVING: Final = 53
CARDS_MOVED: Final = 54

GENERAL_REVEALED: Final = 55
# Announced by modes in which generals are removed and kingdoms kept secret.
GENERAL_REMOVED: Final = 56
KINGDOM_DECIDED: Final = 57
DECISION_OPENING: Final = 58
# The very last change of a damage, after all skills and equipment: a floor that a mode puts under the victim's health.
DAMAGE_SPARING: Final = 59
MOMENTS: Final = 60
