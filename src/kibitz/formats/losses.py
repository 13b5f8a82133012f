"""What a board had to say before it was written in another format, and what of that is still there afterwards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import chain, dropwhile
from typing import Final

from kibitz.cards import Seat
from kibitz.formats.board_record import BoardRecord, bargain, is_whole
from kibitz.formats.header_values import UNKNOWN

_LOOKED_AT: Final = frozenset(
    ("Board", "Dealer", "Vulnerable", "Deal", "Contract", "Declarer", "Result", "Auction", "Play")
) | frozenset(seat.label for seat in Seat)
"""Headers that are looked at by what they say."""

_SCORED: Final = re.compile(r"(NS|EW|)\s*([+-]?\d{1,6})\b")
_SCORE: Final = re.compile(rf"(?:{_SCORED.pattern}\s*){{1,2}}")

BoardFacts = Mapping[str, frozenset[object]]


def facts(board: BoardRecord) -> BoardFacts:
    """All that a board says, by what it is about.

    >>> said = facts(BoardRecord(headers={"Dealer": "S", "Event": "?", "Site": "Oslo"}))
    >>> [name for name, values in said.items() if values]
    ['dealer', 'other tags']
    """
    calls = board.auction.calls if board.auction else ()
    cards = tuple((each.seat, each.card) for each in board.play.cards) if board.play else ()
    noted = tuple(dropwhile(lambda played: played[1] is None, reversed(cards)))[::-1]
    marks = [*(each.marks for each in calls), *(each.marks for each in (board.play.cards if board.play else ()))]
    parts = [part for part in (board.auction, board.play) if part]
    notes = chain(*(part.notes.values() for part in parts))
    return {
        "number": _one(board.headers.get("Board", "").replace(UNKNOWN, "") or None),
        "dealer": _one(board.dealer),
        "vulnerability": _one(board.vulnerable),
        "cards": frozenset(board.hands.items()),
        "auction": _one(tuple(each.call for each in calls) or None),
        "contract": _one("Pass" if board.passed_out else _agreed(board)),
        "result": _one(None if board.passed_out else board.tricks),
        "play": _one(noted or None),
        "names": frozenset(board.players.items()),
        "alerts": frozenset(place for place, each in enumerate(calls) if each.marks.alerted),
        "notes": frozenset(notes) - {""},
        "marks": frozenset(
            (place, each.glyphs, each.irregularity)
            for place, each in enumerate(marks)
            if each.glyphs or each.irregularity
        ),
        "comments": frozenset(chain(*board.comments.values(), *(each.comments for each in marks))),
        "what goes on": frozenset(type(part).__name__ for part in parts if part.end == "+"),
        "other tags": frozenset(
            (name, _plain(value)) for name, value in board.headers.items() if _says_more(name, value, board)
        ),
        "tables": frozenset((name, *lines) for name, lines in board.tables.items() if lines),
        "directives": frozenset(board.directives),
    }


def lost(before: BoardFacts, after: BoardFacts) -> list[str]:
    """What was said before and is not, or is otherwise, afterwards.

    >>> before = BoardRecord(headers={"Dealer": "N", "Site": "Oslo"})
    >>> lost(facts(before), facts(BoardRecord(headers={"Dealer": "E", "Site": "Oslo"})))
    ['dealer']
    """
    return [name for name, said in before.items() if said - after[name]]


def lost_tags(before: BoardFacts, after: BoardFacts) -> list[str]:
    """Which tags of the file's own are no longer there, or say something else."""
    return sorted({str(tag[0]) for tag in before["other tags"] - after["other tags"] if isinstance(tag, tuple)})


def _agreed(board: BoardRecord) -> object:
    """The contract that is said: an auction that breaks off has come to none yet."""
    is_said = board.contract is not None or (board.auction is not None and is_whole(board.auction))
    return bargain(board) if is_said else None


def _says_more(name: str, value: str, board: BoardRecord) -> bool:
    """Whether a tag says something that no other fact does: a result that was ruled is marked with ^."""
    if value in ("", UNKNOWN) or (name in _LOOKED_AT and not value.startswith("^")):
        return False
    return name != "Score" or not _follows(value, board)


def _follows(score: str, board: BoardRecord) -> bool:
    """Whether a score says no more than what the board’s result comes to.

    >>> played = {"Contract": "1NT", "Declarer": "E", "Vulnerable": "None", "Result": "7"}
    >>> [_follows(score, BoardRecord(headers=played)) for score in ("EW 90", "NS -90", "90", "NS 120", "EW 90 IMP")]
    [True, True, True, False, False]
    """
    reckoned, declarer = board.score, board.declarer
    if reckoned is None or not _SCORE.fullmatch(score.strip()):
        return False
    told = {side or (declarer.side.value if declarer else ""): int(number) for side, number in _SCORED.findall(score)}
    return all(told[side] == (reckoned if side == "NS" else -reckoned) for side in told) and "" not in told


def _plain(value: str) -> str:
    """As a line of a file can have it."""
    return " ".join(value.split())


def _one(said: object) -> frozenset[object]:
    return frozenset() if said is None else frozenset((said,))
