"""What the README shows works as shown."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"
BLOCKS = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)


def test_the_program_of_the_readme_plays_a_game():
    run = subprocess.run([sys.executable, "-c", BLOCKS[0]], capture_output=True, text=True, check=True)
    assert run.stdout.split()[0] in ("lord", "rebel", "renegade")


def test_the_general_of_the_readme_is_that_of_the_example():
    example = README.parent / "examples/zhou_cang/src/sanguosha_zhou_cang/zhou_cang.py"
    assert BLOCKS[1] == example.read_text(encoding="utf-8")
    assert len(BLOCKS[1].splitlines()) <= 25
