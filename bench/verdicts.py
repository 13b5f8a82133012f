"""Verdicts on cards against what they claim.

python -m bench.verdicts followed --deals 1000   who follows every hint: how often is that player blamed?
python -m bench.verdicts played-on --deals 200   what a mistake is said to cost, and what it costs when bots play on

Each deal is told by the game and its number, so the work can be split (--games, --first) and goes on where it was left
(--journal). It ends with what it has after --minutes. A deal in which somebody was blamed is written as a record,
from which a test can be made.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from multiprocessing import Pool
from multiprocessing import TimeoutError as TooLate
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from kibitz.bots.agreement import agreed
from kibitz.bots.bot import play_out
from kibitz.bots.levels import LEVELS
from kibitz.cards import Seat
from kibitz.cards import card as card_named
from kibitz.coach.adviser import advised
from kibitz.coach.card_verdicts import Judgement, card_verdicts
from kibitz.engine import State, act, start, view
from kibitz.engine.events import Played
from kibitz.engine.game import moves_of
from kibitz.formats.record import VERSION, DealRecord, write
from kibitz.games import game
from kibitz.games.registry import GAMES

SALT = "ab" * 16


class Blamed(Struct, frozen=True):
    """A hint that was followed and then called a mistake: it can be looked up in the record of its deal."""

    place: int  # which of all cards played, from 0
    seat: str
    card: str
    advised: str
    lost: float
    record: str


class Followed(Struct, frozen=True):
    """A deal in which one player did what hints say: the cards with a choice, and what was said of them."""

    name: str
    number: int
    cards: int
    mattered: int
    unlucky: int
    blamed: tuple[Blamed, ...]


def opened(name: str, number: int) -> State:
    return start(game(name), seed=f"{number:064x}", salt=SALT)


def followed(name: str, number: int) -> Followed:
    """One player follows every hint, from the cut to the last card; the others are learners."""
    state = opened(name, number)
    places = state.table.players
    me = places[number % len(places)]
    others = LEVELS["learner"](number)
    while not state.over:
        seat = me if me in state.turns else next(iter(state.turns))
        seen = agreed(view(state, seat), "guidelines")
        state = act(state, seat, advised(seen).move if seat is me else others.choose(seen))
    found = card_verdicts(state, state.table.place(me), "guidelines")
    wrong = [each for each in found if each.verdict is Judgement.MISTAKE]
    record = write(DealRecord(VERSION, state.log)).decode() if wrong else ""
    blamed = (Blamed(each.place, each.seat.name, each.card, each.advised, each.lost, record) for each in wrong)
    unlucky = sum(each.verdict is Judgement.UNLUCKY for each in found)
    return Followed(name, number, len(found), sum(each.mattered for each in found), unlucky, tuple(blamed))


class PlayedOn(Struct, frozen=True):
    """A card that was called a mistake: tricks that it was said to cost, and did when bots played both cards on."""

    name: str
    number: int
    said: float
    cost: int
    hindsight: int


def played_on(name: str, number: int, level: str = "learner") -> list[PlayedOn]:
    """The first mistake of a deal among bots: one a deal, for those of one deal are not independent."""
    over = play_out(opened(name, number), dict.fromkeys(Seat, LEVELS[level](number)))
    blamed = [each for each in card_verdicts(over) if each.verdict is Judgement.MISTAKE]
    if not blamed:
        return []
    chosen = blamed[number % len(blamed)]
    move = Played(chosen.seat, card_named(chosen.card))
    before, who = next((before, who) for before, who, made in moves_of(over.game, over.log) if made == move)
    won = []
    for card in (chosen.advised, chosen.card):
        bots = dict.fromkeys(Seat, LEVELS["strong"](number + 1))
        after = play_out(act(before, who, Played(chosen.seat, card_named(card))), bots)
        won.append(_tricks(after, chosen.seat))
    return [PlayedOn(name, number, chosen.lost, won[0] - won[1], chosen.hindsight)]


def _tricks(over: State, seat: Seat) -> int:
    """Those of the side, with what was left when the deal was decided early counted for nobody."""
    return over.table.won[seat.side]


Found = Followed | list[PlayedOn]
Task = tuple[str, int]

_WAYS: Final[dict[str, Callable[[str, int], Found]]] = {"followed": followed, "played-on": played_on}
_LINES: Final[dict[str, Any]] = {"followed": Followed, "played-on": list[PlayedOn]}


class Line(Struct, frozen=True):
    """A line of the journal: what was found in one deal."""

    what: str
    name: str
    number: int
    found: msgspec.Raw


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=tuple(_WAYS))
    parser.add_argument("--deals", type=int, default=100, help="of each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--games", default=",".join(GAMES), help="their names, with commas")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, help="as many as there are cores, if not told"
    )
    parser.add_argument("--minutes", type=float, default=None, help="end then, with what there is")
    parser.add_argument(
        "--journal", type=Path, help="a line for each deal; those that stand there are not played again"
    )
    parser.add_argument("--json", type=Path, help="write the sums, and all that was blamed, to this file")
    asked = parser.parse_args(arguments)
    names = asked.games.split(",")
    if unknown := [name for name in names if name not in GAMES]:
        parser.error(f"No such game: {', '.join(unknown)}. There are {', '.join(GAMES)}.")
    tasks = list(product(range(asked.first, asked.first + asked.deals), names))
    wanted = [(name, number) for number, name in tasks]  # every game gets as far as the others
    found = _kept(asked.journal, asked.what)
    left = [task for task in wanted if task not in found]
    for task, each in _done(asked.what, left, asked.processes, asked.minutes):
        found[task] = each
        if asked.journal is not None:
            with asked.journal.open("ab") as journal:
                line = Line(asked.what, *task, msgspec.Raw(msgspec.json.encode(each)))
                journal.write(msgspec.json.encode(line) + b"\n")
        if isinstance(each, Followed) and each.blamed:
            print(f"Blamed: {each.name} {each.number}: {_without_record(each)}", flush=True)
            print(each.blamed[0].record, flush=True)
    have = [found[task] for task in wanted if task in found]
    print(f"{len(have)} of {len(wanted)} deals.")
    sums = _followed_sums(names, have) if asked.what == "followed" else _played_on_sums(names, have)
    _tell(sums)
    if asked.json is not None:
        blamed = [msgspec.to_builtins(each) for each in have if isinstance(each, Followed) and each.blamed]
        told = {"what": asked.what, "first": asked.first, "deals": asked.deals, "games": sums, "blamed": blamed}
        asked.json.write_text(json.dumps(told, indent=1) + "\n")


def _done(what: str, tasks: Sequence[Task], processes: int, minutes: float | None) -> Iterator[tuple[Task, Found]]:
    """What is found, as it comes; when the time is over, or somebody interrupts, deals under way are dropped."""
    until = None if minutes is None else time.monotonic() + minutes * 60
    with Pool(min(processes, max(1, len(tasks)))) as pool:
        coming = pool.imap_unordered(_one, [(what, task) for task in tasks])
        for done in range(len(tasks)):
            try:
                yield coming.next(None if until is None else max(0.0, until - time.monotonic()))
            except (TooLate, KeyboardInterrupt):
                return
            if sys.stderr.isatty() or done % 100 == 99:
                print(f"\r{done + 1} of {len(tasks)}", end="", file=sys.stderr, flush=True)


def _one(asked: tuple[str, Task]) -> tuple[Task, Found]:
    what, (name, number) = asked
    return (name, number), _WAYS[what](name, number)


def _kept(journal: Path | None, what: str) -> dict[Task, Found]:
    """What the journal has; a last line that was not written to its end goes."""
    if journal is None or not journal.exists():
        return {}
    text = journal.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        journal.write_bytes(whole)
    lines = (msgspec.json.decode(line, type=Line) for line in whole.splitlines())
    return {
        (each.name, each.number): msgspec.json.decode(each.found, type=_LINES[what])
        for each in lines
        if each.what == what
    }


def _without_record(each: Followed) -> str:
    return "; ".join(
        f"card {b.place}, {b.seat} played {b.card}, advised {b.advised}, behind by {b.lost}" for b in each.blamed
    )


Sums = list[dict[str, str | int | float]]


def _tell(sums: Sums) -> None:
    if sums:
        print("|", " | ".join(sums[0]), "|")
        print("|" + "---|" * len(sums[0]))
    for row in sums:
        print("|", " | ".join(f"{each:.2f}" if isinstance(each, float) else str(each) for each in row.values()), "|")


def _followed_sums(names: Sequence[str], found: Sequence[Found]) -> Sums:
    sums: Sums = []
    for name in names:
        some = [each for each in found if isinstance(each, Followed) and each.name == name]
        counted = {what: sum(getattr(each, what) for each in some) for what in ("cards", "mattered", "unlucky")}
        sums.append({"game": name, "deals": len(some), **counted, "blamed": sum(len(each.blamed) for each in some)})
    return sums


def _played_on_sums(names: Sequence[str], found: Sequence[Found]) -> Sums:
    mistakes = [each for some in found if isinstance(some, list) for each in some]
    sums: Sums = []
    for name in (*names, "all"):
        some = [each for each in mistakes if name in (each.name, "all")]
        if len(some) < 2:
            continue
        mean = sum(each.cost for each in some) / len(some)
        spread = sum((each.cost - mean) ** 2 for each in some) / (len(some) - 1)
        sums.append(
            {
                "game": name,
                "mistakes": len(some),
                "said to cost": sum(each.said for each in some) / len(some),
                "cost, played on": mean,
                "standard error": (spread / len(some)) ** 0.5,
                "as the cards lay": sum(each.hindsight for each in some) / len(some),
            }
        )
    return sums


if __name__ == "__main__":
    main()
