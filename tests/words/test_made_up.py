"""A language is a folder: one that is made up from English, longer and accented, and no other word on the sheets."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pypdfium2
import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from kibitz.app.typesetting import typeset
from kibitz.cards import Deal
from kibitz.club.printing.deal_sheets import HAND_RECORDS, hands_data
from kibitz.club.printing.score_sheets import blank_session, score_sheet_data
from kibitz.club.printing.stationery import PaperSize, PrintedSheet
from kibitz.games import GAMES
from kibitz.words import Language, catalogues, in_language, languages
from tests.words.test_catalogue import WORDS, messages, said

ACCENTS = str.maketrans("aeiouAEIOUcnsyz", "áéíóúÁÉÍÓÚçñšýž")
LETTERS = re.compile(r"[^\W\d_]{3,}")


class _Accented(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        """Every word with a letter more, and every letter that has one with its accent."""
        return ast.TextElement(LETTERS.sub(lambda word: word[0] + "ó", node.value.translate(ACCENTS)))


@pytest.fixture(scope="module")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Language]:
    folder = tmp_path_factory.mktemp("words")
    for code in ("en", "qy"):
        (folder / code).mkdir()
        for path in (WORDS / "en").glob("*.ftl"):
            parsed = FluentParser().parse(path.read_text("utf-8"))
            if code == "qy":
                parsed = _Accented().visit(parsed)
            (folder / code / path.name).write_text(FluentSerializer().serialize(parsed), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogues, "_folder", lambda: folder)
        in_language.cache_clear()
        assert languages() == ("en", "qy")
        yield in_language("qy")
    in_language.cache_clear()


def _plain(text: str) -> list[str]:
    """Words in which no letter has an accent although one could: words of another language."""
    return [word for word in LETTERS.findall(text) if word != word.translate(ACCENTS)]


def test_every_sentence_is_in_the_language(made_up: Language) -> None:
    for id_ in messages("en"):
        assert _plain(said(made_up, id_)) == [], id_


def _read(pdf: bytes) -> str:
    document = pypdfium2.PdfDocument(pdf)
    return "\n".join(page.get_textpage().get_text_bounded() for page in document)


@pytest.mark.parametrize("name", GAMES)
def test_a_score_sheet_has_no_word_of_another_language(made_up: Language, name: str) -> None:
    data = score_sheet_data(blank_session(name), made_up, 8)
    assert _plain(_read(typeset(PrintedSheet.SHEET, data, PaperSize.A4, made_up))) == []


def test_a_hand_record_has_no_word_of_another_language(made_up: Language) -> None:
    deals = [Deal.from_number(10**28 + number) for number in range(2)]
    data = hands_data(made_up.say(HAND_RECORDS()), deals, made_up, tricks=False)
    assert _plain(_read(typeset(PrintedSheet.HANDS, data, PaperSize.A4, made_up))) == []
