"""Duplicate matches in play only, kept in a file: a long match can be broken off and taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from bench.losing import Lost, played, recorded
from bench.selfplay import SELFPLAY, Record, boards, called, records
from bench.truth import settled
from kibitz.analysis.bulk import Workers
from kibitz.bots import Bot, SimpleBot
from kibitz.bots.levels import LEVELS
from kibitz.bots.matches import outcome
from kibitz.bots.search.cardplay import CardEffort, Manner
from kibitz.bots.search.contract_choice import ContractEffort
from kibitz.bots.search.determinization import Evidence
from kibitz.bots.search.thinking_bot import Thinking, ThinkingBot
from kibitz.cards import Seat, Side
from kibitz.engine import State, start
from kibitz.games import GAMES, game

PLAIN: Final = Thinking(
    Manner(
        CardEffort(layouts_drawn=(16,) * 13, layouts_listed=(16,) * 13),
        Evidence(auction=False),
        maxims=False,
        signals=False,
        book=0.0,
    ),
    ContractEffort(worlds=16, calls=200, leads=3),
)
"""Sixteen layouts drawn evenly from all that fit the cards, each solved, and the first of the best cards."""

Asked = TypeVar("Asked")
Found = TypeVar("Found")

RECORDED: Final = "recorded"
"""The game that stands for the deals of the file, with the contracts that were bid there."""


class Match(Struct, frozen=True):
    """Who plays whom, and at what."""

    game: str
    high: str
    low: str


class Result(Struct, frozen=True):
    """What the first player gained over the two tables of one deal."""

    match: Match
    number: int
    tricks: float
    points: float


class Loss(Struct, frozen=True):
    """Double-dummy tricks lost in one recorded deal by a player in all seats, and by those who played it then."""

    level: str
    number: int
    ours: Lost
    theirs: Lost
    source: str = RECORDED  # or the file that the board is from


def player(name: str) -> Bot:
    return ThinkingBot(PLAIN, 1) if name == "plain" else LEVELS[name](1)


def results(matches: Sequence[Match], numbers: Sequence[int], file: Path | None, processes: int) -> Iterator[Result]:
    """All results: those in the file, then the rest as they are played, each written to the file at once."""
    known = [each for each in _read(file, Result) if each.match in matches and each.number in numbers]
    yield from known
    done = {(each.match, each.number) for each in known}
    asked = [(match, number) for number in numbers for match in matches if (match, number) not in done]
    yield from _kept(_play, asked, file, processes)


def losses(
    level: str, numbers: Sequence[int], file: Path | None, processes: int, source: str = RECORDED
) -> Iterator[Loss]:
    """The same for tricks lost on the recorded deals, or on the boards of a file."""
    known = [each for each in _read(file, Loss) if (each.level, each.source) == (level, source)]
    known = [each for each in known if each.number in numbers]
    yield from known
    done = {each.number for each in known}
    asked = [(level, source, number) for number in numbers if number not in done]
    yield from _kept(_lose, asked, file, processes)


def _kept(
    work: Callable[[Asked], Found | None], asked: Sequence[Asked], file: Path | None, processes: int
) -> Iterator[Found]:
    """Each as soon as it is there, in no order: who breaks it off loses only what was under way."""
    for _, found in Workers(processes).done(work, enumerate(asked)):
        if found is not None:
            if file is not None:
                file.parent.mkdir(parents=True, exist_ok=True)
                with file.open("ab") as out:
                    out.write(msgspec.json.encode(found) + b"\n")
            yield found


def _read(file: Path | None, kind: type[Found]) -> list[Found]:
    if file is None or not file.exists():
        return []
    kept = file.read_bytes()
    whole, _, begun = kept.rpartition(b"\n")
    if begun:  # it was broken off in the middle of a line
        file.write_bytes(whole + b"\n" if whole else b"")
    return [msgspec.json.decode(line, type=kind) for line in whole.splitlines()]


def _play(asked: tuple[Match, int]) -> Result | None:
    match, number = asked
    state = _contract(match.game, number)
    if state is None or state.wait is None:
        return None
    tricks = points = 0.0
    for side in Side:
        bots = {seat: player(match.high if seat.side is side else match.low) for seat in Seat}
        won = outcome(played(state, bots, solve=False)[0])
        sign = 1 if side is Side.NS else -1
        points += sign * won[0]
        tricks += sign * won[1]
    return Result(match, number, tricks, points)


def _lose(asked: tuple[str, str, int]) -> Loss | None:
    level, source, number = asked
    found = _recorded(source)
    if number >= len(found):
        return None
    record = found[number]
    ours = played(called(record), dict.fromkeys(Seat, player(level)))[1]
    return Loss(level, number, ours, recorded(called(record), record.cards), source)


def _contract(name: str, number: int) -> State | None:
    """A deal with its contract: one of the file's, or the game's own as the simple player chooses it."""
    if name == RECORDED:
        found = _recorded(RECORDED)
        return called(found[number]) if number < len(found) else None
    rng = Random(f"matches {number}")
    # All thirteen tricks, where a game could stop as soon as the result is certain.
    further = {"play_on": True} if "play_on" in GAMES[name].options.__struct_fields__ else {}
    rules = game(name, {"claims": False, "undo": False, **further})
    state = start(rules, seed=rng.randbytes(32).hex(), salt=rng.randbytes(16).hex(), dealer=tuple(Seat)[number % 4])
    simple = SimpleBot(Random(0))
    return settled(state, dict.fromkeys(Seat, simple), simple)


@cache
def _recorded(source: str) -> list[Record]:
    if source != RECORDED:
        return list(boards(Path(source)))
    return list(records()) if SELFPLAY.exists() else []
