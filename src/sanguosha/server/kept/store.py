"""What the server keeps: guests, rooms, games with their answers, replays. ``Store`` is what it needs of a database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct, field


class StoreError(Exception):
    """The database cannot be used; the message is one sentence."""


class KeptPlayer(Struct):
    """A guest."""

    id: str
    name: str


class KeptRoom(Struct):
    """A room: ``state`` is its text form, ``game`` the id of the game that runs in it, or empty."""

    code: str
    game: str
    state: str


class KeptGame(Struct):
    """How a game was set up; with its answers that is the game. ``places`` are the places in the room of its seats.

    ``secret`` and the ``numbers`` of its seats are what its seed comes from, empty where that is fixed.
    """

    id: str
    room: str
    options: str
    wisher: int
    seed: int
    rules: str
    places: list[int]
    started: float
    secret: str = ""
    numbers: list[str] = field(default_factory=list)


class KeptAnswer(Struct):
    """An answer: to question ``number`` of ``seat``."""

    seat: int
    number: int
    picks: list[str]


class Keeping(Struct):
    """How long guests are kept that are not here, and replays of games played here, in seconds; how many of these, and how many
    replays that somebody brought."""

    guests: float
    replays: float
    most_replays: int
    most_imports: int


class ReplayLine(Struct):
    """A finished game as lists of replays show it: who sat on each seat, with which general, and what came of it.

    ``imported`` ones were brought by somebody. Those that are ``listed`` are shared: everybody finds them.
    """

    id: str
    mode: str
    players: int
    names: list[str]
    generals: list[str]
    outcome: str
    winners: list[int]
    ended: float
    scores: list[dict[str, int]]
    imported: bool = False
    listed: bool = False
    points: list[int] = field(default_factory=list)


class Store(Protocol):
    """A database of one server. Every method returns when what it wrote will outlast the process; all raise ``StoreError``."""

    @property
    def lost(self) -> bool:
        """Whether another server has become the owner of the database: this one has to end."""
        return False

    async def open(self) -> None:
        """Connect, become the owner, and bring the tables up to date."""

    async def ping(self) -> None:
        """Find out whether the database answers."""

    async def close(self) -> None:
        """Write what waits, and disconnect."""

    async def secret(self) -> bytes:
        """The secret of this database, made when first asked for."""

    async def player(self, id: str) -> KeptPlayer | None:
        """The guest of this id."""

    async def save_player(self, player: KeptPlayer) -> None:
        """Keep a guest."""

    async def saw(self, players: list[str]) -> None:
        """These guests have been here until now."""

    async def rooms(self) -> list[KeptRoom]:
        """All rooms."""

    async def save_room(self, room: KeptRoom) -> None:
        """Keep a room as it is now."""

    async def drop_room(self, code: str) -> None:
        """Forget a room, and its game if one runs there."""

    async def start_game(self, game: KeptGame, room: KeptRoom, players: Sequence[str] = ()) -> None:
        """Keep a game that begins in a room. Its replay will be one of these players, whether they stay to the end or not."""

    async def game(self, id: str) -> KeptGame | None:
        """The game of this id."""

    async def answers(self, game: str) -> list[KeptAnswer]:
        """The answers of a game, in order."""

    async def add_answers(self, game: str, first: int, answers: list[KeptAnswer]) -> None:
        """Keep answers; ``first`` is the place of the first one among all of the game. To keep the same ones again is no error."""

    async def end_game(self, game: str, room: KeptRoom, replay: ReplayLine | None, record: str) -> None:
        """The game of a room is over: keep its replay, if there is one, and forget its answers."""

    async def replays(self, limit: int) -> list[ReplayLine]:
        """The latest replays that are shared, newest first."""

    async def replays_of(self, player: str, limit: int) -> list[ReplayLine]:
        """The latest replays of a player, newest first."""

    async def share(self, id: str, player: str, listed: bool) -> bool:
        """Share a replay with everybody, or not any more; ``False`` if it is not one of this player."""

    async def replay(self, id: str) -> tuple[ReplayLine, str] | None:
        """A replay and its record."""

    async def add_replay(self, replay: ReplayLine, record: str, player: str = "") -> None:
        """Keep a replay that a player has brought, or somebody."""

    async def purge(self, keeping: Keeping, here: list[str], shown: list[str]) -> None:
        """Forget what is not kept so long: guests, but for those who are here, and the oldest replays, but for those that are shown
        in a room."""
