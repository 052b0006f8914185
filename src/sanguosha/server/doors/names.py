"""Names and lines of chat as people see them, and names in one room that differ."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Iterable

NAME_LENGTH = 20
JOINER = "\u200d"
SELECTORS = ("\ufe0e", "\ufe0f")
# Characters that are drawn as nothing, though Unicode does not say that they may be ignored.
BLANK = frozenset("\u2800\U0001d159\U00016fe4")
# What Unicode calls default-ignorable (DerivedCoreProperties.txt), first and last.
IGNORABLE = (
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x200B, 0x200F),
    (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
FIRSTS = [first for first, _ in IGNORABLE]
# A black flag, followed by letters that are not drawn, is the flag of a region.
FLAG = "\U0001f3f4"
TAGS = range(0xE0020, 0xE0080)
# Here are emoji, also those that this Python does not know yet.
PICTURES = frozenset(map(chr, range(0x1F000, 0x1FB00)))
# Marks that are drawn over the character before them; more of them reach into other lines.
MOST_MARKS = 4


def clean_text(text: str) -> str:
    """A name or a line of chat of what can be seen, with single blanks. Joiners and selectors stay inside emoji."""
    kept: list[str] = []
    marks = 0
    for at, sign in enumerate(text):
        if ignorable(sign):
            if _shapes_emoji(kept, sign, text[at + 1 : at + 2]):
                kept.append(sign)
            continue
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(sign if (sign.isprintable() or sign in PICTURES) and sign not in BLANK else " ")
    found = " ".join("".join(kept).split())
    return found if any(_is_seen(sign) for sign in found) else ""


def clean_name(text: str) -> str:
    """A name as it is shown, cut where it is too long, but no emoji in two."""
    name = clean_text(text)
    if len(name) <= NAME_LENGTH:
        return name
    end = NAME_LENGTH
    while end > 0 and (name[end] == JOINER or name[end - 1] == JOINER or ignorable(name[end]) or _is_skin(name[end])):
        end -= 1
    return clean_text(name[:end])


def ignorable(sign: str) -> bool:
    """Whether a character is not drawn, by itself."""
    code = ord(sign)
    at = bisect_right(FIRSTS, code) - 1
    return at >= 0 and code <= IGNORABLE[at][1]


def _shapes_emoji(before: list[str], sign: str, after: str) -> bool:
    """Whether a character that is not drawn makes one picture of those around it, or chooses how one looks."""
    if not before:
        return False
    if ord(sign) in TAGS:
        return before[-1] == FLAG or ord(before[-1]) in TAGS
    if sign in SELECTORS:
        return _is_picture(before[-1]) or before[-1] in "0123456789#*"
    is_end = _is_picture(before[-1]) or _is_skin(before[-1]) or before[-1] in SELECTORS
    return sign == JOINER and is_end and after != "" and _is_picture(after)


def _is_picture(sign: str) -> bool:
    return (unicodedata.category(sign) in ("So", "Sm") or sign in PICTURES) and sign not in BLANK


def _is_skin(sign: str) -> bool:
    return "\U0001f3fb" <= sign <= "\U0001f3ff"


def _is_seen(sign: str) -> bool:
    return not ignorable(sign) and unicodedata.category(sign)[0] not in "MZ"


def looks(name: str) -> str:
    """What makes two names the same to the eye."""
    return "".join(sign for sign in unicodedata.normalize("NFKC", name).casefold() if not ignorable(sign))


def unlike(name: str, others: Iterable[str]) -> str:
    """This name, with a number behind it if one of the others has it."""
    taken = {looks(other) for other in others}
    number, found = 1, name
    while looks(found) in taken:
        number += 1
        found = f"{name} {number}"
    return found


def bot_name(place: int, others: Iterable[str]) -> str:
    """What a bot is called: by its place, or the next number that nobody there is called by."""
    taken = {looks(other) for other in others}
    number = place + 1
    while looks(f"Bot {number}") in taken:
        number += 1
    return f"Bot {number}"
