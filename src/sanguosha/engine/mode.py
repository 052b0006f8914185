"""What a mode must tell the engine: setting up, whose turn is next, death, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from sanguosha.engine.happenings.frames import Death
from sanguosha.engine.pieces.card import Card, Kind
from sanguosha.engine.pieces.random import Stream
from sanguosha.engine.pieces.skills import LOCKED, General, Skill

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.parts.origin import Held
    from sanguosha.engine.table.seat import Seat

ROUND_CAP: Final = 100

# How seats stand to each other.
EACH_ALONE: Final = 0
BY_SIDE: Final = 1
BY_ROLE: Final = 2
HIDDEN_ROLES: Final = 3

# A step of deaths that come at one time.
DeathStep = Callable[["Game", list[Death]], None]


class Ruleset:
    """The cards and generals a game is played with; shared by all its games. ``name`` and ``version`` stand in records; all ids of
    cards are below ``size``. ``skills`` are further ones that can be gained, beside those of the generals;
    ``asks`` are the entries of the history that any of all that asks for."""

    def __init__(self, name: str, version: str, cards: list[Card], generals: list[General], skills: Sequence[Skill] = ()) -> None:
        self.name = name
        self.version = version
        self.hash = ""
        self.size = max(card.id for card in cards) + 1
        self.cards = cards
        self.generals = generals
        self.general_by_id = {general.id: general for general in generals}
        self.skill_by_id = {skill.id: skill for general in generals for skill in general.skills}
        for skill in skills:
            self.skill_by_id.setdefault(skill.id, skill)
        self.kinds = list({card.kind.id: card.kind for card in cards}.values())
        self.kind_by_id = {card.kind.id: card.kind for card in cards}
        self.card_by_token = {card.token: card for card in cards}

        self.asks = 0
        for kind in self.kinds:
            self.asks |= kind.asks
            for part in kind.parts:
                self.asks |= part.asks
        for skill in self.skill_by_id.values():
            for part in skill.parts:
                self.asks |= part.asks

    def skill(self, id: str) -> Skill:
        """The skill of this id. Raises ``LookupError`` if there is none."""
        if id not in self.skill_by_id:
            raise LookupError(f"There is no skill “{id}” in the ruleset {self.name}.")
        return self.skill_by_id[id]


class Allegiance:
    """How seats stand to each other in a mode, for agents. By ``sort`` every seat stands alone, with those of its open
    ``Seat.side``, with those of its role, or by hidden roles: a ``leader`` whom the ``loyal`` protect and the ``rebel`` want dead,
    and the ``loner`` who must be the last. With the ``leader`` of a side it loses the game."""

    def __init__(self, sort: int, *, leader: str = "", loyal: str = "", rebel: str = "", loner: str = "") -> None:
        self.sort = sort
        self.leader = leader
        self.loyal = loyal
        self.rebel = rebel
        self.loner = loner


@mypyc_attr(allow_interpreted_subclasses=True)
class Mode:
    """Base of the modes. A mode object holds no state of a game and is shared by all games with the same options. What a game must
    remember for its mode from step to step stands in ``Game.notes``, zones of ``Game.generals`` and the marks of its seats.

    ``cards`` is the deck, those of the ruleset unless the mode leaves some out.

    Every mode knows the options ``round_cap`` (a game of more rounds is a draw) and ``ask_all`` (``on``: a seat is asked for a
    card, or to pay one, also when it can only pass, so that nobody learns from the asking). ``open_prompts`` are questions of the
    mode that come at points of the game which all can see, whatever the seat holds: everybody may know that they are asked.
    ``held`` are the seats whose play phases stay open, also when they can only pass, until they end them; for tests.
    ``asks`` are the entries of the history that are kept; a mode adds what its own rules ask for.

    ``allegiance`` tells agents how seats stand to each other.
    """

    open_prompts: ClassVar[tuple[str, ...]] = ()
    allegiance: ClassVar[Allegiance] = Allegiance(EACH_ALONE)

    def __init__(self, id: str, ruleset: Ruleset, players: int, options: dict[str, str]) -> None:
        self.id = id
        self.ruleset = ruleset
        self.players = players
        self.options = options
        self.cards = ruleset.cards
        self.asks = ruleset.asks
        self.round_cap = int(options.get("round_cap", ROUND_CAP))
        self.ask_all = options.get("ask_all") == "on"
        self.held: set[int] = set()

    def prepare(self, game: Game) -> bool:
        """One step of setting up, told by ``game.stage``; ``True`` when the game is ready for its first turn."""
        raise NotImplementedError

    def begin(self, game: Game) -> None:
        """What the mode lays on the table once everybody is seated: before the first turn, or when a position is set up."""

    def lord_skills(self, seat: Seat) -> bool:
        """Whether lord skills work for this seat."""
        return False

    def first_seat(self, game: Game) -> Seat:
        """The seat with which a round begins."""
        return game.seats[0]

    def next_in_order(self, game: Game) -> Seat:
        """Whose turn is next, extra turns aside; begins a new round where one begins. May ask. By default the ring goes round from
        the first seat."""
        first = self.first_seat(game)
        count = len(game.seats)
        for offset in range(1, count + 1):
            seat = first if game.last < 0 else game.seats[(game.last + offset) % count]
            if seat is first:
                game.current = first.index
                game.begin_round()
            if seat.alive and seat.seated:
                return seat
        raise AssertionError("a game without a living seat has ended")

    def side_if(self, game: Game, seat: Seat, slot: int) -> str:
        """The side that the seat would have if the general in this slot were revealed. Pure; nobody but the seat may learn it."""
        return seat.side

    def begin_round(self, game: Game) -> None:
        """What the mode itself does when a round begins, before its first turn."""

    def offer_reveals(self, game: Game, seat: Seat) -> None:
        """A turn begins: the seat may turn up its hidden generals, before anything happens in it, and once more where an effect of
        a shown one has come first."""
        seat.offer_reveal()

    def declares(self, held: Held) -> bool:
        """Whether a hidden general may be revealed in its owner's play phase by declaring this skill of it: one that is locked or
        has a state effect."""
        return held.tags & LOCKED != 0 or held.state_effect

    def directed(self, kind: Kind) -> bool:
        """Whether the user of a card of this kind says which way round its targets are treated."""
        return False

    def roles(self) -> list[str]:
        """The roles in the game, as everybody knows them; empty if that is a secret or there are none."""
        return []

    def death_steps(self) -> list[DeathStep]:
        """What a death brings once the seat has left the ring, step by step; the steps that there are stand in
        ``procedures/dying.py``. Several deaths at one time have their steps together."""
        raise NotImplementedError

    def check_end(self, game: Game, deaths: list[Death]) -> None:
        """A step of deaths: end the game (``Game.finish``) if it is over now that these seats have left the ring."""
        raise NotImplementedError

    def reward(self, game: Game, death: Death) -> None:
        """A step of deaths: what the killer gets or loses."""

    def points(self, game: Game) -> list[int]:
        """The points of each seat in a finished game, empty if none are counted."""
        return []

    def imagine(self, game: Game, viewer: int, rng: Stream) -> None:
        """Exchange what the mode keeps hidden from ``viewer`` beside cards and roles; for a world that this seat could be in.

        ``game`` is that world at the start of a step; generals in slots of ``game.reveals`` are turned up in it and stay. A mode
        with hidden generals calls ``search.generals.exchange_generals`` and says who could be where (by public health, kingdom …).
        """

    def role_known(self, game: Game, viewer: int, seat: Seat) -> bool:
        """Whether ``viewer`` (-1: a spectator) may know the role of ``seat``."""
        return True
