"""许褚 Xu Chu."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.engine.decision import Picks
from sanguosha.engine.effects import END_OF_TURN, EffectKind
from sanguosha.engine.frames import Damage, PhaseRun
from sanguosha.engine.moments import DAMAGE_CAUSING, DRAW_COUNTING, PLAY
from sanguosha.engine.parts import Trigger
from sanguosha.engine.skills import MALE, WEI, General, Skill


class BareChest(Trigger[Damage]):
    """裸衣: in this play phase, your own Slash or Duel deals 1 damage more to its target."""

    moment: ClassVar[int] = DAMAGE_CAUSING
    forced: ClassVar[bool] = True

    def condition(self, damage: Damage) -> bool:
        use = damage.use
        mine = use is not None and use.user is self.owner and use.card.kind.family in ("slash", "duel")
        return mine and damage.source is self.owner and damage.direct and self.owner.in_phase(PLAY)

    def effect(self, damage: Damage, picks: Picks) -> None:
        damage.amount += 1


BARE_CHESTED = EffectKind("luoyi", BareChest, prepares=("slash", "duel"))


class Luoyi(Trigger[PhaseRun]):
    """裸衣: in your draw phase, you may draw one card less to deal 1 damage more with Slash and Duel in this turn's play phase."""

    moment: ClassVar[int] = DRAW_COUNTING
    gain: ClassVar[float] = -0.5
    prepares: ClassVar[tuple[str, ...]] = ("slash", "duel")

    def condition(self, run: PhaseRun) -> bool:
        return run.seat is self.owner and not run.replaced and run.count > 0

    def value(self, run: PhaseRun) -> float:
        turn = self.game.turn
        return self.gain if turn is not None and not turn.skipped[PLAY] else -10.0

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        run.count -= 1
        self.owner.attach(BARE_CHESTED, END_OF_TURN)


GENERAL = General("xu_chu", WEI, MALE, 4, Skill("luoyi", Luoyi))
