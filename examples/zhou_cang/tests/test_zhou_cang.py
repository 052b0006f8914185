"""The example package as players meet it."""

from sanguosha.packages import identity_ruleset, other_packages
from sanguosha.testing import Table

RULES = identity_ruleset(("standard", "wind", "zhou_cang"))


def test_the_package_is_found_and_its_cards_are_in_the_deck():
    assert "zhou_cang" in other_packages()
    assert sum(card.kind.id == "feint" for card in RULES.cards) == 2


def test_zhou_cang_draws_when_he_equips_a_weapon():
    table = Table(ruleset=RULES, A="zhou_cang", B="-").hand("A", "spear", "vine").turn("A")
    table.do("A", "spear").do("A", "kangdao")
    assert len(table.cards("A")) == 2


def test_zhou_cang_draws_nothing_for_armour():
    table = Table(ruleset=RULES, A="zhou_cang", B="-").hand("A", "vine", "♠7 slash").turn("A")
    table.do("A", "vine")
    assert table.cards("A") == ["♠7 slash"]


def test_feint_is_warded_off_by_a_dodge():
    table = Table(ruleset=RULES, A="-", B="-").hand("A", "feint", "♠7 slash").hand("B", "dodge", "peach").turn("A")
    table.do("A", "feint", "B").do("B", "dodge")
    assert table.holds("B", "peach")


def test_feint_costs_a_hand_card_without_a_dodge():
    table = Table(ruleset=RULES, A="-", B="-").hand("A", "feint", "♠7 slash").hand("B", "peach").turn("A")
    table.do("A", "feint", "B")
    assert table.cards("B") == []
    assert table.discarded("peach")
