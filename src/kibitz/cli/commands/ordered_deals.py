"""Deals to order for `kibitz deal`: drawn, shown or written, and how rare they are."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

import typer
from rich.console import Console

from kibitz.analysis.orders import DealOrder, Preference, parse_order
from kibitz.analysis.orders.dealer_script import DealerScript, is_dealer_script, parse_dealer_script
from kibitz.analysis.solver import TrickTable, table_many
from kibitz.app.typesetting import typeset
from kibitz.cards import Deal
from kibitz.cli.files import written_whole
from kibitz.cli.mistakes import Mistake
from kibitz.cli.speech import counted, said, say, spoken
from kibitz.cli.terminal.drawing import four_hands
from kibitz.club.printing.deal_sheets import HAND_RECORDS, hands_data
from kibitz.club.printing.stationery import PaperSize, PrintedSheet
from kibitz.formats import BoardRecord, bridge_format, write_boards
from kibitz.formats.header_values import numbered, write_vulnerable

PDF: Final = "pdf"
"""Hand records, which are written and not read."""
_AT_ONCE = 32
_PATIENCE = 200_000
"""Deals tried in vain before it is said that there may be none."""


def deal_to_order(
    wanted: str,
    preferred: Sequence[str],
    predicate: Path | None,
    *,
    number: int | None,
    seed: int,
    target: str | None,
    target_format: str | None,
    solved: bool,
) -> None:
    """Draw the deals, write them to a file or show them, and say how rare they are."""
    script = parse_dealer_script(wanted) if is_dealer_script(wanted) else DealerScript(parse_order(wanted))
    order = DealOrder(
        script.wish, [_preference(text) for text in preferred], _function(predicate) if predicate else None
    )
    deals = islice(_patiently(order, seed), script.produce or 1 if number is None else number)
    is_pdf = PDF in (target_format, Path(target or "").suffix[1:].lower())
    is_shown = target is None and target_format is None
    if left_out := _not_followed(script, has_boards=not (is_pdf or is_shown)):
        typer.echo(said("cli-script-not-followed", words=", ".join(left_out)), err=True)
    if is_pdf:
        pdf = typeset(PrintedSheet.HANDS, hands_data(wanted or say(HAND_RECORDS()), deals), PaperSize.A4, spoken())
        with written_whole(target or "-") as handle:
            handle.write(pdf)
        typer.echo(_how_rare(order), err=True)
        return
    boards = _boards(deals, script, f"kibitz deal --want {wanted!r} --seed {seed}", solved=solved)
    if is_shown:
        console = Console(highlight=False)
        for board in boards:
            assert board.deal is not None
            console.print(said("cli-board", board=str(board.number)), *four_hands(board.deal), "", sep="\n")
            if board.tables:
                console.print(*board.tables["OptimumResultTable"], "", sep="\n")
    else:
        known = bridge_format(target_format or target or "")
        with written_whole(target or "-") as handle:
            write_boards(boards, handle, known)
    typer.echo(_how_rare(order), err=True)


def _not_followed(script: DealerScript, *, has_boards: bool) -> list[str]:
    """What a script of dealer says beside the cards and is not done: only files of boards have a dealer."""
    asked = {
        "dealer": script.dealer is not None and not has_boards,
        "vulnerable": script.vulnerable is not None and not has_boards,
        "generate": script.generate is not None,
        "action": script.has_action,
    }
    return [*(word for word, is_asked in asked.items() if is_asked), *script.passed_over]


def _patiently(order: DealOrder, seed: int) -> Iterator[Deal]:
    order.most_misses = _PATIENCE
    yield from order.deals(seed)


def _boards(deals: Iterator[Deal], script: DealerScript, generator: str, *, solved: bool) -> Iterator[BoardRecord]:
    number = 0
    said_by_script = {"Dealer": script.dealer.value} if script.dealer is not None else {}
    if script.vulnerable is not None:
        said_by_script["Vulnerable"] = write_vulnerable(script.vulnerable)
    while chunk := list(islice(deals, _AT_ONCE)):
        tables: Sequence[TrickTable | None] = table_many(chunk) if solved else [None] * len(chunk)
        for deal, table in zip(chunk, tables, strict=True):
            number += 1
            headers = {**numbered(number), **said_by_script, "Deal": str(deal), "Generator": generator}
            if table is None:
                yield BoardRecord(headers=headers)
                continue
            rows = tuple(
                f"{seat} {strain.letter:>2} {tricks:>2}"
                for seat, row in table.items()
                for strain, tricks in row.items()
            )
            headers["OptimumResultTable"] = "Declarer;Denomination\\2R;Result\\2R"
            yield BoardRecord(headers=headers, tables={"OptimumResultTable": rows})


def _preference(text: str) -> Preference:
    """A number, a colon and a wish."""
    weight, colon, wish = text.partition(":")
    try:
        number = float(weight)
    except ValueError:
        number = 0
    if not colon or not 0 < number < float("inf"):
        raise Mistake("cli-weight-form", said=text)
    return Preference(number, parse_order(wish))


def _function(path: Path) -> Callable[[Deal], bool]:
    """The function `wanted` of a Python file."""
    spec = importlib.util.spec_from_file_location("wanted_deals", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise Mistake("cli-no-python-file", file=str(path))
    module: Any = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    function = getattr(module, "wanted", None)
    if not callable(function):
        raise Mistake("cli-no-function", file=str(path))
    found: Callable[[Deal], bool] = function
    return found


def _how_rare(order: DealOrder) -> str:
    rarity = 1 / order.probability
    number = counted(float(rarity), 1) if rarity < 1000 else counted(int(rarity))
    if order.is_exact:
        return said("cli-rare", number=number)
    share = spoken().figure(f"{100 * order.found / max(1, order.tried):.3g}")
    kept = {"tried": counted(order.tried), "found": counted(order.found), "share": share}
    return said("cli-rare-in-part", number=number, **kept) if rarity > 1 else said("cli-rare-of-all", **kept)
