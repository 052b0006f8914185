"""An agent that presses Ctrl-C."""

from __future__ import annotations

import os
import signal

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.views.view import View


class Interrupting(RandomAgent):
    """In the second round of every game its own program is interrupted, once."""

    def decide(self, decision: Decision, view: View) -> list[str]:
        if view.round == 2:
            os.kill(os.getpid(), signal.SIGINT)
        return super().decide(decision, view)
