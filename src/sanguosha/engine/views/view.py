"""What a seat may know of a game: the only thing that leaves the engine toward it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.happenings.frames import TO_USE, Damage, Request, Use
from sanguosha.engine.happenings.moments import DAMAGE_SPARING, EFFECT_STARTING
from sanguosha.engine.mode import Allegiance
from sanguosha.engine.parts.effects import HIDDEN
from sanguosha.engine.pieces.card import Card, Kind
from sanguosha.engine.pieces.skills import General
from sanguosha.engine.pieces.zones import EQUIP, HAND, JUDGE_AREA
from sanguosha.engine.procedures.menus import Draft
from sanguosha.engine.table.cards import sees
from sanguosha.engine.views.hints import Hint, hint_of, kinds_of, only_hidden
from sanguosha.engine.views.reasons import Reason, why_not

if TYPE_CHECKING:
    from sanguosha.engine.game import Game
    from sanguosha.engine.happenings.deeds import Deeds
    from sanguosha.engine.table.seat import Seat

SPECTATOR: Final = -1


class SeatView:
    """One seat as a viewer sees it. ``generals`` that it does not know are empty, ``revealed`` says which everybody sees;
    ``hand`` lists the hand cards that the viewer knows, ``hand_size`` counts all."""

    def __init__(self, game: Game, viewer: int, seat: Seat) -> None:
        self.index = seat.index
        self.token = seat.token
        self.alive = seat.alive
        self.seated = seat.seated
        self.fallen = seat.fallen
        self.side = seat.side
        self.role = seat.role if game.mode.role_known(game, viewer, seat) else ""
        self.generals = [slot.general.id if slot.revealed or viewer == seat.index else "" for slot in seat.slots]
        self.revealed = [slot.revealed for slot in seat.slots]
        self.skills = [held.id for held in seat.skills if not held.hidden or viewer == seat.index]
        self.kingdom = seat.kingdom
        self.gender = seat.gender
        self.hp = seat.hp
        self.max_hp = seat.max_hp
        self.chained = seat.chained
        self.turned_over = seat.turned_over
        self.marks = dict(seat.marks)
        self.effects = [(one.kind.id, one.data) for one in game.effects if one.owner is seat and one.kind.shown != HIDDEN]
        self.hand_size = len(seat.hand.cards)
        self.hand = [card for card in seat.hand.cards if sees(game, viewer, card, seat.hand)]
        self.equip = list(seat.equip.cards)
        self.judge_area = [(card, game.lies_as(card).id) for card in seat.judge_area.cards]
        self.attack_range = seat.attack_range()

    def general_words(self) -> list[str]:
        """Its generals as text: ``?`` for one that the viewer does not know, brackets for its own that lies face down."""
        pairs = zip(self.generals, self.revealed, strict=True)
        return [general if shown else f"({general})" if general else "?" for general, shown in pairs]


class View:
    """A game as ``viewer`` (-1: a spectator) may know it, looked up when it is asked for.

    It reads the running game, so it always shows the present; ``lines`` gives a lasting text form.
    """

    def __init__(self, game: Game, viewer: int) -> None:
        self._game = game
        self.viewer = viewer

    @property
    def mode(self) -> str:
        """The id of the mode."""
        return self._game.mode.id

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._game.round

    @property
    def current(self) -> int:
        """The seat whose turn it is, or was last."""
        return self._game.current

    @property
    def phase(self) -> int:
        """The phase of the turn, or -1 between turns."""
        return self._game.turn.phase if self._game.turn is not None else -1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over

    @property
    def winners(self) -> list[int]:
        """The seats that won."""
        return list(self._game.winners)

    @property
    def outcome(self) -> str:
        """How the game ended."""
        return self._game.outcome

    def generals_aside(self) -> list[tuple[str, int, list[str]]]:
        """The zones of generals that lie face down: name, number, and the ids of those that the viewer knows."""
        generals = self._game.generals
        found = []
        for zone in generals.zones.values():
            if not zone.face_up and zone.generals:
                known = [general.id for general in zone.generals if generals.sees(self.viewer, general, zone)]
                name = f"s{zone.seat}.{zone.name}" if zone.seat >= 0 else zone.name
                found.append((name, len(zone.generals), sorted(known)))
        return found

    @property
    def general_piles(self) -> dict[str, list[str]]:
        """The generals that lie open on the table, by the name of their pile."""
        return {name: [general.id for general in pile] for name, pile in self._game.general_piles.items()}

    @property
    def draw_pile_size(self) -> int:
        """How many cards the draw pile holds."""
        return len(self._game.draw_pile.cards)

    @property
    def draw_pile_known(self) -> list[tuple[int, Card]]:
        """Cards of the draw pile that the viewer knows, with their place counted from the top, 0 first."""
        cards = self._game.draw_pile.cards
        return [
            (place, card) for place, card in enumerate(reversed(cards)) if sees(self._game, self.viewer, card, self._game.draw_pile)
        ]

    @property
    def discard_pile(self) -> list[Card]:
        """The discard pile, oldest first."""
        return list(self._game.discard_pile.cards)

    def generals(self, index: int) -> list[str]:
        """The generals of a seat; those that the viewer does not know are empty strings."""
        return [slot.general.id if slot.revealed or self.viewer == index else "" for slot in self._game.seats[index].slots]

    def health(self, index: int) -> str:
        """The health of a seat and its maximum: ``3/4``."""
        seat = self._game.seats[index]
        return f"{seat.hp}/{seat.max_hp}"

    def seat(self, index: int) -> SeatView:
        """A seat as the viewer sees it."""
        return SeatView(self._game, self.viewer, self._game.seats[index])

    @property
    def seats(self) -> list[SeatView]:
        """All seats."""
        return [self.seat(index) for index in range(len(self._game.seats))]

    def piles(self) -> list[tuple[str, int, list[Card]]]:
        """The piles on generals and under equipment: name with seat, size, the cards the viewer knows."""
        game = self._game
        return [
            (
                f"s{zone.seat}.{zone.name}",
                len(zone.cards),
                [card for card in zone.cards if sees(game, self.viewer, card, zone)],
            )
            for zone in [*game.piles.values(), *game.carriers.values()]
            if zone.cards
        ]

    def distance(self, start: int, goal: int) -> int:
        """The distance between two seats."""
        return self._game.distance(self._game.seats[start], self._game.seats[goal], ())

    def card(self, token: str) -> Card | None:
        """The card of this token, if the viewer may know where it lies."""
        card = self._game.card_by_token.get(token)
        if card is None or not sees(self._game, self.viewer, card, self._game.place[card.id]):
            return None
        return card

    # Single facts for agents, cheaper than a SeatView.

    @property
    def deeds(self) -> Deeds:
        """Who helped or harmed whom; to be read only."""
        return self._game.deeds

    @property
    def size(self) -> int:
        """The number of seats."""
        return len(self._game.seats)

    @property
    def allegiance(self) -> Allegiance:
        """How seats stand to each other in this mode."""
        return self._game.mode.allegiance

    def roles(self) -> list[str]:
        """The roles in the game, as everybody knows them."""
        return self._game.mode.roles()

    def role(self, seat: int) -> str:
        """The role of a seat, empty if it is hidden from the viewer."""
        game = self._game
        return game.seats[seat].role if game.mode.role_known(game, self.viewer, game.seats[seat]) else ""

    def side(self, seat: int) -> str:
        """The side of a seat, empty in a mode without open sides."""
        return self._game.seats[seat].side

    @property
    def has_lord_skills(self) -> bool:
        """Whether the viewer's lord skills work, if it has any."""
        return self._game.mode.lord_skills(self._game.seats[self.viewer])

    def alive(self, seat: int) -> bool:
        """Whether a seat lives."""
        return self._game.seats[seat].alive

    def hp(self, seat: int) -> int:
        """The health of a seat."""
        return self._game.seats[seat].hp

    def max_hp(self, seat: int) -> int:
        """The most health that a seat can have."""
        return self._game.seats[seat].max_hp

    def chained(self, seat: int) -> bool:
        """Whether a seat is chained."""
        return self._game.seats[seat].chained

    def hand_size(self, seat: int) -> int:
        """How many hand cards a seat holds."""
        return len(self._game.seats[seat].hand.cards)

    def hand(self) -> list[Card]:
        """The viewer's own hand, empty for a spectator; to be read only."""
        return self._game.seats[self.viewer].hand.cards if self.viewer >= 0 else []

    def equip(self, seat: int) -> list[Card]:
        """What a seat wears; to be read only."""
        return self._game.seats[seat].equip.cards

    def worn(self, slot: int) -> Kind | None:
        """What the viewer wears in a slot."""
        card = self._game.seats[self.viewer].worn(slot)
        return self._game.lies_as(card) if card is not None else None

    def judging(self, seat: int) -> list[Kind]:
        """What lies in the judging area of a seat, oldest first."""
        return [self._game.lies_as(card) for card in self._game.seats[seat].judge_area.cards]

    def lies_for(self, token: str) -> Kind | None:
        """The trick that a card in a judging area counts as, or ``None`` if the card lies in no judging area."""
        card = self._game.card_by_token[token]
        return self._game.lies_as(card) if self._game.place[card.id].kind == JUDGE_AREA else None

    def owns(self, card: Card) -> bool:
        """Whether a card is one of the viewer's own hand cards or pieces of equipment."""
        zone = self._game.place[card.id]
        return zone.seat == self.viewer and (zone.kind == HAND or zone.kind == EQUIP)

    def hand_limit(self) -> int:
        """How many hand cards the viewer may keep."""
        return self._game.seats[self.viewer].hand_limit()

    def attack_range(self) -> int:
        """The viewer's attack range."""
        return self._game.seats[self.viewer].attack_range()

    def general(self, id: str) -> General:
        """The general card of this id, as it is printed."""
        return self._game.ruleset.general_by_id[id]

    def harm(self, kind: Kind, target: int, friend: bool) -> float:
        """What a card of this kind that the viewer uses does to a target."""
        seats = self._game.seats
        return -kind.worth.on(seats[self.viewer], seats[target], friend)

    def prepared(self) -> list[str]:
        """The families of card that effects on the viewer make stronger."""
        effects, seat = self._game.effects, self._game.seats[self.viewer]
        return [family for effect in effects if effect.owner is seat for family in effect.kind.worth.prepares]

    def in_reach(self, card: Card) -> list[int]:
        """The seats on which the viewer could use a card of its hand, where a first target is chosen."""
        seat = self._game.seats[self.viewer]
        draft = Draft(seat, card.kind, (card,), None, Request(seat, TO_USE))
        return [target.index for target in card.kind.candidates(draft, [])]

    def fixed_targets(self, kind: Kind, cards: tuple[Card, ...]) -> list[int] | None:
        """The targets of a card that the viewer uses, if it leaves no choice."""
        seat = self._game.seats[self.viewer]
        fixed = kind.fixed_targets(Draft(seat, kind, cards, None, Request(seat, TO_USE)))
        return [target.index for target in fixed] if fixed is not None else None

    def shielded(self, kind: Kind, cards: tuple[Card, ...], target: int) -> bool:
        """Whether a card that the viewer uses would be without effect on a target, or deal no damage to it, as all can see."""
        game = self._game
        if kind.attacks and game.listeners[DAMAGE_SPARING] and self._spared(target):
            return True
        shields = [part for part in game.listeners[EFFECT_STARTING] if part.worth.shields and part.owner.index == target]
        if not shields:
            return False
        user = game.seats[self.viewer]
        line = Use(user, game.virtual(kind, cards, user)).line_for(game.seats[target])
        return any(game.works(part) and part.concerned(line) for part in shields)

    def _spared(self, target: int) -> bool:
        """Whether the mode would keep 1 point of the viewer's damage from a target."""
        game = self._game
        damage = Damage(game.seats[self.viewer], game.seats[target], 1)
        return any(game.works(part) and part.concerned(damage) for part in game.listeners[DAMAGE_SPARING])

    def hint(self, decision: Decision, token: str) -> Hint:
        """What a skill in the first menu of an open question of the viewer is good for."""
        return hint_of(decision, token)

    def only_hidden(self, decision: Decision) -> list[str]:
        """The keys of the skills that an open question of the viewer is about if all are of generals that lie face down."""
        return only_hidden(decision)

    def kinds(self, decision: Decision, token: str) -> list[Kind]:
        """What a skill in the first menu of an open question of the viewer can bring there; empty for one that brings no card."""
        return kinds_of(decision, token)

    def why_not(self, decision: Decision, picks: list[str], token: str) -> Reason | None:
        """Why ``token``, which may be anything, may not follow the legal path ``picks`` in an open question of the viewer; ``None``
        if it may."""
        return why_not(self._game, decision, picks, token)

    def lines(self) -> list[str]:
        """The whole view as text, one fact a line; for tests, records of games and comparing."""
        out = [
            f"mode {self.mode} round {self.round} current s{self.current} phase {self.phase}",
            f"draw_pile {self.draw_pile_size}" + "".join(f" {place}:{card.token}" for place, card in self.draw_pile_known),
            "discard_pile " + " ".join(card.token for card in self.discard_pile),
        ]
        for seat in self.seats:
            out.append(
                f"{seat.token} role={seat.role or '?'}{' ' + seat.side if seat.side else ''}"
                f" generals={','.join(seat.general_words())} hp={seat.hp}/{seat.max_hp}"
                f"{' dead' if not seat.alive else ' fallen' if seat.fallen else ''}"
                f"{' chained' if seat.chained else ''}{' turned_over' if seat.turned_over else ''}"
                f" hand={seat.hand_size}:{','.join(sorted(c.token for c in seat.hand))}"
                f" equip={','.join(card.token for card in seat.equip)}"
                f" judge={','.join(f'{card.token}={kind}' for card, kind in seat.judge_area)}"
                f" skills={','.join(seat.skills)}"
            )
            out += [f"{seat.token} {kind} {' '.join(map(str, data))}" for kind, data in seat.effects]
            out += [f"{seat.token} {name} {count}" for name, count in seat.marks.items() if count]
        for name, size, known in self.generals_aside():
            out.append(f"generals {name} {size}: {','.join(known)}")
        for name, generals in self.general_piles.items():
            out.append(f"generals {name}: {','.join(generals)}")
        for name, size, cards in self.piles():
            out.append(f"{name} {size}:{','.join(card.token for card in cards)}")
        return out
