"""The identity game (身份局): lord, loyalists, rebels and renegades."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.queries import Options
from sanguosha.engine.decisions.tokens import general_token, id_of
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.frames import Death
from sanguosha.engine.mode import HIDDEN_ROLES, Allegiance, DeathStep, Mode, Ruleset
from sanguosha.engine.pieces.random import GENERALS, ROLES, Stream
from sanguosha.engine.pieces.skills import General
from sanguosha.engine.pieces.zones import OWN_CARDS
from sanguosha.engine.procedures.dying import announce_burial, announce_death, check_end, each, put_cards_away, reward, show_role
from sanguosha.engine.table.seat import Seat
from sanguosha.modes.identity.attrition import wear_down
from sanguosha.modes.identity.options import IdentityOptions
from sanguosha.modes.identity.protection import protect
from sanguosha.modes.identity.reincarnation import allow_sacrifices
from sanguosha.modes.identity.roles import LORD, LOYALIST, REBEL, RENEGADE, ROLE_TABLE
from sanguosha.modes.identity.scoring import score
from sanguosha.modes.identity.souls import become_soul
from sanguosha.modes.options import OptionError, Wish, generals_but

HAND: Final = 4

# Stages of setting up.
DEAL_ROLES: Final = 0
LORD_CHOOSES: Final = 1
OTHERS_CHOOSE: Final = 2
DEAL_HANDS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Identity(Mode):
    """The identity game for 2 to 10 players.

    ``chosen`` are its options. Raises ``OptionError`` for what does not exist.
    """

    open_prompts: ClassVar[tuple[str, ...]] = ("choose-host",)
    allegiance: ClassVar[Allegiance] = Allegiance(HIDDEN_ROLES, leader=LORD, loyal=LOYALIST, rebel=REBEL, loner=RENEGADE)

    def __init__(self, ruleset: Ruleset, players: int, options: dict[str, str] | None = None) -> None:
        if not 2 <= players <= 10:
            raise OptionError(f"The identity game is for 2 to 10 players, not {players}.")
        self.chosen = chosen = IdentityOptions.read(options or {}, players)
        super().__init__("identity", ruleset, players, options or {})
        if (players, chosen.role_set) not in ROLE_TABLE:
            raise OptionError(f"Two renegades are played by 6 or 8 players, not {players}.")
        self.pool = generals_but(ruleset, chosen.ban)
        if chosen.generals and len(self.pool) < players:
            raise OptionError(f"These packages have {len(self.pool)} generals, too few for {players} players.")
        self.choices: int = chosen.choices or (2 if players == 10 else 3)
        self.lord: int = chosen.lord if chosen.lord is not None else -1
        self.wisher, self.wish = self._wish(chosen.wish)

    def _wish(self, wish: Wish | None) -> tuple[int, General | None]:
        """The seat that is offered a general of its choice, and that general."""
        if wish is None:
            return -1, None
        general = self.ruleset.general_by_id.get(wish.general)
        if general is None:
            raise OptionError(f"There is no general “{wish.general}” in these packages.")
        if general not in self.pool:
            raise OptionError(f"The general “{wish.general}” is wished for, but left out.")
        return wish.seat, general

    def roles(self) -> list[str]:
        """The role cards of the table, the lord's first."""
        loyalists, rebels, renegades = ROLE_TABLE[(self.players, self.chosen.role_set)]
        return [LORD] + [LOYALIST] * loyalists + [REBEL] * rebels + [RENEGADE] * renegades

    # Setting up

    def prepare(self, game: Game) -> bool:
        if game.stage == DEAL_ROLES:
            self._deal_roles(game)
            game.stage = LORD_CHOOSES if self.chosen.generals else DEAL_HANDS
        elif game.stage == LORD_CHOOSES:
            self._lord_chooses(game)
            game.stage = OTHERS_CHOOSE
        elif game.stage == OTHERS_CHOOSE:
            self._others_choose(game)
            game.stage = DEAL_HANDS
        else:
            self._deal_hands(game)
            return True
        return False

    def _deal_roles(self, game: Game) -> None:
        roles = self.roles()
        game.shuffle(roles, ROLES)
        if self.lord >= 0:
            at = roles.index(LORD)
            roles[at], roles[self.lord] = roles[self.lord], LORD
        for seat, role in zip(game.seats, roles, strict=True):
            seat.role = role
        lord = self.first_seat(game)
        game.current = lord.index
        game.tell("lord-shown", seat=lord)
        game.general_pile = list(self.pool)

    def _lord_chooses(self, game: Game) -> None:
        """The lord takes one of the fixed lords and two others; a fixed one who is missing is replaced at random."""
        lord = self.first_seat(game)
        pool = game.general_pile
        free = pool if self.wisher == lord.index else [general for general in pool if general is not self.wish]
        offered = [general for general in free if general.fixed_lord]
        rest = [general for general in free if not general.fixed_lord]
        game.shuffle(rest, GENERALS)
        offered += rest[: 5 - len(offered)]
        if self.wish is not None and self.wisher == lord.index and self.wish not in offered:
            offered[-1] = self.wish
        path = lord.decide("general", "choose-general", (), _general_query(offered))
        chosen = self.ruleset.general_by_id[id_of(path[0])]
        pool.remove(chosen)
        game.seat_generals(lord, [chosen], self._lord_bonus(lord))
        self._offer(game)

    def _offer(self, game: Game) -> None:
        """Shuffle the other generals: each of the others is offered some of them, whoever wished for one that one too."""
        pool = game.general_pile
        game.shuffle(pool, GENERALS)
        offered = self._offered(game).get(self.wisher)
        if self.wish in pool and offered is not None:
            at = pool.index(self.wish)
            pool[at], pool[offered.start] = pool[offered.start], pool[at]

    def _offered(self, game: Game) -> dict[int, range]:
        """Which of the unused generals each of the others is offered, by seat."""
        others = [seat.index for seat in game.in_order(self.first_seat(game)) if seat.role != LORD]
        count = min(self.choices, len(game.general_pile) // len(others))
        return {seat: range(at * count, (at + 1) * count) for at, seat in enumerate(others)}

    def _others_choose(self, game: Game) -> None:
        """Everybody else picks secretly from a few; all are turned up together."""
        pool = game.general_pile
        offers = {seat: [pool[at] for at in places] for seat, places in self._offered(game).items()}
        decisions = [
            Decision(seat, "general", "choose-general", (), _general_query(offer), False) for seat, offer in offers.items()
        ]
        others = [game.seats[seat] for seat in offers]
        for seat, path in zip(others, game.ask_each(decisions), strict=True):
            chosen = self.ruleset.general_by_id[id_of(path[0])]
            pool.remove(chosen)
            game.seat_generals(seat, [chosen], self._lord_bonus(seat))
        game.shuffle(pool, GENERALS)

    def _lord_bonus(self, seat: Seat) -> int:
        return 1 if seat.role == LORD and self.players >= 5 else 0

    def _deal_hands(self, game: Game) -> None:
        if not self.chosen.generals:
            for seat in game.seats:
                seat.max_hp = 4 + self._lord_bonus(seat)
                seat.hp = seat.max_hp
        game.shuffle_cards(game.draw_pile.cards)
        for seat in game.in_order(self.first_seat(game)):
            game.deal(seat, HAND)

    # Rules of the mode

    def begin(self, game: Game) -> None:
        protect(game, self.chosen)
        if self.chosen.reincarnation:
            allow_sacrifices(game)

    def lord_skills(self, seat: Seat) -> bool:
        return seat.role == LORD

    def first_seat(self, game: Game) -> Seat:
        return next(seat for seat in game.seats if seat.role == LORD)

    def begin_round(self, game: Game) -> None:
        if self.chosen.three_player_attrition:
            wear_down(game)

    def role_known(self, game: Game, viewer: int, seat: Seat) -> bool:
        return seat.role == LORD or seat.fallen or game.over or seat.index == viewer

    def imagine(self, game: Game, viewer: int, rng: Stream) -> None:
        """What the others are offered is hidden, but for a general that somebody is known to have wished for."""
        if game.stage != OTHERS_CHOOSE:
            return
        pool = game.general_pile
        own = self._offered(game).get(viewer, range(0))
        rng.shuffle_at(pool, [at for at, general in enumerate(pool) if at not in own and general is not self.wish])

    def death_steps(self) -> list[DeathStep]:
        last = each(announce_burial, become_soul) if self.chosen.dark_souls else each(announce_burial)
        return [each(announce_death), each(put_cards_away, show_role), check_end, each(reward), last]

    def check_end(self, game: Game, deaths: list[Death]) -> None:
        """Whether the game is over; who has fallen does not count, also if it has come back to life."""
        counting = [seat for seat in game.seats if not seat.fallen]
        if self.first_seat(game).fallen:
            if len(counting) == 1 and counting[0].role == RENEGADE:
                game.finish([counting[0].index], RENEGADE)
            game.finish([seat.index for seat in game.seats if seat.role == REBEL], REBEL)
        if not any(seat.role in (REBEL, RENEGADE) for seat in counting):
            game.finish([seat.index for seat in game.seats if seat.role in (LORD, LOYALIST)], LORD)

    def reward(self, game: Game, death: Death) -> None:
        """Three cards for a rebel; a lord who kills a loyalist loses everything."""
        victim, killer = death.seat, death.killer
        if death.again or killer is None or not killer.alive:
            return
        if victim.role == REBEL:
            killer.draw(3)
        elif victim.role == LOYALIST and killer.role == LORD:
            killer.discard(killer.cards_in(OWN_CARDS))

    def points(self, game: Game) -> list[int]:
        return score(game) if self.chosen.scoring != "none" else []


def _general_query(generals: list[General]) -> Options:
    return Options([general_token(general.id) for general in generals])
