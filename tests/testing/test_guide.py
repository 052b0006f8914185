"""The examples of docs/testing.md are true."""

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "testing.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
IMPORT = "from sanguosha.testing import Table\n"


@pytest.mark.parametrize("place", range(len(EXAMPLES)))
def test_an_example_is_true(place):
    exec(compile(IMPORT + EXAMPLES[place], f"{GUIDE.name}, example {place + 1}", "exec"), {})


def test_there_are_examples_and_each_claims_something():
    assert len(EXAMPLES) > 6
    assert all("assert" in example or "twins" in example for example in EXAMPLES)
