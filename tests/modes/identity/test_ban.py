"""Generals may be left out of a game."""

from __future__ import annotations

import pytest

from sanguosha.engine.session import Session
from sanguosha.modes.identity import Identity, OptionError
from sanguosha.packages import identity_ruleset


def test_nobody_is_offered_a_general_that_is_left_out():
    rules = identity_ruleset(("wind",))
    ids = [general.id for general in rules.generals]
    mode = Identity(rules, 2, {"ban": "+".join(ids[:-2])})
    for seed in range(5):
        session = Session(mode, seed)
        session.start()
        assert set(session.open[0].menu([])) == {f"g:{id}" for id in ids[-2:]}


def test_a_general_that_is_left_out_must_exist_and_cannot_be_wished_for():
    rules = identity_ruleset()
    with pytest.raises(OptionError, match="no general “nobody”"):
        Identity(rules, 5, {"ban": "nobody"})
    with pytest.raises(OptionError, match="left out"):
        Identity(rules, 5, {"ban": "zhao_yun", "wish": "s0.zhao_yun"})


def test_enough_generals_must_remain():
    rules = identity_ruleset(("wind",))
    with pytest.raises(OptionError, match="1 generals, too few for 2"):
        Identity(rules, 2, {"ban": "+".join(general.id for general in rules.generals[:-1])})
