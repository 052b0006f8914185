"""Scenarios: a position written as text, to set up a table in the middle of a game.

::

    sanguosha scenario 1
    round 2
    seat s0 lord cao_cao 4/5
    hand s0 ♠7 slash, ♥2 dodge
    equip s0 ♣A crossbow
    seat s1 rebel - 3/4 chained
    judge s1 ♦6 slash as indulgence
    pile s1 buqu up ♠8 slash
    top ♠9 slash, ♥3 peach
    discard ♣2 slash
    turn s0 play

A seat has a role, a general (``-`` for none; two as ``cao_cao+xu_chu``, one that lies face down as ``(xu_chu)``), health and
maximum, and perhaps ``dead``, ``fallen`` (dead once and back again), ``chained``, ``turned_over``; ``side s0 warm_side`` names its
side where there are sides. What is not named lies shuffled in the draw pile. Effects, limits already spent and what a mode has
noted are no part of a scenario.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanguosha.engine.happenings.frames import DEALT, PLACED, Turn
from sanguosha.engine.happenings.moments import PHASE_NAMES, Phase
from sanguosha.engine.pieces.card import DELAYED_TRICK, EQUIPMENT, Card, Kind
from sanguosha.engine.pieces.notation import NotationError, card_text, copies
from sanguosha.engine.procedures.move import move_cards

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.mode import Ruleset
    from sanguosha.engine.table.seat import Seat

FORMAT: Final = "sanguosha scenario 1"
NO_GENERAL: Final = "-"
STATES: Final = ("dead", "fallen", "chained", "turned_over")


class SeatPlan:
    """One seat of a scenario. Its ``generals`` stand with whether they are revealed, head first. Cards are texts; in ``judge``
    perhaps with ``as`` and the trick that the card counts as."""

    def __init__(self, role: str, generals: list[tuple[str, bool]], hp: int, max_hp: int, states: list[str]) -> None:
        self.role = role
        self.generals = generals
        self.hp = hp
        self.max_hp = max_hp
        self.states = states
        self.side = ""
        self.hand: list[str] = []
        self.equip: list[str] = []
        self.judge: list[str] = []
        self.piles: list[tuple[str, bool, list[str]]] = []
        self.marks: dict[str, int] = {}


class Scenario:
    """A position. ``turn`` is the seat whose turn it is and ``phase`` where that turn stands."""

    def __init__(self) -> None:
        self.round = 1
        self.seats: list[SeatPlan] = []
        self.top: list[str] = []
        self.discard: list[str] = []
        self.turn = 0
        self.phase = "play"

    def text(self) -> str:
        """The scenario as text; ``parse`` reads it back."""
        lines = [FORMAT, f"round {self.round}"]
        for index, seat in enumerate(self.seats):
            states = "".join(" " + state for state in seat.states)
            lines.append(f"seat s{index} {seat.role} {_generals_text(seat.generals)} {seat.hp}/{seat.max_hp}{states}")
            if seat.side:
                lines.append(f"side s{index} {seat.side}")
            for name, cards in (("hand", seat.hand), ("equip", seat.equip), ("judge", seat.judge)):
                if cards:
                    lines.append(f"{name} s{index} {', '.join(cards)}")
            for pile, face_up, cards in seat.piles:
                lines.append(f"pile s{index} {pile} {'up' if face_up else 'down'} {', '.join(cards)}")
            lines += [f"mark s{index} {name} {count}" for name, count in seat.marks.items()]
        if self.top:
            lines.append(f"top {', '.join(self.top)}")
        if self.discard:
            lines.append(f"discard {', '.join(self.discard)}")
        lines.append(f"turn s{self.turn} {self.phase}")
        return "\n".join(lines) + "\n"

    def set_up(self, game: Game) -> None:
        """Put a fresh game, before its first step, into this position. Raises ``NotationError`` for what the ruleset lacks."""
        if len(self.seats) != len(game.seats):
            raise NotationError(f"The scenario has {len(self.seats)} seats, the game {len(game.seats)}.")
        game.shuffle_cards(game.draw_pile.cards)
        deal = _Deal(game)
        for seat, plan in zip(game.seats, self.seats, strict=True):
            deal.seat(seat, plan)
        for seat, plan in zip(game.seats, self.seats, strict=True):
            _seat_general(game, seat, plan)
        move_cards(game, deal.cards(self.discard), game.discard_pile, PLACED)
        top = deal.cards(self.top)
        game.draw_pile.cards = [card for card in game.draw_pile.cards if card not in top] + top[::-1]
        taken = [id for plan in self.seats for id, _ in plan.generals]
        game.general_pile = [general for general in game.ruleset.generals if general.id not in taken]
        game.ready = True
        game.round = self.round
        game.current = game.last = self.turn
        game.turn = Turn(game.seats[self.turn])
        game.turn.phase = Phase(PHASE_NAMES.index(self.phase))
        game.touch_ring()
        game.mode.begin(game)


class _Deal:
    """Hands out the printed cards that texts name, each only once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.used: list[int] = []

    def cards(self, texts: list[str]) -> list[Card]:
        return [self.card(text) for text in texts]

    def card(self, text: str) -> Card:
        for card in copies(self.game.ruleset, text):
            if card.id not in self.used:
                self.used.append(card.id)
                return card
        raise NotationError(f"There is no further copy of “{text}”.")

    def seat(self, seat: Seat, plan: SeatPlan) -> None:
        game = self.game
        move_cards(game, self.cards(plan.hand), seat.hand, DEALT, seat)
        for card in self.cards(plan.equip):
            seat.equip_card(card)
        for text in plan.judge:
            name, _, kind = text.partition(" as ")
            card = self.card(name)
            if kind:
                game.lies[card.id] = card.plain.as_kind(game.ruleset.kind_by_id[kind])
            move_cards(game, [card], seat.judge_area, PLACED)
        for pile, face_up, cards in plan.piles:
            move_cards(game, self.cards(cards), seat.pile(pile, face_up=face_up), PLACED)


def _seat_general(game: Game, seat: Seat, plan: SeatPlan) -> None:
    seat.role, seat.side = plan.role, plan.side
    for id, revealed in plan.generals:
        game.seat_general(seat, game.ruleset.general_by_id[id], revealed=revealed)
    seat.hp, seat.max_hp = plan.hp, plan.max_hp
    seat.alive = "dead" not in plan.states
    seat.fallen = "fallen" in plan.states or not seat.alive
    seat.chained = "chained" in plan.states
    seat.turned_over = "turned_over" in plan.states
    seat.marks = dict(plan.marks)


def scenario_of(game: Game) -> Scenario:
    """The position of a game between two steps, without its effects and spent limits; of the draw pile nothing is told."""
    scenario = Scenario()
    scenario.round = max(game.round, 1)
    for seat in game.seats:
        generals = [(slot.general.id, slot.revealed) for slot in seat.slots]
        flags = {
            "dead": not seat.alive,
            "fallen": seat.fallen and seat.alive,
            "chained": seat.chained,
            "turned_over": seat.turned_over,
        }
        plan = SeatPlan(seat.role, generals, seat.hp, seat.max_hp, [state for state in STATES if flags[state]])
        plan.side = seat.side
        plan.hand = [card_text(card) for card in seat.hand.cards]
        plan.equip = [card_text(card) for card in seat.equip.cards]
        plan.judge = [_lying(game, card) for card in seat.judge_area.cards]
        plan.piles = [
            (pile.name, pile.face_up, [card_text(card) for card in pile.cards])
            for pile in game.piles.values()
            if pile.seat == seat.index and pile.cards
        ]
        plan.marks = {name: count for name, count in seat.marks.items() if count}
        scenario.seats.append(plan)
    scenario.discard = [card_text(card) for card in game.discard_pile.cards]
    scenario.turn = game.current
    if game.turn is not None and game.turn.phase < len(PHASE_NAMES):
        scenario.phase = PHASE_NAMES[game.turn.phase]
    return scenario


def _lying(game: Game, card: Card) -> str:
    kind = game.lies_as(card)
    return card_text(card) if kind is card.kind else f"{card_text(card)} as {kind.id}"


def parse_scenario(text: str, ruleset: Ruleset) -> Scenario:
    """A scenario from its text. Raises ``NotationError`` with the number of the line that cannot be read."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise NotationError(f"Line 1: this is no scenario; the first line of one is “{FORMAT}”.")
    scenario = Scenario()
    for number, line in enumerate(lines[1:], 2):
        if line.strip():
            try:
                _parse_line(scenario, line.split(), line, ruleset)
            except NotationError as error:
                raise NotationError(f"Line {number}: {error}") from None
    if not scenario.seats:
        raise NotationError("The scenario has no seat.")
    return scenario


def _parse_line(scenario: Scenario, words: list[str], line: str, ruleset: Ruleset) -> None:
    what = words[0]
    if what == "seat":
        _parse_seat(scenario, words, ruleset)
    elif what in ("hand", "equip", "judge"):
        _lay(_plan(scenario, words), what, _parse_cards(words[2:], ruleset), ruleset)
    elif what == "pile" and len(words) > 4 and words[3] in ("up", "down"):
        _plan(scenario, words).piles.append((words[2], words[3] == "up", _parse_cards(words[4:], ruleset)))
    elif what == "side" and len(words) == 3:
        _plan(scenario, words).side = words[2]
    elif what == "mark" and len(words) == 4:
        _plan(scenario, words).marks[words[2]] = _number(words[3])
    elif what == "top":
        scenario.top = _parse_cards(words[1:], ruleset)
    elif what == "discard":
        scenario.discard = _parse_cards(words[1:], ruleset)
    elif what == "round" and len(words) == 2:
        scenario.round = _number(words[1])
    elif what == "turn" and len(words) == 3 and words[2] in PHASE_NAMES:
        _plan(scenario, words)
        scenario.turn, scenario.phase = int(words[1][1:]), words[2]
    else:
        raise NotationError(f"“{line.strip()}” says nothing that a scenario knows.")


def _lay(plan: SeatPlan, area: str, cards: list[str], ruleset: Ruleset) -> None:
    if area == "hand":
        plan.hand = cards
        return
    kinds = [_lies_as(text, ruleset) for text in cards]
    type, name = (EQUIPMENT, "equipment") if area == "equip" else (DELAYED_TRICK, "delayed trick")
    for text, kind in zip(cards, kinds, strict=True):
        if kind.type != type:
            raise NotationError(f"“{text}” is no {name}.")
    if len({kind.slot if area == "equip" else kind.id for kind in kinds}) < len(kinds):
        raise NotationError("two cards lie in the same place.")
    if area == "equip":
        plan.equip = cards
    else:
        plan.judge = cards


def _lies_as(text: str, ruleset: Ruleset) -> Kind:
    """What a card of a text counts as."""
    name, sign, kind = text.partition(" as ")
    return ruleset.kind_by_id[kind] if sign else copies(ruleset, name)[0].kind


def _parse_seat(scenario: Scenario, words: list[str], ruleset: Ruleset) -> None:
    if len(words) < 5 or words[1] != f"s{len(scenario.seats)}":
        raise NotationError(f"here stands “seat s{len(scenario.seats)} role general health/maximum”.")
    generals = _parse_generals(words[3], ruleset)
    for state in words[5:]:
        if state not in STATES:
            raise NotationError(f"“{state}” is no state of a seat; there are {', '.join(STATES)}.")
    left, _, most = words[4].partition("/")
    hp, max_hp = _number(left), _number(most)
    if hp > max_hp or max_hp < 1:
        raise NotationError(f"there are no {hp} of {max_hp} health.")
    scenario.seats.append(SeatPlan(words[2], generals, hp, max_hp, words[5:]))


def _generals_text(generals: list[tuple[str, bool]]) -> str:
    """The generals of a seat as one word."""
    return "+".join([id if revealed else f"({id})" for id, revealed in generals]) or NO_GENERAL


def _parse_generals(word: str, ruleset: Ruleset) -> list[tuple[str, bool]]:
    """The generals of a seat, and whether they are revealed."""
    if word == NO_GENERAL:
        return []
    found: list[tuple[str, bool]] = []
    for text in word.split("+"):
        hidden = text[:1] == "(" and text[-1:] == ")"
        id = text[1:-1] if hidden else text
        if id not in ruleset.general_by_id:
            raise NotationError(f"there is no general “{id}” in this ruleset.")
        found.append((id, not hidden))
    return found


def _plan(scenario: Scenario, words: list[str]) -> SeatPlan:
    names = [f"s{index}" for index in range(len(scenario.seats))]
    if len(words) < 2 or words[1] not in names:
        raise NotationError("name a seat that stands above, as s0.")
    return scenario.seats[names.index(words[1])]


def _parse_cards(words: list[str], ruleset: Ruleset) -> list[str]:
    texts = [text.strip() for text in " ".join(words).split(",")]
    for text in texts:
        name, sign, kind = text.partition(" as ")
        copies(ruleset, name)
        if sign and kind not in ruleset.kind_by_id:
            raise NotationError(f"there is no card named “{kind}” in this ruleset.")
    return texts


def _number(word: str) -> int:
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 9):
        raise NotationError(f"“{word}” is no number.")
    return int(word)
