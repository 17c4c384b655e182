"""A file is read in a process of its own: it may take too long, want all memory or crash, and harms nothing.

Run as a program it reads files, and writes each as our own JSON, or what is wrong with it.
"""

from __future__ import annotations

import json
import logging
import resource

from bot.apart import Apart, NoAnswer, answer
from bot.results import reading
from bot.results.exchange_json import sheet_from_json, sheet_to_json
from rules.results.errors import ResultsError
from rules.results.sheet import Sheet

# Seconds; a file of an evening takes less than one. And bytes of memory, for a file that unfolds.
READER = Apart(("-m", "bot.results.separately"), limit=10.0)
MEMORY = 1024 * 1024 * 1024

log = logging.getLogger(__name__)


async def read(content: bytes, reader: Apart = READER) -> Sheet:
    """The sheet that a file is. Raises ResultsError."""
    if len(content) > reading.LARGEST:
        raise too_large(len(content))
    try:
        said = json.loads(await reader.ask(content))
    except NoAnswer as error:
        log.warning("a file of results is not read: %s", error)
        raise ResultsError("results-too-hard") from error
    if "error" in said:
        raise ResultsError(said["error"], **said["args"])
    return sheet_from_json(said["sheet"])


def too_large(size: int, limit: int = reading.LARGEST) -> ResultsError:
    """What is said of a file of so many bytes."""
    return ResultsError("results-too-large", size=str(-(-size // reading.MB)), limit=str(limit // reading.MB))


def main() -> None:
    """Read the files that are given."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    def made(content: bytes) -> bytes:
        said: dict[str, object]
        try:
            said = {"sheet": sheet_to_json(reading.read(content))}
        except ResultsError as error:
            said = {"error": error.code, "args": dict(error.args_)}
        return json.dumps(said).encode()

    answer(made)


if __name__ == "__main__":
    main()
