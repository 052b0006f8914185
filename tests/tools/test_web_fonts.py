"""The page's fonts have names of their own, and the licence of what they are made of goes with them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from tools.web_fonts import FACES, TARGET

LICENCE = (TARGET / "OFL.txt").read_text(encoding="utf-8")
STYLES = (TARGET / "fonts.css").read_text(encoding="utf-8")
RESERVED = {name for face in FACES for name in face.reserved.split(", ") if name}
SHOWN = (1, 2, 3, 4, 6, 16, 17)


def names(file: str) -> dict[int, str]:
    """What a font calls itself, by the number of the entry."""
    return {record.nameID: str(record) for record in TTFont(TARGET / file)["name"].names}


def test_every_file_is_of_a_typeface_that_the_tool_knows() -> None:
    assert {path.name for path in TARGET.glob("*.woff2")} == {f"{face.name}.woff2" for face in FACES}


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_a_font_has_a_name_of_its_own_and_says_whose_work_it_is(face) -> None:
    called = names(f"{face.name}.woff2")
    shown = " ".join(called[place] for place in SHOWN if place in called)
    assert called[1] == f"Sanguosha {face.family}"
    assert not [name for name in RESERVED if name in shown]
    assert called[0].rstrip(".") in LICENCE
    assert "SIL Open Font License" in called[13]


def test_the_page_calls_the_fonts_as_they_call_themselves() -> None:
    assert set(re.findall(r'font-family: "(.+)"', STYLES)) == {f"Sanguosha {face.family}" for face in FACES}


def test_the_licence_tells_all_origins_and_the_names_that_are_reserved() -> None:
    for face in FACES:
        assert f"{face.family}: made of " in LICENCE
        assert not face.reserved or f"Reserved Font Name {face.reserved}" in LICENCE
    assert "SIL OPEN FONT LICENSE Version 1.1" in LICENCE


def test_wheels_carry_the_licence_of_the_fonts() -> None:
    root = Path(__file__).parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    carried = [root / file for file in project["license-files"]]
    assert TARGET / "OFL.txt" in carried
    assert all(file.is_file() for file in carried)
