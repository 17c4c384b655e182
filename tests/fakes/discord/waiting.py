"""Whether the library is at work."""

from __future__ import annotations

import asyncio
import re

# The library's tasks while it works on what it was told; a handler runs in one of them.
_WORK = re.compile(r"CommandTree-invoker|discord-ui-(?:view|modal)-dispatch|discord-ui-dynamic-item|discord\.py: on_")


def library_works() -> bool:
    """Whether a handler of the library runs in this event loop."""
    return any(_WORK.match(task.get_name()) for task in asyncio.all_tasks())
