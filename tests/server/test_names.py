"""Names and lines of chat, as people see them."""

from __future__ import annotations

import pytest

from sanguosha.server.doors.names import NAME_LENGTH, clean_name, clean_text, looks, unlike
from tests.server.client import Server, table_of

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
HEART = "❤\ufe0f\u200d🔥"
SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
NODDING = "🙂\u200d↕\ufe0f"
UNSEEN = (
    "\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u200b", "\u200d", "\u200d\u200d", "\ufe0f", "\u00ad", "\u034f", "\u2060",
    "\ufeff", "\U000e0041", "\U000e0100", "\u00a0", "\u3000", "\u2028", "\u202e", "\u0301",
    "\u3164 \u2800", "\u180e", "\u061c", "\U0001d159",
)  # fmt: skip


@pytest.mark.parametrize("text", UNSEEN, ids=ascii)
def test_what_cannot_be_seen_is_nothing(text: str):
    assert clean_text(text) == ""
    assert clean_text(f"Ann{text}") in ("Ann", f"Ann{text}" if text == "\u0301" else "Ann")


@pytest.mark.parametrize(
    "text",
    [
        "Ann", "刘备", "Nguyễn Văn A", "O'Neil-Ż", "é", "ก็", FAMILY, HEART, SCOTLAND, NODDING, "👍🏽", "👩🏽\u200d🚀",
        "1\ufe0f\u20e3", "☀\ufe0f", "☀\ufe0e", "🇨🇳", "⠓⠊", "\U0001fae8",
    ],
)  # fmt: skip
def test_what_can_be_seen_stays_as_it_is(text: str):
    assert clean_text(text) == text
    assert clean_name(text) == text


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("  Ann\t\n B ", "Ann B"), ("A\u200bnn", "Ann"), ("A\u200dn", "An"), ("\u202eevil", "evil"), ("👍\u200d", "👍"),
        ("\u200d👍", "👍"), ("👍\u200dx", "👍x"), ("a\ufe0f", "a"), ("⠀👍", "👍"), ("x" + "\u0301" * 50, "x" + "\u0301" * 4),
        ("🏴\U000e0067x\U000e0067", "🏴\U000e0067x"),
    ],
)  # fmt: skip
def test_only_what_is_not_seen_goes(text: str, seen: str):
    assert clean_text(text) == seen


def test_long_names_are_cut_but_no_emoji_in_two():
    assert clean_name("x" * 30) == "x" * NAME_LENGTH
    assert clean_name("x" * 18 + FAMILY) == "x" * 18
    assert clean_name("x" * 19 + "👍🏽") == "x" * 19
    assert clean_name("x" * 19 + "☀\ufe0f") == "x" * 19
    assert clean_name("x" * 13 + FAMILY + "y") == "x" * 13 + FAMILY


def test_names_differ_when_they_look_alike():
    assert unlike("Ann", ["Bob"]) == "Ann"
    assert unlike("Ann", ["ann", "Ann 2"]) == "Ann 3"
    assert looks("Ａｎｎ") == looks("ANN") == looks("A\u200bnn")


def test_a_name_that_cannot_be_seen_is_no_name(server: Server):
    with server.client("\u3164") as ann:
        assert ann.me["name"].startswith("Guest ")
        for name in ("\u2800", "\u115f \uffa0", ""):
            ann.say("rename", name=name)
            assert ann.refused() == "bad-name"
        ann.say("rename", name=FAMILY)
        assert ann.hear("welcome")["name"] == FAMILY


def test_a_line_that_cannot_be_seen_is_not_said(server: Server):
    (ann,) = table_of(server, "Ann")
    for text in ("\u3164", "\u2800\u2800"):
        ann.say("say", text=text)
        assert ann.refused() == "empty"
    ann.say("say", text=f"hi {FAMILY}")
    assert ann.hear("said")["text"] == f"hi {FAMILY}"


def names(room: dict[str, object]) -> list[str]:
    return [place["name"] for place in room["places"]]  # type: ignore[attr-defined]


def test_names_in_one_room_differ(server: Server):
    ann, other = table_of(server, "Ann", "ann", players=4)
    assert other.room is not None
    assert names(other.room) == ["Ann", "ann 2", "", ""]
    with server.client("Ａｎｎ") as third:
        third.say("watch", room=other.room["room"])
        third.hear("room")
        third.say("say", text="hello")
        assert ann.hear("said")["name"] == "Ａｎｎ 3"
        other.say("rename", name="Bob")
        third.say("rename", name="Bob")
        ann.hear("room", lambda room: names(room) == ["Ann", "Bob", "", ""])
        third.hear("welcome", lambda welcome: welcome["name"] == "Bob")
        third.say("say", text="hello")
        assert ann.hear("said")["name"] == "Bob 2"
    other.say("leave")
    ann.hear("room", lambda room: names(room) == ["Ann", "", "", ""])


def test_no_two_bots_have_one_name(server: Server):
    (ann,) = table_of(server, "Ann", players=5)
    ann.say("add_bot", seat=2)
    ann.say("move", first=2, second=4)
    ann.say("add_bot", seat=2)
    room = ann.hear("room", lambda room: sum(place["bot"] for place in room["places"]) == 2)
    assert names(room) == ["Ann", "", "Bot 4", "", "Bot 3"]
    ann.say("start")
    room = ann.hear("room", lambda room: room["running"])
    assert len(set(names(room))) == 5
