"""The width that lines have at the terminal."""

from __future__ import annotations

import pytest

from sanguosha.cli.console import NARROWEST, make_console


def test_lines_follow_a_terminal_that_changes_its_width(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "120")
    console = make_console()
    assert console.width == 120
    monkeypatch.setenv("COLUMNS", "60")
    assert console.width == 60


def test_what_is_narrower_than_a_word_is_written_as_if_it_were_not(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "3")
    assert make_console().width == NARROWEST
