"""An agent that searches, and fails where it is not given what that needs."""

from __future__ import annotations

from typing import ClassVar

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.search.world import SearchView
from sanguosha.engine.views.view import View


class SearchingAgent(RandomAgent):
    """Plays at random, and tries each fourth answer in a world before it gives it. ``found`` counts the worlds of all."""

    searches = True
    found: ClassVar[list[int]] = []

    def decide(self, decision: Decision, view: View) -> list[str]:
        answer = super().decide(decision, view)
        assert isinstance(view, SearchView)
        if self.rng.below(4) == 0:
            world = view.sample(self.rng.next())
            assert world is not None
            world.answer(answer)
            assert world.over or world.decision is not None
            self.found.append(view.viewer)
        return answer
