"""Boards read a second beside endplay: `python -m bench.reading [FILE.pbn]`; without one, beginners play some."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

import kibitz
from bench.measuring import conditions, rates
from kibitz.bots.levels import LEVELS
from kibitz.engine import act, view
from kibitz.formats import BoardRecord, board_of, pbn
from kibitz.formats.pbn.pbn_lines import MANDATORY

_BOARDS: Final = 200


def played(number: int) -> BoardRecord:
    """A board of Contract Bridge as beginners bid and play it, without the tags and notes that are our own."""
    bot = LEVELS["beginner"](number)
    state = kibitz.start(kibitz.game("contract"), deal=kibitz.Deal.random(number))
    while not state.over:
        seat = next(iter(state.turns))
        state = act(state, seat, bot.choose(view(state, seat)))
    board = board_of(state, number=number + 1)
    known = {name: value for name, value in board.headers.items() if name in MANDATORY}
    return BoardRecord(headers=known, auction=board.auction, play=board.play)


def readers(path: Path) -> dict[str, Callable[[], int]]:
    """Each reads the whole file into boards and says how many there were."""
    from endplay.parsers import pbn as endplay

    def by_endplay() -> int:
        with path.open(encoding="utf-8") as handle:
            boards: list[Any] = endplay.load(handle)
        return len(boards)

    return {"kibitz": lambda: len(kibitz.load(path)), "endplay": by_endplay}


def main(
    file: Annotated[Path | None, typer.Argument(help="Boards in PBN.")] = None,
    seconds: Annotated[float, typer.Option(help="How long each reads.")] = 10.0,
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = file or Path(folder) / "played.pbn"
        if file is None:
            path.write_text("\n".join(pbn.text(played(number)) for number in range(_BOARDS)), encoding="utf-8")
        found = rates(readers(path), seconds)
    table = Table("", "boards a second of processor time", "beside endplay", title=path.name)
    for name, rate in found.items():
        table.add_row(name, f"{rate:,.0f}", f"{rate / found['endplay']:.2f}")
    console = Console()
    console.print(table)
    console.print(conditions())


if __name__ == "__main__":
    typer.run(main)
