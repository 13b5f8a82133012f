"""kibitz deal: look at a deal, its number and its code; or deals to order."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from kibitz.cards import COLOURS, FRENCH, Deal, Deck, Seat
from kibitz.cards.shuffle import fresh_seed, shuffled
from kibitz.cli.commands.ordered_deals import deal_to_order
from kibitz.cli.mistakes import Mistake
from kibitz.cli.speech import said
from kibitz.cli.terminal.drawing import four_hands
from kibitz.games import game

EXAMPLE = "kibitz deal 00000-00000-00000-000VJ"

_LINK: Final = re.compile(r"/deal/(?P<game>[^/?#]+)/(?P<code>[^/?#]+)")
"""The end of an address at which the page offers a deal."""


def deal(
    written: Annotated[
        str | None,
        typer.Argument(metavar="[DEAL]", help="help-deal-written"),
    ] = None,
    code: Annotated[str | None, typer.Option(metavar="CODE", help="help-deal-code")] = None,
    number: Annotated[str | None, typer.Option(metavar="N", help="help-deal-number")] = None,
    pbn: Annotated[str | None, typer.Option(metavar="DEAL", help="help-deal-pbn")] = None,
    coloured: Annotated[bool, typer.Option("--colours", help="help-deal-coloured")] = False,
    as_data: Annotated[bool, typer.Option("--json", help="help-event-in-json")] = False,
    want: Annotated[str | None, typer.Option(metavar="ORDER", help="help-deal-want")] = None,
    prefer: Annotated[list[str] | None, typer.Option(metavar="WEIGHT:ORDER", help="help-deal-prefer")] = None,
    predicate: Annotated[Path | None, typer.Option(metavar="FILE", help="help-deal-predicate")] = None,
    deals: Annotated[int | None, typer.Option(metavar="N", min=1, help="help-deal-deals")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="help-deal-seed")] = None,
    out: Annotated[str | None, typer.Option(metavar="FILE", help="help-deal-out")] = None,
    out_format: Annotated[str | None, typer.Option("--to", metavar="FORMAT", help="help-deal-out-format")] = None,
    solved: Annotated[bool, typer.Option("--solve", help="help-deal-solved")] = False,
) -> None:
    """Show a deal with its number and its code; without arguments a fresh one. Or draw deals to order."""
    if want is not None or prefer or predicate is not None or out is not None or (deals or 1) > 1:
        if any(given is not None for given in (written, code, number, pbn)) or coloured or as_data:
            raise Mistake("cli-orders-are-drawn")
        chosen = seed if seed is not None else int(fresh_seed()[:12], 16)
        deal_to_order(
            _order(want or ""),
            prefer or (),
            predicate,
            number=deals,
            seed=chosen,
            target=out,
            target_format=out_format,
            solved=solved,
        )
        return
    if sum(given is not None for given in (written, code, number, pbn)) > 1:
        raise Mistake("cli-deal-once")
    pack = COLOURS if coloured else FRENCH
    if written is not None:
        shown = _recognised(written, pack)
    elif code is not None:
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
    code_line, number_line = said("cli-code", code=shown.code), said("cli-number", number=str(shown.number))
    console.print(f"\n{code_line}\n{number_line}\n{shown}", soft_wrap=True)


def _order(wanted: str) -> str:
    """An order, or what stands in the file of that name, such as a script of dealer."""
    try:
        return Path(wanted).read_text(encoding="utf-8-sig", errors="replace") if Path(wanted).is_file() else wanted
    except (OSError, ValueError):  # no file can have such a name
        return wanted


def _recognised(written: str, pack: Deck) -> Deal:
    """A deal in whichever way it is written. A link names the game, and so the pack."""
    if link := _LINK.search(written):
        return Deal.from_code(link["code"], game(link["game"]).deck)
    if ":" in written:
        return Deal.parse(written)
    plain = written.replace(",", "").replace("_", "")
    return Deal.from_number(int(plain), pack) if plain.isdecimal() else Deal.from_code(written, pack)


def _read(number: str) -> int:
    plain = number.replace(",", "").replace("_", "")
    if not plain.isdecimal():
        raise Mistake("cli-no-deal-number", said=number)
    return int(plain)


def _as_data(shown: Deal) -> dict[str, object]:
    hands = {seat.value: str(shown[seat]) for seat in Seat}
    points = {seat.value: shown[seat].points for seat in Seat}
    # The number as text: many readers of JSON keep 53 bits of a number, and a deal has 96.
    return {"code": shown.code, "number": str(shown.number), "deal": str(shown), "hands": hands, "points": points}
