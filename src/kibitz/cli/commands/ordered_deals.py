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
from kibitz.analysis.sampling import NoLayout
from kibitz.analysis.solver import TrickTable, table_many
from kibitz.app.typesetting import typeset
from kibitz.cards import Deal
from kibitz.cli.files import written_whole
from kibitz.cli.mistakes import Mistake
from kibitz.cli.terminal.drawing import four_hands
from kibitz.club.printing.deal_sheets import HAND_RECORDS, hands_data
from kibitz.club.printing.stationery import PaperSize, PrintedSheet
from kibitz.formats import BoardRecord, bridge_format, write_boards
from kibitz.formats.header_values import numbered
from kibitz.words import IN_ENGLISH

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
    number: int,
    seed: int,
    target: str | None,
    target_format: str | None,
    solved: bool,
) -> None:
    """Draw the deals, write them to a file or show them, and say how rare they are."""
    order = DealOrder(wanted, [_preference(text) for text in preferred], _function(predicate) if predicate else None)
    deals = islice(_patiently(order, seed), number)
    if PDF in (target_format, Path(target or "").suffix[1:].lower()):
        pdf = typeset(
            PrintedSheet.HANDS, hands_data(wanted or IN_ENGLISH.say(HAND_RECORDS()), deals), PaperSize.A4, IN_ENGLISH
        )
        with written_whole(target or "-") as handle:
            handle.write(pdf)
        typer.echo(_how_rare(order), err=True)
        return
    boards = _boards(deals, f"kibitz deal --want {wanted!r} --seed {seed}", solved=solved)
    if target is None and target_format is None:
        console = Console(highlight=False)
        for board in boards:
            assert board.deal is not None
            console.print(f"Board {board.number}", *four_hands(board.deal), "", sep="\n")
            if board.tables:
                console.print(*board.tables["OptimumResultTable"], "", sep="\n")
    else:
        known = bridge_format(target_format or target or "")
        with written_whole(target or "-") as handle:
            write_boards(boards, handle, known)
    typer.echo(_how_rare(order), err=True)


def _patiently(order: DealOrder, seed: int) -> Iterator[Deal]:
    order.most_misses = _PATIENCE
    try:
        yield from order.deals(seed)
    except NoLayout as error:
        raise Mistake(str(error)) from error


def _boards(deals: Iterator[Deal], generator: str, *, solved: bool) -> Iterator[BoardRecord]:
    number = 0
    while chunk := list(islice(deals, _AT_ONCE)):
        tables: Sequence[TrickTable | None] = table_many(chunk) if solved else [None] * len(chunk)
        for deal, table in zip(chunk, tables, strict=True):
            number += 1
            headers = {**numbered(number), "Deal": str(deal), "Generator": generator}
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
        raise Mistake(f"“{text}” must be how many times as often, a colon, and what: 3: N spades 5+.")
    return Preference(number, parse_order(wish))


def _function(path: Path) -> Callable[[Deal], bool]:
    """The function `wanted` of a Python file."""
    spec = importlib.util.spec_from_file_location("wanted_deals", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise Mistake(f"{path} is no Python file that can be read.")
    module: Any = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    function = getattr(module, "wanted", None)
    if not callable(function):
        raise Mistake(f"{path} has no function called wanted.")
    found: Callable[[Deal], bool] = function
    return found


def _how_rare(order: DealOrder) -> str:
    rarity = 1 / order.probability
    every = f"One deal in {float(rarity):,.1f}" if rarity < 1000 else f"One deal in {int(rarity):,}"
    if order.is_exact:
        return f"{every} is like that; all were drawn evenly from those."
    share = 100 * order.found / max(1, order.tried)
    kept = f"{order.tried:,} were drawn to keep {order.found:,} ({share:.3g} %)."
    return f"{every} is like that in points and lengths; of those {kept}" if rarity > 1 else f"Of all deals {kept}"
