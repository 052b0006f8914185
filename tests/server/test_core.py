"""The core is shared among addresses."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest

from sanguosha.server.doors.core import BURST, THERE, Core
from tests.server.client import Server, settings_for
from tests.server.clockwork import Clockwork
from tests.server.test_pace import by_clockwork

MINE, OTHER, THIRD = "192.0.2.1", "192.0.2.2", "192.0.2.3"


def test_who_has_used_more_than_a_share_waits_while_others_are_there():
    async def test(loop: Clockwork) -> None:
        core = Core(0.25)
        core.charge(MINE, BURST + 1.0)
        assert core.debt(MINE) == 0.0, "alone"
        core.charge(OTHER, 0.001)
        assert core.debt(MINE) == pytest.approx(4.0, abs=0.5)
        assert core.debt(OTHER) == 0.0
        waiting = asyncio.create_task(core.rested(MINE))
        await loop.go_ahead(3.0)
        assert not waiting.done()
        core.charge(OTHER, 0.001)
        await loop.go_ahead(1.5)
        await waiting
        core.charge(MINE, BURST + 100.0)
        await loop.go_ahead(THERE + 1.0)
        assert core.debt(MINE) == 0.0, "the other one has gone"

    by_clockwork(test)


def test_with_the_whole_core_nobody_waits():
    async def test(loop: Clockwork) -> None:
        core = Core(1.0)
        core.charge(MINE, 100.0)
        core.charge(OTHER, 0.001)
        assert core.debt(MINE) == 0.0

    by_clockwork(test)


def test_addresses_come_up_in_turn_and_messages_between_them():
    async def test(loop: Clockwork) -> None:
        core = Core(1.0)
        order: list[str] = []

        async def work(source: str) -> None:
            async with core.turn(source):
                order.append(source)
                loop.call_soon(order.append, "message")

        async with core.turn(THIRD):
            tasks = [asyncio.create_task(work(source)) for source in (MINE, MINE, MINE, OTHER)]
            await asyncio.sleep(0)
            tasks.append(asyncio.create_task(work(THIRD)))
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert [one for one in order if one != "message"] == [MINE, OTHER, THIRD, MINE, MINE]
        assert all("message" in order[at : at + 2] for at in range(len(order) - 1))

    by_clockwork(test)


def test_who_stops_waiting_keeps_nobody_up():
    async def test(loop: Clockwork) -> None:
        core = Core(1.0)

        async def work(source: str) -> None:
            async with core.turn(source):
                pass

        async with core.turn(THIRD):
            gone, stays = asyncio.create_task(work(MINE)), asyncio.create_task(work(OTHER))
            await asyncio.sleep(0)
            gone.cancel()
        await stays
        late = asyncio.create_task(work(MINE))
        async with core.turn(THIRD):
            await asyncio.sleep(0)
        # It has its turn, and is cancelled before it begins.
        late.cancel()
        await asyncio.gather(late, return_exceptions=True)
        await work(OTHER)

    by_clockwork(test)


def test_what_waits_meanwhile_is_charged_only_for_what_it_does():
    async def test(loop: Clockwork) -> None:
        core = Core(0.25)
        charged: list[str] = []
        core.charge = lambda source, seconds: charged.append(source)  # type: ignore[method-assign]

        async def work() -> str:
            await asyncio.sleep(1.0)
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(1.0):
                    await asyncio.Event().wait()
            return "done"

        task = asyncio.create_task(core.metered(MINE, work()))  # type: ignore[arg-type]
        for _ in range(3):
            await loop.go_ahead(1.0)
        assert await task == "done"
        assert charged == [MINE] * 3

    by_clockwork(test)


@pytest.mark.parametrize("path", ["/api/texts/en", "/api/texts/zh-Hans", "/api/catalogue"])
def test_what_is_the_same_for_everybody_is_compressed_once_and_not_sent_twice(
    server: Server, path: str, monkeypatch: pytest.MonkeyPatch
):
    status, headers, plain = server.get(path)
    assert (status, headers.get("content-encoding", "identity")) == (200, "identity")
    tag = headers["etag"]

    def compress(*args: object, **more: object) -> bytes:
        raise AssertionError("it is compressed already")

    monkeypatch.setattr(gzip, "compress", compress)
    monkeypatch.setattr(gzip.GzipFile, "write", compress)
    for _ in range(3):
        status, headers, packed = server.get(path, **{"Accept-Encoding": "gzip"})
        assert (status, headers["content-encoding"], headers["vary"]) == (200, "gzip", "Accept-Encoding")
        assert gzip.decompress(packed) == plain
        assert len(packed) < len(plain) / 2
    for known in (tag, f'"other", {tag}'):
        status, headers, body = server.get(path, **{"If-None-Match": known, "Accept-Encoding": "gzip"})
        assert (status, body, headers["etag"]) == (304, b"", tag)
    assert server.get(path, **{"If-None-Match": 'W/"other"'})[0] == 200


def test_files_of_the_page_are_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    page = tmp_path / "page"
    page.mkdir()
    text = "<!doctype html>" + "x" * 5000
    (page / "index.html").write_text(text)
    (page / "picture.png").write_bytes(b"x" * 5000)
    with Server(settings_for(tmp_path, page=str(page))) as server:
        packed = server.get("/", **{"Accept-Encoding": "gzip"})
        assert packed[1]["content-encoding"] == "gzip"
        assert gzip.decompress(packed[2]).decode() == text
        assert server.get("/")[2].decode() == text
        assert server.get("/", **{"Accept-Encoding": "gzip", "If-None-Match": packed[1]["etag"]})[0] == 304

        def compress(*args: object, **more: object) -> bytes:
            raise AssertionError("it is compressed already")

        monkeypatch.setattr(gzip, "compress", compress)
        monkeypatch.setattr(gzip.GzipFile, "write", compress)
        assert server.get("/", **{"Accept-Encoding": "gzip"})[2] == packed[2]
        monkeypatch.undo()
        (page / "index.html").write_text("<p>" + "y" * 6000)
        assert gzip.decompress(server.get("/", **{"Accept-Encoding": "gzip"})[2]).startswith(b"<p>yyy")
