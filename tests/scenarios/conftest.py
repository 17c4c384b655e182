"""The databases of tests/bot, for the scenarios as well."""

from tests.bot.conftest import database, empty_url, migrated_file, server, url

__all__ = ["database", "empty_url", "migrated_file", "server", "url"]
