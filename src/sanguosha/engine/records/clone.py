"""Clones that continue where a game stands, and games that a seat could be in; agents get worlds from their view instead."""

from __future__ import annotations

from sanguosha.engine.asking import Asker
from sanguosha.engine.game import Game
from sanguosha.engine.search.clone import clone, searchable
from sanguosha.engine.search.standpoint import Standpoint, Weights

__all__ = ["clone", "sample", "searchable"]


def sample(game: Game, viewer: int, seed: int, asker: Asker, weights: Weights | None = None) -> Game | None:
    """A game that ``viewer`` could be in, at the question it is being asked, continuing with ``asker`` when played on.

    Unseen cards (and hidden roles) are exchanged among the places where they could lie; what the viewer has seen stays. What others
    have answered under seal beside the viewer's own question is drawn by lot, and chance after this point is new. Returns ``None``
    when no world was found in which the viewer would have seen the same of the running step.
    """
    pending = game.pending
    if pending is None or pending.seat != viewer:
        raise ValueError(f"Seat {viewer} is not being asked anything; a world is sampled for the seat that must decide.")
    world = Standpoint(game, pending).sample(seed, weights)
    return clone(world, asker) if world is not None else None
