"""Polls of peers: the question, who is asked, and what they answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "poll",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("case_id", sa.Integer(), nullable=False),
        sa.Column("segment", sa.Integer(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("spec", sa.Text(), nullable=False),
        sa.Column("made_at", MOMENT, nullable=False),
        sa.Column("closed_at", MOMENT, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_poll"),
        sa.ForeignKeyConstraint(["case_id"], ["kept_case.id"], name="fk_poll_case_id", ondelete="CASCADE"),
        sa.UniqueConstraint("code", name="uq_poll_code"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "poll_peer",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("poll_id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("part", sa.Text(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("chosen", sa.Text(), nullable=True),
        sa.Column("considered", sa.Text(), nullable=True),
        sa.Column("suggests", sa.Text(), nullable=True),
        sa.Column("reached", sa.Boolean(), nullable=True),
        sa.Column("asked_at", MOMENT, nullable=False),
        sa.Column("answered_at", MOMENT, nullable=True),
        sa.Column("fate", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_poll_peer"),
        sa.ForeignKeyConstraint(["poll_id"], ["poll.id"], name="fk_poll_peer_poll_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_poll_peer_person_id", ondelete="SET NULL"),
        sa.UniqueConstraint("poll_id", "person_id", name="uq_poll_peer_poll_id_person_id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_poll_case_id", "poll", ["case_id"])
    op.create_index("ix_poll_peer_person_id", "poll_peer", ["person_id"])


def downgrade() -> None:
    op.drop_table("poll_peer")
    op.drop_table("poll")
