"""Runs `director` within this process."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from bot.cli import main


@dataclass(frozen=True)
class Result:
    """How the command ended, and what it said."""

    exit_code: object
    stdout: str
    stderr: str


def run(*typed: str, stdin: str | None = None) -> Result:
    """Run `director` with these arguments."""
    out, err, code = io.StringIO(), io.StringIO(), None
    with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "stdin", io.StringIO(stdin)):
        try:
            main(typed)
        except SystemExit as end:
            code = end.code
    return Result(code or 0, out.getvalue(), err.getvalue())
