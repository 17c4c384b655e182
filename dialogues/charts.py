"""The chart of a procedure in words: as a Mermaid diagram, and as a page to print."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from html import escape
from importlib import resources
from itertools import groupby
from textwrap import wrap

from dialogues.wording import Words, title, what, words
from locales import LANGUAGES, locale
from locales.marks import PDI, carried
from rules.engine.chart import ENTERED, Arrow, Box, Chart, End, Fork, Notes, Part
from rules.engine.facts import Asked, Audience, Offer
from rules.engine.procedure import Procedure
from rules.engine.ruling import Item

# What a box of a diagram can hold before it gets too wide to read: characters here, pixels for Mermaid.
WIDTH = 60
SETTINGS = '%%{init: {"flowchart": {"wrappingWidth": 600}}}%%'
# What a diagram cannot set itself.
LIMITS = "%% The largest charts need maxTextSize 200000 and maxEdges 1000 in the configuration of Mermaid."

# What Mermaid or the browser that it writes for would take for something else.
MERMAID = {ord(character): f"#{ord(character)};" for character in '#&<>"`\\'}

# Right-to-Left Isolate: a diagram runs from left to right whatever its language.
RLI = "\u2067"

SUIT = re.compile("[♣♦♥♠]")
# A name or a word with a hyphen: it stands on one line.
HYPHENATED = re.compile(r"\w+(?:-\w+)+")
# Text Variation Selector: a suit is a character here and not a coloured picture.
TEXT = "\ufe0e"


# What only enters the arithmetic, and what it brings: a line to write on.
ANYTHING = "…"
BLANK = "___"


# The words that both have


def _question(fork: Fork, w: Words) -> str:
    if fork.item is None:
        return w.election(fork.key)
    return w.in_full(fork.key)


def _answer(fork: Fork, arrow: Arrow, w: Words) -> str:
    if fork.item is None:
        return w.text(f"election-{fork.key}.{arrow.answer}")
    if not isinstance(fork.item, Offer) and fork.item.sample is not None:
        return ANYTHING
    return w.in_full(fork.key, arrow.answer)


def said(item: Item, w: Words, *, law: bool = True) -> str:
    """A message, with a blank for what the director enters, and the name of the chart that goes on from it."""
    known = replace(item, args={name: BLANK if value is ENTERED else value for name, value in item.args.items()})
    goes_on = w.text("chart-see", title=title(item.segment, w)) if item.segment else ""
    text = " ".join(filter(None, (w.short(known), w.on_paper(known), goes_on)))
    return f"{text} ({w.locale.law(item.law)})" if law and item.law else text


def _audience(item: Asked | None, w: Words) -> str:
    """Whom to ask, where that is not the whole table; to whom the Laws give the choice; or that regulations answer."""
    if item is None:
        return w.text("chart-election")
    if isinstance(item, Offer):
        return w.text("chart-offered", who=str(item.by))
    return "" if item.audience is Audience.TABLE else w.text(f"audience-{item.audience}")


def _script(item: Asked | None, w: Words) -> list[str]:
    return [w.text(f"script-{line}") for line in item.script] if item else []


def _only_cited(notes: Notes) -> list[str]:
    """The paragraphs that are applied without anything said under them."""
    return [note.law for note in notes.listed if note.part is Part.LAW]


def _done(end: End, w: Words) -> list[str]:
    """Where a box at the end has nothing of its own to say: that everything stands before it."""
    return [] if any(note.item for note in end.notes.listed) else [w.text("chart-done")]


# Mermaid


def mermaid(chart: Chart, language: str) -> str:
    """The chart as a Mermaid flowchart: what to ask and what follows, without the words to read out."""
    w = words(language, chart.procedure.edition)

    def label(lines: Iterable[str]) -> str:
        parts = (part for line in lines for part in carried(wrap(line, WIDTH, break_on_hyphens=False)))
        shown = (part.translate(MERMAID) for part in parts)
        return "<br/>".join(f"{RLI}{part}{PDI}" if w.locale.right_to_left else part for part in shown)

    started = [title(chart.procedure.id, w), w.text("laws-of", year=w.locale.isolated(w.edition.id))]
    lines = [SETTINGS, LIMITS, "flowchart TD", f'start(["{label([*started, *_noted(chart.notes, w)])}"]) --> b1']
    doing: dict[tuple[Notes, int], str] = {}
    for box in chart.boxes:
        if isinstance(box, End):
            ruling = [f"{box.number}. {w.text('chart-ruling')}", *_noted(box.notes, w), *_done(box, w)]
            lines.append(f'b{box.number}["{label(ruling)}"]:::ruling')
            continue
        before, after = ("{{", "}}") if isinstance(box.item, Offer) else ("(", ")")
        asked = label([f"{box.number}. {_question(box, w)}", _audience(box.item, w)])
        lines.append(f'b{box.number}{before}"{asked}"{after}')
        answers: dict[str, list[str]] = {}
        for arrow in box.arrows:
            to = f"b{arrow.to}"
            if arrow.notes:
                to = doing.setdefault((arrow.notes, arrow.to), f"d{len(doing) + 1}")
            answers.setdefault(to, []).append(_answer(box, arrow, w))
        lines += [f'b{box.number} -->|"{label(said)}"| {to}' for to, said in answers.items()]
    for (notes, number), name in doing.items():
        lines += [f'{name}["{label(_noted(notes, w))}"]', f"{name} --> b{number}"]
    return "\n".join([*lines, "classDef ruling stroke-width:3px"]) + "\n"


def _noted(notes: Notes, w: Words) -> list[str]:
    cited = _only_cited(notes)
    lines = [said(note.item, w) for note in notes.listed if note.item]
    return [*([w.text("ruling-laws", laws=w.locale.laws(cited))] if cited else ()), *lines]


# The page


def page(chart: Chart, language: str) -> str:
    """The chart as one HTML page that needs nothing else: numbered boxes, and answers that lead to them."""
    w = words(language, chart.procedure.edition)
    name = title(chart.procedure.id, w)
    laws = w.text("laws-of", year=w.locale.isolated(w.edition.id))
    under = (laws, w.locale.names["language"], w.text("home-title"))
    meaning = what(chart.procedure.id, w)
    sources = chart.sources
    return _page(
        f"{name} · {laws}",
        language,
        [
            "<header>",
            f"<h1>{_rich(name)}</h1>",
            f'<p class="edition">{_rich(" · ".join(under))}</p>',
            *([f'<p class="what">{_rich(meaning)}</p>'] if meaning else ()),
            f'<p class="how">{_rich(w.text("chart-how"))}</p>',
            *_notes(chart.notes, w),
            "</header>",
            "<main>",
            *(line for box in chart.boxes for line in _box(box, sources[box.number], w)),
            "</main>",
            *_tests(chart, w),
        ],
    )


def _box(box: Box, sources: tuple[int, ...], w: Words) -> Iterator[str]:
    """A numbered box: what is asked, and where each answer leads; or what ends the ruling."""
    kind = "end" if isinstance(box, End) else "fork"
    heading = w.text("chart-ruling") if isinstance(box, End) else _question(box, w)
    yield f'<section class="{kind}" id="b{box.number}">'
    yield f'<h2><span class="number">{box.number}</span> {_rich(heading)}</h2>'
    if isinstance(box, Fork):
        yield from _asked(box, w)
    else:
        yield from _notes(box.notes, w)
        yield from (f'<p class="done">{_rich(line)}</p>' for line in _done(box, w))
    if sources:
        links = ", ".join(f'<a href="#b{number}">{number}</a>' for number in sources)
        yield f'<p class="from">{_rich(w.text("chart-from"))} {links}</p>'
    yield "</section>"


def _asked(fork: Fork, w: Words) -> Iterator[str]:
    marks = [_rich(audience)] if (audience := _audience(fork.item, w)) else []
    if fork.item and fork.item.judgement:
        marks.append(f'<a href="#{_test(fork.item)}">{_rich(w.text("explain-title"))}</a>')
    if fork.law:
        marks.append(_law(fork.law, w))
    if marks:
        first, *others = marks
        following = "".join(f' <span class="next">· {mark}</span>' for mark in others)
        yield f'<p class="mark">{first}{following}</p>'
    if script := _script(fork.item, w):
        lines = "".join(f"<p>{_rich(line)}</p>" for line in script)
        yield f'<div class="script"><b>{_rich(w.text("read-out"))}</b>{lines}</div>'
    brings = {o.id: o.consequence for o in fork.item.options} if isinstance(fork.item, Offer) else {}
    yield '<ul class="answers">'
    for arrow in fork.arrows:
        laws = ", ".join(_law(law, w) for law in _only_cited(arrow.notes))
        yield "<li>"
        yield f'<p class="answer"><span>{_rich(_answer(fork, arrow, w))} {laws}</span>'
        yield f'<a href="#b{arrow.to}">{w.locale.arrow} {arrow.to}</a></p>'
        if consequence := brings.get(str(arrow.answer)):
            yield f'<p class="brings">{_rich(w.text(f"consequence-{consequence}"))}</p>'
        yield from _items(arrow.notes, w)
        yield "</li>"
    yield "</ul>"


def _notes(notes: Notes, w: Words) -> Iterator[str]:
    """What is said in a box of its own: the paragraphs that are only cited, then the rest with theirs."""
    if cited := _only_cited(notes):
        yield f'<p class="laws">{_rich(w.text("ruling-laws", laws=w.locale.laws(cited)))}</p>'
    yield from _items(notes, w)


def _items(notes: Notes, w: Words) -> Iterator[str]:
    items = [(note.part, note.item) for note in notes.listed if note.item]
    if items:
        yield '<ul class="notes">'
        for part, item in items:
            law = f"&nbsp;{_law(item.law, w)}" if item.law else ""
            yield f'<li class="{part}">{_rich(said(item, w, law=False))}{law}</li>'
        yield "</ul>"


def _tests(chart: Chart, w: Words) -> Iterator[str]:
    """How to judge what the director has to judge, once for every such question."""
    judged = {_test(box.item): box for box in chart.boxes if isinstance(box, Fork) and box.item and box.item.judgement}
    if judged:
        yield '<aside class="tests">'
        yield f"<h2>{_rich(w.text('explain-title'))}</h2>"
        yield '<div class="columns">'
        for name, fork in judged.items():
            kind, _, id = name.partition("-")
            yield f'<section id="{name}">'
            yield f"<h3>{_rich(_question(fork, w))} {_law(fork.law, w) if fork.law else ''}</h3>"
            yield f"<p>{_rich(w.text(f'{kind}-{id}.explain'))}</p>"
            yield "</section>"
        yield "</div>"
        yield "</aside>"


def _test(item: Asked) -> str:
    return f"{'offer' if isinstance(item, Offer) else 'fact'}-{item.id}"


def filename(procedure: Procedure, language: str, suffix: str = "html") -> str:
    """The name of the file that holds a chart, beside the index."""
    return f"{procedure.id}-{procedure.edition.id}-{language}.{suffix}"


def index(procedures: Iterable[Procedure]) -> str:
    """A page with links to the pages of all these procedures, in every language."""
    lines = ["<header>", f"<h1>{_rich(locale('en').text('chart-index'))}</h1>", "</header>", "<main>"]
    ordered = sorted(procedures, key=lambda procedure: (-int(procedure.edition.id), procedure.follows))
    for language in LANGUAGES:
        spoken = locale(language)
        lines.append(f'<section lang="{language}" dir="{_direction(language)}">')
        lines.append(f"<h2>{_rich(spoken.names['language'])}</h2>")
        for edition, group in groupby(ordered, key=lambda procedure: procedure.edition):
            w = words(language, edition)
            lines.append(f"<h3>{_rich(w.text('laws-of', year=spoken.isolated(edition.id)))}</h3>")
            links = (f'<a href="{filename(p, language)}">{_rich(title(p.id, w))}</a>' for p in group)
            lines.append(f'<ul class="charts">{"".join(f"<li>{link}</li>" for link in links)}</ul>')
        lines.append("</section>")
    return _page(locale("en").text("chart-index"), "en", [*lines, "</main>"])


def _page(name: str, language: str, body: Iterable[str]) -> str:
    style = resources.files("dialogues").joinpath("charts.css").read_text("utf-8")
    head = [
        "<!doctype html>",
        f'<html lang="{language}" dir="{_direction(language)}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(name)}</title>",
        f"<style>\n{style}</style>",
        "</head>",
    ]
    return "\n".join([*head, "<body>", *body, "</body>", "</html>"]) + "\n"


def _direction(language: str) -> str:
    return "rtl" if locale(language).right_to_left else "ltr"


def _law(law: str, w: Words) -> str:
    """A paragraph; one that is a bare number says what it is, lest it be taken for a box."""
    number = w.locale.law(law)
    return f'<bdi class="law">{escape(w.text("chart-law", law=number) if law.isdigit() else number)}</bdi>'


def _rich(text: str) -> str:
    """Text for the page: hearts and diamonds red in any language, no break at a hyphen, blanks to write on."""
    whole = HYPHENATED.sub(r'<span class="whole">\g<0></span>', escape(text))
    return SUIT.sub(_suit, whole).replace(BLANK, f'<span class="blank">{BLANK}</span>')


def _suit(found: re.Match[str]) -> str:
    suit = found[0] + TEXT
    return f'<span class="red">{suit}</span>' if found[0] in "♥♦" else suit
