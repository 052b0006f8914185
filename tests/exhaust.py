"""Plays random games until every card and every part of every skill, equipment and effect has done something at least once.

``python -m tests.exhaust [--most GAMES]`` lists what never fired. Pure build only: it looks into the classes of the parts.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator

from sanguosha.engine.parts.effects import EFFECT_KINDS
from sanguosha.engine.parts.modifiers import Modifier
from sanguosha.engine.parts.part import Active, Part, Provider, Trigger
from sanguosha.engine.pieces.card import Kind
from sanguosha.packages import identity_ruleset
from tests.fuzz.games import Setup, play_watched

FOLD_METHODS = (
    "distance", "attack_range", "unlimited", "any_distance", "may_use", "may_target", "may_rescue", "extra_targets", "suit",
    "as_hand", "wears", "hand_limit", "skill_on", "may_pay_health", "allows",
)  # fmt: skip
# What a fold gives when the part changes nothing: its first argument where that is a number, else this.
UNCHANGED = {"unlimited": False, "any_distance": False, "extra_targets": 0, "wears": None}


class Tally:
    """What there is, and what has fired."""

    def __init__(self) -> None:
        ruleset = identity_ruleset()
        self.fired: set[str] = set()
        self.wanted = {f"card {kind.id}" for kind in ruleset.kinds}
        self._kinds = ruleset.kinds
        self._parts = {
            part: f"part {skill.id}.{part.__name__}"
            for general in ruleset.generals
            for skill in general.skills
            for part in skill.parts
        }
        for kind in (*ruleset.kinds, *EFFECT_KINDS.values()):
            self._parts |= {part: f"part {kind.id}.{part.__name__}" for part in kind.parts}
        self.wanted |= set(self._parts.values())

    @property
    def missing(self) -> list[str]:
        """What has not fired yet."""
        return sorted(self.wanted - self.fired)

    def listen(self) -> None:
        """Wrap the deciding methods of all parts and cards so that they are noted when they do something."""
        for part, name in self._parts.items():
            for method in _deciding(part):
                self._wrap(part, method, name)
        for kind in self._kinds:
            self._wrap_kind(kind)

    def _wrap(self, part: type[Part], method: str, name: str) -> None:
        inner = getattr(part, method)

        def noted(self_, *args, _inner: Callable = inner, _method: str = method):
            result = _inner(self_, *args)
            if not issubclass(part, Modifier) or _changed(_method, args, result):
                self.fired.add(name)
            return result

        setattr(part, method, noted)

    def _wrap_kind(self, kind: Kind) -> None:
        name = f"card {kind.id}"
        inner = kind.lines

        def noted(use, chosen):
            self.fired.add(name)
            return inner(use, chosen)

        kind.lines = noted


def _deciding(part: type[Part]) -> Iterator[str]:
    """The methods of a part class that do its work."""
    if issubclass(part, Trigger | Active):
        yield "effect"
    elif issubclass(part, Provider):
        yield "provide"
    else:
        yield from (method for method in FOLD_METHODS if method in part.__dict__)


def _changed(method: str, args: tuple, result: object) -> bool:
    if method in ("may_use", "may_target", "may_rescue", "skill_on", "may_pay_health", "allows"):
        return result is False
    if method in UNCHANGED:
        return result != UNCHANGED[method]
    if method == "suit":
        return result != args[2]
    if method == "as_hand":
        return bool(result)
    return result != args[0]


def run(most: int) -> tuple[int, list[str]]:
    """Play until all has fired or ``most`` games are over; how many games that took, and what is missing."""
    tally = Tally()
    tally.listen()
    for seed in range(most):
        play_watched(Setup.number(seed), every_move=False)
        if not tally.missing:
            return seed + 1, []
    return most, tally.missing


def main() -> int:
    """1 if something never fired."""
    parser = argparse.ArgumentParser(prog="python -m tests.exhaust", description=__doc__)
    parser.add_argument("--most", type=int, default=3000)
    games, missing = run(parser.parse_args().most)
    for name in missing:
        print(f"never fired: {name}")
    print(f"{games} games, {len(missing)} cards and parts never fired")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
