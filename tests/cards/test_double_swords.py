"""雌雄双股剑 Twin Swords."""

from sanguosha.testing import Table
from tests.cards.effects import one_target_more
from tests.support.rulings import ruling


@ruling("cards.yaml#double_swords/1")
def test_a_target_without_hand_cards_lets_the_wearer_draw():
    table = Table(A="guan_yu", B="xiao_qiao").wears("A", "double_swords").hand("A", "slash").top("♠K").turn("A")
    table.do("A", "slash", "B")
    table.asked("A", "use-skill")
    table.do("A", "k:double_swords")
    assert table.cards("A") == ["♠K savage_assault"]
    assert table["B"].hp == 2


def test_the_wearer_need_not_use_them():
    table = Table(A="guan_yu", B="xiao_qiao").wears("A", "double_swords").hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B").passes("A")
    assert table.cards("A") == ["♥7 ex_nihilo"]
    assert table["B"].hp == 2


@ruling("cards.yaml#double_swords/2")
def test_a_man_gets_nothing_from_a_man():
    table = Table(A="guan_yu", B="zhuge_liang").wears("A", "double_swords")
    table.hand("A", "slash", "ex_nihilo").hand("B", "peach").turn("A")
    table.do("A", "slash", "B")
    table.asked("A", "play-phase")
    assert table["B"].hp == 2
    assert table.holds("B", "peach")


def test_women_may_wield_them_against_men_but_not_against_women():
    table = Table(A="xiao_qiao", B="guan_yu", C="da_qiao").wears("A", "double_swords").hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B")
    table.asked("A", "use-skill")
    table = Table(A="xiao_qiao", B="guan_yu", C="da_qiao").wears("A", "double_swords").hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "C")
    table.asked("A", "play-phase")


def test_a_character_without_general_has_no_gender():
    table = Table(A="guan_yu", B="-").wears("A", "double_swords").hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B")
    table.asked("A", "play-phase")
    table = Table(A="-", B="da_qiao").wears("A", "double_swords").hand("A", "slash", "ex_nihilo").turn("A")
    table.do("A", "slash", "B")
    table.asked("A", "play-phase")


@ruling("cards.yaml#double_swords/4")
def test_two_targets_are_asked_separately():
    table = Table(A="guan_yu", B="xiao_qiao", C="da_qiao").wears("A", "double_swords")
    table.hand("A", "slash").hand("B", "♥3 peach").hand("C", "♥4 peach").top("♠K")
    one_target_more(table, "A")
    table.turn("A").do("A", "slash", "B", "C")
    table.do("A", "k:double_swords").do("B", "♥3 peach")
    assert table.discarded("♥3 peach")
    table.do("A", "k:double_swords").passes("C")
    assert table.cards("A") == ["♠K savage_assault"]
    assert table.cards("C") == ["♥4 peach"]


@ruling("cards.yaml#double_swords/5")
def test_a_dodge_discarded_for_them_cannot_dodge():
    table = Table(A="guan_yu", B="xiao_qiao").wears("A", "double_swords").hand("A", "slash").hand("B", "dodge").turn("A")
    table.do("A", "slash", "B").do("A", "k:double_swords")
    table.asked("B", "ask-double_swords")
    table.do("B", "dodge")
    assert table["B"].hp == 2
    assert table.discarded("dodge")


def test_who_lets_the_wearer_draw_keeps_the_dodge():
    table = Table(A="guan_yu", B="xiao_qiao").wears("A", "double_swords").hand("A", "slash").hand("B", "dodge").top("♠K").turn("A")
    table.do("A", "slash", "B").do("A", "k:double_swords").passes("B").do("B", "dodge")
    assert table["B"].hp == 3
    assert table.cards("A") == ["♠K savage_assault"]


def test_equipment_cannot_be_discarded_for_them():
    table = Table(A="guan_yu", B="xiao_qiao").wears("A", "double_swords").wears("B", "chitu").hand("A", "slash").top("♠K").turn("A")
    table.do("A", "slash", "B").do("A", "k:double_swords")
    assert table.cards("A") == ["♠K savage_assault"]
    assert table.worn("B") == ["chitu"]
