"""kibitz deal: look at a deal, its number and its code."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console

from kibitz.cards import COLOURS, FRENCH, Deal, Seat
from kibitz.cards.shuffle import fresh_seed, shuffled
from kibitz.cli.mistakes import Mistake
from kibitz.cli.terminal.drawing import four_hands

EXAMPLE = "Example: kibitz deal --number 42 --json"


def deal(
    code: Annotated[str | None, typer.Option(metavar="CODE", help="The deal with this code.")] = None,
    number: Annotated[str | None, typer.Option(metavar="N", help="The deal with this number, from 0.")] = None,
    pbn: Annotated[str | None, typer.Option(metavar="DEAL", help="The deal so written: N:… … … …")] = None,
    coloured: Annotated[bool, typer.Option("--colours", help="With the coloured pack of aBRIDGEd.")] = False,
    as_data: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Show a deal with its number and its code; without arguments a fresh one."""
    if sum(given is not None for given in (code, number, pbn)) > 1:
        raise Mistake("A deal is given by its code, its number or its cards: choose one of --code, --number and --pbn.")
    pack = COLOURS if coloured else FRENCH
    if code is not None:
        shown = Deal.from_code(code, pack)
    elif number is not None:
        shown = Deal.from_number(_read(number), pack)
    elif pbn is not None:
        shown = Deal.parse(pbn)
    else:
        shown = Deal.from_pack(shuffled(fresh_seed(), 26, pack), Seat.NORTH, pack)
    if as_data:
        typer.echo(json.dumps(_as_data(shown)))
        return
    console = Console(highlight=False)
    console.print(*four_hands(shown), sep="\n")
    console.print(f"\nCode {shown.code}\nNumber {shown.number}\n{shown}", soft_wrap=True)


def _read(number: str) -> int:
    plain = number.replace(",", "").replace("_", "")
    if not plain.isdecimal():
        raise Mistake(f"“{number}” is no number of a deal: it is written with digits only.")
    return int(plain)


def _as_data(shown: Deal) -> dict[str, object]:
    hands = {seat.value: str(shown[seat]) for seat in Seat}
    points = {seat.value: shown[seat].points for seat in Seat}
    # The number as text: many readers of JSON keep 53 bits of a number, and a deal has 96.
    return {"code": shown.code, "number": str(shown.number), "deal": str(shown), "hands": hands, "points": points}
