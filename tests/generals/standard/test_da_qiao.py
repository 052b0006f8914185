"""大乔: 国色, 流离."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


def lying(table: Table, name: str) -> list[tuple[str, str]]:
    """What lies in a judging area: each card and what it counts as."""
    return [(str(card), table.game.lies_as(card).id) for card in table[name].judge_area.cards]


@ruling("generals/standard.yaml#da_qiao.guose/1")
def test_a_diamond_slash_lies_there_as_indulgence():
    table = Table(A="da_qiao", B="-").hand("A", "♦6 slash", "♠7 slash").top("♠8", "♠9 slash", "♠10 slash").turn("A")
    table.do("A", "k:guose", "♦6 slash", "B")
    assert lying(table, "B") == [("♦6 slash", "indulgence")]
    assert table["B"].hp == 4
    assert table.may("A", "♠7 slash", "B")
    table.end_phase("A")
    table.asked("A", "play-phase")
    assert table.cards("B") == ["♠9 slash", "♠10 slash"], "drawn, but the play phase was skipped"
    assert table.discarded("♦6 slash")


def test_a_heart_spares_the_indulged():
    table = Table(A="da_qiao", B="-").hand("A", "♦6 slash").hand("B", "♠7 slash").top("♥2").turn("A")
    table.do("A", "k:guose", "♦6 slash", "B").asked("B", "play-phase")


@ruling("generals/standard.yaml#da_qiao.guose/2")
def test_no_second_indulgence_on_the_same_character():
    table = Table(A="da_qiao", B="-", C="-").hand("A", "♦6 slash").under("B", "♠6 indulgence").turn("A")
    assert not table.may("A", "k:guose", "♦6 slash", "B")
    assert table.may("A", "k:guose", "♦6 slash", "C")


@ruling("generals/standard.yaml#da_qiao.guose/3")
def test_lu_xun_cannot_be_indulged():
    table = Table(A="da_qiao", B="lu_xun", C="-").hand("A", "♦6 slash").turn("A")
    assert not table.may("A", "k:guose", "♦6 slash", "B")
    assert table.may("A", "k:guose", "♦6 slash", "C")


@ruling("generals/standard.yaml#da_qiao.guose/4")
def test_snatched_from_the_judging_area_it_is_the_printed_card_again():
    table = Table(A="da_qiao", B="-", C="-").hand("A", "♦6 slash", "♠3 snatch").turn("A")
    table.do("A", "k:guose", "♦6 slash", "C").do("A", "♠3 snatch", "C")
    assert lying(table, "C") == []
    assert table.cards("A") == ["♦6 slash"]
    table.do("A", "♦6 slash", "B")
    assert table["B"].hp == 3


@ruling("generals/standard.yaml#da_qiao.guose/5")
def test_the_worn_diamond_weapon_leaves_before_the_trick_lies_there():
    table = Table(A="da_qiao", B="-").learns("A", "xiaoji").wears("A", "♦5 axe").turn("A")
    table.do("A", "k:guose", "♦5 axe", "B").asked("A", "use-skill")
    assert table["A"].equip.cards == []
    assert table["A"].attack_range() == 1
    assert lying(table, "B") == []
    table.do("A", "k:xiaoji")
    assert lying(table, "B") == [("♦5 axe", "indulgence")]


def test_only_diamonds_are_indulgences():
    table = Table(A="da_qiao", B="-").hand("A", "♥10 slash", "♠7 slash", "♦2 dodge").turn("A")
    assert not table.may("A", "k:guose", "♥10 slash")
    assert not table.may("A", "k:guose", "♠7 slash")
    assert table.may("A", "k:guose", "♦2 dodge", "B")


@ruling("generals/standard.yaml#da_qiao.liuli/1")
def test_the_slash_never_goes_back_to_its_user():
    table = Table(A="-", B="da_qiao", C="-").hand("A", "♠7 slash").hand("B", "♥3 peach").turn("A")
    table.do("A", "♠7 slash", "B")
    assert not table.may("B", "k:liuli", "♥3 peach", "A")
    table.do("B", "k:liuli", "♥3 peach", "C")
    assert table["B"].hp == 3
    assert table["C"].hp == 3
    assert table.discarded("♥3 peach")
    table = Table(A="-", B="da_qiao").hand("A", "♠7 slash").hand("B", "♥3 peach").turn("A")
    table.do("A", "♠7 slash", "B")
    assert table["B"].hp == 2


def test_she_need_not_displace():
    table = Table(A="-", B="da_qiao", C="-").hand("A", "♠7 slash").hand("B", "♥3 peach").turn("A")
    table.do("A", "♠7 slash", "B").passes("B")
    assert table["B"].hp == 2
    assert table["C"].hp == 4
    assert table.holds("B", "♥3 peach")


def test_only_slashes_are_displaced():
    table = Table(A="-", B="da_qiao", C="-").hand("A", "duel").hand("B", "♥3 peach").turn("A")
    table.do("A", "duel", "B")
    assert table["B"].hp == 2


@ruling("generals/standard.yaml#da_qiao.liuli/2")
def test_without_a_weapon_only_neighbours_can_be_named():
    table = Table(A="-", B="da_qiao", C="-", D="-", E="-").hand("A", "♠7 slash").hand("B", "♥3 peach").turn("A")
    table.do("A", "♠7 slash", "B")
    assert table.may("B", "k:liuli", "♥3 peach", "C")
    assert not table.may("B", "k:liuli", "♥3 peach", "D")


@ruling("generals/standard.yaml#da_qiao.liuli/3")
def test_the_discarded_weapon_does_not_reach():
    table = Table(A="-", B="da_qiao", C="-", D="-", E="-").hand("A", "♠7 slash").hand("B", "♥3 peach").wears("B", "spear").turn("A")
    table.do("A", "♠7 slash", "B")
    assert table.may("B", "k:liuli", "♥3 peach", "D")
    assert not table.may("B", "k:liuli", "spear", "D")
    assert table.may("B", "k:liuli", "spear", "C")


def test_the_discarded_horse_does_not_reach():
    table = Table(A="-", B="da_qiao", C="-", D="-", E="-").hand("A", "♠7 slash").hand("B", "♥3 peach").wears("B", "chitu").turn("A")
    table.do("A", "♠7 slash", "B")
    assert table.may("B", "k:liuli", "♥3 peach", "D")
    assert not table.may("B", "k:liuli", "chitu", "D")
    assert table.may("B", "k:liuli", "chitu", "C")


def test_a_weapon_in_the_hand_gives_no_range_and_may_be_the_price():
    table = Table(A="-", B="da_qiao", C="-", D="-", E="-").hand("A", "♠7 slash").hand("B", "spear").turn("A")
    table.do("A", "♠7 slash", "B")
    assert not table.may("B", "k:liuli", "spear", "D")
    assert table.may("B", "k:liuli", "spear", "C")


@ruling("generals/standard.yaml#da_qiao.liuli/4")
def test_an_empty_fort_cannot_be_named():
    table = Table(A="-", B="da_qiao", C="zhuge_liang").hand("A", "♠7 slash").hand("B", "♥3 peach").turn("A")
    table.do("A", "♠7 slash", "B")
    assert table["B"].hp == 2, "there is nobody else to name"
    table = Table(A="-", B="da_qiao", C="zhuge_liang").hand("A", "♠7 slash").hand("B", "♥3 peach").hand("C", "♥4 peach").turn("A")
    table.do("A", "♠7 slash", "B")
    assert table.may("B", "k:liuli", "♥3 peach", "C")


@ruling("generals/standard.yaml#da_qiao.liuli/5")
def test_the_range_of_the_user_does_not_matter():
    table = Table(A="-", B="da_qiao", C="-", D="-", E="-").hand("A", "♠7 slash").hand("B", "♥3 peach").turn("A")
    assert not table.may("A", "♠7 slash", "C")
    table.do("A", "♠7 slash", "B").do("B", "k:liuli", "♥3 peach", "C")
    assert table["C"].hp == 3
    assert table["B"].hp == 3


@ruling("generals/standard.yaml#da_qiao.liuli/6")
def test_another_target_of_the_same_slash_cannot_be_named():
    table = Table(A="-", B="da_qiao", C="-", D="-", E="-").hand("A", "♠7 slash").wears("A", "halberd")
    table.hand("B", "♥3 peach").wears("B", "spear").turn("A")
    table.do("A", "♠7 slash", "B", "C", "D")
    assert not table.may("B", "k:liuli", "♥3 peach", "C")
    assert not table.may("B", "k:liuli", "♥3 peach", "D")
    table.do("B", "k:liuli", "♥3 peach", "E")
    assert [table[name].hp for name in "BCDE"] == [3, 3, 3, 3]


def test_the_new_target_may_dodge():
    table = Table(A="-", B="da_qiao", C="-").hand("A", "♠7 slash").hand("B", "♥3 peach").hand("C", "♥2 dodge").turn("A")
    table.do("A", "♠7 slash", "B").do("B", "k:liuli", "♥3 peach", "C").do("C", "♥2 dodge")
    assert table["C"].hp == 4
    assert table["B"].hp == 3


def test_the_new_target_has_become_a_target_and_may_displace_too():
    table = Table(A="-", B="da_qiao", C="-", D="-").learns("C", "liuli").hand("A", "♠7 slash").hand("B", "♥3 peach")
    table.hand("C", "♥4 peach").turn("A")
    table.do("A", "♠7 slash", "B").do("B", "k:liuli", "♥3 peach", "C")
    assert not table.may("C", "k:liuli", "♥4 peach", "A")
    table.do("C", "k:liuli", "♥4 peach", "D")
    assert [table[name].hp for name in "BCD"] == [3, 4, 3]


def test_the_armour_of_the_new_target_counts():
    table = Table(A="-", B="da_qiao", C="-").hand("A", "♠7 slash").hand("B", "♥3 peach").wears("C", "nioh_shield").turn("A")
    table.do("A", "♠7 slash", "B").do("B", "k:liuli", "♥3 peach", "C")
    assert table["C"].hp == 4
    assert table["B"].hp == 3
