"""Who plays under which name; since when the score of a session is official, and how long it may be corrected then."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "player",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("membership_id", sa.Integer(), nullable=False),
        sa.Column("session_id", sa.Integer(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("asked_at", MOMENT, nullable=False),
        sa.Column("confirmed_at", MOMENT, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_player"),
        _refers("membership_id", "membership"),
        _refers("session_id", "session"),
        sqlite_autoincrement=True,
    )
    for column in ("membership_id", "session_id"):
        op.create_index(f"ix_player_{column}", "player", [column])
    for column in ("official_at", "final_at"):
        op.add_column("session", sa.Column(column, MOMENT, nullable=True))
    op.add_column("results_change", sa.Column("told_at", MOMENT, nullable=True))
    for column in ("scores_minutes", "rulings_minutes"):
        op.add_column("club", sa.Column(column, sa.Integer(), nullable=False, server_default="30"))
    op.add_column("club", sa.Column("says_law", sa.Boolean(), nullable=False, server_default=sa.false()))


def _refers(column: str, to: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{to}.id"], name=f"fk_player_{column}", ondelete="CASCADE")


def downgrade() -> None:
    for table, columns in (
        ("club", ("says_law", "rulings_minutes", "scores_minutes")),
        ("results_change", ("told_at",)),
        ("session", ("final_at", "official_at")),
    ):
        for column in columns:
            op.drop_column(table, column)
    op.drop_table("player")
