"""Writing RBN: a line a label in their order, each record whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TextIO

from kibitz.cards import DOUBLE, PASS, REDOUBLE, Bid, Call, Seat
from kibitz.formats.board_record import Annotation, BoardRecord
from kibitz.formats.rbn.rbn_words import GLYPHS, RBN_SCORINGS, RBN_SIDES, join_names, write_date

_CALLS: Final = {PASS: "P", DOUBLE: "X", REDOUBLE: "R"}
_SUFFIXES: Final = {number: sign for sign, number in GLYPHS.items()}
_UNKNOWN: Final = ("", "?")


def write(boards: Iterable[BoardRecord], handle: TextIO) -> int:
    """Write boards to a text file, one at a time, and tell how many there were."""
    written = 0
    for board in boards:
        handle.write(text(board) + "\n")
        written += 1
    return written


def text(board: BoardRecord) -> str:
    """One record; RBN has nine notes at most, and no words for tables or for tags of one's own."""
    return "".join(f"{line}\n" for line in _lines(board))


def _lines(board: BoardRecord) -> Iterator[str]:
    headers = {name: _plain(value) for name, value in board.headers.items() if value not in _UNKNOWN}
    scorings = {name: letter for letter, name in RBN_SCORINGS.items()}
    said = {
        "D": write_date(headers),
        "T": _joined(headers.get("Description", ""), headers.get("Annotator", "")),
        "L": headers.get("Site", ""),
        "E": headers.get("Event", ""),
        "S": headers.get("Stage", ""),
        "F": scorings.get(headers.get("Scoring", ""), headers.get("Scoring", "")),
        "K": _joined(headers.get("HomeTeam", ""), headers.get("VisitTeam", ""), headers.get("RbnK", "")),
        "N": join_names(headers),
        "B": _joined(headers.get("Board", ""), headers.get("RbnB", "")),
        "H": _hands(board),
    }
    yield from (f"{label} {value}" for label, value in said.items() if value)
    for comments in board.comments.values():
        yield from ("{" + " ".join(comment.replace("}", ")").split()) + "}" for comment in comments)
    yield from _auction(board)
    if board.passed_out:
        yield "C P"
    elif board.contract is not None:
        yield "C " + _joined(_contract(board), board.declarer or "?", headers.get("RbnC", ""))
    yield from _play(board)
    if board.tricks is not None:
        yield f"R {board.tricks}{headers.get('RbnR', '')}"
    yield from (f"{label} {headers[f'Rbn{label}']}" for label in "MI" if f"Rbn{label}" in headers)


def _plain(said: str) -> str:
    return " ".join(said.split())


def _joined(*parts: str) -> str:
    """With colons between, as far as anything is said."""
    return ":".join(parts).rstrip(":")


def _hands(board: BoardRecord) -> str:
    hands = board.hands
    if not hands:
        return ""
    first = Seat(board.headers["Deal"][0])
    return f"{first}:" + ":".join(str(hands[seat]) if seat in hands else "..." for seat in first.clockwise())


def _contract(board: BoardRecord) -> str:
    return str(board.contract).replace("NT", "N")


def _auction(board: BoardRecord) -> Iterator[str]:
    auction, dealer = board.auction, board.dealer
    sides = {sides: letter for letter, sides in RBN_SIDES.items()}
    vulnerable = sides[board.vulnerable] if board.vulnerable is not None else "?"
    if auction is None:
        if dealer is not None:
            yield f"A {dealer}{vulnerable}:"
        return
    calls = [_call(called.call) + _annotated(called.marks, alert=True) for called in auction.calls]
    rounds = ":".join("".join(calls[at : at + 4]) for at in range(0, len(calls), 4))
    yield f"A {auction.dealer}{vulnerable}:{rounds}"
    yield from (f"{number} {_plain(note)}" for number, note in auction.notes.items() if number < 10)


def _call(call: Call | None) -> str:
    if call is None:
        return "-"
    return call.name[:2] if isinstance(call, Bid) else _CALLS[call]


def _play(board: BoardRecord) -> Iterator[str]:
    if board.play is None or not board.play.cards:
        return
    tricks: list[str] = []
    for at in range(0, len(board.play.cards), 4):
        trick = board.play.cards[at : at + 4]
        led = trick[0].card.suit if trick[0].card else None
        said = ""
        for place, played in enumerate(trick):
            follows = place > 0 and played.card is not None and played.card.suit is led
            said += (played.card.name[follows:] if played.card else "-") + _annotated(played.marks)
        tricks.append(said)
    yield "P " + ":".join(tricks)
    yield from (f"{number} {_plain(note)}" for number, note in board.play.notes.items() if number < 10)


def _annotated(marks: Annotation, *, alert: bool = False) -> str:
    glyph = next((_SUFFIXES[glyph] for glyph in marks.glyphs if glyph in _SUFFIXES), "")
    note = next((f"^{note}" for note in marks.notes if note < 10), "")
    return ("*" if alert and marks.alerted and not note else "") + glyph + note
