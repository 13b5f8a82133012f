"""The made-up language, for the tests that let the program speak it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kibitz.words import Language, catalogues, in_language, languages
from tests.words.made_up import CODE, write_made_up


@pytest.fixture(scope="module")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Language]:
    folder = write_made_up(tmp_path_factory.mktemp("words"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogues, "_folder", lambda: folder)
        in_language.cache_clear()
        assert languages() == ("en", CODE)
        yield in_language(CODE)
    in_language.cache_clear()
