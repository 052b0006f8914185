"""A move of several cards, one of which goes elsewhere or stays."""

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.happenings.frames import DISCARDED, DRAWN, Move
from sanguosha.engine.parts.triggers import CardsMoved, CardsMoving
from sanguosha.engine.pieces.card import HEART
from sanguosha.engine.pieces.skills import MALE, WEI, General, locked
from sanguosha.engine.views.view import View
from tests.support.extras import ruleset_with
from tests.support.ways import in_every_way


class Hoard(CardsMoving):
    """Hearts that you draw are laid face up on your general instead."""

    def condition(self, move: Move) -> bool:
        return move.reason == DRAWN and any(line.to is self.owner.hand and line.card.suit == HEART for line in move.lines)

    def effect(self, move: Move, picks: Picks) -> None:
        for line in move.lines:
            if line.to is self.owner.hand and line.card.suit == HEART:
                line.to = self.owner.pile("hoard", face_up=True)


class Count(CardsMoved):
    """For each draw, one mark for every card that came into your hand."""

    def condition(self, move: Move) -> bool:
        return move.reason == DRAWN and len(move.put_into(self.owner.hand)) > 0

    def effect(self, move: Move, picks: Picks) -> None:
        self.owner.marks["moves"] = self.owner.marks.get("moves", 0) + 1
        self.owner.marks["cards"] = self.owner.marks.get("cards", 0) + len(move.put_into(self.owner.hand))


class Clutch(CardsMoving):
    """Your hearts cannot be discarded by others."""

    def condition(self, move: Move) -> bool:
        return move.reason == DISCARDED and move.by is not self.owner and len(self._mine(move)) > 0

    def _mine(self, move: Move) -> list:
        hand = self.owner.hand
        return [line for line in move.lines if line.start is hand and line.card.suit == HEART and not line.cancelled]

    def effect(self, move: Move, picks: Picks) -> None:
        for line in self._mine(move):
            line.cancelled = True


class Losses(CardsMoved):
    """One mark for every card that left your hand."""

    def condition(self, move: Move) -> bool:
        return len(move.taken_from(self.owner.hand)) > 0

    def effect(self, move: Move, picks: Picks) -> None:
        self.owner.marks["lost"] = self.owner.marks.get("lost", 0) + len(move.taken_from(self.owner.hand))


HOARDER = General("hoarder", WEI, MALE, 4, locked("hoard", Hoard, Count))
CLUTCHER = General("clutcher", WEI, MALE, 4, locked("clutch", Clutch, Losses))
RULES = ruleset_with(HOARDER, CLUTCHER)


@in_every_way
def test_of_two_cards_drawn_the_heart_goes_elsewhere_and_the_other_comes_to_hand_in_the_same_move(seat):
    table = seat(ruleset=RULES, A="hoarder", B="-").top("♥3 peach", "♠7 slash").hand("A", "duel")
    log = table.hears()
    table.turn("A", "draw")
    assert table.cards("A") == ["♠A duel", "♠7 slash"]
    assert [str(card) for card in table["A"].pile("hoard").cards] == ["♥3 peach"]
    assert table["A"].marks == {"moves": 1, "cards": 1}
    heart = table["A"].pile("hoard").cards[0]
    slash = table["A"].hand.cards[1]
    assert View(table.game, 1).card(heart.token) is heart
    assert View(table.game, 1).card(slash.token) is None
    moves = [event.masked(1).text() for event in log.events if event.key == "move"]
    assert f"move from=draw_pile to=s0.pile.hoard reason=drawn by=s0 cards={heart.token}" in moves
    assert "move from=draw_pile to=s0.hand reason=drawn by=s0 cards=?" in moves


@in_every_way
def test_when_every_card_goes_elsewhere_nothing_came_to_hand(seat):
    table = seat(ruleset=RULES, A="hoarder", B="-").top("♥3 peach", "♥4 peach").hand("A", "duel").turn("A", "draw")
    table.asked("A", "play-phase")
    assert table.cards("A") == ["♠A duel"]
    assert len(table["A"].pile("hoard").cards) == 2
    assert table["A"].marks == {}


@in_every_way
def test_another_s_draw_is_left_alone(seat):
    table = seat(ruleset=RULES, A="hoarder", B="-").top("♥3 peach", "♥4 peach").hand("B", "duel").turn("B", "draw")
    assert len(table["B"].hand.cards) == 3
    assert table["A"].pile("hoard").cards == []


@in_every_way
def test_a_card_that_stays_has_not_been_lost(seat):
    table = seat(ruleset=RULES, A="-", B="clutcher").hand("A", "dismantlement", "duel")
    table.hand("B", "♥3 peach").turn("A").do("A", "dismantlement", "B")
    table.asked("A", "play-phase")
    assert table.cards("B") == ["♥3 peach"]
    assert table["B"].marks == {}


@in_every_way
def test_the_other_cards_of_the_move_go_all_the_same(seat):
    table = seat(ruleset=RULES, A="-", B="clutcher", C="-").hand("A", "slash", "duel").hand("B", "♥3 peach", "♠8 slash")
    table["B"].discard(list(table["B"].hand.cards), table["A"])
    assert table.cards("B") == ["♥3 peach"]
    assert table["B"].marks == {"lost": 1}
    assert table.discarded("♠8 slash")
    table.hp("B", 1).turn("A").do("A", "slash", "B").do("B", "♥3 peach")
    assert table["B"].hp == 1
