"""Positions as text."""

import pytest

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agents
from sanguosha.engine.game import Game
from sanguosha.engine.pieces.notation import NotationError, card_text
from sanguosha.engine.records.scenario import parse_scenario, scenario_of
from sanguosha.modes.identity import Identity
from sanguosha.modes.team_3v3 import Team3v3
from sanguosha.packages import identity_ruleset

RULES = identity_ruleset()
TEXT = """sanguosha scenario 1
round 2
seat s0 lord cao_cao 4/5
hand s0 ♠7 slash, ♥2 dodge
equip s0 ♣A crossbow
mark s0 flag 2
seat s1 rebel - 3/4 chained turned_over
judge s1 ♦6 slash as indulgence, ♠A lightning
pile s1 buqu up ♠8 slash, ♠8 slash
seat s2 renegade zhou_tai 0/4 dead
top ♠9 slash, ♥3 peach
discard ♣2 slash
turn s0 play
"""


def fresh(seed: int = 1) -> Game:
    """A game for three that nobody has begun."""
    return Game(Identity(RULES, 3), seed, Agents([RandomAgent(seed + seat) for seat in range(3)]))


def set_up(text: str) -> Game:
    """A game in the position of the text."""
    game = fresh()
    parse_scenario(text, RULES).set_up(game)
    return game


def test_a_scenario_reads_back():
    assert parse_scenario(TEXT, RULES).text() == TEXT


def test_a_scenario_sets_up_what_it_says():
    game = set_up(TEXT)
    lord, rebel, dead = game.seats
    assert [seat.role for seat in game.seats] == ["lord", "rebel", "renegade"]
    assert [card_text(card) for card in lord.hand.cards] == ["♠7 slash", "♥2 dodge"]
    assert (lord.hp, lord.max_hp, lord.kingdom, lord.marks) == (4, 5, "wei", {"flag": 2})
    assert [part.card for part in game.modifiers[2]] == lord.equip.cards, "the crossbow does not work"
    assert rebel.chained
    assert rebel.turned_over
    assert not rebel.slots
    assert [game.lies_as(card).id for card in rebel.judge_area.cards] == ["indulgence", "lightning"]
    assert len({card.id for card in rebel.pile("buqu").cards}) == 2
    assert not dead.alive
    assert game.alive() == [lord, rebel]
    assert [card_text(card) for card in game.draw_pile.cards[:-3:-1]] == ["♠9 slash", "♥3 peach"]
    assert [card_text(card) for card in game.discard_pile.cards] == ["♣2 slash"]
    assert game.turn is not None
    assert (game.round, game.turn.seat, game.turn.phase) == (2, lord, 3)
    lying = [game.draw_pile, game.discard_pile, *game.piles.values(), *(seat.hand for seat in game.seats)]
    assert sum(len(zone.cards) for zone in lying) + 1 + 2 == len(RULES.cards), "a card is missing or there twice"


def test_a_game_can_be_played_on_from_a_scenario():
    game = set_up(TEXT.replace(" turned_over", ""))
    game.play()
    assert game.over
    assert game.winners


def test_any_position_of_a_game_reads_back():
    for seed in range(4):
        game = fresh(seed)
        for _ in range(60 + seed):
            game.step()
        text = scenario_of(game).text()
        assert parse_scenario(text, RULES).text() == text
        twin = fresh(seed)
        parse_scenario(text, RULES).set_up(twin)
        assert scenario_of(twin).text() == text


@pytest.mark.parametrize("warm", ["first", "second"])
def test_a_position_of_a_game_between_sides_keeps_the_sides(warm: str):
    def agents() -> Agents:
        return Agents([RandomAgent(seat) for seat in range(6)])

    game = Game(Team3v3(RULES, 6, {"warm": warm}), 1, agents())
    while game.round < 2:
        game.step()
    text = scenario_of(game).text()
    assert f"side s0 {game.seats[0].side}\n" in text
    twin = Game(Team3v3(RULES, 6), 1, agents())
    parse_scenario(text, RULES).set_up(twin)
    assert [(seat.side, seat.role) for seat in twin.seats] == [(seat.side, seat.role) for seat in game.seats]
    assert scenario_of(twin).text() == text
    twin.play()
    assert twin.over


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "sanguosha scenario 1",
            "sanguosha scenario 2",
            "Line 1: this is no scenario; the first line of one is “sanguosha scenario 1”.",
        ),
        ("♠7 slash", "♠7 sword", "Line 4: There is no card named “sword” in this ruleset."),
        ("cao_cao", "nobody", "Line 3: there is no general “nobody” in this ruleset."),
        ("seat s1", "seat s7", "Line 7: here stands “seat s1 role general health/maximum”."),
        ("chained", "asleep", "Line 7: “asleep” is no state of a seat; there are dead, fallen, chained, turned_over."),
        ("hand s0", "hand s1", "Line 4: name a seat that stands above, as s0."),
        ("turn s0 play", "turn s0 lunch", "Line 13: “turn s0 lunch” says nothing that a scenario knows."),
        ("turn s0 play", "turn s5 play", "Line 13: name a seat that stands above, as s0."),
        ("round 2", "round two", "Line 2: “two” is no number."),
        ("4/5", "4", "Line 3: “” is no number."),
        ("as indulgence", "as nothing", "Line 8: there is no card named “nothing” in this ruleset."),
        (" as indulgence", "", "Line 8: “♦6 slash” is no delayed trick."),
        ("as indulgence", "as duel", "Line 8: “♦6 slash as duel” is no delayed trick."),
        ("equip s0 ♣A crossbow", "equip s0 ♣A crossbow, ♠8 slash", "Line 5: “♠8 slash” is no equipment."),
        ("equip s0 ♣A crossbow", "equip s0 ♣A crossbow, ♦A crossbow", "Line 5: two cards lie in the same place."),
        ("4/5", "6/5", "Line 3: there are no 6 of 5 health."),
        ("4/5", "0/0", "Line 3: there are no 0 of 0 health."),
        ("discard", "burn", "Line 12: “burn ♣2 slash” says nothing that a scenario knows."),
    ],
)
def test_a_damaged_scenario_is_refused_with_the_line(old: str, new: str, sentence: str):
    with pytest.raises(NotationError) as refusal:
        parse_scenario(TEXT.replace(old, new, 1), RULES)
    assert str(refusal.value) == sentence


def test_a_card_cannot_lie_in_two_places():
    with pytest.raises(NotationError, match="There is no further copy of “♣A crossbow”"):
        set_up(TEXT.replace("♥2 dodge", "♣A crossbow"))


def test_a_scenario_needs_as_many_seats_as_the_game():
    with pytest.raises(NotationError, match="The scenario has 3 seats, the game 4"):
        parse_scenario(TEXT, RULES).set_up(Game(Identity(RULES, 4), 1, Agents([RandomAgent(1)] * 4)))


def test_an_empty_scenario_is_refused():
    with pytest.raises(NotationError, match="The scenario has no seat"):
        parse_scenario("sanguosha scenario 1\n", RULES)
