"""Dark souls (暗魂): who is eliminated may go with a living player as a soul that has one power, to be used once."""

from __future__ import annotations

from typing import Final

from sanguosha.engine.decisions.decision import Picks
from sanguosha.engine.decisions.tokens import PASS
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.frames import OBTAINED, PLACED, Damage, Death, Frame, MoveLine, Opening
from sanguosha.engine.happenings.moments import DAMAGE_FINAL, DECISION_OPENING, PHASE_STARTING, PHASES, Phase
from sanguosha.engine.happenings.stakes import Stakes
from sanguosha.engine.parts.effects import END_OF_GAME, SEAT, Effect, EffectKind
from sanguosha.engine.parts.part import Trigger
from sanguosha.engine.parts.selections import anyone, exactly
from sanguosha.engine.pieces.worth import Worth
from sanguosha.engine.pieces.zones import HAND_AREA, Zone
from sanguosha.engine.procedures.move import move_cards, move_lines, need_cards
from sanguosha.engine.table.seat import Seat
from sanguosha.modes.identity.roles import LOYALIST, REBEL, RENEGADE

FAIR_WORTH: Final = 1.4  # what a card of a hand is worth, about


class Soul(EffectKind):
    """A soul on its host; its data is the seat of the soul."""

    @property
    def shown(self) -> int:
        return SEAT

    def begin(self, effect: Effect) -> None:
        self._tell("soul-attached", effect)

    def end(self, effect: Effect) -> None:
        self._tell("soul-gone", effect)

    def _tell(self, key: str, effect: Effect) -> None:
        host = effect.owner
        host.game.tell(key, seat=_player(effect), other=host, skill=self.id)


class KeepingSoul(Soul):
    """A soul that draws a card on attaching and keeps it, seen by nobody else, as long as it is there."""

    def begin(self, effect: Effect) -> None:
        super().begin(effect)
        game = effect.owner.game
        need_cards(game, 1)
        move_cards(game, [game.draw_pile.cards[-1]], _kept(effect), PLACED, _player(effect))

    def end(self, effect: Effect) -> None:
        _player(effect).put_away(_kept(effect).cards)
        super().end(effect)


def _player(effect: Effect) -> Seat:
    """Whose soul it is."""
    return effect.owner.game.seats[effect.data[0]]


def _kept(effect: Effect) -> Zone:
    """Where a keeping soul has its card."""
    return _player(effect).pile(effect.kind.id)


class Power(Trigger[Frame]):
    """The power of a soul: its player decides, not the host; with it the soul is gone. It needs a hand card of the host."""

    @property
    def soul(self) -> Effect:
        """The soul that has the power."""
        effect = self.origin.effect
        assert effect is not None, "a power is part of an effect"
        return effect

    @property
    def decider(self) -> Seat:
        return _player(self.soul)

    def condition(self, frame: Frame) -> bool:
        return len(self.owner.hand.cards) > 0 and self.timely(frame)

    def timely(self, frame: Frame) -> bool:
        """Whether it is a moment for the power."""
        raise NotImplementedError

    def vanish(self) -> None:
        """The soul is gone, unless it is already."""
        if self.soul in self.game.effects:
            self.game.detach(self.soul)


class Luohan(Power):
    """罗汉: when your host takes damage, it discards a hand card and the damage is 1 less."""

    moment = DAMAGE_FINAL

    def timely(self, frame: Frame) -> bool:
        return isinstance(frame, Damage) and frame.victim is self.owner and frame.amount >= 1

    def effect(self, frame: Frame, picks: Picks) -> None:
        host = self.owner
        self.vanish()
        host.discard(host.choose(exactly(1, HAND_AREA), reason=self.skill))
        if isinstance(frame, Damage):
            frame.amount -= 1
            if frame.amount <= 0:
                frame.prevent()


class Xuanwu(Power):
    """玄武: before a decision of your host in which hand cards count, or when a phase begins, exchange your card for a hand card of
    the host, taken unseen."""

    moments = (DECISION_OPENING, *(PHASE_STARTING[Phase(phase)] for phase in range(PHASES)))

    def timely(self, frame: Frame) -> bool:
        return len(_kept(self.soul).cards) > 0 and (not isinstance(frame, Opening) or frame.seat is self.owner)

    def effect(self, frame: Frame, picks: Picks) -> None:
        kept, hand = _kept(self.soul), self.owner.hand
        taken = hand.cards[self.game.roll(len(hand.cards))]
        move_lines(self.game, [MoveLine(kept.cards[0], kept, hand), MoveLine(taken, hand, kept)], OBTAINED, self.decider)
        self.vanish()


class Zhuyou(Power):
    """祝由: before an action in the host's own play phase, the host discards the whole hand and draws as many cards."""

    moment = DECISION_OPENING

    def timely(self, frame: Frame) -> bool:
        return isinstance(frame, Opening) and frame.free and frame.seat is self.owner

    def effect(self, frame: Frame, picks: Picks) -> None:
        host = self.owner
        count = len(host.hand.cards)
        self.vanish()
        host.discard(host.hand.cards)
        host.draw(count)


def _host(power: Power, frame: Frame) -> Seat | None:
    return power.owner


def _value_of_exchange(xuanwu: Xuanwu, frame: Frame) -> float:
    return 0.25 * (FAIR_WORTH - _kept(xuanwu.soul).cards[0].kind.worth.keep)


SOULS: Final[dict[str, Soul]] = {
    LOYALIST: Soul("luohan", Luohan, worth=Worth(gain=0.0, helps=0.7, concerns=_host)),
    REBEL: KeepingSoul("xuanwu", Xuanwu, worth=Worth(helps=-0.3, value=_value_of_exchange, concerns=_host)),
    RENEGADE: Soul("zhuyou", Zhuyou, worth=Worth(gain=0.0, helps=-0.3, concerns=_host)),
}


def become_soul(game: Game, death: Death) -> None:
    """Somebody was eliminated and may name a living player as host of the soul, once and for all; the host has no say."""
    seat = death.seat
    kind = SOULS[seat.role]
    query = anyone().query(seat)
    path = seat.decide("seats", "choose-host", (kind.id,), query, True, Stakes(helps=kind.worth.helps), posthumous=True)
    if path[0] != PASS:
        Picks(game, path).seat.attach(kind, END_OF_GAME, (seat.index,))


def leave_host(game: Game, seat: Seat) -> None:
    """The soul of a player who comes back to life is gone."""
    for effect in [one for one in game.effects if one.kind in SOULS.values() and one.data[0] == seat.index]:
        game.detach(effect)
