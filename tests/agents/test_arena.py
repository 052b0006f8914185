"""The basic agent over whole games: it beats random play, sides stay balanced, games end, and it looks at nothing hidden."""

import pytest

from benchmarks.arena import contest
from sanguosha.agents.basic import BasicAgent
from sanguosha.engine.asking import Asker
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.pieces.card import Card
from sanguosha.engine.pieces.random import Random
from sanguosha.engine.pieces.zones import Zone
from sanguosha.engine.table.cards import sees
from sanguosha.engine.views.view import View
from sanguosha.modes.identity import LORD, LOYALIST, REBEL, RENEGADE
from sanguosha.tables import make_mode


def test_basic_rebels_beat_a_random_lord():
    assert contest(5, (REBEL,), 60).share(REBEL) >= 0.9


def test_a_basic_lords_side_beats_random_rebels():
    assert contest(5, (LORD, LOYALIST), 60).share(LORD) >= 0.9


def test_games_among_basic_agents_are_open():
    result = contest(8, (), 60, theirs=BasicAgent)
    assert 0.15 <= result.share(LORD) <= 0.7
    assert 0.15 <= result.share(REBEL) <= 0.75
    assert result.share("round_cap", "no_cards") <= 0.04


@pytest.mark.slow
def test_basic_agents_win_nearly_always_against_random_play():
    assert contest(5, (REBEL,), 500).share(REBEL) >= 0.95
    assert contest(5, (LORD, LOYALIST), 500).share(LORD) >= 0.95


@pytest.mark.slow
def test_all_roles_win_their_share_and_games_end():
    result = contest(8, (), 600, theirs=BasicAgent)
    assert 0.2 <= result.share(LORD) <= 0.65
    assert 0.2 <= result.share(REBEL) <= 0.65
    assert 0.02 <= result.share(RENEGADE) <= 0.25
    assert result.share("round_cap", "no_cards") <= 0.01


class Blindfold(Asker):
    """Asks each question twice: in the game, and with all that its seat cannot know exchanged at random."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.seeing = [BasicAgent(seat) for seat in range(players)]
        self.blind = [BasicAgent(seat) for seat in range(players)]
        self.rng = Random(1)

    def ask(self, game: Game, decision: Decision) -> list[str]:
        seat = decision.seat
        path = self.seeing[seat].decide(decision, View(game, seat))
        decision.check(path)
        zones = [game.draw_pile, *(other.hand for other in game.seats), *game.piles.values(), *game.carriers.values()]
        was = [(zone, list(zone.cards)) for zone in zones]
        roles = [other.role for other in game.seats]
        self.exchange(game, seat, zones)
        assert self.blind[seat].decide(decision, View(game, seat)) == path
        for zone, cards in was:
            put(game, zone, cards)
        for other, role in zip(game.seats, roles, strict=True):
            other.role = role
        return path

    def exchange(self, game: Game, viewer: int, zones: list[Zone]) -> None:
        """Put the cards that the viewer cannot know into other places, and the hidden roles to other seats."""
        unseen = [[place for place, card in enumerate(zone.cards) if not sees(game, viewer, card, zone)] for zone in zones]
        cards = [zone.cards[place] for zone, places in zip(zones, unseen, strict=True) for place in places]
        self.rng.shuffle(cards)
        for zone, places in zip(zones, unseen, strict=True):
            mixed = list(zone.cards)
            for place in places:
                mixed[place] = cards.pop()
            put(game, zone, mixed)
        hidden = [seat for seat in game.seats if not game.mode.role_known(game, viewer, seat)]
        roles = [seat.role for seat in hidden]
        self.rng.shuffle(roles)
        for seat, role in zip(hidden, roles, strict=True):
            seat.role = role


def put(game: Game, zone: Zone, cards: list[Card]) -> None:
    """Let exactly these cards lie in the zone."""
    zone.cards[:] = cards
    for card in cards:
        game.place[card.id] = zone


@pytest.mark.parametrize(("mode_id", "players"), [("identity", 5), ("identity", 8), ("team_3v3", 6)])
def test_it_chooses_the_same_whatever_it_cannot_know(mode_id, players):
    mode = make_mode(mode_id, players, {})
    for seed in range(8):
        game = Game(mode, seed, Blindfold(players))
        game.play()
        assert game.decisions > 50


def test_equal_seeds_play_the_same_game():
    ends = []
    for _ in range(2):
        result = contest(5, (), 5, theirs=BasicAgent)
        ends.append((result.outcomes, result.rounds, result.decisions))
    assert ends[0] == ends[1]
