"""What the procedures rule and ask: `rule`, `facts`, `cases`, `paths`, `flowchart`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.commands.given import checked_language, fail, laws, profile, read_json, show

if TYPE_CHECKING:
    from rules.engine.facts import Value
    from rules.engine.procedure import Procedure
    from rules.lawbook import Edition


def rule(id: str, lang: str, facts: str | None, edition: str, regulations: list[str], as_json: bool) -> None:
    """The next question, the next offer, or the ruling, from a set of facts."""
    from dialogues import ruling_json
    from rules.engine.case import Elections
    from rules.engine.decide import decide
    from rules.engine.facts import FactError
    from rules.engine.procedure import WrongProcedure
    from rules.engine.ruling import Ruling
    from rules.lawbook import elected

    checked_language(lang)
    regulated = profile(regulations, lang).in_force if regulations else Elections()
    procedure = _procedure(id, elected(laws(edition, lang), regulated.values), lang)
    try:
        given = decide(procedure, _facts(facts, lang), regulated)
    except WrongProcedure as error:
        fail(lang, "error-wrong-procedure", value=error.id)
    except FactError as error:
        fail(lang, f"error-{error.code}", **error.args_)
    data = ruling_json.result(given, procedure.edition, lang)
    if as_json:
        show(data)
    elif isinstance(given, Ruling):
        print(data["text"])
    else:
        shown = data if data["kind"] == "offer" else data["fact"]
        choices = shown["options"] if "options" in shown else shown["choices"]
        print("\n".join([*shown["script"], shown["text"], *(f"- {choice['text']}" for choice in choices)]))


def facts(id: str, lang: str, edition: str, as_json: bool) -> None:
    """Every fact and offer that a procedure can ask."""
    from dialogues import ruling_json
    from rules.engine.walk import walk

    checked_language(lang)
    procedure = _procedure(id, laws(edition, lang), lang)
    rows = ruling_json.asked(walk(procedure), lang)
    if as_json:
        show({"id": id, "edition": edition, "facts": rows})
        return
    for row in rows:
        print(f"{row['key']}: {row['text']}")


def cases(id: str, lang: str, edition: str) -> None:
    """The cases of an irregularity as a page: questions and answers, and the ruling as spoken."""
    from dialogues.case_pages import page

    checked_language(lang)
    procedure = _procedure(id, laws(edition, lang), lang)
    if procedure.follows:
        fail(lang, "error-unknown-procedure", value=id[:40])
    print(page(id, procedure.edition, lang))


def paths(id: str | None, lang: str, edition: str | None, as_json: bool, leaves: bool) -> None:
    """How many paths each procedure has, how long the longest is, and which Laws they cite; or what each comes to."""
    from dialogues import leaves as in_words
    from rules.engine.walk import walk
    from rules.lawbook import editions
    from rules.menu import MENU, get, serves

    checked_language(lang)
    chosen = editions() if edition is None else (laws(edition, lang),)
    if leaves and id is None:
        fail(lang, "error-arguments", typed="director paths --leaves", usage="director paths ID --leaves")
    if id is not None:
        procedures = [get(id, each) for each in chosen if serves(each, id)] or [_procedure(id, chosen[0], lang)]
    else:
        procedures = [get(name, each) for name in MENU for each in chosen if serves(each, name)]
    walks = [walk(procedure) for procedure in procedures]
    rows: list[dict[str, Any]] = [
        {
            "id": found.procedure.id,
            "edition": found.procedure.edition.id,
            "paths": len(found.paths),
            "longest": found.longest,
            "laws": list(found.laws),
            **({"leaves": in_words.rows(found, lang)} if leaves and as_json else {}),
        }
        for found in walks
    ]
    if as_json:
        show({"procedures": rows})
    elif leaves:
        print("\n\n".join("\n".join(in_words.page(found, lang)) for found in walks))
    else:
        for row in rows:
            print(
                f"{row['id']} {row['edition']}: {row['paths']} paths, at most {row['longest']} questions; {row['laws']}"
            )


def flowchart(id: str, lang: str, edition: str, form: str, output: str | None) -> None:
    """The chart of a procedure, from all its paths."""
    from dialogues import charts
    from rules.engine.chart import chart
    from rules.engine.walk import walk

    forms = {"mermaid": charts.mermaid, "html": charts.page}
    checked_language(lang)
    procedure = _procedure(id, laws(edition, lang), lang)
    if form not in forms:
        fail(lang, "error-unknown-format", value=form[:40], known=", ".join(forms))
    drawn = forms[form](chart(walk(procedure)), lang)
    if output is None:
        print(drawn, end="")
        return
    try:
        with open(output, "w", encoding="utf-8") as file:
            file.write(drawn)
    except OSError:
        fail(lang, "error-output", value=output[:80])


def _procedure(id: str, chosen: Edition, lang: str) -> Procedure:
    """What serves an irregularity, by its name of now or of before, in an edition."""
    from rules.engine import aliases
    from rules.engine.procedure import NotVerified, UnknownProcedure, get
    from rules.procedures import load

    name = aliases.procedure(id)
    load(name)
    try:
        return get(name, chosen)
    except NotVerified:
        fail(lang, "error-not-verified", what=id, year=chosen.year)
    except UnknownProcedure:
        fail(lang, "error-unknown-procedure", value=id[:40])


def _facts(source: str | None, lang: str) -> dict[str, Value]:
    """The facts in a JSON file, or on standard input; none where there is no file."""
    from rules.engine.facts import FactError
    from rules.procedures import load_all

    given = {} if source is None else read_json(source, lang)
    try:
        return _answers(given)
    except FactError:
        load_all()  # what another irregularity asks is no mistake
    try:
        return _answers(given)
    except FactError as error:
        fail(lang, f"error-{error.code}", **error.args_)


def _answers(given: dict[str, Any]) -> dict[str, Value]:
    from rules.engine.values import read_answer

    return dict(read_answer(key, raw) for key, raw in given.items())
