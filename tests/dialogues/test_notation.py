"""Calls, auctions and results as people write them in the four languages."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dialogues.conversation import say, tap
from dialogues.notation import (
    fold,
    labelled,
    read_auction,
    read_call,
    read_law,
    read_result,
    read_seat,
    type_auction,
    write_auction,
    write_result,
)
from dialogues.pages.asking import Either
from dialogues.read.either import readings
from dialogues.state import Conversation
from locales import LANGUAGES, locale
from rules.lawbook import editions, paragraphs
from rules.model import Auction, Bid, ModelError, Seat, parse_call, parse_result
from tests.strategies import any_auctions, any_calls

SOUTH_IS_INSUFFICIENT = Auction.parse("N: 1S P 1H")

WRITTEN = [
    ("en", "N: 1S P 1H"),
    ("en", "north: 1♠ pass 1♥"),
    ("en", "N: 1♠️, p, 1 ♥️"),
    ("en", "n:1s-p-1h"),
    ("en", "N: 1 spade, Pass, 1 heart"),
    ("en", "N: 1S! – P – 1H"),
    ("el", "Β: 1π πάσο 1κ"),
    ("el", "Βορράς: 1 πίκα, πάσο, 1 κούπα"),
    ("el", "β: 1Π Π 1Κ"),
    ("el", "N: 1♠ pas 1♥"),
    ("el", "vorras: 1pika paso 1koupa"),
    ("tr", "K: 1 maça pas 1 kör"),
    ("tr", "Kuzey: 1♠ PAS 1♥"),
    ("tr", "k: 1pik p 1kupa"),
    ("tr", "KUZEY: 1PİK, PAS, 1KÖR"),
    ("he", "צ: 1ס פאס 1ה"),
    ("he", "צפון: 1 ספייד, פאס, 1 הארט"),
    ("he", "צ: 1♠ פ 1 לב"),
    ("he", "\u200fצ: \u20681♠\u2069 פאס \u20681♥\u2069"),
    *((language, "N: 1S P 1H") for language in LANGUAGES),
]


@pytest.mark.parametrize(("language", "text"), WRITTEN)
def test_souths_insufficient_bid_in_every_notation(language: str, text: str) -> None:
    """North 1S, East pass, South 1H: however it is written, it is South's insufficient bid."""
    assert read_auction(text, language) == SOUTH_IS_INSUFFICIENT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["Β: 1π πάσο 1κ", "צ: 1ס פאס 1ה", "K: 1maça pas 1kör", "N: 1S P 1H"])
def test_another_languages_notation_is_understood_too(language: str, text: str) -> None:
    """What a user's own language cannot read is read in the language it is written in."""
    assert read_auction(text, language) == SOUTH_IS_INSUFFICIENT


@pytest.mark.parametrize(
    ("language", "text", "call"),
    [
        ("en", "1NT", "1NT"),
        ("en", "2 no trump", "2NT"),
        ("en", "dbl", "X"),
        ("en", "Redouble", "XX"),
        ("el", "1ΧΑ", "1NT"),
        ("el", "2 χωρίς ατού", "2NT"),
        ("el", "κοντρ", "X"),
        ("el", "σιρκόντρ", "XX"),
        ("el", "3σ", "3C"),
        ("el", "3κα", "3D"),
        ("el", "3κ", "3H"),
        ("tr", "1SA", "1NT"),
        ("tr", "sürkontr", "XX"),
        ("tr", "KONTR", "X"),
        ("tr", "3sinek", "3C"),
        ("tr", "3karo", "3D"),
        ("tr", "3k", None),
        ("en", "3k", None),
        ("he", "2 ללא שליט", "2NT"),
        ("he", "רי-דאבל", "XX"),
        ("he", "רידאבל", "XX"),
        ("he", "דאבל", "X"),
        ("he", "3 קלאב", "3C"),
        ("en", "-", None),
    ],
)
def test_calls(language: str, text: str, call: str | None) -> None:
    """Notrump, doubles and suits as each language names them; what could mean two things is not understood."""
    if call is None:
        with pytest.raises(ModelError):
            read_call(text, language)
    else:
        assert read_call(text, language) == parse_call(call)


def test_a_phrase_of_two_words_is_one_call() -> None:
    """Notrump of two words inside an auction."""
    assert read_auction("צ: 1 ללא שליט פאס 1 לב", "he") == Auction.parse("N: 1NT P 1H")
    assert read_auction("Β: 1 χωρίς ατού πάσο 1κ", "el") == Auction.parse("N: 1NT P 1H")


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "N: 1S P W=2H"), ("el", "Β: 1π π Δ=2κ"), ("tr", "K: 1pik pas B=2kör"), ("he", "צ: 1ס פאס מע=2ה")],
)
def test_a_call_out_of_turn_carries_its_seat(language: str, text: str) -> None:
    """The seat before an equals sign is who called."""
    assert read_auction(text, language) == Auction.parse("N: 1S P W=2H")


@pytest.mark.parametrize("text", ["S: N=P 1D", "S: N=P 1D 1S X P", "N: S=1H S=2H P"])
def test_whose_call_follows_one_out_of_turn_is_asked_back(text: str) -> None:
    """The next player may have accepted it, or the player whose turn it was may have called."""
    with pytest.raises(ModelError) as error:
        read_auction(text, "en")
    assert error.value.code == "next-call-without-seat"


@pytest.mark.parametrize("text", ["S: N=P E=1D 1S", "N: 1S P 1H S=2H P", "N: W=1S P"])
def test_a_call_whose_maker_is_plain_needs_no_seat(text: str) -> None:
    """It has its seat; or the next player was in turn; or a call in turn was only changed."""
    assert read_auction(text, "en") == Auction.parse(text)


@pytest.mark.parametrize(
    ("language", "text", "canonical"),
    [
        ("en", "4SX-2", "4SX-2"),
        ("el", "4πκ-2", "4SX-2"),
        ("el", "4κκ-1", "4HX-1"),
        ("el", "3ΧΑ+1", "3NT+1"),
        ("tr", "4pik kontr-2", "4SX-2"),
        ("he", "4ס דאבל-2", "4SX-2"),
        ("he", "3 ללא שליט +1", "3NT+1"),
        ("el", "πάσο", "PASS"),
        ("he", "פאס", "PASS"),
    ],
)
def test_results(language: str, text: str, canonical: str) -> None:
    """Contracts with their results as players write them."""
    assert read_result(text, Seat.N, language) == parse_result(canonical, Seat.N)


def test_seats_by_name() -> None:
    """Greek nu is Notos, Latin N is North."""
    assert read_seat("Ν", "el") is Seat.S
    assert read_seat("N", "el") is Seat.N
    assert read_seat("Güney", "tr") is Seat.S
    assert read_seat("מזרח", "he") is Seat.E


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    """Within suits, calls or seats, no word stands for two of them."""
    for part, table in locale(language).names["read"].items():
        meanings: dict[str, str] = {}
        for value, words in table.items():
            for word in words:
                folded = "".join(fold(word).split())
                assert meanings.setdefault(folded, value) == value, f"{language} {part}: {word}"


@pytest.mark.parametrize("language", LANGUAGES)
@given(any_calls)
@settings(deadline=None)
def test_every_call_can_be_read_as_it_is_written(language: str, call: Bid) -> None:
    """What the bot writes, a director may type."""
    assert read_call(locale(language).call(call), language) == call


@pytest.mark.parametrize("language", LANGUAGES)
@given(any_auctions())
@settings(deadline=None)
def test_every_auction_can_be_read_in_canonical_form(language: str, auction: Auction) -> None:
    """The international form is understood in every language, and can be written in it."""
    if len(str(auction)) <= 400:
        assert read_auction(str(auction), language) == auction
    assert write_auction(auction, language) or not auction.entries


@given(st.text(max_size=60), st.sampled_from(LANGUAGES))
@settings(deadline=None)
def test_any_text_is_read_or_refused(text: str, language: str) -> None:
    """Whatever is typed, the answer is a call or an error of ours."""
    for read in (read_call, read_auction, read_seat):
        try:
            assert read(text, language) is not None
        except ModelError as error:
            assert error.code  # noqa: PT017


def test_folding_makes_alike_what_people_type_alike() -> None:
    """Accents, final sigma, dotted and dotless i, points, geresh and isolates make no difference."""
    assert fold("ΠΆΣΟ") == fold("πασο")
    assert fold("Sıra") == fold("SIRA") == fold("sira") == fold("SİRA")
    assert fold("פַּאס") == fold("פאס")
    assert fold("\u2068רי״דאבל\u2069") == fold("רידאבל")


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "4♠x-2 East"), ("el", "4♠κ-2 Ανατολή"), ("tr", None), ("he", "\u200f\u20684♠x-2\u2069 מזרח")],
)
def test_a_result_for_reading(language: str, written: str | None) -> None:
    """A contract with its result, and who played it in words."""
    shown = write_result(parse_result("4SX-2", Seat.E), language)
    assert written is None or shown == written
    assert read_result(shown.rpartition(" ")[0], Seat.E, language) == parse_result("4SX-2", Seat.E)
    assert write_result(parse_result("PASS"), language) == locale(language).call(parse_call("P"))


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "N: 1S P W=2H"),
        ("el", "Β: 1π πάσο Δ=2κ"),
        ("tr", "K: 1P P B=2KÖ"),
        ("he", "צ: 1ס פ מע=2ה"),
    ],
)
def test_an_example_is_typed_as_people_type_it(language: str, typed: str) -> None:
    """In the letters of the language; in Greek π is spades or a pass, but not both in one example."""
    assert type_auction(Auction.parse("N: 1S P W=2H"), language) == typed


@given(any_auctions(), st.sampled_from(LANGUAGES))
@settings(deadline=None)
def test_an_example_is_read_back(auction: Auction, language: str) -> None:
    """Whatever is shown as typed can be typed."""
    assert read_auction(type_auction(auction, language), language) == auction


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", ["denominations", "actions", "risks", "seats"])
def test_a_word_means_one_thing_in_its_place(language: str, position: str) -> None:
    """After a level, on its own, after a contract, as a seat: in each place a word is read in one way."""
    table = locale(language).names["read"][position]
    said = [fold(word) for words in table.values() for word in words]
    assert sorted(said) == sorted(set(said))


CITED = [
    ("en", "Law 27B1(a)", "27B1(a)"),
    ("en", "law 27 b 1 a", "27B1(a)"),
    ("en", "27", "27"),
    ("en", "Ν16Γ2", "16C2"),
    ("el", "16Γ2", "16C2"),
    ("el", "Νόμος 16γ2", "16C2"),
    ("el", "20ΣΤ5(β)(ii)", "20F5(b)(ii)"),
    ("el", "27B1(β)", "27B1(b)"),
    ("tr", "Yasa 68D2(b)(ii)", "68D2(b)(ii)"),
    ("he", "25ב(2)", "25B2"),
    ("he", "חוק 25ב2", "25B2"),
    ("he", "12ג(1)(ה)(ii)", "12C1(e)(ii)"),
    ("he", "71(2)", "71.2"),
]


@pytest.mark.parametrize(("language", "text", "law"), CITED)
def test_a_law_is_read_in_both_alphabets(language: str, text: str, law: str) -> None:
    """As the book of the language prints it or in Latin letters, with or without brackets and the word for a Law."""
    assert read_law(text, language) == law


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_is_read_back(language: str) -> None:
    """Whatever paragraph is shown can be typed as it is shown, or as JSON has it."""
    spoken = locale(language)
    for edition in editions():
        for law in paragraphs(edition):
            assert read_law(spoken.law(law), language) == law
            assert read_law(law, language) == law


@pytest.mark.parametrize("text", ["", "1N", "7NT", "2♥", "P", "100", "0", "12 cards", "4S-1", "+50", "law"])
def test_what_is_no_law_is_none(text: str) -> None:
    """A call, a score or a word is not taken for a Law."""
    assert [read_law(text, language) for language in LANGUAGES] == [None] * len(LANGUAGES)


@pytest.mark.parametrize(
    ("language", "text", "meant", "auction"),
    [
        ("tr", "K: 1K P 1P", ["1D", "1H"], "N: 1H P 1S"),
        ("tr", "masa 5 K: 1T 1K", ["1D", "1H"], "N: 1C 1H"),
        ("he", "צ: 1ל פ 1ס", ["1H", "1NT"], "N: 1NT P 1S"),
        ("he", "מ: 1ס 1ה", ["E", "W"], "W: 1S 1H"),
    ],
)
def test_where_a_letter_means_two_things_it_is_asked_which(
    language: str, text: str, meant: list[str], auction: str
) -> None:
    """The readings are buttons; the text is read again with the one that was tapped."""
    state, screen = say(Conversation(language), text)
    assert [choice.id for choice in screen.choices] == meant
    assert auction == str(read_auction(labelled(readings(text, language)[1].text, language)[1], language))
    state, screen = tap(state, meant[1])
    assert not isinstance(state.page, Either)


def test_a_contract_with_a_letter_for_two_suits_is_asked_back() -> None:
    """So is each such letter, one after the other."""
    state, _ = say(Conversation("tr"), "4K-2 K")
    _, screen = tap(state, "4H")
    assert any("4♥" in notice for notice in screen.notices)
    state, _ = say(Conversation("tr"), "D: 1K 2K")
    state, screen = tap(state, "1D")
    assert [choice.id for choice in screen.choices] == ["2D", "2H"]
    state, screen = say(Conversation("tr"), "K kör mü karo mu")
    assert not isinstance(state.page, Either)
