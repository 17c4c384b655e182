"""`director poll`: the question to peers without a chat."""

import json
from typing import Any

import pytest

from locales import LANGUAGES
from tests.bot.command import run

SPEC: dict[str, Any] = {
    **{"board": 7, "auction": "S: P 1S P 2S P", "made": "4S", "hand": "AKJ82.A2.KQ54.32", "scoring": "imps"},
    **{"source": "tempo", "methods": "Five-card majors", "event": "Tuesday pairs"},
}


def asked(*args: str, **changes: Any) -> Any:
    """What `director poll --json` makes of a specification."""
    result = run("poll", "--json", *args, stdin=json.dumps({**SPEC, **changes}))
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def test_poll() -> None:
    found = asked()
    assert found["seat"] == "W"
    assert found["first"] == "Tuesday pairs: have you played board 7, or will you?"
    assert found["questions"] == ["What do you call?", "What else would you seriously consider?"]
    assert found["afterwards"][0] == "Partner paused, or hurried, over 2♠."
    (group,) = found["groups"]
    assert "♠ A K J 8 2" in group["lines"]
    assert not any("paused" in line for line in group["lines"])
    assert run("poll", stdin=json.dumps(SPEC)).stdout.strip() == group["text"]


def test_the_dealer_and_the_vulnerability_may_be_said_apart() -> None:
    spec = {key: value for key, value in SPEC.items() if key != "board"}
    result = run(
        "poll", "--json", stdin=json.dumps({**spec, "dealer": "S", "auction": "P 1S P 2S P", "vulnerability": "all"})
    )
    assert json.loads(result.stdout)["groups"][0]["lines"][:2] == asked()["groups"][0]["lines"][:2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_poll_in_every_language(language: str) -> None:
    assert len(asked("--lang", language)["groups"][0]["lines"]) == 8


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"hand": "AK"}, "This is not a hand"),
        ({"made": "1H"}, "not legal here: 1H"),
        ({"scoring": "best"}, "scoring cannot be best"),
        ({"colour": "red"}, "no key colour here"),
    ],
)
def test_what_is_wrong_with_a_poll_is_said_in_a_line(changes: dict[str, Any], says: str) -> None:
    result = run("poll", stdin=json.dumps({**SPEC, **changes}))
    assert (result.exit_code, result.stdout) == (2, "")
    assert says in result.stderr
    assert result.stderr.count("\n") == 1
