"""What the pages of ``docs`` show works as shown."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent.parent / "docs"
BLOCK = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.S | re.M)
TITLE = re.compile(r'title="([^"]+)"')


def programs(page: Path) -> list[str]:
    """The programs of a page that stand in no file and want nothing from outside."""
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    python = [code for language, title, code in found if language == "python" and not title]
    return [code for code in python if "sys.argv" not in code]


@pytest.mark.parametrize("page", [page for page in sorted(DOCS.glob("*.md")) if programs(page)], ids=lambda page: page.stem)
def test_the_programs_of_a_page_run_one_after_the_other(page: Path):
    code = "\n".join(programs(page))
    run = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_the_package_of_the_page_about_generals_is_found_and_passes_its_tests(tmp_path: Path):
    for _, title, text in BLOCK.findall((DOCS / "generals.md").read_text(encoding="utf-8")):
        if named := TITLE.search(title):
            file = tmp_path / named[1]
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    # What an installation would leave behind for Python to find the package.
    (info := tmp_path / "src" / "my_generals-0.1.0.dist-info").mkdir()
    points = "\n".join(
        f"[{group}]\n" + "\n".join(f"{name} = {where}" for name, where in of.items())
        for group, of in project["entry-points"].items()
    )
    (info / "entry_points.txt").write_text(points, encoding="utf-8")
    (info / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8")
    program = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    run = subprocess.run(program, check=False, cwd=tmp_path, env={"PYTHONPATH": "src"}, capture_output=True, text=True)
    assert "2 passed" in run.stdout, run.stdout + run.stderr
