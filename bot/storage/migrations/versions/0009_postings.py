"""The results of a session as they stand in chats: what is sent, edited and taken away through the outbox."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)

CHANGED = sa.text("changed_at IS NOT NULL")


def upgrade() -> None:
    op.add_column("outbox", sa.Column("posting", sa.Integer(), nullable=True))
    op.create_index("ix_outbox_posting", "outbox", ["posting"])
    op.create_table(
        "posting",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("session_id", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("channel", "chat", "thread", "title")),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("attempt", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("message", sa.Text(), nullable=True),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("words", "picture", "base")),
        sa.Column("asked_at", MOMENT, nullable=False),
        *(sa.Column(name, MOMENT, nullable=True) for name in ("sent_at", "edited_at", "changed_at")),
        sa.PrimaryKeyConstraint("id", name="pk_posting"),
        sa.UniqueConstraint(
            "session_id", "channel", "chat", "thread", name="uq_posting_session_id_channel_chat_thread"
        ),
        _refers("session_id", "session", "CASCADE"),
        _refers("person_id", "person", "SET NULL"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_posting_person_id", "posting", ["person_id"])
    op.create_index("ix_posting_changed_at", "posting", ["changed_at"], sqlite_where=CHANGED, postgresql_where=CHANGED)


def _refers(column: str, to: str, gone: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{to}.id"], name=f"fk_posting_{column}", ondelete=gone)


def downgrade() -> None:
    op.drop_table("posting")
    op.drop_index("ix_outbox_posting", "outbox")
    op.drop_column("outbox", "posting")
