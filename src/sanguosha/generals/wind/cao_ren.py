"""曹仁 Cao Ren."""

from sanguosha.kit import FINISH, MALE, WEI, General, PhaseRun, PhaseStarting, Picks, Skill, Worth


class Jushou(PhaseStarting):
    """据守: in your finish phase you may draw 3 and turn your general card over."""

    phase = FINISH

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        self.owner.draw(3)
        self.owner.turn_over()


GENERAL = General("cao_ren", WEI, MALE, 4, Skill("jushou", Jushou, worth=Worth(gain=0.3)))
