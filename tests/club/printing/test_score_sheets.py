"""Filled score sheets: of every session of every game the numbers on the paper are those of the scoring."""

from __future__ import annotations

import random
from typing import Any

import pypdfium2
import pytest

from kibitz.app.typesetting import typeset
from kibitz.cards import Seat, Side
from kibitz.club.evening import DealWritten, written_result
from kibitz.club.paper_play import paper_form
from kibitz.club.printing.score_sheets import SessionOnPaper, score_sheet_data
from kibitz.club.printing.stationery import PaperSize, PrintedSheet
from kibitz.engine import Game
from kibitz.games import GAMES, game
from kibitz.games.paper import PaperForm
from kibitz.narration.languages import language
from kibitz.narration.sheet_sides import own_first
from kibitz.sessions import SESSIONS, Board, Result, RowKind, begin, result, session, sessions_for
from tests.battery.variants import Variant, title, variants, walk

NAMES = ("Anna", "Bérénice", "Caroline Alexandra X", "Di")
MOST_DEALS = 12


def sessions() -> list[tuple[str, str, dict[str, Any]]]:
    """Every session of every game, with each option of the game by itself."""
    return [(each, name, options) for name, options in variants() for each in sessions_for(game(name, options))]


def played(session_name: str, rules: Game, rng: random.Random, names: tuple[str, ...] = NAMES) -> SessionOnPaper:
    """A session at random, to its end if that is not far off: with real cards where the game is for four."""
    entrance = GAMES[rules.name]
    form = session(session_name, None, rules)
    by_hand = paper_form(rules.name, rules.options) if entrance.paper and entrance.players == len(Seat) else None
    results: list[Result] = []
    while len(results) < MOST_DEALS and (board := form.next_board(results)) is not None:
        results.append(_written(by_hand, board, rng) if by_hand else _walked(rules, board, rng))
    return SessionOnPaper(
        rules, SESSIONS[session_name].title, form, names[: entrance.players], tuple(results), reader=rng.choice([*Side])
    )


def _written(form: PaperForm, board: Board, rng: random.Random) -> Result:
    if form.thrown_in and rng.random() < 0.15:
        return written_result(form, board, DealWritten())
    contract = rng.choice(form.contracts)
    tricks = min(13, max(0, contract.goal + rng.randint(-3, 2)))
    honoured = rng.choice(list(Side)) if form.honours and rng.random() < 0.2 else None
    honours = rng.choice(form.honours) if honoured else 0
    deal = DealWritten(
        declarer=rng.choice(list(Seat)), contract=contract, tricks=tricks, honours=honours, honoured=honoured
    )
    return written_result(form, board, deal)


def _walked(rules: Game, board: Board, rng: random.Random) -> Result:
    *_, over = walk(begin(rules, board, seed=rng.randbytes(32).hex(), salt=rng.randbytes(16).hex()), rng, asides=0)
    return result(board, over)


def _title(each: object) -> str:
    return title(each) if isinstance(each, tuple) else str(each)


def on_paper(session_: SessionOnPaper, size: PaperSize = PaperSize.A4, tongue: str = "en") -> list[str]:
    """The text of each page, its words one space apart."""
    spoken = language(tongue)
    document = pypdfium2.PdfDocument(
        typeset(PrintedSheet.SHEET, score_sheet_data(session_, spoken), size, spoken),
    )
    try:
        return [" ".join(page.get_textpage().get_text_bounded().split()) for page in document]
    finally:
        document.close()


@pytest.mark.parametrize(
    ("session_name", "variant"), [(each, (name, options)) for each, name, options in sessions()], ids=_title
)
def test_the_numbers_on_the_paper_are_those_of_the_scoring(session_name: str, variant: Variant) -> None:
    rng = random.Random(f"{session_name} {title(variant)}")
    filled = played(session_name, game(*variant), rng)
    tongue = rng.choice(("en", "fr"))
    said = " ".join(on_paper(filled, rng.choice(list(PaperSize)), tongue))
    sheets = own_first(filled.form.sheets(filled.results, filled.names), filled.reader)
    for sheet in sheets:
        has_names = any(row.kind is RowKind.NAMES for row in sheet.rows)
        for row in sheet.rows:
            cells = " ".join(str(cell) for cell in row.cells if cell is not None)
            label = language(tongue).say(row.label) if row.label and has_names else ""
            assert row.kind is RowKind.NAMES or " ".join(f"{label} {cells}".split()) in said
    assert all(str(total) in said for total in filled.form.standing(filled.results).totals)
    assert all(name in said for name in filled.names)


def test_long_names_and_many_deals_lose_nothing() -> None:
    names = ("Wolfeschlegelstein-X", "Maximilian-Alexander", "Ann", "Guillaume-Ferdinand!")
    rules = game("minibridge")
    form = session("match", {"deals": 60}, rules)
    rng = random.Random(1)
    by_hand = paper_form("minibridge", {})
    results: list[Result] = []
    while (board := form.next_board(results)) is not None:
        results.append(_written(by_hand, board, rng))
    texts = on_paper(SessionOnPaper(rules, "Match", form, names, tuple(results)))
    total = " ".join(str(cell) for cell in form.sheets(results, names)[0].rows[-1].cells)
    assert len(texts) == 2 and f"Total {total}" in texts[-1]
    assert all("Contract and declarer" in text for text in texts)
