"""A small table for tests that reads like a ruling: who sits there, what they hold, what they do, what is true afterwards."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.tokens import DONE, PASS
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import EventLog
from sanguosha.engine.happenings.frames import DEALT, PLACED, Turn
from sanguosha.engine.happenings.moments import PHASE_NAMES, Phase
from sanguosha.engine.mode import Mode, Ruleset
from sanguosha.engine.pieces.card import RANK_SIGNS, SUIT_SIGNS, Card
from sanguosha.engine.pieces.zones import Zone
from sanguosha.engine.procedures.move import move_cards
from sanguosha.engine.session import Session
from sanguosha.engine.table.seat import Seat
from sanguosha.modes.identity import LORD, LOYALIST, REBEL, RENEGADE, Identity
from sanguosha.modes.team_3v3 import ACTED, COLD, WARM, Team3v3, give_right, role_of
from sanguosha.packages import identity_ruleset

ROLE_LETTERS = {"L": LORD, "Z": LOYALIST, "R": REBEL, "N": RENEGADE}
PLACES = ("CA", "CM", "CB", "WB", "WM", "WA")


class Seated(Identity):
    """The identity game with everybody seated already; ``dealt`` are the roles given out."""

    dealt: tuple[str, ...] = ()

    def prepare(self, game: Game) -> bool:
        return True

    def roles(self) -> list[str]:
        return list(self.dealt)


class Table:
    """``Table(A="cao_cao", B="-", C="guan_yu")`` seats A, B, C counter-clockwise; ``-`` is a character without general.

    ``roles`` is a letter for each seat: L lord, Z loyalist, R rebel, N renegade (by default A is the lord and all others rebels, so
    that a death of one of them ends nothing). Nobody holds a card. The lord has no extra health. Cards are written ``♠7 slash``,
    ``slash`` (any of that name), ``♠7`` or ``♠`` (any such card); they are looked for in the draw pile.
    """

    def __init__(
        self, *, roles: str = "", ruleset: Ruleset | None = None, options: dict[str, str] | None = None, **seats: str
    ) -> None:
        rules = ruleset or identity_ruleset()
        self.names = list(seats)
        letters = roles or "L" + "R" * (len(seats) - 1)
        self.mode = self.new_mode(rules, letters, options or {})
        self.session = self.new_session()
        game = self.game
        self.give_roles(letters)
        game.general_pile = [general for general in rules.generals if general.id not in seats.values()]
        for seat, general in zip(game.seats, seats.values(), strict=True):
            if general != "-":
                game.seat_general(seat, rules.general_by_id[general])
                seat.max_hp = seat.hp = rules.general_by_id[general].max_hp
        game.ready = True
        game.round = 1
        self.mode.begin(game)

    def new_mode(self, rules: Ruleset, letters: str, options: dict[str, str]) -> Mode:
        """The mode in which everybody is seated already."""
        mode = Seated(rules, max(len(self.names), 2), options)
        mode.dealt = tuple(ROLE_LETTERS[letter] for letter in letters)
        return mode

    def give_roles(self, letters: str) -> None:
        """Give the seats their roles."""
        for seat, letter in zip(self.game.seats, letters, strict=True):
            seat.role = ROLE_LETTERS[letter]

    def new_session(self) -> Session:
        """What runs the game."""
        return Session(self.mode, 1)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.session.game

    # Setting up

    def __getitem__(self, name: str) -> Seat:
        """The seat of this name."""
        return self.game.seats[self.names.index(name)]

    def find(self, text: str, zone: Zone | None = None) -> Card:
        """A card of the draw pile, or of another zone, by its text."""
        for card in (zone or self.game.draw_pile).cards:
            if self.matches(card, text):
                return card
        raise AssertionError(f"no card “{text}” lies in the {zone or 'draw pile'}")

    @staticmethod
    def matches(card: Card, text: str) -> bool:
        """Whether the card is what the text says."""
        for word in text.split():
            if word[0] in SUIT_SIGNS:
                if SUIT_SIGNS[card.suit] != word[0] or (len(word) > 1 and RANK_SIGNS[card.rank] != word[1:]):
                    return False
            elif word not in (card.kind.id, card.kind.family):
                return False
        return True

    def hand(self, name: str, *cards: str) -> Table:
        """Put cards into a hand."""
        for text in cards:
            move_cards(self.game, [self._exact(text)], self[name].hand, DEALT)
        return self

    def _exact(self, text: str) -> Card:
        """A card by its text; a bare ``slash`` means an ordinary one."""
        for card in self.game.draw_pile.cards:
            if self.matches(card, text) and card.kind.id in (
                text.split()[-1],
                card.kind.id if text[0] in SUIT_SIGNS else "",
            ):
                return card
        return self.find(text)

    def wears(self, name: str, *cards: str) -> Table:
        """Put equipment on."""
        for text in cards:
            self[name].equip_card(self.find(text))
        return self

    def under(self, name: str, *cards: str) -> Table:
        """Lay delayed tricks into a judging area, in this order."""
        for text in cards:
            move_cards(self.game, [self.find(text)], self[name].judge_area, PLACED)
        return self

    def top(self, *cards: str) -> Table:
        """Put cards on top of the draw pile; the first one uppermost."""
        pile = self.game.draw_pile.cards
        chosen = []
        for text in cards:
            card = next(card for card in pile if self.matches(card, text) and card not in chosen)
            chosen.append(card)
        for card in chosen:
            pile.remove(card)
        pile.extend(reversed(chosen))
        return self

    def pile_of(self, draw: int, discard: int) -> Table:
        """Leave only so many cards in the draw pile and so many in the discard pile; the others are out of the game."""
        game = self.game
        move_cards(game, game.draw_pile.cards[:discard], game.discard_pile, PLACED)
        move_cards(game, game.draw_pile.cards[: len(game.draw_pile.cards) - draw], game.out, PLACED)
        return self

    def hp(self, name: str, hp: int, of: int | None = None) -> Table:
        """Set health, and its maximum if given."""
        self[name].hp = hp
        if of is not None:
            self[name].max_hp = of
        return self

    def chained(self, *names: str) -> Table:
        """Chain seats."""
        for name in names:
            self[name].chained = True
        return self

    def learns(self, name: str, *skills: str) -> Table:
        """Give a seat further skills, by their ids."""
        for skill in skills:
            self[name].gain(skill)
        return self

    def dead(self, *names: str) -> Table:
        """Let seats have died before, killed by nobody."""
        for name in names:
            self.game.kill(self[name])
        return self

    def turn(self, name: str, phase: str = "play") -> Table:
        """Let a seat's turn begin, at a phase, and run to the first question."""
        seat = self[name]
        self.game.current = self.game.last = seat.index
        self.game.turn = Turn(seat)
        self.game.turn.phase = Phase(PHASE_NAMES.index(phase))
        self.session.start()
        return self

    # Playing

    def asked(self, name: str, prompt: str = "") -> Decision:
        """The question that waits for this seat (with this prompt)."""
        decision = self.session.question(self[name].index)
        waiting = [(self.names[one.seat], one.prompt, one.args) for one in self.session.open]
        assert decision is not None, f"{name} is not asked; asked: {waiting}"
        assert not prompt or decision.prompt == prompt, f"{name} is asked {decision.prompt}, not {prompt}"
        return decision

    def is_asked(self, name: str) -> bool:
        """Whether a question waits for this seat."""
        return self.session.question(self[name].index) is not None

    def may(self, name: str, *words: str) -> bool:
        """Whether the seat's menu allows to go on with the last word after the words before it."""
        decision = self.asked(name)
        path: list[str] = []
        for word in words:
            token = self._token(decision.menu(path), word, self[name])
            if token is None:
                return False
            path.append(token)
        return True

    def do(self, name: str, *words: str) -> Table:
        """Answer: the words name cards, seats, skills (``k:wusheng``), options, ``pass``; what is left is ended with “done”."""
        decision = self.asked(name)
        path: list[str] = []
        for word in words:
            options = decision.menu(path)
            token = self._token(options, word, self[name])
            assert token is not None, f"{name} may not pick “{word}”; legal: {[self._word(one) for one in options]}"
            path.append(token)
        rest = decision.menu(path)
        if DONE in rest:
            path.append(DONE)
        elif len(rest) == 1:
            path.append(rest[0])
        self.session.answer(decision.seat, decision.number, path)
        return self

    def passes(self, *names: str) -> Table:
        """These seats pass, one after the other."""
        for name in names:
            self.do(name, "pass")
        return self

    def end_phase(self, name: str) -> Table:
        """The seat ends its play phase."""
        self.asked(name, "play-phase")
        return self.do(name, "pass")

    def _token(self, options: list[str], word: str, seat: Seat) -> str | None:
        if word == "pass":
            word = PASS
        if word in self.names:
            word = self[word].token
        elif word[:1] == "?" and word[1:] in self.names:
            word = "?" + self[word[1:]].token
        for option in options:
            if option in (word, "o:" + word, "k:" + word, "g:" + word):
                return option
        for option in options:
            if option[0] == "c" and self.matches(self.game.card_by_token[option], word):
                return option
        return None

    def _word(self, token: str) -> str:
        card = self.game.card_by_token.get(token)
        return f"{token}({card})" if card is not None else token

    # What is true

    def cards(self, name: str) -> list[str]:
        """The hand as texts, in order."""
        return [str(card) for card in self[name].hand.cards]

    def holds(self, name: str, text: str) -> bool:
        """Whether a hand holds such a card."""
        return any(self.matches(card, text) for card in self[name].hand.cards)

    def worn(self, name: str) -> list[str]:
        """What a seat wears, as ids of what it counts as, in the order it was put on."""
        return [self.game.lies_as(card).id for card in self[name].equip.cards]

    def hears(self) -> EventLog:
        """The events from now on."""
        log = EventLog()
        self.game.watch(log)
        return log

    def discarded(self, text: str) -> bool:
        """Whether such a card lies in the discard pile."""
        return any(self.matches(card, text) for card in self.game.discard_pile.cards)

    @property
    def winners(self) -> list[str]:
        """The names of those who won."""
        return [self.names[index] for index in self.game.winners]


class SeatedTeams(Team3v3):
    """The 3v3 game with everybody seated already."""

    def prepare(self, game: Game) -> bool:
        return True


class TeamTable(Table):
    """A 3v3 table; counter-clockwise sit the cold side ``CA``, ``CM``, ``CB`` and the warm side ``WB``, ``WM``, ``WA``: vanguard A,
    marshal, vanguard B. ``TeamTable(CM="cao_cao")`` names some of the generals. Marshals have no extra health.

    ``first_round("warm")`` lets the first round begin; ``turn`` begins with a turn of the seat's own instead.
    """

    def __init__(self, *, options: dict[str, str] | None = None, **seats: str) -> None:
        everybody = {name: seats.get(name, "-") for name in PLACES}
        super().__init__(roles="", ruleset=None, options=options, **everybody)

    def new_mode(self, rules: Ruleset, letters: str, options: dict[str, str]) -> Mode:
        return SeatedTeams(rules, len(self.names), options)

    def give_roles(self, letters: str) -> None:
        for seat in self.game.seats:
            seat.role = role_of(seat.index)

    def first_round(self, side: str) -> TeamTable:
        """Let a side act first: the first round begins and runs to the first question."""
        give_right(self.game, {"warm": WARM, "cold": COLD}[side])
        self.game.round = 0
        self.session.start()
        return self

    def acts(self, *names: str) -> TeamTable:
        """These seats have their turns, one after the other, and do nothing in them but discard what they must."""
        for name in names:
            self.end_phase(name)
            decision = self.session.question(self[name].index)
            if decision is not None and decision.prompt == "choose-discard":
                self.session.answer(decision.seat, decision.number, decision.unasked())
        return self

    @property
    def tapped(self) -> list[str]:
        """The names of those whose role cards are turned sideways."""
        return [name for name in self.names if self[name].marks.get(ACTED)]
