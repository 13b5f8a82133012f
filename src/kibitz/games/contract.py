"""Contract Bridge, scored for the rubber or as duplicate."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from kibitz.engine.errors import OptionError
from kibitz.engine.events import Entry
from kibitz.engine.game import Game
from kibitz.engine.table import Table
from kibitz.games.common import TableOptions, TricksKept, assemble
from kibitz.games.complaints import RUBBER_ONLY
from kibitz.rules.auction import auction, outcome
from kibitz.rules.dummy import face_dummy
from kibitz.rules.scoring import entries
from kibitz.scoring import duplicate, rubber
from kibitz.scoring.line import ScoreReason


class ContractOptions(TableOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    scoring: Annotated[
        Literal["rubber", "duplicate"],
        Meta(description="Above and below the line for a rubber or Chicago, or each deal by itself as in duplicate."),
    ] = "rubber"
    rules: Annotated[
        Literal["printed", "laws"],
        Meta(description="The printed rule sheet's figures, or those of the current Laws of rubber bridge."),
    ] = "printed"
    slams_taken: Annotated[
        bool, Meta(description="A slam counts when it is taken, bid or not. The sheet can be read so.")
    ] = False
    redouble: Annotated[
        Literal["side", "next"],
        Meta(description="Who may redouble: either player of the doubled side in turn, or only the next."),
    ] = "side"
    honours: Annotated[
        Literal["any", "declarers", "none"],
        Meta(description="Whose honours count at rubber scoring: anybody's, declarer's side's, nobody's."),
    ] = "any"
    four_aces: Annotated[
        Literal["no-trump", "any"],
        Meta(description="Four aces in one hand count as honours at no-trump only, or in every contract."),
    ] = "no-trump"
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
