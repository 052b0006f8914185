"""The 3v3 game (三国杀 3V3): the draft, the sides acting in turn, death, the end."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sanguosha.cards.instant_tricks import ForAll, MassAttack
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.frames import Death
from sanguosha.engine.mode import BY_SIDE, Allegiance, DeathStep, Mode, Ruleset
from sanguosha.engine.parts.selections import one_of
from sanguosha.engine.pieces.card import Kind
from sanguosha.engine.pieces.random import Stream
from sanguosha.engine.procedures.dying import announce_burial, announce_death, check_end, each, put_cards_away, reward
from sanguosha.engine.table.seat import Seat
from sanguosha.modes.options import OptionError, generals_but
from sanguosha.modes.team_3v3.draft import (
    PILE,
    choose_first_side,
    choose_picker,
    choose_pile,
    give_colours,
    lay_piles,
    line_up,
    pick,
)
from sanguosha.modes.team_3v3.options import FIRST, TeamOptions
from sanguosha.modes.team_3v3.sides import (
    ACTED,
    COLD,
    MARSHAL,
    MARSHALS,
    PLAYERS,
    WARM,
    can_act,
    give_sides,
    marshal_of,
    other_side,
    places_of,
    role_of,
)

LEFT_OUT: Final = "lightning"
MANEUVERING: Final = "maneuvering"
HAND: Final = 4
REWARD: Final = 3

# Stages of setting up.
LAY_PILES: Final = 0
CHOOSE_PILES: Final = 1
GIVE_COLOURS: Final = 2
CHOOSE_PICKER: Final = 3
PICK: Final = 4
LINE_UP: Final = 5
CHOOSE_FIRST_SIDE: Final = 6

# What is remembered: the side that has the right to act (0: warm), and the vanguards that come next.
RIGHT: Final = "right"
QUEUE: Final = "queue"
SIDES: Final = (WARM, COLD)

VANGUARDS: Final = "vanguards"
# What an agent chooses: two turns in a row rather than one.
ACTIONS: Final = {MARSHAL: 0.0, VANGUARDS: 1.0}


@mypyc_attr(allow_interpreted_subclasses=True)
class Team3v3(Mode):
    """The 3v3 game for 6 players: seats 0 to 2 against seats 3 to 5, the marshals on 1 and 4.

    ``chosen`` are its options. A round is a cycle in which everybody acts once. Raises ``OptionError`` for what does not exist.
    """

    open_prompts: ClassVar[tuple[str, ...]] = (
        "choose-pile", "choose-first-picker", "choose-first-side", "choose-action", "choose-vanguard", "ask-reward",
    )  # fmt: skip
    allegiance: ClassVar[Allegiance] = Allegiance(BY_SIDE, leader=MARSHAL)

    def __init__(self, ruleset: Ruleset, players: int, options: dict[str, str] | None = None) -> None:
        if players != PLAYERS:
            raise OptionError(f"The 3v3 game is for {PLAYERS} players, not {players}.")
        self.chosen = chosen = TeamOptions.read(options or {}, players)
        super().__init__("team_3v3", ruleset, players, options or {})
        unfit = tuple([general.id for general in ruleset.generals if self.id in general.not_in])
        self.pool = generals_but(ruleset, unfit if chosen.ban is None else chosen.ban)
        if len(self.pool) < 2 * PILE:
            raise OptionError(f"The 3v3 game needs at least {2 * PILE} generals; here there are {len(self.pool)}.")
        more = chosen.maneuvering
        self.cards = [card for card in ruleset.cards if card.kind.id != LEFT_OUT and (more or card.deck != MANEUVERING)]

    # Setting up

    def prepare(self, game: Game) -> bool:
        stage = game.stage
        done = True
        if stage == LAY_PILES:
            lay_piles(game, self.pool)
        elif stage == CHOOSE_PILES:
            done = choose_pile(game)
        elif stage == GIVE_COLOURS:
            give_colours(game, self.chosen.warm)
        elif stage == CHOOSE_PICKER:
            choose_picker(game)
        elif stage == PICK:
            done = pick(game)
        elif stage == LINE_UP:
            line_up(game)
        elif stage == CHOOSE_FIRST_SIDE:
            side = choose_first_side(game)
            give_right(game, side)
            game.current = marshal_of(game, side).index
        else:
            self._deal(game)
            return True
        game.stage += int(done)
        return False

    def begin(self, game: Game) -> None:
        """In a position that was set up the right to act comes next to the side whose turn it is not. The sides are those of the
        position; if it names none, the second team is warm, unless the option ``warm`` says that the first is."""
        if RIGHT not in game.notes:
            named = game.seats[MARSHALS[0]].side
            first_is_warm = named == WARM if named else self.chosen.warm == FIRST
            give_sides(game, int(not first_is_warm))
            give_right(game, other_side(game.seats[game.current].side))

    def _deal(self, game: Game) -> None:
        game.shuffle_cards(game.draw_pile.cards)
        for seat in game.in_order():
            game.deal(seat, HAND)

    # Who acts

    def next_in_order(self, game: Game) -> Seat:
        """The sides act in turn: the marshal, or the vanguards one after the other. Once everybody has acted all role cards are put
        upright and a new round begins."""
        if game.round == 0 or not any(can_act(seat) for seat in game.seats):
            self._put_upright(game)
        seat = self._queued(game)
        if seat is None:
            seat = self._choose_action(game)
        seat.marks[ACTED] = 1
        game.tell("role-tapped", seat=seat)
        return seat

    def _put_upright(self, game: Game) -> None:
        for seat in game.seats:
            seat.marks.pop(ACTED, None)
        if game.round:
            game.tell("roles-upright")
        game.begin_round()

    def _queued(self, game: Game) -> Seat | None:
        """The second of the vanguards that were told to act, if it still can."""
        waiting = [game.seats[index] for index in game.notes[QUEUE]]
        game.notes[QUEUE] = []
        return next((seat for seat in waiting if can_act(seat)), None)

    def _choose_action(self, game: Game) -> Seat:
        """The side with the right to act says through its marshal who does; then the right goes to the other side."""
        side = SIDES[game.notes[RIGHT][0]]
        if not any(can_act(seat) for seat in places_of(game, side)):
            game.tell("right-passed", side=side)
            side = other_side(side)
        marshal, *vanguards = places_of(game, side)
        vanguards = [seat for seat in vanguards if can_act(seat)]
        options = [MARSHAL] if can_act(marshal) else []
        if vanguards and game.last >= 0:
            options.append(VANGUARDS)
        game.notes[RIGHT] = [SIDES.index(other_side(side))]
        action = marshal.choose_option(options, "choose-action", values=ACTIONS)
        game.tell("action-chosen", side=side, action=action)
        if action == MARSHAL:
            return marshal
        first = marshal.choose_seat(one_of(vanguards), "choose-vanguard") or vanguards[0]
        game.notes[QUEUE] = [seat.index for seat in vanguards if seat is not first]
        return first

    # Rules of the mode

    def directed(self, kind: Kind) -> bool:
        return isinstance(kind, (MassAttack, ForAll))

    def roles(self) -> list[str]:
        return [role_of(index) for index in range(PLAYERS)]

    def imagine(self, game: Game, viewer: int, rng: Stream) -> None:
        """The piles of generals lie face down until two of them are laid out."""
        if game.stage == CHOOSE_PILES:
            rng.shuffle(game.general_pile)

    def death_steps(self) -> list[DeathStep]:
        return [each(announce_death), each(put_cards_away), check_end, each(reward), each(announce_burial)]

    def check_end(self, game: Game, deaths: list[Death]) -> None:
        """With the death of a marshal the other side wins."""
        for death in deaths:
            if death.seat.role == MARSHAL:
                winner = other_side(death.seat.side)
                game.finish([seat.index for seat in game.seats if seat.side == winner], winner)

    def reward(self, game: Game, death: Death) -> None:
        """Who killed somebody, of whichever side, may draw."""
        killer = death.killer
        if killer is not None and killer.confirm("ask-reward", (death.seat.token, str(REWARD)), value=float(REWARD)):
            killer.draw(REWARD)


def give_right(game: Game, side: str) -> None:
    """Let a side have the right to act."""
    game.notes = {RIGHT: [SIDES.index(side)], QUEUE: []}
