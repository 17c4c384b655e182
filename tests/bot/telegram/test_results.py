"""Files of results on Telegram: of whom they are fetched, and how large; what is refused leaves nothing behind."""

from __future__ import annotations

from sqlalchemy import select

from bot.desk import Desk
from bot.storage.models import results_draft, results_file
from tests.bot.telegram.conftest import director
from tests.fakes.telegram import FakeTelegram, Person
from tests.scenarios.script import FILES

TUESDAY = (FILES / "tuesday.xml").read_bytes()
BOMB = (FILES / "bomb.xml").read_bytes()


async def kept(desk: Desk) -> int:
    """How many files are looked through or kept."""
    async with desk.database.reading() as connection:
        return sum([len((await connection.execute(select(t))).all()) for t in (results_draft, results_file)])


async def test_a_file_is_looked_through(bot: Desk, tom: Person) -> None:
    """Whatever it is called."""
    await tom.sends_file("holiday.jpg.exe", TUESDAY)
    tom.sees("Results, not kept yet")
    assert await kept(bot) == 1


async def test_words_beside_a_file_are_none_to_answer(tom: Person) -> None:
    await tom.send("N: 1S P 1H")
    await tom.sends_file("tuesday.xml", TUESDAY, "no")
    tom.sees("Results, not kept yet")


async def test_what_is_too_large_is_not_fetched(fake: FakeTelegram, bot: Desk, tom: Person) -> None:
    """Its size is looked at before; and where Telegram tells none, Telegram refuses it."""
    large = bytes(20 * 1024 * 1024 + 1)
    await tom.sends_file("large.xml", large)
    tom.sees("The file is too large: 21 MB, at most 20 MB.")
    assert fake.called("getFile") == []
    await tom.sends({"document": {"file_id": "file-1", "file_unique_id": "b"}})
    tom.sees("The file is too large")
    assert fake.fetched == []
    assert await kept(bot) == 0


async def test_of_a_player_or_a_stranger_nothing_is_fetched(fake: FakeTelegram, bot: Desk) -> None:
    """A file of theirs is like a picture."""
    ann, kim = fake.person("Ann"), fake.person("Kim")
    await ann.send("/start")
    await ann.send("2")
    for each in (ann, kim):
        await each.sends_file("tuesday.xml", TUESDAY)
        each.sees_no("Results, not kept yet")
    assert fake.called("getFile") == []
    assert await kept(bot) == 0


WRONG = {
    BOMB: "Γραμμή 3: το αρχείο δηλώνει οντότητες",
    b"PK\x03\x04": "Το αρχείο είναι συμπιεσμένο.",
    b"\xff\xfe\x00": "Τα γράμματα του αρχείου δεν διαβάζονται",
    b"hello": "Δεν διαβάζω αποτελέσματα από αυτό",
}


async def test_what_is_refused_leaves_nothing_behind(fake: FakeTelegram, bot: Desk) -> None:
    """In the language of who sent it."""
    nina = await director(fake, "Nina", "el")
    for content, said in WRONG.items():
        await nina.sends_file("results.xml", content)
        nina.sees(said)
    assert await kept(bot) == 0


async def test_what_is_thrown_away_leaves_nothing_behind(bot: Desk, tom: Person) -> None:
    await tom.sends_file("tuesday.xml", TUESDAY)
    await tom.click("Throw away")
    assert await kept(bot) == 0
