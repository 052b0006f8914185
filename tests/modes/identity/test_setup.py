"""Setting up the identity game: options, roles, generals, health, hands, the first turn."""

import pytest

from sanguosha.engine.session import Session
from sanguosha.engine.views.view import View
from sanguosha.modes.identity import Identity, OptionError
from sanguosha.packages import identity_ruleset
from sanguosha.testing import Table
from tests.modes.identity.setting_up import Started, ruleset_of
from tests.support.rulings import ruling

FIXED_LORDS = ("cao_cao", "liu_bei", "sun_quan")
ROLES = {
    (2, "standard"): "L R",
    (3, "standard"): "L R N",
    (4, "standard"): "L Z R N",
    (5, "standard"): "L Z R R N",
    (6, "standard"): "L Z R R R N",
    (6, "two_renegades"): "L Z R R N N",
    (7, "standard"): "L Z Z R R R N",
    (8, "standard"): "L Z Z R R R R N",
    (8, "two_renegades"): "L Z Z R R R N N",
    (9, "standard"): "L Z Z Z R R R R N",
    (10, "standard"): "L Z Z Z R R R R N N",
}
WORDS = {"L": "lord", "Z": "loyalist", "R": "rebel", "N": "renegade"}
FRAIL = ("da_qiao", "xiao_qiao", "zhen_ji", "diao_chan", "guo_jia", "hua_tuo", "zhou_yu", "zhuge_liang", "lu_xun", "sima_yi")


def bad(players: int, **options: str) -> str:
    """The sentence with which a table is refused."""
    with pytest.raises(OptionError) as refusal:
        Identity(identity_ruleset(), players, options)
    return str(refusal.value)


# Options


@pytest.mark.parametrize("players", [2, 3, 4, 5, 7, 9, 10])
def test_two_renegades_are_for_six_or_eight_players(players: int):
    assert bad(players, role_set="two_renegades") == f"Two renegades are played by 6 or 8 players, not {players}."


@pytest.mark.parametrize("players", [-1, 0, 1, 11, 12])
def test_the_game_is_for_two_to_ten_players(players: int):
    assert bad(players) == f"The identity game is for 2 to 10 players, not {players}."
    assert bad(players, role_set="two_renegades") == f"The identity game is for 2 to 10 players, not {players}."


def test_an_unknown_option_is_refused_with_those_there_are():
    sentence = bad(5, speed="fast")
    assert sentence.startswith("The identity game has no option “speed”; it has role_set, generals, ")
    assert "choices" in sentence
    assert "round_cap" in sentence


def test_an_unknown_value_is_refused_with_those_there_are():
    assert bad(6, role_set="three_renegades") == "The option role_set is one of standard, two_renegades, not “three_renegades”."
    assert bad(6, generals="some") == "The option generals is one of on, off, not “some”."


@pytest.mark.parametrize("option", ["choices", "round_cap"])
@pytest.mark.parametrize("value", ["0", "-1", "many", "", "1.5", "²"])
def test_numbers_count_from_one(option: str, value: str):
    assert bad(5, **{option: value}) == f"The option {option} is a number from 1 on, not “{value}”."


def test_a_table_needs_a_general_for_everybody():
    few = ruleset_of("cao_cao", "liu_bei", "guan_yu", "zhang_fei")
    with pytest.raises(OptionError, match="These packages have 4 generals, too few for 5 players"):
        Identity(few, 5)
    assert Identity(few, 4).players == 4
    assert Identity(few, 5, {"generals": "off"}).players == 5


# Roles


@pytest.mark.parametrize(("players", "role_set"), ROLES)
def test_the_roles_of_every_table(players: int, role_set: str):
    roles = sorted(WORDS[letter] for letter in ROLES[players, role_set].split())
    assert len(roles) == players
    assert Started(players, role_set=role_set, generals="off").roles == roles


@ruling("identity.md#R/2")
def test_the_lot_gives_the_lord_any_seat_and_the_circle_begins_there():
    seats = set()
    for seed in range(30):
        started = Started(4, seed=seed, generals="off")
        game, lord = started.game, started.lord.index
        seats.add(lord)
        order = [game.next_actor()[0].index for _ in range(5)]
        assert order == [(lord + step) % 4 for step in range(5)]
    assert seats == {0, 1, 2, 3}


@ruling("identity.md#R/1")
def test_nobody_but_the_lord_is_known_to_anybody_else():
    game = Started(8).game
    for viewer in range(-1, 8):
        for seat in View(game, viewer).seats:
            known = viewer == seat.index or game.seats[seat.index].role == "lord"
            assert seat.role == (game.seats[seat.index].role if known else "")


def test_the_numbers_of_roles_are_public():
    assert sorted(Identity(identity_ruleset(), 5).roles()) == ["lord", "loyalist", "rebel", "rebel", "renegade"]


# Generals


def test_the_lord_chooses_first_from_the_three_lords_and_two_others_and_shows_the_choice():
    started = Started(8)
    first = started.asker.offers[0]
    assert first.seat == started.lord.index
    assert first.shown == {}
    assert len(set(first.generals)) == 5
    assert set(FIXED_LORDS) <= set(first.generals)
    chosen = first.generals[0]
    for offer in started.asker.offers[1:]:
        assert offer.shown == {started.lord.index: chosen}
        assert chosen not in offer.generals


@ruling("identity.md#R/4")
def test_zhang_jiao_is_offered_to_a_lord_only_by_chance():
    offers = [Started(5, seed=seed).lords_offer for seed in range(60)]
    assert all(set(FIXED_LORDS) <= set(offer) and len(offer) == 5 for offer in offers)
    assert 0 < sum("zhang_jiao" in offer for offer in offers) < 20


def test_a_lord_of_the_three_who_is_not_in_the_packages_is_replaced_by_another():
    started = Started(4, ruleset=ruleset_of("cao_cao", "liu_bei", *FRAIL))
    assert len(set(started.lords_offer)) == 5
    assert {"cao_cao", "liu_bei"} <= set(started.lords_offer)


def test_nine_players_share_out_exactly_the_24_generals_that_are_left_of_25():
    started = Started(9, ruleset=identity_ruleset(("standard",)))
    offers = started.other_offers
    assert [len(offer) for offer in offers] == [3] * 8
    offered = {general for offer in offers for general in offer}
    assert len(offered) == 24
    assert set(started.lords_offer[1:]) <= offered


def test_ten_players_choose_from_two():
    started = Started(10)
    offers = started.other_offers
    assert [len(offer) for offer in offers] == [2] * 9
    assert len({general for offer in offers for general in offer}) == 18
    assert len(started.lords_offer) == 5


@ruling("identity.md#R/3")
def test_a_smaller_pool_is_shared_out_evenly():
    pool = ruleset_of("cao_cao", "liu_bei", "sun_quan", *FRAIL)
    assert [len(offer) for offer in Started(6, ruleset=pool).other_offers] == [2] * 5
    assert [len(offer) for offer in Started(5, ruleset=pool).other_offers] == [3] * 4
    last = Started(10, ruleset=pool)
    assert last.other_offers == []
    assert len({seat.slots[0].general.id for seat in last.game.seats}) == 10


def test_the_option_choices_is_a_maximum():
    assert [len(offer) for offer in Started(5, choices="5").other_offers] == [5] * 4
    assert [len(offer) for offer in Started(5, choices="100").other_offers] == [8] * 4
    assert [len(offer) for offer in Started(10, choices="3").other_offers] == [3] * 9
    assert len(Started(5, choices="2").lords_offer) == 5


def test_the_others_choose_in_secret_and_are_turned_up_together():
    session = Session(Identity(identity_ruleset(), 4), 1)
    session.start()
    lord = session.open[0].seat
    session.answer(lord, session.open[0].number, session.open[0].menu([])[:1])
    assert sorted(one.seat for one in session.open) == sorted({0, 1, 2, 3} - {lord})
    first = session.open[0]
    session.answer(first.seat, first.number, first.menu([])[:1])
    for viewer in range(-1, 4):
        assert [bool(seat.generals) for seat in View(session.game, viewer).seats] == [seat == lord for seat in range(4)]
    for decision in list(session.open):
        session.answer(decision.seat, decision.number, decision.menu([])[:1])
    assert [len(seat.generals) for seat in View(session.game, -1).seats] == [1, 1, 1, 1]
    assert all(seat.generals[0] for seat in View(session.game, -1).seats)


def test_generals_that_nobody_took_are_kept_aside():
    started = Started(6)
    taken = {seat.slots[0].general.id for seat in started.game.seats}
    aside = {general.id for general in started.game.general_pile}
    assert len(taken) == 6
    assert taken | aside == set(identity_ruleset().general_by_id)
    assert not taken & aside


def test_lord_skills_are_the_lords_alone():
    table = Table(roles="LZR", A="liu_bei", B="liu_bei", C="guan_yu").hand("C", "slash").hand("A", "duel").turn("A")
    assert table.may("A", "k:jijiang")
    table = Table(roles="LZR", A="guan_yu", B="liu_bei", C="guan_yu").hand("C", "slash").hand("B", "duel").turn("B")
    assert not table.may("B", "k:jijiang")


# Health


@pytest.mark.parametrize("players", range(2, 11))
def test_the_lord_has_one_health_more_with_five_players_or_more(players: int):
    started = Started(players)
    for seat in started.game.seats:
        bonus = 1 if seat is started.lord and players >= 5 else 0
        assert seat.max_hp == seat.slots[0].general.max_hp + bonus
        assert seat.hp == seat.max_hp


def test_a_frail_general_becomes_a_lord_of_four():
    started = Started(5, ruleset=ruleset_of(*FRAIL))
    assert started.lord.max_hp == 4
    assert [seat.max_hp for seat in started.game.seats if seat is not started.lord] == [3] * 4
    assert Started(4, ruleset=ruleset_of(*FRAIL)).lord.max_hp == 3


@pytest.mark.parametrize(("players", "health"), [(2, 4), (3, 4), (4, 4), (5, 5), (6, 5), (10, 5)])
def test_the_health_of_beginners(players: int, health: int):
    started = Started(players, generals="off")
    assert (started.lord.hp, started.lord.max_hp) == (health, health)
    others = [seat for seat in started.game.seats if seat is not started.lord]
    assert [(seat.hp, seat.max_hp) for seat in others] == [(4, 4)] * (players - 1)


@ruling("identity.md#R/6")
def test_beginners_have_neither_general_nor_kingdom_nor_gender_nor_skill():
    started = Started(5, generals="off")
    assert started.asker.offers == []
    for seat in View(started.game, -1).seats:
        assert (seat.generals, seat.kingdom, seat.gender, seat.skills) == ([], "", "", [])


@ruling("identity.md#R/6")
def test_what_asks_for_a_kingdom_or_a_gender_passes_by_who_has_none():
    table = Table(A="liu_bei", B="-", C="-").hand("B", "slash").hand("A", "duel").turn("A")
    assert not table.may("A", "k:jijiang")
    table = Table(A="sun_shangxiang", B="-", C="guan_yu").hp("B", 1).hp("C", 1).hand("A", "duel", "peach").turn("A")
    assert table.may("A", "k:jieyin", "duel", "peach", "C")
    assert not table.may("A", "k:jieyin", "duel", "peach", "B")


# Hands and the first turn


@pytest.mark.parametrize("players", [2, 5, 10])
def test_everybody_is_dealt_four_cards_and_the_rest_is_the_draw_pile(players: int):
    game = Started(players).game
    assert [len(seat.hand.cards) for seat in game.seats] == [4] * players
    assert len(game.draw_pile.cards) == 160 - 4 * players
    assert game.discard_pile.cards == []


@ruling("identity.md#R/5")
def test_the_deal_is_no_draw_and_comes_before_the_first_turn():
    started = Started(4)
    moves = [event for event in started.log.events if event.key == "move"]
    assert [event.args["reason"] for event in moves] == ["dealt"] * 4
    assert not any(event.key == "turn" for event in started.log.events)


def test_other_seeds_deal_other_cards():
    hands = {tuple(card.token for seat in Started(4, seed=seed).game.seats for card in seat.hand.cards) for seed in range(5)}
    assert len(hands) == 5


def test_the_order_of_setting_up():
    told = [event.key for event in Started(3).log.events]
    assert told == ["lord-shown", *["general-shown"] * 3, *["move"] * 3]


def test_the_lord_begins():
    started = Started(5, seed=3)
    started.game.step()
    turn = started.game.turn
    assert turn is not None
    assert turn.seat is started.lord
    assert started.game.round == 1
