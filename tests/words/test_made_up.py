"""A language is a folder: a made-up one, and no word of another in its sentences and on its score sheets."""

from __future__ import annotations

import pypdfium2
import pytest

from kibitz.app.typesetting import typeset
from kibitz.club.printing.score_sheets import blank_session, score_sheet_data
from kibitz.club.printing.stationery import PaperSize, PrintedSheet
from kibitz.games import GAMES
from kibitz.lessons.shelf import shelf
from kibitz.words import Language
from tests.words.made_up import CODE, words_of_another
from tests.words.test_catalogue import messages, said


def test_every_sentence_is_in_the_language(made_up: Language) -> None:
    for id_ in messages("en"):
        assert words_of_another(said(made_up, id_)) == [], id_


def read_pdf(pdf: bytes) -> str:
    """What stands on a sheet."""
    document = pypdfium2.PdfDocument(pdf)
    return "\n".join(page.get_textpage().get_text_bounded() for page in document)


@pytest.mark.parametrize("name", GAMES)
def test_a_score_sheet_has_no_word_of_another_language(made_up: Language, name: str) -> None:
    data = score_sheet_data(blank_session(name), made_up, 8)
    assert words_of_another(read_pdf(typeset(PrintedSheet.SHEET, data, PaperSize.A4, made_up))) == []


def test_what_a_language_has_no_lesson_of_is_there_in_english(made_up: Language) -> None:
    assert shelf(language=CODE) == shelf()
