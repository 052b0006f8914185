"""Setting a table up: who sits there and what lies where."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Self

from sanguosha.engine.game import Game, GameOver
from sanguosha.engine.happenings.frames import DEALT, PLACED
from sanguosha.engine.mode import Mode, Ruleset
from sanguosha.engine.pieces.card import Card, VirtualCard
from sanguosha.engine.pieces.zones import HAND, Zone
from sanguosha.engine.procedures.move import move_cards
from sanguosha.engine.session import Session
from sanguosha.engine.table.seat import Seat
from sanguosha.testing.session import TableSession
from sanguosha.testing.words import UnknownWord, Words, near, read_card

NO_GENERAL: Final = "-"
FACE_DOWN: Final = "?"
SECOND: Final = "+"
LIES_AS: Final = " as "
NO_CARDS: Final[list[Card]] = []


class Setting:
    """A table before anything is asked. ``mode``, ``session`` and ``words`` are made by who derives from it; ``dealt`` are the
    cards given into hands, with the texts that they were given for.

    What is set up while a question is open changes that question too, if it can: a request for a card and the discard of a turn.
    """

    mode: Mode
    session: Session
    names: list[str]
    words: Words
    dealt: list[tuple[Card, str]]

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.session.game

    def __getitem__(self, name: str) -> Seat:
        """The seat of this name."""
        return self.game.seats[self.words.seat(name)]

    @contextmanager
    def _setting(self) -> Iterator[None]:
        """Around everything that changes the position: an open question is asked anew, and a game may be decided by it."""
        try:
            yield
        except GameOver:
            self.game.over = True
            self.session.close()
            self.session.open = []
        if self.session.open and isinstance(self.session, TableSession):
            self.session.ask_anew()

    # Generals

    def seat_generals(self, seat: Seat, text: str, ruleset: Ruleset) -> None:
        """Seat what a text says: ``cao_cao``, ``-`` for nobody, ``xu_chu+?guo_jia`` for two of whom the second lies face down. The
        health is that of the first."""
        if text == NO_GENERAL:
            return
        for name in text.split(SECOND):
            id = name.removeprefix(FACE_DOWN)
            if id not in ruleset.general_by_id:
                raise UnknownWord(f"There is no general “{id}” in this game{near(id, set(ruleset.general_by_id))}.")
            general = ruleset.general_by_id[id]
            self.game.seat_general(seat, general, revealed=name == id)
            if len(seat.slots) == 1:
                seat.max_hp = seat.hp = general.max_hp

    def generals(self, name: str) -> list[str]:
        """The generals of a seat, those that lie face down with a ``?`` before their names."""
        return [("" if slot.revealed else FACE_DOWN) + slot.general.id for slot in self[name].slots]

    def learns(self, name: str, *skills: str) -> Self:
        """Give a seat further skills, by their ids."""
        known = self.game.ruleset.skill_by_id
        with self._setting():
            for skill in skills:
                if skill not in known:
                    raise UnknownWord(f"There is no skill “{skill}” in this game{near(skill, set(known))}.")
                self[name].gain(skill)
        return self

    # Cards

    def find(self, text: str, zone: Zone | None = None) -> Card:
        """A card of the draw pile, or of another zone, by its text."""
        lying = self.game.draw_pile if zone is None else zone
        for card in self.fitting(lying.cards, text):
            return card
        raise AssertionError(f"no card “{text}” lies in the {lying}")

    def fitting(self, cards: list[Card], text: str) -> list[Card]:
        """Those of some cards that a text may mean."""
        meant = read_card(self.game.ruleset, text)
        return [card for card in cards if meant.fits(card)]

    def matches(self, card: Card, text: str) -> bool:
        """Whether the card is what the text says."""
        return read_card(self.game.ruleset, text).fits(card)

    def _take(self, text: str, but: list[Card] = NO_CARDS) -> Card:
        """The next card that a text may mean: of the draw pile, one that is out of the game, or one that was dealt where another
        would do as well."""
        found = self._left(text, but)
        if found is None and self._exchange(text):
            found = self._left(text, but)
        if found is None:
            lying = [f"{card} in {self.game.place[card.id]}" for card in self.game.ruleset.cards if self.matches(card, text)]
            raise AssertionError(f"no card “{text}” is left in the draw pile; there are {', '.join(lying)}")
        return found

    def _left(self, text: str, but: list[Card] = NO_CARDS) -> Card | None:
        """A card by its text that nobody has."""
        for zone in (self.game.draw_pile, self.game.out):
            for card in zone.cards:
                if self.matches(card, text) and card not in but:
                    return card
        return None

    def _exchange(self, text: str) -> bool:
        """Exchange a card that was dealt for a vaguer text for another that this text allows, so that it is free."""
        game = self.game
        for card, vague in self.dealt:
            other = self._left(vague)
            if other is None or not self.matches(card, text) or game.place[card.id].kind != HAND:
                continue
            hand, pile = game.place[card.id], game.place[other.id]
            hand.cards[hand.cards.index(card)], pile.cards[pile.cards.index(other)] = other, card
            game.place[card.id], game.place[other.id] = pile, hand
            game.known[card.id], game.known[other.id] = game.known[other.id], game.known[card.id]
            self.dealt.remove((card, vague))
            self.dealt.append((other, vague))
            return True
        return False

    def _take_all(self, texts: tuple[str, ...]) -> list[Card]:
        chosen: list[Card] = []
        for text in texts:
            chosen.append(self._take(text, chosen))
        return chosen

    def hand(self, name: str, *cards: str) -> Self:
        """Put cards into a hand."""
        with self._setting():
            for text in cards:
                card = self._take(text)
                move_cards(self.game, [card], self[name].hand, DEALT)
                self.dealt.append((card, text))
        return self

    def wears(self, name: str, *cards: str) -> Self:
        """Put equipment on."""
        with self._setting():
            for text in cards:
                self[name].equip_card(*self._as(text))
        return self

    def under(self, name: str, *cards: str) -> Self:
        """Lay delayed tricks into a judging area, in this order; ``♦6 slash as indulgence`` is a card that counts as another."""
        with self._setting():
            for text in cards:
                card, kind = self._as(text)
                if kind is not None:
                    self.game.lies[card.id] = kind
                move_cards(self.game, [card], self[name].judge_area, PLACED)
        return self

    def _as(self, text: str) -> tuple[Card, VirtualCard | None]:
        """The card that a text means, and as what it lies there if that is another."""
        printed, sign, id = text.partition(LIES_AS)
        if not sign:
            return self._take(text), None
        kinds = self.game.ruleset.kind_by_id
        if id not in kinds:
            raise UnknownWord(f"There is no card named “{id}” in this game{near(id, set(kinds))}.")
        card = self._take(printed)
        return card, card.plain.as_kind(kinds[id])

    def pile(self, name: str, pile: str, *cards: str, face_up: bool = False) -> Self:
        """Lay cards on a seat's general, into the pile of this name; ``face_up`` as the skill has it."""
        with self._setting():
            for text in cards:
                move_cards(self.game, [self._take(text)], self[name].pile(pile, face_up=face_up), PLACED)
        return self

    def top(self, *cards: str) -> Self:
        """Put cards on top of the draw pile; the first one uppermost."""
        with self._setting():
            self._stack(self._take_all(cards))
        return self

    def _stack(self, chosen: list[Card]) -> None:
        game = self.game
        move_cards(game, [card for card in chosen if game.place[card.id] is not game.draw_pile], game.draw_pile, PLACED)
        rest = [card for card in game.draw_pile.cards if card not in chosen]
        game.draw_pile.cards = [*rest, *reversed(chosen)]

    def draw_pile(self, *cards: str) -> Self:
        """Leave exactly these cards in the draw pile, the first one uppermost; the others are out of the game."""
        game = self.game
        with self._setting():
            chosen = self._take_all(cards)
            move_cards(game, [card for card in game.draw_pile.cards if card not in chosen], game.out, PLACED)
            self._stack(chosen)
        return self

    def discard_pile(self, *cards: str) -> Self:
        """Let exactly these cards lie in the discard pile, the last one uppermost; what lay there before is out of the game."""
        game = self.game
        with self._setting():
            move_cards(game, list(game.discard_pile.cards), game.out, PLACED)
            move_cards(game, self._take_all(cards), game.discard_pile, PLACED)
        return self

    def pile_of(self, draw: int, discard: int) -> Self:
        """Leave only so many cards in the draw pile and so many in the discard pile; the others are out of the game."""
        game = self.game
        move_cards(game, game.draw_pile.cards[:discard], game.discard_pile, PLACED)
        move_cards(game, game.draw_pile.cards[: len(game.draw_pile.cards) - draw], game.out, PLACED)
        return self

    # States

    def hp(self, name: str, hp: int, of: int | None = None) -> Self:
        """Set health, and its maximum if given."""
        with self._setting():
            self[name].hp = hp
            if of is not None:
                self[name].max_hp = of
        return self

    def chained(self, *names: str) -> Self:
        """Chain seats."""
        with self._setting():
            for name in names:
                self[name].chained = True
        return self

    def turned_over(self, *names: str) -> Self:
        """Turn seats face down."""
        with self._setting():
            for name in names:
                self[name].turned_over = True
        return self

    def dead(self, *names: str) -> Self:
        """Let seats have died before, killed by nobody. Who has won by it stands in ``winners``."""
        with self._setting():
            for name in names:
                self.game.kill(self[name])
        return self

    def hold(self, *names: str) -> Self:
        """Ask these seats in their play phases also when they can only pass, so that the phase stays open."""
        self.mode.held |= {self[name].index for name in names}
        return self
