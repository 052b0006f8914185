"""佯攻 Feint: the target plays a Dodge, or you discard one of its hand cards."""

from sanguosha.kit import HAND_AREA, NO_HAND, CardWorth, TargetedTrick


class FeintKind(TargetedTrick):
    """A trick on another character who has a hand card."""

    def barred(self, draft, seat):
        return super().barred(draft, seat) or ("" if seat.has_cards(HAND_AREA) else NO_HAND)

    def resolve(self, use, line):
        if line.seat.ask_to_play("dodge", line) is None:
            use.user.discard_of(line.seat, HAND_AREA)


FEINT = FeintKind("feint", worth=CardWorth(helps=-0.6))
