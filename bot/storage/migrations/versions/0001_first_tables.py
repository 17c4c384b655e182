"""The first tables: people, cases, rulings, checks, and the updates seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

# Written out here and not taken from the models: what a script does must not change when they do.
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("external", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("profile", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=True),
        sa.Column("current", sa.Integer(), nullable=True),
        sa.Column("page", sa.Text(), nullable=False),
        sa.Column("next_number", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("live", sa.Text(), nullable=True),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("touched_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.UniqueConstraint("channel", "external", name="uq_person_channel_external"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "kept_case",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("profile", sa.Text(), nullable=False),
        sa.Column("rules_version", sa.Text(), nullable=False),
        sa.Column("segments", sa.Text(), nullable=False),
        sa.Column("page", sa.Text(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("live", sa.Text(), nullable=True),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("touched_at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_kept_case_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_kept_case"),
        sa.UniqueConstraint("person_id", "number", name="uq_kept_case_person_id_number"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_kept_case_person_id_open", "kept_case", ["person_id", "open"])
    op.create_table(
        "issued_ruling",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("case_id", sa.Integer(), nullable=False),
        sa.Column("segment", sa.Integer(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("message", sa.Text(), nullable=True),
        sa.Column("issued_at", MOMENT, nullable=False),
        sa.Column("withdrawn_at", MOMENT, nullable=True),
        sa.ForeignKeyConstraint(["case_id"], ["kept_case.id"], name="fk_issued_ruling_case_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_issued_ruling"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_issued_ruling_case_id", "issued_ruling", ["case_id"])
    op.create_table(
        "open_check",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("case_id", sa.Integer(), nullable=False),
        sa.Column("segment", sa.Integer(), nullable=False),
        sa.Column("item", sa.Text(), nullable=False),
        sa.Column("follow_up", sa.Text(), nullable=True),
        sa.Column("at_stage", sa.Text(), nullable=False),
        sa.Column("closed_at", MOMENT, nullable=True),
        sa.ForeignKeyConstraint(["case_id"], ["kept_case.id"], name="fk_open_check_case_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_open_check"),
        sa.UniqueConstraint("case_id", "segment", "item", name="uq_open_check_case_id_segment_item"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "seen_update",
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("external", sa.Text(), nullable=False),
        sa.Column("update_id", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("channel", "external", "update_id", name="pk_seen_update"),
    )
    op.create_index("ix_seen_update_seen_at", "seen_update", ["seen_at"])


def downgrade() -> None:
    op.drop_table("seen_update")
    op.drop_table("open_check")
    op.drop_table("issued_ruling")
    op.drop_table("kept_case")
    op.drop_table("person")
