"""What somebody's history keeps of a deal: how it went for them, with whom, and against what kind of opponents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from kibitz.app.storage import played
from kibitz.app.storage.writer import Change
from kibitz.app.tables.table_ledger import Player
from kibitz.cards import Seat
from kibitz.engine import State
from kibitz.games.naming import goal
from kibitz.narration.headlines import headline
from kibitz.narration.story import side_scores
from kibitz.sessions import Board


def remembered(
    table: str, deal: int, board: Board, state: State, players: Sequence[Player], now: float, *, again: bool
) -> tuple[Change, ...]:
    """A row for each person who had a seat when the deal ended. It stays theirs, wherever they go afterwards."""
    places = {board.seats[home]: place for place, home in state.table.people.items()}
    rows = tuple(
        {"table_id": table, "deal": deal, "number": board.number, "game": state.game.name, "ended": now}
        | {"identity": identity, "again": int(again)}
        | _company(player, places, players)
        | _ending(state, places[player], is_own=who.kind == "person")
        for player, who in enumerate(players)
        for identity in who.people
    )
    return (Change(played.NEW_PLAYED, rows),) if rows else ()


def not_remembered(table: str, deal: int) -> Change:
    """The deal goes on: nobody has played it yet."""
    return Change(played.UNPLAYED, ({"table": table, "of": deal},))


def _company(player: int, places: dict[int, Seat], players: Sequence[Player]) -> dict[str, Any]:
    """With whom, against whom, and how well the bots among them play."""
    others = {number: who for number, who in enumerate(players) if number != player}
    partner = None if len(players) == 3 else next(n for n in others if places[n] is places[player].partner)
    people = any(who.kind == "person" for who in others.values())
    levels = {who.level for who in others.values() if who.kind == "bot"}
    return {
        "partner": None if partner is None else players[partner].name,
        "others": msgspec.json.encode([who.name for n, who in others.items() if n != partner]).decode(),
        "people": int(people),
        "level": None if people else levels.pop() if len(levels) == 1 else played.MIXED,
    }


def _ending(state: State, place: Seat, *, is_own: bool) -> dict[str, Any]:
    """How it went. What a bot played for somebody is neither their victory nor their defeat."""
    t = state.table
    told = headline(t, state.game.goals(t), place.side)
    declared = made = None
    if t.thrown_in is None and t.declarer is not None:
        declarer, contract = t.bargain
        needed = goal(contract)
        declared = int(declarer.side is place.side)
        made = None if needed is None else int(t.won[declarer.side] >= needed)
    points = side_scores(t)
    return {
        "headline": msgspec.json.encode(told.text).decode(),
        "mood": told.mood.value if is_own else None,
        "declared": declared,
        "made": made,
        "points": points.get(place.side, 0) - points.get(place.side.other, 0),
    }
