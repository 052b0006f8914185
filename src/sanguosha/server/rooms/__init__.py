"""Rooms: who sits where, by which rules, and what lies between their games."""
