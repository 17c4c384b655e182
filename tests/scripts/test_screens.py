"""scripts/screens: every screen of the scenarios on one page."""

import re
import subprocess
from pathlib import Path

import pytest

from locales import LANGUAGES, locale

SCRIPT = Path(__file__).parents[2] / "scripts" / "screens"

SCENARIOS = """
# LHO accepts <b>an</b> insufficient bid
@ Tom en director
> /ruling <i>5</i>
> N: 1S P 1H
> no
[Accept the bid]

# בשפה אחרת
@ דנה he director
> צ: 1ע פאס 1ה
> לא
[לא לקבל את ההכרזה]
"""


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page of two scenarios."""
    folder = tmp_path_factory.mktemp("screens")
    (folder / "some_of_them.txt").write_text(SCENARIOS, "utf-8")
    subprocess.run([SCRIPT, folder / "new" / "page.html", folder], check=True, timeout=120)
    return (folder / "new" / "page.html").read_text("utf-8")


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("platform", ["telegram", "discord"])
def test_every_scenario_is_told_in_every_language(page: str, language: str, platform: str) -> None:
    """On both platforms: the ruling of the first, and a choice that the second ends with."""
    spoken = locale(language)
    direction = "rtl" if language == "he" else "ltr"
    beginning = f'<div class="{platform}" dir="{direction}">'
    steps = re.findall(f'<div class="in {language}">(.*?)(?=<div class="in |</section>)', page, re.DOTALL)
    screens = [screen for step in steps for screen in step.split('<div class="screen"') if beginning in screen]
    ruled = (spoken.law("27A1"), spoken.text("irregularity-insufficient_bid"))
    assert any(all(words in screen for words in ruled) for screen in screens)
    assert spoken.text("offer-replacement.double") in screens[-1]


def test_markup_is_shown_as_it_was_typed(page: str) -> None:
    """Neither a title nor a label becomes markup."""
    assert "LHO accepts &lt;b&gt;an&lt;/b&gt; insufficient bid" in page
    assert "<i>5</i>" not in page
    assert page.count("&lt;i&gt;5&lt;/i&gt;") > len(LANGUAGES)


def test_the_page_needs_nothing_else(page: str) -> None:
    """No address of anything that would have to be loaded."""
    assert not re.search(r"https?:|src=|url\(|@import", page)
