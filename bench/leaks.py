"""The same public history twice, with other hidden cards: who may not see them must be sent the same.

Two servers play the same moves, as people who only know what lies open would see them. In the second one small cards of
a suit have changed places between two hands. Every byte that everybody else is sent is compared: pictures, answers,
refusals, files, what is asked for beside the live line, the figures of the server and its log. Bots are told what to
play, or each would go by its own cards; what they are asked, and when, is the server's doing.

How long answers take is looked at too: the same is asked of both servers in turn, again and again, and the times are
compared by their ranks. Two servers with the very same deal are never quite alike either, so that is measured as well:
cards that cost time would show in pairs of deals that differ, and not in those.
"""

from __future__ import annotations

import argparse
import logging
import math
import re
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import fmean, variance
from typing import Any, Final

from msgspec import Struct

from bench.hidden_worlds import Onlooker, World, neutral
from bench.side_by_side import write_summary
from kibitz.cards import Deal, Hand, Seat
from kibitz.engine import Game, start
from kibitz.games import GAMES, game
from kibitz.rules.dealing import is_dealt_again

VARIANTS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    *((name, {}) for name in ("bridgewar", "minibridge", "abridged", "contract")),
    ("bridgewar", {"play_on": True}),
    ("minibridge", {"laws": True, "announcing": "players"}),
    ("minibridge", {"scoring": "targets"}),
    ("contract", {"laws": True, "tricks": "kept"}),
    ("contract", {"scoring": "duplicate"}),
    ("abridged", {"announcing": "players"}),
    ("extreme", {"tricks": "collected", "level_points": "redeal"}),
)
"""Games with the options that change what is told and shown; those that are not named here are added as they are."""
ELSEWHERE: Final = {
    "competition": ("bridgewar", "minibridge", "contract"),
    "class": ("bridgewar", "minibridge", "contract"),
    "homework": ("bridgewar", "minibridge", "contract"),
    "practice": ("bridgewar", "minibridge", "abridged", "contract"),
    "lesson": ("bridgewar", "minibridge", "contract"),
    "league": ("bridgewar", "contract"),
}
"""Where else than at tables of their own people play, and what is compared there."""
_ALONE: Final = ("homework", "practice", "lesson")
"""One person in the South seat, and bots."""
_SMALL: Final = 9
"""Cards up to this are no honours: nobody announces or counts them."""
_MOST_MOVES: Final = 70
_TO_MOVE: Final = 4.0
"""Seconds in which both servers have to ask for the next move; else they cannot go on together."""
_TO_PLAY: Final = 40.0
"""Seconds for a deal: on a busy machine what has been played by then is compared. Sheets of paper may take as long
again in each world, and all of it has to come to its end before a test is broken off."""
_TIMED: Final = 10
"""So many times each request is timed in both worlds, for one pair of deals."""
_SLOWER: Final = 4.0
"""So many standard errors more than two worlds with the same deal differ are no chance."""


class Log(logging.Handler):
    """What each server says, by its thread."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[int | None, list[str]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        if "kept everybody" not in record.getMessage():
            self.said.setdefault(record.thread, []).append(record.getMessage())


# --- two deals that look alike


def _pair(rules: Game, rng: Random, keep: Seat) -> tuple[Deal, Deal, tuple[Seat, Seat]]:
    """Two that are both played: in some games what is level is dealt again at once."""
    while True:
        deal = Deal.random(rng.randrange(2**60), rules.deck, rules.cards)
        found = swapped(deal, rng, keep)
        if found is not None and not any(_is_not_played(rules, each) for each in (deal, found[0])):
            return deal, *found


def _is_not_played(rules: Game, deal: Deal) -> bool:
    is_over_at_once = any(start(rules, deal=deal, dealer=dealer).over for dealer in (Seat.NORTH, Seat.SOUTH))
    return is_over_at_once or is_dealt_again(rules, deal)


def swapped(deal: Deal, rng: Random, keep: Seat) -> tuple[Deal, tuple[Seat, Seat]] | None:
    """The deal with small cards of a suit changed between two hands, and which; `keep` has the same hand."""
    pairs = list(combinations([seat for seat in Seat if seat is not keep], 2))
    rng.shuffle(pairs)
    for one, other in pairs:
        hands = {seat: set(deal[seat]) for seat in Seat}
        changed = 0
        for suit in deal[one].deck.suits:
            ours = [card for card in sorted(hands[one], key=str) if card.suit is suit and _is_small(card)]
            theirs = [card for card in sorted(hands[other], key=str) if card.suit is suit and _is_small(card)]
            if ours and theirs:
                mine, yours = rng.choice(ours), rng.choice(theirs)
                hands[one] = (hands[one] - {mine}) | {yours}
                hands[other] = (hands[other] - {yours}) | {mine}
                changed += 1
        if changed:
            deck = deal[one].deck
            return Deal({seat: Hand.of_cards(cards, deck) for seat, cards in hands.items()}), (one, other)
    return None


def _is_small(card: Any) -> bool:
    return card.name[-1] in "23456789"


class Found(Struct, frozen=True):
    """What a pair of deals came to. `slower` has for each request how many standard errors one world was slower."""

    moves: int
    compared: int
    different: tuple[str, ...]
    slower: tuple[float, ...] = ()


def compare(
    setting: str, name: str, options: dict[str, Any], seed: int, timed: int = 0, *, is_control: bool = False
) -> Found:
    """One deal in two worlds, until the cards that differ lie open or nothing is left that both can do.

    As a control no card differs.
    """
    rng = Random(f"{setting} {name} {options} {seed}")
    rules = game(name, options)
    keep = Seat.SOUTH if setting in _ALONE else rng.choice(list(Seat))
    deal, other, seats = _pair(rules, rng, keep)
    if is_control:
        other = deal
    others = [seat for seat in Seat if seat not in seats]
    log = Log()
    logging.getLogger("kibitz").addHandler(log)
    try:
        with ExitStack() as stack:
            worlds = [World(stack, setting, name, options, each, others) for each in (deal, other)]
            moves = _played(worlds, seats, rng)
            found_here = _compared(worlds, seats, moves, log)
            return Found(moves, found_here.compared, found_here.different, _slower(worlds, seats, timed, rng))
    finally:
        logging.getLogger("kibitz").removeHandler(log)


def _played(worlds: list[World], seats: tuple[Seat, Seat], rng: Random) -> int:
    """Until they cannot go on together, or the cards that differ are told: what came after that is not compared."""
    one, other = worlds
    pack = sorted(card.name for card in one.deal[Seat.NORTH].deck.cards)
    ends = time.monotonic() + _TO_PLAY
    for number in range(_MOST_MOVES):
        mover = _next_to_move(worlds, seats) if time.monotonic() < ends else None
        if mover is None:
            if one.public() != other.public():
                for world in worlds:
                    world.forget_the_newest()
            return number
        for world in worlds:
            world.remember()
        there = other.moves(mover)
        common = [move for text, move in one.moves(mover).items() if text in there]
        if not common:
            return number
        if rng.random() < 0.15:
            move = {"event": "played", "seat": rng.choice("NESW"), "card": rng.choice(pack)}
            place = rng.randrange(len(_honest(one, seats)) + len(one.onlookers))
            for world in worlds:
                world.tries([*_honest(world, seats), *world.onlookers][place], move)
            continue  # something may have been taken back
        chosen, nonce = rng.choice(common), f"nonce-{number}-{rng.randrange(10**9)}"
        for world in worlds:
            world.move(mover, chosen, nonce)
    return _MOST_MOVES


def _honest(world: World, seats: tuple[Seat, Seat]) -> list[Onlooker]:
    """The players whose hands are the same in both worlds."""
    return [page for seat, page in world.players.items() if seat not in seats]


def _next_to_move(worlds: list[World], seats: tuple[Seat, Seat]) -> Seat | None:
    """Who can move in both, after the same that all have seen; None if they cannot go on together.

    A bot may be asked a moment later in one of them.
    """
    ends = time.monotonic() + _TO_MOVE
    while time.monotonic() < ends:
        one, other = (world.waiting() for world in worlds)
        if any(_lie_open(world, seats) for world in worlds):
            return None
        both = [seat for seat in one if seat in other]
        if both and worlds[0].public() == worlds[1].public():
            return both[0]
    return None


def _lie_open(world: World, seats: tuple[Seat, Seat]) -> bool:
    shown = world.picture(next(iter(world.players)))
    return shown["outcome"] is not None or any(
        place["columns"] for place in shown["places"] if Seat(place["seat"]) in seats
    )


def _compared(worlds: list[World], seats: tuple[Seat, Seat], moves: int, log: Log) -> Found:
    one, other = worlds
    different: list[str] = []
    compared = 0
    is_open = one.public() != other.public() or any(_lie_open(world, seats) for world in worlds)
    if not is_open:
        for world in worlds:
            for page in (*_honest(world, seats), *world.onlookers):
                page.wait_for_newest(0.05)
    pairs = [(one.players[seat], other.players[seat]) for seat in one.players if seat not in seats]
    for here, there in (*pairs, *zip(one.onlookers, other.onlookers, strict=True)):
        ours, theirs = here.told(one.codes), there.told(other.codes)
        for first, second in zip(ours, theirs, strict=False):
            compared += len(first)
            if first != second and not (is_open and _is_of_the_end(first, ours)):
                different.append(_first_difference(first, second))
        if len(ours) != len(theirs) and not is_open:
            different.append(f"{len(ours)} messages here, {len(theirs)} there")
    if not is_open:
        beside = [world.beside() for world in worlds]
        compared += len(beside[0])
        if beside[0] != beside[1]:
            different.append(_first_difference(*beside))
    said = [sorted(neutral(text, one.codes + other.codes) for text in each) for each in log.said.values()]
    if len(said) > 1 and said[0] != said[1]:
        different.append(f"logs: {said[0]} / {said[1]}")
    return Found(moves, compared, tuple(different))


def _is_of_the_end(text: str, told: list[str]) -> bool:
    """The last picture may be the one in which the cards lie open."""
    shown = [each for each in told if '"type":"Shown"' in each]
    return bool(shown) and text == shown[-1]


def _first_difference(first: str, second: str) -> str:
    both = enumerate(zip(first, second, strict=False))
    at = next((at for at, (one, other) in both if one != other), min(len(first), len(second)))
    return f"{first[max(0, at - 80) : at + 60]!r} / {second[max(0, at - 20) : at + 60]!r}"


# --- how long answers take


def _slower(worlds: list[World], seats: tuple[Seat, Seat], timed: int, rng: Random) -> tuple[float, ...]:
    """For each kind of request how many standard errors later the second world answers than the first."""
    one, other = worlds
    if not timed or one.public() != other.public() or any(_lie_open(world, seats) for world in worlds):
        return ()
    found = []
    pages = [[*_honest(world, seats), *world.onlookers] for world in worlds]
    asking = [rng.randrange(len(pages[0])) for _ in worlds[0].questions()]
    for place, number in zip(asking, range(len(asking)), strict=True):
        times: tuple[list[float], list[float]] = [], []
        for turn in range(timed):
            for each in (0, 1) if turn % 2 else (1, 0):
                kind, fields = worlds[each].questions()[number]
                times[each].append(worlds[each].seconds(pages[each][place], kind, fields))
        found.append(later(*times))
    return tuple(found)


def later(first: Sequence[float], second: Sequence[float]) -> float:
    """By how many standard errors the second are later than the first, by their ranks (Mann and Whitney).

    >>> round(later([1, 2, 3, 4, 5], [6, 7, 8, 9, 10]), 2), later([1, 4], [2, 3])
    (2.61, 0.0)
    """
    above = sum((two > one) + (two == one) / 2 for one in first for two in second)
    n, m = len(first), len(second)
    return (above - n * m / 2) / math.sqrt(n * m * (n + m + 1) / 12)


def more_than_alike(slower: Sequence[float], alike: Sequence[float]) -> float:
    """By how many standard errors differences are larger than those of worlds with the same deal (Welch).

    >>> more_than_alike([1.0, -1.0, 2.0], [2.0, 1.0, -1.0]), more_than_alike([5.0, -4.0, 6.0], [1.0, -2.0, 1.0]) > 3
    (0.0, True)
    """
    ours, theirs = ([each**2 for each in some] for some in (slower, alike))
    if min(len(ours), len(theirs)) < 2:
        return 0.0
    error = math.sqrt(variance(ours) / len(ours) + variance(theirs) / len(theirs))
    return (fmean(ours) - fmean(theirs)) / error if error else 0.0


def cases() -> list[tuple[str, str, dict[str, Any]]]:
    """Every game and the options that matter, at a table; and some wherever else people play."""
    named = {name for name, _ in VARIANTS}
    at_tables = [*VARIANTS, *((name, {}) for name in GAMES if name not in named)]
    elsewhere: list[tuple[str, str, dict[str, Any]]] = [
        (setting, name, {}) for setting, names in ELSEWHERE.items() for name in names
    ]
    return [*(("table", name, dict(options)) for name, options in at_tables), *elsewhere]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=8, help="pairs of deals of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=re.compile, help="a pattern of what the lines begin with")
    parser.add_argument("--timed", type=int, default=_TIMED, help="times that each request is timed; 0 for none")
    parser.add_argument("--json", type=Path, help="a file for what came of it")
    given = parser.parse_args()
    logging.getLogger("kibitz").setLevel(logging.INFO)
    bad = Counter[str]()
    lines: list[dict[str, Any]] = []
    slower: list[float] = []
    alike: list[float] = []
    for setting, name, options in cases():
        title = f"{setting}: {name} {options or ''}".strip()
        if given.only and not given.only.search(title):
            continue
        numbers = range(given.seed, given.seed + given.deals)
        results = [compare(setting, name, options, number, given.timed) for number in numbers]
        controls = [compare(setting, name, options, each, given.timed, is_control=True) for each in numbers[::2]]
        alike += [each for found in controls for each in found.slower]
        came = sum(each.compared > 0 for each in results)
        moves, size = sum(each.moves for each in results), sum(each.compared for each in results)
        different = [each for found in (*results, *controls) for each in found.different]
        slower += [each for found in results for each in found.slower]
        bad[title] = len(different)
        lines.append({"what": title, "pairs": came, "moves": moves, "bytes": size, "differ": len(different)})
        sys.stdout.write(f"{title}: {came} pairs, {moves} moves, {size} bytes compared, {len(different)} differ\n")
        for each in different[:3]:
            sys.stdout.write(f"    {each}\n")
        sys.stdout.flush()
    beyond = more_than_alike(slower, alike)
    sys.stdout.write(
        f"{len(slower)} requests timed {given.timed} times, {len(alike)} with the same deal: "
        f"{beyond:+.1f} standard errors between them\n"
    )
    if given.json is not None:
        timed = {"requests timed": len(slower), "with the same deal": len(alike), "standard errors between": beyond}
        write_summary(given.json, {"seed": given.seed, "each": lines, **timed})
    if bad.total() or beyond > _SLOWER:
        sys.exit("Somebody was told something of cards that they may not see.")


if __name__ == "__main__":
    main()
