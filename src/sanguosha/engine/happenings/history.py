"""What happened in this turn, as typed entries that skills query instead of counting for themselves.

A sort of entries is kept only in games in which something asks for it: a part or a kind of card says so in ``asks``. What a skill
notes for itself (the cards that 仁德 gave) is always kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sanguosha.engine.happenings.moments import NO_PHASE, Phase

if TYPE_CHECKING:
    from sanguosha.engine.happenings.frames import Damage, Move, MoveLine, Play, Use
    from sanguosha.engine.pieces.card import Card, VirtualCard
    from sanguosha.engine.table.seat import Seat

# Sorts of entries, to be combined.
USES: Final = 1
PLAYS: Final = 2
DAMAGE: Final = 4
DEATHS: Final = 8
MOVES: Final = 16
ALL_ENTRIES: Final = 31
ENTRY_NAMES: Final = {USES: "USES", PLAYS: "PLAYS", DAMAGE: "DAMAGE", DEATHS: "DEATHS", MOVES: "MOVES"}


class Used(NamedTuple):
    """A card that ``seat`` used on ``targets`` (as they were named, then as they were fixed); ``skill`` is the one that brought it,
    if any, ``counted`` tells that it spent the permission of the phase."""

    seat: int
    phase: Phase
    card: VirtualCard
    skill: str
    targets: tuple[int, ...]
    counted: bool


class Played(NamedTuple):
    """A card that ``seat`` played; ``skill`` is the one that brought it, if any."""

    seat: int
    phase: Phase
    card: VirtualCard
    skill: str


class Dealt(NamedTuple):
    """Damage that ``victim`` took from ``source`` (-1: nobody); ``card`` is the id of the card that dealt it, empty for none."""

    source: int
    victim: int
    phase: Phase
    amount: int
    nature: int
    card: str


class Fallen(NamedTuple):
    """A death, and who brought it about (-1: nobody)."""

    seat: int
    killer: int
    phase: Phase


class Moved(NamedTuple):
    """A card that went from one place to another: sorts of zones, and the seats whose they are (-1: nobody's); ``by`` is who moved
    it (-1: nobody)."""

    card: Card
    start: int
    start_seat: int
    to: int
    to_seat: int
    reason: int
    by: int
    phase: Phase


class Noted(NamedTuple):
    """What a skill of ``seat`` noted for itself: a number, added up by who reads it."""

    seat: int
    skill: str
    phase: Phase
    amount: int


class Past(NamedTuple):
    """All that is kept of a turn, as plain data."""

    kept: int
    uses: list[Used]
    plays: list[Played]
    dealt: list[Dealt]
    deaths: list[Fallen]
    moves: list[Moved]
    notes: list[Noted]


class History:
    """What is kept of the current turn, the oldest first; ``kept`` says which sorts of entries.

    Every query takes what must fit; ``NO_PHASE`` stands for the whole turn. To ask for what is not kept is an error.
    """

    def __init__(self, kept: int = ALL_ENTRIES) -> None:
        self.kept = kept
        self.uses: list[Used] = []
        self.plays: list[Played] = []
        self.dealt: list[Dealt] = []
        self.died: list[Fallen] = []
        self.moves: list[Moved] = []
        self.notes: list[Noted] = []

    # What skills ask

    def used(self, seat: Seat | None = None, family: str = "", phase: Phase = NO_PHASE) -> list[Used]:
        """The cards that were used: by a seat, of a family, in a phase."""
        self._ask(USES)
        return [
            entry
            for entry in self.uses
            if (seat is None or entry.seat == seat.index)
            and (not family or entry.card.kind.family == family)
            and (phase == NO_PHASE or entry.phase == phase)
        ]

    def times_counted(self, seat: Seat, family: str, phase: Phase = NO_PHASE) -> int:
        """How often a seat spent the permission to use a card of this family."""
        if not self.kept & USES:
            self._ask(USES)
        times = 0
        for entry in self.uses:
            if entry.counted and entry.seat == seat.index and entry.card.kind.family == family:
                if phase == NO_PHASE or entry.phase == phase:
                    times += 1
        return times

    def played(self, seat: Seat | None = None, family: str = "", phase: Phase = NO_PHASE) -> list[Played]:
        """The cards that were played: by a seat, of a family, in a phase."""
        self._ask(PLAYS)
        return [
            entry
            for entry in self.plays
            if (seat is None or entry.seat == seat.index)
            and (not family or entry.card.kind.family == family)
            and (phase == NO_PHASE or entry.phase == phase)
        ]

    def damage(self, source: Seat | None = None, victim: Seat | None = None, phase: Phase = NO_PHASE) -> list[Dealt]:
        """The damage that was dealt: by a source, to a victim, in a phase. What was prevented is none."""
        self._ask(DAMAGE)
        return [
            entry
            for entry in self.dealt
            if (source is None or entry.source == source.index)
            and (victim is None or entry.victim == victim.index)
            and (phase == NO_PHASE or entry.phase == phase)
        ]

    def deaths(self, killer: Seat | None = None) -> list[Fallen]:
        """Who died, perhaps by a certain killer."""
        self._ask(DEATHS)
        return [entry for entry in self.died if killer is None or entry.killer == killer.index]

    def moved(
        self, *, start: int = -1, start_seat: Seat | None = None, to: int = -1, to_seat: Seat | None = None,
        reason: int = -1, by: Seat | None = None, phase: Phase = NO_PHASE,
    ) -> list[Moved]:  # fmt: skip
        """The cards that changed places: from and to a sort of zone and a seat, for a reason, by a seat, in a phase."""
        self._ask(MOVES)
        return [
            entry
            for entry in self.moves
            if start in (-1, entry.start)
            and (start_seat is None or entry.start_seat == start_seat.index)
            and to in (-1, entry.to)
            and (to_seat is None or entry.to_seat == to_seat.index)
            and reason in (-1, entry.reason)
            and (by is None or entry.by == by.index)
            and (phase == NO_PHASE or entry.phase == phase)
        ]

    def noted(self, seat: Seat, skill: str, phase: Phase = NO_PHASE) -> int:
        """The sum of what a skill of a seat noted for itself."""
        total = 0
        for entry in self.notes:
            if entry.seat == seat.index and entry.skill == skill and (phase == NO_PHASE or entry.phase == phase):
                total += entry.amount
        return total

    def _ask(self, sort: int) -> None:
        if not self.kept & sort:
            name = ENTRY_NAMES[sort]
            raise LookupError(f"Nobody keeps these entries; a part that asks for them says so: asks = {name}.")

    # What procedures note

    def note_use(self, use: Use, phase: Phase) -> int:
        """Note a use as it is declared; returns its place, for ``note_targets``."""
        card = use.card
        part = card.part
        skill, plain = ("", card) if part is None else (part.skill, card.laid())
        self.uses.append(Used(use.user.index, phase, plain, skill, _targets(use), use.counted))
        return len(self.uses) - 1

    def note_targets(self, at: int, use: Use) -> None:
        """Note the targets of a use once they are fixed."""
        targets = _targets(use)
        entry = self.uses[at]
        if targets != entry.targets:
            self.uses[at] = Used(entry.seat, entry.phase, entry.card, entry.skill, targets, entry.counted)

    def note_play(self, play: Play, phase: Phase) -> None:
        """Note a card that is played."""
        card = play.card
        part = card.part
        skill, plain = ("", card) if part is None else (part.skill, card.laid())
        self.plays.append(Played(play.user.index, phase, plain, skill))

    def note_damage(self, damage: Damage, phase: Phase) -> None:
        """Note damage that is dealt."""
        source, card = damage.source, damage.card
        by, what = -1 if source is None else source.index, "" if card is None else card.kind.id
        self.dealt.append(Dealt(by, damage.victim.index, phase, damage.amount, damage.nature, what))

    def note_move(self, move: Move, line: MoveLine, phase: Phase) -> None:
        """Note a card that changes its place."""
        by, start, to = move.by, line.start, line.to
        who = -1 if by is None else by.index
        self.moves.append(Moved(line.card, start.kind, start.seat, to.kind, to.seat, move.reason, who, phase))

    # All of it

    def clear(self) -> None:
        """A new turn begins."""
        self.uses.clear()
        self.plays.clear()
        self.dealt.clear()
        self.died.clear()
        self.moves.clear()
        self.notes.clear()

    def past(self) -> Past:
        """A copy of what is kept."""
        return Past(
            self.kept, list(self.uses), list(self.plays), list(self.dealt), list(self.died), list(self.moves), list(self.notes)
        )  # fmt: skip

    def put_back(self, past: Past) -> None:
        """Keep what was kept then."""
        self.kept = past.kept
        self.uses, self.plays, self.dealt = list(past.uses), list(past.plays), list(past.dealt)
        self.died, self.moves, self.notes = list(past.deaths), list(past.moves), list(past.notes)

    def lines(self) -> list[str]:
        """What is kept as text, an entry a line."""
        found = [f"used {use.seat} {use.phase} {_text(use.card)} {use.skill} {use.targets} {int(use.counted)}" for use in self.uses]
        found += [f"played {play.seat} {play.phase} {_text(play.card)} {play.skill}" for play in self.plays]
        found += [f"dealt {' '.join([str(item) for item in one])}" for one in self.dealt]
        found += [f"died {' '.join([str(item) for item in one])}" for one in self.died]
        found += [f"moved {move.card.token} {' '.join([str(item) for item in move[1:]])}" for move in self.moves]
        found += [f"noted {' '.join([str(item) for item in one])}" for one in self.notes]
        return found


def _targets(use: Use) -> tuple[int, ...]:
    return tuple([line.seat.index for line in use.lines if not line.cancelled])


def _text(card: VirtualCard) -> str:
    return f"{card.kind.id} {card.suit} {card.rank} {card.color} {[one.token for one in card.cards]}"
