"""Blunders with cards and skills."""

from __future__ import annotations

from typing import ClassVar, Final

from sanguosha.engine.asking import Agent
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.tokens import PASS
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event
from sanguosha.engine.happenings.frames import TO_USE, Request
from sanguosha.engine.happenings.moments import DRAW, PLAY
from sanguosha.engine.pieces.card import Card
from sanguosha.engine.table.seat import Seat
from sanguosha.engine.views.view import View
from sanguosha.modes.identity import LORD, LOYALIST
from tests.blunders.blunder import Blunder, allied, families, seats_named

ATTACKS: Final = ("slash", "duel")


def of_token(game: Game, token: str) -> Seat:
    """The seat of a token."""
    return game.seats[int(token[1:])]


class Unfollowed(Blunder):
    """Something that makes later attacks of a turn stronger was done, and no such attack followed in it."""

    wanted: ClassVar[tuple[str, ...]] = ()

    def begin(self, game: Game) -> None:
        self.waiting = ""

    def prepared(self, game: Game, event: Event) -> bool:
        """Whether the event is that something was prepared."""
        raise NotImplementedError

    def noticed(self, game: Game, event: Event) -> None:
        if event.key == "turn":
            self.close()
        elif event.key == "died" and event.args["seat"] == self.waiting:
            self.waiting = ""
        elif self.prepared(game, event):
            self.close()
            self.waiting = event.args["seat"]
        elif event.key == "used" and event.args["seat"] == self.waiting:
            if game.ruleset.kind_by_id[event.args["card"]].family in self.wanted:
                self.tally(False)
                self.waiting = ""

    def finish(self, game: Game) -> None:
        self.waiting = ""

    def close(self) -> None:
        """The turn is over."""
        if self.waiting:
            self.tally(True)
        self.waiting = ""


class WineWithoutSlash(Unfollowed):
    id = "wine_without_slash"
    says = "Wine was drunk in the play phase, and no Slash followed"
    wanted = ("slash",)

    def prepared(self, game: Game, event: Event) -> bool:
        return event.key == "used" and event.args["card"] == "wine" and of_token(game, event.args["seat"]).hp > 0


class BareChestWithoutAttack(Unfollowed):
    id = "bare_chest_without_attack"
    says = "裸衣 gave a card away, and neither Slash nor Duel followed"
    wanted = ATTACKS

    def prepared(self, game: Game, event: Event) -> bool:
        drawing = game.turn is not None and game.turn.phase == DRAW
        return drawing and event.key == "skill" and event.args["skill"] == "luoyi"


class SpearOfGoodCards(Blunder):
    id = "spear_of_dodges_and_peaches"
    says = "丈八蛇矛 made a Slash of two Dodges or Peaches that could have been kept, against somebody with 2 health or more"

    def answered(self, game: Game, agent: Agent, decision: Decision, path: list[str]) -> None:
        seat = game.seats[decision.seat]
        if path[0] == "k:spear" and len(seat.hand.cards) <= seat.hand_limit():
            deadly = any(target.hp == 1 for target in seats_named(game, path))
            self.tally(not deadly and all(family in ("dodge", "peach") for family in families(game, path)))


class IceSwordUnused(Blunder):
    id = "ice_sword_unused"
    says = "寒冰剑 let 1 damage go to an enemy far from death who had three cards or more"

    def begin(self, game: Game) -> None:
        self.drunk = False

    def noticed(self, game: Game, event: Event) -> None:
        if event.key == "turn":
            self.drunk = False
        elif event.key == "used" and event.args["card"] == "wine":
            self.drunk = True

    def answered(self, game: Game, agent: Agent, decision: Decision, path: list[str]) -> None:
        if decision.kind != "skill" or "k:ice_sword" not in decision.menu([]) or self.drunk:
            return
        victim = game.seats[View(game, decision.seat).hint(decision, "k:ice_sword").whom]
        wealthy = len(victim.hand.cards) + len(victim.equip.cards) >= 3
        if victim.hp >= 3 and wealthy and not allied(game.seats[decision.seat], victim):
            self.tally(path[0] == PASS)


class Giving(Blunder):
    """Cards handed over in the play phase that should have stayed."""

    def answered(self, game: Game, agent: Agent, decision: Decision, path: list[str]) -> None:
        if decision.kind == "action" and path[0] == "k:rende":
            seat = game.seats[decision.seat]
            given = [game.card_by_token[token] for token in path if token[0] == "c"]
            self.tally(self.folly(seat, given, [card for card in seat.hand.cards if card not in given]))

    def folly(self, seat: Seat, given: list[Card], kept: list[Card]) -> bool:
        """Whether it was foolish to give these and to keep those."""
        raise NotImplementedError


def holds(cards: list[Card], family: str) -> bool:
    """Whether a card of the family is among these."""
    return any(card.kind.family == family for card in cards)


class LastDodgeGiven(Giving):
    id = "last_dodge_given"
    says = "仁德 gave the last Dodge away at 2 health or less"

    def folly(self, seat: Seat, given: list[Card], kept: list[Card]) -> bool:
        return seat.hp <= 2 and holds(given, "dodge") and not holds(kept, "dodge")


class PeachGivenWhileHurt(Giving):
    id = "peach_given_while_hurt"
    says = "仁德 gave a Peach away while its owner was hurt and was not healed for it"

    def folly(self, seat: Seat, given: list[Card], kept: list[Card]) -> bool:
        before = next(part for part in seat.game.actives[seat.index] if part.skill == "rende").noted(PLAY)
        healed = before < 2 <= before + len(given)
        return seat.wounded and holds(given, "peach") and not healed


class DrunkSlashGiven(Giving):
    id = "drunk_slash_given"
    says = "仁德 gave the last Slash away that Wine had been drunk for"

    def folly(self, seat: Seat, given: list[Card], kept: list[Card]) -> bool:
        drunk = any(effect.kind.id == "drunk" and effect.owner is seat for effect in seat.game.effects)
        return drunk and holds(given, "slash") and not holds(kept, "slash")


class FriendInDuel(Blunder):
    id = "friend_in_duel"
    says = "离间 made a friend the target of the Duel, who answers first"

    def answered(self, game: Game, agent: Agent, decision: Decision, path: list[str]) -> None:
        if decision.kind == "action" and path[0] == "k:lijian":
            target = seats_named(game, path)[1]
            self.tally(allied(game.seats[decision.seat], target))


class HelperHit(Blunder):
    id = "helper_hit"
    says = "a Slash that somebody played for another was used on the helper"

    def begin(self, game: Game) -> None:
        self.helper = ""

    def noticed(self, game: Game, event: Event) -> None:
        if event.key == "played":
            self.helper = event.args["seat"]
        elif event.key == "used" and event.args.get("skill") == "jijiang":
            self.tally(self.helper in event.args.get("targets", "").split())


class PeachUneaten(Blunder):
    id = "peach_uneaten"
    says = "the play phase ended with more cards than may be kept, hurt, and with a Peach in hand"

    def answered(self, game: Game, agent: Agent, decision: Decision, path: list[str]) -> None:
        if decision.kind != "action":
            return
        seat = game.seats[decision.seat]
        peaches = [card for card in seat.hand.cards if card.kind.family == "peach" and card.token in decision.menu([])]
        if not peaches or len(seat.hand.cards) <= seat.hand_limit():
            return
        lord = next(one for one in game.seats if one.role == LORD)
        saving = seat.role == LOYALIST and lord.hp <= 2
        if path[0] == PASS and not saving:
            self.tally(True)
        elif path[0] in [card.token for card in peaches]:
            self.tally(False)


class PeachDiscarded(Blunder):
    id = "peach_discarded"
    says = "a Peach was discarded in the discard phase while other cards stayed"

    def answered(self, game: Game, agent: Agent, decision: Decision, path: list[str]) -> None:
        if decision.reason == "hand_limit":
            hand = game.seats[decision.seat].hand.cards
            if holds(hand, "peach"):
                kept = [card for card in hand if card.token not in path]
                thrown = [card for card in hand if card.token in path]
                self.tally(holds(thrown, "peach") and any(card.kind.family != "peach" for card in kept))


class FireAttackUnpaid(Blunder):
    id = "fire_attack_unpaid"
    says = "火攻 on an enemy could be paid with something else than a Peach, and was not"

    def answered(self, game: Game, agent: Agent, decision: Decision, path: list[str]) -> None:
        if decision.prompt == "ask-fire_attack":
            cheap = [token for token in decision.menu([]) if token[0] == "c" and families(game, [token]) != ["peach"]]
            if cheap and not allied(game.seats[decision.seat], game.seats[decision.whom]):
                self.tally(path[0] == PASS)


class SwordsUnpaid(Blunder):
    id = "double_swords_unpaid"
    says = "雌雄双股剑 let an enemy draw although its target could discard a card beyond Dodges and Peaches"

    def answered(self, game: Game, agent: Agent, decision: Decision, path: list[str]) -> None:
        if decision.prompt == "ask-double_swords":
            user = game.seats[int(decision.args[0][1:])]
            cheap = [
                token for token in decision.menu([]) if token[0] == "c" and families(game, [token])[0] not in ("dodge", "peach")
            ]
            if len(cheap) > 1 and not allied(game.seats[decision.seat], user):
                self.tally(path[0] == PASS)


class KilledByGanglie(Blunder):
    id = "died_of_ganglie"
    says = "somebody with 1 health took the damage of 刚烈 while holding two cards that are no Peach or Wine"

    def answered(self, game: Game, agent: Agent, decision: Decision, path: list[str]) -> None:
        if decision.prompt == "ask-ganglie":
            seat = game.seats[decision.seat]
            cheap = [
                family for family in families(game, [card.token for card in seat.hand.cards]) if family not in ("peach", "wine")
            ]
            if seat.hp == 1 and len(cheap) >= 2:
                self.tally(path[0] == PASS)


class Converted(Blunder):
    """A Slash that a seat used in its play phase on somebody of its own side."""

    def converting(self, game: Game, seat: Seat, head: str) -> bool:
        """Whether the first token is one that this counter is about."""
        raise NotImplementedError

    def answered(self, game: Game, agent: Agent, decision: Decision, path: list[str]) -> None:
        if decision.kind != "action" or path[0] == PASS or not seats_named(game, path):
            return
        seat = game.seats[decision.seat]
        named = next((token[2:] for token in path if token[:2] == "o:"), "slash")
        if named in ("slash", "fire_slash", "thunder_slash") and self.converting(game, seat, path[0]):
            self.tally(any(allied(seat, target) for target in seats_named(game, path)))


class FriendSlashedByConversion(Converted):
    id = "friend_slashed_by_conversion"
    says = "a Slash by a skill that can bring several kinds of card hit a friend"

    def converting(self, game: Game, seat: Seat, head: str) -> bool:
        return any(part.token == head and len(part.kinds(Request(seat, TO_USE))) > 1 for part in game.providers[seat.index])


class FriendSlashed(Converted):
    id = "friend_slashed"
    says = "a Slash of the hand hit a friend"

    def converting(self, game: Game, seat: Seat, head: str) -> bool:
        return head[0] == "c" and game.card_by_token[head].kind.family == "slash"


class LordEndangered(Blunder):
    id = "lord_endangered"
    says = "a loyalist used an attack on all while the lord had 1 health"

    def noticed(self, game: Game, event: Event) -> None:
        if event.key != "used" or "targets" not in event.args:
            return
        kind = game.ruleset.kind_by_id[event.args["card"]]
        targets = event.args["targets"].split()
        lord = next(one for one in game.seats if one.role == LORD)
        if kind.attacks and len(targets) > 1 and lord.token in targets and kind.family not in ATTACKS:
            if of_token(game, event.args["seat"]).role == LOYALIST:
                self.tally(lord.hp <= 1)


BLUNDERS: Final[list[type[Blunder]]] = [
    WineWithoutSlash, BareChestWithoutAttack, SpearOfGoodCards, IceSwordUnused, LastDodgeGiven, PeachGivenWhileHurt,
    DrunkSlashGiven, FriendInDuel, HelperHit, PeachUneaten, PeachDiscarded, FireAttackUnpaid, SwordsUnpaid, KilledByGanglie,
    FriendSlashedByConversion, FriendSlashed, LordEndangered,
]  # fmt: skip
