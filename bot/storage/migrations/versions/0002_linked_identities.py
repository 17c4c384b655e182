"""One person on several platforms: linked identities, and the codes by which they are linked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "linked_identity",
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("external", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_linked_identity_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("channel", "external", name="pk_linked_identity"),
    )
    op.create_index("ix_linked_identity_person_id", "linked_identity", ["person_id"])
    op.create_table(
        "link_code",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("expires_at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_link_code_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", name="pk_link_code"),
    )
    op.create_index("ix_link_code_person_id", "link_code", ["person_id"])


def downgrade() -> None:
    op.drop_table("link_code")
    op.drop_table("linked_identity")
