"""A live table: its session, its deals and its players. It decides; what it decides is stored before it happens."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.storage import store as st
from kibitz.app.storage.solutions import daily_done
from kibitz.app.storage.writer import Change, GoneBack
from kibitz.app.tables.kept import Kept
from kibitz.app.tables.lesson_tables import LessonSpot
from kibitz.app.tables.prepared_deals import OrderedDeals, read_boards
from kibitz.app.tables.remembering import not_remembered, remembered
from kibitz.app.tables.seeing import Pointing, Seen
from kibitz.app.tables.table_ledger import (
    TABLE,
    AsDummy,
    GotReady,
    Guest,
    NextDealt,
    OrderPlaced,
    Permission,
    Player,
    PlayerSeated,
    SessionStopped,
    Speed,
    TableFacts,
    TableLedgerLine,
    TableSetUp,
    VotesForgotten,
    facts_after,
)
from kibitz.app.tables.table_rows import (
    FirstPlayed,
    deal_rows,
    event_rows,
    facts_in_rows,
    ledger_rows,
    list_rows,
    opening,
    reason_row,
)
from kibitz.bots.decision import Why
from kibitz.cards import Seat
from kibitz.engine import Game, IllegalMove, State, act, codec
from kibitz.engine import events as ev
from kibitz.engine.fold import was_taken_back
from kibitz.engine.game import resumed
from kibitz.engine.refusals import MOVED_ON
from kibitz.engine.table import Table
from kibitz.games import game
from kibitz.ledger.lines import stamped
from kibitz.lessons.lesson import Practice
from kibitz.lessons.runner import is_stopped
from kibitz.narration import story
from kibitz.rules.undoing import is_last_to_move
from kibitz.sessions import Board, Result, Session, Sheet, Standing, begun, result, session
from kibitz.sessions.registry import board_match


class NewDeal(Struct, frozen=True):
    """A deal that comes to a table."""

    number: int
    board: Board
    state: State


class Resolution(Struct, frozen=True):
    """What a table decides: lines of its ledger, what becomes of the deal under way, and the next deal.

    `rows` are what else is stored with it. `at` is the place in the log of a move, and `nonce` what it came with.
    """

    lines: tuple[TableLedgerLine, ...] = ()
    state: State | None = None
    dealt: NewDeal | None = None
    rows: tuple[Change, ...] = ()
    at: int | None = None
    nonce: str | None = None


class _Grown(Struct, frozen=True):
    """What one decision has added to a table, as other processes are told: the same that they would read."""

    revision: int  # as it was before
    length: int  # of the ledger before
    lines: tuple[str, ...] = ()
    boards: Mapping[int, str] = {}  # of deals that have begun
    events: tuple[tuple[int, int, str, str | None], ...] = ()  # the deal, the place in its log, the event, its nonce


_grown_decoder = msgspec.json.Decoder(_Grown)


class _Company(Struct, frozen=True):
    """Who has the seats of a table, to be looked up."""

    players: tuple[Player, ...]
    names: tuple[str, ...]
    by_identity: Mapping[str, int]
    seated: int  # how many seats have a person, or are kept for one


def _company(players: tuple[Player, ...]) -> _Company:
    by_identity = {who: number for number, each in reversed(tuple(enumerate(players))) for who in each.people}
    names = tuple(each.name for each in players)
    return _Company(players, names, by_identity, sum(each.identity is not None for each in players))


class LiveTable:
    """One table in memory: always what the store has, or less. `lock` keeps decisions one after the other."""

    kind: Final = TABLE

    def __init__(self, stored: st.StoredTable) -> None:
        row = stored.table
        self.id: str = row["id"]
        self.code = self.id  # as other ledgers are named
        self.game: Game = game(row["game"], st.plain(row["options"]))
        self.session_name: str = row["session"]
        self.session_options = st.plain(row["session_options"])
        first = msgspec.json.decode(stored.deals[0]["board"], type=Board) if stored.deals else None
        self.boards = read_boards(row["boards"]) if row["boards"] else ()  # made before, and no others are played
        self.session: Session = (
            replace(board_match(self.game), boards=tuple(each.board for each in self.boards))
            if self.boards
            else begun(session(self.session_name, self.session_options, self.game), first)
        )
        self.facts: TableFacts
        self.length = 0  # of the ledger: how many lines are known
        self.revision = 0
        self.is_practice = bool(row["practice"])
        self.is_placed = bool(row["placed"])  # its seats are given out by whoever runs it, and by nobody else
        self.is_unhurried = False  # bots move at a pace at which people read: what is to be read is waited for
        self.is_daily = False  # the deal of the day is played here, as everybody plays it
        self.pointed: Pointing | None = None
        self.first = msgspec.json.decode(row["again"], type=FirstPlayed) if row["again"] else None
        self.gone_since: dict[str, float] = {}  # by identity, of those who have seats
        self.results: list[Result] = []
        self._has_result = False  # the deal under way is over: the last of them is its own
        self.deal = 0
        self.board: Board
        self._homes: dict[int, Seat] = {}  # by player, for the deal under way
        self._company: _Company | None = None
        self.state: State
        self.nonces: dict[str, int] = {}
        self.seen: dict[Seat | None, Seen] = {}
        self.spot = msgspec.json.decode(row["lesson"], type=LessonSpot) if row["lesson"] else None
        self.practice: Practice | None = None  # of a table that belongs to a lesson, if the lesson is there
        self.lock = asyncio.Lock()
        self.is_ours = True  # this process wrote last, so it also moves the bots
        self.is_suspect = False  # may lag behind the store
        self.is_lost = False  # another process goes on with it under rules that are not known here
        self.kept = Kept()  # of what is drawn: the same for several who look
        self._sheets: tuple[object, tuple[Sheet, ...], Standing] | None = None
        self._absorb(stored)
        if not self.deal or len(self.players) != len(self.board.seats):
            raise ValueError("The table has no deal, or seats are missing.")

    # --- what its ledger says

    @property
    def players(self) -> tuple[Player, ...]:
        return self.facts.players

    @property
    def owner(self) -> str | None:
        return self.facts.owner

    @property
    def is_watchable(self) -> bool:
        return self.facts.is_watchable

    @property
    def has_voice(self) -> bool:
        return self.facts.has_voice

    @property
    def is_gathering(self) -> bool:
        return self.facts.is_gathering

    @property
    def is_paused(self) -> bool:
        return self.facts.is_paused

    @property
    def allowed(self) -> frozenset[Permission]:
        return self.facts.allowed

    @property
    def ordered(self) -> OrderedDeals | None:
        return self.facts.ordered

    @property
    def speed(self) -> Speed:
        return self.facts.speed

    @property
    def stopping(self) -> bool:
        return self.facts.stopping

    @property
    def draws(self) -> Mapping[int, str]:
        return self.facts.draws

    @property
    def guests(self) -> Mapping[str, Guest]:
        return self.facts.guests

    @property
    def votes(self) -> Mapping[int, frozenset[int]]:
        return self.facts.votes

    @property
    def ready(self) -> frozenset[int]:
        return self.facts.ready

    @property
    def dummy_does(self) -> AsDummy:
        return self.facts.dummy_does

    @property
    def is_shown(self) -> bool:
        return self.facts.is_shown

    @property
    def until(self) -> float | None:
        """No deal begins after this time, in seconds since 1970."""
        minutes = self.session_options.get("minutes")
        return self.facts.since + 60 * minutes if minutes else None

    # --- reading

    def home(self, player: int) -> Seat:
        """The seat a player came to for this deal; it names the player in the log."""
        return self._homes[player]

    def player_of(self, identity: str) -> int | None:
        return self.company.by_identity.get(identity)

    @property
    def company(self) -> _Company:
        """Who is who: asked for several times with each picture, and other only when somebody sits down or gets up."""
        known = self._company
        if known is None or known.players is not self.facts.players:
            known = self._company = _company(self.facts.players)
        return known

    def asides(self, seat: Seat) -> tuple[ev.Move, ...]:
        """What a player may do now although nobody waits for it; worked out once for all seats."""
        return self.kept.of("asides", self.revision, lambda: self.state.all_asides()).get(seat, ())

    def seen_by(self, player: int | None) -> Seen:
        viewer = None if player is None else self.home(player)
        found = self.seen.get(viewer)
        if found is None:
            found = self.seen[viewer] = Seen(viewer)
        return found

    @property
    def names(self) -> tuple[str, ...]:
        return self.company.names

    @property
    def is_alone(self) -> bool:
        """Whether one person plays here among bots."""
        return self.company.seated == 1

    @property
    def over(self) -> bool:
        """The deal is over, and no other will follow."""
        return self.state.over and self.session.next_board(self.results, stop=self.stopping) is None

    @property
    def is_at_rest(self) -> bool:
        """The lesson that the table belongs to has it end here, or is not there any more: nobody moves."""
        return self.spot is not None and (self.practice is None or is_stopped(self.practice, self.state))

    def sheets(self) -> tuple[tuple[Sheet, ...], Standing]:
        stop = self.stopping and self.state.over
        key = (len(self.results), self.names, stop)
        if self._sheets is None or self._sheets[0] != key:
            sheets = self.session.sheets(self.results, self.names, stop=stop)
            self._sheets = key, sheets, self.session.standing(self.results, stop=stop)
        return self._sheets[1:]

    # --- deciding

    def act(
        self,
        player: int,
        deal: int,
        at: int,
        nonce: str | None,
        move: ev.Move,
        now: float,
        why: Why | None = None,
    ) -> Resolution:
        """A player's move and all that follows from it; `why` is a bot's, to be read when the deal is over."""
        if nonce is not None and nonce in self.nonces:
            return Resolution(at=self.nonces[nonce])  # sent again after a break: played once
        if self.is_gathering:
            raise Refusal(w.NOT_BEGUN())
        if deal != self.deal:
            raise Refusal(MOVED_ON())
        if self.is_at_rest:
            raise Refusal(w.LESSON_STOPS_HERE())
        if self.is_paused:
            raise Refusal(w.TABLE_PAUSED())
        home = self.home(player)
        if isinstance(move, ev.Asked) and home in self.state.table.own_moves and not self.may_take_back(home):
            raise Refusal(w.TOO_LATE_TO_TAKE_BACK())
        if isinstance(move, ev.Claimed | ev.Asked):
            move = replace(move, seat=home)  # the page knows where somebody sits, not where they came from
        try:
            state = act(self.state, home, move, at=at)
        except IllegalMove as error:
            raise Refusal(error.text) from error
        first = len(self.state.log)
        rows = [event_rows(self.id, deal, first, state.log[first:], now, nonce)]
        if why is not None and why.said:
            rows.append(reason_row(self.id, deal, first, why))
        decided = Resolution(state=state, rows=tuple(rows), at=first, nonce=nonce)
        return together(decided, self._ended(state, now)) if state.over else decided

    def _ended(self, state: State, now: float) -> Resolution:
        """What follows from the end of a deal; one that does not count is dealt again, and nobody has to ask for it."""
        is_late = not self.stopping and self.until is not None and now >= self.until
        stopping = self.stopping or is_late
        following = self.session.next_board([*self.results, result(self.board, state)], stop=stopping)
        summary = msgspec.json.encode(story.result(state.table)).decode()
        ended = {"table": self.id, "of": self.deal, "ended": now, "summary": summary}
        rows = [
            Change(st.DEAL_ENDED, (ended,)),
            self._touched(now, stopping=stopping, finished=following is None),
            daily_done(self.id, state.table.scored),
        ]
        anew = Resolution()
        if self.spot is not None:
            pass  # the bookmark of the lesson notes it; history and figures are about games
        elif following is None or following.number != self.board.number:
            is_tried = self.is_alone and was_taken_back(state.log)
            again = is_tried or self.first is not None
            rows += remembered(self.id, self.deal, self.board, state, self.players, now, again=again)
        elif not self.is_out_of_deals:
            anew = self._opened(following, now)
        return together(Resolution((SessionStopped(),) if is_late else (), rows=tuple(rows)), anew)

    def taken_back(self, state: State, now: float) -> Resolution:
        """The deal under way as it stood before; if it was over, its result never was."""
        first = len(self.state.log)
        rows = [event_rows(self.id, self.deal, first, state.log[first:], now)]
        if self.state.over:
            ended = {"table": self.id, "of": self.deal, "ended": None, "summary": None}
            rows += [Change(st.DEAL_ENDED, (ended,)), not_remembered(self.id, self.deal), self._touched(now)]
        return Resolution(state=state, rows=tuple(rows), at=first)

    def may_take_back(self, home: Seat) -> bool:
        """Looking and rewinding is for practice: elsewhere nothing is taken back once somebody else has moved."""
        return self.is_practice or is_last_to_move(self.state.table, home)

    def next_deal(self, now: float) -> Resolution | None:
        """The deal that follows, or the end if time is up; None if there is none, or not yet."""
        if self.state.over and not self.stopping and self.until is not None and now >= self.until:
            return self.stop(now)
        board = self.session.next_board(self.results, stop=self.stopping) if self.state.over else None
        if board is None or self.is_out_of_deals:
            return None
        return self._opened(board, now)

    def _opened(self, board: Board, now: float) -> Resolution:
        number = self.deal + 1
        made = next((each for each in self.boards if each.board == board), None)
        left = self.ordered
        if left is not None:
            made, left = left.dealt(board)
        state = made.opened(self.game)[1] if made else opening(self.game, board)
        rows = (*deal_rows(self.id, number, board, state, now), self._touched(now))
        lines = (NextDealt(),) if left is None else (NextDealt(), OrderPlaced(order=left))
        return Resolution(lines, dealt=NewDeal(number, board, state), rows=rows)

    @property
    def is_out_of_deals(self) -> bool:
        """Every deal is to order, and the next has not been drawn yet."""
        return self.ordered is not None and not self.ordered.codes

    def order(self, order: OrderedDeals | None) -> Resolution:
        """What the deals are to be like from the next one on, with some of them; None: they are dealt as usual."""
        return Resolution((OrderPlaced(order=order),))

    def get_ready(self, player: int, deal: int) -> Resolution:
        if deal != self.deal:
            return Resolution()  # the next deal has begun already: that is what was wished for
        if not self.state.over:
            raise Refusal(w.NOT_OVER())
        if self.over:
            raise Refusal(w.SESSION_OVER())
        return Resolution() if player in self.ready else Resolution((GotReady(player=player),))

    def stop(self, now: float) -> Resolution:
        """No deal after this one."""
        if self.is_gathering:
            raise Refusal(w.NOT_BEGUN())
        return Resolution((SessionStopped(),), rows=(self._touched(now, stopping=True, finished=self.state.over),))

    def seat(self, player: int, who: Player) -> Resolution:
        """Somebody else, or a bot, plays from now on."""
        # While a bot plays for somebody the votes stay: who was voted out has the seat back by coming back.
        is_kept = (who.kind == "bot" and who.identity is not None) or player not in self.votes
        seated = PlayerSeated(player=player, who=who)
        return Resolution((seated,) if is_kept else (seated, VotesForgotten(player=player)))

    def reseat(self, players: tuple[Player, ...]) -> Resolution:
        """Other people, or the same in other seats."""
        return together(*(self.seat(number, who) for number, who in enumerate(players) if who != self.players[number]))

    # --- taking in what is stored

    def take(self, decision: Resolution) -> None:
        """A decision that is stored."""
        if decision.state is not None:
            self._go_on(decision.state)
            if decision.nonce is not None and decision.at is not None:
                self.nonces[decision.nonce] = decision.at
        written = self._written(decision)
        self.length += len(written)
        self.facts = _after_all(self.facts, written)
        if decision.dealt is not None:
            self._begin(decision.dealt.number, decision.dealt.board)
            self._go_on(decision.dealt.state)
        self.revision += 1
        self.is_ours = True

    def stored_with(self, decision: Resolution, now: float) -> tuple[Change, ...]:
        """All rows of a decision: what it brings, the lines of the ledger, and what lists need of the table."""
        lines = [stamped(line, now) for line in self._written(decision)]
        return (
            self.unchanged(),
            *decision.rows,
            *ledger_rows(self.id, self.length, lines),
            *list_rows(self.id, self.facts, _after_all(self.facts, lines)),
        )

    def _written(self, decision: Resolution) -> tuple[TableLedgerLine, ...]:
        """The lines of a decision; the first of all come after what the table was like."""
        begin = (TableSetUp(facts=self.facts),) if decision.lines and not self.length else ()
        return (*begin, *decision.lines)

    def told(self, changes: Sequence[Change]) -> bytes:
        """What other processes need of these rows: one that has the table as it was before reads nothing."""
        mine = [(each.statement, row) for each in changes for row in each.rows if row.get("table_id") == self.id]
        return msgspec.json.encode(
            _Grown(
                self.revision,
                self.length,
                tuple(row["body"] for statement, row in mine if statement is st.NEW_TABLE_LINE),
                {row["deal"]: row["board"] for statement, row in mine if statement is st.NEW_DEAL},
                tuple(
                    (row["deal"], row["seq"], row["body"], row["nonce"])
                    for statement, row in mine
                    if statement is st.NEW_EVENT
                ),
            )
        )

    def hear(self, told: bytes) -> bool:
        grown = _grown_decoder.decode(told)
        if (grown.revision, grown.length) != (self.revision, self.length):
            return False
        lines = [TABLE.read(each) for each in grown.lines]
        events = [st.StoredEvent(deal, seq, codec.decode_event(body), nonce) for deal, seq, body, nonce in grown.events]
        boards = {number: msgspec.json.decode(board, type=Board) for number, board in grown.boards.items()}
        known = self.deal, len(self.state.log)
        self._absorb_deals({self.deal: self.board, **boards}, events)
        self._absorb_lines(lines)
        self.revision += 1
        if known != (self.deal, len(self.state.log)):
            self.is_ours = False
        return True

    async def read_on(self, store: st.Store) -> None:
        """Take in what is new in the store."""
        known = self.deal, len(self.state.log)
        stored = await store.load(self.id, *known, self.length)
        if stored is None or stored.table["revision"] < self.revision:
            raise GoneBack
        self._absorb(stored)
        if known != (self.deal, len(self.state.log)):
            self.is_ours = False

    def _absorb(self, stored: st.StoredTable) -> None:
        row = stored.table
        self.revision = row["revision"]
        if not stored.length:
            self.facts = facts_in_rows(stored)
        self._absorb_lines([TABLE.read(each) for each in stored.lines])
        boards = {row["deal"]: msgspec.json.decode(row["board"], type=Board) for row in stored.deals}
        self._absorb_deals(boards, stored.events)

    def _absorb_lines(self, lines: Sequence[TableLedgerLine]) -> None:
        if lines:
            self.facts = _after_all(self.facts, lines) if self.length else TABLE.fold(lines)
            self.length += len(lines)

    def _absorb_deals(self, boards: Mapping[int, Board], events: Sequence[st.StoredEvent]) -> None:
        for number in sorted(boards):
            new = [each for each in events if each.deal == number]
            if new:
                self._absorb_deal(number, boards[number], new)

    def _absorb_deal(self, number: int, board: Board, events: Sequence[st.StoredEvent]) -> None:
        fresh = number != self.deal
        known = 0 if fresh else len(self.state.log)
        new = [each for each in events if each.seq >= known]
        if not new:
            return
        if [each.seq for each in new] != list(range(known, known + len(new))):
            raise ValueError(f"Events are missing from deal {number}.")
        log, table = ((), Table()) if fresh else (self.state.log, self.state.table)
        state = resumed(self.game, log, table, (each.event for each in new))
        if fresh:
            self._begin(number, board)
        self._go_on(state)
        self.nonces |= {each.nonce: each.seq for each in new if each.nonce is not None}

    def _go_on(self, state: State) -> None:
        """The deal under way has come so far: a result comes with its end, and goes if that is taken back."""
        if self._has_result:
            self.results.pop()
            self._sheets = None
        self.state, self._has_result = state, state.over
        if state.over:
            self.results.append(result(self.board, state))

    def _begin(self, number: int, board: Board) -> None:
        self.deal, self.board = number, board
        self._homes = {player: seat for seat, player in board.seats.items()}
        self.seen = {}
        self._has_result = False

    def unchanged(self) -> Change:
        """Stored with every decision: it holds only if nobody else has decided anything since this was read."""
        return Change(st.REVISED, ({"table": self.id, "seen": self.revision},), each_finds_one=True)

    def _touched(self, now: float, *, stopping: bool | None = None, finished: bool = False) -> Change:
        stop = self.stopping if stopping is None else stopping
        row = {"table": self.id, "touched": now, "stopping": int(stop), "finished": int(finished)}
        return Change(st.TOUCHED, (row,))


def together(*decisions: Resolution) -> Resolution:
    """Several decisions as one: all of them are stored, or none. One of them at most is about the deal."""
    return Resolution(
        tuple(line for each in decisions for line in each.lines),
        next((each.state for each in decisions if each.state is not None), None),
        next((each.dealt for each in decisions if each.dealt is not None), None),
        tuple(row for each in decisions for row in each.rows),
        next((each.at for each in decisions if each.at is not None), None),
        next((each.nonce for each in decisions if each.nonce is not None), None),
    )


def _after_all(facts: TableFacts, lines: Sequence[TableLedgerLine]) -> TableFacts:
    for line in lines:
        facts = facts_after(facts, line)
    return facts
