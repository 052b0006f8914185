#!/usr/bin/env python3
"""List the rulings of the catalogue that no test shows.

The catalogue is ``tests/rulings/*.yaml``, id: text. Two of its files are special, id: reason:
``elsewhere.yaml`` (rulings of a mode or option that does not exist yet, not counted) and
``waived.yaml`` (rulings of the catalogue held to be wrong, without a test).

A test shows a ruling by the decorator ``@ruling("id", ...)``. Tests are read, not run. A test that is
skipped or expected to fail, wholly or in some of its cases, does not count.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeGuard

import yaml

TESTS = Path(__file__).resolve().parent.parent / "tests"
SKIP = re.compile(r"(pytest\.mark|pytest|mark)\.(skip|skipif|xfail)")

Function = ast.FunctionDef | ast.AsyncFunctionDef
By = Literal["test", "skipped test", "something else"]


@dataclass
class Catalogue:
    """The rulings by id, and what is wrong with their files."""

    texts: dict[str, str] = field(default_factory=dict)
    elsewhere: dict[str, str] = field(default_factory=dict)
    waived: dict[str, str] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Mention:
    """A ruling named by a call of ``ruling``, and by what."""

    place: str
    ruling: str
    by: By


def read_catalogue(folder: Path) -> Catalogue:
    """Read every file of the catalogue."""
    catalogue = Catalogue()
    special = {"elsewhere.yaml": catalogue.elsewhere, "waived.yaml": catalogue.waived}
    for path in sorted(folder.glob("*.yaml")):
        entries = special.get(path.name, catalogue.texts)
        for key, value in read_mapping(path):
            if key in entries:
                catalogue.errors.append(f"{path.name}: {key} occurs twice")
            if not value.strip():
                catalogue.errors.append(f"{path.name}: {key} says nothing")
            entries[key] = value
    if not catalogue.texts:
        catalogue.errors.append(f"{folder}: no catalogue")
    for key in catalogue.elsewhere:
        if key in catalogue.texts:
            catalogue.errors.append(f"elsewhere.yaml: {key} is in the catalogue too")
    for key in catalogue.waived:
        if key not in catalogue.texts:
            catalogue.errors.append(f"waived.yaml: {key} is not in the catalogue")
    return catalogue


def read_mapping(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the entries of a YAML mapping of texts, also those that occur twice."""
    node = yaml.compose(path.read_text(encoding="utf-8"))
    if node is None:
        return
    if not isinstance(node, yaml.MappingNode):
        raise SystemExit(f"{path}: not a mapping")
    for key, value in node.value:
        if not isinstance(key, yaml.ScalarNode) or not isinstance(value, yaml.ScalarNode):
            raise SystemExit(f"{path}:{key.start_mark.line + 1}: not a text")
        yield key.value, value.value


def read_tests(folder: Path) -> Iterator[Mention]:
    """Yield every ruling named in the Python files of the folder."""
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        name = path.relative_to(folder.parent).as_posix()
        counted: set[ast.Call] = set()
        if path.name.startswith("test_"):
            for test, skipped in tests_of(tree, skipped=False):
                for decorator in filter(is_ruling, test.decorator_list):
                    counted.add(decorator)
                    yield from mentions(decorator, name, "skipped test" if skipped else "test")
        for node in ast.walk(tree):
            if is_ruling(node) and node not in counted:
                yield from mentions(node, name, "something else")


def tests_of(scope: ast.Module | ast.ClassDef, skipped: bool) -> Iterator[tuple[Function, bool]]:
    """Yield the tests that pytest finds in a module or class, and whether each is skipped."""
    around: list[ast.AST] = [node for node in scope.body if not isinstance(node, Function | ast.ClassDef)]
    if isinstance(scope, ast.ClassDef):
        around += scope.decorator_list
    skipped = skipped or any(map(skips, around))
    for node in scope.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from tests_of(node, skipped)
        elif isinstance(node, Function) and node.name.startswith("test_"):
            yield node, skipped or skips(node)


def skips(tree: ast.AST) -> bool:
    """Whether pytest's skip, skipif or xfail, as mark or call, occurs anywhere in the tree."""
    return any(isinstance(node, ast.Attribute) and SKIP.fullmatch(ast.unparse(node)) for node in ast.walk(tree))


def is_ruling(node: ast.AST) -> TypeGuard[ast.Call]:
    """Whether the expression is a call of ``ruling``."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ruling"


def mentions(call: ast.Call, name: str, by: By) -> Iterator[Mention]:
    """Yield what one call of ``ruling`` names; an argument that is not a string stands as its source."""
    for argument in call.args:
        text = str(argument.value) if isinstance(argument, ast.Constant) else ast.unparse(argument)
        yield Mention(f"{name}:{argument.lineno}", text, by)


def check(tests: Path, missing: str = "") -> tuple[list[str], bool]:
    """Return the lines of the report and whether all is well; ``missing`` narrows the list of untested rulings."""
    catalogue = read_catalogue(tests / "rulings")
    errors = list(catalogue.errors)
    tested: set[str] = set()
    for mention in read_tests(tests):
        about = f"{mention.place}: {mention.ruling}"
        if mention.ruling in catalogue.elsewhere:
            errors.append(f"{about}: is not counted yet, {catalogue.elsewhere[mention.ruling]}")
        elif mention.ruling not in catalogue.texts:
            errors.append(f"{about}: no such ruling")
        elif mention.ruling in catalogue.waived:
            errors.append(f"{about}: is waived, yet a test names it")
        elif mention.by == "something else":
            errors.append(f"{about}: not named by the decorator of a test")
        elif mention.by == "test":
            tested.add(mention.ruling)
    due = {key: text for key, text in catalogue.texts.items() if key not in catalogue.waived}
    lines = [f"error: {error}" for error in errors]
    lines += [f"waived: {key}  {reason}" for key, reason in catalogue.waived.items()]
    lines += [f"{key}  {text}" for key, text in due.items() if key not in tested and key.startswith(missing)]
    lines.append(f"{len(tested)} of {len(due)} rulings tested")
    return lines, not errors and len(tested) == len(due)


def main(arguments: list[str] | None = None, tests: Path = TESTS) -> int:
    """Print the report; 0 if every ruling is tested and nothing is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--missing", metavar="PREFIX", default="", help="narrow the list of untested rulings to these ids")
    lines, well = check(tests, parser.parse_args(arguments).missing)
    print("\n".join(lines))
    return 0 if well else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:  # the reader (head, grep -q) has seen enough
        sys.stderr.close()
