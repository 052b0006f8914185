"""The page's types of the protocol are those of the server."""

from __future__ import annotations

from tools.protocol_types import TARGET, source


def test_the_page_has_the_types_of_the_messages_as_they_are_now() -> None:
    assert TARGET.read_text(encoding="utf-8") == source(), "run tools/protocol_types.py"


def test_a_message_keeps_its_tag_and_what_may_be_left_out() -> None:
    hello = source().split("export interface Hello {")[1].split("}")[0]
    assert 't: "hello";' in hello
    assert "protocol: number;" in hello
    assert "token?: string;" in hello
