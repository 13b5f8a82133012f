"""What a page asks of leagues: make one, look at it, run it."""

from __future__ import annotations

from typing import Final, assert_never

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.hub.newcomers import somebody
from kibitz.app.ledgers.ledger_door import come_in, shows_secret
from kibitz.app.ledgers.live_ledgers import Entries
from kibitz.app.ledgers.texts import NOT_READABLE, short
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.subjects.league.league_ledger import (
    LEAGUE,
    LeagueBookLine,
    LeagueLog,
    LeagueState,
    kept_league,
)
from kibitz.app.subjects.league.league_rooms import begun_match
from kibitz.app.subjects.league.league_tables import LeagueTables, opened_match
from kibitz.app.subjects.league.messages import (
    AskLeagueFile,
    BeginRooms,
    EnrolAll,
    EnterMatch,
    FollowLeague,
    FreeSeat,
    LeagueAct,
    LeagueFile,
    LeagueFileKind,
    LeagueMade,
    LeagueRequest,
    LeagueShown,
    LeaveSeat,
    MakeLeague,
    OpenLeagueFile,
    OpenMatch,
    RoomRequest,
    RunLeague,
    TakeSeat,
    UnfollowLeague,
    WinDeal,
    WithdrawEntrant,
)
from kibitz.app.subjects.league.picture import LEAGUE_SHOWN, MY_SEATS, draw_league
from kibitz.app.subjects.league.team_rooms import RoomsOpened, TeamRooms, seat_freed, seat_taken
from kibitz.app.tables.people import fresh_token, read_code
from kibitz.cards import NotationError
from kibitz.club.league import league_moves as moves
from kibitz.club.league.league_file import LEAGUE_LOGS, league_csv
from kibitz.club.league.season import MOST_DEALS, Fixture, LeagueHappening, LeagueMatch, met
from kibitz.engine.errors import Objection
from kibitz.engine.text import Template

NOT_THE_LEAGUES: Final = Template("league-not-the-leagues")
DEAL_ENTERED: Final = Template("league-deal-entered")
HAS_TABLE: Final = Template("league-has-table")
HOW_MANY_DEALS: Final = Template("league-how-many-deals")
HOW_MANY_NAMES: Final = Template("league-how-many-names")

_MOST_NAMES: Final = 40
_MOST_POINTS: Final = 1_000_000
_Entry = EnrolAll | WinDeal | EnterMatch | WithdrawEntrant


class LeagueAnswers:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: LeagueRequest) -> None:
        match request:
            case MakeLeague():
                await self._open(request.id, (_founded(request),))
            case OpenLeagueFile(id=number):
                await self._open(number, _read_league("".join(self.connection.pieces)))
            case FollowLeague():
                await self._follow(request)
            case UnfollowLeague(code=code):
                self.hub.audience.leave(self.connection, read_code(code))
            case AskLeagueFile(id=number, code=code, what=what):
                self.connection.send(_league_file(number, what, await self._book(code)))
            case RunLeague(id=number, code=code, act=act):
                await self._run(code, act)
                self.connection.send(Done(number))
            case TakeSeat() | LeaveSeat() | BeginRooms():
                await self._in_room(request)
                self.connection.send(Done(request.id))
            case _:
                assert_never(request)

    async def _open(self, number: int, lines: tuple[LeagueBookLine, ...]) -> None:
        self.connection.count_opening()
        secret = fresh_token()
        book = await self.hub.ledgers.open(LEAGUE, lines, secret)
        self.connection.send(LeagueMade(number, book.code, secret))

    async def _book(self, code: str) -> LeagueLog:
        return await come_in(self.hub.ledgers, self.connection, LEAGUE, code)

    async def _follow(self, request: FollowLeague) -> None:
        book = await self._book(request.code)
        runs = shows_secret(self.connection, book, request.secret, NOT_THE_LEAGUES())
        picture = self.hub.audience.follow(LEAGUE_SHOWN, self.connection, book, runs=runs)
        self.connection.send(LeagueShown(request.id, picture, runs))
        self.hub.audience.follow_from_now(MY_SEATS, self.connection, book)

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
        await self.hub.part(LeagueTables).settle(book, met(request.one, request.other))

    async def _free(self, book: LeagueLog, act: FreeSeat) -> None:
        def decide(state: LeagueState) -> Entries[LeagueBookLine]:
            fixture = moves.fixture_of(state.league, act.one, act.other)
            rooms = state.rooms.get(fixture, TeamRooms())
            freed = seat_freed(rooms, fixture, rooms.person_at(act.room, act.seat))
            return Entries(tuple(freed))

        await self.hub.ledgers.write(book, decide)
        await self.hub.part(LeagueTables).settle(book, met(act.one, act.other))


def _founded(request: MakeLeague) -> LeagueHappening:
    if not 1 <= request.deals <= MOST_DEALS:
        raise Refusal(HOW_MANY_DEALS(most=MOST_DEALS))
    try:
        title = short(request.title) or "?"
        return moves.founded(title, request.game, request.options, request.form, request.deals, teams=request.teams)
    except Objection as objection:
        raise Refusal(objection.text) from objection


def _line(state: LeagueState, act: _Entry) -> LeagueHappening:
    league = state.league
    match act:
        case EnrolAll(names=names):
            if len(names) > _MOST_NAMES:
                raise Refusal(HOW_MANY_NAMES(most=_MOST_NAMES))
            return moves.enrolled(league, [short(name) for name in names])
        case WinDeal(winner=winner, loser=loser, deal=deal):
            line = moves.deal_won(league, winner, loser)
            if sum(league.matches.get(line.fixture, LeagueMatch()).score) != deal:
                raise Refusal(DEAL_ENTERED())
            return line
        case EnterMatch(one=one, other=other, score=score, winner=winner):
            return moves.match_played(
                league, one, other, (min(score[0], _MOST_POINTS), min(score[1], _MOST_POINTS)), winner
            )
        case WithdrawEntrant(entrant=entrant):
            return moves.withdrew(league, entrant)
        case _:
            assert_never(act)


def _with_table(code: str, state: LeagueState, act: OpenMatch) -> Entries[LeagueBookLine]:
    fixture = _still_played(state, act.one, act.other)
    if fixture in state.tables or fixture in state.rooms:
        raise Refusal(HAS_TABLE())
    if state.league.founded.teams:
        return Entries((RoomsOpened(fixture=fixture),))
    return opened_match(code, state, fixture)


def _still_played(state: LeagueState, one: int, other: int) -> Fixture:
    """The match of two, if it is not over."""
    fixture = moves.fixture_of(state.league, one, other)
    match = state.league.matches.get(fixture, LeagueMatch())
    if match.over:
        raise Refusal(moves.IS_DECIDED(one=match.score[0], other=match.score[1]))
    return fixture


def _read_league(text: str) -> tuple[LeagueBookLine, ...]:
    try:
        log = LEAGUE_LOGS.read(text)
        draw_league("", LEAGUE.fold(log))  # all that will be asked of it
    except NotationError as error:
        raise Refusal(error.text) from error
    except (KeyError, TypeError, ValueError, IndexError, AssertionError) as error:
        raise Refusal(NOT_READABLE()) from error
    return log


def _league_file(number: int, what: LeagueFileKind, book: LeagueLog) -> LeagueFile:
    league = book.state.league
    name = "".join(letter if letter.isalnum() else "-" for letter in league.founded.title).strip("-") or "league"
    if what == "table":
        return LeagueFile(number, f"{name}.csv", league_csv(league))
    return LeagueFile(number, f"{name}.json", LEAGUE_LOGS.write(kept_league(book.lines)).decode())
