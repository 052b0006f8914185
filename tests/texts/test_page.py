"""The texts of the page are those that it shows."""

from pathlib import Path

import pytest

from tests.texts import keys

LOCALE = keys.SOURCE / "locale" / "en"
PAGE = Path(__file__).parents[2] / "web" / "src"
# What the page puts a word behind: ``page-mode-${id}``.
OPEN = "${"


def sources() -> str:
    """All that the page is made of, but for its tests."""
    files = [file for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts")]
    return "".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("file", ["page.ftl", "page-modes.ftl"])
def test_every_text_of_the_page_is_shown(file: str):
    source = sources()
    lines = (LOCALE / file).read_text(encoding="utf-8").splitlines()
    written = [line.split(" =")[0] for line in lines if line[:1].isalpha()]
    assert written
    for key in written:
        parts = key.split("-")
        begun = ["-".join(parts[:count]) + "-" + OPEN for count in range(1, len(parts))]
        assert key in source or any(start in source for start in begun), f"{key} is shown nowhere"
