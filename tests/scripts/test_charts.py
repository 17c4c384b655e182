"""scripts/charts: the whole set of charts in a folder."""

import re
import subprocess
from pathlib import Path

import pytest

from dialogues.charts import filename
from locales import LANGUAGES
from rules.menu import procedures
from tests.campaign import sampled

SCRIPT = Path(__file__).parents[2] / "scripts" / "charts"


@pytest.mark.long
def test_the_set_is_complete(tmp_path: Path) -> None:
    """Each has its page in every edition and language, English its diagrams too; the index leads to the pages."""
    folder = tmp_path / "new" / "charts"
    ids = list(dict.fromkeys(procedure.id for procedure in procedures()))
    wanted = sampled(ids, 40)
    subprocess.run([SCRIPT, folder, *(wanted if len(wanted) < len(ids) else ())], check=True, timeout=600)
    drawn = [procedure for procedure in procedures() if procedure.id in wanted]
    pages = {filename(procedure, language) for procedure in drawn for language in LANGUAGES}
    diagrams = {filename(procedure, "en", "mmd") for procedure in drawn}
    assert {file.name for file in folder.iterdir()} == {"index.html", *pages, *diagrams}
    assert set(re.findall('href="([^"]+)"', (folder / "index.html").read_text("utf-8"))) == pages
