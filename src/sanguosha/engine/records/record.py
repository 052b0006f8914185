"""Records of games as text: what was set up, every answer that is not a pass, and hashes of the state that make drift noticed.

::

    sanguosha record 1
    ruleset standard+standard_ex+maneuvering/standard+wind
    version 0.4.0
    hash 0123456789ab
    mode identity
    players 5
    option choices 4
    seed 7
    2.1 g:zhang_fei
    turn 1 s2 8c1f00d5
    2.2 c9 s1
    result rebel s0 s3 9a3b77e1

Where players could give numbers for the shuffle, the seed is followed by how it came about (``fairness.py``)::

    commitment 5b0c…
    secret 9f41…
    number s0 77aa…

An answer names its seat and the number of its question to that seat; questions that are not noted were passed. The record of a
game that is not over ends with the question that waits: ``result open 2.17``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanguosha.engine.asking import Asker, Replayer
from sanguosha.engine.decisions.decision import Decision, IllegalAnswer
from sanguosha.engine.decisions.tokens import index_of
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.events import Event, Watcher
from sanguosha.engine.pieces.fairness import NUMBER_DIGITS, SECRET_DIGITS, Proof, is_hex
from sanguosha.engine.pieces.notation import state_hash

if TYPE_CHECKING:
    from sanguosha.engine.mode import Mode, Ruleset

FORMAT: Final = "sanguosha record 1"
FAMILY: Final = "sanguosha record"
HEADER: Final = ("ruleset", "version", "hash", "mode", "players")
OPEN: Final = "open"
BYTE_ORDER_MARK: Final = "\ufeff"
HIGHEST_SEED: Final = 1 << 60
MOST_PLAYERS: Final = 99  # more than any mode has
SEED_DIGITS: Final = 78  # of a seed that comes from a hash


class RecordError(ValueError):
    """A record that cannot be read or does not fit; the message is one sentence that says where and why."""


class Record:
    """A game as text. ``answers`` are ``(seat, number, path)`` and ``turns`` ``(answers before it, seat, hash)``.

    ``proof`` says how the seed came about where players could give numbers for it. ``outcome`` and ``winners`` tell the end; while
    the game is open, ``waiting`` is the seat and number of the open question.
    """

    def __init__(self, ruleset: str, version: str, hash: str, mode: str, players: int, options: dict[str, str], seed: int) -> None:
        self.ruleset = ruleset
        self.version = version
        self.hash = hash
        self.mode = mode
        self.players = players
        self.options = options
        self.seed = seed
        self.proof: Proof | None = None
        self.answers: list[tuple[int, int, list[str]]] = []
        self.turns: list[tuple[int, int, str]] = []
        self.outcome = ""
        self.winners: list[int] = []
        self.final_hash = ""
        self.waiting: tuple[int, int] = (-1, -1)
        self.line_of: dict[tuple[int, int], int] = {}

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return self.outcome != OPEN

    def text(self) -> str:
        """The record as text; ``parse`` reads it back."""
        lines = [FORMAT, f"ruleset {self.ruleset}", f"version {self.version}", f"hash {self.hash}", f"mode {self.mode}"]
        lines.append(f"players {self.players}")
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        lines.append(f"seed {self.seed}")
        if self.proof is not None:
            lines += [f"commitment {self.proof.commitment}", f"secret {self.proof.secret}"]
            lines += [f"number s{seat} {number}" for seat, number in enumerate(self.proof.numbers) if number]
        count = 0
        at = 0
        for count, (before, seat, hash) in enumerate(self.turns, 1):
            lines += [_answer_text(answer) for answer in self.answers[at:before]]
            at = before
            lines.append(f"turn {count} s{seat} {hash}")
        lines += [_answer_text(answer) for answer in self.answers[at:]]
        if self.over:
            winners = "".join(f" s{index}" for index in self.winners)
            lines.append(f"result {self.outcome}{winners} {self.final_hash}")
        else:
            lines.append(f"result {OPEN} {self.waiting[0]}.{self.waiting[1]}")
        return "\n".join(lines) + "\n"

    def check_ruleset(self, ruleset: Ruleset) -> None:
        """Raise ``RecordError`` unless the record was made with exactly this ruleset."""
        if self.ruleset != ruleset.name:
            raise RecordError(f"The record was made with the ruleset {self.ruleset}, not {ruleset.name}.")
        if self.version != ruleset.version:
            raise RecordError(f"The record was made with version {self.version}; this is version {ruleset.version}.")
        if self.hash != ruleset.hash:
            raise RecordError(f"The record was made with other cards or generals (hash {self.hash}, here {ruleset.hash}).")

    def check_proof(self) -> None:
        """Raise ``RecordError`` if the seed did not come about as the record says."""
        fault = self.proof.fault(self.seed) if self.proof is not None else ""
        if fault:
            raise RecordError(fault)


def _answer_text(answer: tuple[int, int, list[str]]) -> str:
    seat, number, path = answer
    return f"{seat}.{number} {' '.join(path)}"


class Recorder(Watcher):
    """Notes the state at the start of every turn of a game. Make it before the first step."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.turns: list[tuple[int, int, str]] = []
        game.watch(self)

    def notice(self, event: Event) -> None:
        if event.key == "turn":
            self.turns.append((len(self.game.record), self.game.current, state_hash(self.game)))

    def record(self, waiting: Decision | None = None) -> Record:
        """The record of the game so far; of a game that is not over, up to the question that waits."""
        game = self.game
        rules = game.ruleset
        record = Record(rules.name, rules.version, rules.hash, game.mode.id, len(game.seats), dict(game.mode.options), game.seed)
        record.answers = list(game.record)
        record.turns = list(self.turns)
        if game.over:
            record.outcome, record.winners, record.final_hash = game.outcome, list(game.winners), state_hash(game)
        elif waiting is not None:
            record.outcome, record.waiting = OPEN, (waiting.seat, waiting.number)
        else:
            raise RecordError("The record of a game that is not over needs the question that waits.")
        return record


# Reading


class _Lines:
    """The lines of a record with the place reached; ``where`` names it for messages.

    What editors put around a text is no part of it: a byte-order mark, other ends of lines, blank lines at the end.
    """

    def __init__(self, text: str) -> None:
        self.lines = text.removeprefix(BYTE_ORDER_MARK).rstrip().splitlines()
        self.at = 0

    @property
    def where(self) -> str:
        return f"Line {self.at}"

    def next(self, expected: str) -> list[str]:
        if self.at >= len(self.lines):
            raise RecordError(f"The record is cut after line {len(self.lines)}: {expected} is missing.")
        self.at += 1
        return self.lines[self.at - 1].split(" ")

    def follows(self, name: str) -> bool:
        """Whether the next line begins with this word."""
        return self.at < len(self.lines) and self.lines[self.at].split(" ")[0] == name

    def fail(self, reason: str) -> RecordError:
        return RecordError(f"{self.where}: {reason}")


def parse(text: str) -> Record:
    """A record from its text. Raises ``RecordError`` for whatever is not exactly as it should be."""
    lines = _Lines(text)
    if not lines.lines:
        raise RecordError("The record is empty.")
    first = " ".join(lines.next("the first line"))
    if first != FORMAT:
        if first.startswith(FAMILY):
            raise RecordError(f"Line 1: this is format “{first}”, only “{FORMAT}” can be read.")
        raise RecordError(f"Line 1: this is no record; the first line of one is “{FORMAT}”.")
    record = _parse_header(lines)
    last: dict[int, int] = {}
    while not record.outcome:
        words = lines.next("the result line")
        if words[0] == "turn":
            _parse_turn(lines, record, words)
        elif words[0] == "result":
            _parse_result(lines, record, words)
        else:
            _parse_answer(lines, record, words, last)
    if lines.at < len(lines.lines):
        lines.at += 1
        raise lines.fail("nothing may follow the result line.")
    return record


def _parse_header(lines: _Lines) -> Record:
    values: list[str] = []
    for name in HEADER:
        words = lines.next(f"the line “{name} …”")
        if len(words) != 2 or words[0] != name or not words[1]:
            raise lines.fail(f"the line “{name} …” stands here, not “{' '.join(words)}”.")
        values.append(words[1])
    players = _players(lines, values[4])
    options: dict[str, str] = {}
    words = lines.next("the line “seed …”")
    while words[0] == "option":
        if len(words) != 3 or words[1] in options:
            raise lines.fail(f"“{' '.join(words)}” is no option; write “option name value”, each name once.")
        options[words[1]] = words[2]
        words = lines.next("the line “seed …”")
    if len(words) != 2 or words[0] != "seed":
        raise lines.fail(f"the line “seed …” stands here, not “{' '.join(words)}”.")
    if not _digits(words[1], SEED_DIGITS):
        raise lines.fail(f"the seed is a number, not “{words[1]}”.")
    record = Record(values[0], values[1], values[2], values[3], players, options, int(words[1]))
    if lines.follows("commitment"):
        record.proof = _parse_proof(lines, record)
    return record


def _parse_proof(lines: _Lines, record: Record) -> Proof:
    """How the seed came about: the lines “commitment …” and “secret …”, and “number seat …” for whoever gave one."""
    commitment = _hex(lines, lines.next("the line “commitment …”")[1:], SECRET_DIGITS)
    if not lines.follows("secret"):
        lines.at += 1
        raise lines.fail("the line “secret …” stands here, after that of the commitment.")
    secret = _hex(lines, lines.next("the line “secret …”")[1:], SECRET_DIGITS)
    numbers = [""] * record.players
    while lines.follows("number"):
        words = lines.next("a number")
        seat = _seat_of(lines, record, words[1] if len(words) > 1 else "")
        if numbers[seat]:
            raise lines.fail(f"s{seat} has a number already.")
        numbers[seat] = _hex(lines, words[2:], NUMBER_DIGITS)
    return Proof(commitment, secret, numbers)


def _hex(lines: _Lines, words: list[str], digits: int) -> str:
    if len(words) != 1 or not is_hex(words[0], digits):
        raise lines.fail(f"“{' '.join(words)}” is not {digits} hexadecimal digits.")
    return words[0]


def _parse_turn(lines: _Lines, record: Record, words: list[str]) -> None:
    if len(words) != 4 or words[1] != str(len(record.turns) + 1):
        raise lines.fail(f"turn {len(record.turns) + 1} stands here as “turn number seat hash”, not “{' '.join(words)}”.")
    record.turns.append((len(record.answers), _seat_of(lines, record, words[2]), words[3]))


def _parse_answer(lines: _Lines, record: Record, words: list[str], last: dict[int, int]) -> None:
    if len(words) < 2 or "" in words:
        raise lines.fail(f"“{' '.join(words)}” is no answer, turn or result; an answer is “seat.number token …”.")
    seat, number = _question(lines, record, words[0])
    if number <= last.get(seat, 0):
        raise lines.fail(f"the answers of a seat count upwards, but {words[0]} follows {seat}.{last[seat]}.")
    last[seat] = number
    record.answers.append((seat, number, words[1:]))
    record.line_of[(seat, number)] = lines.at


def _parse_result(lines: _Lines, record: Record, words: list[str]) -> None:
    if len(words) < 3 or "" in words:
        raise lines.fail(f"“{' '.join(words)}” is no result; write “result outcome winners … hash”, or “result open seat.number”.")
    record.outcome = words[1]
    if not record.over:
        record.waiting = _question(lines, record, words[2])
        return
    record.winners = [_seat_of(lines, record, word) for word in words[2:-1]]
    record.final_hash = words[-1]


def _question(lines: _Lines, record: Record, word: str) -> tuple[int, int]:
    seat, dot, number = word.partition(".")
    if not (dot and _digits(seat) and _digits(number) and int(number)):
        raise lines.fail(f"“{word}” is no question; write seat.number, as in 2.17.")
    return _seat_of(lines, record, "s" + seat), int(number)


def _seat_of(lines: _Lines, record: Record, word: str) -> int:
    if word[:1] != "s" or not _digits(word[1:]):
        raise lines.fail(f"“{word}” is no seat; seats are s0 to s{record.players - 1}.")
    if index_of(word) >= record.players:
        raise lines.fail(f"there is no seat {word} in a game of {record.players} players.")
    return index_of(word)


def _players(lines: _Lines, word: str) -> int:
    if not _digits(word) or int(word) > MOST_PLAYERS:
        raise lines.fail(f"the number of players is a number up to {MOST_PLAYERS}, not “{word}”.")
    return int(word)


def _digits(word: str, most: int = 19) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= most


# Replaying


class Stopped(BaseException):
    """A replay has come to the question at which its record stands open."""


class _Given(Replayer):
    """The answers of a record. At the question that waits an open record stops, or ``after`` takes over."""

    def __init__(self, record: Record, after: Asker | None) -> None:
        super().__init__({(seat, number): path for seat, number, path in record.answers})
        self.record = record
        self.then = after
        self.used: set[tuple[int, int]] = set()
        self.taken_over = False

    def ask(self, game: Game, decision: Decision) -> list[str]:
        question = (decision.seat, decision.number)
        if self.taken_over or question == self.record.waiting or self._lost(decision):
            if self.then is None:
                raise Stopped
            self.taken_over = True
            return self.then.ask(game, decision)
        if question in self.answers:
            self.used.add(question)
        try:
            return super().ask(game, decision)
        except IllegalAnswer as illegal:
            raise RecordError(f"Line {self.record.line_of.get(question, 0)}: {illegal}.") from illegal
        except LookupError as missing:
            raise RecordError(str(missing)) from missing

    def _lost(self, decision: Decision) -> bool:
        """Whether it is a sealed answer, not yet noted when an open record was made, because another seat still had to answer."""
        if self.record.over or decision.optional or len(self.used) < len(self.record.answers):
            return False
        return (decision.seat, decision.number) not in self.answers

    def unasked(self) -> tuple[int, int]:
        """The first question of the record that the game did not ask."""
        return next(question for question in self.answers if question not in self.used)


class _Compare(Watcher):
    """Compares the state at the start of every turn with the record."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.turns = 0

    def notice(self, event: Event) -> None:
        if event.key != "turn" or self.replay.resumed:
            return
        record, game = self.replay.record, self.replay.game
        if self.turns >= len(record.turns):
            raise RecordError(f"The record ends after {self.turns} turns, but its game goes on.")
        before, seat, hash = record.turns[self.turns]
        self.turns += 1
        if (before, seat) != (len(game.record), game.current) or hash != state_hash(game):
            raise RecordError(f"The replay has drifted from the record: turn {self.turns} starts with another state.")


class Replay:
    """Plays a record again, step by step, and raises ``RecordError`` as soon as something differs from it.

    With ``after`` a game that stands open is played on: its answers are asked there from the waiting question on.
    """

    def __init__(self, record: Record, mode: Mode, after: Asker | None = None) -> None:
        record.check_ruleset(mode.ruleset)
        record.check_proof()
        self.record = record
        self._given = _Given(record, after)
        self.game = Game(mode, record.seed, self._given)
        self.game.watch(_Compare(self))
        self.stopped = False

    @property
    def resumed(self) -> bool:
        """Whether the game has been played on from where the record ends."""
        return self._given.taken_over

    @property
    def finished(self) -> bool:
        """Whether there is nothing left to replay."""
        return self.stopped or self.game.over

    def step(self) -> None:
        """One step of the game; at the end the result is compared too."""
        try:
            self.game.step()
        except Stopped:
            self.stopped = True
        if self.finished and not self.resumed:
            self._check_end()

    def run(self) -> Game:
        """Replay to the end."""
        while not self.finished:
            self.step()
        return self.game

    def _check_end(self) -> None:
        record, game = self.record, self.game
        if len(self._given.used) < len(record.answers):
            seat, number = self._given.unasked()
            raise RecordError(f"Line {record.line_of.get((seat, number), 0)}: question {seat}.{number} is never asked.")
        if not record.over:
            if game.over:
                raise RecordError("The game of the record is over, but the record stands open.")
            return
        if (record.outcome, record.winners) != (game.outcome, game.winners):
            won = " ".join(f"s{index}" for index in game.winners) or "nobody"
            raise RecordError(f"The record has another result than its game: {game.outcome}, won by {won}.")
        if record.final_hash != state_hash(game):
            raise RecordError("The replay has drifted from the record: the state at the end is another one.")


def replay(record: Record, mode: Mode) -> Game:
    """Replay a record to its end and compare everything; returns the finished game."""
    return Replay(record, mode).run()
