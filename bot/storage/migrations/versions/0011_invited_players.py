"""An invitation says under which name somebody plays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("invitation", sa.Column("plays", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("invitation", "plays")
