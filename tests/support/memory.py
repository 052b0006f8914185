"""What is still in memory."""

import gc

from sanguosha.engine.game import Game


def games_in_memory() -> int:
    """How many games there are, those that only the collector would free not counted."""
    for _ in range(3):  # what a greenlet held is only free in the next collection
        gc.collect()
    return sum(type(one) is Game for one in gc.get_objects())
