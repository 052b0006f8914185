"""The draft of the 3v3 game, one step for each question: piles, colours, picks, the line-up, who acts first."""

from __future__ import annotations

from typing import Final

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.queries import Ordered, Tokens
from sanguosha.engine.decisions.tokens import general_token, id_of
from sanguosha.engine.game import Game
from sanguosha.engine.pieces.random import GENERALS, SIDES
from sanguosha.engine.pieces.skills import General
from sanguosha.engine.table.seat import Seat
from sanguosha.modes.team_3v3.options import FIRST, LOT
from sanguosha.modes.team_3v3.sides import COLD, MARSHAL, MARSHALS, WARM, give_sides, marshal_of, places_of, role_of

PILE: Final = 8
# How many generals are taken in turn; whoever begins takes every other time.
PICKS: Final = (1, 2, 2, 2, 2, 2, 2, 2, 1)
TABLE: Final = "table"

# What is remembered: the leaders in the order in which they choose a pile, the piles they chose, who picks first, how many times
# somebody has picked, and which side acts first (0: warm).
CHOOSERS: Final = "choosers"
CHOSEN: Final = "chosen"
PICKER: Final = "picker"
PICKED: Final = "picked"

SELF: Final = "self"
OTHER: Final = "other"

# What an agent takes a step of its own for: the first pick and the first turn are worth having.
FIRST_PICK: Final = {SELF: 1.0, OTHER: 0.0}
FIRST_ACTION: Final = {WARM: 0.0, COLD: 1.0}


def lay_piles(game: Game, pool: list[General]) -> None:
    """The pool is shuffled into face-down piles of 8, surplus generals stay out; by lot one leader chooses before the other."""
    for seat in game.seats:
        seat.role = role_of(seat.index)
    game.general_pile = list(pool)
    game.shuffle(game.general_pile, GENERALS)
    del game.general_pile[len(pool) // PILE * PILE :]
    first = game.roll(2, SIDES)
    game.notes[CHOOSERS] = [MARSHALS[first], MARSHALS[1 - first]]
    game.notes[CHOSEN] = []


def choose_pile(game: Game) -> bool:
    """The next leader chooses a pile; whether both have."""
    chosen = game.notes[CHOSEN]
    leader = game.seats[game.notes[CHOOSERS][len(chosen)]]
    options = [f"pile_{number + 1}" for number in range(len(game.general_pile) // PILE) if number not in chosen]
    name = leader.choose_option(options, "choose-pile")
    chosen.append(int(name.removeprefix("pile_")) - 1)
    game.tell("pile-chosen", seat=leader, pile=chosen[-1] + 1)
    return len(chosen) == len(MARSHALS)


def give_colours(game: Game, warm: str) -> None:
    """The leaders draw their role cards, unless ``warm`` says which team is warm; the two piles are laid out together."""
    team = game.roll(2, SIDES) if warm == LOT else int(warm != FIRST)
    give_sides(game, team)
    table = game.generals.zone(TABLE, face_up=True)
    table.generals = [general for pile in game.notes[CHOSEN] for general in game.general_pile[pile * PILE :][:PILE]]
    for side in (WARM, COLD):
        marshal = marshal_of(game, side)
        game.generals.zone(marshal.token, face_up=True)
        game.tell("side-drawn", seat=marshal, side=side)
    game.general_pile = []
    game.tell("generals-laid-out", generals=table.generals)


def choose_picker(game: Game) -> None:
    """The warm marshal says who picks first."""
    warm = marshal_of(game, WARM)
    choice = warm.choose_option([SELF, OTHER], "choose-first-picker", values=FIRST_PICK)
    picker = warm if choice == SELF else marshal_of(game, COLD)
    game.notes[PICKER] = [picker.index]
    game.notes[PICKED] = [0]
    game.tell("picks-first", seat=picker)


def pick(game: Game) -> bool:
    """The next marshal takes generals from the table; whether all are taken."""
    turn = game.notes[PICKED][0]
    first = game.seats[game.notes[PICKER][0]]
    marshal = first if turn % 2 == 0 else next(game.seats[index] for index in MARSHALS if index != first.index)
    table, own, count = game.generals.zone(TABLE), game.generals.zone(marshal.token), PICKS[turn]
    query = Tokens([general_token(general.id) for general in table.generals], count, count)
    path = marshal.decide("general", "pick-general", (str(count),), query)
    taken = [general for general in table.generals if general_token(general.id) in path]
    for general in taken:
        table.generals.remove(general)
    own.generals += taken
    game.notes[PICKED] = [turn + 1]
    game.tell("generals-picked", seat=marshal, generals=taken)
    return turn + 1 == len(PICKS)


def line_up(game: Game) -> None:
    """Each marshal secretly lays three generals on the places of his side; all are turned up together, the others are out."""
    places = [places_of(game, side) for side in (WARM, COLD)]
    decisions = [
        Decision(seats[0].index, "line_up", "line-up", tuple([seat.token for seat in seats]), _line_up_query(game, seats), False)
        for seats in places
    ]
    for seats, path in zip(places, game.ask_each(decisions), strict=True):
        for seat, token in zip(seats, path, strict=True):
            game.seat_generals(seat, [game.ruleset.general_by_id[id_of(token)]], int(seat.role == MARSHAL))
    game.generals.zones.clear()


def choose_first_side(game: Game) -> str:
    """The cold marshal says which side acts first."""
    cold = marshal_of(game, COLD)
    side = cold.choose_option([WARM, COLD], "choose-first-side", values=FIRST_ACTION)
    game.tell("acts-first", side=side)
    return side


def _line_up_query(game: Game, seats: list[Seat]) -> Ordered:
    return Ordered([general_token(general.id) for general in game.generals.zone(seats[0].token).generals], len(seats))
