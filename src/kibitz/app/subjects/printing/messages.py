"""What the page has printed, over plain HTTP: a PDF comes back, or a sentence why not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta

from kibitz.app.messages import FromPage
from kibitz.bots.agreement import Bidding
from kibitz.club.printing.stationery import PaperSize, PrintedSheet
from kibitz.games.registry import USUAL_GAME


class PrintOrder(FromPage, frozen=True):
    """A sheet in a language: of a game, of deals that are given or drawn from a seed, or of what has a code.

    The score sheet is that of a table for who may look at it, that of an evening by its code, or one to write on.
    """

    sheet: PrintedSheet
    paper: PaperSize = PaperSize.A4
    language: str = "en"
    game: str = USUAL_GAME
    options: Mapping[str, Any] = {}
    session: Annotated[str, Meta(max_length=40)] = ""  # how the game is played; as it mostly is, if that is not said
    boards: Annotated[int, Meta(ge=1, le=36)] = 16
    deals: Annotated[str, Meta(max_length=20_000)] = ""
    seed: Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,32}$")] = ""
    tricks: bool = True  # what can be made, on hand records
    code: Annotated[str, Meta(max_length=40)] = ""  # of a league, an evening, or a competition with its secret
    secret: Annotated[str, Meta(max_length=80)] = ""
    blank: bool = False  # travellers to write on
    table: Annotated[str, Meta(max_length=20)] = ""
    bidding: Bidding = "guidelines"  # whose convention card
    token: Annotated[str, Meta(max_length=80)] = ""  # who asks, as in `Hello`
