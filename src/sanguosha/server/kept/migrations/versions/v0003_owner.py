"""A database has one owner: the server that holds the lease on it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of the owner, with its one row: nobody yet."""
    owner = op.create_table(
        "owner",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("place", sa.String(300), nullable=False),
        sa.Column("machine", sa.String(100), nullable=False),
        sa.Column("process", sa.Integer, nullable=False),
    )
    op.bulk_insert(owner, [{"id": 1, "holder": "", "until": 0.0, "place": "", "machine": "", "process": 0}])


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("owner")
