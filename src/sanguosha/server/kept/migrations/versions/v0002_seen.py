"""Guests who have not been here for long are forgotten. Until now nobody noted when they were: all count from now on."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Let all have been here now, and find quickly who has not been for long."""
    op.execute(sa.table("players", sa.column("seen")).update().values(seen=time.time()))
    op.create_index("ix_players_seen", "players", ["seen"])


def downgrade() -> None:
    """Drop the index."""
    op.drop_index("ix_players_seen", "players")
