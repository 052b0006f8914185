"""Records: written, read back, replayed; and every sort of damage told in one sentence."""

import re

import pytest

from sanguosha.agents.random import RandomAgent
from sanguosha.engine.asking import Agents, Asker
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.game import Game
from sanguosha.engine.pieces.notation import state_hash
from sanguosha.engine.records.record import Record, Recorder, RecordError, Replay, parse, replay
from sanguosha.engine.session import Session
from sanguosha.engine.views.view import View
from sanguosha.modes.identity import Identity
from sanguosha.packages import identity_ruleset

RULES = identity_ruleset()
PLAYERS = 5


def mode(players: int = PLAYERS, **options: str) -> Identity:
    """The mode of the games here."""
    return Identity(RULES, players, options)


def agents(seed: int, players: int = PLAYERS) -> Agents:
    """Random agents."""
    return Agents([RandomAgent(seed * 100 + seat) for seat in range(players)])


def recorded(seed: int, players: int = PLAYERS, **options: str) -> tuple[Game, Record]:
    """A whole game and its record."""
    game = Game(mode(players, **options), seed, agents(seed, players))
    recorder = Recorder(game)
    game.play()
    return game, recorder.record()


TEXT = recorded(7, choices="4")[1].text()
LINES = TEXT.splitlines()


def refused(text: str) -> str:
    """The sentence with which a record is refused, when it is read or when it is replayed."""
    with pytest.raises(RecordError) as refusal:
        replay(parse(text), mode(choices="4"))
    sentence = str(refusal.value)
    assert sentence.endswith("."), sentence
    assert "\n" not in sentence
    return sentence


def changed(number: int, line: str | None) -> str:
    """The record with one line replaced, or left out."""
    lines = list(LINES)
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


def line_of(start: str, after: int = 0) -> int:
    """The number of the first line that begins like this."""
    return next(number for number, line in enumerate(LINES, 1) if number > after and line.startswith(start))


# Round trips


@pytest.mark.parametrize("seed", range(3))
def test_a_record_reads_back(seed: int):
    _, record = recorded(seed)
    text = record.text()
    assert parse(text).text() == text


WINDOWS = TEXT.replace("\n", "\r\n")


@pytest.mark.parametrize("edited", ["\ufeff" + TEXT, TEXT + "\n \n", TEXT.rstrip(), WINDOWS, "\ufeff" + WINDOWS + "\r\n"])
def test_what_editors_put_around_a_record_does_not_matter(edited: str):
    assert parse(edited).text() == TEXT


@pytest.mark.parametrize("nothing", ["", "\ufeff", "\n\r\n"])
def test_a_text_of_nothing_is_empty_however_it_is_written(nothing: str):
    assert refused(nothing) == "The record is empty."


def test_the_header_says_how_the_table_was_set_up():
    assert LINES[:8] == [
        "sanguosha record 1",
        f"ruleset {RULES.name}",
        f"version {RULES.version}",
        f"hash {RULES.hash}",
        "mode identity",
        "players 5",
        "option choices 4",
        "seed 7",
    ]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (5, 2), (5, 3), (8, 4), (10, 5)])
def test_a_replayed_game_ends_as_the_first_one_did(players: int, seed: int):
    game, record = recorded(seed, players)
    again = replay(parse(record.text()), mode(players))
    assert state_hash(again) == state_hash(game)
    assert (again.outcome, again.winners) == (game.outcome, game.winners)
    assert again.record == game.record


@pytest.mark.parametrize("players", range(4, 9))
def test_so_does_one_with_answers_of_the_dead(players: int):
    variants = {"dark_souls": "on", "reincarnation": "on", "three_player_attrition": "on"}
    game, record = recorded(10 + players, players, **variants)
    again = replay(parse(record.text()), mode(players, **variants))
    assert state_hash(again) == state_hash(game)
    assert again.record == game.record


def test_passes_are_not_noted():
    game, record = recorded(7, choices="4")
    assert len(record.answers) < game.decisions
    assert all(path[0] != "-" for _, _, path in record.answers)


def test_every_turn_has_a_hash():
    game, record = recorded(7)
    assert len(record.turns) == len([line for line in record.text().splitlines() if line.startswith("turn ")]) > game.round
    assert len({hash for _, _, hash in record.turns}) == len(record.turns)


def test_a_replay_can_be_stepped_through():
    replaying = Replay(parse(TEXT), mode(choices="4"))
    steps = 0
    while not replaying.finished:
        replaying.step()
        steps += 1
    assert steps == replaying.game.steps


# Games that are not over


class Leaving(Asker):
    """Random agents until a question is put, which is remembered; then the game is left."""

    def __init__(self, seed: int, after: int) -> None:
        self.agents = agents(seed)
        self.left = after
        self.waiting: Decision | None = None

    def ask(self, game: Game, decision: Decision) -> list[str]:
        self.left -= 1
        if self.left < 0:
            self.waiting = decision
            raise InterruptedError
        return self.agents.ask(game, decision)


def left(seed: int, after: int) -> Record:
    """The record of a game that was left after so many answers."""
    asker = Leaving(seed, after)
    game = Game(mode(), seed, asker)
    recorder = Recorder(game)
    with pytest.raises(InterruptedError):
        game.play()
    return recorder.record(asker.waiting)


@pytest.mark.parametrize("after", [0, 1, 3, 4, 5, 6, 17, 40, 99])
def test_an_open_record_replays_up_to_the_waiting_question(after: int):
    record = parse(left(7, after).text())
    assert not record.over
    replaying = Replay(record, mode())
    replaying.run()
    assert replaying.stopped
    assert not replaying.game.over
    assert replaying.game.record == record.answers


@pytest.mark.parametrize("after", [0, 3, 17, 60])
def test_an_open_game_can_be_played_on_and_its_whole_record_replayed(after: int):
    replaying = Replay(parse(left(7, after).text()), mode(), agents(8))
    recorder = Recorder(replaying.game)
    game = replaying.run()
    assert game.over
    assert replaying.resumed
    assert state_hash(replay(parse(recorder.record().text()), mode())) == state_hash(game)


def test_a_game_that_is_not_over_needs_its_waiting_question():
    with pytest.raises(RecordError, match="needs the question that waits"):
        Recorder(Game(mode(), 1, agents(1))).record()


def test_a_session_is_recorded_in_the_same_way():
    session = Session(mode(), 7)
    recorder = Recorder(session.game)
    players = [RandomAgent(seat) for seat in range(PLAYERS)]
    session.start()
    while not session.over:
        decision = session.open[-1]
        path = players[decision.seat].decide(decision, View(session.game, decision.seat))
        session.answer(decision.seat, decision.number, path)
    assert state_hash(replay(parse(recorder.record().text()), mode())) == state_hash(session.game)


# Damage


def test_no_record_at_all():
    assert refused("") == "The record is empty."
    assert refused("\n\n") == "The record is empty."
    assert refused("hello\n") == "Line 1: this is no record; the first line of one is “sanguosha record 1”."


def test_another_format():
    text = TEXT.replace("record 1", "record 2", 1)
    assert refused(text) == "Line 1: this is format “sanguosha record 2”, only “sanguosha record 1” can be read."


def test_another_version():
    sentence = f"The record was made with version 9.9; this is version {RULES.version}."
    assert refused(changed(3, "version 9.9")) == sentence


def test_other_cards_or_generals():
    sentence = f"The record was made with other cards or generals (hash 000000000000, here {RULES.hash})."
    assert refused(changed(4, "hash 000000000000")) == sentence


def test_another_ruleset():
    assert refused(changed(2, "ruleset other/rules")) == f"The record was made with the ruleset other/rules, not {RULES.name}."


@pytest.mark.parametrize("kept", range(1, 8))
def test_a_record_cut_in_its_header(kept: int):
    text = "\n".join(LINES[:kept]) + "\n"
    assert re.fullmatch(rf"The record is cut after line {kept}: the line “\w+ …” is missing\.", refused(text))


@pytest.mark.parametrize("kept", [8, 9, 30, len(LINES) - 1])
def test_a_record_cut_in_its_game(kept: int):
    assert refused("\n".join(LINES[:kept])) == f"The record is cut after line {kept}: the result line is missing."


def test_header_lines_that_are_not_as_they_should_be():
    assert refused(changed(5, "made identity")) == "Line 5: the line “mode …” stands here, not “made identity”."
    assert refused(changed(6, "players five")) == "Line 6: the number of players is a number up to 99, not “five”."
    assert (
        refused(changed(7, "option choices")) == "Line 7: “option choices” is no option; write “option name value”, each name once."
    )
    assert refused(changed(8, "seed many")) == "Line 8: the seed is a number, not “many”."
    assert refused(changed(8, "speed 7")) == "Line 8: the line “seed …” stands here, not “speed 7”."


def test_an_option_twice():
    text = TEXT.replace("option choices 4\n", "option choices 4\noption choices 4\n")
    assert refused(text) == "Line 8: “option choices 4” is no option; write “option name value”, each name once."


def test_an_unknown_seat():
    assert refused(changed(9, "9.1 g:cao_cao")) == "Line 9: there is no seat s9 in a game of 5 players."
    turn = line_of("turn 1 ")
    assert refused(changed(turn, "turn 1 s5 00000000")) == f"Line {turn}: there is no seat s5 in a game of 5 players."
    assert refused(changed(turn, "turn 1 x 00000000")) == f"Line {turn}: “x” is no seat; seats are s0 to s4."


def test_lines_that_are_no_answers():
    assert refused(changed(9, "what")) == ("Line 9: “what” is no answer, turn or result; an answer is “seat.number token …”.")
    assert refused(changed(9, "2 g:cao_cao")) == "Line 9: “2” is no question; write seat.number, as in 2.17."
    assert refused(changed(9, "0.0 g:cao_cao")) == "Line 9: “0.0” is no question; write seat.number, as in 2.17."
    assert refused(changed(9, "")) == "Line 9: “” is no answer, turn or result; an answer is “seat.number token …”."


def test_answers_of_a_seat_out_of_order():
    first = line_of("turn 1 ")
    number = next(number for number in range(first + 1, len(LINES)) if "." in LINES[number - 1].split()[0])
    twice = [*LINES[:number], LINES[number - 1], *LINES[number:]]
    question = LINES[number - 1].split()[0]
    assert (
        refused("\n".join(twice)) == f"Line {number + 1}: the answers of a seat count upwards, but {question} follows {question}."
    )


def test_an_illegal_answer():
    question = LINES[8].split()[0]
    assert refused(changed(9, f"{question} g:nobody")).startswith(
        "Line 9: “g:nobody” is not a legal answer to choose-general; legal there: "
    )
    assert refused(changed(9, f"{question} -")).startswith("Line 9: “-” is not a legal answer to choose-general; legal there: ")


def test_another_general_makes_the_game_drift():
    question, _ = LINES[8].split()
    seat = int(question.split(".")[0])
    found: list[str] = []

    class Peeking(Asker):
        def ask(self, game: Game, decision: Decision) -> list[str]:
            if decision.seat == seat:
                found.extend(decision.menu([]))
                raise InterruptedError
            return agents(7).ask(game, decision)

    with pytest.raises(InterruptedError):
        Game(mode(choices="4"), 7, Peeking()).play()
    other = next(token for token in found if token != LINES[8].split()[1])
    sentence = refused(changed(9, f"{question} {other}"))
    assert "drifted" in sentence or "is not a legal answer to choose-general" in sentence


def test_a_missing_answer_is_noticed_wherever_it_stood():
    answers = [number for number, line in enumerate(LINES, 1) if re.match(r"\d+\.\d+ ", line)]
    for number in answers[:: max(1, len(answers) // 25)]:
        sentence = refused(changed(number, None))
        assert re.match(
            r"Line \d+: |The record has no answer to question |The replay has drifted |The record (has|ends) ", sentence
        ), sentence


def test_an_answer_to_a_question_that_nobody_asks():
    result = line_of("result ")
    text = "\n".join([*LINES[: result - 1], "3.99999 c1", *LINES[result - 1 :]])
    assert refused(text) == f"Line {result}: question 3.99999 is never asked."


def test_a_changed_hash():
    turn = line_of("turn 3 ")
    words = LINES[turn - 1].split()
    assert refused(changed(turn, f"turn 3 {words[2]} 00000000")) == (
        "The replay has drifted from the record: turn 3 starts with another state."
    )


def test_turns_out_of_order():
    turn = line_of("turn 3 ")
    line = LINES[turn - 1].replace("turn 3", "turn 4")
    assert refused(changed(turn, line)) == f"Line {turn}: turn 3 stands here as “turn number seat hash”, not “{line}”."


def test_a_changed_seed():
    assert "legal answer" in refused(changed(8, "seed 8")) or "drifted" in refused(changed(8, "seed 8"))


def test_another_result():
    words = LINES[-1].split()
    other = "rebel" if words[1] != "rebel" else "lord"
    assert refused(changed(len(LINES), " ".join(["result", other, *words[2:]]))).startswith(
        f"The record has another result than its game: {words[1]}, won by "
    )
    assert refused(changed(len(LINES), " ".join([*words[:-1], "00000000"]))) == (
        "The replay has drifted from the record: the state at the end is another one."
    )
    assert refused(changed(len(LINES), "result")) == (
        f"Line {len(LINES)}: “result” is no result; write “result outcome winners … hash”, or “result open seat.number”."
    )


def test_lines_after_the_result():
    assert refused(TEXT + "more\n") == f"Line {len(LINES) + 1}: nothing may follow the result line."


def test_a_record_with_too_few_turns():
    last = max(number for number, line in enumerate(LINES, 1) if line.startswith("turn "))
    count = int(LINES[last - 1].split()[1])
    assert refused(changed(last, None)) == f"The record ends after {count - 1} turns, but its game goes on."


def test_an_open_record_whose_game_is_over():
    assert refused(changed(len(LINES), "result open 0.99999")) == "The game of the record is over, but the record stands open."
