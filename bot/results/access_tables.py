"""A program of its own: prints a table of an Access file as CSV. Needs access-parser (the extra `bws`).

python -m bot.results.access_tables FILE TABLE
"""

from __future__ import annotations

import csv
import logging
import sys
from itertools import zip_longest


def main(path: str, table: str) -> int:
    """Print the table; exits with 1 where there is none."""
    from access_parser import AccessParser  # an extra

    logging.disable()
    columns = AccessParser(path).parse_table(table)
    writer = csv.writer(sys.stdout)
    writer.writerow(columns)
    writer.writerows(zip_longest(*columns.values(), fillvalue=""))
    return 0 if columns else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
