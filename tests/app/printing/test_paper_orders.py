"""Sheets of paper: each a PDF in the language of who asks, for those who may have it."""

from __future__ import annotations

from collections.abc import Callable

from tests.app.client import PageClient, play_deal
from tests.app.competition.test_competitions import Organiser
from tests.app.printing.ordering import order, text
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]
DEALS = "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2\n"
CODES = "SWPSX-11QN1-77NKZ-J0MQB\n" * 2


def test_an_empty_sheet_in_the_language_of_who_asks(sqlite_server: ServerThread) -> None:
    status, pdf = order(sqlite_server, sheet="sheet", game="contract", session="match", boards=4, paper="letter")
    assert status == 200 and "Contract Bridge: score sheet" in text(pdf) and "Vulnerable" in text(pdf)
    _, rubber = order(sqlite_server, sheet="sheet", game="contract")
    assert "WE" in text(rubber) and "Rubber" in text(rubber)
    _, french = order(sqlite_server, sheet="sheet", game="contract", session="match", boards=4, language="fr")
    said = text(french)
    assert "feuille de marque" in said and "Ouest" in said and "Chaque levée demandée" in said
    assert "score sheet" not in said and "West" not in said


def test_the_same_seed_has_the_same_deals_on_every_sheet(sqlite_server: ServerThread) -> None:
    deals = {"seed": "ab" * 32, "boards": 2, "game": "minibridge"}
    _, curtain = order(sqlite_server, sheet="curtain", **deals)
    _, records = order(sqlite_server, sheet="hands", **deals)
    _, others = order(sqlite_server, sheet="hands", **{**deals, "seed": "cd" * 32})
    spades = text(curtain).split("♠")[1].split("♥")[0].strip()
    assert f"♠ {spades}" in " ".join(text(records).split())
    assert text(records) != text(others)
    _, coloured = order(sqlite_server, sheet="curtain", seed="ab" * 32, boards=1, game="abridged")
    assert "14" in text(coloured) and "♠" not in text(coloured)


def test_deals_of_ones_own_by_cards_or_code_in_french_letters(sqlite_server: ServerThread) -> None:
    for deals, count in ((DEALS, 1), (CODES, 2)):
        status, pdf = order(sqlite_server, sheet="hands", deals=deals, language="fr", tricks=False)
        assert status == 200
        assert text(pdf).count("A R D 2") == 4 * count and "Donneur Nord" in text(pdf)


def test_the_sheet_of_a_table_is_for_who_may_look_at_it(sqlite_server: ServerThread, pages: Pages) -> None:
    """Of a table that plays on it shows the deals that are over, under WE the side of who asks, and nothing else."""
    page, other = pages(sqlite_server.address), pages(sqlite_server.address)
    table = page.open("bridgewar", session="match", session_options={"deals": 2})
    order_of_table = {"sheet": "sheet", "table": table, "token": page.token}
    status, pdf = order(sqlite_server, **order_of_table)
    assert status == 200 and "Ann" in text(pdf) and "Total 0 0" in " ".join(text(pdf).split())
    over = play_deal(page)
    _, pdf = order(sqlite_server, **order_of_table)
    rows = over["sheets"][0]["rows"]
    written = " ".join(text(pdf).split())
    assert f"Total {' '.join(str(cell) for cell in rows[-1]['cells'])}" in written
    page.ask("GoOn", table=table, deal=over["deal"])
    page.wait_for_deal(over["deal"] + 1)
    _, pdf = order(sqlite_server, **order_of_table)
    assert " ".join(text(pdf).split()) == written
    for token in ("", "guessed", other.token):
        status, answer = order(sqlite_server, **{**order_of_table, "token": token})
        assert status == 400 and b"private" in answer
    assert order(sqlite_server, sheet="sheet", table="0" * 10)[0] == 400


def test_the_sheet_of_an_evening_with_real_cards(sqlite_server: ServerThread, pages: Pages) -> None:
    writer = pages(sqlite_server.address)
    names = ["Ann", "Bob", "Cal", "Dot"]
    opened = writer.make("NewEvening", game="contract", session="rubber", names=names)
    code = opened["code"]
    form = writer.ask("Follow", kind="evening", code=code, secret=opened["secret"])["picture"]["form"]
    assert form["contracts"]
    said = {"declarer": "N", "contract": 0, "tricks": 8}
    assert writer.ask("WriteDeal", code=code, deal=1, said=said)["type"] == "Done"
    status, pdf = order(sqlite_server, sheet="sheet", code=code, language="fr")
    written = " ".join(text(pdf).split())
    assert status == 200 and "Ann & Cal" in written and "Donne 1 : levées 30" in written and "TOTAL 60 0" in written


def test_the_sheets_of_a_competition_are_for_whoever_runs_it(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address))
    desk.seats()
    desk.does("BeginRound", round=1)
    desk.enters(1, 1, "N game hearts 10")
    for sheet, said in (
        ("ranking", "Rang"),
        ("travellers", "Manche à cœur"),
        ("cards", "par Nord, 10 levées"),
        ("tables", "Table 1"),
        ("certificate", "Première place"),
    ):
        status, pdf = order(sqlite_server, sheet=sheet, code=desk.code, secret=desk.secret, language="fr")
        assert status == 200 and said in text(pdf), sheet
        status, answer = order(sqlite_server, sheet=sheet, code=desk.code, secret="guessed")
        assert status == 400 and b"competition-not-the-organiser" in answer
    status, answer = order(sqlite_server, sheet="curtain", code=desk.code, secret=desk.secret)
    assert status == 400 and b"paper-not-all-dealt" in answer
    desk.does("DrawBoards")
    status, pdf = order(sqlite_server, sheet="curtain", code=desk.code, secret=desk.secret)
    assert status == 200 and "Board 6" in text(pdf)
    assert order(sqlite_server, sheet="curtain", code=desk.code)[0] == 400
