"""The tables of the database as they are now; the migrations make them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, Integer, MetaData, Select, String, Table, Text, select

META = MetaData()
SECRETS = Table("secrets", META, Column("name", String(32), primary_key=True), Column("value", String(128), nullable=False))
PLAYERS = Table(
    "players",
    META,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("seen", Float, nullable=False, index=True),
)
ROOMS = Table(
    "rooms",
    META,
    Column("code", String(8), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("state", Text, nullable=False),
)
GAMES = Table(
    "games",
    META,
    Column("id", String(32), primary_key=True),
    Column("room", String(8), nullable=False),
    Column("setup", Text, nullable=False),
    Column("line", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("ended", Float, nullable=False, index=True),
)
ANSWERS = Table(
    "answers",
    META,
    Column("game", String(32), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("picks", Text, nullable=False),
)
# Whose replay a game is: of all who played in it, or of who brought it.
OWNED = Table(
    "owned",
    META,
    Column("game", String(32), primary_key=True),
    Column("player", String(32), primary_key=True, index=True),
)
OWNER = Table(
    "owner",
    META,
    Column("id", Integer, primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", Float, nullable=False),
    Column("place", String(300), nullable=False),
    Column("machine", String(100), nullable=False),
    Column("process", Integer, nullable=False),
)
# When a game has ended that has not, and the room of one that was played elsewhere.
RUNNING: Final = 0.0
ELSEWHERE: Final = ""
OVER: Final = GAMES.c.ended != RUNNING


def running() -> Select[str]:
    """The games that are being played."""
    return select(GAMES.c.id).where(GAMES.c.ended == RUNNING)
