"""Verdicts on cards against what they claim.

python -m bench.verdicts followed --deals 1000   who follows every hint: how often is that player blamed?
python -m bench.verdicts played-on --deals 200   what a mistake is said to cost, and what it costs when bots play on
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product

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
from kibitz.games import game
from kibitz.games.registry import GAMES

SALT = "ab" * 16


class Followed(Struct, frozen=True):
    """A deal in which one player did what hints say: the cards with a choice, and what was said of them."""

    name: str
    cards: int
    mattered: int
    unlucky: int
    blamed: tuple[str, ...]


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
    blamed = tuple(f"{name} {number}: {each}" for each in found if each.verdict is Judgement.MISTAKE)
    unlucky = sum(each.verdict is Judgement.UNLUCKY for each in found)
    return Followed(name, len(found), sum(each.mattered for each in found), unlucky, blamed)


class PlayedOn(Struct, frozen=True):
    """A card that was called a mistake: tricks that it was said to cost, and did when bots played both cards on."""

    name: str
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
    return [PlayedOn(name, chosen.lost, won[0] - won[1], chosen.hindsight)]


def _tricks(over: State, seat: Seat) -> int:
    """Those of the side, with what was left when the deal was decided early counted for nobody."""
    return over.table.won[seat.side]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("followed", "played-on"))
    parser.add_argument("--deals", type=int, default=100, help="of each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    names = asked.games.split(",")
    tasks = list(product(range(asked.first, asked.first + asked.deals), names))
    with ProcessPoolExecutor(asked.processes) as pool:
        numbers, games = [number for number, _ in tasks], [name for _, name in tasks]
        if asked.what == "followed":
            tell_followed(names, pool.map(followed, games, numbers, chunksize=4))
        else:
            tell_played_on(names, pool.map(played_on, games, numbers, chunksize=4))


def tell_followed(names: Sequence[str], found: Iterable[Followed]) -> None:
    deals = list(found)
    print("| game | deals | cards | mattered | unlucky | blamed |")
    print("|---|---|---|---|---|---|")
    for name in names:
        some = [each for each in deals if each.name == name]
        sums = [sum(getattr(each, what) for each in some) for what in ("cards", "mattered", "unlucky")]
        print(f"| {name} | {len(some)} | {' | '.join(map(str, sums))} | {sum(len(each.blamed) for each in some)} |")
    for line in (line for each in deals for line in each.blamed):
        print(line)


def tell_played_on(names: Sequence[str], found: Iterable[list[PlayedOn]]) -> None:
    mistakes = [each for some in found for each in some]
    print("| game | mistakes | said to cost | cost, played on | standard error | as the cards lay |")
    print("|---|---|---|---|---|---|")
    for name in (*names, "all"):
        some = [each for each in mistakes if name in (each.name, "all")]
        if len(some) < 2:
            continue
        mean = sum(each.cost for each in some) / len(some)
        spread = sum((each.cost - mean) ** 2 for each in some) / (len(some) - 1)
        said = sum(each.said for each in some) / len(some)
        lay = sum(each.hindsight for each in some) / len(some)
        error = (spread / len(some)) ** 0.5
        print(f"| {name} | {len(some)} | {said:.2f} | {mean:.2f} | {error:.2f} | {lay:.2f} |")


if __name__ == "__main__":
    main()
