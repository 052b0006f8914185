"""The pair duel: two players, two generals each; who is left wins."""

from __future__ import annotations

from typing import Final

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.queries import Tokens
from sanguosha.engine.decisions.tokens import general_token, id_of
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.frames import Death
from sanguosha.engine.mode import DeathStep, Mode, Ruleset
from sanguosha.engine.pieces.random import GENERALS, Stream
from sanguosha.engine.pieces.skills import General
from sanguosha.engine.procedures.dying import announce_burial, announce_death, check_end, each, put_cards_away
from sanguosha.modes.options import OptionError, generals_but
from sanguosha_pair_duel.options import PairOptions

PLAYERS: Final = 2
PAIR: Final = 2
HAND: Final = 4

# Roles, and outcomes: who acts first, and who second.
FIRST: Final = "first_duellist"
SECOND: Final = "second_duellist"

# Stages of setting up.
OFFER: Final = 0
CHOOSE: Final = 1
DEAL: Final = 2


class PairDuel(Mode):
    """One against one with two generals each. ``chosen`` are its options."""

    def __init__(self, ruleset: Ruleset, players: int, options: dict[str, str] | None = None) -> None:
        if players != PLAYERS:
            raise OptionError(f"A pair duel is for {PLAYERS} players, not {players}.")
        self.chosen = PairOptions.read(options or {}, players)
        super().__init__("pair_duel", ruleset, players, options or {})
        self.pool = generals_but(ruleset, self.chosen.ban)
        if self.chosen.choices < PAIR:
            raise OptionError(f"The option choices is at least {PAIR}, for so many generals are chosen.")
        offered = PLAYERS * self.chosen.choices
        if len(self.pool) < offered:
            raise OptionError(f"These packages have {len(self.pool)} generals, too few for {offered} to choose from.")

    # Setting up

    def prepare(self, game: Game) -> bool:
        if game.stage == OFFER:
            for seat, role in zip(game.seats, self.roles(), strict=True):
                seat.role = role
            game.general_pile = list(self.pool)
            game.shuffle(game.general_pile, GENERALS)
        elif game.stage == CHOOSE:
            self._choose(game)
        else:
            self._deal(game)
            return True
        game.stage += 1
        return False

    def _offer(self, game: Game, seat: int) -> list[General]:
        """The generals that a seat chooses from."""
        count = self.chosen.choices
        return game.general_pile[seat * count : (seat + 1) * count]

    def _choose(self, game: Game) -> None:
        """Both choose secretly; all four generals are turned up together."""
        decisions = []
        for seat in game.seats:
            query = Tokens([general_token(general.id) for general in self._offer(game, seat.index)], PAIR, PAIR)
            decisions.append(Decision(seat.index, "general", "choose-pair", (), query, False))
        for seat, path in zip(game.seats, game.ask_each(decisions), strict=True):
            pair = [self.ruleset.general_by_id[id_of(token)] for token in path[:PAIR]]
            game.seat_generals(seat, pair)
            if self.chosen.health == "sum":
                seat.max_hp = seat.hp = sum(general.max_hp for general in pair)
            for general in pair:
                game.general_pile.remove(general)

    def _deal(self, game: Game) -> None:
        game.shuffle_cards(game.draw_pile.cards)
        for seat in game.seats:
            seat.draw(HAND + int(seat.role == SECOND and self.chosen.head_start))

    # Rules of the mode

    def roles(self) -> list[str]:
        return [FIRST, SECOND]

    def death_steps(self) -> list[DeathStep]:
        return [each(announce_death), each(put_cards_away), check_end, each(announce_burial)]

    def check_end(self, game: Game, deaths: list[Death]) -> None:
        """Who is left wins; if both die at one time, nobody does."""
        left = game.alive()
        game.finish([seat.index for seat in left], left[0].role if left else "nobody_left")

    def imagine(self, game: Game, viewer: int, rng: Stream) -> None:
        """What the other one is offered is hidden, and so are the generals that nobody is offered."""
        if game.stage == CHOOSE:
            own = self._offer(game, viewer) if viewer >= 0 else []
            pile = game.general_pile
            rng.shuffle_at(pile, [at for at, general in enumerate(pile) if general not in own])
