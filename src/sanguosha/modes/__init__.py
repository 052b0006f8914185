"""Modes: how a game is set up, whose turn is next, what a death brings, and how the game ends."""
