"""Reading many deals: the Deal tags of a PBN file, or one deal a line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from kibitz.cards import Deal, NotationError
from kibitz.formats.errors import FormatError

_TAG: Final = re.compile(r'^\[Deal\s+"([^"]*)"\]', re.IGNORECASE)


def read_deals(lines: Iterable[str], name: str) -> Iterator[Deal]:
    """The deals of a text, in order. `name` is what to call it when something in it is wrong.

    Of a line that does not start with a tag the first four hands are read: what follows them, such as a
    known result, is let be. Empty lines and lines that start with #, % or ; are passed over.

    >>> lines = ["# one deal", "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2 7 6"]
    >>> [deal.code for deal in read_deals(lines, "example")]
    ['SWPSX-11QN1-77NKZ-J0MQB']
    """
    tagged: bool | None = None
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if not text or text[0] in "#%;":
            continue
        if tagged is None:
            tagged = text[0] == "["  # a PBN file begins with a tag, and all else in it is not ours to read
        tag = _TAG.match(text)
        if tagged and tag is None:
            continue
        try:
            yield Deal.parse(tag.group(1) if tag else " ".join(text.split()[:4]))
        except NotationError as error:
            raise FormatError(error.text, file=name, line=number) from error
