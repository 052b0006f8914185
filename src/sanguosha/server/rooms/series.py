"""A scored series in a room: as many games as places, the lord's role going round; all that is told of it is by place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct, field

from sanguosha.series import Series
from sanguosha.server.rooms.modes import setting
from sanguosha.server.told.messages import RoomOptions, SeriesGame, SeriesState

if TYPE_CHECKING:
    from sanguosha.engine.game import Game

ROTATING_LORD: Final = "rotating_lord"


def plays_series(options: RoomOptions) -> bool:
    """Whether a room with these options plays a series."""
    return setting(options, "series") == ROTATING_LORD


def same_rules(one: RoomOptions, other: RoomOptions) -> bool:
    """Whether two rooms play the same, whatever they have of times and doors."""
    return (one.mode, one.players, one.options, set(one.packages), set(one.ban)) == (
        other.mode, other.players, other.options, set(other.packages), set(other.ban)
    )  # fmt: skip


class RoomSeries(Struct):
    """The series of a room: how it stands, the places of its seats (drawn once), and the replays of the games played."""

    series: Series
    places: list[int]
    replays: list[str] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether all games have been played."""
        return self.series.over

    def next_options(self, options: RoomOptions) -> RoomOptions:
        """What a room with these options plays next."""
        return msgspec.structs.replace(options, options=self.series.next_options())

    def note(self, game: Game, replay: str) -> None:
        """Write down a game that has ended."""
        self.series.note(game)
        self.replays.append(replay)

    def state(self) -> SeriesState:
        """The series as everybody sees it."""
        series = self.series
        games = [
            SeriesGame(self.places[played.lord], self._by_place(played.points), played.outcome, replay)
            for played, replay in zip(series.played, self.replays, strict=True)
        ]
        next_lord = -1 if series.over else self.places[series.next_lord]
        return SeriesState(series.length, next_lord, games, self._by_place(series.totals()), self._by_place(series.ranks()))

    def _by_place(self, by_seat: list[int]) -> list[int]:
        return [by_seat[self.places.index(place)] for place in range(len(self.places))]
