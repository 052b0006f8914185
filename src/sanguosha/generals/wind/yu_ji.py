"""于吉 Yu Ji."""

from sanguosha.kit import BASIC, HEART, MALE, QUN, TRICK, Card, General, Kind, Provider, Request, Seat, Skill, VirtualCard


class Guhuo(Provider):
    """蛊惑: use or play a hand card, laid face down, as any basic card or instant trick; the others may challenge it."""

    again = True

    def kinds(self, request: Request) -> list[Kind]:
        wanted = [kind for kind in self.game.ruleset.kinds if kind.type in (BASIC, TRICK) and request.accepts(kind)]
        return wanted if self.owner.hand.cards else []

    def pool(self, request: Request, kind: Kind) -> list[Card]:
        return self.owner.hand.cards

    def count(self, kind: Kind) -> int:
        return 1

    def provide(self, request: Request, card: VirtualCard, targets: list[Seat]) -> VirtualCard | None:
        laid = card.cards[0]
        table = self.owner.lay_face_down(laid)
        self.game.tell("announced", seat=self.owner, card=card.kind.id, targets=targets)
        aim = [target.token for target in targets] if len(targets) == 1 else []
        args = (self.owner.token, card.kind.id, *aim)
        doubters = [
            seat
            for seat in self.game.in_order()
            if seat is not self.owner
            and seat.hp >= 1
            and seat.confirm(args=args, value=_value_of_doubt(self, seat), whom=self.owner, helps=-0.3)
        ]
        self.note()
        if not doubters:
            return card
        self.game.turn_face_up(table)
        true = laid.kind is card.kind
        for doubter in doubters:
            if true:
                doubter.lose_health(1)
            else:
                doubter.draw(1)
        if true and self.game.look_suit(laid, self.owner) == HEART and self.owner.alive:
            return card
        self.owner.discard(list(table.cards))
        return None


def _value_of_doubt(guhuo: Guhuo, seat: Seat) -> float:
    """For agents: what a challenge is worth to a seat by itself; the more cards have come so in one turn, the less they are
    believed."""
    return (-0.5 if seat.hp > 2 else -1.0) + 0.25 * guhuo.noted()


# Without this one the generals of standard and wind make the four piles of 8 of a 3v3 draft.
GENERAL = General("yu_ji", QUN, MALE, 3, Skill("guhuo", Guhuo), not_in=("team_3v3",))
