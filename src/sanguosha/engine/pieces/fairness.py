"""Shuffles that players can check.

Before a game whoever deals commits itself to a secret by publishing its hash. Then each player gives a number. The seed of the game
comes from the secret and the numbers, so that neither side can choose it; when the game is over the secret is published too.
``docs/fairness.md`` tells a player how to check it by hand.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

SECRET_DIGITS: Final = 64
NUMBER_DIGITS: Final = 32
HEX: Final = "0123456789abcdef"


def commitment_to(secret: str) -> str:
    """What is published of a secret before the numbers are given."""
    return sha256(secret.encode()).hexdigest()


def seed_from(secret: str, numbers: list[str]) -> int:
    """The seed of the game; the order of the numbers does not matter."""
    return int(sha256(" ".join([secret, *sorted(numbers)]).encode()).hexdigest(), 16)


def is_hex(text: str, digits: int) -> bool:
    """Whether a text is so many small hexadecimal digits."""
    return len(text) == digits and all(digit in HEX for digit in text)


class Proof:
    """How a game got its seed: the commitment that came first, the secret, and the number of each seat (empty if it gave none)."""

    def __init__(self, commitment: str, secret: str, numbers: list[str]) -> None:
        self.commitment = commitment
        self.secret = secret
        self.numbers = numbers

    def given(self) -> list[str]:
        """The numbers that were given."""
        return [number for number in self.numbers if number]

    def fault(self, seed: int) -> str:
        """What is wrong with it for a game of this seed, in a sentence; empty if commitment and shuffle agree."""
        if commitment_to(self.secret) != self.commitment:
            return "The shuffle was not the one promised: the commitment is not the hash of the secret."
        if seed_from(self.secret, self.given()) != seed:
            return "The shuffle was not the one promised: the seed does not come from the secret and the players' numbers."
        return ""
