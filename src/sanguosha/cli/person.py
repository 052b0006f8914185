"""A person at the terminal: questions as numbered menus, answered step by step."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

from rich.console import Console
from rich.text import Text

from sanguosha.cli.board import general_lines, hand_line, show_board
from sanguosha.cli.console import styled
from sanguosha.cli.lookup import GENERAL, Entry, Lookup
from sanguosha.cli.picking import CardSet, card_set, walk
from sanguosha.cli.refusals import refusals
from sanguosha.engine.asking import Agent
from sanguosha.engine.decisions.decision import Decision
from sanguosha.engine.decisions.tokens import DONE, PASS, general_token, id_of, is_option, is_skill, skill_of
from sanguosha.engine.views.view import View
from sanguosha.texts import Texts

ENDS = (PASS, DONE)
HELP = "?"
UNDO = "u"
QUIT = "q"
TABLE = "t"
LOG = "l"
SHOWN_LINES = 30


class Quit(Exception):
    """The person leaves the game, or the input has ended."""


class Prompt:
    """Lines of input, and what any question understands beside its own answers: ``?``, ``t``, ``l``, ``q``."""

    def __init__(self, console: Console, texts: Texts, log: list[str]) -> None:
        self.console = console
        self.texts = texts
        self.log = log
        self.table: Callable[[], None] = lambda: None
        self.choices: Callable[[], None] = lambda: None
        self.refusals: Callable[[Entry], list[str]] = lambda entry: []
        self._lookup: Lookup | None = None

    def line(self) -> str:
        """The next line that is no general command. Raises ``Quit`` at ``q``, the end of input or Ctrl-C."""
        while True:
            try:
                words = input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                raise Quit from None
            if not sys.stdin.isatty():
                self.console.print(Text(words))
            if words.lower() == QUIT:
                raise Quit
            if words.lower() == TABLE:
                self.table()
                self.choices()
            elif words.lower() == LOG:
                for line in self.log[-SHOWN_LINES:]:
                    self.console.print(styled(line))
                self.choices()
            elif words[:1] in (HELP, "？") and words[1:].strip() and not words[1:].strip().isdigit():
                self.explain(words[1:].strip())
            else:
                return words

    def say(self, key: str, **words: str | int) -> None:
        """Print a message."""
        self.console.print(styled(self.texts.say(key, **words)))

    def explain(self, name: str) -> None:
        """Explain a card, general or skill by its name, and why it cannot be picked where one would."""
        if self._lookup is None:
            self._lookup = Lookup(self.texts.ruleset)
        found = self._lookup.find(name)
        if not found:
            near = self.texts.join(self._lookup.similar(name))
            self.say("unknown-name", name=name, near=near, hint="yes" if near else "no")
        for entry in found:
            for line in [*entry.explain(self.texts, full=entry.type != GENERAL), *self.refusals(entry)]:
                self.console.print(styled(line))


class Person(Agent):
    """Asks somebody at the terminal. ``asked`` is told every question before it is put."""

    def __init__(self, prompt: Prompt, asked: Callable[[Decision], None], general: str = "") -> None:
        super().__init__()
        self.prompt = prompt
        self.console = prompt.console
        self.texts = prompt.texts
        self.asked = asked
        self.general = general

    def decide(self, decision: Decision, view: View) -> list[str]:
        self.asked(decision)
        wish = general_token(self.general)
        if decision.kind == "general" and wish in decision.menu([]):
            return [wish]
        self.prompt.table = lambda: show_board(self.console, self.texts, view)
        self._introduce(decision, view)
        steps: list[list[str]] = [[]]
        while True:
            picks = self._forced(decision, steps[-1])
            self.prompt.refusals = partial(refusals, self.texts, decision, view, picks)
            if not decision.menu(picks):
                if len(picks) == 1 or steps[-1][-1] == DONE or self._confirmed(decision, view, picks):
                    return picks
                steps.pop()
                continue
            cards = card_set(decision, picks)
            if cards is not None:
                path = self._pick_set(decision, view, cards, undo=len(steps) > 1)
            else:
                path = self._pick_one(decision, view, picks, undo=len(steps) > 1)
            if path is None:
                steps.pop()
            else:
                steps.append(path)

    def _introduce(self, decision: Decision, view: View) -> None:
        """Show the table before an own action and to the dead, before other questions only what one holds; then the question."""
        self.console.print()
        if decision.kind == "action" or not view.alive(view.viewer):
            show_board(self.console, self.texts, view)
        elif view.general_piles:
            for line in general_lines(self.texts, view):
                self.console.print(line)
        elif decision.kind == "general":
            self._introduce_generals(decision, view)
        else:
            self.console.print(hand_line(self.texts, view))
        self.console.print(styled(self.texts.prompt(decision, view)), style="bold")

    def _introduce_generals(self, decision: Decision, view: View) -> None:
        """The player's own role, and what the generals can do."""
        role = view.role(view.viewer)
        if role:
            self.prompt.say("your-role", role=self.texts.role(role))
        for token in decision.menu([]):
            for line in self.texts.explain_general(id_of(token)):
                self.console.print(styled(line))
            self.console.print()

    @staticmethod
    def _forced(decision: Decision, picks: list[str]) -> list[str]:
        """The path as far as it has no alternative; the first step is always left to the person."""
        picks = list(picks)
        while picks:
            options = decision.menu(picks)
            if len(options) != 1:
                break
            picks.append(options[0])
        return picks

    def _pick_one(self, decision: Decision, view: View, picks: list[str], *, undo: bool) -> list[str] | None:
        """The path after the next step; ``None`` to take the last one back."""
        options = decision.menu(picks)
        listed = [token for token in options if token not in ENDS]
        ends = [token for token in options if token in ENDS]
        lines = [(str(number), self.texts.option(token, decision, view, picks)) for number, token in enumerate(listed, 1)]
        self._offer(lines + [("0", self.texts.option(token, decision, view, picks)) for token in ends])
        while True:
            words = self._words(listed, view, undo)
            if words == [UNDO]:
                return None
            if words == ["0"] and ends:
                return [*picks, ends[0]]
            tokens = self._tokens(words, listed)
            path = walk(decision, picks, tokens) if tokens else None
            if path is not None:
                return path
            self.prompt.say("do-not-fit" if len(tokens) > 1 else "no-such-choice", count=len(listed))

    def _pick_set(self, decision: Decision, view: View, cards: CardSet, *, undo: bool) -> list[str] | None:
        """The path with cards picked in any order; a number picks a card or puts it back."""
        chosen: list[str] = []
        picks = cards.picks
        while True:
            end = cards.closed(chosen)
            if end is not None and not cards.extensible(chosen):
                return end
            lines = [
                (f"{'*' if token in chosen else ''}{number}", self.texts.option(token, decision, view, picks))
                for number, token in enumerate(cards.row, 1)
            ]
            if end is not None:
                lines.append(("0", self.texts.option(DONE, decision, view, [*picks, *chosen])))
            elif not chosen and PASS in decision.menu(picks):
                end = [*picks, PASS]
                lines.append(("0", self.texts.option(PASS, decision, view, picks)))
            self._offer(lines)
            words = self._words(cards.row, view, undo or bool(chosen))
            tokens = self._tokens(words, cards.row)
            after = [token for token in chosen if token not in tokens] + [token for token in tokens if token not in chosen]
            if words == [UNDO]:
                if not chosen:
                    return None
                chosen.pop()
            elif words == ["0"] and end is not None:
                return end
            elif not tokens:
                self.prompt.say("no-such-choice", count=len(cards.row))
            elif not cards.possible(after):
                self.prompt.say("do-not-fit")
            else:
                chosen = after

    @staticmethod
    def _tokens(words: list[str], listed: list[str]) -> list[str]:
        """What several numbers name; nothing if one of them names nothing."""
        if not all(word.isascii() and word.isdigit() and 1 <= int(word) <= len(listed) for word in words):
            return []
        return [listed[int(word) - 1] for word in words]

    def _words(self, listed: list[str], view: View, undo: bool) -> list[str]:
        """The words of the next line that is an answer; explanations of what is listed are given here."""
        while True:
            line = self.prompt.line()
            if line in (HELP, "？"):
                self.prompt.say("help")
            elif line[:1] in (HELP, "？"):
                self._explain(line[1:].strip(), listed, view)
            elif line.lower() == UNDO and not undo:
                self.prompt.say("nothing-to-undo")
            elif line:
                return line.lower().replace(",", " ").replace("，", " ").split()

    def _explain(self, number: str, listed: list[str], view: View) -> None:
        tokens = self._tokens([number], listed)
        if not tokens:
            self.prompt.say("no-such-choice", count=len(listed))
        for token in tokens:
            card = self.texts.ruleset.card_by_token.get(token)
            if card is not None:
                self.prompt.explain(card.kind.id)
            elif token[0] in "?s":
                for general in view.generals(int(token.lstrip("?")[1:])):
                    self.prompt.explain(general)
            elif token[1:2] == ":" and not is_option(token):
                self.prompt.explain(skill_of(token) if is_skill(token) else id_of(token))
            else:
                self.prompt.say("help")

    def _offer(self, lines: list[tuple[str, str]]) -> None:
        """List what can be picked, also again when something else has been looked at."""

        def choices() -> None:
            for number, text in lines:
                line = styled(f"{number:>3}  {text}")
                line.stylize("bold", 0, 3)
                self.console.print(line)

        choices()
        self.prompt.choices = choices

    def _confirmed(self, decision: Decision, view: View, picks: list[str]) -> bool:
        """Whether the whole path is meant; ``u`` goes back."""
        named = [self.texts.option(token, decision, view, picks[:at]) for at, token in enumerate(picks) if token != DONE]
        question = styled(self.texts.say("confirm", picks=self.texts.join(named)))
        self.console.print(question)
        self.prompt.choices = lambda: self.console.print(question)
        while True:
            line = self.prompt.line().lower()
            if line == UNDO:
                return False
            if line in ("", "1", "y"):
                return True
            self.prompt.say("confirm-help")
