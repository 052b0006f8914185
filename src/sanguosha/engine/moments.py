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
PHASE_APPROACHING: Final = 0
PHASE_STARTING: Final = 6
PHASE_ENDING: Final = 12

ROUND_STARTING: Final = 18
TURN_STARTING: Final = 19
TURN_ENDING: Final = 20
DRAW_COUNTING: Final = 21
DECISION_OPENING: Final = 22

CARD_USING: Final = 23
BECOMING_TARGET: Final = 24
TARGET_CHOSEN: Final = 25
TARGET_CONFIRMED: Final = 26
EFFECT_STARTING: Final = 27
BEFORE_EFFECT: Final = 28
EFFECT_OFFSET: Final = 29
CARD_PLAYING: Final = 30
CARD_PLAYED: Final = 31
USE_FINISHING: Final = 32
USE_FINISHED: Final = 33

DAMAGE_CAUSING: Final = 34
DAMAGE_TAKING: Final = 35
DAMAGE_DIVERTING: Final = 36
DAMAGE_CAPPING: Final = 37
DAMAGE_FINAL: Final = 38
DAMAGE_CAUSED: Final = 39
DAMAGE_TAKEN: Final = 40

HEALTH_LOSING: Final = 41
HEALTH_LOST: Final = 42
RECOVERING: Final = 43
RECOVERED: Final = 44
DYING_ENTERED: Final = 45
DYING_ASKED: Final = 46
DYING_DECIDING: Final = 47
DYING_LEFT: Final = 48
DIED: Final = 49
REWARDING: Final = 50
BURIED: Final = 51

JUDGE_REVEALED: Final = 52
JUDGE_DECIDED: Final = 53
CONTEST_REVEALED: Final = 54
CARDS_MOVING: Final = 55
CARDS_MOVED: Final = 56

GENERAL_REVEALED: Final = 57
GENERAL_REMOVED: Final = 58
KINGDOM_DECIDED: Final = 59
MOMENTS: Final = 60
