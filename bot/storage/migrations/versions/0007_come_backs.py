"""When there is something to come back for and where it was asked; what the sides say of a ruling."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)

# What was to be come back for before has no time: it is asked when the round is over, or the case is looked at.
COLUMNS = (
    ("person", sa.Column("last_on", sa.Text(), nullable=True)),
    ("open_check", sa.Column("due_at", MOMENT, nullable=True)),
    ("open_check", sa.Column("asked_at", MOMENT, nullable=True)),
    ("open_check", sa.Column("fate", sa.Text(), nullable=True)),
    ("open_check", sa.Column("message", sa.Text(), nullable=True)),
    ("open_check", sa.Column("round", sa.Integer(), nullable=False, server_default="0")),
    ("outbox", sa.Column("asks", sa.Integer(), nullable=True)),
    ("session", sa.Column("movement", sa.Text(), nullable=True)),
    ("logged_ruling", sa.Column("statement_ns", sa.Text(), nullable=True)),
    ("logged_ruling", sa.Column("statement_ew", sa.Text(), nullable=True)),
    ("session", sa.Column("rounds_over", sa.Integer(), nullable=False, server_default="0")),
)


def upgrade() -> None:
    for table, column in COLUMNS:
        op.add_column(table, column)
    to_ask = sa.text("closed_at IS NULL AND asked_at IS NULL")
    op.create_index(
        "ix_open_check_to_ask", "open_check", ["due_at", "id"], sqlite_where=to_ask, postgresql_where=to_ask
    )


def downgrade() -> None:
    op.drop_index("ix_open_check_to_ask", "open_check")
    for table, column in reversed(COLUMNS):
        op.drop_column(table, column.name)
