"""Charts in words: pages that stand alone and can be followed, diagrams that Mermaid can read."""

import re
from collections import Counter
from functools import cache
from html import unescape
from html.parser import HTMLParser

import pytest

from dialogues import charts, wording
from dialogues.wording import words
from locales import LANGUAGES
from locales.locale import Locale
from locales.marks import FSI, PDI
from rules.engine.chart import Chart, End, Fork, Note, chart
from rules.engine.facts import Audience, Offer
from rules.engine.procedure import Procedure
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.menu import get, procedures
from tests.campaign import CAMPAIGN
from tests.walks import walked

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

# One page of thirty-two is tried every time, and each language.
EVERY_PAGE = pytest.mark.parametrize(
    ("procedure", "language"),
    [
        pytest.param(procedure, language, id=f"{procedure.id} {procedure.edition.id} {language}")
        for number, procedure in enumerate(procedures())
        for turn, language in enumerate(LANGUAGES)
        if CAMPAIGN or number % (8 * len(LANGUAGES)) == 8 * turn + turn % 2
    ],
)

# Elements that have no end.
VOID = {"meta"}

INSUFFICIENT = get("insufficient_bid", LAWS_2017)

# A line of a diagram: a box in one of four shapes, or an arrow.
LABEL = r'"(?:[^"<>#&`]|#\d+;|<br/>)+"'
DRAWN = re.compile(
    rf"start\(\[{LABEL}\]\) --> b1"
    rf"|b\d+(?:\({LABEL}\)|\{{\{{{LABEL}\}}\}}|\[{LABEL}\]:::ruling)"
    rf"|b\d+ -->\|{LABEL}\| [bd]\d+"
    rf"|d\d+\[{LABEL}\]"
    r"|d\d+ --> b\d+"
)


class Page(HTMLParser):
    """What a page consists of; every element must end where it should."""

    def __init__(self, html: str):
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.ids: list[str] = []
        self.links: dict[str, list[str]] = {}
        self.section = ""
        self.text = ""
        self.feed(html)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.elements.append((tag, named))
        if tag not in VOID:
            self.open.append(tag)
        if id := named.get("id"):
            self.ids.append(id)
            self.section = id
        if (href := named.get("href")) is not None:
            self.links.setdefault(self.section, []).append(href)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@cache
def drawn(procedure: Procedure) -> Chart:
    return chart(walked(procedure))


@cache
def html(procedure: Procedure, language: str) -> str:
    return charts.page(drawn(procedure), language)


@cache
def parsed(procedure: Procedure, language: str) -> Page:
    return Page(html(procedure, language))


def bare(text: str) -> str:
    """Text without what is invisible in it."""
    return re.sub(f"[{charts.TEXT}{FSI}{PDI}{charts.RLI}\u200f]", "", text)


@EVERY_PAGE
def test_the_page_is_whole(procedure: Procedure, language: str) -> None:
    """Every element ends, every id is one of a kind, and every link leads to a place on the page."""
    page = parsed(procedure, language)
    assert len(set(page.ids)) == len(page.ids)
    assert {href for links in page.links.values() for href in links} <= {f"#{id}" for id in page.ids}


@EVERY_PAGE
def test_every_box_can_be_reached(procedure: Procedure, language: str) -> None:
    """From the first box, answers lead to every other box of the chart and to every test."""
    page = parsed(procedure, language)
    reached, waiting = set(), ["b1"]
    while waiting:
        id = waiting.pop()
        if id not in reached:
            reached.add(id)
            waiting += [href.removeprefix("#") for href in page.links.get(id, [])]
    assert reached == set(page.ids)
    assert {f"b{box.number}" for box in drawn(procedure).boxes} <= reached


@EVERY_PAGE
def test_the_page_needs_nothing_else(procedure: Procedure, language: str) -> None:
    """No script, no picture, no font and no address: it can be sent, kept and printed."""
    text = html(procedure, language)
    page = parsed(procedure, language)
    assert {tag for tag, _ in page.elements}.isdisjoint({"script", "img", "link", "iframe", "object", "base", "form"})
    names = {name for _, attributes in page.elements for name in attributes}
    assert names <= {"lang", "dir", "charset", "name", "content", "class", "id", "href"}
    assert not re.search(r"https?:|url\(|@import|javascript:", text)


@LANGUAGE
def test_the_page_is_in_its_language(language: str) -> None:
    """The page names its language and its direction; arrows point the way the language is read."""
    text = html(INSUFFICIENT, language)
    rtl = language == "he"
    assert f'<html lang="{language}" dir="{"rtl" if rtl else "ltr"}">' in text
    assert ("← 2</a>" in text, "→ 2</a>" in text) == (rtl, not rtl)
    w = words(language, INSUFFICIENT.edition)
    heading = re.search("<h1>(.*)</h1>", text)
    assert heading
    assert re.sub("<[^>]+>", "", heading[1]) == w.text("irregularity-insufficient_bid")
    assert w.locale.names["language"] in text


@EVERY_PAGE
def test_the_page_says_everything(procedure: Procedure, language: str) -> None:
    """Questions, answers, scripts, consequences, steps and tests are all on the page, in the words of the bot."""
    text = bare(parsed(procedure, language).text)
    w = words(language, procedure.edition)
    for box in drawn(procedure).boxes:
        expected = (
            [charts.said(note.item, w, law=False) for note in box.notes.listed if note.item]
            if isinstance(box, End)
            else []
        )
        if isinstance(box, Fork):
            notes = (note for arrow in box.arrows for note in arrow.notes.listed)
            expected += [charts.said(note.item, w, law=False) for note in notes if note.item]
        if isinstance(box, Fork) and box.item:
            expected += [w.in_full(box.key), *(w.text(f"script-{line}") for line in box.item.script)]
            if isinstance(box.item, Offer) or box.item.sample is None:
                expected += [w.in_full(box.key, arrow.answer) for arrow in box.arrows]
            if isinstance(box.item, Offer):
                taken = {arrow.answer for arrow in box.arrows}
                expected += [w.text(f"consequence-{o.consequence}") for o in box.item.options if o.id in taken]
                expected.append(w.text("chart-offered", who=str(box.item.by)))
            elif box.item.audience is not Audience.TABLE:
                expected.append(w.text(f"audience-{box.item.audience}"))
        if isinstance(box, Fork) and not box.item:
            expected.append(w.text("chart-election"))
        for said in map(bare, expected):
            assert said in text, f"box {box.number}: {said}"


@EVERY_PAGE
def test_each_test_stands_once(procedure: Procedure, language: str) -> None:
    """How to judge a question is explained once, however often it is asked."""
    text = bare(parsed(procedure, language).text)
    w = words(language, procedure.edition)
    judged = {b.item.id: b.item for b in drawn(procedure).boxes if isinstance(b, Fork) and b.item and b.item.judgement}
    kinds = {id: "offer" if isinstance(item, Offer) else "fact" for id, item in judged.items()}
    explained = Counter(bare(w.text(f"{kind}-{id}.explain")) for id, kind in kinds.items())
    assert {test: text.count(test) for test in explained} == explained


@EVERY_PAGE
def test_every_paragraph_is_named(procedure: Procedure, language: str) -> None:
    """Whatever a path applies stands on the page, with an item or by itself."""
    text = bare(parsed(procedure, language).text)
    for law in walked(procedure).laws:
        printed = bare(words(language, procedure.edition).locale.law(law))
        assert re.search(rf"(?<!\w){re.escape(printed)}(?![\w(])", text), law


@pytest.mark.parametrize(("language", "law"), [("el", "27Β1(α)"), ("tr", "27B1(a)"), ("he", "27ב(1)(א)")])
def test_a_law_is_printed_as_in_the_readers_book(language: str, law: str) -> None:
    """In the page and in the diagram, and nowhere in another alphabet."""
    for text in (html(INSUFFICIENT, language), charts.mermaid(drawn(INSUFFICIENT), language)):
        assert law in text
        assert language == "tr" or "27B" not in text


def test_a_box_at_the_end_is_never_empty() -> None:
    """Where the ruling stands on the way, the last box says so."""
    adjusted = get("adjusted_score", LAWS_2007)
    ends = [box for box in drawn(adjusted).boxes if isinstance(box, End) and not any(n.item for n in box.notes.listed)]
    assert ends
    done = words("en", adjusted.edition).text("chart-done")
    assert html(adjusted, "en").count(done) == len(ends)
    assert charts.mermaid(drawn(adjusted), "en").count(done.split(":")[0]) == len(ends)


@LANGUAGE
def test_hearts_and_diamonds_are_red(language: str) -> None:
    """The red suits are red and the black ones are not, as characters and not as pictures."""
    text = html(INSUFFICIENT, language)
    assert '<span class="red">♥\ufe0e</span>' in text
    assert "♠\ufe0e" in text
    assert not re.search(r"(?<!>)[♥♦]|[♣♦♥♠](?!\ufe0e)|red\">[♣♠]", text)


@EVERY_PAGE
def test_every_line_of_the_diagram_is_mermaid(procedure: Procedure, language: str) -> None:
    """Boxes and arrows only, every label in quotation marks; arrows lead to boxes that are there."""
    _, _, kind, *lines, style = charts.mermaid(drawn(procedure), language).splitlines()
    assert kind == "flowchart TD"
    assert style.startswith("classDef ruling ")
    for line in lines:
        assert DRAWN.fullmatch(line), line
    there = {found[0] for line in lines if (found := re.match(r"\w+(?=[(\[{])", line))}
    led_to = {found[0] for line in lines if (found := re.search(r"[bd]\d+$", line))}
    assert led_to == there - {"start"}


@LANGUAGE
def test_labels_are_not_too_wide(language: str) -> None:
    """A line of a label has at most sixty characters, and no line of it is empty."""
    for label in re.findall(LABEL, charts.mermaid(drawn(INSUFFICIENT), language)):
        for line in label[1:-1].split("<br/>"):
            assert 0 < len(unescape(line.replace("#", "&#")).strip(f"{charts.RLI}{PDI}")) <= charts.WIDTH


def test_the_diagram_has_the_arrows_of_the_chart() -> None:
    """Whatever leads from a box to a box in the chart leads there in the diagram, past what is said on the way."""
    made = drawn(INSUFFICIENT)
    lines = charts.mermaid(made, "en").splitlines()
    onward = {found[1]: found[2] for line in lines if (found := re.fullmatch(r"(d\d+) --> (b\d+)", line))}
    arrows = {(found[1], found[2]) for line in lines if (found := re.fullmatch(r"(b\d+) -->\|.*\| (\w+)", line))}
    led = {(box, onward.get(to, to)) for box, to in arrows}
    assert led == {(f"b{b.number}", f"b{a.to}") for b in made.boxes if isinstance(b, Fork) for a in b.arrows}


def notes(made: Chart) -> list[Note]:
    """Whatever a chart says, on its arrows and in its boxes."""
    parts = [box.notes for box in made.boxes if isinstance(box, End)]
    parts += [arrow.notes for box in made.boxes if isinstance(box, Fork) for arrow in box.arrows]
    return [note for part in (made.notes, *parts) for note in part.listed]


def said_of(procedure: Procedure, id: str, language: str = "en") -> set[str]:
    """What a chart says by one message."""
    w = words(language, procedure.edition)
    return {charts.said(n.item, w, law=False) for n in notes(drawn(procedure)) if n.item and n.item.id == id}


def test_what_is_known_on_a_path_is_no_blank() -> None:
    """Sides, averages and sums that no entry changes stand there; what the director enters is a line to write on."""
    error = get("director_error", LAWS_2017)
    one_side = said_of(error, "average-of-one-side")
    assert one_side == {"North-South: Average plus.", "East-West: Average plus."}
    assert said_of(error, "averages") == {"North-South: Average plus. East-West: Average plus."}
    assert charts.BLANK not in html(error, "en")
    score = get("board_score", LAWS_2017)
    imps = said_of(score, "adjust-imps")
    assert {line.partition(",")[0] for line in imps} == {"North-South", "East-West", charts.BLANK}
    assert all(charts.BLANK in line for line in imps)
    assert all(line.startswith(charts.BLANK) for line in said_of(score, "adjust-penalty"))
    assert f'<span class="blank">{charts.BLANK}</span>' in html(score, "en")


def test_what_nobody_has_entered_of_the_regulations_is_left_to_them() -> None:
    """A penalty is by the amount of the regulations, which the chart does not know."""
    usual = said_of(get("slow_play", LAWS_2017), "step-usual-penalty")
    assert len(usual) == 1
    assert usual.pop().startswith("Your regulations say how much")


def test_an_award_stands_before_what_says_how_much_it_is() -> None:
    """Average plus for both sides is awarded; then the chart says what that is."""
    for box in drawn(get("director_error", LAWS_2017)).boxes:
        for part in [box.notes] if isinstance(box, End) else [arrow.notes for arrow in box.arrows]:
            ids = [note.item.id for note in part.listed if note.item]
            if {"averages", "adjustment-average-plus-for-both"} <= set(ids):
                assert ids.index("adjustment-average-plus-for-both") < ids.index("averages")


QUOTED = re.compile("[“«״]([^”»״]+)[”»״]")


@EVERY_PAGE
def test_an_answer_is_named_as_it_is_printed(procedure: Procedure, language: str) -> None:
    """Where a note names an answer of the chart, the answer is printed in these words."""
    w = words(language, procedure.edition)
    asked = [(b.key, a.answer) for b in drawn(procedure).boxes if isinstance(b, Fork) and b.item for a in b.arrows]
    short = {bare(w.value(key, answer)): bare(w.in_full(key, answer)) for key, answer in asked}
    for said in (bare(charts.said(note.item, w)) for note in notes(drawn(procedure)) if note.item):
        assert [name for name in QUOTED.findall(said) if name not in short.get(name, name)] == []


@LANGUAGE
def test_a_spectator_who_told_something_is_named_as_printed(language: str) -> None:
    """The answers by which nobody learnt anything point to the one by which somebody did."""
    spectator = get("spectator", LAWS_2017)
    w = words(language, spectator.edition)
    short = bare(w.text("fact-spectator_did.told"))
    assert bare(w.text("fact-spectator_did.told-full")).startswith(short)
    assert sum(short in bare(line) for line in said_of(spectator, "step-spectator-does-not-react", language)) == 1


@LANGUAGE
def test_a_chart_gives_no_orders_for_the_bot(language: str) -> None:
    """What is ruled on next is looked up in the chart of its name, and not behind a button."""
    error = get("director_error", LAWS_2017)
    w = words(language, error.edition)
    (rule,) = said_of(error, "step-rule-on-irregularity", language)
    assert rule.endswith(w.text("step-rule-on-irregularity.chart"))
    assert w.text("step-rule-on-irregularity.explain") not in html(error, language)
    spectator = get("spectator", LAWS_2017)
    (check,) = said_of(spectator, "check-spectator-told-player", language)
    assert check.endswith(w.text("chart-see", title=wording.title("extraneous_information", w)))


def test_a_name_does_not_break_at_its_hyphen() -> None:
    """Two seats that make a side stand on one line."""
    assert '<span class="whole">North-South</span>: Average plus.' in bare(html(get("director_error", LAWS_2017), "en"))


def test_a_law_is_not_taken_for_a_box() -> None:
    """The number of a Law without a letter says what it is; a comma stands between two; the chart explains them."""
    text = bare(html(get("director_error", LAWS_2017), "en"))
    assert '<bdi class="law">Law 83</bdi>' in text
    assert not re.search(r'<bdi class="law">\d+</bdi>', text)
    assert not re.search("</bdi> <bdi", text)
    assert "Small grey figures are Laws." in text


def test_only_the_tests_stand_in_columns_below_their_heading() -> None:
    """A heading across both columns could stand alone at the foot of a page."""
    text = html(get("procedural_penalty", LAWS_2017), "en")
    assert '<aside class="tests">\n<h2>How to judge this</h2>\n<div class="columns">\n<section' in text
    assert "column-span" not in text


def test_words_cannot_break_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a message contains, it stays text: in the page and in the diagram."""
    nasty = 'a"]; b --> <script>alert(1)</script> & #quot; `c` \\ &lt;'
    monkeypatch.setattr(Locale, "text", lambda self, id, args=None: nasty)
    monkeypatch.setattr(wording, "_words", wording._words.__wrapped__)  # what is said here must not be kept
    made = drawn(get("lead_restriction", LAWS_2017))
    page = Page(charts.page(made, "en"))
    assert "script" not in {tag for tag, _ in page.elements}
    assert nasty in page.text
    _, _, _, *lines, _ = charts.mermaid(made, "en").splitlines()
    for line in lines:
        assert DRAWN.fullmatch(line), line
    shown = re.search(LABEL, lines[0])
    assert shown
    assert unescape(shown[0][1:-1].replace("<br/>", " ").replace("#", "&#")).startswith(nasty)


def test_the_index_leads_to_every_chart() -> None:
    """The index links the page of every procedure in every edition and language, by its title there."""
    page = Page(charts.index(procedures()))
    linked = [href for links in page.links.values() for href in links]
    assert sorted(linked) == sorted(charts.filename(p, language) for p in procedures() for language in LANGUAGES)
    assert all(href in linked for href in ("insufficient_bid-2017-el.html", "lead_restriction-2007-he.html"))
    assert "Yetersiz deklare" in page.text
