"""Writing LIN: a board a line, or a match with both rooms, its results and its players in front."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, takewhile
from typing import Final, TextIO

from kibitz.cards import FULL_HAND
from kibitz.formats.board_record import Annotation, BoardRecord, RecordedCard, is_whole
from kibitz.formats.lin.lin_reader import OWN_PREFIX, ROOMS, SCORINGS
from kibitz.formats.lin.lin_values import LIN_SEATS, write_call, write_lin_deal, write_outcome, write_sides

_LETTERS: Final = {room: letter for letter, room in ROOMS.items()}
_OF_THE_FILE: Final = ("LinVg", "LinMp", "LinPw", "LinPx")


def write(boards: Iterable[BoardRecord], handle: TextIO) -> int:
    """Write boards to a text file and tell how many there were. Boards with rooms are written as a match."""
    waiting = iter(boards)
    first = next(waiting, None)
    if first is None:
        return 0
    everything = chain((first,), waiting)
    if first.headers.get("Room") in _LETTERS or "LinVg" in first.headers:
        return _write_match(list(everything), handle)
    written, is_listed = 0, False
    for board in everything:
        # A list of results holds until the next one.
        handle.write(("rs||bn||" if is_listed and not _listed(board) else "") + text(board) + "\n")
        written, is_listed = written + 1, bool(_listed(board))
    return written


def text(board: BoardRecord) -> str:
    """One board by itself, on one line."""
    number = board.headers.get("Board", "")
    heading = f"rh||ah|Board {_plain(number)}|" if number not in ("", "?") else ""
    return _listed(board) + f"pn|{_names(board)}|" + _body(board, heading)


def _listed(board: BoardRecord) -> str:
    """The result as a list of one, where no auction tells what was played; LIN has no other word for it."""
    result = "" if board.auction and is_whole(board.auction) else _result(board)
    return f"rs|{result},|bn|{board.number}|" if result and board.number is not None else ""


def _write_match(boards: list[BoardRecord], handle: TextIO) -> int:
    first = boards[0]
    handle.write(f"vg|{first.headers.get('LinVg') or _event(boards)}|\n")
    numbers = list(dict.fromkeys(board.headers.get("Board", "") for board in boards))
    handle.write(f"rs|{','.join(_results(boards, numbers))}|\n")
    handle.write(f"bn|{','.join(map(_plain, numbers))}|\n")
    for name in _OF_THE_FILE[1:]:
        if name in first.headers:
            handle.write(f"{name.removeprefix(OWN_PREFIX).lower()}|{_plain(first.headers[name])}|\n")
    people = _people(boards)
    handle.write(f"pn|{people}|pg||\n" if people else "pg||\n")
    for board in boards:
        label = _LETTERS.get(board.headers.get("Room", ""), "o") + _plain(board.headers.get("Board", ""))
        names = "" if people else f"pn|{_names(board)}|"
        handle.write(f"qx|{label}|{names}{_body(board)}\n")
    return len(boards)


def _event(boards: Sequence[BoardRecord]) -> str:
    headers = boards[0].headers
    scoring = {name: letter for letter, name in SCORINGS.items()}
    numbers = [board.number for board in boards if board.number is not None]
    ends = (str(min(numbers)), str(max(numbers))) if numbers else ("", "")
    said = headers.get("Scoring", "")
    teams = (_field(headers.get("HomeTeam", "")), "", _field(headers.get("VisitTeam", "")), "")
    return ",".join(
        (_field(headers.get("Event", "")), _field(headers.get("Stage", "")), scoring.get(said, said), *ends, *teams)
    )


def _results(boards: Sequence[BoardRecord], numbers: Sequence[str]) -> Iterator[str]:
    by_place = {(board.headers.get("Board", ""), board.headers.get("Room", "")): board for board in reversed(boards)}
    for number in numbers:
        for room in ROOMS.values():
            board = by_place.get((number, room)) or (by_place.get((number, "")) if room == ROOMS["o"] else None)
            yield _result(board) if board else ""


def _result(board: BoardRecord) -> str:
    if "LinRs" in board.headers:
        return _field(board.headers["LinRs"])
    if board.passed_out:
        return "PASS"
    if board.contract is None or board.declarer is None or board.tricks is None:
        return ""
    return write_outcome(board.contract, board.declarer, board.tricks)


def _people(boards: Sequence[BoardRecord]) -> str:
    """Eight names, the open room's first, if nobody changed; else nothing, and each board has its own."""
    by_room: dict[str, set[str]] = {room: set() for room in ROOMS.values()}
    for board in boards:
        by_room.setdefault(board.headers.get("Room") or ROOMS["o"], set()).add(_names(board))
    if any(len(names) > 1 for names in by_room.values()):
        return ""
    return ",".join(next(iter(by_room[room]), ",,,") for room in ROOMS.values())


def _names(board: BoardRecord) -> str:
    players = board.players
    return ",".join(_field(players.get(seat, "")) for seat in LIN_SEATS)


def _body(board: BoardRecord, heading: str = "") -> str:
    pieces = ["st||"]
    pieces.append(f"md|{write_lin_deal(board.dealer, board.hands)}|")  # it also tells where a board begins
    pieces.append(heading)
    if board.vulnerable is not None:
        pieces.append(f"sv|{write_sides(board.vulnerable)}|")
    for comments in board.comments.values():
        pieces += map(_comment, comments)
    pieces += _calls(board)
    pieces += _cards(board)
    if board.tricks is not None and len(_known_cards(board)) < 4 * FULL_HAND and not board.passed_out:
        pieces.append(f"mc|{board.tricks}|pg||")
    for name, value in board.headers.items():
        if name.startswith(OWN_PREFIX) and len(name) == len(OWN_PREFIX) + 2 and name not in (*_OF_THE_FILE, "LinRs"):
            key = name.removeprefix(OWN_PREFIX).lower()
            pieces += (f"{key}|{each}|" for each in value.split("|"))
    return "".join(pieces)


def _calls(board: BoardRecord) -> Iterator[str]:
    auction = board.auction
    for called in auction.calls if auction else ():
        alerted = "!" if called.marks.alerted else ""
        yield f"mb|{write_call(called.call)}{alerted}|"
        for note in called.marks.notes:
            yield f"an|{_plain(auction.notes.get(note, '') if auction else '')}|"
        yield from _comments(called.marks)
    if auction:
        yield "pg||"


def _cards(board: BoardRecord) -> Iterator[str]:
    for place, played in enumerate(_known_cards(board), 1):
        yield f"pc|{played.card}|"
        yield from _comments(played.marks)
        if place % 4 == 0:
            yield "pg||"


def _known_cards(board: BoardRecord) -> list[RecordedCard]:
    """The cards up to the first that nobody noted down: LIN has no word for one."""
    cards = board.play.cards if board.play else ()
    return list(takewhile(lambda played: played.card is not None, cards))


def _comments(marks: Annotation) -> Iterator[str]:
    return map(_comment, marks.comments)


def _comment(said: str) -> str:
    return f"nt|{_plain(said)}|pg||"


def _plain(said: str) -> str:
    """On one line, without bars: LIN has no way to write one."""
    return re.sub(r"\s*\n\s*", " ", said.replace("|", "/")).strip()


def _field(said: str) -> str:
    """Also without commas, which part the entries of a list."""
    return _plain(said).replace(",", ";")
