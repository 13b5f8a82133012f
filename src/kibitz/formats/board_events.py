"""A board as events, as far as it tells of them and whether or not they are legal: what there is can be shown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import FRENCH, FULL_HAND, Card, Seat
from kibitz.engine import events as ev
from kibitz.engine.fold import fold
from kibitz.engine.game import Game
from kibitz.engine.table import Table
from kibitz.formats.board_record import Annotation, BoardRecord, bargain
from kibitz.games import game

_SIGN: Final = re.compile(r"(?<![a-z])[@!\\]([SHDC])(?=s\b|[^a-z]|$)", re.IGNORECASE)
_SIGNS: Final = {suit.letter: suit.symbol for suit in FRENCH.suits}


@cache
def club_bridge() -> Game:
    """The game of other people's boards: each deal scored by itself."""
    return game("contract", {"scoring": "duplicate"})


class Remark(Struct, frozen=True):
    """What is said of a call or a card: how its player explained it, and what others said."""

    explained: tuple[str, ...] = ()
    comments: tuple[str, ...] = ()
    alerted: bool = False


class BoardEvents(Struct, frozen=True):
    """The events of a board, the table after them, and what was said of some, by their places."""

    log: tuple[ev.Happening, ...]
    table: Table
    remarks: Mapping[int, Remark]

    def said_of(self, kind: type[ev.Called | ev.Played]) -> tuple[Remark | None, ...]:
        """What was said of each call, or of each card, in their order."""
        return tuple(self.remarks.get(at) for at, event in enumerate(self.log) if isinstance(event, kind))


def board_events(board: BoardRecord) -> BoardEvents:
    """The events that a board tells of; what is not known is left out.

    Play is followed to the first card that nobody noted down. A result beyond the cards is given to its side, as if
    claimed. Dealer is North where nobody says who dealt.

    >>> import io
    >>> from kibitz.formats import pbn
    >>> told = board_events(pbn.read_game(io.StringIO('[Board "1"]\\n[Auction "E"]\\n1S =1= AP\\n[Note "1:five"]')))
    >>> told.table.declarer, len(told.table.calls), [remark.explained for remark in told.remarks.values()]
    (Seat.EAST, 4, [('five',)])
    """
    telling = _Telling()
    dealer, vulnerable = board.dealer or Seat.NORTH, board.vulnerable or ()
    rules = club_bridge()
    telling.add(ev.Opened(rules.name, rules.version, rules.options, dealer, vulnerable))
    for seat, hand in board.hands.items():
        telling.add(ev.Dealt(seat, hand))
    for called in board.auction.calls if board.auction else ():
        if called.call is not None:
            notes = board.auction.notes if board.auction else {}
            telling.add(ev.Called(called.seat, called.call), _remark(called.marks, notes))
    reached = bargain(board)
    if reached is not None:
        declarer, contract = reached
        telling.add(ev.Declared(declarer))
        telling.add(ev.Agreed(ev.Contract(contract.strain, contract.bid.level + 6, contract.doubling)))
        _play(board, telling)
    elif board.passed_out:
        telling.add(ev.ThrownIn(False, ev.WhyThrownIn.PASSED_OUT))
    for event in _ending(board, telling.table):
        telling.add(event)
    table = telling.table
    if table.scored is not None:  # the result counts, whatever the cards say
        table = replace(table, won=table.scored.tricks)
    return BoardEvents(tuple(telling.log), table, telling.remarks)


class _Telling:
    """The events so far, and the table that they have made."""

    def __init__(self) -> None:
        self.table = Table()
        self.log: list[ev.Happening] = []
        self.remarks: dict[int, Remark] = {}

    def add(self, event: ev.Happening, remark: Remark | None = None) -> None:
        if remark is not None:
            self.remarks[len(self.log)] = remark
        self.table = fold(self.table, event, len(self.log))
        self.log.append(event)


def _play(board: BoardRecord, telling: _Telling) -> None:
    seen: set[Card] = set()
    for played in board.play.cards if board.play else ():
        card, t = played.card, telling.table
        if card is None or card in seen or played.seat in {each.seat for each in t.trick}:
            return
        hand = t.dealt.get(played.seat)
        if hand is not None and len(hand) == FULL_HAND and card not in hand:
            return
        seen.add(card)
        notes = board.play.notes if board.play else {}
        telling.add(ev.Played(played.seat, card), _remark(played.marks, notes))


def _ending(board: BoardRecord, t: Table) -> Iterator[ev.Happening]:
    """What was claimed, and the score, if the result is known."""
    if t.contract is None or t.declarer is None or board.vulnerable is None:
        return
    tricks = board.tricks if board.tricks is not None else t.won[t.declarer.side] if not t.remaining else None
    if tricks is None:
        return
    side = t.declarer.side
    for each, number in ((side, tricks), (side.other, FULL_HAND - tricks)):
        if number > t.won[each]:
            yield ev.Awarded(each, number - t.won[each])
    won = {side: tricks, side.other: FULL_HAND - tricks}
    yield ev.Scored(won, club_bridge().score(t, tricks))


def _remark(marks: Annotation, notes: Mapping[int, str]) -> Remark | None:
    explained = tuple(with_signs(notes[number]) for number in marks.notes if notes.get(number))
    if not (explained or marks.comments or marks.alerted):
        return None
    return Remark(explained, tuple(map(with_signs, marks.comments)), marks.alerted)


def board_comments(board: BoardRecord) -> tuple[str, ...]:
    """What was said of the board as a whole."""
    return tuple(with_signs(said) for comments in board.comments.values() for said in comments)


def with_signs(said: str) -> str:
    """Suits as signs, where a comment has them as other programs write them.

    >>> with_signs("5@Ss and 3@H, !C10 led"), with_signs("me@home.org")
    ('5♠s and 3♥, ♣10 led', 'me@home.org')
    """
    return _SIGN.sub(lambda found: _SIGNS[found[1].upper()], said)
