"""The first tables: secrets, players, rooms, games, answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "secrets", sa.Column("name", sa.String(32), primary_key=True), sa.Column("value", sa.String(128), nullable=False)
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "rooms",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("room", sa.String(8), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_index("ix_games_ended", "games", ["ended"])
    op.create_table(
        "answers",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("picks", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables."""
    for name in ("answers", "games", "rooms", "players", "secrets"):
        op.drop_table(name)
