"""Makes the page's fonts: of each typeface only the characters that the page and the texts of the game use, in one file.

Needs npm (the typefaces are fetched from its registry). To be run when texts have brought many
new characters; until then a browser shows those in a font of its own.

The typefaces are under the SIL Open Font License. It forbids that a changed typeface keeps a reserved name: what is cut here has a
name of its own, inside the file too, and ``OFL.txt`` beside the fonts says whose work each is made of.
"""

from __future__ import annotations

import json
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
SIGNS = "×·–—‘’“”…♠♣♥♦−→←↓✓∞"
WIDE_SIGNS = "·—‘’“”…"


@dataclass(frozen=True)
class Face:
    """A typeface in one weight, as its package on npm has it, the name it gets here, and the characters it is for."""

    family: str
    package: str
    version: str
    weight: int
    script: str
    # What its makers do not let changed typefaces be called.
    reserved: str = ""

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.family.lower().replace(' ', '-')}-{self.weight}"


FACES = (
    Face("Serif", "noto-serif", "5.3.0", 400, LATIN),
    Face("Serif", "noto-serif", "5.3.0", 700, LATIN),
    Face("Title", "alegreya", "5.3.0", 500, LATIN),
    Face("Title", "alegreya", "5.3.0", 700, LATIN),
    Face("Serif SC", "noto-serif-sc", "5.3.0", 400, SIMPLE, "Source"),
    Face("Serif SC", "noto-serif-sc", "5.3.0", 700, SIMPLE, "Source"),
    Face("Serif TC", "noto-serif-tc", "5.3.0", 400, TRADITIONAL, "Source"),
    Face("Serif TC", "noto-serif-tc", "5.3.0", 700, TRADITIONAL, "Source"),
    Face("Brush", "ma-shan-zheng", "5.3.1", 400, SIMPLE),
    Face("Brush TC", "yuji-boku", "5.3.0", 400, SIMPLE + TRADITIONAL),
    Face("Brush More", "lxgw-wenkai-tc", "5.3.0", 700, TRADITIONAL, "LXGW, 霞鹜"),
)
LAYOUT = ("kern", "liga", "lnum", "ccmp", "locl")
# The last face is only for what the brushes before it lack.
BRUSHES = ("Brush", "Brush TC")
STOPGAP = "Brush More"
LICENCE = "This Font Software is licensed under the SIL Open Font License, Version 1.1."
URL = "https://openfontlicense.org"
STYLES = {400: "Regular", 500: "Medium", 700: "Bold"}
NOTICE = """The fonts of the page are made of the typefaces below: cut down to the characters that the page uses, each joined to one
file and given another name. They are under the licence that follows.

"""


def main() -> int:
    """Make all faces and the list of what they have."""
    TARGET.mkdir(exist_ok=True)
    common = in_page() | {ord(sign) for sign in WIDE_SIGNS}
    wanted = {SIMPLE: used("zh-Hans") | common, TRADITIONAL: used("zh-Hant") | common, LATIN: latin()}
    wanted[SIMPLE + TRADITIONAL] = wanted[SIMPLE] | wanted[TRADITIONAL]
    painted: set[int] = set()
    origins: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder:
        for face in FACES:
            characters = wanted[face.script] - (painted if face.family == STOPGAP else set())
            font = make(face, characters, Path(folder))
            if face.family in BRUSHES:
                painted |= set(font.getBestCmap())
            origins[face.family] = origin(face, font, fetched(face, Path(folder)))
            call(font, face)
            path = TARGET / f"{face.name}.woff2"
            font.flavor = "woff2"
            font.save(path)
            print(f"{path.name}: {len(font.getBestCmap())} characters, {path.stat().st_size // 1024} KiB")
        text = (fetched(FACES[0], Path(folder)) / "LICENSE").read_text(encoding="utf-8")
    (TARGET / "OFL.txt").write_text(NOTICE + "".join(origins.values()) + text[text.index("\n") :], encoding="utf-8")
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


def origin(face: Face, font: TTFont, package: Path) -> str:
    """Whose typeface a font was made of, before it got its name here."""
    made_of = json.loads((package / "metadata.json").read_text(encoding="utf-8"))["family"]
    reserved = f", with Reserved Font Name {face.reserved}" if face.reserved else ""
    return f"{face.family}: made of {made_of}\n    {font['name'].getDebugName(0).rstrip('.')}{reserved}\n"


def call(font: TTFont, face: Face) -> None:
    """Give a font its name here, in all places where a reader of the file may look for one."""
    family, style = f"Sanguosha {face.family}", STYLES[face.weight]
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in (0, 5)]
    joined = family.replace(" ", "")
    for place, text in {
        1: family,
        2: style,
        3: f"{joined}-{style}",
        4: f"{family} {style}",
        6: f"{joined}-{style}",
        13: LICENCE,
        14: URL,
    }.items():
        names.setName(text, place, 3, 1, 0x409)


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
