"""A person refers to the profile that they follow, and has an edition only where they have chosen it themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import context, op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

# Nobody noted who had chosen an edition. Who has that of the settings goes on under it, whatever these become; who has
# another one can only have chosen it. So nobody's next case is ruled under another edition than before.

PERSON = sa.table("person", *(sa.column(name, sa.Text()) for name in ("edition", "had", "profile")))


def upgrade() -> None:
    # In place: a table that SQLite makes anew would give the ids of who was forgotten to somebody else.
    op.execute("ALTER TABLE person RENAME COLUMN edition TO had")
    op.add_column("person", sa.Column("edition", sa.Text(), nullable=True))
    chosen = PERSON.update().where(PERSON.c.had != context.config.attributes["edition"])
    op.execute(chosen.values(edition=PERSON.c.had))
    op.drop_column("person", "had")
    op.execute(PERSON.update().values(profile="settings"))


def downgrade() -> None:
    edition = context.config.attributes["edition"]
    op.execute("ALTER TABLE person RENAME COLUMN edition TO had")
    op.add_column("person", sa.Column("edition", sa.Text(), nullable=False, server_default=edition))
    op.execute(PERSON.update().where(PERSON.c.had.is_not(None)).values(edition=PERSON.c.had))
    op.drop_column("person", "had")
    op.execute(PERSON.update().values(profile='{"elections": {}, "sources": {}}'))
