"""What the basic agent makes of skills that turn cards into others."""

import pytest

from sanguosha.agents.basic import BasicAgent
from sanguosha.cards.instant_tricks import DUEL, EX_NIHILO
from sanguosha.engine.happenings.frames import Request
from sanguosha.engine.happenings.moments import PLAY
from sanguosha.engine.parts.part import Provider
from sanguosha.engine.pieces.card import Card, Kind
from sanguosha.engine.pieces.skills import MALE, QUN, General, Skill
from sanguosha.engine.views.view import View
from sanguosha.testing import Table
from tests.support.bots import attacked, choice
from tests.support.extras import ruleset_with


def test_a_loyal_zhao_yun_does_not_slash_his_lord():
    table = Table(A="-", B="zhao_yun", roles="LZ").hand("B", "dodge", "dodge", "dodge", "dodge", "dodge").turn("B")
    assert choice(table, "B") == "pass"


def test_zhao_yun_slashes_an_enemy_with_a_dodge_and_not_the_friend_beside_him():
    table = Table(A="-", B="zhao_yun", C="-", roles="LZR").hand("B", "♦2 dodge", "♦3 dodge", "♥2 dodge").hp("C", 1).turn("B")
    answer = choice(table, "B")
    assert answer.startswith("k:longdan")
    assert answer.endswith("dodge C")


def test_zhao_yun_dodges_with_a_slash_and_plays_a_slash_with_a_dodge():
    table = Table(A="-", B="zhao_yun").hand("A", "slash").hand("B", "♠8 slash").turn("A").do("A", "slash", "B")
    assert choice(table, "B") == "k:longdan ♠8 slash"
    table = Table(A="-", B="zhao_yun").hand("A", "duel").hand("B", "♦2 dodge").turn("A").do("A", "duel", "B")
    assert choice(table, "B") == "k:longdan ♦2 dodge"


def test_a_loyal_yu_ji_announces_nothing_that_harms_his_lord():
    table = Table(A="-", B="yu_ji", roles="LZ").hand("A", "peach").hand("B", "lightning", "jueying").turn("B")
    assert not any(word in choice(table, "B") for word in ("slash", "duel", "fire_attack", "dismantlement", "snatch"))


@pytest.mark.parametrize(("hp", "announced"), [(3, "ex_nihilo"), (1, "peach")])
def test_yu_ji_announces_what_he_needs_most_and_not_the_first_name(hp, announced):
    table = Table(A="-", B="yu_ji", roles="LR").hp("B", hp).hand("B", "lightning").turn("B")
    assert choice(table, "B") == f"k:guhuo o:{announced} ♠A lightning"


def test_yu_ji_does_not_announce_for_ever():
    table = Table(A="-", B="yu_ji", roles="LR").hand("B", "lightning").turn("B")
    agent, announced = BasicAgent(1), 0
    while table.game.turn.seat is table["B"] and table.game.turn.phase == PLAY:
        decision = table.session.open[0]
        path = agent.decide(decision, View(table.game, decision.seat)) if decision.prompt == "play-phase" else decision.unasked()
        announced += path[0] == "k:guhuo"
        table.session.answer(decision.seat, decision.number, ["o:no"] if decision.prompt == "ask-guhuo" else path)
    assert 0 < announced < 6


def doubted(times: int, roles: str) -> Table:
    """Yu Ji announced Ex Nihilo so many times in this turn."""
    table = attacked(Table(A="-", B="yu_ji", roles=roles), "B", "A", 8.0).hand("B", "lightning", "jueying", "vine").turn("B")
    for _ in range(times - 1):
        table.do("B", "k:guhuo", "ex_nihilo", "lightning" if table.holds("B", "lightning") else "jueying").do("A", "no").passes("B")
    return table.do("B", "k:guhuo", "ex_nihilo", "vine")


def test_an_enemy_doubts_yu_ji_the_more_often_he_announces():
    assert choice(doubted(1, "LR"), "A") == "o:no"
    assert choice(doubted(3, "LR"), "A") == "o:yes"


def test_a_friend_never_doubts_yu_ji():
    table = Table(A="-", B="yu_ji", C="-", roles="LZZ").hand("B", "lightning", "jueying", "vine").turn("B")
    for card in ("lightning", "jueying", "vine"):
        table.do("B", "k:guhuo", "ex_nihilo", card).do("C", "no")
        assert choice(table, "A") == "o:no"
        table.do("A", "no").passes("B")


class Whim(Provider):
    """A stand-in: any hand card as a Duel or as Ex Nihilo."""

    def kinds(self, request: Request) -> list[Kind]:
        return [kind for kind in (DUEL, EX_NIHILO) if request.accepts(kind)]

    def pool(self, request: Request, kind: Kind) -> list[Card]:
        return self.owner.hand.cards

    def count(self, kind: Kind) -> int:
        return 1


def test_skills_of_other_packages_are_weighed_in_the_same_way():
    ruleset = ruleset_with(General("whimsical", QUN, MALE, 4, Skill("whim", Whim)))
    table = Table(A="-", B="whimsical", roles="LZ", ruleset=ruleset).hand("B", "lightning").turn("B")
    assert choice(table, "B") == "k:whim o:ex_nihilo ♠A lightning"
    table = Table(A="-", B="whimsical", roles="LR", ruleset=ruleset).hp("A", 1).hand("B", "lightning").turn("B")
    assert choice(table, "B") == "k:whim o:duel ♠A lightning A"
