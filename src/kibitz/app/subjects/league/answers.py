"""What a page asks of leagues: make one, look at it, run it."""

from __future__ import annotations

from typing import Final, assert_never

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.hub.newcomers import somebody
from kibitz.app.ledgers.ledger_door import come_in
from kibitz.app.ledgers.ledger_subject import LedgerFiles, LedgerPaper, LedgerSubject
from kibitz.app.ledgers.live_ledgers import Entries
from kibitz.app.ledgers.texts import NOT_READABLE, short
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done, FileKind
from kibitz.app.subjects.league.league_ledger import (
    LEAGUE,
    LeagueBookLine,
    LeagueLog,
    LeagueState,
    kept_league,
)
from kibitz.app.subjects.league.league_rooms import begun_match
from kibitz.app.subjects.league.league_tables import opened_match
from kibitz.app.subjects.league.messages import (
    BeginRooms,
    DateWeeks,
    EnrolAll,
    EnterMatch,
    FreeSeat,
    LeagueAct,
    LeagueRequest,
    LeaveSeat,
    NewLeague,
    OpenMatch,
    RoomRequest,
    RunLeague,
    TakeSeat,
    WalkOver,
    WinDeal,
    WithdrawEntrant,
)
from kibitz.app.subjects.league.picture import LEAGUE_SHOWN, NOT_THE_LEAGUES, draw_league
from kibitz.app.subjects.league.team_rooms import RoomsOpened, TeamRooms, seat_freed, seat_taken
from kibitz.cards import NotationError
from kibitz.club.league import league_decisions as decisions
from kibitz.club.league.league_file import LEAGUE_LOGS, league_csv
from kibitz.club.league.league_state import MOST_DEALS, Fixture, LeagueLine, LeagueMatch
from kibitz.club.printing.stationery import PrintedSheet
from kibitz.engine.text import Template

DEAL_ENTERED: Final = Template("league-deal-entered")
HAS_TABLE: Final = Template("league-has-table")
HOW_MANY_DEALS: Final = Template("league-how-many-deals")
HOW_MANY_NAMES: Final = Template("league-how-many-names")

_MOST_NAMES: Final = 40
_MOST_POINTS: Final = 1_000_000
_Entry = EnrolAll | DateWeeks | WinDeal | EnterMatch | WalkOver | WithdrawEntrant


class LeagueAnswers:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: LeagueRequest) -> None:
        match request:
            case RunLeague(id=number, code=code, act=act):
                await self._run(code, act)
                self.connection.send(Done(number))
            case TakeSeat() | LeaveSeat() | BeginRooms():
                await self._in_room(request)
                self.connection.send(Done(request.id))
            case _:
                assert_never(request)

    async def _book(self, code: str) -> LeagueLog:
        return await come_in(self.hub.ledgers, self.connection, LEAGUE, code)

    async def _run(self, code: str, act: LeagueAct) -> None:
        book = await self._book(code)
        if not self.hub.audience.runs(self.connection, book.code):
            raise Refusal(NOT_THE_LEAGUES())
        if isinstance(act, OpenMatch):
            self.connection.count_opening()
            await self.hub.ledgers.write(book, lambda state: _with_table(book.code, state, act))
        elif isinstance(act, FreeSeat):
            await self._free(book, act)
        else:
            await self.hub.ledgers.write(book, lambda state: Entries((_line(state, act),)))

    # --- the rooms of a match of teams

    async def _in_room(self, request: RoomRequest) -> None:
        book = await self._book(request.code)
        me = self.connection.identity
        if isinstance(request, TakeSeat):
            me = await somebody(self.hub, self.connection, request.nickname)
        runs = self.hub.audience.runs(self.connection, book.code)
        name = self.connection.nickname or ""

        def decide(state: LeagueState) -> Entries[LeagueBookLine]:
            fixture = _still_played(state, request.one, request.other)
            rooms = state.rooms.get(fixture)
            match request:
                case TakeSeat(room=room, seat=seat):
                    assert me is not None
                    return Entries(tuple(seat_taken(rooms, fixture, me, name, room, seat)))
                case LeaveSeat():
                    return Entries(tuple(seat_freed(rooms, fixture, me)))
                case BeginRooms():
                    if not runs and me not in (rooms or TeamRooms()).people:
                        raise Refusal(w.NOT_SEATED())
                    return begun_match(book.code, state, fixture)

        await self.hub.ledgers.write(book, decide)

    async def _free(self, book: LeagueLog, act: FreeSeat) -> None:
        def decide(state: LeagueState) -> Entries[LeagueBookLine]:
            fixture = decisions.fixture_of(state.league, act.one, act.other)
            rooms = state.rooms.get(fixture, TeamRooms())
            freed = seat_freed(rooms, fixture, rooms.person_at(act.room, act.seat))
            return Entries(tuple(freed))

        await self.hub.ledgers.write(book, decide)


def league_ledger(_hub: Hub) -> LedgerSubject[LeagueBookLine, LeagueState]:
    """A league as a ledger like any other."""
    return LedgerSubject(
        name="league",
        kind=LEAGUE,
        title=lambda state: state.league.founded.title,
        new=NewLeague,
        first=_first,
        showings=(LEAGUE_SHOWN,),
        files=LedgerFiles(read=read_league_file, write=written_league),
        paper=LedgerPaper(sheets=frozenset({PrintedSheet.LEAGUE}), of=lambda state: state.league),
    )


async def _first(_connection: Connection, new: NewLeague) -> tuple[LeagueBookLine, ...]:
    if not 1 <= new.deals <= MOST_DEALS:
        raise Refusal(HOW_MANY_DEALS(most=MOST_DEALS))
    title = short(new.title) or "?"
    return (decisions.founded(title, new.game, new.options, new.form, new.deals, teams=new.teams, ties=new.ties),)


def _line(state: LeagueState, act: _Entry) -> LeagueLine:
    league = state.league
    match act:
        case EnrolAll(names=names):
            if len(names) > _MOST_NAMES:
                raise Refusal(HOW_MANY_NAMES(most=_MOST_NAMES))
            return decisions.enrolled(league, [short(name) for name in names])
        case WinDeal(winner=winner, loser=loser, deal=deal):
            line = decisions.deal_won(league, winner, loser)
            if sum(league.matches.get(line.fixture, LeagueMatch()).score) != deal:
                raise Refusal(DEAL_ENTERED())
            return line
        case EnterMatch(one=one, other=other, score=score, winner=winner):
            return decisions.match_played(league, one, other, _within(score), winner)
        case WalkOver(one=one, other=other, absent=absent, score=score):
            return decisions.walked_over(league, one, other, absent, _within(score) if score else None)
        case DateWeeks(days=days):
            return decisions.dated(league, [short(day) for day in days])
        case WithdrawEntrant(entrant=entrant):
            return decisions.withdrew(league, entrant)
        case _:
            assert_never(act)


def _within(score: tuple[int, int]) -> tuple[int, int]:
    return min(score[0], _MOST_POINTS), min(score[1], _MOST_POINTS)


def _with_table(code: str, state: LeagueState, act: OpenMatch) -> Entries[LeagueBookLine]:
    fixture = _still_played(state, act.one, act.other)
    if fixture in state.tables or fixture in state.rooms:
        raise Refusal(HAS_TABLE())
    if state.league.founded.teams:
        return Entries((RoomsOpened(fixture=fixture),))
    return opened_match(code, state, fixture)


def _still_played(state: LeagueState, one: int, other: int) -> Fixture:
    """The match of two, if it is not over."""
    fixture = decisions.fixture_of(state.league, one, other)
    match = state.league.matches.get(fixture, LeagueMatch())
    if match.over:
        raise Refusal(decisions.IS_DECIDED(one=match.score[0], other=match.score[1]))
    return fixture


def read_league_file(text: str) -> tuple[LeagueBookLine, ...]:
    try:
        log = LEAGUE_LOGS.read(text)
        state = LEAGUE.fold(log)
        # A file may be of a time without a limit; here each change is drawn for all who look.
        if len(state.league.names) > _MOST_NAMES or sum(map(len, state.league.weeks)) > _MOST_NAMES**2:
            raise Refusal(HOW_MANY_NAMES(most=_MOST_NAMES))
        draw_league("", state)  # all that will be asked of it
    except NotationError as error:
        raise Refusal(error.text) from error
    except (LookupError, TypeError, ValueError, ArithmeticError, AssertionError) as error:
        raise Refusal(NOT_READABLE()) from error
    return log


def written_league(what: FileKind, state: LeagueState, lines: tuple[LeagueBookLine, ...]) -> tuple[str, str]:
    match what:
        case "whole":
            return ".json", LEAGUE_LOGS.write(kept_league(lines)).decode()
        case "ranking":
            return ".csv", league_csv(state.league)
        case _:
            raise Refusal(NOT_READABLE())
