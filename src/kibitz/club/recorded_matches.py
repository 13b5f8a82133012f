"""The boards of a file as matches: what happened in both rooms side by side, IMPs, and how the match stands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from msgspec import Struct

from kibitz.cards import Seat, Side
from kibitz.formats.board_record import BoardRecord, bargain
from kibitz.formats.header_values import UNKNOWN, SettledContract
from kibitz.scoring.duplicate import imps

_NUMBER: Final = re.compile(r"\d+")


class RoomResult(Struct, frozen=True):
    """What happened to a board at one table; `score` is that of North and South."""

    board: BoardRecord
    room: str  # "Open", "Closed", or as the file calls it
    contract: SettledContract | None
    declarer: Seat | None
    tricks: int | None
    score: int | None

    @property
    def over(self) -> int | None:
        """How many tricks more than needed; fewer where it is below nought."""
        return None if self.tricks is None or self.contract is None else self.tricks - self.contract.bid.level - 6


class ComparedBoard(Struct, frozen=True):
    """A board at all tables of a match; `imps` are those of the home team, `standing` is the match after it."""

    label: str
    dealer: Seat | None
    vulnerable: tuple[Side, ...]
    results: tuple[RoomResult, ...]
    imps: int | None = None
    standing: tuple[int, int] | None = None


class RecordedMatch(Struct, frozen=True):
    """Boards that belong together. `teams` are home and visitors; `carried` is what they had before.

    The file says that, or it is what they won in the segments before this one: then the match `goes_on`.
    """

    event: str
    stage: str
    teams: tuple[str, str]
    boards: tuple[ComparedBoard, ...]
    carried: tuple[int, int] = (0, 0)
    goes_on: bool = False

    @property
    def standing(self) -> tuple[int, int] | None:
        """How the match stands after the last board that both rooms have played."""
        return next((board.standing for board in reversed(self.boards) if board.standing), None)

    @property
    def gained(self) -> tuple[int, int] | None:
        """What the two won with these boards."""
        stands = self.standing
        return stands and (stands[0] - self.carried[0], stands[1] - self.carried[1])

    @property
    def is_match(self) -> bool:
        """Whether two rooms were compared."""
        return any(board.imps is not None for board in self.boards)


def recorded_matches(boards: Iterable[BoardRecord]) -> Iterator[RecordedMatch]:
    """The boards in the order of the file, those of one match and segment together.

    Of two results on a board the first is the one at which the home team sits North and South, unless the rooms are
    named: then it is the one of the open room.
    """
    before: dict[tuple[str, str, str, str], RecordedMatch] = {}  # the last segment of each match
    for (event, stage, home, visitors), each in groupby(boards, _match):
        found = list(each)
        whole = event, _NUMBER.sub("", stage), home, visitors
        earlier = _earlier(before.get(whole), found[0])
        carried = earlier or _carried(found[0])
        compared = tuple(_compared(found, carried))
        match = RecordedMatch(event, stage, (home, visitors), compared, carried, earlier is not None)
        if match.is_match and home:
            before[whole] = match
        yield match


def _earlier(before: RecordedMatch | None, first: BoardRecord) -> tuple[int, int] | None:
    """What a match brings along from the segment before: one whose boards this one numbers on from."""
    if before is None or "LinVg" in first.headers:
        return None
    last, number = before.boards[-1].label, _said(first, "Board")
    return before.standing if last.isdecimal() and number.isdecimal() and int(number) > int(last) else None


def _match(board: BoardRecord) -> tuple[str, str, str, str]:
    event, stage, home, visitors = (_said(board, name) for name in ("Event", "Stage", "HomeTeam", "VisitTeam"))
    return event, stage, home, visitors


def _said(board: BoardRecord, name: str) -> str:
    value = board.headers.get(name, "").strip()
    return "" if value == UNKNOWN else value


def _compared(boards: list[BoardRecord], carried: tuple[int, int]) -> Iterator[ComparedBoard]:
    home, visitors = carried
    by_board = groupby(boards, lambda board: (_said(board, "Board"), _said(board, "Deal")))
    for place, ((label, _), each) in enumerate(by_board, 1):
        found = list(each)
        results = tuple(sorted((_result(board) for board in found), key=lambda result: result.room == "Closed"))
        won = _imps(results)
        if won is not None:
            home, visitors = home + max(won, 0), visitors + max(-won, 0)
        dealer, vulnerable = found[0].dealer, found[0].vulnerable or ()
        standing = None if won is None else (home, visitors)
        yield ComparedBoard(label or str(place), dealer, vulnerable, results, won, standing)


def _result(board: BoardRecord) -> RoomResult:
    declarer, contract = bargain(board) or (None, None)
    return RoomResult(board, _said(board, "Room"), contract, declarer, board.tricks, board.score)


def _imps(results: tuple[RoomResult, ...]) -> int | None:
    """What the home team won, where two rooms were played and nobody says that it was for matchpoints."""
    if len(results) != 2 or results[0].board.headers.get("Scoring", "").upper().startswith(("MP", "MATCH", "BAM")):
        return None
    one, other = (result.score for result in results)
    return None if one is None or other is None else imps(one - other)


def _carried(board: BoardRecord) -> tuple[int, int]:
    """What both teams brought along: a vugraph file says so after each name."""
    parts = [part.strip() for part in board.headers.get("LinVg", "").split(",")]
    try:
        return int(float(parts[6])), int(float(parts[8]))
    except (IndexError, ValueError, OverflowError):
        return 0, 0
