"""Where a case was begun, so that platforms that part take theirs; and the wrong codes that somebody has given."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Of a case that there is already nobody knows any more where it was begun.
    op.add_column("kept_case", sa.Column("begun_on", sa.Text(), nullable=True))
    op.create_table(
        "wrong_code",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("external", sa.Text(), nullable=False),
        sa.Column("tried_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_wrong_code"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_wrong_code_channel_external", "wrong_code", ["channel", "external"])
    op.create_index("ix_kept_case_touched_at", "kept_case", ["touched_at"])


def downgrade() -> None:
    op.drop_index("ix_kept_case_touched_at", "kept_case")
    op.drop_table("wrong_code")
    op.drop_column("kept_case", "begun_on")
