"""Whose work the page contains is told on it."""

from __future__ import annotations

import json
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
LIBRARIES = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]


def test_the_settings_lead_to_the_licences_of_typefaces_and_libraries(open_page):
    page = open_page("#/settings")
    link = page.get_by_role("link", name="Licence texts")
    told = page.request.get(page.evaluate("address => new URL(address, location).href", link.get_attribute("href")))
    assert told.ok
    assert (WEB / "src" / "fonts" / "OFL.txt").read_text(encoding="utf-8").strip() in told.text()
    for library, version in {**LIBRARIES, "svelte": ""}.items():
        assert f"{library} {version}" in told.text()
