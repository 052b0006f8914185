"""Three-player attrition: the last three lose health, round after round."""

from sanguosha.engine.procedures.dying import die
from sanguosha.modes.identity import LORD, REBEL, RENEGADE
from sanguosha.testing import Table
from tests.support.rulings import ruling
from tests.support.ways import in_every_way

ON = {"three_player_attrition": "on"}


def round_of(table: Table) -> int:
    """The number of the round in which the lord is asked now."""
    table.asked("A", "play-phase")
    return table.game.round


def next_round(table: Table) -> None:
    """Everybody else passes whatever they are asked until the lord's next play phase, a rescue, or the end."""
    begun = table.game.round
    while table.session.open and not table.game.over:
        question = table.session.open[0]
        if question.prompt == "ask-rescue" or (question.prompt == "play-phase" and question.seat == 0 and table.game.round > begun):
            return
        if question.prompt == "choose-discard":
            count = question.query.low
            table.session.answer(question.seat, question.number, question.menu([])[:count])
        else:
            table.passes(table.names[question.seat])


def idle(seat=Table, roles: str = "LRN", **options: str) -> Table:
    """A table at which nobody holds a card that could save somebody, and whoever has a turn keeps at most one card."""
    table = seat(roles=roles, options={**ON, **options}, **dict.fromkeys("ABCDEF"[: len(roles)], "-"))
    peaches = [card for card in table.game.draw_pile.cards if card.kind.family in ("peach", "wine", "nullification", "lightning")]
    for card in peaches:
        table.game.draw_pile.cards.remove(card)
    table.game.draw_pile.cards[:0] = peaches
    return table


@ruling("identity.md#11.3/1", "identity.md#R/18")
def test_three_rounds_are_free_once_the_fourth_player_is_out():
    table = idle(roles="LRRN").hand("A", "duel")
    table.game.round = 5
    table.turn("A")
    die(table.game, table["B"], None)
    lost = []
    for _ in range(6):
        next_round(table)
        lost.append((round_of(table), [table[name].hp for name in "ACD"]))
    assert lost == [(6, [4, 4, 4]), (7, [4, 4, 4]), (8, [4, 4, 4]), (9, [3, 3, 3]), (10, [2, 2, 2]), (11, [1, 1, 1])]


def last_three(seat=Table, roles: str = "LRN", *, hp: tuple[int, ...], held: str = "") -> Table:
    """Three of them, the free rounds over: the last one is about to end its turn, holding a card. ``held`` is the lord's."""
    table = seat(roles=roles, options=ON, A="-", B="-", C="-")
    for name, health in zip("ABC", hp, strict=True):
        table.hp(name, health, of=4)
    table.game.notes["attrition"] = [3]
    table.hand("A", *held.split()).hand("C", "duel")
    table.game.round = 4
    return table.turn("C")


@ruling("identity.md#11.3/2", "identity.md#R/18", "identity.md#R/20")
@in_every_way
def test_all_lose_at_one_time_then_the_dying_are_asked_for_from_the_lord_on(seat):
    table = last_three(seat, hp=(2, 1, 1), held="peach peach").end_phase("C")
    log = table.hears()
    assert table.asked("A", "ask-rescue").args == ("s1", "1")
    assert [table[name].hp for name in "ABC"] == [1, 0, 0]
    table.do("A", "peach")
    assert table.asked("A", "ask-rescue").args == ("s2", "1")
    table.do("A", "peach").asked("A", "play-phase")
    assert [table[name].hp for name in "ABC"] == [1, 1, 1]
    assert "turn" in [event.key for event in log.events]


@ruling("identity.md#11.3/3", "identity.md#R/19")
@in_every_way
def test_if_all_would_go_out_it_waits_for_the_next_round(seat):
    table = last_three(seat, hp=(1, 1, 1), held="peach peach")
    log = table.hears()
    table.end_phase("C").asked("A", "play-phase")
    assert [table[name].hp for name in "ABC"] == [1, 1, 1]
    assert [event.key for event in log.events if event.key.startswith("attrition")] == ["attrition-deferred"]
    table.do("A", "peach").do("A", "peach")
    next_round(table)
    assert [event.key for event in log.events if event.key.startswith("attrition")] == ["attrition-deferred", "attrition"]
    assert [event.args["amount"] for event in log.events if event.key == "health-lost"] == ["1", "1", "1"]
    assert (table["A"].hp, table.winners) == (2, ["A"])


@ruling("identity.md#11.3/4", "identity.md#R/20")
@in_every_way
def test_who_goes_out_goes_out_together_and_the_end_is_looked_at_once(seat):
    table = last_three(seat, hp=(1, 1, 3)).end_phase("C")
    assert (table.winners, table.game.outcome) == (["C"], RENEGADE)
    assert table.game.deaths == [(0, -1, 0), (1, -1, 0)]


@ruling("identity.md#11.3/5")
def test_one_of_two_renegades_or_the_rebels_win():
    table = last_three(roles="LNN", hp=(1, 1, 3)).end_phase("C")
    assert (table.winners, table.game.outcome) == (["C"], RENEGADE)
    table = last_three(hp=(1, 2, 2)).end_phase("C")
    assert (table.winners, table.game.outcome) == (["B"], REBEL)


def test_of_three_at_the_last_health_only_the_saved_live_on():
    table = last_three(hp=(2, 1, 2), held="peach").end_phase("C").do("A", "pass")
    assert (table["A"].alive, table["B"].alive, table["C"].alive) == (True, False, True)
    assert not table.game.over


def test_it_is_no_damage_and_brings_nobody_a_reward():
    table = Table(roles="LRN", options=ON, A="cao_cao", B="-", C="guo_jia").hp("B", 1).hand("C", "duel")
    table.game.notes["attrition"] = [3]
    table.wears("C", "silver_lion").turn("C").end_phase("C").asked("A", "play-phase")
    assert not table["B"].alive
    assert (table["A"].hp, table["C"].hp) == (3, 2)
    assert len(table.cards("C")) == 1
    assert len(table.cards("A")) == 2


def test_it_stops_with_two():
    table = idle(roles="LRN").hand("A", "duel").turn("A")
    die(table.game, table["B"], None)
    for _ in range(6):
        next_round(table)
    assert [table[name].hp for name in "AC"] == [4, 4]


def test_rounds_with_more_than_three_do_not_count():
    table = idle(roles="LRRN").hand("A", "duel").turn("A")
    for _ in range(6):
        next_round(table)
    assert [table[name].hp for name in "ABCD"] == [4, 4, 4, 4]


def test_without_the_option_nobody_is_worn_down():
    table = idle(three_player_attrition="off").hand("A", "duel").turn("A")
    for _ in range(6):
        next_round(table)
    assert [table[name].hp for name in "ABC"] == [4, 4, 4]


def test_three_from_the_start_lose_from_the_fourth_round_on():
    table = idle().hand("C", "duel")
    table.game.round = 0
    table.turn("C")
    lost = []
    for _ in range(5):
        next_round(table)
        lost.append([table[name].hp for name in "ABC"])
    assert lost == [[4, 4, 4]] * 3 + [[3, 3, 3], [2, 2, 2]]


@ruling("identity.md#R/29")
def test_who_was_reborn_neither_counts_nor_loses():
    table = idle(roles="LRRN").hand("A", "duel").turn("A")
    die(table.game, table["B"], None)
    table.game.revive(table["B"], table.game.ruleset.general_by_id["zhang_fei"], 1)
    for _ in range(4):
        next_round(table)
    assert [table[name].hp for name in "ABCD"] == [3, 1, 3, 3]
    table = idle(roles="LRRN").hand("A", "duel").turn("A")
    for name in "BC":
        die(table.game, table[name], None)
    table.game.revive(table["B"], table.game.ruleset.general_by_id["zhang_fei"], 1)
    for _ in range(5):
        next_round(table)
    assert [table[name].hp for name in "ABD"] == [4, 1, 4]


def test_the_lord_alone_survives_and_wins():
    table = last_three(hp=(3, 1, 1)).end_phase("C")
    assert (table.winners, table.game.outcome) == (["A"], LORD)
