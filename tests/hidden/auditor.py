"""An independent account of who can know what, kept from the masked events alone."""

from __future__ import annotations

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event, Watcher
from sanguosha.engine.procedures.move import place_name
from sanguosha.engine.views.view import View


class Auditor(Watcher):
    """Notes for each viewer (-1: a spectator) where it knows cards to lie.

    A card seen moving lies where it went. One taken unseen makes all cards of that place uncertain, unless all of them move. Who
    looked at cards of the draw pile knows where they went from there, for the order of the draw pile does not change.
    """

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.viewers = list(range(-1, len(game.seats)))
        self.lies: dict[int, dict[str, str]] = {viewer: {} for viewer in self.viewers}
        self.skills: set[str] = set()

    def notice(self, event: Event) -> None:
        if event.key in ("skill", "provider"):
            self.skills.add(event.args["skill"])
        for viewer in self.viewers:
            lies, seen = self.lies[viewer], event.masked(viewer).cards
            if event.key == "move":
                self._moved(lies, event, "?" not in seen)
            elif event.key == "peeked" and "?" not in seen:
                lies.update(dict.fromkeys(seen, "draw_pile"))
            elif event.key == "shown":
                lies.update(dict.fromkeys(seen, f"{event.args['seat']}.hand"))
            elif event.key == "turned-face-up":
                lies.update(dict.fromkeys(seen, "table"))
            elif event.key == "reshuffled":
                self._forget(lies, "discard_pile")

    def _moved(self, lies: dict[str, str], event: Event, seen: bool) -> None:
        start, goal = event.args["from"], event.args["to"]
        if seen:
            lies.update(dict.fromkeys(event.cards, goal))
        elif start == "draw_pile":
            lies.update({token: goal for token in event.cards if lies.get(token) == start})
        elif len(event.cards) == sum(place_name(zone) == start for zone in self.game.place[1:]):
            lies.update({token: goal for token, known in lies.items() if known == start})
        else:
            self._forget(lies, start)

    def _forget(self, lies: dict[str, str], place: str) -> None:
        for token in [token for token, known in lies.items() if known == place]:
            del lies[token]

    def check(self) -> None:
        """No view tells where a card lies unless its viewer can know it."""
        for viewer in self.viewers:
            view, lies = View(self.game, viewer), self.lies[viewer]
            for card in self.game.ruleset.cards:
                place = place_name(self.game.place[card.id])
                told = view.card(card.token) is not None
                assert not told or lies.get(card.token) == place, f"viewer {viewer} is told that {card} lies in {place}"
            for seat in view.seats:
                for card in seat.hand:
                    assert lies.get(card.token) == f"{seat.token}.hand", f"viewer {viewer} is shown {card} of {seat.token}"

    def check_question(self, decision: Decision) -> None:
        """No menu, as deep as three picks, names a card that the asked seat does not see."""
        view = View(self.game, decision.seat)
        paths: list[list[str]] = [[]]
        for _ in range(3):
            longer = [[*path, token] for path in paths for token in decision.menu(path)]
            for path in longer:
                named = path[-1][0] == "c"
                assert not named or view.card(path[-1]) is not None, f"{decision.prompt} of seat {decision.seat} names {path}"
            paths = longer[:40]
