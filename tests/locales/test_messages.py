"""Every language is complete, says the same things, and copies no sentence of a law book."""

import hashlib
import inspect
import itertools
import re
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from dialogues.adjustment_json import ENGLISH as SPEC_ERRORS
from dialogues.notation import fold
from dialogues.polls import ENGLISH as POLL_ERRORS
from dialogues.wording import EXPLAINED_ORDERS, REASONS, SHORT_ORDERS, TOLD_BY, title_label, words
from locales import LANGUAGES, MissingMessage, UnknownLanguage, locale
from locales.marks import FSI, PDI, collapsed
from rules.engine.case import DISPUTED, DISPUTED_CHOICES
from rules.engine.decide import decide
from rules.engine.derive import CAME
from rules.engine.facts import DECLARED, Audience, Kind, Offer, Role
from rules.engine.procedure import SUBJECTS, Procedure
from rules.engine.ruling import Item, Ruling
from rules.engine.walk import item_messages, messages
from rules.lawbook import LAWS_2007_PRINTED, LAWS_2017, editions
from rules.menu import DOORS, MENU, get, procedures
from rules.model import Seat
from rules.model.errors import ENGLISH
from rules.results.errors import ENGLISH as RESULTS_ERRORS
from rules.scoring import adjusted
from rules.scoring.errors import ENGLISH as SCORING_ERRORS
from tests.kept import kept
from tests.walks import walked

FOLDER = Path(__file__).parents[2] / "locales"
DOCS = Path(__file__).parents[2] / "docs"
OTHERS = tuple(language for language in LANGUAGES if language != "en")

# Where a sentence ends; a Greek question mark looks like a semicolon.
SENTENCES = {language: re.compile(rf"[.!?{';' if language == 'el' else ''}]+[”»\"]?\s|\n") for language in LANGUAGES}
LONGEST_SENTENCE = 35

# How many words in a row make a sentence of somebody else's.
RUN = 8


@cache
def entries(language: str) -> dict[str, ast.Message]:
    """Every message of a language by its id."""
    texts = {str(file): file.read_text("utf-8") for file in sorted((FOLDER / language).rglob("*.ftl"))}
    return kept(f"fluent/{language}", hashlib.sha256(repr(texts).encode()).hexdigest(), lambda: parsed(language, texts))


def parsed(language: str, texts: dict[str, str]) -> dict[str, ast.Message]:
    """The messages that stand in files."""
    found: dict[str, ast.Message] = {}
    for file, text in texts.items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


@cache
def ids(language: str) -> frozenset[str]:
    """Every message and attribute of a language."""
    found = entries(language)
    return frozenset(found) | {f"{id}.{a.id.name}" for id, entry in found.items() for a in entry.attributes}


def variables(node: ast.BaseNode) -> set[str]:
    """The arguments that a message takes."""
    found: set[str] = set()
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.VariableReference):
                found.add(child.id.name)
            elif isinstance(child, ast.BaseNode):
                found |= variables(child)
    return found


def literals(node: ast.BaseNode) -> Iterator[str]:
    """The words of a message that are written out, not put in."""
    if isinstance(node, ast.TextElement):
        yield str(node.value)
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from literals(child)


@cache
def shown() -> set[str]:
    """Every message that some path of some procedure can show."""
    return {m for p in procedures() for m in messages(walked(p))} | set(item_messages(CAME))


def everybody() -> Iterator[dict[str, str]]:
    """The arguments of every message: nobody's seat known, and every player as the offender."""
    roles = {role.value: role.value for role in (Role.OFFENDER, Role.PARTNER, Role.LHO, Role.RHO)}
    for edition in editions():
        base = {"edition": f"laws{edition.id}", "who": "partner", "dealer": "N", "turn": "N"}
        yield {**base, **roles}
        for seat in Seat:
            seats = (seat, seat.partner, seat.lho, seat.rho)
            yield {**base, "who": seat.partner.value, **{role: s.value for role, s in zip(roles, seats, strict=True)}}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    """A message that English has, every language has, and no other; but for what is short or long in one alone.

    Those are the labels, and what is put in full where the screen has less.
    """
    assert _without_lengths(language) == _without_lengths("en")


def _without_lengths(language: str) -> set[str]:
    return {id for id in ids(language) if not id.endswith(("-label", ".label", "-full", ".full"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_and_every_text_in_full_is_of_something(language: str) -> None:
    """Of a choice or of a question that there is; what is in full is of what is asked alone."""
    of = {id: re.sub(r"[.-](full|label)$", "", id) for id in ids(language) if re.search(r"\..*\b(full|label)$", id)}
    assert sorted(set(of.values()) - ids(language)) == []
    assert sorted(id for id in of if id.endswith("full") and not id.startswith(("fact-", "offer-"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_every_ruling_exists(language: str) -> None:
    """Every message that some path of some procedure can show exists."""
    assert sorted(id for id in shown() if not locale(language).has(id)) == []
    errors = {**ENGLISH, **SCORING_ERRORS, **SPEC_ERRORS, **RESULTS_ERRORS, **POLL_ERRORS}
    assert sorted(code for code in errors if not locale(language).has(f"error-{code}")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_door_has_its_words(language: str) -> None:
    """Also one behind which nothing is ruled on yet, and one that leads to its single irregularity as yet."""
    assert {id for id in entries(language) if id.startswith("door-")} == {f"door-{door}" for door in DOORS}
    labels = [locale(language).text(f"door-{door}") for door in DOORS]
    assert [label for label in labels if len(label) > LABEL] == []
    assert len(set(map(fold, labels))) == len(labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_an_adjustment_exists(language: str) -> None:
    """Every step that the arithmetic can show has a message, and no message is left over."""
    shown = set(re.findall(r'"(adjust-[a-z-]+)[\"{]', inspect.getsource(adjusted)))
    shown = (shown - {"adjust-self-"}) | {f"adjust-self-{label}" for label in ("actual", "before", "without")}
    assert shown | {"adjust-other-table-2007"} == {id for id in entries(language) if id.startswith("adjust-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    """With any player in any role, in both editions, no message fails."""
    spoken = locale(language)
    own = {name: "1" for entry in entries("en").values() for name in variables(entry)}
    for people in everybody():
        for id in ids(language):
            if "." in id or spoken.has(id):
                assert spoken.text(id, {**own, **people}).strip()


@pytest.mark.parametrize("language", OTHERS)
def test_messages_take_the_same_arguments(language: str) -> None:
    """A translation may leave out a player, but never use an argument that the message is not given."""
    people = {"offender", "partner", "lho", "rho", "who", "turn", "edition"}
    for id, entry in entries(language).items():
        assert variables(entry) - people <= variables(entries("en")[id]), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_law_numbers_live_in_the_rules(language: str) -> None:
    """No message names a paragraph of the Laws."""
    for file in (FOLDER / language).rglob("*.ftl"):
        text = re.sub(r"(?m)^#.*$", "", file.read_text("utf-8"))
        text = re.sub(r"\{[^}]*\}|N: 1S P[^\n]*", "", text)
        assert not re.search(r"\b\d{2}[A-G]?\d?\b", text), file


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_every_case(language: str) -> None:
    """Every grammatical case knows every seat and every role."""
    for case, table in locale(language).names["who"].items():
        assert set(table) == {*Seat, *Role}, f"{language} {case}"


def test_hebrew_keeps_latin_digits_and_suits_apart() -> None:
    """In a right-to-left language whatever is put in stands between isolates, and literals are put in too."""
    assert locale("he").right_to_left
    for id, entry in entries("he").items():
        for text in literals(entry):
            assert not re.search(r"[A-Za-z0-9♣♦♥♠]", text), f"{id}: {text}"
    assert "\u2068" in locale("he").text("ruling-laws", {"laws": "27A1"})
    assert "\u2068" not in locale("en").text("ruling-laws", {"laws": "27A1"})


def test_no_hebrew_particle_is_glued_to_what_is_put_in() -> None:
    """The isolate would stand between the particle and its noun: a word of its own, or a case, is taken."""
    glued = {
        id: before.value
        for id, entry in entries("he").items()
        for pattern in (entry.value, *(each.value for each in entry.attributes))
        for before, after in itertools.pairwise(pattern.elements if pattern else ())
        if isinstance(before, ast.TextElement) and isinstance(after, ast.Placeable)
        if re.search(r"[א-ת]־?$", before.value)
    }
    assert glued == {}


def test_hebrew_lines_run_from_right_to_left() -> None:
    """Whatever a message begins with; and nothing is isolated twice, or left isolated."""
    spoken = locale("he")
    args = {name: spoken.isolated("1") for entry in entries("en").values() for name in variables(entry)}
    people = {role.value: "N" for role in (Role.OFFENDER, Role.PARTNER, Role.LHO, Role.RHO)}
    args |= {**people, "who": "N", "turn": "N", "dealer": "N", "edition": "laws2017", "count": "2"}
    for id in ids("he"):
        if "." in id or spoken.has(id):
            text = spoken.text(id, args)
            assert all(unicodedata.bidirectional(line[0]) == "R" for line in text.splitlines() if line), id
            assert collapsed(text) == text, id
            assert text.count(FSI) == text.count(PDI), id


@pytest.mark.parametrize(
    ("language", "printed"),
    [
        ("en", "16C2, 27B1(a), 20F5(b)(ii), 71.2, 45G"),
        ("el", "16Γ2, 27Β1(α), 20ΣΤ5(β)(ii), 71.2, 45Ζ"),
        ("tr", "16C2, 27B1(a), 20F5(b)(ii), 71.2, 45G"),
        ("he", "16ג(2), 27ב(1)(א), 20ו(5)(ב)(ii), 71(2), 45ז"),
    ],
)
def test_a_law_is_written_as_the_readers_book_prints_it(language: str, printed: str) -> None:
    """Its section, its paragraph and what is below, in the letters and brackets of the book."""
    shown = locale(language).laws(["16C2", "27B1(a)", "20F5(b)(ii)", "71.2", "45G"])
    assert re.sub("[\u200f\u2068\u2069]", "", shown) == printed


def test_a_sentence_begins_with_a_capital() -> None:
    """Whoever comes first; in Turkish the capital of i has its dot."""
    assert locale("en").text("step-replacement-withdrawn").startswith("The")
    people = {"who": "partner", "offender": "offender", "partner": "partner", "lho": "lho", "rho": "rho"}
    assert locale("en").text("standing-pass-next", people).startswith("The offender’s partner")
    assert locale("tr")._finished("ihlal. ‘i’") == "İhlal. ‘i’"
    assert locale("tr").text("said-trick", {"number": "3"}) == "3. löve"
    people |= {"edition": "laws2017"}
    assert "call’s information. The offender then" in locale("en").text("script-out-of-turn-at-partner-2017", people)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_stop_ends_a_sentence(language: str) -> None:
    """What follows one is given a capital, even after an abbreviation."""
    begun = re.compile(r"[^\s}]*[^\s\d}][.!?] [^\W\d_]")
    files = {file.name: begun.findall(file.read_text("utf-8")) for file in (FOLDER / language).rglob("*.ftl")}
    inside = {name: each for name, found in files.items() for each in found if each[-1].islower()}
    assert inside == {}


def test_what_is_missing_is_said() -> None:
    """No message is shown that does not exist, and no language but the four."""
    with pytest.raises(MissingMessage, match="nonsense"):
        locale("en").text("nonsense")
    with pytest.raises(MissingMessage, match="rho"):
        locale("en").text("offer-rho_calls")
    with pytest.raises(UnknownLanguage, match="en, el, tr, he"):
        locale("xx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lexicons_are_complete(language: str) -> None:
    """Every language knows words for every command, and for yes and no."""
    lexicon = locale(language).lexicon
    assert {part: set(table) for part, table in lexicon.items()} == {
        part: set(table) for part, table in locale("en").lexicon.items()
    }
    for table in lexicon.values():
        assert all(words for words in table.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_two_commands(language: str) -> None:
    """A word that people type means one command, and is neither yes nor no."""
    said = [fold(word) for words in locale(language).lexicon["commands"].values() for word in words]
    said += [fold(word) for words in locale(language).lexicon["answers"].values() for word in words]
    assert sorted(said) == sorted(set(said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_is_two_irregularities(language: str) -> None:
    """A title leads to one irregularity."""
    titles = [fold(locale(language).text(f"irregularity-{id}")) for id in MENU]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_is_an_answer(language: str) -> None:
    """What people type to answer a question is never a command: no choice has a command for its label."""
    spoken = locale(language)
    commands = {fold(word): command for command, words in spoken.lexicon["commands"].items() for word in words}
    answers = [
        id for id in ids(language) if re.match(r"(fact|offer)-.*\.(?!explain$)|(seat|holds|role)-|forget-(yes|no)$", id)
    ]
    people = next(everybody())
    args = {name: "1" for entry in entries("en").values() for name in variables(entry)} | people
    labels = {fold(spoken.text(id, args)): id for id in (*answers, *(f"irregularity-{id}" for id in MENU))}
    assert {id: commands[label] for label, id in labels.items() if label in commands} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_too_long(language: str) -> None:
    """Nobody reads more than 35 words at once at the table."""
    too_long = {}
    for id, entry in entries(language).items():
        patterns = {id: entry.value} | {f"{id}.{a.id.name}": a.value for a in entry.attributes}
        for name, pattern in patterns.items():
            for text in _variants(pattern) if pattern else ():
                longest = max(len(sentence.split()) for sentence in SENTENCES[language].split(text))
                if longest > LONGEST_SENTENCE:
                    too_long[name] = longest
    assert too_long == {}


def _variants(pattern: ast.Pattern) -> list[str]:
    """What a pattern may say, with a word for whatever is put in: each variant of each selection."""
    said = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said = [text + element.value for text in said]
        elif isinstance(element.expression, ast.SelectExpression):
            chosen = [text for variant in element.expression.variants for text in _variants(variant.value)]
            said = [text + more for text in said for more in chosen]
        else:
            said = [text + "…" for text in said]
    return said


def words_of(text: str) -> list[str]:
    """The words of a text, folded, without numbers and marks."""
    return re.findall(r"[^\W\d_]+", fold(text))


def runs(text: str) -> set[tuple[str, ...]]:
    """Every run of eight words."""
    words = words_of(text)
    return {tuple(words[i : i + RUN]) for i in range(len(words) - RUN + 1)}


@pytest.mark.shared
def test_no_sentence_of_a_law_book_is_copied(shared: Path) -> None:
    """No run of eight words of the law books stands in a message or in the documentation."""
    books = {file.name: runs(file.read_text("utf-8")) for file in (shared / "lawbooks").glob("*.txt")}
    assert books
    for language in LANGUAGES:
        for id, entry in entries(language).items():
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                text = _plain(pattern) if pattern else ""
                for name, book in books.items():
                    assert not runs(text) & book, f"{language} {id} copies {name}"
    for file in (*DOCS.glob("**/*.md"), DOCS.parent / "README.md"):
        for name, book in books.items():
            assert not runs(file.read_text("utf-8")) & book, f"{file.name} copies {name}"


def _plain(node: ast.BaseNode) -> str:
    """The words of a pattern, variants one after another, with a word for whatever is put in."""
    if isinstance(node, ast.TextElement):
        return str(node.value)
    if isinstance(node, ast.Placeable) and not isinstance(node.expression, ast.SelectExpression):
        return "…"
    parts = []
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                parts.append(_plain(child))
    return " ".join(parts) if isinstance(node, ast.SelectExpression) else "".join(parts)


def test_the_names_tables_are_data_only() -> None:
    """Every language has the same tables."""
    tables = {language: tomllib.loads((FOLDER / language / "names.toml").read_text("utf-8")) for language in LANGUAGES}
    for language in OTHERS:
        assert set(tables[language]) - {"either"} == set(tables["en"]), "letters for two things are a language’s own"
        assert set(tables[language]["write"]) == set(tables["en"]["write"])
        assert {part: set(table) for part, table in tables[language]["read"].items()} == {
            part: set(table) for part, table in tables["en"]["read"].items()
        }


# Messages that were written before the three depths: the short line alone is there, or is with what explains it.
DUE = Path(__file__).with_name("depths-due.txt")

# What a ruling is made of; each message has a short line, what is read out, and an explanation.
OF_A_RULING = ("step-", "standing-", "information-", "check-", "adjustment-", "penalty-", "appeal-")

# A check, and the advice of a penalty, are for the director alone.
NOT_READ_OUT = ("check-", "penalty-")


@cache
def told() -> dict[str, set[Audience | None]]:
    """Every message of a ruling that some path shows, and who is told it."""
    found: dict[str, set[Audience | None]] = {}
    rulings = [path.ruling for p in procedures() for path in walked(p).paths]
    for item in (item for given in (*rulings, *on_disputed_facts()) for item in given.items):
        found.setdefault(item.id, set()).add(item.audience)
    return found


def on_disputed_facts() -> Iterator[Ruling]:
    """A ruling on an answer on which the sides do not agree, which no path has."""
    for how in DISPUTED_CHOICES:
        given = decide(get("dummy_suggests", LAWS_2017), {"only_arranged": True, f"{DISPUTED}only_arranged": how})
        assert isinstance(given, Ruling)
        yield given


def read_out(id: str) -> bool:
    """Whether a message of a ruling is told to the players: not where every path has it for the director alone."""
    return not id.startswith(NOT_READ_OUT) and told().get(id) != {Audience.DIRECTOR}


def lacking() -> set[str]:
    """The messages of a ruling that do not have all their depths."""
    wanted = {
        id: ("say", "explain") if read_out(id) else ("explain",) for id in entries("en") if id.startswith(OF_A_RULING)
    }
    return {id for id, depths in wanted.items() if not {f"{id}.{depth}" for depth in depths} <= ids("en")}


def test_every_message_of_a_ruling_has_three_depths() -> None:
    """A short line, a sentence that is read out to the players, and an explanation; those still due are listed."""
    assert lacking() == set(DUE.read_text("utf-8").split())


def test_what_is_for_the_director_alone_is_not_read_out() -> None:
    """No message that every path shows to the director alone has a sentence for the players."""
    of_a_ruling = (id for id in entries("en") if id.startswith(OF_A_RULING))
    assert sorted(id for id in of_a_ruling if f"{id}.say" in ids("en") and not read_out(id)) == []


# How an English sentence begins, or goes on, that tells the director to do something to a score.
ORDERS = re.compile(r"(?:^|[.:] )(?:Adjust|Assign|Award|Correct|Decide|Enter|Hear|Let|Rule|Score|You) ")


def test_what_becomes_of_a_score_is_not_read_out_as_an_order() -> None:
    """The short line of an adjustment may tell the director what to do; the players hear what becomes of the score."""
    english = locale("en")
    adjustments = [id for id in entries("en") if id.startswith("adjustment-")]
    assert any(ORDERS.search(english.text(id)) for id in adjustments)
    heard = {id: english.text(f"{id}.say" if f"{id}.say" in ids("en") else id) for id in adjustments}
    assert [id for id, said in heard.items() if ORDERS.search(said)] == []


# How a sentence begins that tells the director to do something.
TELLS_TO_DO = re.compile(
    r"(?:^|[.:;] )(?:If [^.]*, |Otherwise )?"
    r"(?:rule|have|look|give|score|ask|let|decide|tell nobody|tell the player|count|judge)\b",
    re.I,
)


def test_no_order_to_the_director_is_folded() -> None:
    """What is read out has no word for the director, and explanations are folded: orders are shown beside both."""
    with_orders = {id.removesuffix(".do") for id in ids("en") if id.endswith(".do")}
    steps = (item for p in procedures() for path in walked(p).paths for item in path.ruling.steps)
    for item in {item.id: item for item in steps if not item.args}.values():
        w = words("en", LAWS_2017)
        ordered = item.id in with_orders
        if TELLS_TO_DO.search(w.explained(item)):
            assert item.id in EXPLAINED_ORDERS or ordered
        if TELLS_TO_DO.search(w.short(item)) and w.said(item) and not TELLS_TO_DO.search(w.said(item)):
            assert item.id in SHORT_ORDERS or ordered
        if ordered:
            assert TELLS_TO_DO.search(w.ordered(item))
    assert {id for id in (*SHORT_ORDERS, *EXPLAINED_ORDERS) if not locale("en").has(id)} == set()


def test_what_is_ordered_is_of_a_step_that_is_read_out() -> None:
    """Elsewhere the short line itself stands on the screen."""
    ordered = {id.removesuffix(".do") for id in ids("en") if id.endswith(".do")}
    assert ordered
    assert ordered <= told().keys()
    assert [id for id in sorted(ordered) if not read_out(id)] == []


def test_a_reason_is_no_order_to_the_director() -> None:
    """A step that only says on what the others rest is folded: nothing in it is to be done."""
    steps = {item.id: item for p in procedures() for path in walked(p).paths for item in path.ruling.steps}
    assert steps.keys() >= REASONS
    assert REASONS.isdisjoint({*SHORT_ORDERS, *EXPLAINED_ORDERS, *TOLD_BY})
    w = words("en", LAWS_2017)
    for id in sorted(REASONS):
        assert f"{id}.do" not in ids("en")
        for said in (w.short(steps[id]), w.said(steps[id]), w.explained(steps[id])):
            assert not TELLS_TO_DO.search(said), id
            assert not ORDERS.search(said), id


def told_before() -> Iterator[tuple[str, str]]:
    """What a script has told of what comes after it on some path: a script or a step, with the one that has told it."""
    telling = frozenset[str]().union(*TOLD_BY.values())
    told = {id.removeprefix("script-") for id in TOLD_BY}
    for path in (path for p in procedures(*editions(), LAWS_2007_PRINTED) for path in walked(p).paths):
        heard: list[str] = []
        for asking in path.askings:
            yield from ((f"script-{line}", before) for before in heard for line in asking.item.script if line in told)
            heard += [line for line in asking.item.script if line in telling]
        yield from ((item.id, before) for before in heard for item in path.ruling.steps if item.id in told)


@pytest.mark.long
def test_what_is_told_before_comes_before() -> None:
    """Each of what is told, and each script that tells it, is there, and on some path the one comes after the other."""
    found = {(id, by) for id, by in set(told_before()) if by in TOLD_BY.get(id, ())}
    assert TOLD_BY.keys() - {id for id, _ in found} == set()
    assert frozenset[str]().union(*TOLD_BY.values()) - {by for _, by in found} == set()


def test_what_is_said_again_has_been_told() -> None:
    """Only a script that another one tells is put otherwise the second time, and shorter; or not at all."""
    again = {id.removesuffix(".again") for id in ids("en") if id.endswith(".again")}
    assert again == {id for id in TOLD_BY if id.startswith("script-")} - SILENT
    for language in LANGUAGES:
        w = words(language, LAWS_2017)
        for id in sorted(again):
            assert len(w.text(f"{id}.again").split()) < len(w.text(id).split()), f"{language} {id}"


# What has been told whole: the second time nothing is new, and nothing is read out.
SILENT = {
    "script-insufficient-replace",
    "script-insufficient-replace-rev2008",
    "script-insufficient-replace-printed",
}


# What a button shows uncut where two stand side by side.
LABEL = 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_short_label_of_its_own(language: str) -> None:
    """A button says what tells the choice from the others of its question, uncut on every channel."""
    too_long, alike = [], []
    for edition in editions():
        w = words(language, edition)
        for key, item in DECLARED.items():
            if not item.choices or (not isinstance(item, Offer) and item.kind is Kind.YES_NO):
                continue
            labels = [w.label(key, value) or w.value(key, value) for value in item.choices]
            too_long += [f"{key}: {label}" for label in labels if len(label) > LABEL]
            alike += [f"{key}: {labels}"] if len(set(map(fold, labels))) < len(labels) else []
    assert sorted(set(too_long)) == []
    assert sorted(set(alike)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_irregularity_has_a_short_label_of_its_own(language: str) -> None:
    """So does the button that begins with an irregularity, or goes on with what one has led to."""
    w = words(language, LAWS_2017)
    labels = [title_label(id, w) for id in SUBJECTS]
    assert [label for label in labels if len(label) > LABEL] == []
    assert len(set(map(fold, labels))) == len(labels)


# What is said of a side is not said of a player.
SIDE = {"en": r"offending side", "el": r"υπαίτι\w+ άξον\w+", "tr": r"kusurlu taraf\w*", "he": r"צד המפר"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_whose_seats_are_known_are_called_by_them(language: str) -> None:
    """What is read out then says neither LHO nor RHO, partner of the offender nor the offender."""
    spoken = locale(language)
    offender = Seat.S
    seats = {
        Role.OFFENDER: offender,
        Role.PARTNER: offender.partner,
        Role.LHO: offender.lho,
        Role.RHO: offender.rho,
    }
    roles = {table[role] for table in spoken.names["who"].values() for role in seats if role in table}
    named = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, roles))})(?!\w)", re.IGNORECASE)
    of_a_side, found = re.compile(SIDE[language], re.IGNORECASE), set[str]()
    for procedure in procedures():
        w = words(language, procedure.edition, seats)
        scripts, steps = told_on_some_path(procedure)
        found |= {id for id in scripts if named.search(of_a_side.sub("", w.text(id)))}
        found |= {item.id for item in steps if named.search(of_a_side.sub("", w.said(item)))}
    assert found == set()


@cache
def told_on_some_path(procedure: Procedure) -> tuple[set[str], list[Item]]:
    """The scripts, and the steps and standings, of all paths; each once, for most paths have the same."""
    paths = walked(procedure).paths
    scripts = {f"script-{line}" for path in paths for asking in path.askings for line in asking.item.script}
    items = {repr(item): item for path in paths for item in (*path.ruling.steps, *path.ruling.standings)}
    return scripts, list(items.values())
