"""刘备 Liu Bei."""

from sanguosha.kit import HAND_AREA, MALE, PLAY, SHU, SLASH, TO_USE, Active, General, Kind, Picks, Request, Seat, Skill, VirtualCard
from sanguosha.kit import Worth, at_least, for_each_card, lord
from sanguosha.generals.calls import Call


class Rende(Active):
    """仁德: share hand cards out among others; the second card given in a phase heals 1."""

    cards = at_least(1, HAND_AREA)
    targets = for_each_card()

    def effect(self, picks: Picks) -> None:
        given = self.noted(PLAY)
        self.note(len(picks.cards))
        self.owner.give_each(list(zip(picks.cards, picks.seats, strict=True)))
        if given < 2 <= given + len(picks.cards):
            self.owner.recover(1)


def _value_of_rende(rende: Rende, request: Request) -> float:
    given, owner = rende.noted(PLAY), rende.owner
    return 0.6 if owner.wounded and given < 2 <= given + len(owner.hand.cards) else 0.0


class Jijiang(Call):
    """激将 (lord skill): when you need a Slash, other Shu characters may play one for you."""

    kind = SLASH
    kingdom = SHU

    def kinds(self, request: Request) -> list[Kind]:
        return [] if request.purpose == TO_USE and self._refused() else super().kinds(request)

    def _refused(self) -> bool:
        """Whether everybody declined before, in this play phase of the owner, to play one for him to use."""
        return self.owner.in_phase(PLAY) and self.noted(PLAY) > 0

    def provide(self, request: Request, card: VirtualCard, targets: list[Seat]) -> VirtualCard | None:
        played = super().provide(request, card, targets)
        if played is None and request.purpose == TO_USE:
            self.note()
        return played


GENERAL = General(
    "liu_bei", SHU, MALE, 4,
    Skill("rende", Rende, worth=Worth(helps=1.0, value=_value_of_rende)),
    lord("jijiang", Jijiang),
    fixed_lord=True,
)  # fmt: skip
