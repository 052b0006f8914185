"""What programs import from ``sanguosha``, and authors of generals from ``sanguosha.kit``."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

import sanguosha
from sanguosha import kit
from sanguosha.cards import basic, delayed_tricks, instant_tricks
from sanguosha.engine.happenings import frames, history
from sanguosha.engine.parts import effects, modifiers, part, selections, triggers
from sanguosha.engine.pieces.card import Kind

# What only the engine derives from or writes.
BASES = {"Modifier", "End", "LeavesRing"}
EXAMPLES = Path(__file__).parents[1] / "examples"
LOADED = "import sys, sanguosha; print(*(name for name in sys.modules if name.startswith('sanguosha.')))"


@pytest.mark.parametrize("name", sanguosha.__all__)
def test_programs_find_every_name(name):
    assert getattr(sanguosha, name) is not None
    assert name in dir(sanguosha)


def test_nothing_is_loaded_before_it_is_asked_for():
    assert subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout.split() == []


def test_what_is_not_there_is_told_by_its_name():
    with pytest.raises(AttributeError, match="Nonsense"):
        sanguosha.Nonsense  # noqa: B018


@pytest.mark.parametrize("module", [triggers, modifiers, selections, frames, effects], ids=lambda module: module.__name__)
def test_authors_find_every_base_frame_and_selection(module: ModuleType):
    made = {name for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__}
    wanted = {name for name in made if not name.startswith("_") and (inspect.isclass(vars(module)[name]) or name.islower())}
    assert len(wanted) > 10
    assert wanted - BASES <= set(kit.__all__)


@pytest.mark.parametrize("module", [basic, instant_tricks, delayed_tricks], ids=lambda module: module.__name__)
def test_authors_find_every_card_that_is_used(module: ModuleType):
    kinds = {name for name, value in vars(module).items() if isinstance(value, Kind)}
    assert kinds <= set(kit.__all__)


def test_the_kit_has_what_it_lists_once():
    assert len(set(kit.__all__)) == len(kit.__all__)
    assert all(hasattr(kit, name) for name in kit.__all__)


@pytest.mark.parametrize("file", sorted(EXAMPLES.rglob("*.py")), ids=lambda file: file.name)
def test_the_kit_has_what_the_examples_import(file: Path):
    imports = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.ImportFrom)]
    assert {name.name for node in imports if node.module == "sanguosha.kit" for name in node.names} <= set(kit.__all__)


def test_no_name_that_authors_write_means_two_things():
    modules = [frames, history, part, triggers, modifiers, selections, effects]
    made = [
        name for module in modules for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__
    ]
    assert [name for name, count in Counter(made).items() if count > 1 and not name.startswith("_")] == []
