"""Contract Bridge, scored for the rubber or as duplicate."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from kibitz.engine.errors import OptionError
from kibitz.engine.events import Entry
from kibitz.engine.game import Game
from kibitz.engine.table import Table
from kibitz.games.common import TableOptions, TricksKept, assemble
from kibitz.games.complaints import RUBBER_ONLY
from kibitz.games.settings import worded
from kibitz.rules.auction import auction, outcome
from kibitz.rules.dummy import face_dummy
from kibitz.rules.scoring import entries
from kibitz.scoring import duplicate, rubber
from kibitz.scoring.line import ScoreReason


class ContractOptions(TableOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    scoring: Annotated[
        Literal["rubber", "duplicate"],
        worded(
            "How a deal is scored",
            "For a rubber or Chicago the sheet has a line; in a match each deal stands by itself.",
            choices={"rubber": "Above and below the line", "duplicate": "Each deal by itself, as at a club"},
        ),
    ] = "rubber"
    rules: Annotated[
        Literal["printed", "laws"],
        worded(
            "Points for doubled contracts",
            "They differ where a doubled contract fails by several tricks or a redoubled one is made.",
            choices={"printed": "As on the printed rule sheet", "laws": "As rubber bridge has them today"},
        ),
    ] = "printed"
    slams_taken: Annotated[
        bool,
        worded("A slam need not be bid", "Whoever wins twelve or thirteen tricks gets the bonus for it."),
    ] = False
    redouble: Annotated[
        Literal["side", "next"],
        worded(
            "Who may redouble",
            "Redoubling makes a doubled contract count for even more.",
            choices={"side": "Either partner whose bid was doubled", "next": "Only the next player"},
        ),
    ] = "side"
    honours: Annotated[
        Literal["any", "declarers", "none"],
        worded(
            "Bonus for honours",
            "Four or five of ace, king, queen, jack and ten of trumps in one hand.",
            choices={"any": "For whoever holds them", "declarers": "Only for declarer’s side", "none": "No bonus"},
        ),
    ] = "any"
    four_aces: Annotated[
        Literal["no-trump", "any"],
        worded(
            "Bonus for four aces in one hand",
            "They count as honours do.",
            choices={"no-trump": "At no-trumps only", "any": "In every contract"},
        ),
    ] = "no-trump"
    bidding: Annotated[
        Literal["levels", "guidelines", "system"],
        worded(
            "How the bots bid",
            "Everybody at a table bids alike, and hints speak the same language.",
            choices={
                "levels": "As the simplest of them can",
                "guidelines": "Simple guidelines",
                "system": "Full system",
            },
        ),
    ] = "levels"
    tricks: TricksKept = "collected"  # the sheet: each trick is put with the others of its side


_RUBBER_ONLY: Final = ("rules", "slams_taken", "honours", "four_aces")


def contract_bridge(options: ContractOptions) -> Game:
    if options.scoring == "duplicate":
        default = ContractOptions()
        for option in _RUBBER_ONLY:
            if getattr(options, option) != getattr(default, option):
                raise OptionError(RUBBER_ONLY(option=option))
    return assemble(
        "contract",
        options,
        auction(next_player_only=options.redouble == "next"),
        outcome,
        after_lead=(face_dummy,),
        score=lambda t, tricks: _score(t, tricks, options),
    )


def _score(t: Table, tricks: int, options: ContractOptions) -> tuple[Entry, ...]:
    declarer, contract = t.bargain
    side = declarer.side
    bid = (contract.strain, contract.goal - 6, contract.terms, tricks)
    vulnerable = side in t.header.vulnerable
    if options.scoring == "duplicate":
        return entries(side, duplicate.score(*bid, vulnerable=vulnerable))
    lines = rubber.score(*bid, vulnerable=vulnerable, rules=options.rules, slams_taken=options.slams_taken)
    return (*entries(side, lines), *_honours(t, options))


def _honours(t: Table, options: ContractOptions) -> tuple[Entry, ...]:
    declarer, contract = t.bargain
    if options.honours == "none":
        return ()
    found = rubber.honours(t.dealt, contract.strain, aces_at=options.four_aces)
    return tuple(
        Entry(seat.side, points, ScoreReason.HONOURS)
        for seat, points in found.items()
        if options.honours == "any" or seat.side is declarer.side
    )
