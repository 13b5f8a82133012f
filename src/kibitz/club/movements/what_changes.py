"""What planning anew would mean, in words, for whoever decides about it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from kibitz.club.movements.movement import Movement, MovementKind
from kibitz.club.movements.soundness import meetings
from kibitz.engine.text import Template, Text

NO_ROUND_LEFT: Final = Template("competition-anew-no-round-left")
TABLES: Final = Template("competition-anew-tables")
NOBODY_WAITS_ANEW: Final = Template("competition-anew-nobody-waits")
SO_MANY_WAIT: Final = Template("competition-anew-so-many-wait")
BOARDS_ALIKE: Final = Template("competition-anew-boards-alike")
BOARDS_TO_COME: Final = Template("competition-anew-boards")
CHANGED: Final = Template("competition-anew-changed")
MEET_AGAIN: Final = Template("competition-anew-meet-again")
BOARDS_TOO: Final = Template("competition-anew-boards-too")
DRAWN_FROM: Final = Template("competition-anew-drawn-from")
OPPONENTS_GO_ON: Final = Template("competition-anew-opponents-go-on")
SHARED_ANEW: Final = Template("competition-anew-shared")


def what_changes(before: Movement, after: Movement, played: int, there: Collection[int]) -> tuple[Text, ...]:
    """Of the rounds to come: how many tables, who waits, what each still plays, and what it costs."""
    if after.kind.is_drawn:
        return _drawn(after, played, there)
    to_come, planned = after.rounds[played:], before.rounds[played:]
    if after.kind is MovementKind.FIELD:
        return ()
    if not to_come:
        return (NO_ROUND_LEFT(),)
    tables = [len(round_) for round_ in to_come]
    said = [TABLES(round=played + 1, tables=max(tables))]
    waiting = [len(set(there) - {who for each in round_ for who in each.entrants}) for round_ in to_come]
    said.append(SO_MANY_WAIT(waiting=max(waiting)) if any(waiting) else NOBODY_WAITS_ANEW())
    boards = [sum(len(each.boards) for each in after.encounters if who in each.entrants) for who in there]
    least, most = min(boards), max(boards)
    said.append(BOARDS_ALIKE(boards=most) if least == most else BOARDS_TO_COME(least=least, most=most))
    changed = sum(each not in old for round_, old in zip(to_come, planned, strict=True) for each in round_)
    if changed:
        said.append(CHANGED(changed=changed, tables=sum(tables)))
    again = _again(after) - _again(before)
    if again > 0 and after.kind in (MovementKind.HOWELL, MovementKind.MITCHELL):
        said.append(MEET_AGAIN(again=again))
    more = sorted(set(after.boards) - set(before.boards))
    if more:
        said.append(BOARDS_TOO(first=more[0], last=more[-1]))
    copies, copies_before = _copies(after), _copies(before)
    if copies > copies_before and not after.kind.of_teams:
        said.append(SHARED_ANEW(copies=copies))
    return tuple(said)


def _drawn(after: Movement, played: int, there: Collection[int]) -> tuple[Text, ...]:
    """A round to come is drawn from those who are there; one waits where their number is odd."""
    if not after.to_come and len(after.rounds) <= played:
        return (NO_ROUND_LEFT(),)
    said = DRAWN_FROM(round=played + 1, count=len(there))
    if after.kind is MovementKind.KNOCKOUT:
        return said, OPPONENTS_GO_ON()
    return said, SO_MANY_WAIT(waiting=1) if len(there) % 2 else NOBODY_WAITS_ANEW()


def _again(movement: Movement) -> int:
    """How many pairs of pairs meet more than once."""
    met, _ = meetings(movement.encounters)
    return sum(times > 1 for times in met.values())


def _copies(movement: Movement) -> int:
    """At how many tables of a round the same boards lie, at most."""
    return max(
        (sum(other.boards == each.boards for other in round_) for round_ in movement.rounds for each in round_),
        default=0,
    )
