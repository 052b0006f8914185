"""许褚 Xu Chu."""

from sanguosha.kit import END_OF_TURN, MALE, PLAY, WEI, Damage, DamageCausing, DrawCounting, EffectKind, General, PhaseRun, Picks
from sanguosha.kit import Skill, Worth


class BareChest(DamageCausing):
    """裸衣: in this play phase, your own Slash or Duel deals 1 damage more to its target."""

    forced = True

    def condition(self, damage: Damage) -> bool:
        use = damage.use
        mine = use is not None and use.user is self.owner and use.family in ("slash", "duel")
        return mine and damage.direct and self.owner.in_phase(PLAY)

    def effect(self, damage: Damage, picks: Picks) -> None:
        damage.amount += 1


BARE_CHESTED = EffectKind("luoyi", BareChest, worth=Worth(prepares=("slash", "duel")))


class Luoyi(DrawCounting):
    """裸衣: in your draw phase, you may draw one card less to deal 1 damage more with Slash and Duel in this turn's play phase."""

    def condition(self, run: PhaseRun) -> bool:
        return not run.replaced and run.count > 0

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        run.count -= 1
        self.owner.attach(BARE_CHESTED, END_OF_TURN)


def _value_of_luoyi(luoyi: Luoyi, run: PhaseRun) -> float:
    turn = luoyi.game.turn
    return -0.5 if turn is not None and not turn.skipped[PLAY] else -10.0


GENERAL = General(
    "xu_chu", WEI, MALE, 4,
    Skill("luoyi", Luoyi, worth=Worth(prepares=("slash", "duel"), value=_value_of_luoyi)),
)  # fmt: skip
