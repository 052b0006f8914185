"""Setting up games to look at: up to the first turn, with everybody taking the first general offered."""

from __future__ import annotations

from dataclasses import dataclass

from sanguosha.engine.asking import Asker
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import EventLog
from sanguosha.engine.mode import Ruleset
from sanguosha.modes.identity import Identity
from sanguosha.packages import identity_ruleset


@dataclass
class Offer:
    """What a seat could choose from, and which generals were shown by then, by seat."""

    seat: int
    generals: list[str]
    shown: dict[int, str]


class FirstOffer(Asker):
    """Everybody takes the first general offered; keeps the offers."""

    def __init__(self) -> None:
        self.offers: list[Offer] = []

    def ask(self, game: Game, decision: Decision) -> list[str]:
        options = decision.menu([])
        shown = {seat.index: seat.slots[0].general.id for seat in game.seats if seat.slots}
        self.offers.append(Offer(decision.seat, [token.removeprefix("g:") for token in options], shown))
        return options[:1]


class Started:
    """A game at its first turn: who the lord is, what was offered, what was told."""

    def __init__(self, players: int, *, seed: int = 1, ruleset: Ruleset | None = None, **options: str) -> None:
        self.asker = FirstOffer()
        self.game = Game(Identity(ruleset or identity_ruleset(), players, options), seed, self.asker)
        self.log = EventLog()
        self.game.watch(self.log)
        while not self.game.ready:
            self.game.step()
        self.lord = next(seat for seat in self.game.seats if seat.role == "lord")

    @property
    def lords_offer(self) -> list[str]:
        """The generals the lord chose from."""
        return self.asker.offers[0].generals

    @property
    def other_offers(self) -> list[list[str]]:
        """What each of the others chose from."""
        return [offer.generals for offer in self.asker.offers[1:]]

    @property
    def roles(self) -> list[str]:
        """The roles, sorted."""
        return sorted(seat.role for seat in self.game.seats)


def ruleset_of(*generals: str) -> Ruleset:
    """The usual cards with these generals only."""
    whole = identity_ruleset()
    return Ruleset("some", "1", whole.cards, [whole.general_by_id[id] for id in generals])
