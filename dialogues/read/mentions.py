"""What a sentence mentions: players, calls, cards, the table and the board, each with its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property

from dialogues.notation import fold, tables
from locales import locale
from rules.model import Bid, ModelError, parse_call

# A word with its apostrophes, a number with what is glued to it, a suit, and what parts sentences.
TOKENS = re.compile(
    r"[♣♦♥♠]\s?(?:10|[2-9AKQJTakqjt])(?![^\W_])"
    r"|\d+\s?[♣♦♥♠]\ufe0f?(?:[xX]{1,2}(?![^\W_]))?"
    r"|\d+[^\W\d_]*"
    r"|[א-ת]+(?:['’׳״\"][א-ת]+)*['’׳]?(?=\d)"
    r"|[^\W\d_]+(?:['’׳״\"][^\W\d_]+)*\d*"
    r"|[♣♦♥♠]|(?<![א-ת])[-+\N{MINUS SIGN}]\d+(?![^\W_])|[=?,.;:/!\n–—-]"
)
PARTS = frozenset("=?,.;:/!\n-–—")

# A card in letters, as HQ or QH; capitals, for "as" is a word.
LETTERED = re.compile(r"([CDHS♣♦♥♠])(10|[2-9AKQJT])|(10|[AKQJT])([CDHS♣♦♥♠])")
SIGNS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}

# The tournament director, the appeals committee, and a word.
NO_CARDS = frozenset({"TD", "AC", "AS"})

# The letters of the seats that everybody knows.
COMPASS = frozenset("NESW")

# Words that are a number only now and then; those of a language stand under "weak".
WEAK = frozenset({"a", "to", "for", "μια"})

# No call is longer; nor what stands between two numbers.
LONGEST_CALL = 12
LONGEST_LINK = 3

# The ranks of small cards.
PIPS = frozenset("23456789T")

# No longer is a word for notrump that is shortened.
SHORT = 4


class What(StrEnum):
    """What is mentioned."""

    SEAT = "seat"
    CALL = "call"
    CARD = "card"
    SUIT = "suit"
    TABLE = "table"
    BOARD = "board"
    TRICK = "trick"
    NUMBER = "number"


@dataclass(frozen=True)
class Token:
    """A word, as it was typed and as it is compared."""

    text: str
    folded: str

    @property
    def parts(self) -> bool:
        """Whether it is a stop, and no word."""
        return self.text in PARTS


@dataclass(frozen=True)
class Mention:
    """Something of the board that the sentence names: its value in the house's notation, and its tokens."""

    what: What
    value: str
    start: int
    end: int


def folded(word: str) -> str:
    """A word as it is compared: the last letter of a Greek one is that of any other."""
    return fold(word).replace("ς", "σ")


def tokens(text: str) -> tuple[Token, ...]:
    """The words of a text, and its stops."""
    return tuple(Token(found, folded(found)) for found in TOKENS.findall(text))


class Forms:
    """The words for seats, suits, ranks and numbers in a language and in English, with what is glued to them."""

    def __init__(self, language: str):
        self._languages = tuple(dict.fromkeys((language, "en")))
        self.language = language

    @cached_property
    def seats(self) -> Callable[[str], str | None]:
        """A seat by its name in any form."""
        return self._reader("seats")

    @cached_property
    def suits(self) -> Callable[[str], str | None]:
        """A suit by its name in any form."""
        return self._reader("suits")

    @cached_property
    def ranks(self) -> Callable[[str], str | None]:
        """A rank by its name in any form."""
        return self._reader("ranks")

    @cached_property
    def numbers(self) -> Callable[[str], str | None]:
        """A number from one to nine in words."""
        return self._reader("numbers", glued=False)

    @cached_property
    def words(self) -> Callable[[str], str | None]:
        """What of a few words that tell what a number is of."""
        return self._reader("of")

    @cached_property
    def after(self) -> str:
        """What may be glued behind a name."""
        return str(locale(self.language).talk["glue"]["after"])

    @cached_property
    def ordered(self) -> Callable[[str], str | None]:
        """What of a few words that stand behind their number tell what it is of: in more forms than before it."""
        own = locale(self.language).talk.get("ordered")
        return self._reader("ordered", glued=False) if own else self.words

    @cached_property
    def ordinals(self) -> Callable[[str], str | None]:
        """A number of an order in words."""
        return self._reader("ordinals", glued=False)

    @cached_property
    def higher(self) -> Callable[[str], str | None]:
        """A number from ten on in words."""
        return self._reader("higher", glued=False)

    def which(self, word: str) -> str | None:
        """A number in words behind what it is of; None where the word may say how many."""
        how_many = word in WEAK or word in self.glue("weak") or word in self.glue("counts")
        return None if how_many else self.numbers(word) or self.ordinals(word)

    def links(self, word: str) -> bool:
        """Whether a word between two numbers makes one row of them; any short one where a language lists none."""
        own = locale(self.language).talk["glue"].get("links")
        return len(word) <= LONGEST_LINK if own is None else word in own

    @cached_property
    def behind(self) -> tuple[str, ...]:
        """The words right behind a call that say that it was made."""
        return tuple(folded(word) for word in locale(self.language).talk["facts"].get("behind", ()))

    @cached_property
    def pips(self) -> re.Pattern[str] | None:
        """What may stand behind the number of a card that follows its suit; None where no number does."""
        pattern = locale(self.language).talk["glue"].get("pips")
        return re.compile(pattern) if pattern else None

    def is_plain(self, word: str) -> bool:
        """Whether the last word of a mention stands with nothing glued to it."""
        last = word.split()[-1]
        return last in self._plain or last[:1].isdigit() or len(last) == 1

    @cached_property
    def _plain(self) -> frozenset[str]:
        said = {
            folded(word)
            for each in self._languages
            for table in ("seats", "suits")
            for words in locale(each).talk[table].values()
            for word in words
        }
        return frozenset(said | {word for each in self._languages for word in tables(each).denominations})

    @cached_property
    def notrumps(self) -> re.Pattern[str]:
        """The words for notrump with what is glued to them."""
        said = {w for each in self._languages for w, of in tables(each).denominations.items() if of == "NT"}
        glue = locale(self.language).talk["glue"]
        # Short forms stand alone: with something glued to them they are other words.
        longer = "|".join(re.escape(word) for word in said if len(word) > SHORT or word == "nt")
        plain = "|".join(re.escape(word) for word in said if len(word) > 1)
        return re.compile(rf"(?:{glue['before']})(?:{longer})(?:{glue['after']})|{plain}")

    @cached_property
    def letters(self) -> Mapping[str, str]:
        """The seats by a capital letter."""
        own = {letter: letter for letter in COMPASS}
        return own | dict(locale(self.language).talk.get("letters", {}))

    @cached_property
    def between(self) -> frozenset[str]:
        """What may stand between a rank and its suit."""
        return frozenset(word for each in self._languages for word in locale(each).talk["glue"]["between"])

    @cached_property
    def holding(self) -> frozenset[str]:
        """Behind what a number in words with a suit is no bid: "with two spades"."""
        return frozenset(folded(word) for each in self._languages for word in locale(each).talk["glue"]["holding"])

    @cached_property
    def _glue(self) -> Mapping[str, frozenset[str]]:
        tables = locale(self.language).talk["glue"].items()
        return {name: frozenset(map(folded, words)) for name, words in tables if not isinstance(words, str)}

    def glue(self, name: str) -> frozenset[str]:
        """Words of the language alone, as they are compared, under a name that it need not have."""
        return self._glue.get(name, frozenset())

    def _reader(self, table: str, *, glued: bool = True) -> Callable[[str], str | None]:
        plain: dict[str, str] = {}
        patterns: list[tuple[re.Pattern[str], dict[str, str]]] = []
        for each in self._languages:
            talk = locale(each).talk
            said = {folded(word): id for id, words in talk.get(table, {}).items() for word in words}
            plain = said | plain
            before, after = talk["glue"]["before"], talk["glue"]["after"]
            inflected = glued and not (table == "of" and "ordered" in talk)
            if inflected and (before or after):
                longer = sorted((word for word in said if len(word) > 1), key=len, reverse=True)
                patterns.append((re.compile(rf"(?:{before})({'|'.join(map(re.escape, longer))})(?:{after})"), said))

        @cache
        def read(word: str) -> str | None:
            if word in plain:
                return plain[word]
            forms = ((pattern.fullmatch(word), said) for pattern, said in patterns)
            return next((said[form[1]] for form, said in forms if form), None)

        return read


@cache
def forms(language: str) -> Forms:
    """The words of a language."""
    return Forms(language)


def mentions(said: tuple[Token, ...], language: str) -> tuple[Mention, ...]:
    """What a sentence mentions, from its beginning to its end."""
    return tuple(_found(said, forms(language)))


def _found(said: tuple[Token, ...], known: Forms) -> Iterator[Mention]:
    place = 0
    while place < len(said):
        mention = next((m for reader in READERS if (m := reader(said, place, known))), None)
        if mention:
            yield mention
        place = mention.end if mention else place + 1


def _number(token: Token) -> str | None:
    match = re.fullmatch(r"(\d{1,3})(?:[^\W\d_]{0,4})?", token.folded)
    return match[1] if match else None


# What stands behind the digits of an ordinal number, or nothing.
ORDINAL = frozenset({"", "st", "nd", "rd", "th", "η", "ησ", "ο", "i", "nolu", "inci", "uncu", "ncu", "nci"})


def _numbered(said: tuple[Token, ...], place: int, known: Forms) -> Mention | None:
    """The table, the board or the trick with its number: "table 4", "t4", "trick six", "4. masa"."""
    of = known.words(said[place].folded)
    glued = re.fullmatch(r"([^\W\d_]+)(\d{1,3})", said[place].folded)
    if glued and (of := known.words(glued[1])):
        return Mention(What(of), glued[2], place, place + 1)
    if of:
        after = place + 1
        while (
            after < len(said)
            and after <= place + 2
            and (said[after].text in ".:#-" or said[after].folded in known.between)
        ):
            after += 1
        if after < len(said):
            number = _number(said[after]) or known.which(said[after].folded)
            if ten := known.higher(said[after].folded):
                unit = known.numbers(said[after + 1].folded) if after + 1 < len(said) else None
                number, after = (str(int(ten) + int(unit)), after + 1) if unit else (ten, after)
            follows = said[min(after + 1, len(said) - 1)].folded
            # "The same board at two tables", where nothing parts them.
            is_word = after + 1 < len(said) and not said[after].folded[0].isdigit()
            of_next = "ordered" in locale(known.language).talk and known.ordered(follows)
            if is_word and (of_next or follows.startswith(tuple(known.glue("counted")))):
                return None
            if number and not known.suits(follows):
                return None if _goes_on(said, after, known) else Mention(What(of), number, place, after + 1)
        return None
    if (order := known.ordinals(said[place].folded)) and place + 1 < len(said):
        # Of a round or a match people say "the second board" just as well.
        if known.ordered(said[place + 1].folded) == What.TRICK and not _numbered(said, place + 1, known):
            return Mention(What.TRICK, order, place, place + 2)
        return None
    ordered = re.fullmatch(r"(\d{1,2})([^\W\d_]*)", said[place].folded)
    if ordered and ordered[2] in ORDINAL:
        after = place + 1
        while (
            after < len(said)
            and after <= place + 2
            and (said[after].text == "." or said[after].folded in ("numarali", "nolu", "no", "lu"))
        ):
            after += 1
        ordinal = ordered[2] or after > place + 1
        of = known.ordered(said[after].folded) if after < len(said) and ordinal else None
        if of:
            return Mention(What(of), ordered[1], place, after + 1)
    return None


def _goes_on(said: tuple[Token, ...], place: int, known: Forms) -> bool:
    """Whether a number is the first of several: "boards 3 to 5"."""
    after = said[place + 1 : place + 3]
    if after and after[0].text[1:].isdecimal() and after[0].text[0] == "-":
        return True
    return len(after) == 2 and known.links(after[0].folded) and _number(after[1]) is not None


def _card(said: tuple[Token, ...], place: int, known: Forms) -> Mention | None:
    """A card: "the ace of clubs", "heart jack", HQ."""
    if (match := LETTERED.fullmatch(said[place].text.replace(" ", ""))) and said[place].text not in NO_CARDS:
        sign, height = match[1] or match[4], match[2] or match[3]
        return Mention(What.CARD, f"{SIGNS.get(sign, sign)}{'T' if height == '10' else height}", place, place + 1)
    token = said[place]
    rank: str | None = known.ranks(token.folded)
    if rank and len(token.folded) == 1 and token.folded.isalpha() and not token.text.isupper():
        rank = None
    if rank:
        after, glued = place + 1, token.folded.isalpha() and len(token.folded) > 1 and rank in "AKQJ"
        while after < len(said) and after <= place + 2 and said[after].folded in known.between:
            after, glued = after + 1, True
        suit = known.suits(said[after].folded) if after < len(said) else None
        of_length = known.pips is not None and rank not in "AKQJ"
        singular = known.glue("one") | known.glue("one_or_more")
        ten = rank == "T" and (not singular or said[min(after, len(said) - 1)].folded in singular)
        if (
            suit
            and not of_length
            and (glued or ten or (rank in "AKQJ" and token.text.isupper()) or _rank_only(token, known))
        ):
            return Mention(What.CARD, f"{suit}{rank}", place, after + 1)
        if suit and after == place + 1 and _is_small(said, place, known):
            return Mention(What.CARD, f"{suit}{rank}", place, after + 1)
    suit = known.suits(token.folded)
    if suit and place + 1 < len(said):
        rank = known.ranks(said[place + 1].folded)
        follows = said[place + 1].folded
        if rank and ((rank in "AKQJ" and len(follows) > 1) or _rank_only(said[place + 1], known)):
            return Mention(What.CARD, f"{suit}{rank}", place, place + 2)
        of_card = token.folded in known.glue("of_card") and follows not in WEAK
        if of_card and (small := rank or known.numbers(follows)) in PIPS:
            counted = place > 0 and (said[place - 1].folded.isdecimal() or known.numbers(said[place - 1].folded))
            if not counted:
                return Mention(What.CARD, f"{suit}{small}", place, place + 2)
        if known.pips is not None:
            return _pip_card(said, place, suit, known)
    return None


def _pip_card(said: tuple[Token, ...], place: int, suit: str, known: Forms) -> Mention | None:
    """A small card whose number stands behind its suit: "pik 4 lü", "kör 10'u"."""
    match = re.fullmatch(r"(\d{1,2})([^\W\d_]*)", said[place + 1].folded)
    rank = {"10": "T"}.get(match[1], match[1]) if match else ""
    if match is None or known.pips is None or rank not in tuple("23456789T"):
        return None
    if match[2] and not known.pips.fullmatch(match[2]):
        return None
    after = place + 2
    if after < len(said):
        if not match[2] and known.pips.fullmatch(said[after].folded):
            return Mention(What.CARD, f"{suit}{rank}", place, after + 1)
        follows = said[after].folded
        if (
            follows in (".", "-", "/", "♣", "♦", "♥", "♠")
            or known.suits(follows)
            or known.notrumps.fullmatch(follows)
            or known.words(follows)
            or known.ordered(follows)
            or follows.startswith(tuple(known.glue("counted")))
        ):
            return None
    if place and (said[place - 1].folded.isdecimal() or known.numbers(said[place - 1].folded)):
        return None
    return Mention(What.CARD, f"{suit}{rank}", place, after)


def _is_small(said: tuple[Token, ...], place: int, known: Forms) -> bool:
    """Whether a number with a suit is a card and no bid: one of a suit in the singular, and behind words for a card."""
    if known.numbers(said[place].folded) == "1" or said[place].text == "1":
        return False
    before = [token.folded for token in said[max(place - 3, 0) : place]]
    if before and before[-1] in known.glue("card"):
        return True
    if before and (known.seats(before[-1]) or before[-1] in known.glue("bid_in")):
        return False
    if place + 2 < len(said) and _spoken_action(said[place + 2].folded, known.language):
        return False
    suit = said[place + 1].folded
    if suit in known.glue("one"):
        return not known.glue("bidding").intersection(before[-2:])
    return suit in known.glue("one_or_more") and bool(known.glue("playing").intersection(before))


def _rank_only(token: Token, known: Forms) -> bool:
    """Whether a word for a small card is no number besides: "beşlisi", "πεντάρι"."""
    return known.numbers(token.folded) is None and not token.folded.isdecimal() and len(token.folded) > 1


def _call(said: tuple[Token, ...], place: int, known: Forms) -> Mention | None:
    """A bid, "2H", "two hearts", "3 NT"; a pass, a double, a redouble."""
    token = said[place]
    if token.parts or len(token.folded) > LONGEST_CALL:
        return None
    if (read := _bid(token.text.removesuffix("'s"), known.language)) is not None:
        return Mention(What.CALL, read, place, place + 1)
    if (level := _glued_level(token.folded, known)) is not None:
        return Mention(What.CALL, f"{level}NT", place, place + 1)
    if place + 1 < len(said) and not said[place + 1].parts:
        level = token.folded if token.folded.isdecimal() and len(token.folded) == 1 else known.numbers(token.folded)
        if level and level != "0":
            following = said[place + 1]
            suit = known.suits(following.folded) or _notrump(said, place + 1, known)
            if suit is None and len(following.text) == 1 and following.text in "♣♦♥♠":
                suit = SIGNS[following.text]
            held = place > 0 and said[place - 1].folded in known.holding
            behind = said[place + 2].folded if place + 2 < len(said) else ""
            of_player = place > 0 and behind in ("", *PARTS) and known.seats(said[place - 1].folded) is not None
            is_call = behind in known.behind or of_player or suit == "NT"
            bidding = place > 0 and said[place - 1].folded in known.glue("bidding")
            weak = not bidding and (token.folded in WEAK or (token.folded in known.glue("weak") and not is_call))
            if suit and (token.folded.isdecimal() or not (held or weak)):
                end = place + 2
                if (
                    suit == "NT"
                    and end < len(said)
                    and said[end].folded in ("trump", "trumps", "trumf", "ατου", "שליט")
                ):
                    end += 1
                return Mention(What.CALL, f"{level}{suit}", place, end)
    if place + 1 < len(said) and (action := _spoken_action(f"{token.folded} {said[place + 1].folded}", known.language)):
        return Mention(What.CALL, action, place, place + 2)
    action = _known_action(token, known.language)
    return Mention(What.CALL, action, place, place + 1) if action else None


def _glued_level(word: str, known: Forms) -> str | None:
    """The level of a bid in notrump that is one word: "τριαχα"."""
    levels = (known.numbers(word.removesuffix(each)) for each in known.glue("notrump") if word.endswith(each))
    return next((level for level in levels if level), None)


def _notrump(said: tuple[Token, ...], place: int, known: Forms) -> str | None:
    word = said[place].folded
    # In other languages a number stands before "no" that is none of a call.
    is_no = word == "no" and (known.language == "en" or said[min(place + 1, len(said) - 1)].folded.startswith("trump"))
    return "NT" if is_no or known.notrumps.fullmatch(word) else None


@cache
def _bid(text: str, language: str) -> str | None:
    """A bid that is one word."""
    if not text[:1].isdigit():
        return None
    for each in dict.fromkeys((language, "en", "tr")):
        canonical = tables(each).call(text)
        try:
            call = parse_call(canonical)
        except ModelError:
            stripped = re.sub(r"(?:xx?|X{1,2})$", "", text)
            if stripped == text:
                continue
            try:
                call = parse_call(tables(each).call(stripped))
            except ModelError:
                continue
        return str(call) if isinstance(call, Bid) else None
    return None


@cache
def _actions(language: str) -> Mapping[str, str]:
    spoken = locale(language).talk["calls"]
    return {folded(word): id for id, words in spoken.items() for word in words}


def _known_action(token: Token, language: str) -> str | None:
    """A pass, a double or a redouble by a word of it."""
    if token.text in ("X", "XX", "P", "Χ", "ΧΧ"):
        return token.text.replace("Χ", "X")
    return _spoken_action(token.folded, language)


def _spoken_action(word: str, language: str) -> str | None:
    return next((found for each in dict.fromkeys((language, "en")) if (found := _actions(each).get(word))), None)


def _seat(said: tuple[Token, ...], place: int, known: Forms) -> Mention | None:
    """A player by the seat: its name, or its letter as a capital that stands alone."""
    token = said[place]
    if len(token.text) == 1 or (token.text[1] in "'’" and re.fullmatch(known.after, token.folded[1:])):
        seat = known.letters.get(token.text[0])
        beside = said[max(place - 1, 0)].text == "/" or (place + 1 < len(said) and said[place + 1].text == "/")
        if seat and not beside:
            return Mention(What.SEAT, seat, place, place + 1)
        return None
    seat = known.seats(token.folded)
    return Mention(What.SEAT, seat, place, place + 1) if seat else None


def _suit(said: tuple[Token, ...], place: int, known: Forms) -> Mention | None:
    """A suit."""
    suit = known.suits(said[place].folded) or SIGNS.get(said[place].text)
    return Mention(What.SUIT, suit, place, place + 1) if suit else None


def _bare_number(said: tuple[Token, ...], place: int, known: Forms) -> Mention | None:
    """A number that stands alone, in digits or in words."""
    token = said[place]
    number = token.folded if token.folded.isdecimal() and len(token.folded) <= 2 else known.numbers(token.folded)
    if number is None or token.folded in WEAK:
        return None
    return Mention(What.NUMBER, number, place, place + 1)


READERS = (_numbered, _card, _call, _seat, _suit, _bare_number)
