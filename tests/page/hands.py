"""Playing the page as a person does: by looking at what is lit and clicking, or by keys."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

from playwright.sync_api import Page, TimeoutError

# What a person sees and could click next, in the order of the page.
LIT = ", ".join(
    (
        ".hand .card.lit",
        ".mine .lit:is(button), .mine .equip button.lit",
        ".others .seat.lit .tile",
        ".self.lit button.tile, .self.lit > button",
        ".panel button:not(:disabled)",
        ".prompt .buttons .way",
        ".prompt .buttons .do",
    )
)
DONE = ".result, [role=dialog] #result-title"
ASKED = ".prompt.asked"
GENERALS = "li button[aria-pressed]"
# How long a test tries to come to what it wants, on however busy a machine.
PATIENCE = 600.0


def attempts(page: Page) -> Iterator[None]:
    """Again and again, as often as somebody looks at the page."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        yield
        page.wait_for_timeout(20)
    raise AssertionError(f"the page does not come on; it says: {question(page)}")


def start_quick_game(page: Page) -> None:
    """One click from the first screen to the table, and the choice of a general if it is asked first."""
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(f".board, {GENERALS}").first.wait_for()


def question(page: Page) -> str:
    """The prompt bar as one line."""
    return " ".join(page.locator(".prompt").inner_text().split())


def over(page: Page) -> bool:
    """Whether the result is shown."""
    return page.locator(DONE).count() > 0


def click_something(page: Page, rng: random.Random) -> None:
    """One click on something that may be clicked, as a player who tries things out."""
    confirm = page.locator(".prompt .buttons .do")
    lit = page.locator(LIT)
    passing = page.locator(".prompt .buttons .pass")
    try:
        if confirm.count() and rng.random() < 0.7:
            confirm.first.click(timeout=1500)
        elif lit.count() and rng.random() < 0.85:
            lit.nth(rng.randrange(lit.count())).click(timeout=1500)
        elif passing.count():
            passing.first.click(timeout=1500)
        elif lit.count():
            lit.first.click(timeout=1500)
    except TimeoutError:
        return


def choose_general(page: Page) -> bool:
    """Take the first general if the choice is open."""
    cards = page.locator(GENERALS)
    if not cards.count():
        return False
    try:
        cards.first.click(timeout=1500)
        page.locator("button.go:not(:disabled)").last.click(timeout=1500)
    except TimeoutError:
        pass
    return True


def press_something(page: Page, rng: random.Random) -> None:
    """One key that means something: a digit, the letter of a lit seat, Enter, or space."""
    if page.locator(".prompt .buttons .do").count() and rng.random() < 0.7:
        page.keyboard.press("Enter")
        return
    ways = page.locator(LIT).count()
    if ways and rng.random() < 0.85:
        page.keyboard.press(rng.choice("1234567890abcde"))
    else:
        page.keyboard.press(rng.choice([" ", "Enter"]))


def wait_until_asked(page: Page) -> None:
    """Until a question, the choice of a general, or the result is there."""
    page.locator(f"{ASKED}, {GENERALS}, {DONE}").first.wait_for()


def play_to_the_end(page: Page, seed: int, act: Callable[[Page, random.Random], None] = click_something) -> None:
    """Act until the game is over."""
    rng = random.Random(seed)
    for _ in attempts(page):
        if over(page):
            return
        if not choose_general(page) and page.locator(ASKED).count():
            act(page, rng)
