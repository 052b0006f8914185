"""Writes the tables of options in ``docs/modes.md``, from what the modes of this project say of theirs."""

from __future__ import annotations

from pathlib import Path

from sanguosha.modes.options import described
from sanguosha.packages import own_packages

TARGET = Path(__file__).parents[1] / "docs/modes.md"
START = "<!-- written by tools/mode_docs.py -->\n"
END = "<!-- to here -->\n"


def tables() -> str:
    """A table of options for each mode."""
    lines = []
    for mode in [mode for package in own_packages().values() for mode in package.modes]:
        lines += [f"### {mode.id}", "", "| option | what it is good for | set by |", "| --- | --- | --- |"]
        for option in described(mode.options):
            ways = option.ways.replace("|", "\\|")
            lines.append(f"| `{ways}` | {option.about.help} | {'the room' if option.about.set_by_room else 'players'} |")
        lines.append("")
    return "\n".join(lines)


def whole(text: str) -> str:
    """The document with the tables as they are now."""
    before, _, rest = text.partition(START)
    _, _, after = rest.partition(END)
    return before + START + "\n" + tables() + "\n" + END + after


if __name__ == "__main__":
    TARGET.write_text(whole(TARGET.read_text(encoding="utf-8")), encoding="utf-8")
