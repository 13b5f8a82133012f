"""Points and tricks of simulated deals, written into the library: make curve.

In each deal four bots of one level play; it counts with the points of declarer's two hands and the tricks they won.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from pathlib import Path
from random import Random

import msgspec

import kibitz.learner.points_curve as learner
from kibitz.analysis.bulk import Workers
from kibitz.bots.levels import LEVELS
from kibitz.cards import Deal, Seat
from kibitz.engine import act, view
from kibitz.games import game
from kibitz.games.registry import GAMES
from kibitz.sessions import begin, default_session, session

LEVEL = "learner"
GAMES_WITH_POINTS = ("minibridge", "minibridge-simple3", "minibridge-normal3", "extreme", "abridged", "contract")
"""Those at which points are announced or bid on."""


def played(job: tuple[str, int]) -> tuple[int, int] | None:
    """The points and tricks of declarer's side in one deal; None if it was not played."""
    name, seed = job
    rng = Random(f"{name} {seed}")
    options = {"play_on": True} if "play_on" in GAMES[name].options.__struct_fields__ else {}
    rules = game(name, options)
    board = session(default_session(rules), {}, rules).next_board([])
    assert board is not None
    pack = rng.sample(rules.deck.cards, len(rules.deck.cards))
    state = begin(rules, board, deal=Deal.from_pack(pack, Seat.NORTH, rules.deck))
    bot = LEVELS[LEVEL](seed)
    while not state.over:
        seat = next(iter(state.turns))
        state = act(state, seat, bot.decide(view(state, seat)).move)
    t = state.table
    if t.scored is None or t.declarer is None or sum(t.won.values()) < t.cards:
        return None
    side = t.declarer.side
    return sum(t.dealt[seat].points for seat in side.seats), t.won[side]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2500, help="how many of each game")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 for one a processor")
    given = parser.parse_args()
    curves = {}
    for name in GAMES_WITH_POINTS:
        won: dict[int, list[int]] = defaultdict(list)
        for found in Workers(given.jobs).mapped(played, [(name, number) for number in range(given.deals)]):
            if found is not None:
                won[found[0]].append(found[1])
        curves[name] = learner.curved(won)
        print(f"{name}: {sum(map(len, won.values()))} deals", file=sys.stderr)
    file = Path(learner.__file__).with_name("points_and_tricks.json")
    file.write_bytes(msgspec.json.format(msgspec.json.encode(curves), indent=0) + b"\n")


if __name__ == "__main__":
    main()
