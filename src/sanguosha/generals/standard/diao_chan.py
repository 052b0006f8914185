"""貂蝉 Diao Chan."""

from sanguosha.kit import DUEL, FEMALE, FINISH, ONCE_PER_PHASE, OWN_CARDS, QUN, Active, General, PhaseRun, PhaseStarting, Picks
from sanguosha.kit import Seat, Skill, Worth, anyone, exactly, male


def _may_duel(user: Seat, seat: Seat) -> bool:
    return user.may_target(seat, DUEL)


class Lijian(Active):
    """离间: once per play phase, discard a card; one male character of your choice is regarded as using a Duel on another,
    which cannot be nullified."""

    limit = ONCE_PER_PHASE
    cards = exactly(1, OWN_CARDS)
    targets = anyone(male).then(male, _may_duel)
    discards = True

    def effect(self, picks: Picks) -> None:
        user, target = picks.seats
        user.use_virtual(DUEL, [target], nullifiable=False)


class Biyue(PhaseStarting):
    """闭月: in your finish phase you may draw a card."""

    phase = FINISH

    def effect(self, run: PhaseRun, picks: Picks) -> None:
        self.owner.draw(1)


GENERAL = General(
    "diao_chan", QUN, FEMALE, 3,
    Skill("lijian", Lijian, worth=Worth(helps=-0.5, places=(-0.35, -0.65), gain=0.0)),
    Skill("biyue", Biyue),
)  # fmt: skip
