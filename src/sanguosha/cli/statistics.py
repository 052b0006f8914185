"""Counting who won, with 95 % Wilson intervals, and showing it as tables or JSON."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from math import sqrt

from rich.console import Console
from rich.table import Table

from sanguosha.modes import USUAL_MODE
from sanguosha.tables import mode_named
from sanguosha.texts import Texts

Z = 1.959964
DRAW = "draw"


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a rate of wins; from 0 to 1 when nothing was played."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, Z * Z
    middle = rate + square / (2 * games)
    spread = Z * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(frozen=True)
class Sitter:
    """What came of a game for one seat: its role (with its side), its generals, whether it won, the player who sat there (from 0),
    the agent that played, and the points, where they are counted."""

    role: str
    generals: tuple[str, ...]
    won: bool
    player: int
    agent: str
    points: int = 0


@dataclass
class Count:
    """How often somebody played and won."""

    games: int = 0
    wins: int = 0

    def add(self, won: bool) -> None:
        """One game more."""
        self.games += 1
        self.wins += won

    def facts(self) -> dict[str, float]:
        """The count as plain data."""
        low, high = wilson(self.wins, self.games)
        rate = self.wins / self.games if self.games else 0.0
        return {"games": self.games, "wins": self.wins, "rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)}


@dataclass
class Tally:
    """The sum of many games of a mode. Adding results in the same order gives the same tally, but for ``seconds``. Roles of sides
    are counted for each side: ``warm_side.marshal``."""

    mode: str = USUAL_MODE
    games: int = 0
    errors: int = 0
    decisions: int = 0
    turns: int = 0
    rounds: int = 0
    seconds: float = 0.0
    wins: dict[str, int] = field(default_factory=dict)
    roles: dict[str, Count] = field(default_factory=dict)
    generals: dict[str, Count] = field(default_factory=dict)
    agents: dict[str, Count] = field(default_factory=dict)
    players: dict[int, Count] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)
    points_of_players: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.wins = dict.fromkeys((*mode_named(self.mode).outcomes, DRAW), 0)

    def add(
        self,
        outcome: str,
        seats: tuple[Sitter, ...],
        decisions: int,
        turns: int,
        rounds: int,
        *,
        failed: bool = False,
        scored: bool = False,
    ) -> None:
        """Count one game, with its points if it is ``scored``."""
        self.games += 1
        if failed:
            self.errors += 1
            return
        self.wins[outcome if outcome in self.wins else DRAW] += 1
        self.decisions += decisions
        self.turns += turns
        self.rounds += rounds
        for seat in seats:
            self.roles.setdefault(seat.role, Count()).add(seat.won)
            self.agents.setdefault(seat.agent, Count()).add(seat.won)
            self.players.setdefault(seat.player, Count()).add(seat.won)
            for general in seat.generals:
                self.generals.setdefault(general, Count()).add(seat.won)
            if scored:
                self.points[seat.role] = self.points.get(seat.role, 0) + seat.points
                self.points_of_players[seat.player] = self.points_of_players.get(seat.player, 0) + seat.points

    @property
    def played(self) -> int:
        """The games that came to an end."""
        return self.games - self.errors

    def per_second(self, amount: int) -> float:
        """A rate."""
        return amount / self.seconds if self.seconds else 0.0

    def per_game(self, amount: int) -> float:
        """An average."""
        return amount / self.played if self.played else 0.0

    def sorted_roles(self) -> list[tuple[str, Count]]:
        """The roles as the mode names them, each with its side where there are sides."""
        mode = mode_named(self.mode)
        order = [f"{side}.{role}" for side in mode.sides for role in mode.roles or ("",)] or [*mode.roles]
        return sorted(self.roles.items(), key=lambda item: order.index(item[0]) if item[0] in order else len(order))

    def sorted_generals(self) -> list[tuple[str, Count]]:
        """The generals, the most successful first."""
        return sorted(self.generals.items(), key=lambda item: (-item[1].wins / item[1].games, item[0]))

    def json(self, players: int, agents: str, seed: int) -> str:
        """Everything as JSON."""
        facts = {
            "mode": self.mode,
            "players": players,
            "agents": agents,
            "seed": seed,
            "games": self.games,
            "errors": self.errors,
            "wins": self.wins,
            "roles": {role: count.facts() for role, count in self.sorted_roles()},
            "by_agent": {agent: count.facts() for agent, count in sorted(self.agents.items())},
            "by_player": [count.facts() for _, count in sorted(self.players.items())],
            **({"points": self._points()} if self.points else {}),
            "generals": {general: count.facts() for general, count in self.sorted_generals()},
            "decisions": self.decisions,
            "turns": self.turns,
            "rounds": self.rounds,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.per_second(self.played), 2),
            "decisions_per_second": round(self.per_second(self.decisions), 1),
        }
        return json.dumps(facts, ensure_ascii=False, indent=1)

    def mean_points(self, role: str) -> float:
        """What a role brought whoever played it."""
        return self.points[role] / self.roles[role].games

    def _points(self) -> dict[str, object]:
        """Points per game, of roles and of players in their order."""
        players = sorted(self.points_of_players.items())
        return {
            "roles": {role: round(self.mean_points(role), 4) for role, _ in self.sorted_roles()},
            "players": [round(self.per_game(points), 4) for _, points in players],
        }


def show_tally(console: Console, texts: Texts, tally: Tally) -> None:
    """The tables of roles and generals, and the averages."""
    roles = [(_role_name(texts, role), count) for role, count in tally.sorted_roles()]
    console.print(_table(texts, "column-role", roles), soft_wrap=False)
    if len(tally.agents) > 1:
        console.print(_table(texts, "column-agent", sorted(tally.agents.items())), soft_wrap=False)
    if tally.points:
        each = [
            texts.say("seat-points", seat=_role_name(texts, role), points=f"{tally.mean_points(role):.2f}")
            for role, _ in tally.sorted_roles()
        ]
        console.print(texts.say("mean-points", points=texts.join(each)))
    if tally.generals:
        console.print(
            _table(texts, "column-general", [(texts.general_name(id), count) for id, count in tally.sorted_generals()]),
            soft_wrap=False,
        )
    results = [texts.say(f"wins-{outcome}", count=count) for outcome, count in tally.wins.items()]
    console.print(texts.join(results))
    console.print(
        texts.say(
            "averages",
            decisions=f"{tally.per_game(tally.decisions):.1f}",
            turns=f"{tally.per_game(tally.turns):.1f}",
            rounds=f"{tally.per_game(tally.rounds):.1f}",
        )
    )
    console.print(
        texts.say(
            "speed",
            games=tally.games,
            errors=tally.errors,
            seconds=f"{tally.seconds:.1f}",
            games_per_second=f"{tally.per_second(tally.played):.1f}",
            decisions_per_second=f"{tally.per_second(tally.decisions):.0f}",
        )
    )


def _role_name(texts: Texts, key: str) -> str:
    side, _, role = key.rpartition(".")
    return texts.role_on_side(role, side)


def _table(texts: Texts, first: str, rows: list[tuple[str, Count]]) -> Table:
    table = Table()
    table.add_column(texts.say(first))
    for column in ("games", "wins", "rate", "interval"):
        table.add_column(texts.say(f"column-{column}"), justify="right")
    for name, count in rows:
        low, high = wilson(count.wins, count.games)
        rate = count.wins / count.games
        table.add_row(name, str(count.games), str(count.wins), f"{rate:.1%}", f"{low:.1%} – {high:.1%}")
    return table
