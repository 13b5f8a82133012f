"""The addresses of the page: the server answers each with the page, and `make types` hands them to the page itself."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

ADDRESSES: Final[Mapping[str, tuple[str, ...]]] = {
    "home": ("/",),
    "play": ("/play",),
    "teachers": ("/teachers",),
    "lost": ("/lost",),
    "watch": ("/watch",),
    "club": ("/club",),
    "history": ("/history",),
    "progress": ("/progress",),
    "table": ("/t/{table}",),
    "lookback": ("/t/{table}/{deal:int}",),
    "deal": ("/deal/{game}/{code}",),
    "deals": ("/deals",),
    "lessons": ("/learn",),
    "lesson": ("/learn/{lesson}",),
    "practice": ("/practice", "/practice/{puzzle}"),
    "rules": ("/rules/{game}",),
    "referee": ("/referee", "/referee/{answers}"),
    "print": ("/print",),
    "view": ("/view",),
    "class": ("/class", "/class/{code:code}"),
    "desk": ("/desk/{code:code}",),
    "homework": (
        "/homework",
        "/homework/{code:code}",
        "/homework/{code:code}/{pupil:int}/{task:int}",
        "/homework/{code:code}/{pupil:int}/{task:int}/{card:int}",
    ),
    "make_competition": ("/club/competition",),
    "director": ("/director/{code:code}",),
    "competition": ("/event/{code:code}", "/slips/{code:code}"),
    "wall": ("/wall/{code:code}",),
    "make_results": ("/results",),
    "results": (
        "/results/{code:code}",
        "/results/{code:code}/{event:int}",
        "/results/{code:code}/{event:int}/{board:int}",
    ),
    "make_league": ("/league",),
    "league": ("/league/{code:code}",),
    "match": ("/league/{code:code}/{match}",),
    "make_evening": ("/evening",),
    "evening": ("/evening/{code:code}",),
    "administration": ("/admin",),
}
"""Each screen and its addresses. In braces stands what it is told: a text, a number (`:int`), or a code (`:code`)."""

_TOLD: Final = re.compile(r"{(\w+)(?::(\w+))?}")


def served() -> Iterator[str]:
    """The addresses as the server's routes have them, where a code is a text like any other."""
    for addresses in ADDRESSES.values():
        for address in addresses:
            yield address.replace(":code}", "}")


def told(screen: str) -> Iterator[tuple[str, str, bool]]:
    """What a screen is told: name, kind, and whether all of its addresses say it.

    >>> list(told("practice"))
    [('puzzle', 'str', False)]
    """
    addresses = [dict(_TOLD.findall(address)) for address in ADDRESSES[screen]]
    for name, kind in addresses[-1].items():
        yield name, kind or "str", all(name in each for each in addresses)
