"""scripts/charts: the whole set of charts in a folder."""

import re
import subprocess
from pathlib import Path

from dialogues.charts import filename
from locales import LANGUAGES
from rules.menu import procedures

SCRIPT = Path(__file__).parents[2] / "scripts" / "charts"


def test_the_set_is_complete(tmp_path: Path) -> None:
    """Every procedure, edition and language has its page, English its diagrams too; the index leads to the pages."""
    subprocess.run([SCRIPT, tmp_path / "new" / "charts"], check=True, timeout=120)
    folder = tmp_path / "new" / "charts"
    pages = {filename(procedure, language) for procedure in procedures() for language in LANGUAGES}
    diagrams = {filename(procedure, "en", "mmd") for procedure in procedures()}
    assert {file.name for file in folder.iterdir()} == {"index.html", *pages, *diagrams}
    assert set(re.findall('href="([^"]+)"', (folder / "index.html").read_text("utf-8"))) == pages
