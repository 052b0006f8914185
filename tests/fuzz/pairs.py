"""Random games in which every seat has two random generals, shown or face down: restored before every step, cloned and sampled.

``python -m tests.fuzz.pairs --games 10000 [--start SEED] [--jobs 2]``
"""

from __future__ import annotations

import argparse
import collections
import multiprocessing
import sys
import time
import traceback

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.pieces.notation import state_text
from sanguosha.engine.pieces.random import GENERALS, Stream
from sanguosha.engine.search.clone import clone
from sanguosha.engine.search.generals import exchange_generals
from sanguosha.engine.search.world import SearchView
from sanguosha.engine.table.snapshot import capture, restore
from sanguosha.modes.identity import Identity
from sanguosha.packages import identity_ruleset
from sanguosha.testing.seen import asked_lines, view_lines
from tests.fuzz.invariants import Broken, MoveChecker, WatchedAgents, check_between_steps
from tests.support.ways import Here, Stopping

# A question out of so many is cloned, and is sampled.
CLONED = 15
SAMPLED = 60


class Pairs(Identity):
    """The identity game with two generals for everybody; of what lies face down only its owner knows more than that it could be any
    general of the same health."""

    def prepare(self, game: Game) -> bool:
        self._deal_roles(game)
        game.shuffle(game.general_pile, GENERALS)
        for seat in game.seats:
            pair = [game.general_pile.pop(), game.general_pile.pop()]
            for general in pair:
                game.seat_general(seat, general, revealed=game.roll(2, GENERALS) == 0)
            seat.max_hp = seat.hp = sum(general.max_hp for general in pair) // 2
        self._deal_hands(game)
        return True

    def imagine(self, game: Game, viewer: int, rng: Stream) -> None:
        exchange_generals(game, viewer, rng, lambda seat, slot, general: general.max_hp == slot.general.max_hp)


class Doubting(WatchedAgents):
    """Random agents; at some questions a clone must come to the same one, and a world that the seat could be in too."""

    def __init__(self, agents: list[RandomAgent], seed: int) -> None:
        super().__init__(agents, seed)
        self.worlds = collections.Counter[str]()

    def ask(self, game: Game, decision: Decision) -> list[str]:
        if self.rng.below(CLONED) == 0:
            self.compare(clone(game, Stopping()), game, decision, "clone")
        if self.rng.below(SAMPLED) == 0:
            world = SearchView(game, decision).sample(self.rng.next())
            self.worlds["found" if world is not None else "sought in vain"] += 1
            if world is not None:
                self.compare(clone(world.game, Stopping()), game, decision, "world")
        return super().ask(game, decision)

    def compare(self, twin: Game, game: Game, decision: Decision, what: str) -> None:
        """Play the twin to its question, which must be this one with all that the seat sees."""
        try:
            twin.step()
        except Here:
            asked = twin.pending
            assert asked is not None
            mine = [*asked_lines(game, decision), *view_lines(game, decision.seat)]
            theirs = [*asked_lines(twin, asked), *view_lines(twin, decision.seat)]
            if mine != theirs:
                line = next(pair for pair in zip(mine, theirs, strict=False) if pair[0] != pair[1])
                raise Broken(
                    f"a {what} differs at question {decision.prompt} of step {game.steps}:\n{line[0]}\n{line[1]}"
                ) from None
        else:
            raise Broken(f"a {what} is not asked {decision.prompt} in step {game.steps}")


def play_pairs(seed: int) -> tuple[Game, collections.Counter[str]]:
    """Play the game of this number to its end; raises ``Broken`` if something is wrong."""
    players = 2 + seed % 7
    options = {"ask_all": "on" if seed % 5 == 4 else "off"}
    asker = Doubting([RandomAgent(seed * 31 + seat) for seat in range(players)], seed)
    game = Game(Pairs(identity_ruleset(), players, options), seed, asker)
    game.watch(MoveChecker(game))
    while not game.over:
        saved, before = capture(game), state_text(game)
        restore(game, saved)
        if state_text(game) != before:
            raise Broken(f"the game put back before step {game.steps} is another one")
        game.step()
        check_between_steps(game)
    return game, asker.worlds


def play_numbered(seed: int) -> tuple[collections.Counter[str], str]:
    """The outcome of the game of this number with what was sought in it, or the report of its failure."""
    try:
        game, worlds = play_pairs(seed)
    except Exception:
        return collections.Counter(failed=1), f"game {seed} failed:\n{traceback.format_exc()}"
    return collections.Counter({game.outcome: 1, "games": 1}) + worlds, ""


def main() -> int:
    """Play the games; 1 if any of them broke something."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.pairs", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    args = parser.parse_args()
    total: collections.Counter[str] = collections.Counter()
    begun = time.monotonic()
    with multiprocessing.Pool(args.jobs) as pool:
        for counted, report in pool.imap_unordered(play_numbered, range(args.start, args.start + args.games), chunksize=8):
            total += counted
            if report:
                print(report, file=sys.stderr)
    print(f"{args.games} games in {time.monotonic() - begun:.0f} s: {dict(total)}")
    return 1 if total["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
