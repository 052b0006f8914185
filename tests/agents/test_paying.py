"""What the basic agent pays with its cards, and what it does not."""

from sanguosha.testing import Table
from tests.support.bots import attacked, choice


def fire_attack(shown: str, *held: str, lord: int = 1, roles: str = "LRZN") -> Table:
    """B uses Fire Attack on A, the lord, who shows a card."""
    table = Table(A="-", B="-", C="-", D="-", roles=roles).hp("A", lord).hand("A", shown).hand("B", "fire_attack", *held).turn("B")
    return table.do("B", "fire_attack", "A")


def test_a_rebel_pays_a_dodge_to_burn_the_dying_lord():
    assert choice(fire_attack("♥8 ex_nihilo", "♥2 dodge"), "B") == "♥2 dodge"


def test_of_two_cards_that_pay_the_one_worth_less_goes():
    assert choice(fire_attack("♥8 ex_nihilo", "♥2 dodge", "♥10 slash"), "B") == "♥10 slash"


def test_a_loyalist_who_sees_the_lord_burn_does_not_pay():
    assert choice(fire_attack("♥8 ex_nihilo", "♥2 dodge", roles="LZRN"), "B") == "pass"


def test_a_peach_is_not_paid_to_scratch_a_stranger():
    table = Table(A="-", B="-", C="-", D="-", roles="LRZN").hand("C", "♥8 ex_nihilo").hand("B", "fire_attack", "♥3 peach").turn("B")
    assert choice(table.do("B", "fire_attack", "C"), "B") == "pass"


def double_swords(*held: str, roles: str = "LRR") -> Table:
    """A woman with the double swords slashes B, a man."""
    table = Table(A="da_qiao", B="guan_yu", C="-", roles=roles).wears("A", "double_swords").hand("A", "slash").hand("B", *held)
    return table.turn("A").do("A", "slash", "B").do("A", "k:double_swords")


def test_a_card_of_little_use_is_discarded_before_an_enemy_draws():
    assert choice(double_swords("lightning", "dodge"), "B").endswith("lightning")


def test_the_only_peach_is_kept_and_the_enemy_draws():
    assert choice(double_swords("peach"), "B") == "pass"


def test_a_friend_may_draw():
    assert choice(attacked(double_swords("lightning", roles="LZR"), "C", "A"), "B") == "pass"


def ganglie(hp: int, *held: str) -> Table:
    """The lord A has wounded Xiahou Dun, who strikes back."""
    table = Table(A="-", B="xiahou_dun", C="-", roles="LRR").hp("A", hp).hand("A", "slash", *held).top("♠7 slash").turn("A")
    return table.do("A", "slash", "B").do("B", "k:ganglie")


def test_a_lord_with_1_health_pays_two_cards_rather_than_die():
    assert choice(ganglie(1, "♠9 slash", "♥2 dodge", "nullification"), "A") == "♠9 slash ♥2 dodge"


def test_a_healthy_lord_takes_the_damage_rather_than_lose_peaches():
    assert choice(ganglie(4, "♥3 peach", "♥4 peach"), "A") == "pass"
