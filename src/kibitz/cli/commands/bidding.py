"""kibitz bidding: the convention card of what bots bid by, hints advise and lessons teach."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from kibitz.bots.agreement import BIDDINGS, Bidding
from kibitz.cli.mistakes import Mistake
from kibitz.cli.terminal.convention import card_drawn

EXAMPLE = "kibitz bidding system"


def bidding(
    which: Annotated[str, typer.Argument(metavar="[BIDDING]", help="help-bidding-which")] = BIDDINGS[0],
) -> None:
    """Read a convention card: what every call says by the simple guidelines, or by the full system."""
    Console(highlight=False).print(card_drawn(named(which)))


def named(which: str) -> Bidding:
    """One of the two by its name."""
    found = next((each for each in BIDDINGS if each == which.lower()), None)
    if found is None:
        raise Mistake("cli-no-bidding", name=which, biddings=", ".join(BIDDINGS))
    return found
