"""The auction and the play of a PBN board: words in fixed columns, with their marks, as calls and cards in order."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from msgspec import structs

from kibitz.cards import BIDS, DOUBLE, FRENCH, PASS, REDOUBLE, Bid, Call, Card, Hand, NotationError, Seat, Strain, card
from kibitz.engine.text import Template, Text
from kibitz.formats.board_record import (
    PLAIN,
    Annotation,
    AuctionRecord,
    PlayRecord,
    RecordedCall,
    RecordedCard,
    settled,
    winner,
)
from kibitz.formats.errors import FormatError
from kibitz.formats.header_values import SettledContract, read_seat
from kibitz.formats.pbn.pbn_lines import Piece, Tag

AUCTION_BEGINS: Final = Template("files-auction-begins")
NO_CALL_OF_PBN: Final = Template("files-no-call-of-pbn")
PLAY_BEGINS: Final = Template("files-play-begins")
NO_CARD_OF_PBN: Final = Template("files-no-card-of-pbn")
PLAYED_TWICE: Final = Template("files-played-twice")
TWO_TO_A_TRICK: Final = Template("files-two-to-a-trick")

Failing = Callable[[Text, int], FormatError]
_Made = TypeVar("_Made", RecordedCall, RecordedCard)

_CALLS: Final[Mapping[str, Call]] = {
    **dict.fromkeys(("PASS", "P", "PAS", "--"), PASS),
    **dict.fromkeys(("X", "D", "DBL", "DOUBLE"), DOUBLE),
    **dict.fromkeys(("XX", "R", "RDBL", "REDOUBLE"), REDOUBLE),
}
_PLAIN_CALLS: Final[Mapping[str, Call]] = {
    **{bid.name: bid for bid in BIDS},
    **{word: call for word, call in _CALLS.items() if word != "--"},
    "Pass": PASS,
}
_PLAIN_CARDS: Final = {each.name: each for each in FRENCH.cards}
"""Words that need no second look: no mark, no note, in capitals."""
_SUFFIXES: Final = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
_NOTE: Final = re.compile(r"=(\d{1,6})=")
_GLYPH: Final = re.compile(r"\$(\d{1,6})")
_ALL_PASS: Final = ("AP", "ALLPASS", "ALL-PASS", "ALL")
"""What stands for all passes that end an auction; after "all" may come "pass"."""
_SUFFIX: Final = re.compile(r"(?P<said>.*?)(?P<suffix>[!?]{0,2})$")


def read_auction(tag: Tag, fail: Failing) -> AuctionRecord:
    """The calls from the dealer on; AP stands for all the passes that end an auction."""
    dealer = read_seat(tag.value)
    if dealer is None:
        raise fail(AUCTION_BEGINS(said=tag.value), tag.line)
    seats = dealer.clockwise()
    calls: list[RecordedCall] = []
    end, irregularity, before = "", "", ""
    for piece in tag.pieces:
        word, before = before, "" if piece.is_comment else piece.text.upper()
        plain = None if piece.is_comment or irregularity else _PLAIN_CALLS.get(piece.text)
        if plain is not None and word != "ALL":
            calls.append(RecordedCall(seats[len(calls) % 4], plain))
        elif piece.is_comment or _is_mark(piece.text):
            _mark(calls, piece)
        elif piece.text in ("*", "+"):
            end = piece.text
        elif piece.text.startswith("^"):
            irregularity = piece.text[1:]
        elif before in _ALL_PASS:
            for _ in range(_passes_missing(calls)):
                calls.append(RecordedCall(seats[len(calls) % 4], PASS))
        elif (word, before) == ("ALL", "PASS"):
            continue
        else:
            said, glyphs = _suffix(piece.text)
            alerted = len(said) > 1 and said.endswith("*")  # as some programs mark an alert
            said = said.removesuffix("*") if alerted else said
            marks = structs.replace(PLAIN, glyphs=glyphs, irregularity=irregularity, alerted=alerted)
            calls.append(RecordedCall(seats[len(calls) % 4], _call(said, piece, fail), marks))
            irregularity = ""
    return AuctionRecord(dealer, tuple(map(_alerted, calls)), tag.notes, end)


def with_first_passes(auction: AuctionRecord, declarer: Seat, contract: SettledContract) -> AuctionRecord:
    """The auction with the passes before the first bid that a file left out, if by the bids another seat declares.

    >>> said = AuctionRecord(Seat.NORTH, (RecordedCall(Seat.NORTH, Call.parse("1NT")),))
    >>> [str(called.call) for called in with_first_passes(said, Seat.SOUTH, SettledContract.parse("1NT")).calls]
    ['pass', 'pass', '1NT']
    """
    found = settled(auction)
    if (
        found is None
        or found[1].bid is not contract.bid
        or found[0] is declarer
        or auction.calls[0].call in (PASS, None)
    ):
        return auction
    seats = auction.dealer.clockwise()
    shift = found[0].clockwise().index(declarer)
    moved = tuple(
        structs.replace(called, seat=seats[(place + shift) % 4]) for place, called in enumerate(auction.calls)
    )
    passes = tuple(RecordedCall(seat, PASS) for seat in seats[:shift])
    return structs.replace(auction, calls=passes + moved)


def _alerted(called: RecordedCall) -> RecordedCall:
    if not called.marks.notes:
        return called
    return structs.replace(called, marks=structs.replace(called.marks, alerted=True))


def _call(said: str, piece: Piece, fail: Failing) -> Call | None:
    text = said.upper()
    if text == "-":
        return None
    if re.fullmatch(r"[1-7]N", text):
        text += "T"
    try:
        return _CALLS.get(text) or Call.parse(text)
    except NotationError as error:
        raise fail(NO_CALL_OF_PBN(call=piece.text), piece.line) from error


def _passes_missing(calls: Sequence[RecordedCall]) -> int:
    passes = 0
    for called in reversed(calls):
        if called.call is not PASS:
            break
        passes += 1
    bid = any(isinstance(called.call, Bid) for called in calls)
    return max(0, (3 if bid else 4) - passes)


def read_play(tag: Tag, hands: Mapping[Seat, Hand], trumps: Strain | None, fail: Failing) -> PlayRecord:
    """The cards in the order of play. A card belongs to whoever was dealt it; without the deal, to its column."""
    leader = read_seat(tag.value)
    if leader is None:
        raise fail(PLAY_BEGINS(said=tag.value), tag.line)
    columns = leader.clockwise()
    places: list[RecordedCard] = []
    lines: list[int] = []
    end, irregularity = "", ""
    owners = _owners(hands)
    for piece in tag.pieces:
        plain = None if piece.is_comment or irregularity else _PLAIN_CARDS.get(piece.text)
        if plain is not None:
            places.append(RecordedCard(owners.get(plain) or columns[len(places) % 4], plain))
            lines.append(piece.line)
        elif piece.is_comment or _is_mark(piece.text):
            _mark(places, piece)
        elif piece.text == "*":
            end = "*"
        elif piece.text.startswith("^") and len(piece.text) == 2:
            irregularity = piece.text[1:]
        else:
            said, glyphs = _suffix(piece.text)
            end = "+" if said == "+" else end
            marks = structs.replace(PLAIN, glyphs=glyphs, irregularity=irregularity)
            found = None if said in ("-", "+") else _card(said, piece, fail)
            seat = (owners.get(found) if found else None) or columns[len(places) % 4]
            places.append(RecordedCard(seat, found, marks))
            lines.append(piece.line)
            irregularity = ""
    return PlayRecord(leader, tuple(_in_order(places, lines, leader, trumps, fail)), tag.notes, end)


def _owners(hands: Mapping[Seat, Hand]) -> dict[Card, Seat]:
    """Who was dealt each card, as far as that is known."""
    return {card: seat for seat, hand in hands.items() for card in hand}


def _card(said: str, piece: Piece, fail: Failing) -> Card:
    try:
        return card(said.upper().replace("10", "T"))
    except NotationError as error:
        raise fail(NO_CARD_OF_PBN(card=piece.text), piece.line) from error


def _in_order(
    places: Sequence[RecordedCard], lines: Sequence[int], leader: Seat, trumps: Strain | None, fail: Failing
) -> list[RecordedCard]:
    """Row by row, each from the hand that leads to it."""
    rows = [places[at : at + 4] for at in range(0, len(places), 4)]
    while rows and not any(played.card for played in rows[-1]):
        rows.pop()  # dashes only: nothing was played
    found: list[RecordedCard] = []
    seen: set[Card] = set()
    for number, row in enumerate(rows):
        by_seat: dict[Seat, RecordedCard] = {}
        for played in row:
            if played.card is None:
                continue
            if played.card in seen:
                raise fail(PLAYED_TWICE(card=played.card.name), lines[4 * number])
            if played.seat in by_seat:
                raise fail(TWO_TO_A_TRICK(who=played.seat, trick=number + 1), lines[4 * number])
            seen.add(played.card)
            by_seat[played.seat] = played
        trick = [by_seat.get(seat) or RecordedCard(seat, None) for seat in leader.clockwise()]
        if number == len(rows) - 1:
            while trick[-1].card is None:
                trick.pop()
        found += trick
        leader = winner(tuple(trick), trumps)
    return found


def _is_mark(text: str) -> bool:
    return bool(_NOTE.fullmatch(text) or _GLYPH.fullmatch(text) or text in _SUFFIXES)


def _suffix(text: str) -> tuple[str, tuple[int, ...]]:
    found = _SUFFIX.match(text)
    assert found is not None  # any text is something with an empty suffix
    return found["said"], ((_SUFFIXES[found["suffix"]],) if found["suffix"] else ())


def _mark(made: list[_Made], piece: Piece) -> None:
    """Add a mark to the last call or card; what comes before the first has been put with the header."""
    if not made:
        return
    marks: Annotation = made[-1].marks
    if piece.is_comment:
        marks = structs.replace(marks, comments=(*marks.comments, piece.text))
    elif note := _NOTE.fullmatch(piece.text):
        marks = structs.replace(marks, notes=(*marks.notes, int(note[1])))
    else:
        glyph = _GLYPH.fullmatch(piece.text)
        marks = structs.replace(marks, glyphs=(*marks.glyphs, int(glyph[1]) if glyph else _SUFFIXES[piece.text]))
    made[-1] = structs.replace(made[-1], marks=marks)
