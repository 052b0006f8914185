"""Tables by the names of modes and packages, as the command line and records ask for them."""

import pytest

from sanguosha.agents.registry import make_agent
from sanguosha.engine.asking import Agents
from sanguosha.engine.game import Game
from sanguosha.engine.records.record import Recorder
from sanguosha.modes.identity import Identity, OptionError
from sanguosha.packages import PackageError, identity_ruleset, ruleset_named
from sanguosha.tables import TableError, make_mode, mode_of


def test_a_mode_by_its_name():
    mode = make_mode("identity", 6, {"role_set": "two_renegades"})
    assert isinstance(mode, Identity)
    assert mode.roles().count("renegade") == 2


def test_an_unknown_mode_is_refused_with_those_there_are():
    with pytest.raises(TableError, match="There is no mode “chess”; there is identity"):
        make_mode("chess", 2, {})


def test_a_ruleset_is_known_by_its_name():
    for packages in (("standard", "wind"), ("wind",), ("standard",)):
        for decks in (("standard",), ("standard", "maneuvering")):
            ruleset = identity_ruleset(packages, decks)
            assert ruleset_named(ruleset.name) is ruleset


@pytest.mark.parametrize("name", ["", "standard", "standard/", "/standard"])
def test_what_is_no_name_of_a_ruleset(name: str):
    with pytest.raises(PackageError, match="is no ruleset; the name of one is like standard"):
        ruleset_named(name)


def test_a_ruleset_of_unknown_packages():
    with pytest.raises(PackageError, match="There is no package of generals “fire”"):
        ruleset_named("standard/fire")
    with pytest.raises(PackageError, match="There is no deck “fire”"):
        ruleset_named("fire/standard")


def test_a_record_finds_its_mode():
    mode = make_mode("identity", 4, {"choices": "5"}, ("wind",))
    game = Game(mode, 3, Agents([make_agent("random", seat, 3) for seat in range(4)]))
    recorder = Recorder(game)
    game.play()
    again = mode_of(recorder.record())
    assert again.ruleset is mode.ruleset
    assert (again.id, again.players, again.options) == (mode.id, mode.players, mode.options)


def generals(players: int, seed: int, wish: str) -> list[str]:
    """What everybody plays when one seat wishes for a general and takes it, and the others take the first they are offered."""

    class Wishing(Agents):
        def ask(self, game, decision):
            options = decision.menu([])
            if decision.kind != "general":
                return super().ask(game, decision)
            seat, _, general = wish.partition(".")
            wanted = f"g:{general}"
            if decision.seat == int(seat[1:]):
                assert wanted in options
                return [wanted]
            assert wanted not in options, "somebody else is offered the general too"
            return [options[0]]

    mode = make_mode("identity", players, {"wish": wish})
    game = Game(mode, seed, Wishing([make_agent("random", seat, seed) for seat in range(players)]))
    while not game.ready:
        game.step()
    return [seat.slots[0].general.id for seat in game.seats]


@pytest.mark.parametrize("general", ["cao_cao", "diao_chan", "zhou_tai"])
@pytest.mark.parametrize("players", [2, 5, 10])
def test_a_wish_is_offered_to_its_seat_and_to_nobody_else(players: int, general: str):
    for seed in range(6):
        seat = seed % players
        chosen = generals(players, seed, f"s{seat}.{general}")
        assert chosen[seat] == general
        assert len(set(chosen)) == players


def test_a_wish_must_name_a_seat_and_a_general():
    for wish, sentence in (
        ("s0.nobody", "There is no general “nobody” in these packages."),
        ("s5.cao_cao", "The option wish is a seat from s0 to s4 and a general, as in s0.zhao_yun, not “s5.cao_cao”."),
        ("cao_cao", "The option wish is a seat from s0 to s4 and a general, as in s0.zhao_yun, not “cao_cao”."),
    ):
        with pytest.raises(OptionError) as refusal:
            make_mode("identity", 5, {"wish": wish})
        assert str(refusal.value) == sentence
