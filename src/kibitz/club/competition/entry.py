"""Somebody who takes part as an organiser writes them on one line: names, member numbers, handicap."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Final

from kibitz.cards import NotationError
from kibitz.club.competition.competition_lines import Entrant
from kibitz.engine.text import Template

TOO_HIGH: Final = Template("competition-handicap-too-high")

MOST_HANDICAP: Final = 50
"""Per cent, or IMPs or points a board: more would be no game."""
_MEMBER: Final = re.compile(r" ?# ?([0-9A-Za-z][0-9A-Za-z/-]{0,19})$")
_HANDICAP: Final = re.compile(r" [(\[]?([+\-−][0-9]{1,3}(?:[.,][0-9]{1,2})?) ?%?[)\]]?$")


def read_entrant(number: int, text: str) -> Entrant:
    """A line of the list: names with & between them, each perhaps with a member number, a handicap at the end.

    >>> read_entrant(3, "Ann #1234 & Ben #2345 +2.5")
    Entrant(number=3, name='Ann & Ben', members=('1234', '2345'), handicap=Decimal('2.5'))
    >>> read_entrant(4, "Lions: Ann & Ben #9 & Cy & Di").members
    ('', '9', '', '')
    """
    plain = " ".join(text.split())
    handicap = None
    if found := _HANDICAP.search(plain):
        handicap = Decimal(found[1].replace(",", ".").replace("−", "-"))
        plain = plain[: found.start()]
        if abs(handicap) > MOST_HANDICAP:
            raise NotationError(TOO_HIGH(most=MOST_HANDICAP, said=found[1]))
    called, colon, people = plain.rpartition(":")
    names, members = [], []
    for part in people.split("&"):
        name = part.strip()
        member = _MEMBER.search(name)
        names.append(name[: member.start()] if member else name)
        members.append(member[1] if member else "")
    name = f"{called.strip()}: " if colon else ""
    return Entrant(number, name + " & ".join(names), tuple(members) if any(members) else (), handicap or None)


def written_entrant(each: Entrant) -> str:
    """The same line again.

    >>> written_entrant(Entrant(1, "Ann & Ben", ("", "7"), Decimal("-1")))
    'Ann & Ben #7 -1'
    """
    called, colon, _ = each.name.rpartition(":")
    numbered = [
        f"{name} #{member}" if member else name
        for name, member in zip(people_of(each.name), each.members, strict=False)
    ]
    names = f"{called}{colon} " * bool(colon) + " & ".join(numbered) if each.members else each.name
    return names if each.handicap is None else f"{names} {each.handicap:+f}"


def people_of(name: str) -> tuple[str, ...]:
    """Who plays under a name: two of a pair, four of a team that says them after a colon.

    >>> people_of("Ann & Ben"), people_of("Lions: Ann & Ben & Cy & Di")[3]
    (('Ann', 'Ben'), 'Di')
    """
    return tuple(each.strip() for each in name.rpartition(":")[2].split("&"))
