"""Makes the page's fonts: of each typeface only the characters that the page and the texts of the game use, in one file.

Needs npm (the typefaces are fetched from its registry) and ``pip install fonttools brotli``. To be run when texts have brought many
new characters; until then a browser shows those in a font of its own.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parent.parent
LOCALE = ROOT / "src" / "sanguosha" / "locale"
PAGE = ROOT / "web" / "src"
TARGET = PAGE / "fonts"
CHINESE = re.compile(r"[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]")
SIMPLE, TRADITIONAL, LATIN = "hans", "hant", "latin"
# What texts hold beside letters; those that are wider in Chinese come with the Chinese faces too.
SIGNS = "×·–—‘’“”…♠♣♥♦−→←✓∞"
WIDE_SIGNS = "·—‘’“”…"


@dataclass(frozen=True)
class Face:
    """A typeface in one weight, as its package on npm has it, and the characters it is for."""

    name: str
    package: str
    version: str
    weight: int
    script: str


FACES = (
    Face("noto-serif-400", "noto-serif", "5.3.0", 400, LATIN),
    Face("noto-serif-700", "noto-serif", "5.3.0", 700, LATIN),
    Face("alegreya-500", "alegreya", "5.3.0", 500, LATIN),
    Face("alegreya-700", "alegreya", "5.3.0", 700, LATIN),
    Face("noto-serif-sc-400", "noto-serif-sc", "5.3.0", 400, SIMPLE),
    Face("noto-serif-sc-700", "noto-serif-sc", "5.3.0", 700, SIMPLE),
    Face("noto-serif-tc-400", "noto-serif-tc", "5.3.0", 400, TRADITIONAL),
    Face("noto-serif-tc-700", "noto-serif-tc", "5.3.0", 700, TRADITIONAL),
    Face("ma-shan-zheng-400", "ma-shan-zheng", "5.3.1", 400, SIMPLE),
    Face("yuji-boku-400", "yuji-boku", "5.3.0", 400, SIMPLE + TRADITIONAL),
    Face("lxgw-wenkai-tc-700", "lxgw-wenkai-tc", "5.3.0", 700, TRADITIONAL),
)
LAYOUT = ("kern", "liga", "lnum", "ccmp", "locl")
# The last face is only for what the brushes before it lack.
BRUSHES = ("ma-shan-zheng-400", "yuji-boku-400")
STOPGAP = "lxgw-wenkai-tc-700"


def main() -> int:
    """Make all faces and the list of what they have."""
    TARGET.mkdir(exist_ok=True)
    common = in_page() | {ord(sign) for sign in WIDE_SIGNS}
    wanted = {SIMPLE: used("zh-Hans") | common, TRADITIONAL: used("zh-Hant") | common, LATIN: latin()}
    wanted[SIMPLE + TRADITIONAL] = wanted[SIMPLE] | wanted[TRADITIONAL]
    painted: set[int] = set()
    with tempfile.TemporaryDirectory() as folder:
        for face in FACES:
            characters = wanted[face.script] - (painted if face.name == STOPGAP else set())
            font = make(face, characters, Path(folder))
            if face.name in BRUSHES:
                painted |= set(font.getBestCmap())
            path = TARGET / f"{face.name}.woff2"
            font.flavor = "woff2"
            font.save(path)
            print(f"{path.name}: {len(font.getBestCmap())} characters, {path.stat().st_size // 1024} KiB")
    lines = [f"{script} {''.join(sorted(map(chr, wanted[script])))}\n" for script in (SIMPLE, TRADITIONAL)]
    (TARGET / "characters.txt").write_text("".join(lines), encoding="utf-8")
    return 0


def used(language: str) -> set[int]:
    """The Chinese characters in the texts of a language."""
    return {ord(sign) for file in (LOCALE / language).glob("*.ftl") for sign in CHINESE.findall(file.read_text(encoding="utf-8"))}


def in_page() -> set[int]:
    """The Chinese characters in the page itself: lettering of pictures, names of languages."""
    files = [file for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte")]
    return {ord(sign) for file in files for sign in CHINESE.findall(file.read_text(encoding="utf-8"))}


def latin() -> set[int]:
    """Letters of the languages with Latin script, Vietnamese among them."""
    return {*range(0x20, 0x7F), *range(0xA0, 0x180), *map(ord, "ƠơƯư"), *range(0x1EA0, 0x1EFA), *map(ord, SIGNS)}


def make(face: Face, characters: set[int], folder: Path) -> TTFont:
    """One font of the slices in which a package has a face."""
    parts = []
    for slice in sorted(fetched(face, folder).glob(f"files/*-{face.weight}-normal.woff2")):
        font = TTFont(slice)
        wanted = characters & set(font.getBestCmap())
        # A character that stands in several slices is taken from the first.
        characters = characters - wanted
        if wanted:
            parts.append(cut(font, wanted, folder / f"{face.name}-{len(parts)}.ttf", layout=face.script == LATIN))
    return Merger().merge([str(part) for part in parts])


def cut(font: TTFont, characters: set[int], path: Path, *, layout: bool) -> Path:
    """A slice with only these characters."""
    options = Options(hinting=False, layout_features=list(LAYOUT) if layout else [], notdef_outline=True)
    options.drop_tables += ["BASE", "DSIG", "STAT", *([] if layout else ["GSUB", "GPOS", "GDEF"])]
    font.flavor = None
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.save(path)
    return path


def fetched(face: Face, folder: Path) -> Path:
    """The folder of a package, fetched when first asked for."""
    place = folder / face.package
    if not place.exists():
        name = f"@fontsource/{face.package}@{face.version}"
        packed = subprocess.run(["npm", "pack", "--silent", name], cwd=folder, check=True, capture_output=True, text=True)
        with tarfile.open(folder / packed.stdout.strip()) as archive:
            archive.extractall(folder / f"{face.package}.part", filter="data")
        (folder / f"{face.package}.part" / "package").rename(place)
    return place


if __name__ == "__main__":
    sys.exit(main())
