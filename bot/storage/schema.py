"""The scripts of the migrations, run inside the program."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.storage.errors import StorageError, Unusable
from rules.lawbook import LAWS_2017

FOLDER = Path(__file__).parent / "migrations"


def head() -> str:
    """The newest schema that this program knows."""
    newest = ScriptDirectory(str(FOLDER)).get_current_head()
    assert newest is not None
    return newest


def current(connection: Connection) -> str | None:
    """The schema of a database; None where it has no tables of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, name: str, edition: str) -> None:
    """Bring the tables to the newest schema, inside the connection's transaction. Raises Unusable if they are newer.

    name: of the database, for messages; edition: of the settings.
    """
    if known(connection, name) != head():
        command.upgrade(config(connection, edition), "head")


def known(connection: Connection, name: str) -> str | None:
    """The schema of a database, which is not changed; None where it is empty. Raises Unusable if it is newer."""
    found = current(connection)
    scripts = ScriptDirectory(str(FOLDER))
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        raise Unusable(
            f"{name} was last used by a newer version of this program (schema {found}, known up to {head()}): "
            "install that version again, or restore a backup made before it"
        )
    return found


def refuse_unless_newest(connection: Connection, name: str) -> None:
    """Raises StorageError where the tables are not those of this program."""
    if (found := known(connection, name)) != head():
        raise StorageError(
            f"{name} has the tables of an older version of this program (schema {found}, this one has {head()}): "
            "`director serve` brings them up to date"
            if found is not None
            else f"{name} has no tables yet: `director serve` makes them"
        )


def config(connection: Connection, edition: str = LAWS_2017.id) -> Config:
    """What Alembic and the scripts need to know to work on a connection of ours."""
    made = Config(attributes={"connection": connection, "edition": edition})
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return made
