"""The basic agent in identity games with dark souls and reincarnation: it stands by its side after death too."""

from collections import Counter
from functools import cache

from sanguosha.agents.basic import BasicAgent
from sanguosha.engine.asking import Agents
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event, Watcher
from sanguosha.modes.identity import LORD, LOYALIST, REBEL, Identity
from sanguosha.packages import identity_ruleset

GAMES = 40


class Counting(Watcher):
    """Counts who gives to whom and whom souls go with, by roles."""

    def __init__(self, game: Game, given: Counter[tuple[str, str]], hosts: Counter[tuple[str, str]]) -> None:
        super().__init__()
        self.game = game
        self.given = given
        self.hosts = hosts

    def notice(self, event: Event) -> None:
        if event.key == "skill" and event.args["skill"] == "sacrifice":
            self.given[self.role(event.args["seat"]), self.role(event.args["targets"])] += 1
        elif event.key == "soul-attached":
            self.hosts[event.args["skill"], self.role(event.args["other"])] += 1

    def role(self, token: str) -> str:
        """The role of a seat."""
        return self.game.seats[int(token[1:])].role


@cache
def counted() -> tuple[Counter[tuple[str, str]], Counter[tuple[str, str]], list[str]]:
    """What was given, who was host, and how the games ended."""
    given: Counter[tuple[str, str]] = Counter()
    hosts: Counter[tuple[str, str]] = Counter()
    outcomes = []
    for seed in range(GAMES):
        mode = Identity(identity_ruleset(), 5 + seed % 4, {"dark_souls": "on", "reincarnation": "on"})
        game = Game(mode, seed, Agents([BasicAgent(seed * 10 + seat) for seat in range(mode.players)]))
        game.watch(Counting(game, given, hosts))
        game.play()
        outcomes.append(game.outcome)
    return given, hosts, outcomes


def test_offerings_go_to_the_own_side():
    given, _, _ = counted()
    assert given[LORD, LOYALIST] > 20
    assert given[REBEL, REBEL] > 50
    for giver in (LORD, LOYALIST):
        assert given[giver, REBEL] == 0
    assert given[REBEL, LOYALIST] == 0


def test_luohan_protects_the_lord_s_side_and_xuanwu_haunts_it():
    _, hosts, _ = counted()
    assert hosts["luohan", LORD] > 10
    assert hosts["xuanwu", LORD] > 10
    for power in ("luohan", "xuanwu"):
        assert hosts[power, REBEL] < 0.05 * hosts[power, LORD], "who is taken for somebody else may be host too"


def test_the_games_end_and_every_side_wins_some():
    _, _, outcomes = counted()
    assert set(outcomes) >= {LORD, REBEL}
    assert outcomes.count("round_cap") <= 1
