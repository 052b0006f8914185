"""貂蝉 Diao Chan."""

from __future__ import annotations

from sanguosha.cards.instant_tricks import DUEL
from sanguosha.engine.decisions.decision import Picks, Query
from sanguosha.engine.decisions.queries import Sequence, Then, cards_query, seats_query
from sanguosha.engine.happenings.frames import PhaseRun
from sanguosha.engine.happenings.moments import FINISH
from sanguosha.engine.parts.part import ONCE_PER_PHASE, Active
from sanguosha.engine.parts.selections import exactly
from sanguosha.engine.parts.triggers import PhaseStarting
from sanguosha.engine.pieces.skills import FEMALE, MALE, QUN, General, Skill
from sanguosha.engine.pieces.worth import Worth
from sanguosha.engine.pieces.zones import OWN_CARDS
from sanguosha.engine.table.seat import Seat


class Lijian(Active):
    """离间: once per play phase, discard a card; one male character of your choice is regarded as using a Duel on another,
    which cannot be nullified."""

    limit = ONCE_PER_PHASE
    cards = exactly(1, OWN_CARDS)
    discards = True

    def _users(self) -> list[Seat]:
        return [seat for seat in self.game.alive() if seat.gender == MALE and self._targets(seat)]

    def _targets(self, user: Seat) -> list[Seat]:
        duel = user.draft(DUEL)
        return [seat for seat in self.game.others(user) if seat.gender == MALE and duel.may_target(seat)]

    def condition(self) -> bool:
        for seat in self.game.alive():
            if seat.gender == MALE and self._targets(seat):
                return True
        return False

    def query(self) -> Query | None:
        card = cards_query(self.owner.cards_in(OWN_CARDS), 1, 1)
        user = seats_query(self._users(), 1, 1)
        return Sequence([card, Then(user, lambda tokens: seats_query(self._targets(Picks(self.game, tokens).seat), 1, 1))])

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
