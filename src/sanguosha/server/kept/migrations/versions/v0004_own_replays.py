"""Who played in a game, or brought its record, finds its replay; others do only if it is shared. Nobody was asked until now, so no
game that was played here is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table, and let nothing be shared but what was brought to be shown."""
    op.create_table(
        "owned",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
    )
    op.create_index("ix_owned_player", "owned", ["player"])
    games = sa.table("games", sa.column("room"), sa.column("listed"))
    op.execute(games.update().where(games.c.room != "").values(listed=sa.false()))


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("owned")
