"""Matches of teams that are played here: both rooms dealt the same boards, and the people in their seats."""

from __future__ import annotations

import secrets
import time
from typing import Final

from kibitz.app.ledgers.live_ledgers import Entries
from kibitz.app.storage.ledger_rows import belongs_to
from kibitz.app.subjects.league.league_ledger import LeagueBookLine, LeagueState
from kibitz.app.subjects.league.team_rooms import BOTH_ROOMS, RoomsBegun, TeamRooms, may_begin
from kibitz.app.tables.placed_tables import Handed, a_bot, a_person, placed_table, rules_for
from kibitz.app.tables.table_ledger import Player
from kibitz.cards import Deal, Seat
from kibitz.cards.deal import deals_of
from kibitz.club.league.league_state import Fixture
from kibitz.engine import Game
from kibitz.games import game
from kibitz.sessions import begin
from kibitz.sessions.registry import board_match

_LEVEL: Final = "learner"  # of bots in seats that nobody has taken


def begun_match(code: str, state: LeagueState, fixture: Fixture) -> Entries[LeagueBookLine]:
    """The boards are drawn and both rooms opened with them; nothing, if they are already."""
    rooms = state.rooms.get(fixture)
    if not may_begin(rooms):
        return Entries()
    assert rooms is not None
    founded = state.league.founded
    plain = game(founded.game, founded.options)
    deals = [_drawn(plain, number) for number in range(1, founded.deals + 1)]
    rules = rules_for(deals, founded.game, founded.options)
    boards = [Handed(number, deal) for number, deal in enumerate(deals, 1)]
    first, second = (placed_table(rules, boards, seated_in(rooms, room), time.time()) for room in BOTH_ROOMS)
    line = RoomsBegun(fixture=fixture, codes=(first.code, second.code))
    return Entries((line,), tuple(row for each in (first, second) for row in (*each.rows, belongs_to(each.code, code))))


def seated_in(rooms: TeamRooms, room: int) -> list[Player]:
    """Who has the seats of a room, clockwise from North, with bots where nobody has come."""
    people = {each.seat: a_person(who, each.name, _LEVEL) for who, each in rooms.people.items() if each.room == room}
    return [people.get(seat) or a_bot(_LEVEL) for seat in Seat]


def _drawn(rules: Game, number: int) -> Deal:
    """Any deal that is played, each as likely as any other: in some games one with equal points is dealt again."""
    board = board_match(rules).board(number)
    while True:
        deal = Deal.from_number(secrets.randbelow(deals_of(rules.cards)), rules.deck, rules.cards)
        if not begin(rules, board, deal=deal).over:
            return deal
