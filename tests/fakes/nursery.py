"""A process in which the bot is imported and read once; each start of `director` is a fork of it.

That is most of a start. What is tested is the same command with the same arguments, settings, folder and files.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]

# What each child finds: standard input empty, standard output and error in files. How it ended is written beside them.
CHILDREN = """
import json, os, select, signal, sys
import bot.app, bot.cli, bot.storage.schema
bot.app.settle()
woken, wake = os.pipe()
os.set_blocking(wake, False)
signal.set_wakeup_fd(wake)
signal.signal(signal.SIGCHLD, lambda *_: None)
files = {}
while True:
    ready, _, _ = select.select([0, woken], [], [])
    if woken in ready:
        os.read(woken, 512)
        while files:
            child, status = os.waitpid(-1, os.WNOHANG)
            if not child:
                break
            with open(files[child] + ".new", "w") as file:
                file.write(str(os.waitstatus_to_exitcode(status)))
            os.rename(files[child] + ".new", files.pop(child))
    if 0 in ready:
        line = sys.stdin.readline()
        if not line:
            break
        given = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for number, name in enumerate((os.devnull, given["out"], given["err"])):
                os.dup2(os.open(name, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644), number)
            os.chdir(given["folder"])
            os.environ.clear()
            os.environ.update(given["environment"])
            sys.argv = ["director", *given["arguments"]]
            bot.cli.main()
            os._exit(0)
        files[child] = given["ended"]
        print(child, flush=True)
"""


class Nursery:
    """The process; `prepared` is what it runs before anything is imported."""

    def __init__(self, prepared: str = "") -> None:
        environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}
        command = (sys.executable, "-c", f"import os, sys\n{prepared}{CHILDREN}")
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment, text=True)

    def fork(self, folder: Path, environment: Mapping[str, str], *arguments: str) -> Child:
        """Start `director` with these arguments in a folder, in which its output goes to files."""
        out, err, ended = (folder / name for name in ("stdout", "stderr", "ended"))
        ended.unlink(missing_ok=True)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        asked = {"folder": folder, "out": out, "err": err, "ended": ended}
        written = {name: str(path) for name, path in asked.items()}
        self._process.stdin.write(
            json.dumps({**written, "environment": dict(environment), "arguments": arguments}) + "\n"
        )
        self._process.stdin.flush()
        return Child(int(self._process.stdout.readline()), ended)


class Child:
    """One program."""

    def __init__(self, pid: int, ended: Path) -> None:
        self.pid = pid
        self._ended = ended

    @property
    def returncode(self) -> int | None:
        """How it has ended, as subprocess says it; None while it runs."""
        return int(self._ended.read_text()) if self._ended.exists() else None

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.returncode is None:
            os.kill(self.pid, number)


@cache
def nursery(prepared: str = "") -> Nursery:
    """The one of this test process that was so prepared; it ends when nobody can write to it any more."""
    return Nursery(prepared)
