"""A seat: a player's place in the game, its state, and the verbs that skills and cards call.

Skills never touch zones, health or flags; they call these verbs, so that every consequence follows by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sanguosha.engine.happenings.frames import (
    DISCARDED,
    GIVEN,
    JUDGED,
    OBTAINED,
    PLACED,
    PUT_AWAY,
    TO_PLAY,
    TO_USE,
    Answer,
    Contest,
    Damage,
    Judgement,
    Line,
    Move,
    MoveLine,
    Play,
    Request,
    Use,
)
from sanguosha.engine.happenings.moments import Phase
from sanguosha.engine.happenings.stakes import NO_SEATS, Stakes
from sanguosha.engine.parts.effects import OUT_OF_RING
from sanguosha.engine.parts.modifiers import HandLimit, MayChain, MayPayHealth, MayRespond
from sanguosha.engine.parts.origin import Held
from sanguosha.engine.pieces.card import FAMILIES, NORMAL, Card, Kind, Suit, VirtualCard
from sanguosha.engine.pieces.skills import General, Slot
from sanguosha.engine.pieces.zones import TABLE, Zone
from sanguosha.engine.procedures.contest import contest
from sanguosha.engine.procedures.damage import deal_damage, lose_health, recover
from sanguosha.engine.procedures.generals import change_general, draw_generals, remove_general, return_generals, show_generals
from sanguosha.engine.procedures.judge import judge, replace
from sanguosha.engine.procedures.menus import Draft, fold_attack_range
from sanguosha.engine.procedures.move import draw_cards, equip_card, move_cards, move_lines, peek, put_back
from sanguosha.engine.procedures.request import fulfil
from sanguosha.engine.procedures.revealing import offer_reveal
from sanguosha.engine.procedures.use import play_card, use_card
from sanguosha.engine.table.areas import Areas

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.parts.effects import Effect, EffectKind, Until
    from sanguosha.engine.table.generals import GeneralZone

ASKED_FOR: Final = 0.4
"""For agents: what it is to a seat that it does not get the card that it asked others for, besides what it wants it for."""


class Seat(Areas):
    """One player's seat. ``token`` is its text form, ``s3``; ``role``, ``side`` and ``kingdom`` are ids, empty when there is none.

    ``fallen`` stays true for a seat that died, also when it has come back to life. ``armor_off`` counts the lines being settled
    that keep its armour without effect, ``grants`` the skills that it was granted so far.
    """

    def __init__(self, game: Game, index: int) -> None:
        super().__init__(game, index)
        self.role = ""
        self.side = ""
        self.slots: list[Slot] = []
        self.skills: list[Held] = []
        self.grants = 0
        self.max_hp = 4
        self.hp = 4
        self.alive = True
        self.fallen = False
        self.seated = True
        self.chained = False
        self.turned_over = False
        self.armor_off = 0
        self.marks: dict[str, int] = {}

    # State

    @property
    def general(self) -> General | None:
        """The first revealed general, if any."""
        for slot in self.slots:
            if slot.revealed:
                return slot.general
        return None

    @property
    def conceals(self) -> bool:
        """Whether a general of the seat lies face down."""
        for slot in self.slots:
            if not slot.revealed:
                return True
        return False

    @property
    def kingdom(self) -> str:
        """The kingdom of the first revealed general, or an empty string."""
        general = self.general
        return general.kingdom if general is not None else ""

    @property
    def gender(self) -> str:
        """The gender of the first revealed general, or an empty string."""
        general = self.general
        return general.gender if general is not None else ""

    @property
    def wounded(self) -> bool:
        """Whether health is below its maximum."""
        return self.hp < self.max_hp

    @property
    def has_turn(self) -> bool:
        """Whether it is this seat's turn."""
        return self.game.turn is not None and self.game.turn.seat is self

    def in_phase(self, phase: Phase) -> bool:
        """Whether it is this phase of the seat's turn."""
        turn = self.game.turn
        return turn is not None and turn.seat is self and turn.phase == phase

    def distance_to(self, other: Seat) -> int:
        """The distance to another seat."""
        return self.game.distance(self, other, ())

    def attack_range(self, without: tuple[Card, ...] = ()) -> int:
        """The attack range, not counting the equipment ``without``."""
        return fold_attack_range(self.game, self, without)

    def in_range(self, other: Seat, without: tuple[Card, ...] = ()) -> bool:
        """Whether another seat is within the attack range."""
        return self.game.distance(self, other, without) <= self.attack_range(without)

    def hand_limit(self) -> int:
        """How many hand cards may be kept in the discard phase."""
        limit = max(self.hp, 0)
        for part in self.game.at_work(HandLimit):
            limit = part.hand_limit(limit, self)
        return max(limit, 0)

    def may_answer(self, line: Line) -> bool:
        """Whether the seat may play or use a card against a line."""
        if line.no_response:
            return False
        for part in self.game.at_work(MayRespond):
            if not part.may_respond(self, line):
                return False
        return True

    def draft(self, kind: Kind, leaving: tuple[Card, ...] = ()) -> Draft:
        """A use of a card of this kind, made of no card, once the cards ``leaving`` have gone."""
        draft = Draft(self, kind, (), None, Request(self, TO_USE, (kind.family,)))
        draft.leaving = leaving
        return draft

    def may_target(self, other: Seat, kind: Kind, leaving: tuple[Card, ...] = ()) -> bool:
        """Whether nothing forbids that the seat uses a card of this kind, made of no card, on another seat once the cards
        ``leaving`` have gone; distance aside."""
        return self.draft(kind, leaving).may_target(other)

    def set_slots(self, slots: list[tuple[General, bool]]) -> None:
        """Seat these generals without their skills; for restoring a game."""
        self.slots = [Slot(index, general, revealed) for index, (general, revealed) in enumerate(slots)]

    def held(self, key: str) -> Held | None:
        """A skill of the seat, by its key (``tieqi@1``); by its mere id the first of that name."""
        for held in self.skills:
            if key in (held.key, held.id):
                return held
        return None

    # Generals and skills

    def gain(self, skill: str) -> Held:
        """Gain a skill by its id, also one of a general that is not in the game."""
        return self.game.gain_skill(self, self.game.ruleset.skill(skill))

    def lose(self, key: str) -> None:
        """Lose a skill, by its key or, the first of that name, by its id."""
        self.game.lose_skill(self, key)

    def reveal(self, slot: Slot) -> None:
        """Turn up a general that lies face down."""
        self.game.reveal(self, slot)

    def offer_reveal(self) -> None:
        """Be asked whether to turn up hidden generals."""
        if self.conceals:
            offer_reveal(self.game, self)

    def draw_generals(self, count: int, pile: str) -> list[General]:
        """Take unused generals aside, by lot; only the seat sees them."""
        return draw_generals(self.game, self, count, self.game.generals.zone(pile, self.index))

    def generals_aside(self, pile: str) -> list[General]:
        """The generals that the seat has taken aside."""
        return self.game.generals.zone(pile, self.index).generals

    def show_generals(self, generals: list[General]) -> None:
        """Show generals taken aside to everybody; they stay where they are."""
        show_generals(self.game, self, generals)

    def return_generals(self, generals: list[General], pile: str) -> None:
        """Generals taken aside go back among the unused ones."""
        return_generals(self.game, self, generals, self.game.generals.zone(pile, self.index))

    def remove_general(self, slot: Slot, soldier: General) -> None:
        """Lose a general for good; a soldier takes its place."""
        remove_general(self.game, self, slot, soldier)

    def change_general(
        self, slot: Slot, general: General, *, revealed: bool = True, source: GeneralZone | None = None,
        to: GeneralZone | None = None,
    ) -> None:  # fmt: skip
        """Put one of the unused generals, or one that lies in ``source``, in the place of another, which goes ``to`` another
        zone if not among the unused ones."""
        change_general(self.game, self, slot, general, revealed=revealed, source=source, to=to)

    def hide(self, slot: Slot) -> None:
        """Turn a general face down again."""
        self.game.hide(self, slot)

    # Cards

    def draw(self, count: int) -> list[Card]:
        """Draw from the draw pile; returns the cards drawn that are in the hand now."""
        return draw_cards(self.game, self, count)

    def draw_to(self, count: int) -> None:
        """Draw until the hand holds ``count`` cards."""
        draw_cards(self.game, self, count - len(self.hand.cards))

    def discard(self, cards: list[Card], by: Seat | None = None) -> Move | None:
        """The seat's cards go to the discard pile, by its own doing or another's."""
        return move_cards(self.game, cards, self.game.discard_pile, DISCARDED, by or self)

    def obtain(self, cards: list[Card], *, shown: bool = False) -> Move | None:
        """Take cards into the hand, wherever they lie; ``shown`` cards have been seen by everybody."""
        return move_cards(self.game, cards, self.hand, OBTAINED, self, shown=shown)

    def give(self, cards: list[Card], other: Seat) -> Move | None:
        """Hand cards over to another seat's hand."""
        return move_cards(self.game, cards, other.hand, GIVEN, self)

    def give_each(self, pairs: list[tuple[Card, Seat]]) -> Move | None:
        """Hand cards over to several seats in one move, as pairs of card and receiver."""
        lines = [MoveLine(card, self.game.place[card.id], other.hand) for card, other in pairs]
        return move_lines(self.game, lines, GIVEN, self) if lines else None

    def peek(self, count: int) -> list[Card]:
        """Look at the top cards of the draw pile, the first one first; the others see only that the seat looks."""
        return peek(self.game, self, count) if self.alive else []

    def put_back(self, top: list[Card], bottom: list[Card]) -> None:
        """Put cards just looked at back on top of the draw pile (the first one uppermost) and at its bottom (the last one
        lowest); only their numbers are public."""
        put_back(self.game, self, top, bottom)

    def take(self, other: Seat, areas: int, prompt: str = "") -> None:
        """Choose one card of another seat, a hand card unseen, and obtain it."""
        card = self.choose_from(other, areas, prompt)
        if card is not None:
            self.obtain([card])

    def discard_of(self, other: Seat, areas: int, prompt: str = "") -> None:
        """Choose one card of another seat, a hand card unseen, and discard it."""
        card = self.choose_from(other, areas, prompt)
        if card is not None:
            other.discard([card], self)

    def lay_face_down(self, card: Card) -> Zone:
        """Lay a card of the hand face down onto the table; returns where it lies."""
        table = Zone(TABLE, self.index)
        table.face_up = False
        move_cards(self.game, [card], table, PLACED, self)
        return table

    def place(self, cards: list[Card], zone: Zone) -> Move | None:
        """Put cards into a pile or another zone."""
        return move_cards(self.game, cards, zone, PLACED, self)

    def put_away(self, cards: list[Card]) -> Move | None:
        """Put cards into the discard pile; this is no discarding."""
        return move_cards(self.game, cards, self.game.discard_pile, PUT_AWAY, self)

    def show(self, cards: list[Card]) -> None:
        """Show cards to everybody; they stay where they are."""
        self.game.make_known(cards)
        self.game.tell("shown", cards, seat=self)

    def equip_card(self, card: Card, virtual: VirtualCard | None = None) -> None:
        """Put a piece of equipment into its slot; an old one in there goes to the discard pile."""
        equip_card(self.game, self, card, virtual)

    def swap_hands(self, other: Seat) -> None:
        """Exchange hands in one move."""
        lines = [MoveLine(card, self.hand, other.hand) for card in self.hand.cards]
        lines += [MoveLine(card, other.hand, self.hand) for card in other.hand.cards]
        if lines:
            move_lines(self.game, lines, OBTAINED, self)

    # Using and playing

    def use(
        self, card: VirtualCard, targets: list[Seat], *, counted: bool = False, nullifiable: bool = True,
        answers: Line | None = None, bonus: int = 0,
    ) -> Use:  # fmt: skip
        """Use a card."""
        return use_card(self.game, self, card, targets, counted=counted, nullifiable=nullifiable, answers=answers, bonus=bonus)

    def use_virtual(self, kind: Kind, targets: list[Seat], *, nullifiable: bool = True) -> Use:
        """Be regarded as using a card made of no card."""
        return use_card(self.game, self, self.game.virtual(kind), targets, nullifiable=nullifiable)

    def play(self, card: VirtualCard, line: Line | None = None, *, hold: bool = False) -> Play:
        """Play a card to answer a demand."""
        return play_card(self.game, self, card, line, hold=hold)

    def ask_to_play(
        self, family: str, line: Line | None, prompt: str = "", args: tuple[str, ...] | None = None, *, hold: bool = False,
        whom: Seat | None = None, needed: int = 1, aims: dict[int, float] | None = None,
    ) -> VirtualCard | None:  # fmt: skip
        """Demand that a card of this family be played, for ``whom`` if not for oneself; returns the card played, or ``None``.

        ``needed`` tells how many are wanted one after the other, ``aims`` what seats suffer if it is played: those on which
        ``whom`` wants to use it, or who must answer it in their turn.
        """
        if line is not None and not self.may_answer(line):
            return None
        harm = ASKED_FOR if aims and whom is not None else line.harm() if line is not None else 0.8
        stakes = Stakes(whom=-1 if whom is None else whom.index, harm=harm, needed=needed, aims=aims or NO_SEATS)
        answer = self._needing(Request(self, TO_PLAY, (family,), line, stakes=stakes), prompt, args)
        if answer is None:
            return None
        if whom is not None:
            self.game.deeds.note(self.index, whom.index, -1.0)
        play_card(self.game, self, answer.card, line, hold=hold)
        return answer.card

    def ask_to_answer(
        self, family: str, line: Line, prompt: str = "", args: tuple[str, ...] | None = None, *, needed: int = 1
    ) -> Use | None:
        """Ask for a card that answers a line (a Dodge) and use it; ``needed`` tells how many are wanted one after the other."""
        if not self.may_answer(line):
            return None
        stakes = Stakes(harm=line.harm(), needed=needed)
        answer = self._needing(Request(self, TO_USE, (family,), line, stakes=stakes), prompt, args)
        if answer is None:
            return None
        return use_card(self.game, self, answer.card, [], answers=line)

    def ask_to_use(
        self, family: str, target: Seat, prompt: str = "", args: tuple[str, ...] | None = None, *, any_distance: bool = False,
        harm: float = 0.0,
    ) -> Use | None:  # fmt: skip
        """Ask for a card to be used on ``target`` (perhaps on others besides); it is not counted.

        ``harm`` tells agents what the seat suffers if it passes.
        """
        request = Request(self, TO_USE, (family,), target=target, any_distance=any_distance, stakes=Stakes(harm=harm))
        answer = self._needing(request, prompt, args)
        if answer is None:
            return None
        return use_card(self.game, self, answer.card, answer.targets)

    def _needing(self, request: Request, prompt: str, args: tuple[str, ...] | None) -> Answer | None:
        """What brings a card of a family; raises ``LookupError`` for one of which there is no card anywhere."""
        for family in request.families:
            if family not in FAMILIES:
                raise LookupError(f"No card is of the family “{family}”; there are {', '.join(sorted(FAMILIES))}.")
        return fulfil(self.game, request, *self.game.wording(self.index, prompt, args))

    # Health

    def damage(
        self, victim: Seat, amount: int = 1, nature: int = NORMAL, use: Use | None = None, line: Line | None = None
    ) -> Damage:
        """Deal damage as its source."""
        return deal_damage(self.game, self, victim, amount, nature, use, line)

    def lose_health(self, amount: int = 1) -> None:
        """Lose health; this is no damage."""
        lose_health(self.game, self, amount)

    def may_pay_health(self, amount: int = 1) -> bool:
        """Whether nothing keeps the seat from losing so much health as a cost."""
        game = self.game
        return all(part.may_pay_health(self, amount) for part in game.at_work(MayPayHealth))

    def recover(self, amount: int = 1, use: Use | None = None) -> None:
        """Recover health, never above the maximum."""
        recover(self.game, self, amount, use)

    def change_max_hp(self, by: int) -> None:
        """Raise or lower the maximum of health; at 0 the seat dies."""
        if not self.alive:
            return
        self.max_hp += by
        self.hp = min(self.hp, self.max_hp)
        self.game.touch()
        if self.max_hp <= 0:
            self.game.kill(self)

    # States

    def judge(
        self, reason: str, good_suits: tuple[Suit, ...] = (), line: Line | None = None,
        keep: Callable[[Judgement], bool] | None = None,
    ) -> Judgement:  # fmt: skip
        """Make a judgement."""
        return judge(self.game, self, reason, good_suits, line, keep)

    def replace_judgement(self, judgement: Judgement, card: Card, *, take_old: bool = False) -> None:
        """Make a card the judgement card; the old one goes to the discard pile or, with ``take_old``, to the seat's hand."""
        replace(self.game, judgement, card, self, JUDGED, take_old=take_old)

    def contest(self, other: Seat) -> Contest:
        """Compare ranks with another seat."""
        return contest(self.game, self, other)

    def chain(self) -> None:
        """Become chained."""
        if all(part.may_chain(self) for part in self.game.at_work(MayChain)):
            self._set_chained(True)

    def unchain(self) -> None:
        """Be reset."""
        self._set_chained(False)

    def _set_chained(self, chained: bool) -> None:
        if self.alive and self.chained != chained:
            self.chained = chained
            self.game.tell("chained" if chained else "reset", seat=self)

    def skip(self, phase: Phase) -> None:
        """Skip a phase of the seat's own turn that has not begun."""
        turn = self.game.turn
        if turn is not None and turn.seat is self:
            turn.skip(phase)

    def end_phase(self) -> None:
        """End the running phase of the seat's own turn as soon as what is being resolved is done."""
        turn = self.game.turn
        if turn is not None and turn.seat is self:
            turn.phase_over = True

    def extra_turn(self) -> None:
        """Have an extra turn once the running one is over; after it the order goes on where it was."""
        self.game.extra_turns.append(self.index)

    def turn_over(self) -> None:
        """Turn the general card over."""
        if not self.alive:
            return
        self.turned_over = not self.turned_over
        self.game.tell("turned-over" if self.turned_over else "turned-up", seat=self)

    def leave_ring(self, until: Until) -> None:
        """Be out of the ring for some time."""
        self.attach(OUT_OF_RING, until)

    def attach(self, kind: EffectKind, until: Until, data: tuple[int, ...] = ()) -> Effect:
        """Put an effect on this seat."""
        return self.game.attach(kind, self, until, data)

    def effect(self, kind: EffectKind) -> Effect | None:
        """The effect of this kind on the seat, if any."""
        for effect in self.game.effects:
            if effect.kind is kind and effect.owner is self:
                return effect
        return None

    def __repr__(self) -> str:
        return self.token
