"""Basic cards: Slash of three natures, Dodge, Peach, Wine."""

from __future__ import annotations

from typing import Final

from sanguosha.engine.happenings.frames import Line, Use
from sanguosha.engine.happenings.history import USES
from sanguosha.engine.happenings.moments import PLAY
from sanguosha.engine.parts.effects import END_OF_TURN, EffectKind
from sanguosha.engine.pieces.card import BASIC, FIRE, NORMAL, THUNDER, Kind
from sanguosha.engine.pieces.grounds import FULL_HEALTH, NOT_NOW, ONESELF, OUT_OF_RANGE, USED_UP_IN_PHASE, USED_UP_IN_TURN
from sanguosha.engine.pieces.worth import CardWorth, Worth
from sanguosha.engine.procedures.menus import Draft
from sanguosha.engine.table.seat import Seat

SLASHES_PER_PHASE: Final = 1

DRUNK: Final = EffectKind("drunk", worth=Worth(prepares=("slash",)))
"""酒: the next Slash that its owner uses this turn has its base damage raised by 1."""


class SlashKind(Kind):
    """杀 and its fire and thunder forms."""

    asks = USES

    def __init__(self, id: str, nature: int) -> None:
        super().__init__(id, BASIC, family="slash", worth=CardWorth(helps=-1.0, keep=1.4, answered_by="dodge"))
        self.attacks = True
        self.nature = nature

    def unusable(self, draft: Draft) -> str:
        used = draft.game.history.times_counted(draft.user, "slash", PLAY)
        return "" if used < SLASHES_PER_PHASE or draft.unlimited() else USED_UP_IN_PHASE

    def max_targets(self, draft: Draft) -> int:
        return 1 + draft.extra_targets()

    def barred(self, draft: Draft, seat: Seat) -> str:
        if seat is draft.user:
            return ONESELF
        return "" if draft.in_attack_range(seat) else OUT_OF_RANGE

    def lines(self, use: Use, chosen: list[Seat]) -> list[Line]:
        drunk = use.user.effect(DRUNK)
        if drunk is not None:
            use.bonus += 1
            use.user.game.detach(drunk)
        return super().lines(use, chosen)

    def offset(self, use: Use, line: Line) -> bool:
        """The target needs as many Dodges as the line wants; one too few is spent in vain."""
        for number in range(line.needed):
            args = (use.user.token, self.id, str(line.needed - number))
            if line.seat.ask_to_answer("dodge", line, "ask-dodge", args, needed=line.needed - number) is None:
                return False
        return True

    def resolve(self, use: Use, line: Line) -> None:
        use.user.damage(line.seat, 1 + use.bonus + line.bonus, self.nature, use, line)


class DodgeKind(Kind):
    """闪: cancels a Slash for its user; never used of one's own accord."""

    def unusable(self, draft: Draft) -> str:
        return NOT_NOW


class PeachKind(Kind):
    """桃: recovers 1 health, one's own in the play phase or that of somebody dying."""

    def unusable(self, draft: Draft) -> str:
        return "" if draft.user.wounded else FULL_HEALTH

    def fixed_targets(self, draft: Draft) -> list[Seat] | None:
        return [draft.user] if draft.may_target(draft.user) else []

    def rescues(self, user: Seat, dying: Seat) -> bool:
        return True

    def resolve(self, use: Use, line: Line) -> None:
        line.seat.recover(1, use)


class WineKind(Kind):
    """酒: once a turn for the next Slash, or to save oneself."""

    asks = USES

    def unusable(self, draft: Draft) -> str:
        return USED_UP_IN_TURN if draft.game.history.times_counted(draft.user, "wine") else ""

    def fixed_targets(self, draft: Draft) -> list[Seat] | None:
        return [draft.user] if draft.may_target(draft.user) else []

    def rescues(self, user: Seat, dying: Seat) -> bool:
        return user is dying

    def resolve(self, use: Use, line: Line) -> None:
        if use.counted:
            line.seat.attach(DRUNK, END_OF_TURN)
        else:
            line.seat.recover(1, use)


SLASH: Final = SlashKind("slash", NORMAL)
FIRE_SLASH: Final = SlashKind("fire_slash", FIRE)
THUNDER_SLASH: Final = SlashKind("thunder_slash", THUNDER)
DODGE: Final = DodgeKind("dodge", BASIC, worth=CardWorth(keep=2.0))
PEACH: Final = PeachKind("peach", BASIC, worth=CardWorth(helps=1.0, keep=4.0, heals=True))
WINE: Final = WineKind("wine", BASIC, worth=CardWorth(helps=0.5, keep=1.8, prepares=("slash",)))
BASIC_KINDS: Final[list[Kind]] = [SLASH, FIRE_SLASH, THUNDER_SLASH, DODGE, PEACH, WINE]
