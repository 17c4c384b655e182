"""The results of a session: files, what changes them, what was said to be so, and what its deals make."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)

COLUMNS = (
    ("session", sa.Column("results", sa.Text(), nullable=True)),
    ("session", sa.Column("released_at", MOMENT, nullable=True)),
)


def upgrade() -> None:
    for table, column in COLUMNS:
        op.add_column(table, column)
    op.create_table(
        "results_draft",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("sheet", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("changes", sa.Text(), nullable=False),
        sa.Column("accepted", sa.Text(), nullable=False),
        sa.Column("stamp", sa.Text(), nullable=False),
        sa.Column("read_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_results_draft"),
        _refers("results_draft", "person_id", "person", "CASCADE"),
    )
    op.create_table(
        "results_file",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("session_id", sa.Integer(), nullable=False),
        sa.Column("sheet", sa.Text(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("method", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("importer", sa.Text(), nullable=False),
        sa.Column("imported_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_results_file"),
        _refers("results_file", "session_id", "session", "CASCADE"),
        _refers("results_file", "person_id", "person", "SET NULL"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "results_change",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("session_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("change", sa.Text(), nullable=False),
        sa.Column("ruling_id", sa.Integer(), nullable=True),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("maker", sa.Text(), nullable=False),
        sa.Column("made_at", MOMENT, nullable=False),
        sa.Column("undoer_id", sa.Integer(), nullable=True),
        sa.Column("undoer", sa.Text(), nullable=False),
        sa.Column("undone_at", MOMENT, nullable=True),
        sa.Column("by_hand", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_results_change"),
        _refers("results_change", "session_id", "session", "CASCADE"),
        _refers("results_change", "ruling_id", "logged_ruling", "SET NULL"),
        _refers("results_change", "person_id", "person", "SET NULL"),
        _refers("results_change", "undoer_id", "person", "SET NULL"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "accepted_doubt",
        sa.Column("session_id", sa.Integer(), nullable=False),
        sa.Column("doubt", sa.Text(), nullable=False),
        sa.Column("accepted_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("session_id", "doubt", name="pk_accepted_doubt"),
        _refers("accepted_doubt", "session_id", "session", "CASCADE"),
    )
    op.create_table(
        "solved_deal",
        sa.Column("session_id", sa.Integer(), nullable=False),
        sa.Column("deal", sa.Text(), nullable=False),
        sa.Column("tricks", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("session_id", "deal", name="pk_solved_deal"),
        _refers("solved_deal", "session_id", "session", "CASCADE"),
    )
    for table, name in INDEXES:
        op.create_index(f"ix_{table}_{name}", table, [name])


INDEXES = (
    *(("results_file", column) for column in ("session_id", "person_id")),
    *(("results_change", column) for column in ("session_id", "ruling_id", "person_id", "undoer_id")),
)


def _refers(table: str, column: str, to: str, gone: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{to}.id"], name=f"fk_{table}_{column}", ondelete=gone)


def downgrade() -> None:
    for table in ("solved_deal", "accepted_doubt", "results_change", "results_file", "results_draft"):
        op.drop_table(table)
    for table, column in reversed(COLUMNS):
        op.drop_column(table, column.name)
