"""The questions a seat can be asked: cards, seats, options. Base of ``Seat``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanguosha.engine.decisions.decision import Decision, Picks, Query
from sanguosha.engine.decisions.queries import Assign, Options, Piles, cards_query
from sanguosha.engine.decisions.tokens import PASS, id_of, is_unseen, option_token, unseen_token
from sanguosha.engine.happenings.stakes import NO_STAKES, NOBODY, Stakes
from sanguosha.engine.pieces.card import SUIT_NAMES, Card
from sanguosha.engine.pieces.zones import HAND_AREA
from sanguosha.engine.procedures.opening import open_decision

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.parts.selections import CardChoice, SeatChoice
    from sanguosha.engine.table.seat import Seat


class Choices:
    """Asking. Every method returns what was chosen; a choice without alternative is made without asking. The dead choose nothing.

    ``prompt`` is a message key, ``ask-`` and the skill or card that acts if it is not given; ``args`` are its arguments, the seat
    whose skill or card that is if somebody else is asked. ``helps`` and ``values`` are for agents (see ``Stakes``).
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
        self, kind: str, prompt: str, args: tuple[str, ...] | None, query: Query, optional: bool = False,
        stakes: Stakes = NO_STAKES, *, reason: str = "", posthumous: bool = False,
    ) -> list[str]:  # fmt: skip
        """Ask a question with any query; the answer is a legal path. ``posthumous`` questions are put to the dead as well."""
        prompt, args = self.game.wording(self.index, prompt, args)
        return self.game.ask(
            Decision(self.index, kind, prompt, args, query, optional, stakes, reason=reason, posthumous=posthumous)
        )

    def choose(
        self, cards: CardChoice, prompt: str = "", args: tuple[str, ...] | None = None, *, optional: bool = False, reason: str = "",
        helps: float = 0.0, whom: Seat | None = None, harm: float = 0.0,
    ) -> list[Card]:  # fmt: skip
        """Some cards: ``choose(exactly(2, HAND_AREA, red))`` of its own, ``choose(exactly(1, pile.cards))`` of others that it sees.

        None if it passes or cannot, all there are if it must choose more. Who has so many cards of which others cannot tell whether
        they fit may be asked all the same. ``harm`` is what ``whom`` (the seat itself if not given) suffers if it passes.
        """
        seat = self.game.seats[self.index]
        least = max(cards.low, 1) if optional else 1
        if self._absent or cards.likely(seat) < least:
            return []
        if cards.areas & HAND_AREA:
            open_decision(self.game, seat)
        pool = cards.pool(seat)
        if len(pool) < least:
            if not (optional and self.game.mode.ask_all):
                return []
            pool = []
        stakes = Stakes(helps=helps, whom=-1 if whom is None else whom.index, harm=harm)
        path = self.decide("cards", prompt, args, cards_query(pool, cards.low, cards.high), optional, stakes, reason=reason)
        return Picks(self.game, path).cards

    def choose_from(self, other: Seat, areas: int, prompt: str = "", *, optional: bool = False, helps: float = -1.0) -> Card | None:
        """One card of another seat: a hand card unseen, other cards openly; of itself openly too. ``None`` if there is none, or if
        the seat passes or is dead."""
        tokens: list[str] = []
        own = other.index == self.index
        if areas & HAND_AREA and other.hand.cards:
            tokens += [card.token for card in other.hand.cards] if own else [unseen_token(other.token)]
        tokens += [card.token for card in other.cards_in(areas & ~HAND_AREA)]
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
        self, seats: SeatChoice, prompt: str = "", args: tuple[str, ...] | None = None, *, optional: bool = False,
        helps: float = 0.0,
    ) -> Seat | None:  # fmt: skip
        """One seat: ``choose_seat(one_other(male))``; ``None`` if there is none or the seat passes."""
        chosen = self.choose_seats(seats, prompt, args, optional=optional, helps=helps)
        return chosen[0] if chosen else None

    def choose_seats(
        self, seats: SeatChoice, prompt: str = "", args: tuple[str, ...] | None = None, *, optional: bool = False,
        helps: float = 0.0,
    ) -> list[Seat]:  # fmt: skip
        """Some seats: ``choose_seats(others(1, 2, holds_cards))``."""
        seat = self.game.seats[self.index]
        if self._absent or not seats.pool(seat):
            return []
        path = self.decide("seats", prompt, args, seats.query(seat), optional, Stakes(helps=helps))
        chosen = Picks(self.game, path).seats
        for one in chosen:
            self.game.deeds.note(self.index, one.index, -helps)
        return chosen

    def choose_option(
        self, options: list[str], prompt: str = "", args: tuple[str, ...] | None = None, *, values: dict[str, float] | None = None
    ) -> str:
        """One of these options; ``values`` are what each is worth to the chooser."""
        stakes = NO_STAKES if values is None else Stakes(values={option_token(option): value for option, value in values.items()})
        path = self.decide("option", prompt, args, Options([option_token(option) for option in options]), False, stakes)
        return id_of(path[0])

    def choose_suit(self, prompt: str = "", args: tuple[str, ...] | None = None) -> int:
        """One of the four suits, named aloud."""
        suit = self.choose_option(list(SUIT_NAMES[:4]), prompt, args)
        if not self._absent:
            self.game.tell("named", seat=self.game.seats[self.index], suit=suit)
        return SUIT_NAMES.index(suit)

    def confirm(
        self, prompt: str = "", args: tuple[str, ...] | None = None, *, value: float = 0.0, whom: Seat | None = None,
        helps: float = 0.0,
    ) -> bool:  # fmt: skip
        """Whether the seat wants to; ``value`` is what it is worth to it, ``helps`` what ``whom`` gains by it."""
        if self._absent:
            return False
        about = {"o:yes": whom.index} if whom is not None else NOBODY
        stakes = Stakes(helps=helps, values={"o:yes": value, "o:no": 0.0}, about=about)
        return self.decide("option", prompt, args, Options(["o:yes", "o:no"]), False, stakes) == ["o:yes"]

    def distribute(
        self, cards: list[Card], seats: list[Seat], low: int, high: int, prompt: str = "", *, helps: float = 1.0
    ) -> list[tuple[Card, Seat]]:
        """Share out ``low`` to ``high`` of the cards among seats; pairs of card and receiver."""
        if not cards or not seats or self._absent:
            return []
        query = Assign([card.token for card in cards], [seat.token for seat in seats], low, high)
        picks = Picks(self.game, self.decide("distribute", prompt, (), query, False, Stakes(helps=helps)))
        for seat in picks.seats:
            self.game.deeds.note(self.index, seat.index, -0.5 * helps)
        return list(zip(picks.cards, picks.seats, strict=True))

    def arrange(self, cards: list[Card], sizes: list[tuple[int, int]], prompt: str = "") -> list[list[Card]]:
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
