"""The commands of scoring: what other tools rely on, and what wrong input gets."""

import json
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from locales import LANGUAGES
from tests.bot.command import run

MATCHPOINTS: dict[str, Any] = {
    "form": "matchpoints",
    "edition": "2017",
    "board": 7,
    "results": [
        {"ns": 1, "ew": 8, "contract": "4S=", "declarer": "N"},
        {"ns": 2, "ew": 7, "contract": "4S+1", "declarer": "N"},
        {"ns": 3, "ew": 5, "contract": "4S-1", "declarer": "N"},
        {"ns": 4, "ew": 6, "score": 140},
        {"ns": "Ann", "ew": 9, "contract": "PASS"},
    ],
    "at": {"ns": 3, "ew": 5},
    "ruling": {"kind": "assigned", "ns": [{"contract": "4S=", "declarer": "N"}]},
}
IMPS: dict[str, Any] = {
    "form": "imps",
    "board": 1,
    "results": [{"ns": 1, "ew": 2, "score": 50}, {"ns": 2, "ew": 1, "score": 0}],
    "at": {"ns": 1, "ew": 2},
    "ruling": {"kind": "artificial", "ns": "A+", "ew": "A-"},
}
FOULED: dict[str, Any] = {
    "form": "matchpoints",
    "board": 1,
    "results": [
        *({"ns": n, "ew": n, "score": score} for n, score in enumerate((650, 630, 600, -200), 1)),
        *({"ns": n, "ew": n, "score": score, "group": 2} for n, score in enumerate((620, 170, -100), 5)),
    ],
    "ruling": {"kind": "fouled", "small_groups": False},
}
SELF_INFLICTED = {"kind": "self_inflicted", "nos": "ns", "before": {"score": 400}, "without_error": {"score": 220}}


def data(*args: str, stdin: str | None = None) -> Any:
    """The JSON that a command prints."""
    result = run(*args, "--json", stdin=stdin)
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def adjusted(spec: dict[str, Any], *args: str, **changes: Any) -> Any:
    """What `director adjust` makes of a specification with some of its keys changed."""
    return data("adjust", *args, stdin=json.dumps({**spec, **changes}))


def after(spec: dict[str, Any], **changes: Any) -> list[float]:
    """What the table brings North-South and East-West after the ruling."""
    found = adjusted(spec, **changes)["after"]
    return [found["ns"], found["ew"]]


@pytest.mark.parametrize(
    ("difference", "imps"), [("0", 0), ("10", 0), ("20", 1), ("437", 10), ("-420", -9), ("9999", 24)]
)
def test_imps(difference: str, imps: int) -> None:
    """A difference in points, of either sign, as IMPs (78B)."""
    assert data("imps", difference) == {"imps": imps}
    assert run("imps", difference).stdout.strip() == str(imps)


@pytest.mark.parametrize(
    ("margin", "winner", "loser"),
    [("0", 10, 10), ("1", 10.28, 9.72), ("2", 10.55, 9.45), ("68", 20, 0), ("500", 20, 0)],
)
def test_vps(margin: str, winner: float, loser: float) -> None:
    """The continuous scale for twenty boards."""
    assert data("vps", "--boards", "20", margin) == {"winner": winner, "loser": loser}


def test_vps_without_json() -> None:
    """Without --json two hundredths are always shown."""
    assert run("vps", "--boards", "20", "1").stdout.strip() == "10.28-9.72"


def test_adjust() -> None:
    """The board before and after, every table, and the arithmetic."""
    found = adjusted(MATCHPOINTS)
    assert found["top"] == 8
    assert found["before"] == {"ns": 0, "ew": 8}
    assert found["after"] == {"ns": 5, "ew": 3}
    assert found["board"][0] == {"ns": 1, "ew": 8, "mp_ns": 5, "mp_ew": 3, "pct_ns": 62.5, "pct_ew": 37.5}
    assert [row["mp_ns"] for row in found["board"]] == [5, 8, 5, 2, 0]
    assert [step["id"] for step in found["steps"]] == [
        "adjust-before",
        *["adjust-matchpoints", "adjust-assigned"] * 2,
        "adjust-after",
    ]
    own = found["steps"][1]
    assert own["args"] == {
        "side": "ns",
        "result": {"contract": "4S=", "declarer": "N", "score": 620},
        "better": 2,
        "equal": 1,
        "points": 5,
    }
    assert (own["law"], own["text"][:29]) == ("78A", "North-South, 4♠= North (+620)")


def test_numbers_have_two_decimals() -> None:
    """Half up, from exact numbers."""
    ruling = {"kind": "assigned", "ns": [{"weight": "2/3", "score": 620}, {"weight": "1/3", "score": -100}]}
    found = adjusted(MATCHPOINTS, ruling=ruling, expected=6)
    assert found["after"] == {"ns": 4.2, "ew": 5.8}
    weighted = next(step for step in found["steps"] if step["id"] == "adjust-weighted")
    assert weighted["args"] == {"side": "ns", "weight": 66.67, "points": 6.2, "product": 4.13}


@pytest.mark.parametrize("weights", [("60%", "40%"), ("%60", "%40"), ("3/5", "2/5"), ("60,0 %", "40.0%")])
def test_weights(weights: tuple[str, str]) -> None:
    """Sixty per cent of one result and forty of another, however that is written."""
    parts = [{"weight": weight, "score": score} for weight, score in zip(weights, (620, -100), strict=True)]
    assert after(MATCHPOINTS, ruling={"kind": "assigned", "ns": parts}) == [3, 5]


def test_different_scores_for_the_sides() -> None:
    """Each side has its own list."""
    ruling = {"kind": "assigned", "ns": [{"score": -100}], "ew": [{"contract": "4S=", "declarer": "N"}]}
    assert after(MATCHPOINTS, ruling=ruling) == [0, 3]


def test_other_rulings_at_matchpoints() -> None:
    """Artificial scores, tricks and penalties."""
    assert after(MATCHPOINTS, ruling={"kind": "artificial", "ns": "A+", "ew": "Α−"}) == [4.8, 3.2]
    session = {"kind": "artificial", "ns": "A+", "ew": "A", "session": {"ns": "63.5%", "ew": "70%"}}
    assert after(MATCHPOINTS, ruling=session) == [5.08, 4]
    assert after(MATCHPOINTS, ruling={"kind": "tricks", "to": "ns", "number": 2}) == [7, 1]
    assert after(MATCHPOINTS, ruling={"kind": "penalty", "who": "ew", "amount": "10%"}) == [0, 7.2]
    for amount in ("2 MPs", 2, "2", "2.0"):
        assert after(MATCHPOINTS, ruling={"kind": "penalty", "who": "ns", "amount": amount}) == [-2, 8]


POINTS: dict[str, Any] = {
    "form": "matchpoints",
    "top": 24,
    "ruling": {"kind": "points", "ns": [{"weight": "60%", "points": 18}, {"weight": "40%", "points": "3"}]},
}
IMPS_GIVEN: dict[str, Any] = {"form": "imps", "ruling": {"kind": "points", "ns": 9, "ew": -6}}


def test_points_that_the_director_has_worked_out() -> None:
    """60 % of 18 matchpoints and 40 % of 3 are 12 of a top of 24; no board is needed, and the scores balance."""
    found = adjusted(POINTS)
    assert (found["top"], found["before"], found["board"]) == (24, None, [])
    assert found["after"] == {"ns": 12, "ew": 12}
    assert [step["id"] for step in found["steps"]] == ["adjust-weighted"] * 2 + ["adjust-assigned", "adjust-after"]
    assert found["steps"][-1]["text"] == "After the ruling: North-South 12, East-West 12."
    assert after(POINTS, ruling={"kind": "points", "ns": 12, "ew": 14.4}) == [12, 14.4]
    assert run("adjust", stdin=json.dumps(POINTS)).stdout.splitlines()[-1] == found["steps"][-1]["text"]


def test_imps_that_the_director_has_worked_out() -> None:
    """A pair of IMPs as it is, and averaged in a knock-out (12C4; 2007: 86B); at pairs in IMPs as well."""
    assert after(IMPS_GIVEN) == [9, -6]
    assert after(IMPS_GIVEN, knockout=True) == [7.5, -7.5]
    for edition, law in (("2017", "12C4"), ("2007", "86B")):
        steps = adjusted(IMPS_GIVEN, knockout=True, edition=edition)["steps"]
        assert [step["law"] for step in steps if step["id"] == "adjust-knockout"] == [law]
    assert after(IMPS_GIVEN, form="cross-imps", ruling={"kind": "points", "ns": "4,5"}) == [4.5, -4.5]


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ({**POINTS, "top": 10}, "18"),
        ({**POINTS, "top": "24"}, "top"),
        ({key: value for key, value in POINTS.items() if key != "top"}, "top"),
        ({**POINTS, "board": 7}, "board"),
        ({**POINTS, "knockout": True}, "knock-out"),
        ({**POINTS, "form": "total"}, "total"),
        ({**POINTS, "edition": "2007", "regulations": {"weighting": False}}, "weight"),
        ({**IMPS_GIVEN, "top": 24}, "top"),
        ({**IMPS_GIVEN, "ruling": {"kind": "points"}}, "ruling.ns"),
        ({**IMPS_GIVEN, "ruling": {"kind": "self_inflicted_points", "nos": "ns"}}, "ruling.actual"),
        ({**IMPS_GIVEN, "ruling": {"kind": "points", "ns": "many"}}, "ruling.ns"),
        ({**IMPS_GIVEN, "ruling": {"kind": "points", "ns": True}}, "ruling.ns"),
        ({**IMPS_GIVEN, "ruling": {"kind": "points", "ns": []}}, "ruling.ns"),
        ({**IMPS_GIVEN, "ruling": {"kind": "points", "ns": [{"points": 3}]}}, "ruling.ns[1].weight"),
        ({**IMPS_GIVEN, "ruling": {"kind": "points", "ns": [{"weight": "60%", "points": 3}]}}, "60"),
    ],
)
def test_points_that_cannot_be(spec: dict[str, Any], complaint: str) -> None:
    """More than the top, a top that is missing or means nothing, a key that has nothing to do with it, and the like."""
    result = run("adjust", stdin=json.dumps(spec))
    assert result.exit_code == 2
    assert complaint in result.stderr


@pytest.mark.parametrize(
    "artificial",
    [
        {"artificial": {"ns": "A+", "ew": "A-"}},
        {"artificial": "A+/A-"},
        {"score": "A+/A-"},
        {"contract": {"ns": "A+", "ew": "A-"}},
    ],
)
def test_a_table_that_was_adjusted_before(artificial: dict[str, Any]) -> None:
    """It keeps its share of the top, and the others are scored without it."""
    results = [*MATCHPOINTS["results"], {"ns": 7, "ew": 11, **artificial}]
    found = adjusted(MATCHPOINTS, results=results)
    assert [found["board"][5][key] for key in ("pct_ns", "pct_ew")] == [60, 40]
    assert found["top"] == 10
    assert found["after"]["ns"] == 6.2


def test_teams() -> None:
    """Artificial scores, self-inflicted damage, and the average of a knock-out."""
    assert after(IMPS) == [3, -3]
    assert adjusted(IMPS)["top"] is None
    assert adjusted(IMPS)["board"][1] == {"ns": 2, "ew": 1, "mp_ns": -3, "mp_ew": 3, "pct_ns": None, "pct_ew": None}
    assert after(IMPS, ruling=SELF_INFLICTED) == [5, -9]
    assert after(IMPS, ruling=SELF_INFLICTED, knockout=True) == [7, -7]
    written = {
        "kind": "self_inflicted",
        "nos": "ns",
        "declarer": "N",
        "actual": "1D-1",
        "before": "4S=",
        "without_error": "3NT=",
    }
    assert after(IMPS, ruling=written, edition="2007") == [-2, -9]
    assert after(IMPS, ruling={"kind": "one_at_fault", "nos": "ns", "assigned": {"score": 400}}) == [9, -9]
    assert after(IMPS, ruling={"kind": "penalty", "who": "ns", "amount": "3 IMPs"}) == [-1, -2]
    assert after(IMPS, ruling={"kind": "penalty", "who": "ns", "amount": "0.5 VP"}) == [2, -2]
    own = {**IMPS["ruling"], "session": {"ns": "4.5", "ew": -4}}
    assert after(IMPS, ruling=own) == [4.5, -4]
    assert after(IMPS, average_imps=2) == [2, -2]


def test_self_inflicted_damage_in_points() -> None:
    """A, B and C as matchpoints or IMPs that the director has worked out: no board is needed."""
    ruling = {"kind": "self_inflicted_points", "nos": "ns", "actual": 6, "before": 18, "without_error": 14}
    assert after({"form": "matchpoints", "top": 24, "ruling": ruling}) == [10, 6]
    in_imps = {**ruling, "actual": -6, "before": [{"weight": "50%", "points": 9}, {"weight": "50%", "points": -1}]}
    assert after({"form": "imps", "ruling": {**in_imps, "without_error": 0}}) == [-2, -4]


def test_other_forms() -> None:
    """Cross-IMPs on average or in sum, a Butler with its datum, total points; half a top for an equal result."""
    scores = [{"ns": n, "ew": n, "score": score} for n, score in enumerate((430, 400, 150, -50))]
    spec = {
        "board": 1,
        "results": scores,
        "at": {"ns": 0, "ew": 0},
        "ruling": {"kind": "assigned", "ns": {"score": 430}},
    }
    assert after(spec, form="cross-imps") == [6, -6]
    assert after(spec, form="cross-imps", cross="sum") == [18, -18]
    assert after(spec, form="butler") == [4, -4]
    assert after(spec, form="butler", datum={"discard": 0, "nearest": 1}) == [5, -5]
    assert after(spec, form="total") == [430, -430]
    assert after(spec, form="matchpoints", win=1) == [3, 0]


def test_numbers_in_both_directions() -> None:
    """In a Mitchell number 5 may be one pair North-South and another East-West."""
    assert after(MATCHPOINTS, results=BOTH_WAYS, ruling={"kind": "assigned", "ns": {"score": 420}}) == [2, 0]
    assert after(MATCHPOINTS, winners=1) == after(MATCHPOINTS)


def test_the_laws_of_2007() -> None:
    """What was elected under them."""
    ruling = {
        "kind": "likely_and_probable",
        "nos": "ns",
        "likely": [{"score": 140}, {"score": 170}],
        "at_all_probable": [{"score": 140}, {"score": 620}],
    }
    elected = {"regulations": {"likely_and_probable": True}, "edition": "2007", "ruling": ruling}
    assert after(MATCHPOINTS, **elected) == [4, 3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arithmetic_is_in_the_users_language(language: str) -> None:
    """Every step has its text; seats and contracts may be written in that language too."""
    steps = adjusted(MATCHPOINTS, "--lang", language)["steps"]
    english = adjusted(MATCHPOINTS)["steps"]
    assert [step["args"] for step in steps] == [step["args"] for step in english]
    assert all(own["text"] and (own == other) == (language == "en") for own, other in zip(steps, english, strict=True))
    shown = run("adjust", "--lang", language, stdin=json.dumps(MATCHPOINTS))
    assert shown.stdout.splitlines() == [step["text"] for step in steps]


def test_greek_contracts() -> None:
    """A contract as Greeks write it."""
    ruling = {"kind": "assigned", "ns": [{"contract": "4π=", "declarer": "Β"}]}
    found = adjusted(MATCHPOINTS, "--lang", "el", ruling=ruling)
    assert found["after"]["ns"] == 5
    assert "4♠= Βορράς (+620)" in found["steps"][1]["text"]
    assert "62,50" not in found["steps"][1]["text"]


def changed(change: Callable[[dict[str, Any]], object], spec: dict[str, Any] = MATCHPOINTS) -> str:
    """A specification in which something is wrong."""
    copied = deepcopy(spec)
    change(copied)
    return json.dumps(copied)


def ruling(**given: Any) -> str:
    return changed(lambda spec: spec.update(ruling=given))


def results(*rows: dict[str, Any]) -> str:
    return changed(lambda spec: spec.update(results=list(rows)))


BOTH_WAYS = [{"ns": 3, "ew": 5, "score": 0}, {"ns": 5, "ew": 6, "score": 0}]
HALF = {"weight": "50%", "score": 620}
WRONG = [
    (("imps", "abc"), None, "abc"),
    (("imps", "4.5"), None, "4.5"),
    (("imps", "1" * 5000), None, "111"),
    (("imps", "--jsn"), None, "jsn"),
    (("vps", "--boards", "0", "5"), None, "not 0"),
    (("vps", "--boards", "many", "5"), None, "many"),
    (("vps", "--boards", "20", "-5"), None, "-5"),
    (("adjust",), "", "JSON"),
    (("adjust",), "{", "JSON"),
    (("adjust",), "[]", "object"),
    (("adjust",), "[" * 100_000, "file"),
    (("adjust",), '{"form": ' + "1" * 5000 + "}", "file"),
    (("adjust",), "{}", "form"),
    (("adjust",), changed(lambda spec: spec.pop("at")), "at"),
    (("adjust",), changed(lambda spec: spec.update(nonsense=1)), "nonsense"),
    (("adjust",), changed(lambda spec: spec.update(form="rubber")), "rubber"),
    (("adjust",), changed(lambda spec: spec.update(form=[])), "form"),
    (("adjust",), changed(lambda spec: spec.update(edition="1997")), "1997"),
    (("adjust",), changed(lambda spec: spec.update(board=0)), "board"),
    (("adjust",), changed(lambda spec: spec.update(board=True)), "board"),
    (("adjust",), changed(lambda spec: spec.update(results={})), "results"),
    (("adjust",), changed(lambda spec: spec.update(results=[])), "two results"),
    (("adjust",), changed(lambda spec: spec.update(form="imps")), "not 5"),
    (("adjust",), changed(lambda spec: spec.update(knockout=True)), "knock-out"),
    (("adjust",), changed(lambda spec: spec.update(knockout="yes")), "knockout"),
    (("adjust",), changed(lambda spec: spec.update(expected=4)), "only 4"),
    (("adjust",), changed(lambda spec: spec.update(win=3)), "win"),
    (("adjust",), changed(lambda spec: spec.update(datum={"discard": -1})), "datum.discard"),
    (("adjust",), changed(lambda spec: spec.update(regulations={"weighting": 1})), "weighting"),
    (("adjust",), changed(lambda spec: spec.update(at={"ns": 3, "ew": 6})), "3 against 6"),
    (("adjust",), changed(lambda spec: spec.update(at={"ns": "3", "ew": 5})), "3 against 5"),
    (("adjust",), changed(lambda spec: spec.update(at=3)), "at"),
    (("adjust",), results({"ns": 3, "ew": 5, "score": 0}, {"ns": 3, "ew": 6, "score": 0}), "3"),
    (("adjust",), results({"ns": 3, "ew": 5, "score": 0}, {"ns": 4, "ew": 5, "score": 0}), "5"),
    (("adjust",), changed(lambda spec: spec.update(winners=1, results=BOTH_WAYS)), "Pair 5"),
    (("adjust",), changed(lambda spec: spec.update(winners=3)), "winners"),
    (("adjust",), results({"ns": 3, "ew": 5, "contract": "9S=", "declarer": "N"}), "9"),
    (("adjust",), results({"ns": 3, "ew": 5, "contract": "4Q=", "declarer": "N"}), "4Q="),
    (("adjust",), results({"ns": 3, "ew": 5, "contract": "4S="}), "declarer"),
    (("adjust",), results({"ns": 3, "ew": 5, "contract": "4S=", "declarer": "Q"}), "Q"),
    (("adjust",), results({"ns": 3, "ew": 5, "contract": "4S=", "declarer": 1}), "results[1].declarer"),
    (("adjust",), results({"ns": 3, "ew": 5, "score": 425}), "425"),
    (("adjust",), results({"ns": 3, "ew": 5, "score": 9000}), "9000"),
    (("adjust",), results({"ns": 3, "ew": 5, "score": 420.0}), "420.0"),
    (("adjust",), results({"ns": 3, "ew": 5}), "results[1].contract"),
    (("adjust",), results({"ns": 3, "ew": 5, "score": 0, "contract": "4S="}), "results[1].score"),
    (("adjust",), results({"ns": 3, "ew": 5, "artificial": "B+"}), "B+"),
    (("adjust",), results({"ns": 3, "ew": 5, "artificial": 60}), "60"),
    (("adjust",), results({"ns": 3, "score": 0}), "results[1].ew"),
    (("adjust",), results({"ns": None, "ew": 5, "score": 0}), "results[1].ns"),
    (("adjust",), changed(lambda spec: spec.update(ruling=1)), "ruling"),
    (("adjust",), ruling(), "ruling.kind"),
    (("adjust",), ruling(kind="appeal"), "appeal"),
    (("adjust",), ruling(kind="artificial", ns="A+"), "ruling.ew"),
    (("adjust",), ruling(kind="artificial", ns="A+", ew="60%"), "60%"),
    (("adjust",), ruling(kind="artificial", ns="A+", ew="A", session={"ns": 63}), "63"),
    (("adjust",), ruling(kind="artificial", ns="A+", ew="A", session={"ns": "163%"}), "163%"),
    (("adjust",), ruling(kind="assigned", ns=[]), "ruling.ns"),
    (("adjust",), ruling(kind="assigned", ns=[{}]), "ruling.ns[1].contract"),
    (("adjust",), ruling(kind="assigned", ns=[HALF]), "50"),
    (("adjust",), ruling(kind="assigned", ns=[HALF, HALF, HALF]), "150"),
    (("adjust",), ruling(kind="assigned", ns=[HALF, {"score": 0}]), "ruling.ns[2].weight"),
    (("adjust",), ruling(kind="assigned", ns=[HALF, {"weight": 50, "score": 0}]), "ruling.ns[2].weight"),
    (("adjust",), ruling(kind="assigned", ns=[{"weight": "1/0", "score": 0}]), "1/0"),
    (("adjust",), ruling(kind="assigned", ns=[{"weight": "0%", "score": 0}]), "0%"),
    (("adjust",), ruling(kind="assigned", ns=[{"weight": "110%", "score": 0}]), "110%"),
    (("adjust",), ruling(kind="assigned", ns="4S="), "declarer"),
    (("adjust",), ruling(kind="tricks", to="ns", number="2"), "ruling.number"),
    (("adjust",), ruling(kind="tricks", to="north", number=2), "north"),
    (("adjust",), ruling(kind="tricks", to="ns", number=0), "0"),
    (("adjust",), ruling(kind="tricks", to="ns", number=5), "won 4"),
    (("adjust",), ruling(kind="penalty", who="ns", amount="a lot"), "a lot"),
    (("adjust",), ruling(kind="penalty", who="ns", amount=True), "True"),
    (("adjust",), ruling(kind="penalty", who="ns", amount="3 IMPs"), "IMP"),
    (("adjust",), ruling(kind="penalty", who="ns", amount="0%"), "not 0"),
    (("adjust",), ruling(kind="self_inflicted", nos="ns", before={"score": 0}), "ruling.without_error"),
    (("adjust",), ruling(kind="one_at_fault", nos="ns", assigned={"score": 0}), "not 5"),
    (("adjust",), ruling(kind="likely_and_probable", nos="ns", likely=HALF, at_all_probable=HALF), "weight"),
]


@pytest.mark.parametrize(("args", "stdin", "named"), WRONG, ids=lambda value: str(value)[-60:])
@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_input_is_one_clear_line(args: tuple[str, ...], stdin: str | None, named: str, language: str) -> None:
    """Wrong input ends with exit code 2 and one line in the user's language that names what is wrong."""
    result = run(*args, "--lang", language, stdin=stdin)
    assert result.exit_code == 2, result.stderr
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1
    if language == "en":
        assert named in result.stderr
    else:
        assert result.stderr != run(*args, stdin=stdin).stderr


def test_a_command_that_scores_starts_without_the_rest() -> None:
    """No chat platform and no database is loaded to score a board."""
    import subprocess

    check = (
        "import sys; from bot.cli import main; sys.argv[1:] = ['imps', '420']\ntry: main()\nexcept SystemExit: pass\n"
    )
    check += "sys.exit(any(name in sys.modules for name in ('telegram', 'discord', 'sqlalchemy', 'fluent')))"
    subprocess.run([sys.executable, "-c", check], check=True, cwd=Path(__file__).parents[2])


def test_a_fouled_board_is_scored_in_groups() -> None:
    """87B: of four and of three results the best bring 15/16 and 8/9 of the top, or 70 % in a small group."""
    found = adjusted(FOULED)
    assert [found["top"], found["before"], found["after"]] == [12, None, None]
    assert [found["board"][at]["pct_ns"] for at in (0, 4)] == [93.75, 88.89]
    assert [step["id"] for step in found["steps"]].count("fouled-group") == 2
    assert run("adjust", stdin=json.dumps(FOULED)).stdout.splitlines()[0] == found["steps"][0]["text"]
    found = adjusted(FOULED, ruling={"kind": "fouled"})
    assert [row["pct_ns"] for row in found["board"][4:]] == [70, 60, 50]
    in_imps = adjusted(FOULED, form="cross-imps")
    assert (in_imps["top"], in_imps["board"][0]["pct_ns"]) == (None, None)


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"form": "imps"}, "form"),
        ({"at": {"ns": 1, "ew": 1}}, "at"),
        ({"results": 5}, "results"),
        ({"results": [5]}, "results[1]"),
        ({"results": [{"ns": 1, "ew": 1, "score": 50, "group": "two"}]}, "results[1].group"),
        ({"ruling": {"kind": "fouled", "small_groups": "no"}}, "small_groups"),
        ({"ruling": {"kind": "fouled", "groups": 2}}, "ruling.groups"),
    ],
)
def test_a_fouled_board_that_cannot_be_read(changes: dict[str, Any], named: str) -> None:
    """One line names what is wrong."""
    result = run("adjust", stdin=json.dumps({**FOULED, **changes}))
    assert (result.exit_code, result.stdout) == (2, "")
    assert named in result.stderr
