"""Paper from the page: each sheet as a PDF in the language of who asks, and one sentence where there is none."""

from __future__ import annotations

import builtins
import json
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

import pypdfium2
import pytest

from kibitz.app.live import limits
from tests.app.client import PageClient, in_english, play_deal
from tests.app.competition.test_competitions import Organiser
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]
DEALS = "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2\n"
CODES = "SWPSX-11QN1-77NKZ-J0MQB\n" * 2


def order(server: ServerThread, **order: Any) -> tuple[int, bytes]:
    body = json.dumps({"type": "PrintOrder", **order}).encode()
    try:
        with urllib.request.urlopen(f"{server.address}/api/print", body, timeout=60) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def text(pdf: bytes) -> str:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return "\n".join(page.get_textpage().get_text_bounded() for page in document)
    finally:
        document.close()


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


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"sheet": "hands", "deals": "N:AK.. no deal"}, "hands, not four"),
        ({"sheet": "sheet", "game": "whist"}, "“whist”"),
        ({"sheet": "sheet", "boards": 1000}, "nothing that can be printed"),
        ({"sheet": "poster"}, "nothing that can be printed"),
        ({"sheet": "sheet", "language": "xx"}, "“xx”"),
        ({"sheet": "hands", "deals": "x" * 30_000}, "nothing that can be printed"),
    ],
)
def test_whatever_is_wrong_is_a_sentence(sqlite_server: ServerThread, wrong: dict[str, Any], said: str) -> None:
    status, answer = order(sqlite_server, **wrong)
    assert status == 400
    written = json.loads(answer)
    assert said in in_english(written)


def test_other_sites_cannot_have_sheets_printed(sqlite_server: ServerThread) -> None:
    request = urllib.request.Request(
        f"{sqlite_server.address}/api/print",
        b'{"type": "PrintOrder", "sheet": "sheet"}',
        {"Origin": "http://evil.test"},
    )
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    assert refused.value.code == 403
    refused.value.close()


def test_one_network_prints_only_so_much(sqlite_server: ServerThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits.Address, "wait_to_print", lambda self: 7.2)
    status, answer = order(sqlite_server, sheet="sheet")
    assert status == 429 and b"please wait a little" in answer


def test_without_the_extra_it_is_said_how_to_get_it(
    sqlite_server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name == "typst":
            raise ModuleNotFoundError(name=name)
        return found(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    status, answer = order(sqlite_server, sheet="sheet")
    assert status == 501 and json.loads(answer)["say"] == "paper-cannot-print"


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
    opened = writer.ask("BeginEvening", game="contract", session="rubber", names=names)
    code = opened["code"]
    form = writer.ask("FollowEvening", code=code, secret=opened["secret"])["evening"]["form"]
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
