"""大乔 Da Qiao."""

from sanguosha.kit import FEMALE, INDULGENCE, OWN_CARDS, WU, BecomingTarget, Card, General, Line, Picks, Query, Seat, Skill
from sanguosha.kit import ViewAs, Worth, diamond, exactly, pick


class Guose(ViewAs):
    """国色: you may use a diamond card as Indulgence."""

    kind = INDULGENCE
    cards = exactly(1, OWN_CARDS, diamond)


class Liuli(BecomingTarget):
    """流离: when you become a target of a Slash, you may discard a card and put another character within your attack range,
    not its user, in your place."""

    discards = True

    def condition(self, line: Line) -> bool:
        return line.family == "slash" and not line.cancelled

    def choices(self, line: Line) -> Query:
        return pick(self.owner.cards_in(OWN_CARDS), lambda card: self._takers(line, card))

    def _takers(self, line: Line, card: Card) -> list[Seat]:
        """Whom the owner may name once the card is discarded."""
        use = line.use
        return [
            seat
            for seat in self.game.alive()
            if seat is not self.owner
            and seat is not use.user
            and not use.targets(seat)
            and self.owner.in_range(seat, (card,))
            and self.game.may_join(use, seat)
        ]

    def effect(self, line: Line, picks: Picks) -> None:
        line.use.retarget(line, picks.seat)


GENERAL = General("da_qiao", WU, FEMALE, 3, Skill("guose", Guose), Skill("liuli", Liuli, worth=Worth(helps=-1.0)))
