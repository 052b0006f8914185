"""Agents: they see decisions and views, never the game."""
