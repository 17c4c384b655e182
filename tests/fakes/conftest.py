"""A clock for the fakes, which tests move on."""

from __future__ import annotations

import pytest

from tests.fakes.clock import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()
