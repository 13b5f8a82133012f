"""Writes the golden logs again: `python -m tests.golden.make`."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from kibitz.cards import DOUBLE, Seat
from kibitz.engine import State
from kibitz.engine import events as ev
from kibitz.formats.record import VERSION, DealRecord, PlayedDeal, Record, SessionRecord, write
from kibitz.games import GAMES, game
from kibitz.sessions import Result, begin, result, session
from tests.golden.incidents import (
    card_exposed,
    lead_accepted,
    lead_sent_back,
    revoke_corrected,
    revoke_established,
)
from tests.golden.playing import Interlude, answered, claim, moved, opened, play_out, some_move, turned, undo

FOLDER: Final = Path(__file__).parent / f"v{VERSION}"
NAMES: Final = {Seat.NORTH: "Nora", Seat.EAST: "Emil", Seat.SOUTH: "Sita", Seat.WEST: "Wim"}

_INTERLUDES: Final[tuple[Interlude, ...]] = (
    partial(claim, agreed=False),
    partial(undo, agreed=False),
    partial(undo, agreed=True),
)

_SHOWN: Final[dict[str, Callable[[ev.AnyEvent], bool]]] = {
    "abridged": lambda event: isinstance(event, ev.Targeted),
    "contract": lambda event: isinstance(event, ev.Called) and event.call == DOUBLE,
    "minibridge-simple3": lambda event: isinstance(event, ev.Exchanged),
    "minibridge-normal3": lambda event: isinstance(event, ev.TookUp),
}
"""What is special about a game and does not come up in every deal: its log must have it."""


def deal(name: str) -> Record:
    """A deal of a game under its default options."""
    return _deal(name, name, {}, _INTERLUDES)


def laws_deal(name: str) -> Record:
    """A deal of MiniBridge in which people err."""
    wrongs = (revoke_corrected, lead_sent_back, revoke_established, lead_accepted, card_exposed, turned)
    return _deal(name, "minibridge", {"laws": True}, wrongs)


def rubber(name: str) -> Record:
    """A whole rubber, each deal ended by a claim after a few tricks."""
    rng = random.Random(name)
    rules = game("contract")
    form = session("rubber", None, rules)
    deals: list[PlayedDeal] = []
    results: list[Result] = []
    while board := form.next_board(results):
        state = begin(rules, board, seed=rng.randbytes(32).hex(), salt=rng.randbytes(16).hex())
        state = _shortened(state, rng)
        deals.append(PlayedDeal(board, state.log))
        results.append(result(board, state))
    return SessionRecord(VERSION, rules.name, "rubber", tuple(NAMES.values()), tuple(deals))


FILES: Final[dict[str, Callable[[], Record]]] = {
    **{f"{name}.json": partial(deal, name) for name in GAMES},
    "laws-minibridge.json": partial(laws_deal, "laws-minibridge"),
    "session-rubber.json": partial(rubber, "session-rubber"),
}


def _deal(name: str, of: str, options: dict[str, Any], interludes: tuple[Interlude, ...]) -> DealRecord:
    """The first deal of the seed that comes to a score, shows what it must and has room for every interlude."""
    rng = random.Random(name)
    rules = game(of, options)
    while True:
        waiting = list(interludes)
        state = play_out(opened(rules, rng, dealer=rng.choice(list(Seat))), rng, waiting)
        shown = any(map(_SHOWN.get(name, lambda event: True), state.log))
        if state.table.scored is not None and shown and not waiting:
            break
    players = {seat: NAMES[seat] for seat in state.table.players}
    return DealRecord(VERSION, state.log, players)


def _shortened(state: State, rng: random.Random) -> State:
    """Played for a few tricks; then declarer claims about as many as were bid, and the opponents agree."""
    tricks = rng.randrange(1, 4)
    while state.wait is not None and len(state.table.tricks) < tricks:
        state = moved(state, some_move(state, rng))
    if state.wait is None:
        return state
    t = state.table
    declarer, contract = t.bargain
    player = t.people[declarer]
    wanted = contract.goal + rng.choice((-1, 0, 0, 0, 1)) - t.won[declarer.side]
    claimed = ev.Claimed(player, max(0, min(wanted, t.remaining)), ev.ClaimLine.ANY_ORDER)
    return answered(moved(state, claimed), player, agreed=True)


def main() -> None:
    """Write every file, and tell which of them changed."""
    console = Console()
    for name, make in FILES.items():
        path = FOLDER / name
        text = write(make())
        before = path.read_bytes() if path.exists() else None
        path.write_bytes(text)
        console.print(f"{name}: {'the same' if text == before else 'new' if before is None else 'changed'}")


if __name__ == "__main__":
    main()
