"""What a board is worth: `score`, `imps`, `vps`, `adjust`."""

from __future__ import annotations

from bot.commands.given import checked_language, fail, integer, read_json, readable, show
from rules.model import ModelError


def score(contract: str, lang: str, declarer: str | None, vul: str | None, board: str | None, as_json: bool) -> None:
    """The score of a contract for North-South."""
    from dialogues.notation import read_result, read_seat
    from rules.model import Vulnerability, vulnerability
    from rules.scoring.contract_score import contract_score

    checked_language(lang)
    number = integer(board, lang) if board is not None else None
    try:
        player = read_seat(readable(declarer, lang), lang) if declarer else None
        result = read_result(readable(contract, lang), player, lang)
        if vul is None and number is None:
            fail(lang, "error-board-missing")
        exposed = vulnerability(number) if vul is None and number is not None else Vulnerability(str(vul).lower())
    except ModelError as error:
        fail(lang, f"error-{error.code}", **error.args_)
    except ValueError:
        fail(lang, "error-vulnerability", value=str(vul)[:40])
    points = contract_score(result, exposed)
    if as_json:
        show({"score_ns": points})
    else:
        print(points)


def imps(difference: str, lang: str, as_json: bool) -> None:
    """A difference in points as IMPs."""
    from rules.scoring.imps import imps as scored

    found = scored(integer(difference, checked_language(lang)))
    if as_json:
        show({"imps": found})
    else:
        print(found)


def vps(margin: str, lang: str, boards: str, as_json: bool) -> None:
    """A margin in IMPs as victory points, by the continuous scale of the WBF."""
    from rules.scoring.errors import ScoringError
    from rules.scoring.victory_points import victory_points

    checked_language(lang)
    try:
        winner, loser = victory_points(integer(margin, lang), integer(boards, lang))
    except ScoringError as error:
        fail(lang, f"error-{error.code}", **error.args_)
    if as_json:
        show({"winner": float(winner), "loser": float(loser)})
    else:
        print(f"{winner}-{loser}")


def adjust(lang: str, as_json: bool) -> None:
    """What a ruling makes of a board; the board and the ruling are JSON on standard input."""
    from dialogues import adjustment_json

    checked_language(lang)
    try:
        data = adjustment_json.reckoned(adjustment_json.read(read_json("-", lang), lang), lang)
    except ModelError as error:
        fail(lang, f"error-{error.code}", **error.args_)
    if as_json:
        show(data)
    else:
        print("\n".join(step["text"] for step in data["steps"]))
