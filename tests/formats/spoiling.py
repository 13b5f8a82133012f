"""Records with something wrong in them: values changed, fields of other types, seats dropped, events twice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

Path = tuple[Any, ...]

_NONSENSE: tuple[Any, ...] = (
    *(None, True, -1, 0, 14, 10**18, 10**30, 0.5, "", "N", "NS", "SA", "Q", "pass", "ff" * 32, "♠"),
    *([], {}, [[]], {"N": 1}, {"event": "undone", "to": 0}, {"event": "scored"}),
)


def spoiled(record: Any, rng: random.Random) -> Any:
    """A copy of a record, given as plain data, with one to three things changed at random."""
    copy = _copied(record)
    for _ in range(rng.choice((1, 1, 2, 3))):
        places = list(_places(copy))
        if places:
            _spoil(copy, rng.choice(places), rng)
    return copy


def nested(depth: int) -> bytes:
    """JSON so deep that reading it by recursion gives up."""
    # Where anything may stand, for elsewhere the first bracket is an error already.
    head = b'{"format": "kibitz-deal", "version": 1, "events": [{"event": "opened", "options": {"laws": '
    return head + b"[" * depth + b"]" * depth + b"}}]}"


def _spoil(record: Any, place: Path, rng: random.Random) -> None:
    *before, last = place
    holder = _at(record, tuple(before))
    value = holder[last]
    match rng.randrange(8):
        case 0:
            del holder[last]
        case 1 if isinstance(holder, list):
            holder.insert(last, _copied(value))
        case 2 if isinstance(holder, list) and len(holder) > 1:
            other = rng.randrange(len(holder))
            holder[last], holder[other] = holder[other], holder[last]
        case 3 if isinstance(value, int):
            holder[last] = value + rng.choice((-1, 1, 10))
        case 3 if isinstance(value, str) and value:
            holder[last] = value[1:] if rng.random() < 0.5 else value[0] + rng.choice("NESWAKQ0129") + value[2:]
        case 4:
            holder[last] = _copied(rng.choice(_NONSENSE))
        case _:
            # What stands under the same name elsewhere: it can be read, and is wrong here.
            holder[last] = _copied(rng.choice([_at(record, each) for each in _places(record) if each[-1] == last]))


def _at(record: Any, place: Path) -> Any:
    for step in place:
        record = record[step]
    return record


def _places(value: Any, at: Path = ()) -> Iterator[Path]:
    steps: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, each in steps:
        yield (*at, step)
        yield from _places(each, (*at, step))


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    return [_copied(each) for each in value] if isinstance(value, list) else value
