"""Reading many deals: the Deal tags of a PBN file with their dealers and vulnerability, or one deal a line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from kibitz.cards import Deal, NotationError, Seat, Side
from kibitz.formats.errors import FormatError
from kibitz.formats.header_values import UNKNOWN, read_seat, read_vulnerable

_TAG: Final = re.compile(r'^\[(Deal|Dealer|Vulnerable)\s+"([^"]*)"\]', re.IGNORECASE)


class DealtBoard(NamedTuple):
    """A deal, who dealt it and who was vulnerable, as far as the file tells."""

    deal: Deal
    dealer: Seat | None = None
    vulnerable: tuple[Side, ...] | None = None


def read_deals(lines: Iterable[str], name: str) -> Iterator[Deal]:
    """The deals of a text, in order. `name` is what to call it when something in it is wrong.

    Of a line that does not start with a tag the first four hands are read: what follows them, such as a
    known result, is let be. Empty lines and lines that start with #, % or ; are passed over.

    >>> lines = ["# one deal", "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2 7 6"]
    >>> [deal.code for deal in read_deals(lines, "example")]
    ['SWPSX-11QN1-77NKZ-J0MQB']
    """
    return (board.deal for board in read_dealt_boards(lines, name))


def read_dealt_boards(lines: Iterable[str], name: str) -> Iterator[DealtBoard]:
    """The same deals with what a PBN file tells of their dealers and of who was vulnerable.

    >>> lines = ['[Dealer "E"]',
    ...     '[Deal "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2"]',
    ...     '[Vulnerable "All"]']
    >>> [(board.dealer.label, len(board.vulnerable)) for board in read_dealt_boards(lines, "example")]
    [('East', 2)]
    """
    tagged: bool | None = None
    tags: dict[str, tuple[str, int]] = {}
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if not text or text[0] in "#%;":
            if not text and tagged:
                yield from _board(tags, name)
                tags = {}
            continue
        if tagged is None:
            tagged = text[0] == "["  # a PBN file begins with a tag, and all else in it is not ours to read
        tag = _TAG.match(text)
        if not tagged:
            yield from _board({"deal": (" ".join(text.split()[:4]), number)}, name)
        elif tag is not None:
            key = tag[1].lower()
            if key in tags:
                yield from _board(tags, name)
                tags = {}
            tags[key] = (tag[2], number)
    yield from _board(tags, name)


def _board(tags: dict[str, tuple[str, int]], name: str) -> Iterator[DealtBoard]:
    if "deal" not in tags:
        return
    text, line = tags["deal"]
    try:
        deal = Deal.parse(text)
        text, line = tags.get("dealer", ("", 0))
        dealer = read_seat(text)
        text, line = tags.get("vulnerable", ("", 0))
        vulnerable = read_vulnerable(text) if text not in ("", "#", UNKNOWN) else None
    except NotationError as error:
        raise FormatError.at(error, file=name, line=line) from error
    yield DealtBoard(deal, dealer, vulnerable)
