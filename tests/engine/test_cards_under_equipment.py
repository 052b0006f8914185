"""Cards under a piece of equipment: used as if they were in the hand, moved with it, gone when it goes."""

from sanguosha.cards.equipment import EquipmentKind
from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import Move
from sanguosha.engine.parts.modifiers import AsHand
from sanguosha.engine.parts.part import ONCE_PER_PHASE, Active
from sanguosha.engine.parts.selections import exactly, one_of
from sanguosha.engine.parts.triggers import CardsMoved
from sanguosha.engine.pieces.card import DIAMOND, TREASURE
from sanguosha.engine.pieces.zones import EQUIP, HAND_AREA
from sanguosha.engine.views.view import View
from tests.support.extras import ruleset_with
from tests.support.ways import in_every_way


class Load(Active):
    """Once per phase, lay a hand card under it; then it may go to another character without a treasure."""

    limit = ONCE_PER_PHASE
    cards = exactly(1, HAND_AREA)

    def effect(self, picks: Picks) -> None:
        self.owner.place(picks.cards, self.game.pile_under(self.card))
        free = [seat for seat in self.game.others(self.owner) if seat.worn(TREASURE) is None]
        taker = self.owner.choose_seat(one_of(free), "choose-taker", optional=True)
        if taker is not None:
            self.owner.place([self.card], taker.equip)


class LikeHand(AsHand):
    """What lies under it may be used and played."""

    def as_hand(self, seat):
        return self.game.pile_under(self.card).cards if seat is self.owner else []


class Unload(CardsMoved):
    """When it leaves otherwise than to another's equipment area, what lies under it is put away."""

    forced = True

    def condition(self, move: Move) -> bool:
        return self.card in move.taken_from(self.owner.equip) and self.game.place[self.card.id].kind != EQUIP

    def effect(self, move: Move, picks: Picks) -> None:
        self.owner.put_away(list(self.game.pile_under(self.card).cards))


OX = EquipmentKind("ox", TREASURE, Load, LikeHand, Unload)
RULES = ruleset_with((OX, DIAMOND, 5))


def under(table) -> list[str]:
    """The cards under the ox."""
    return [str(card) for card in table.game.pile_under(ox(table)).cards]


def ox(table):
    return next(card for card in table.game.ruleset.cards if card.kind is OX)


def loaded(seat, name: str, *cards: str, **seats):
    """A table where a seat wears the ox with these cards under it."""
    table = seat(ruleset=RULES, **seats).wears(name, "ox")
    for text in cards:
        table[name].place([table.find(text)], table.game.pile_under(ox(table)))
    return table


@in_every_way
def test_a_card_laid_under_it_is_used_like_a_hand_card(seat):
    table = seat(ruleset=RULES, A="-", B="-").wears("A", "ox").hand("A", "♠7 slash", "duel").turn("A")
    table.do("A", "k:ox", "♠7 slash").passes("A")
    assert under(table) == ["♠7 slash"]
    assert not table.may("A", "k:ox")
    table.do("A", "♠7 slash", "B")
    assert table["B"].hp == 3
    assert under(table) == []
    assert table.discarded("♠7 slash")
    assert table.cards("A") == ["♠A duel"]


@in_every_way
def test_moved_to_another_it_takes_its_cards_along_and_serves_the_new_wearer(seat):
    table = loaded(seat, "A", "♥2 dodge", A="-", B="-", C="-").hand("A", "♠7 slash", "♠8 slash", "duel").turn("A")
    table.do("A", "k:ox", "♠8 slash").do("A", "B")
    assert table.worn("A") == []
    assert table.worn("B") == ["ox"]
    assert under(table) == ["♥2 dodge", "♠8 slash"]
    assert not table.may("A", "♠8 slash")
    hidden = table.find("♥2 dodge", table.game.pile_under(ox(table)))
    assert View(table.game, 1).card(hidden.token) is hidden
    assert View(table.game, 2).card(hidden.token) is None
    assert [(name[:8], size) for name, size, _ in View(table.game, 2).piles()] == [("s1.under", 2)]
    table.do("A", "♠7 slash", "B").do("B", "♥2 dodge")
    assert table["B"].hp == 4
    assert under(table) == ["♠8 slash"]


@in_every_way
def test_when_the_new_wearer_dies_the_cards_go_too(seat):
    table = loaded(seat, "A", "♥3 peach", A="-", B="-", C="-").hp("B", 1).hand("A", "♠7 slash", "♠8 slash", "duel").turn("A")
    table.do("A", "k:ox", "♠8 slash").do("A", "B").do("A", "♠7 slash", "B").passes("B")
    assert not table["B"].alive
    assert under(table) == []
    assert table.discarded("♥3 peach")
    assert table.discarded("♠8 slash")


@in_every_way
def test_snatched_it_loses_its_cards(seat):
    table = loaded(seat, "B", "♥2 dodge", "♠8 slash", A="-", B="-").hand("A", "snatch", "duel").turn("A")
    table.do("A", "snatch", "B")
    assert table.holds("A", "ox")
    assert under(table) == []
    assert table.discarded("♥2 dodge")
    assert table.discarded("♠8 slash")


@in_every_way
def test_when_its_wearer_dies_its_cards_go_too(seat):
    table = loaded(seat, "B", "♥K dodge", A="-", B="-", C="-").hp("B", 1).hand("A", "savage_assault", "duel").turn("A")
    table.do("A", "savage_assault")
    assert not table["B"].alive
    assert under(table) == []
    assert table.discarded("♥K dodge")
    assert table.discarded("ox")


@in_every_way
def test_worn_again_it_is_empty_and_works(seat):
    table = loaded(seat, "B", "♥K dodge", A="-", B="-").hand("A", "snatch", "♠7 slash", "duel").turn("A").do("A", "snatch", "B")
    table.do("A", "ox").do("A", "k:ox", "♠7 slash").passes("A")
    assert under(table) == ["♠7 slash"]
    table.do("A", "♠7 slash", "B")
    assert table["B"].hp == 3


@in_every_way
def test_its_cards_do_not_count_for_the_hand_limit_and_cannot_be_recast_or_discarded(seat):
    table = loaded(seat, "A", "iron_chain", "peach", A="-", B="-").hand("A", "duel").hand("B", "duel").hp("A", 1).turn("A")
    assert not table.may("A", "recast")
    table.end_phase("A")
    table.asked("B", "play-phase")
    assert len(under(table)) == 2
    assert table.cards("A") == ["♠A duel"]


@in_every_way
def test_its_cards_may_be_converted_like_hand_cards(seat):
    table = loaded(seat, "A", "♥3 peach", "♣3", A="guan_yu", B="-").hand("A", "duel").turn("A")
    assert not table.may("A", "k:wusheng", "♣3")
    table.do("A", "k:wusheng", "♥3 peach", "B")
    assert table["B"].hp == 3
    assert table.discarded("♥3 peach")


@in_every_way
def test_a_spear_takes_one_card_from_the_hand_and_one_from_below(seat):
    table = loaded(seat, "A", "♥3 peach", A="-", B="-").wears("A", "spear").hand("A", "duel").turn("A")
    table.do("A", "k:spear", "duel", "♥3 peach", "B")
    assert table["B"].hp == 3
    assert under(table) == []


@in_every_way
def test_a_fire_attack_from_below_may_name_its_user_who_keeps_a_hand_card(seat):
    table = loaded(seat, "A", "♥3 fire_attack", A="-", B="-").hand("A", "♥2 fire_attack").turn("A")
    assert not table.may("A", "♥2 fire_attack")  # it would be the last hand card, and B has none
    table.do("A", "♥3 fire_attack", "A").do("A", "♥2 fire_attack")
    assert table["A"].hp == 3


@in_every_way
def test_a_slash_from_below_is_not_the_last_hand_card(seat):
    table = loaded(seat, "A", "♠7 slash", A="-", B="-", C="-").wears("A", "halberd").hand("A", "♠8 slash").turn("A")
    assert not table.may("A", "♠7 slash", "B", "C")
    assert table.may("A", "♠8 slash", "B", "C")


@in_every_way
def test_nobody_but_the_wearer_sees_what_is_laid_under_it(seat):
    table = seat(ruleset=RULES, A="-", B="-").wears("A", "ox").hand("A", "♠7 slash", "duel")
    log = table.hears()
    card = table.find("♠7 slash", table["A"].hand)
    table.turn("A").do("A", "k:ox", "♠7 slash").passes("A")
    assert View(table.game, 0).card(card.token) is card
    assert View(table.game, 1).card(card.token) is None
    assert "move from=s0.hand to=s0.pile.under_c161 reason=placed by=s0 cards=?" in [event.masked(1).text() for event in log.events]
