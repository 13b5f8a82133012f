"""kibitz print: every sheet on both papers, with what should stand on it."""

from __future__ import annotations

import shlex
from pathlib import Path

import pypdfium2
import pytest

from kibitz.cards import Deal
from kibitz.cli.commands.club import printing
from kibitz.club.competition.event_file import EVENT_LOGS
from kibitz.club.movements import howell, individual, mitchell
from kibitz.club.printing.deal_sheets import hands_data
from kibitz.club.printing.score_sheets import blank_session, score_sheet_data
from kibitz.club.printing.stationery import PrintedSheet, templates
from kibitz.games import GAMES
from kibitz.sessions import SESSIONS
from tests.cli.running import kibitz
from tests.club.afternoon import played, seated

GOLDEN = Path(__file__).parents[2] / "golden/v1"
PAPERS = {"a4": (595, 842), "letter": (612, 792)}
SHEETS = ("ranking", "travellers", "travellers --blank", "cards", "tables", "certificates")


@pytest.fixture(scope="module")
def event(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("club") / "cup.json"
    desk = seated(mitchell(6, 2))
    played(desk)
    file.write_bytes(EVENT_LOGS.write(tuple(desk.log)))
    return file


def pages(file: Path) -> tuple[list[str], tuple[int, int]]:
    """The text of each page, and the size of the paper the right way up."""
    document = pypdfium2.PdfDocument(file)
    try:
        texts = [page.get_textpage().get_text_bounded() for page in document]
        width, height = sorted(round(each) for each in document[0].get_size())
    finally:
        document.close()
    return texts, (width, height)


def printed(line: str, out: Path) -> tuple[list[str], tuple[int, int]]:
    outcome = kibitz("print", *shlex.split(line), "--out", str(out))
    assert outcome.code == 0, outcome.err
    assert outcome.out in (f"{out} is ready to print.\n", f"{out} est prêt à imprimer.\n")
    return pages(out)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_sheets_of_an_event(event: Path, tmp_path: Path, sheet: str, paper: str) -> None:
    name, *more = sheet.split()
    texts, size = printed(f"{name} {event} {' '.join(more)} --paper {paper}", tmp_path / "out.pdf")
    assert size == PAPERS[paper]
    said = "\n".join(texts)
    assert ("Board 1" if name == "travellers" else "Entrant 1") in said
    assert "Village cup" in said
    count = {"ranking": 1, "cards": 6, "tables": 3, "certificates": 6, "guides": 2}.get(name)
    assert count is None or len(texts) == count


def test_hand_records_and_curtain_cards(tmp_path: Path) -> None:
    deals = tmp_path / "deals.txt"
    deals.write_text("N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2\n")
    (hands,), _ = printed(f"hands {deals}", tmp_path / "hands.pdf")
    assert "A K Q 2" in hands and "Dealer North" in hands and "10 9 8" in hands
    (curtain,), _ = printed(f"curtain {deals}", tmp_path / "curtain.pdf")
    assert all(f"Board 1 {seat}" in " ".join(curtain.split()) for seat in ("North", "East", "South", "West"))
    texts, _ = printed("curtain --boards 4", tmp_path / "fresh.pdf")
    assert "Board 4" in texts[-1]


def test_what_can_be_made_stands_under_its_denomination() -> None:
    """North-South have all the spades and hearts, so they make everything in them and East-West nothing."""
    deal = Deal.parse("N:AKQJT98.AKQJT9.. ..AKQJT98.AKQJT9 765432.8765432.. ..765432.8765432")
    (board,) = hands_data("One", [deal])["boards"]
    rows = {row[0]: row[1:] for row in board["tricks"]}
    assert rows["N"][2:4] == ["13", "13"] and rows["E"][:2] == ["13", "13"]
    assert rows["E"][2:4] == ["0", "0"]
    assert board["N"][0] == ["S", "A K Q J 10 9 8"] and board["N"][2] == ["D", ""]


@pytest.mark.parametrize(
    ("session", "game"), [(offer.name, game) for offer in SESSIONS.values() for game in offer.games]
)
def test_an_empty_sheet_of_every_session(tmp_path: Path, session: str, game: str) -> None:
    texts, _ = printed(f"sheet {game} --session {session} --paper letter", tmp_path / "sheet.pdf")
    assert len(texts) == (2 if session == "abridged-pivot" else 1), "one page to a sheet, and four sheets to a page"
    assert GAMES[game].title in texts[0] and "total" in texts[0].lower()
    assert score_sheet_data(blank_session(game, session))["vulnerable"] is (game == "contract")


def test_the_sheet_of_a_session_that_was_played(tmp_path: Path) -> None:
    (page,), _ = printed(f"score {GOLDEN}/session-rubber.json --language fr", tmp_path / "score.pdf")
    shown = kibitz("replay", str(GOLDEN / "session-rubber.json")).out
    totals = shown.split("TOTAL")[1].split("│")[1:3] if "│" in shown else shown.split("TOTAL")[1].split()[:2]
    assert "NOUS" in page and f"TOTAL {' '.join(each.strip() for each in totals)}" in " ".join(page.split())
    outcome = kibitz("print", "score", str(GOLDEN / "minibridge.json"), "--out", str(tmp_path / "x.pdf"))
    assert outcome.code == 2 and "has one deal" in outcome.err


def test_every_sheet_has_its_template_and_every_template_its_sheet() -> None:
    found = {path.name.removesuffix(".typ") for path in templates().iterdir() if path.name.endswith(".typ")}
    assert found == {"house", *PrintedSheet}


@pytest.mark.parametrize("movement", [individual(8), howell(5, 1)], ids=lambda each: each.kind)
def test_other_movements_print_too(tmp_path: Path, movement: object) -> None:
    assert isinstance(movement, type(howell(4)))
    desk = seated(movement)
    played(desk, 2)
    file = tmp_path / "cup.json"
    file.write_bytes(EVENT_LOGS.write(tuple(desk.log)))
    for sheet in SHEETS:
        name, *more = sheet.split()
        assert printed(f"{name} {file} {' '.join(more)}", tmp_path / "out.pdf")[0]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("sheet whist --out {tmp}/x.pdf", "“whist”"),
        ("sheet minibridge --session rubber --out {tmp}/x.pdf", "Rubber"),
        ("score {tmp}/none.json --out {tmp}/x.pdf", "cannot be read"),
        ("hands {tmp}/none.pbn --out {tmp}/x.pdf", "cannot be read"),
        ("sheet minibridge --out {tmp}/no/x.pdf", "cannot be written"),
        ("ranking {tmp}/none.json --out {tmp}/x.pdf", "cannot be read"),
    ],
)
def test_whatever_is_wrong_is_said_in_one_sentence(tmp_path: Path, line: str, said: str) -> None:
    outcome = kibitz("print", *shlex.split(line.format(tmp=tmp_path)))
    assert outcome.code == 2 and said in outcome.err and outcome.err.count("\n") == 1


def test_every_command_has_an_example() -> None:
    for command in printing.app.registered_commands:
        assert command.epilog and command.epilog.startswith(f"kibitz print {command.name} "), command.name


def test_a_league_prints_on_one_page(tmp_path: Path) -> None:
    term = tmp_path / "term.json"
    assert kibitz("league", "new", str(term), "--title", "Autumn term").code == 0
    names = [word for name in ("Anna", "Ben", "Chloé", "David") for word in ("--name", name)]
    assert kibitz("league", "names", str(term), *names).code == 0
    assert kibitz("league", "enter", str(term), "1", "4", "2-1").code == 0
    assert kibitz("league", "walkover", str(term), "2", "3").code == 0
    assert kibitz("league", "dates", str(term), "2026-11-24").code == 0
    (page,), _ = printed(f"league {term}", tmp_path / "league.pdf")
    assert "Autumn term" in page and "2–1" in page and "1–2" in page and "Week 3" in page and "Matches won" in page
    assert "2–0*" in page and "2026-11-24" in page and "matches between them" in page
