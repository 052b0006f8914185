"""A chain that kills the character whose turn it is, while damage is still being passed on."""

from tests.support.ways import in_every_way

ROLES = "RLRR"


@in_every_way
def test_the_rest_of_the_chain_is_settled_without_source_and_then_the_turn_ends(seat):
    table = seat(roles=ROLES, A="cao_ren", B="-", C="-", D="-").hp("A", 1).chained("A", "B", "C", "D")
    log = table.hears()
    table.hand("A", "fire_slash", "duel").hand("D", "wine").turn("A")
    table.do("A", "fire_slash", "B")
    assert not table["A"].alive
    assert [table[name].hp for name in "BCD"] == [3, 3, 3]
    assert not any(table[name].chained for name in "BCD")
    damages = [event.text() for event in log.events if event.key == "damage"]
    assert damages == [
        "damage seat=s1 amount=1 nature=fire source=s0 card=fire_slash",
        "damage seat=s0 amount=1 nature=fire source=s0 card=fire_slash",
        "damage seat=s2 amount=1 nature=fire card=fire_slash",
        "damage seat=s3 amount=1 nature=fire card=fire_slash",
    ]
    assert table.discarded("fire_slash")
    table.asked("B", "play-phase")  # neither a discard nor a finish phase of the dead


@in_every_way
def test_nobody_is_rewarded_for_those_who_die_after_the_source(seat):
    table = seat(roles=ROLES, A="-", B="-", C="-", D="-").hp("A", 1).hp("D", 1).chained("A", "B", "D").hand("B", "peach")
    table.hand("A", "thunder_slash", "duel").hand("C", "duel").turn("A").do("A", "thunder_slash", "B")
    table.asked("B", "ask-rescue")
    table.passes("B").asked("B", "ask-rescue")  # for A first, then for D: the next one alive is asked first
    table.passes("B").asked("B", "play-phase")
    assert [table[name].alive for name in "ABCD"] == [False, True, True, False]
    assert len(table["B"].hand.cards) == 3
    assert len(table["C"].hand.cards) == 1


@in_every_way
def test_who_is_saved_in_the_middle_goes_on_with_the_turn_when_the_chain_is_through(seat):
    table = seat(roles=ROLES, A="-", B="-", C="-", D="-").hp("A", 1).chained("A", "B", "C").hand("D", "peach")
    table.hand("A", "fire_slash", "duel").turn("A").do("A", "fire_slash", "B").do("D", "peach")
    assert [table[name].hp for name in "ABCD"] == [1, 3, 3, 4]
    table.asked("A", "play-phase")


@in_every_way
def test_lightning_that_kills_in_the_judge_phase_is_passed_on_and_ends_the_turn(seat):
    table = seat(roles=ROLES, A="-", B="-", C="-", D="-").hp("A", 3).chained("A", "B", "C").under("A", "indulgence", "lightning")
    table.hand("B", "duel").top("♠5").turn("A", "judge")
    assert not table["A"].alive
    assert [table[name].hp for name in "BCD"] == [1, 1, 4]
    assert table.discarded("lightning")
    assert table.discarded("indulgence")
    table.asked("B", "play-phase")


@in_every_way
def test_when_the_lord_dies_of_the_chain_the_game_is_over_at_once(seat):
    table = seat(roles="LRRR", A="-", B="-", C="-", D="-").hp("A", 1).chained("A", "B", "C").hand("A", "fire_slash", "duel")
    table.turn("A").do("A", "fire_slash", "B")
    assert table.game.over
    assert table.winners == ["B", "C", "D"]
    assert (table["B"].hp, table["C"].hp) == (3, 4)
