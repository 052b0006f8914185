"""The decks, and the piles when they run out."""

from collections import Counter

import pytest

from sanguosha.cards.catalogue import KIND_BY_ID
from sanguosha.cards.decks import DeckError, parse_decks, standard_decks
from sanguosha.packages import identity_ruleset
from sanguosha.testing import Table
from tests.support.events import judged
from tests.support.rulings import ruling

DECKS = standard_decks(KIND_BY_ID)

TOTALS = {
    "standard": {
        "slash": 30, "dodge": 15, "peach": 8, "dismantlement": 6, "snatch": 5, "duel": 3, "collateral": 2, "ex_nihilo": 4,
        "nullification": 3, "savage_assault": 3, "archery_attack": 1, "god_salvation": 1, "amazing_grace": 2, "indulgence": 3,
        "lightning": 1, "crossbow": 2, "double_swords": 1, "qinggang_sword": 1, "blade": 1, "spear": 1, "axe": 1, "halberd": 1,
        "kylin_bow": 1, "eight_diagram": 2, "jueying": 1, "dilu": 1, "zhuahuangfeidian": 1, "chitu": 1, "dayuan": 1, "zixing": 1,
    },
    "standard_ex": {"ice_sword": 1, "nioh_shield": 1, "lightning": 1, "nullification": 1},
    "maneuvering": {
        "thunder_slash": 9, "fire_slash": 5, "dodge": 9, "peach": 4, "wine": 5, "nullification": 3, "iron_chain": 6,
        "fire_attack": 3, "supply_shortage": 2, "guding_blade": 1, "fan": 1, "vine": 2, "silver_lion": 1, "hualiu": 1,
    },
}  # fmt: skip


@pytest.mark.parametrize(("deck", "size"), [("standard", 104), ("standard_ex", 4), ("maneuvering", 52)])
def test_each_deck_has_its_size(deck, size):
    assert len(DECKS[deck]) == size


@pytest.mark.parametrize("deck", TOTALS)
def test_each_card_comes_as_often_as_it_should(deck):
    assert Counter(card.kind.id for card in DECKS[deck]) == TOTALS[deck]


@pytest.mark.parametrize(("deck", "times"), [("standard", 2), ("maneuvering", 1)])
def test_every_suit_and_rank_comes_equally_often(deck, times):
    pairs = Counter((card.suit, card.rank) for card in DECKS[deck])
    assert pairs == {(suit, rank): times for suit in range(4) for rank in range(1, 14)}


def test_the_whole_deck_of_the_identity_game_has_160_cards():
    assert len(identity_ruleset().cards) == 160


@ruling("decks.yaml#decks/1")
def test_two_equal_prints_are_two_cards():
    table = Table(A="-", B="-").hand("A", "♠8 slash", "♠8 slash").turn("A")
    first, second = table["A"].hand.cards
    assert str(first) == str(second)
    assert first.token != second.token
    table.do("A", second.token, "B")
    assert table["A"].hand.cards == [first]
    assert table.game.discard_pile.cards == [second]


def test_no_two_cards_of_a_game_share_a_token():
    tokens = [card.token for card in identity_ruleset().cards]
    assert len(set(tokens)) == len(tokens)


@ruling("decks.yaml#decks/2")
def test_from_an_empty_pile_drawing_goes_on_after_a_shuffle():
    table = Table(A="-", B="-").hand("A", "ex_nihilo", "dilu").pile_of(draw=0, discard=5).turn("A")
    table.do("A", "ex_nihilo").asked("A", "play-phase")
    assert len(table.cards("A")) == 3
    assert len(table.game.draw_pile) == 3


@ruling("decks.yaml#decks/2")
def test_from_an_empty_pile_judging_goes_on_after_a_shuffle():
    table = Table(A="-", B="-").under("A", "indulgence").hand("A", "dilu").pile_of(draw=0, discard=5)
    log = table.hears()
    table.turn("A", "judge")
    assert [event.key for event in log.events if event.key in ("reshuffled", "judged")][:2] == ["reshuffled", "judged"]
    assert judged(log)[0] == "indulgence"


@ruling("decks.yaml#decks/2")
def test_from_an_empty_pile_a_row_is_revealed_after_a_shuffle():
    table = Table(A="-", B="-").hand("A", "amazing_grace", "dilu").pile_of(draw=0, discard=5).turn("A")
    table.do("A", "amazing_grace")
    assert len(table.asked("A", "ask-amazing_grace").menu([])) == 2
    assert len(table.game.draw_pile) == 3


@ruling("decks.yaml#decks/3")
def test_the_shuffled_cards_come_under_what_is_left():
    table = Table(A="-", B="-").hand("A", "ex_nihilo", "dilu").pile_of(draw=1, discard=4)
    (last,) = table.game.draw_pile.cards
    table.turn("A").do("A", "ex_nihilo").asked("A", "play-phase")
    assert table["A"].hand.cards[1] is last
    assert len(table.cards("A")) == 3
    assert len(table.game.draw_pile) == 3
    assert [card.kind.id for card in table.game.discard_pile.cards] == ["ex_nihilo"]


@ruling("decks.yaml#decks/4", "identity.md#R/9")
def test_with_too_few_cards_in_both_piles_nobody_wins():
    table = Table(A="-", B="-").hand("A", "ex_nihilo", "dilu").pile_of(draw=1, discard=0).turn("A")
    table.do("A", "ex_nihilo")
    assert table.session.over
    assert table.winners == []
    assert table.cards("A") == ["♣5 dilu"]


@ruling("decks.yaml#decks/4")
def test_with_no_card_to_judge_nobody_wins():
    table = Table(A="-", B="-").under("A", "indulgence").pile_of(draw=0, discard=0).turn("A", "judge")
    assert table.session.over
    assert table.winners == []


@ruling("identity.md#R/36")
def test_a_pile_that_merely_became_empty_waits():
    table = Table(A="-", B="-").hand("A", "ex_nihilo", "dilu").pile_of(draw=2, discard=5).turn("A")
    table.do("A", "ex_nihilo").asked("A", "play-phase")
    assert len(table.game.draw_pile) == 0
    assert len(table.game.discard_pile) == 6


def test_the_recast_card_may_be_the_one_that_is_drawn():
    table = Table(A="-", B="-").hand("A", "iron_chain", "dilu").pile_of(draw=0, discard=0).turn("A")
    table.do("A", "recast", "iron_chain").asked("A", "play-phase")
    assert table.holds("A", "iron_chain")


@pytest.mark.parametrize(
    ("line", "said"),
    [("slash ♠14", "♠14"), ("slash X3", "X3"), ("slash ♠", "♠"), ("lightsabre ♠7", "lightsabre")],
)
def test_a_deck_list_that_cannot_be_read_names_what_is_wrong(line, said):
    with pytest.raises(DeckError, match=said):
        parse_decks(f"[mine]\n{line}", KIND_BY_ID)


def test_a_deck_list_may_have_comments_and_counts_its_cards_from_a_number():
    decks = parse_decks("# mine\n[mine]\nslash ♠7 ♥A  # two\n\n[other]\npeach ♦Q", KIND_BY_ID, first_id=200)
    assert [str(card) for card in decks["mine"]] == ["♠7 slash", "♥A slash"]
    assert [card.token for card in decks["other"]] == ["c202"]
