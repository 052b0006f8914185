"""How long bots think, and what that must not tell."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager

from sanguosha.server.games.play import Play
from tests.server.clockwork import Clockwork
from tests.server.tables import new_play

PACE = 600.0


def by_clockwork(test: Callable[[Clockwork], Coroutine[None, None, None]]) -> None:
    """Run a test on a loop whose time passes when the test says so."""
    loop = Clockwork()
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(test(loop))


@asynccontextmanager
async def game_of_bots(loop: Clockwork, players: int) -> AsyncIterator[Play]:
    """A game that runs at a slow pace and stands at its first question."""
    play = new_play(players, 1, set(range(players)), pace=PACE, generals="off")
    play.start()
    running = asyncio.create_task(play.run())
    await loop.go_ahead(0.0)
    yield play
    running.cancel()
    play.close()


def asked(play: Play) -> set[tuple[int, int]]:
    """The seats that are asked, and the numbers of their questions."""
    return {(decision.seat, decision.number) for decision in play.session.open}


def test_bots_take_their_time():
    async def test(loop: Clockwork) -> None:
        async with game_of_bots(loop, 5) as play:
            for _ in range(20):
                before = asked(play)
                await loop.go_ahead(PACE / 2)
                assert asked(play) == before
                await loop.go_ahead(PACE / 2)
                assert not asked(play) & before

    by_clockwork(test)


def test_their_pace_is_the_same_whether_they_hold_something_or_not():
    async def test(loop: Clockwork) -> None:
        async with game_of_bots(loop, 4) as play:
            while len(asked(play)) < 4:
                assert not play.session.over
                await loop.go_ahead(PACE)
            window = asked(play)
            await loop.go_ahead(PACE)
            assert not asked(play) & window, "a whole window takes one pace"

    by_clockwork(test)
