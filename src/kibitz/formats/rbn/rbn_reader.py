"""Reading RBN: lines that begin with a letter, in records; many of the letters hold until they change."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final, TextIO

from msgspec import structs

from kibitz.cards import DOUBLE, FRENCH, PASS, REDOUBLE, Bid, Call, Hand, NotationError, Seat, card
from kibitz.engine.text import Template
from kibitz.formats.board_record import (
    Annotation,
    AuctionRecord,
    BoardRecord,
    PlayRecord,
    RecordedCall,
    RecordedCard,
    owner,
    settled,
    winner,
)
from kibitz.formats.errors import FormatError
from kibitz.formats.header_values import SettledContract, completed, read_seat, write_deal, write_vulnerable
from kibitz.formats.pbn.pbn_lines import STRAY_NOTE
from kibitz.formats.rbn.rbn_words import GLYPHS, RBN_SCORINGS, RBN_SIDES, read_date, split_names

NO_RESULT_OF_RBN: Final = Template("files-no-result-of-rbn")
NO_LABEL: Final = Template("files-no-label")
HANDS_BEGIN: Final = Template("files-hands-begin")
NO_CALL_OF_RBN: Final = Template("files-no-call-of-rbn")
RECORD_TOO_LONG: Final = Template("files-record-too-long")
NO_TRICK: Final = Template("files-no-trick")

_HOLDING: Final = "DTLESFKNBH"
_MOST_LINES: Final = 2_000  # of one record
_MOST_CALLS: Final = 400  # more than an auction can have
_MARKS: Final = r"(?P<glyph>[!?]{0,2})(?:\^(?P<note>\d))?"
_CALL: Final = re.compile(r"(?P<call>[1-7](?:NT?|[CDHS])|P|X|R|A|-)(?P<alert>\*?)" + _MARKS, re.IGNORECASE)
_CARD: Final = re.compile(r"(?P<suit>[SHDC]?)(?P<rank>[2-9TJQKA]|10|-)" + _MARKS, re.IGNORECASE)
_RESULT: Final = re.compile(r"(?P<tricks>\d{1,2})(?P<rest>.*)")
_UNREAD: Final = "MI"
"""Labels that are kept as they are."""

_CALLS: Final = {"P": PASS, "X": DOUBLE, "R": REDOUBLE}

_Line = tuple[str, str, int]


def read(
    handle: TextIO, name: str = "", keep_going: Callable[[FormatError], None] | None = None
) -> Iterator[BoardRecord]:
    """All boards of a text file, one at a time; `keep_going` is told of each that cannot be read.

    >>> import io
    >>> text = "B 8\\nH W:A8765.QT.K9.AT87:J42.AJ7632.J.632:QT3.85.Q86.KQJ54:\\nA WZ:1S2H2S4D:4SPP5H:XA\\nC 5HX:N\\nR 9"
    >>> board = next(read(io.StringIO(text)))
    >>> board.dealer.label, len(board.auction.calls), str(board.contract), board.tricks, board.score
    ('West', 12, '5HX', 9, -300)
    """
    held: dict[str, str] = {}
    names: dict[bool, str] = {}
    for lines in _records(handle):
        own, before = {label for label, _, _ in lines}, dict(held)
        again = "H" not in own and "H" in held  # the same cards at another table
        held.update((label, value) for label, value, _ in lines if label in _HOLDING)
        if "N" in own:
            names[again] = held["N"]
        elif again in names:
            held["N"] = names[again]
        try:
            yield _Record(lines, held).board()
        except FormatError as error:
            fault, held = FormatError.at(error, file=name, line=error.line), before
            if keep_going is None:
                raise fault from error
            keep_going(fault)


def _records(handle: TextIO) -> Iterator[list[_Line]]:
    """Label, value and place of each line; a comment in braces may go on over lines, and has { for its label."""
    lines: list[_Line] = []
    comment: list[str] = []  # the lines so far of a comment that is not closed yet
    began = 0
    for number, line in enumerate(handle, 1):
        text = line.strip().strip("\x1a\x00")
        if not text and not comment:
            if any(label != "{" for label, _, _ in lines):
                yield lines
                lines = []
            continue  # a comment by itself belongs to the record that follows
        if comment or text[0] == "{":
            began = began if comment else number
            comment.append(text if comment else text[1:].strip())
            if text.endswith("}"):
                lines.append(("{", "\n".join(comment)[:-1].strip(), began))
                comment = []
        else:
            lines.append((text[0].upper(), text[1:].strip(), number))
    if comment:
        lines.append(("{", "\n".join(comment), began))
    if lines:
        yield lines


class _Record:
    """One record while it is read."""

    def __init__(self, lines: list[_Line], held: Mapping[str, str]) -> None:
        self._lines = lines
        self._headers: dict[str, str] = {}
        self._comments: dict[str, tuple[str, ...]] = {}
        self._hands: dict[Seat, Hand] = {}
        self._auction: AuctionRecord | None = None
        self._play: PlayRecord | None = None
        self._held = held

    def board(self) -> BoardRecord:
        line = self._lines[0][2]
        if len(self._lines) > _MOST_LINES:
            raise FormatError(RECORD_TOO_LONG(most=_MOST_LINES), line=line)
        own = {label for label, _, _ in self._lines}
        try:
            for label in _HOLDING:
                if label in self._held and label not in own:
                    self._take(label, self._held[label])
            for label, value, place in self._lines:
                line = place
                self._line(label, value)
        except NotationError as error:
            raise FormatError.at(error, line=line) from error
        return BoardRecord(headers=self._headers, auction=self._auction, play=self._play, comments=self._comments)

    def _line(self, label: str, value: str) -> None:
        if label == "{":
            after = next((name for name in reversed(self._headers)), "")
            self._comments[after] = (*self._comments.get(after, ()), value)
        elif label.isdecimal():
            self._note(int(label), value)
        else:
            self._take(label, value)

    def _note(self, number: int, value: str) -> None:
        """A note belongs to the auction until there is a play."""
        if self._play is not None:
            self._play = structs.replace(self._play, notes={**self._play.notes, number: value})
        elif self._auction is not None:
            self._auction = structs.replace(self._auction, notes={**self._auction.notes, number: value})
        else:
            raise NotationError(STRAY_NOTE())

    def _take(self, label: str, value: str) -> None:
        headers = self._headers
        match label:
            case "D":
                headers |= read_date(value)
            case "T":
                title, _, author = value.partition(":")
                headers |= {"Description": title, **({"Annotator": author} if author else {})}
            case "L":
                headers["Site"] = value
            case "E":
                headers["Event"] = value
            case "S":
                headers["Stage"] = value
            case "F":
                headers["Scoring"] = RBN_SCORINGS.get(value, value)
            case "K":
                home, _, rest = value.partition(":")
                visit, _, carried = rest.partition(":")
                headers |= {"HomeTeam": home, "VisitTeam": visit, **({"RbnK": carried} if carried else {})}
            case "N":
                headers |= split_names(value)
            case "B":
                number, _, more = value.partition(":")
                headers |= {"Board": number, **({"RbnB": more} if more else {})}
            case "H":
                self._deal(value)
            case "A":
                self._calls(value)
            case "C":
                self._contract(value)
            case "P":
                self._cards(value)
            case "R":
                found = _RESULT.match(value)
                if found is None:
                    raise NotationError(NO_RESULT_OF_RBN(said=value))
                headers["Result"] = str(int(found["tricks"]))
                if found["rest"]:
                    headers["RbnR"] = found["rest"]
            case _ if label in _UNREAD:
                headers[f"Rbn{label}"] = value
            case _:
                raise NotationError(NO_LABEL(said=label))

    def _deal(self, value: str) -> None:
        first, *parts = value.split(":")
        seat = read_seat(first)
        if seat is None or len(parts) > 4:
            raise NotationError(HANDS_BEGIN(said=value))
        written = [(who, part) for who, part in zip(seat.clockwise(), parts, strict=False) if part.strip(". ")]
        hands = {who: Hand.parse(part, FRENCH) for who, part in written}
        self._hands = completed(hands) if len(parts) == 4 else hands
        self._headers["Deal"] = write_deal(self._hands, seat)

    def _calls(self, value: str) -> None:
        start, _, rounds = value.partition(":")
        if not re.fullmatch(r"[NESW][ZNEB?]", start, re.IGNORECASE):
            start, rounds = "W?", value
        dealer = Seat(start[0].upper())
        self._headers["Dealer"] = dealer.value
        if start[1] != "?":
            self._headers["Vulnerable"] = write_vulnerable(RBN_SIDES[start[1].upper()])
        calls: list[RecordedCall] = []
        text, at = re.sub(r"[:\s]", "", rounds), 0
        while at < len(text):
            found = _CALL.match(text, at)
            if found is None or len(calls) == _MOST_CALLS:
                raise NotationError(NO_CALL_OF_RBN(call=text[at : at + 20]))
            at = found.end()
            said = found["call"].upper()
            if said == "A":
                bid = any(isinstance(called.call, Bid) for called in calls)
                calls += [RecordedCall(Seat.NORTH, PASS)] * ((3 if bid else 4) - _passes(calls))
                continue
            calls.append(RecordedCall(Seat.NORTH, _call(said), _annotation(found, alerted=bool(found["alert"]))))
        seated = tuple(
            structs.replace(called, seat=dealer.clockwise()[place % 4]) for place, called in enumerate(calls)
        )
        if seated:  # else the line only tells who dealt and who was vulnerable
            self._auction = AuctionRecord(dealer, seated)

    def _contract(self, value: str) -> None:
        contract, _, rest = value.partition(":")
        if contract.upper() in ("P", "PASS", "AP", "A"):
            self._headers |= {"Declarer": "", "Contract": "Pass", "Result": ""}
            return
        declarer, _, more = rest.partition(":")
        seat = read_seat(declarer.strip())
        self._headers |= {"Declarer": seat.value if seat else "?", "Contract": str(SettledContract.parse(contract))}
        if more:
            self._headers["RbnC"] = more

    def _cards(self, value: str) -> None:
        contract, declarer = self._headers.get("Contract", ""), read_seat(self._headers.get("Declarer", ""))
        reached = settled(self._auction) if self._auction else None
        trumps = SettledContract.parse(contract).strain if contract not in ("", "?", "Pass") else None
        if declarer is None and reached is not None:
            declarer = reached[0]
        if trumps is None and reached is not None:
            trumps = reached[1].strain
        leader = declarer.left if declarer else Seat.WEST
        cards: list[RecordedCard] = []
        for trick in filter(None, re.split(r"[:;]", "".join(value.split()))):
            turn, led, at = leader.clockwise(), "", 0
            made: list[RecordedCard] = []
            while at < len(trick):
                found = _CARD.match(trick, at)
                if found is None or len(made) == 4:
                    raise NotationError(NO_TRICK(said=trick))
                at, suit = found.end(), found["suit"].upper() or led
                rank = found["rank"].upper().replace("10", "T")
                if rank != "-" and not suit:
                    raise NotationError(NO_TRICK(said=trick))
                if not made:
                    led = found["suit"].upper()  # who follows suit has none named
                played = None if rank == "-" else card(suit + rank)
                seat = owner(self._hands, played) if played else None
                if seat is not None and all(each.card is None for each in made):
                    # Who led may not have been seen from the trick before, and is now.
                    turn = seat.clockwise()[-len(made) % 4].clockwise()
                    made = [structs.replace(each, seat=who) for each, who in zip(made, turn, strict=False)]
                made.append(RecordedCard(seat or turn[len(made)], played, _annotation(found)))
            cards += made
            leader = winner(tuple(made), trumps)
        first = cards[0].seat if cards else leader
        self._play = PlayRecord(first, tuple(cards), end="*" if len(cards) < 52 else "")


def _call(said: str) -> Call | None:
    return None if said == "-" else _CALLS.get(said) or Call.parse(said.rstrip("T") + "T" * (said[1] == "N"))


def _passes(calls: list[RecordedCall]) -> int:
    """How many passes stand at the end."""
    return next((place for place, called in enumerate(reversed(calls)) if called.call is not PASS), len(calls))


def _annotation(found: re.Match[str], *, alerted: bool = False) -> Annotation:
    glyphs = (GLYPHS[found["glyph"]],) if found["glyph"] else ()
    notes = (int(found["note"]),) if found["note"] else ()
    return Annotation(notes, glyphs, alerted=alerted or bool(notes))
