"""The tree of numbers of the Laws, and what moved between the editions."""

import os
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

import pytest

from rules.lawbook import (
    LAWS_2007,
    LAWS_2007_PRINTED,
    LAWS_2017,
    Concept,
    Edition,
    MalformedReference,
    UnknownEdition,
    edition,
    editions,
    elected,
    exists,
    law_number,
    paragraphs,
    reference,
    sort_key,
    split,
)

each_text = pytest.mark.parametrize("laws", [*editions(), LAWS_2007_PRINTED], ids=lambda laws: laws.id)
each_edition = pytest.mark.parametrize("laws", editions(), ids=lambda laws: laws.id)


# --- the editions


def test_an_edition_is_found_by_its_id() -> None:
    """The year names the edition."""
    assert edition("2007") is LAWS_2007
    assert edition("2017") is LAWS_2017


def test_an_unknown_edition_is_named_in_the_message() -> None:
    """Whoever asks for 1997 reads what there is instead."""
    with pytest.raises(UnknownEdition, match="no edition '1997' of the Laws; known: 2017, 2007"):
        edition("1997")


def test_the_printed_law_27_is_a_variant_that_is_elected() -> None:
    """The year alone is the text in force; what an authority has elected chooses the other, and 2017 has one text."""
    assert elected(LAWS_2007, {"law27": "printed"}) is LAWS_2007_PRINTED
    assert elected(LAWS_2007, {"law27": "rev2008"}) is LAWS_2007
    assert elected(LAWS_2007_PRINTED, {"law27": "printed"}) is LAWS_2007_PRINTED
    assert elected(LAWS_2017, {"law27": "printed"}) is LAWS_2017
    assert LAWS_2007_PRINTED not in editions()


# --- the numbers


@each_text
def test_every_edition_has_93_laws(laws: Edition) -> None:
    """Laws 1 to 93, each citable as a whole."""
    whole = [number for number in paragraphs(laws) if number.isdigit()]
    assert whole == [str(law) for law in range(1, 94)]


@pytest.mark.parametrize(
    "number",
    [
        "12C1(e)(i)", "15A2(c)", "16C3", "16D3", "20F4(a)", "22A", "23A", "23A3", "23C", "26A", "26B",
        "27B1(a)", "27D", "30B1(b)(ii)", "31A2(a)", "31B2", "35A", "40B2(a)(iv)", "50E4", "57A4", "61C",
        "62C3", "63A4", "64B8", "64C2(a)", "68D2(b)(ii)", "71.2", "72C", "73E2", "75D3", "77", "80B2(i)",
        "80B2(l)", "86B2(a)", "93C3(b)",
    ],
)  # fmt: skip
def test_a_paragraph_of_2017_exists(number: str) -> None:
    """What a director cites today."""
    assert exists(LAWS_2017, number)


@pytest.mark.parametrize(
    "number",
    [
        "12C1(f)", "16A3", "17E2", "26A2(a)", "27C2", "27E", "35.1", "40C3(a)", "70D3", "71A", "71.3",
        "73F", "94", "0",
    ],
)  # fmt: skip
def test_a_paragraph_of_another_edition_or_of_none_is_not_in_2017(number: str) -> None:
    """Gone since 2007, or never there."""
    assert not exists(LAWS_2017, number)


@pytest.mark.parametrize(
    "number",
    [
        "12C1(f)", "13D2(a)", "16A4", "16C3", "16D1", "16D2", "17D4", "17E2", "22A1", "23", "26A1", "26A2",
        "26A2(a)", "26A2(b)", "26B", "27B1(b)", "27B4", "30B2(b)", "35.4", "40B6(b)", "40C3(b)", "62C3",
        "70D3", "71.1", "73F",
    ],
)  # fmt: skip
def test_a_paragraph_of_2007_exists(number: str) -> None:
    """What a director cites under the Laws of 2007."""
    assert exists(LAWS_2007, number)


@pytest.mark.parametrize(
    "number",
    [
        "15A2(a)", "16C2(e)", "16D3", "23A", "35A", "50E4", "57A4", "61C", "63A4", "68D2", "72C", "75D",
        "86B1",
    ],
)  # fmt: skip
def test_a_paragraph_new_in_2017_is_not_in_2007(number: str) -> None:
    """Comparable calls, 72C and the rest came later."""
    assert not exists(LAWS_2007, number)


def test_27C2_exists_only_in_the_printed_text_of_2007() -> None:
    """The text was replaced on 5 March 2008; some books still print it."""
    assert exists(LAWS_2007_PRINTED, "27C2")
    assert not exists(LAWS_2007, "27C2")
    assert not exists(LAWS_2017, "27C2")


def test_27B1_is_not_in_the_printed_text_of_2007() -> None:
    """The printed text has nothing below 27B; the other Laws do not change with it."""
    assert not exists(LAWS_2007_PRINTED, "27B1")
    assert exists(LAWS_2007_PRINTED, "26A2(a)")


@pytest.mark.parametrize("text", ["", "27b1", "27 B1", "27B1a", "27B1(a", "B1", "Law 27", "027", "27B1(a)\n"])
def test_what_is_not_written_as_in_the_laws_does_not_exist(text: str) -> None:
    """A slip in a citation is found, not forgiven."""
    assert not exists(LAWS_2017, text)
    with pytest.raises(MalformedReference, match="is not written as a reference to the Laws"):
        split(text)


@each_text
def test_no_paragraph_is_listed_twice(laws: Edition) -> None:
    """One place each."""
    assert [number for number, times in Counter(paragraphs(laws)).items() if times > 1] == []


@each_text
def test_the_paragraphs_stand_in_the_order_of_the_laws(laws: Edition) -> None:
    """The files read as the Laws do."""
    assert list(paragraphs(laws)) == sorted(paragraphs(laws), key=sort_key)


@each_text
def test_the_parent_of_every_paragraph_exists(laws: Edition) -> None:
    """No 27B1(a) without 27B1, 27B and 27."""
    for number in paragraphs(laws):
        if not number.isdigit():
            assert exists(laws, parent(number)), number


@each_text
def test_no_list_has_a_gap(laws: Edition) -> None:
    """Where there is a B there is an A, and where there is a 3 there is a 2."""
    keys = {sort_key(number) for number in paragraphs(laws)}
    for law, *rest in keys:
        depth = max((place for place, value in enumerate(rest) if value), default=None)
        if depth is not None and rest[depth] > 1:
            rest[depth] -= 1
            assert (law, *rest) in keys


def parent(number: str) -> str:
    """27B1(a) -> 27B1 -> 27B -> 27."""
    return re.sub(r"(\(\w+\)|\.?\d+|[A-G])$", "", number)


# --- reading a reference


@pytest.mark.parametrize(
    ("number", "parts"),
    [
        ("27", ("27",)),
        ("27B1(a)", ("27", "B", "1", "a")),
        ("40B2(a)(iv)", ("40", "B", "2", "a", "iv")),
        ("80B2(i)", ("80", "B", "2", "i")),
        ("71.2", ("71", "2")),
    ],
)
def test_a_reference_splits_into_its_parts(number: str, parts: tuple[str, ...]) -> None:
    """Law, section, paragraph, letter, Roman number."""
    assert split(number) == parts


def test_a_reference_knows_its_law() -> None:
    """The number in front."""
    assert law_number("9B1(a)") == 9
    assert law_number("71.2") == 71


def test_references_sort_as_in_the_laws() -> None:
    """Not as text: 9 before 10, (ii) before (iv), the letter (i) after (h)."""
    ordered = [
        "9B2",
        "10",
        "10A",
        "40B2(a)(ii)",
        "40B2(a)(iv)",
        "40B2(b)",
        "71",
        "71.1",
        "80B2(h)",
        "80B2(i)",
    ]
    assert sorted(sorted(ordered), key=sort_key) == ordered


# --- what moved between the editions


@each_edition
@pytest.mark.parametrize("concept", Concept)
def test_every_concept_has_an_existing_paragraph(concept: Concept, laws: Edition) -> None:
    """A citation by concept cannot lead nowhere."""
    assert exists(laws, reference(concept, laws))


@pytest.mark.parametrize("concept", Concept)
def test_every_concept_moved(concept: Concept) -> None:
    """What has the same number in every edition is cited by its number."""
    assert len({reference(concept, laws) for laws in editions()}) > 1


@each_edition
def test_an_edition_has_no_concept_that_nobody_can_cite(laws: Edition) -> None:
    """Nothing is listed that the program does not know by name."""
    text = resources.files("rules.lawbook").joinpath("editions", f"{laws.id}.toml").read_text(encoding="utf-8")
    assert set(tomllib.loads(text)["concepts"]) <= set(Concept)


def test_awareness_of_potential_damage_moved_from_23_to_72C() -> None:
    """The best known of the moves."""
    assert reference(Concept.AWARENESS, LAWS_2007) == "23"
    assert reference(Concept.AWARENESS, LAWS_2017) == "72C"


def test_a_concept_is_not_found_in_an_unknown_edition() -> None:
    """There is nothing to fall back to."""
    with pytest.raises(UnknownEdition, match="no edition '1997'"):
        reference(Concept.AWARENESS, edition("1997"))


# --- the books


@dataclass(frozen=True)
class Book:
    """A law book as plain text, and how it marks its paragraphs."""

    file: str
    laws: Edition
    law: str
    section: str
    letters: str  # the sub-paragraphs (a), (b), ... in the book's alphabet
    index: str = "\0"  # the heading of the index, where the Laws end
    unnumbered: tuple[str, ...] = ()  # sections whose printed list has lost its numbers
    misprints: tuple[tuple[str, str], ...] = ()  # (as printed, the real number)


BOOKS = [
    Book(
        "laws2017.tr.txt",
        LAWS_2017,
        law=r"YASA\s+(\d{1,2})\s*[-–]\s*[^\t]+$",
        section=r"(?:- )?[A-G]\.\s+\S",
        letters="a b c d e f g h i j k l",
        unnumbered=("40A", "46B"),
        misprints=(("71A", "71.1"), ("71B", "71.2")),  # lettered; the Law and the Greek book number them
    ),
    Book(
        "laws2017.el.txt",
        LAWS_2017,
        law=r"ΝΟΜΟΣ\s+(\d{1,2})\s*[-–]\s*[^\t]+$",
        section=r"(?:- )?(?:ΣΤ|[AΑBΒΓΔEΕZΖ])\.\s+\S",
        letters="α β γ δ ε στ ζ η θ ι ια ιβ",
        index="\nΕΥΡΕΤΗΡΙΟ\n",
        unnumbered=("27B", "40A", "46B"),
    ),
    Book(
        "laws2007.he.txt",
        LAWS_2007_PRINTED,
        law=r"#{2,4} +\**(?:חוק +)?(\d{1,2})(?: +חוק)?\** *$",
        section=r"(?:#{2,6} +)?(?:- +)?[אבגדהוזי]\. +\S",  # 16 of the letters are wrong: their order counts
        letters="א ב ג ד ה ו ז ח ט י יא יב",
    ),
]


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.file)
def test_the_books_have_the_same_numbers(book: Book) -> None:
    """Every law book at hand, its known misprints put right, agrees with the tree."""
    default = Path(__file__).parents[3] / ".." / "shared"
    path = Path(os.environ.get("SHARED", default)) / "lawbooks" / book.file
    if not path.exists():
        pytest.skip(f"no law book {path}; set SHARED to the folder that holds lawbooks/")
    printed = [dict(book.misprints).get(number, number) for number in numbers(book, path.read_text("utf-8"))]
    assert printed == list(paragraphs(book.laws))


def numbers(book: Book, text: str) -> Iterator[str]:
    """The numbers of a law book, each counted in its list: a mark out of sequence is running text."""
    letters = book.letters.split()
    romans = ["i", "ii", "iii", "iv", "v"]
    lettered = re.compile(rf"\s*(?:-\s*)?\(?({'|'.join(reversed(letters))})\)\s*(.*)")
    at = [0, 0, 0, 0, 0]  # Law, section, paragraph, letter, Roman number

    def enter(depth: int) -> str:
        at[depth:] = [at[depth] + 1, *[0] * (4 - depth)]
        law, section, paragraph, letter, roman = at
        number = f"{law}{' ABCDEFG'[section].strip()}"
        if paragraph:
            number += f"{paragraph}" if section else f".{paragraph}"
        if letter:
            number += f"({'abcdefghijkl'[letter - 1]})"
        return number + (f"({romans[roman - 1]})" if roman else "")

    for line in text.split(book.index)[0].split("\n"):
        if (found := re.match(book.law, line)) and int(found[1]) == at[0] + 1:
            yield enter(0)
        elif at[0] and re.match(book.section, line):
            yield enter(1)
            if ": 1. " in line:  # 2007, 13D: the first paragraph begins on the line of the section
                yield enter(2)
        elif at[0]:
            rest = line
            if (found := re.match(r"\s*(?:-\s+)?(\d{1,2})\.\s+(\S.*)", rest)) and int(found[1]) == at[2] + 1:
                yield enter(2)
                rest = found[2]
            if (found := lettered.match(rest)) and letters.index(found[1]) == at[3]:
                if not at[2]:  # "(a)" straight under a section: the 1 in front of it was lost
                    yield enter(2)
                yield enter(3)
                rest = found[2]
            roman = re.match(r"\s*(?:-\s*)?\(?([ivν]+)[).]\s+\S", rest)  # a Greek nu may stand for v
            if roman and romans.index(roman[1].replace("ν", "v")) == at[4]:
                yield enter(4)
            elif (
                rest == line
                and f"{at[0]}{' ABCDEFG'[at[1]]}" in book.unnumbered
                and (found := re.match(r"( ?)- \S", line))
            ):
                yield enter(3 if found[1] else 2)  # an indented dash lost a letter, any other a number
