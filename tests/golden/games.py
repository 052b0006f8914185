"""The golden games: seeded games between random agents, as records, and some of them as whole playthroughs."""

from __future__ import annotations

from pathlib import Path

from sanguosha.agents.registry import make_agent
from sanguosha.engine.asking import Agents
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import EVERYONE, Event, Watcher
from sanguosha.engine.records.record import Recorder
from sanguosha.engine.views.view import SPECTATOR, View
from sanguosha.tables import make_mode

FOLDER = Path(__file__).parent
# Mode, players, seed.
RECORDS = (
    ("identity", 5, 1), ("identity", 5, 2), ("identity", 5, 3), ("identity", 8, 4), ("identity", 8, 5), ("identity", 8, 6),
    ("team_3v3", 6, 7),
)  # fmt: skip
PLAYTHROUGHS = (("identity", 5, 1), ("identity", 8, 10), ("team_3v3", 6, 7))


class Playthrough(Watcher):
    """Everything that can be seen of a game, line by line: events, questions with their menus, answers, and of every view the lines
    that have changed since it was last written."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lines: list[str] = []
        self.seen: dict[int, list[str]] = {}
        game.watch(self)

    def notice(self, event: Event) -> None:
        hidden = "" if event.mask == EVERYONE else f" mask={event.mask:b}"
        self.lines.append(event.text() + hidden)
        if event.key == "turn":
            self.look(*range(len(self.game.seats)))

    def look(self, *viewers: int) -> None:
        """Write what has changed in the public view, and in those of some seats what differs from the public one."""
        public = self._write(SPECTATOR, [])
        for viewer in viewers:
            self._write(viewer, public)

    def _write(self, viewer: int, public: list[str]) -> list[str]:
        name = "all see" if viewer == SPECTATOR else f"s{viewer} sees"
        before = self.seen.get(viewer, [])
        now = View(self.game, viewer).lines()
        self.lines += [f"  {name} {line.rstrip()}" for line in now if line not in before and line not in public]
        self.seen[viewer] = now
        return now

    def answered(self, decision: Decision, path: list[str]) -> None:
        """Write a question, its menus on the way of the answer, and the answer."""
        self.look(decision.seat)
        question = f"? {decision.seat}.{decision.number} {decision.kind} {decision.prompt} {' '.join(decision.args)}".rstrip()
        menus = [" ".join(decision.menu(path[:at])) for at in range(len(path))]
        self.lines.append(f"{question} [{' | '.join(menus)}]")
        self.lines.append(f"! {' '.join(path)}")


class Showing(Agents):
    """Agents whose questions and answers are written down."""

    playthrough: Playthrough

    def ask(self, game: Game, decision: Decision) -> list[str]:
        path = super().ask(game, decision)
        self.playthrough.answered(decision, path)
        return path


def record(mode: str, players: int, seed: int) -> str:
    """A game as a record."""
    game = Game(make_mode(mode, players, {}), seed, Agents([make_agent("random", seat, seed) for seat in range(players)]))
    recorder = Recorder(game)
    game.play()
    return recorder.record().text()


def playthrough(mode: str, players: int, seed: int) -> str:
    """A game with everything that could be seen of it."""
    agents = Showing([make_agent("random", seat, seed) for seat in range(players)])
    game = Game(make_mode(mode, players, {}), seed, agents)
    agents.playthrough = Playthrough(game)
    game.play()
    return "\n".join(agents.playthrough.lines) + "\n"


def record_file(mode: str, players: int, seed: int) -> Path:
    """Where a golden record lies."""
    return FOLDER / f"{mode}-{players}-{seed}.record"


def playthrough_file(mode: str, players: int, seed: int) -> Path:
    """Where a golden playthrough lies."""
    return FOLDER / f"{mode}-{players}-{seed}.txt"
