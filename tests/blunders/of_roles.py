"""Blunders about who is on whose side."""

from __future__ import annotations

from typing import Final

from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event
from sanguosha.modes.identity import LORD, LOYALIST, REBEL, RENEGADE
from tests.blunders.blunder import Blunder


class Killing(Blunder):
    """Somebody killed one of their own side; ``killer`` and ``victim`` are the roles. That others made them duel is no fault of
    theirs, as long as they have played no Slash in it."""

    killer = ""
    victim = ""

    def begin(self, game: Game) -> None:
        self.set_on = ""

    def noticed(self, game: Game, event: Event) -> None:
        seat = event.args.get("seat", "")
        if event.key == "turn" or (event.key == "played" and seat == self.set_on):
            self.set_on = ""
        elif event.key == "used" and game.ruleset.kind_by_id[event.args["card"]].attacks:
            made_to_duel = event.args["card"] == "duel" and seat != game.seats[game.current].token
            self.set_on = seat if made_to_duel else ""
        elif event.key == "died" and event.args.get("killer", self.set_on) != self.set_on:
            killer, victim = (game.seats[int(event.args[who][1:])] for who in ("killer", "seat"))
            if killer.role == self.killer and killer is not victim:
                self.tally(victim.role == self.victim)


class LordKillsLoyalist(Killing):
    id = "lord_kills_loyalist"
    says = "the lord killed a loyalist"
    killer, victim = LORD, LOYALIST


class RebelKillsRebel(Killing):
    id = "rebel_kills_rebel"
    says = "a rebel killed a rebel"
    killer, victim = REBEL, REBEL


class RenegadeKillsLord(Blunder):
    id = "renegade_kills_lord"
    says = "a renegade killed the lord by a card aimed at him in its own turn while others lived, and so lost"

    def begin(self, game: Game) -> None:
        self.aimed: list[str] = []

    def noticed(self, game: Game, event: Event) -> None:
        if event.key == "used" and event.args["seat"] == game.seats[game.current].token and "targets" in event.args:
            self.aimed = event.args["targets"].split()
        elif event.key == "turn":
            self.aimed = []
        elif event.key == "died" and "killer" in event.args and event.args["seat"] in self.aimed:
            killer, victim = (game.seats[int(event.args[who][1:])] for who in ("killer", "seat"))
            if killer.role == RENEGADE and victim.role == LORD and killer.index == game.current:
                self.tally(any(seat.alive and seat not in (killer, victim) for seat in game.seats))


BLUNDERS: Final[list[type[Blunder]]] = [LordKillsLoyalist, RebelKillsRebel, RenegadeKillsLord]
