"""Modes: how a game is set up, whose turn is next, what a death brings, and how the game ends. Each is a folder with a ``MODE``."""

from typing import Final

# What is played if nobody says.
USUAL_MODE: Final = "identity"
