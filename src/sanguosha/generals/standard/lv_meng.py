"""吕蒙 Lü Meng."""

from sanguosha.kit import DISCARD, MALE, PLAY, PLAYS, USES, WU, General, PhaseApproaching, Picks, Skill, Turn


class Keji(PhaseApproaching):
    """克己: if you neither used nor played a Slash in your play phase, you may skip the discard phase of that turn."""

    phase = DISCARD
    asks = USES | PLAYS

    def condition(self, turn: Turn) -> bool:
        history = self.game.history
        return not history.used(self.owner, "slash", PLAY) and not history.played(self.owner, "slash", PLAY)

    def effect(self, turn: Turn, picks: Picks) -> None:
        turn.skip(DISCARD)


GENERAL = General("lv_meng", WU, MALE, 4, Skill("keji", Keji))
