"""孙权: 制衡, 救援."""

from sanguosha.testing import Table
from tests.support.rulings import ruling


@ruling("generals/standard.yaml#sun_quan.zhiheng/1")
def test_the_whole_hand_and_the_weapon_are_exchanged_for_as_many_cards():
    table = Table(A="sun_quan", B="-").hand("A", "♠7 slash", "♥2 dodge", "♥3 peach").wears("A", "♣A crossbow")
    table.top("♠K dayuan", "♣5 dilu", "♦Q halberd", "♥9 peach", "♠8").turn("A")
    table.do("A", "k:zhiheng", "♠7 slash", "♥2 dodge", "♥3 peach", "♣A crossbow")
    assert table.cards("A") == ["♠K dayuan", "♣5 dilu", "♦Q halberd", "♥9 peach"]
    assert table["A"].equip.cards == []
    assert all(table.discarded(card) for card in ("♠7 slash", "♥2 dodge", "♥3 peach", "♣A crossbow"))


@ruling("generals/standard.yaml#sun_quan.zhiheng/2")
def test_balance_works_once_in_a_turn_and_again_in_the_next():
    table = Table(A="sun_quan", B="-").hand("A", "♥2 dodge", "♥3 peach").hand("B", "♠7 slash").top("♠K dayuan").turn("A")
    assert table.may("A", "k:zhiheng", "♥3 peach")
    table.do("A", "k:zhiheng", "♥2 dodge")
    assert table.holds("A", "♠K dayuan")
    assert not table.may("A", "k:zhiheng")
    table.end_phase("A").end_phase("B")
    assert table.may("A", "k:zhiheng", "♥3 peach")


@ruling("generals/standard.yaml#sun_quan.zhiheng/3")
def test_balance_needs_at_least_one_card():
    table = Table(A="sun_quan", B="-").hand("B", "♠7 slash").turn("A")
    table.asked("B", "play-phase")
    table = Table(A="sun_quan", B="-").wears("A", "♣A crossbow").turn("A")
    assert table.may("A", "k:zhiheng", "♣A crossbow")
    assert not table.may("A", "k:zhiheng", ".")


@ruling("generals/standard.yaml#sun_quan.zhiheng/4")
def test_the_discarded_silver_lion_heals_before_the_draw():
    table = Table(A="sun_quan", B="-").wears("A", "silver_lion").hand("A", "♥2 dodge").hp("A", 2).turn("A")
    log = table.hears()
    table.do("A", "k:zhiheng", "♥2 dodge", "silver_lion")
    assert table["A"].hp == 3
    assert len(table["A"].hand.cards) == 2
    keys = [event.args.get("reason", event.key) for event in log.events]
    assert keys.index("discarded") < keys.index("recovered") < keys.index("drawn")


def test_any_number_of_cards_may_be_exchanged():
    table = Table(A="sun_quan", B="-").hand("A", "♠7 slash", "♥2 dodge", "♥3 peach").wears("A", "♣A crossbow").turn("A")
    table.do("A", "k:zhiheng", "♥2 dodge")
    assert table.holds("A", "♠7 slash")
    assert table.holds("A", "♥3 peach")
    assert len(table["A"].hand.cards) == 3
    assert len(table["A"].equip.cards) == 1


def test_delayed_tricks_in_front_of_him_cannot_be_exchanged():
    table = Table(A="sun_quan", B="-").under("A", "♠6 indulgence").hand("A", "♥2 dodge").turn("A")
    assert table.may("A", "k:zhiheng", "♥2 dodge")
    assert not table.may("A", "k:zhiheng", "♠6 indulgence")


def dying_sun_quan(helper: str, hp: int, *, roles: str = "LZR") -> Table:
    """Sun Quan (A) fell to ``hp`` by a Slash of C; B holds a Peach."""
    table = Table(roles=roles, A="sun_quan", B=helper, C="-").hp("A", hp + 2).hand("B", "♥3 peach")
    table.hand("C", "♠3 wine", "♠7 slash").turn("C")
    table.do("C", "wine").do("C", "♠7 slash", "A")
    assert table["A"].hp == hp
    return table


@ruling("generals/standard.yaml#sun_quan.jiuyuan/1")
def test_one_peach_of_a_wu_loyalist_saves_him_from_minus_one():
    table = dying_sun_quan("da_qiao", -1)
    table.do("B", "♥3 peach")
    assert table["A"].hp == 1
    assert table["A"].alive


@ruling("generals/standard.yaml#sun_quan.jiuyuan/2")
def test_a_peach_of_a_wei_character_heals_only_one():
    table = dying_sun_quan("cao_cao", 0)
    table.do("B", "♥3 peach")
    assert table["A"].hp == 1


@ruling("generals/standard.yaml#sun_quan.jiuyuan/3")
def test_a_peach_of_a_wu_character_heals_two():
    table = dying_sun_quan("da_qiao", 0)
    table.do("B", "♥3 peach")
    assert table["A"].hp == 2


@ruling("generals/standard.yaml#sun_quan.jiuyuan/4")
def test_his_own_peach_heals_only_one():
    table = Table(A="sun_quan", B="-").hp("A", 1).hand("A", "♥3 peach").hand("B", "♠7 slash").turn("B")
    table.do("B", "♠7 slash", "A").do("A", "♥3 peach")
    assert table["A"].hp == 1


@ruling("generals/standard.yaml#sun_quan.jiuyuan/5")
def test_as_a_rebel_he_gets_no_extra():
    table = dying_sun_quan("da_qiao", 0, roles="RLZ")
    table.do("B", "♥3 peach")
    assert table["A"].hp == 1


@ruling("generals/standard.yaml#sun_quan.jiuyuan/6")
def test_a_card_that_a_wu_character_turns_into_a_peach_heals_two():
    table = Table(A="sun_quan", B="gan_ning", C="-").learns("B", "jijiu").hp("A", 1)
    table.hand("B", "♥2 dodge").hand("C", "♠7 slash").turn("C")
    table.do("C", "♠7 slash", "A").do("B", "k:jijiu", "♥2 dodge")
    assert table["A"].hp == 2


def test_each_peach_of_a_wu_character_heals_two():
    table = Table(A="sun_quan", B="da_qiao", C="-").hp("A", 0).hand("B", "♥3 peach", "♥4 peach").hand("C", "♠3 wine", "♠7 slash")
    table.turn("C").do("C", "wine").do("C", "♠7 slash", "A")
    assert table["A"].hp == -2
    table.do("B", "♥3 peach")
    assert table["A"].hp == 0
    table.do("B", "♥4 peach")
    assert table["A"].hp == 2


def test_the_extra_never_heals_above_his_maximum():
    table = Table(A="sun_quan", B="da_qiao", C="-").hp("A", 1, of=1).hand("B", "♥3 peach").hand("C", "♠7 slash").turn("C")
    table.do("C", "♠7 slash", "A").do("B", "♥3 peach")
    assert table["A"].hp == 1


def test_god_salvation_of_a_wu_character_heals_only_one():
    table = Table(A="sun_quan", B="da_qiao").hp("A", 1).hand("B", "god_salvation").turn("B")
    table.do("B", "god_salvation")
    assert table["A"].hp == 2
