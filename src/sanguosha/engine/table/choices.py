"""The questions a seat can be asked: cards, seats, options. Base of ``Seat``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.decisions.decision import Decision, Picks, Query
from sanguosha.engine.decisions.queries import Assign, Options, Piles, cards_query, seats_query
from sanguosha.engine.decisions.tokens import PASS, id_of, is_unseen, option_token, unseen_token
from sanguosha.engine.happenings.stakes import NO_STAKES, NOBODY, Stakes
from sanguosha.engine.pieces.card import SUIT_NAMES, Card
from sanguosha.engine.pieces.zones import EQUIP_AREA, HAND_AREA, JUDGING_AREA

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.table.seat import Seat


class Choices:
    """Asking. Every method returns what was chosen; a choice without alternative is made without asking. The dead choose nothing.

    ``prompt`` is a message key with ``args``; ``helps`` and ``values`` are for agents (see ``Stakes``).
    """

    def __init__(self, game: Game, index: int) -> None:
        self.game = game
        self.index = index
        self.token = f"s{index}"
        self.asked = 0

    @property
    def _absent(self) -> bool:
        """Whether the seat is dead."""
        return not self.game.seats[self.index].alive

    def decide(
        self, kind: str, prompt: str, args: tuple[str, ...], query: Query, optional: bool = False, stakes: Stakes = NO_STAKES,
        *, posthumous: bool = False,
    ) -> list[str]:  # fmt: skip
        """Ask a question with any query; the answer is a legal path. ``posthumous`` questions are put to the dead as well."""
        return self.game.ask(Decision(self.index, kind, prompt, args, query, optional, stakes, posthumous=posthumous))

    def choose_cards(
        self, cards: list[Card], low: int, high: int, prompt: str, args: tuple[str, ...] = (), *, optional: bool = False,
        reason: str = "", helps: float = 0.0, whom: Seat | None = None, harm: float = 0.0, of_hand: bool = False,
    ) -> list[Card]:  # fmt: skip
        """``low`` to ``high`` of these cards, which the seat sees; none if it passes.

        Of the whole hand: the decision is opened first. Whoever offers only some of the hand calls ``game.open_decision`` before
        picking them out; ``of_hand`` says that it did, and others do not know whether there are any. ``harm`` is what ``whom`` (the
        seat itself if not given) suffers if it passes.
        """
        seat = self.game.seats[self.index]
        hidden = of_hand and optional and self.game.mode.ask_all and len(seat.hand.cards) > 0
        if self._absent or not (cards or hidden):
            return []
        if cards is seat.hand.cards:
            self.game.open_decision(seat)
        stakes = Stakes(helps=helps, whom=-1 if whom is None else whom.index, harm=harm)
        query = cards_query(cards, low, high)
        decision = Decision(self.index, "cards", prompt, args, query, optional, stakes, reason=reason)
        return Picks(self.game, self.game.ask(decision)).cards

    def choose_card(self, cards: list[Card], prompt: str, args: tuple[str, ...] = (), *, optional: bool = False) -> Card | None:
        """One of these cards, or ``None`` if there is none or the seat passes."""
        chosen = self.choose_cards(cards, 1, 1, prompt, args, optional=optional)
        return chosen[0] if chosen else None

    def choose_card_of(
        self,
        other: Seat,
        areas: int,
        prompt: str,
        *,
        optional: bool = False,
        cards: list[Card] | None = None,
        helps: float = -1.0,
    ) -> Card | None:
        """One card of another seat: a hand card unseen, other cards openly. ``cards`` limits the choice of open cards.

        The seat's own hand cards are chosen openly. Returns ``None`` if there is none, or if the seat passes or is dead.
        """
        tokens: list[str] = []
        own = other.index == self.index
        if areas & HAND_AREA and other.hand.cards:
            tokens += [card.token for card in other.hand.cards] if own else [unseen_token(other.token)]
        if areas & EQUIP_AREA:
            tokens += [card.token for card in other.equip.cards if cards is None or card in cards]
        if areas & JUDGING_AREA:
            tokens += [card.token for card in other.judge_area.cards if cards is None or card in cards]
        if not tokens or self._absent:
            return None
        path = self.decide("card_of", prompt, (other.token,), Options(tokens), optional, Stakes(helps=helps))
        if path[0] == PASS:
            return None
        if is_unseen(path[0]):
            return other.hand.cards[self.game.roll(len(other.hand.cards))]
        card = self.game.card_by_token[path[0]]
        if card in other.judge_area.cards:
            self.game.deeds.note(self.index, other.index, 2.0 * self.game.lies_as(card).worth.helps)
        return card

    def choose_seat(
        self, seats: list[Seat], prompt: str, args: tuple[str, ...] = (), *, optional: bool = False, helps: float = 0.0
    ) -> Seat | None:
        """One of these seats, or ``None`` if there is none or the seat passes."""
        chosen = self.choose_seats(seats, 1, 1, prompt, args, optional=optional, helps=helps)
        return chosen[0] if chosen else None

    def choose_seats(
        self, seats: list[Seat], low: int, high: int, prompt: str, args: tuple[str, ...] = (), *, optional: bool = False,
        helps: float = 0.0,
    ) -> list[Seat]:  # fmt: skip
        """``low`` to ``high`` of these seats."""
        if not seats or self._absent:
            return []
        path = self.decide("seats", prompt, args, seats_query(seats, low, high), optional, Stakes(helps=helps))
        chosen = Picks(self.game, path).seats
        for seat in chosen:
            self.game.deeds.note(self.index, seat.index, -helps)
        return chosen

    def choose_option(
        self, options: list[str], prompt: str, args: tuple[str, ...] = (), *, values: dict[str, float] | None = None
    ) -> str:
        """One of these options; ``values`` are what each is worth to the chooser."""
        stakes = NO_STAKES if values is None else Stakes(values={option_token(option): value for option, value in values.items()})
        path = self.decide("option", prompt, args, Options([option_token(option) for option in options]), False, stakes)
        return id_of(path[0])

    def choose_suit(self, prompt: str, args: tuple[str, ...] = ()) -> int:
        """One of the four suits, named aloud."""
        suit = self.choose_option(list(SUIT_NAMES[:4]), prompt, args)
        if not self._absent:
            self.game.tell("named", seat=self.game.seats[self.index], suit=suit)
        return SUIT_NAMES.index(suit)

    def confirm(
        self, prompt: str, args: tuple[str, ...] = (), *, value: float = 0.0, whom: Seat | None = None, helps: float = 0.0
    ) -> bool:
        """Whether the seat wants to; ``value`` is what it is worth to it, ``helps`` what ``whom`` gains by it."""
        if self._absent:
            return False
        about = {"o:yes": whom.index} if whom is not None else NOBODY
        stakes = Stakes(helps=helps, values={"o:yes": value, "o:no": 0.0}, about=about)
        return self.decide("option", prompt, args, Options(["o:yes", "o:no"]), False, stakes) == ["o:yes"]

    def distribute(
        self, cards: list[Card], seats: list[Seat], low: int, high: int, prompt: str, *, helps: float = 1.0
    ) -> list[tuple[Card, Seat]]:
        """Share out ``low`` to ``high`` of the cards among seats; pairs of card and receiver."""
        if not cards or not seats or self._absent:
            return []
        query = Assign([card.token for card in cards], [seat.token for seat in seats], low, high)
        picks = Picks(self.game, self.decide("distribute", prompt, (), query, False, Stakes(helps=helps)))
        for seat in picks.seats:
            self.game.deeds.note(self.index, seat.index, -0.5 * helps)
        return list(zip(picks.cards, picks.seats, strict=True))

    def arrange(self, cards: list[Card], sizes: list[tuple[int, int]], prompt: str) -> list[list[Card]]:
        """Put all the cards, in order, into piles whose sizes are bounded by ``(low, high)``."""
        path = self.decide("arrange", prompt, (), Piles([card.token for card in cards], sizes))
        piles: list[list[Card]] = [[] for _ in sizes]
        at = 0
        for token in path:
            if token == "/":
                at += 1
            else:
                piles[at].append(self.game.card_by_token[token])
        return piles
