"""The pages of the site, written once for all tests."""

from __future__ import annotations

import pytest

from handbook.pages import all_pages


@pytest.fixture(scope="session")
def pages() -> dict[str, str]:
    return all_pages()
