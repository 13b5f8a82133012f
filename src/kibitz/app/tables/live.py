"""A live table: its session, its deals and its players. It decides; what it decides is stored before it happens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.storage import store as st
from kibitz.app.storage.rows import (
    AsDummy,
    FirstPlayed,
    Guest,
    Permission,
    Player,
    Speed,
    deal_rows,
    event_rows,
    opening,
    read_allowed,
    read_guest,
    reason_row,
)
from kibitz.app.storage.solutions import daily_done
from kibitz.app.storage.writer import Change
from kibitz.app.tables.lesson_tables import LessonSpot
from kibitz.app.tables.prepared_deals import OrderedDeals, read_boards, read_order, write_order
from kibitz.app.tables.remembering import remembered
from kibitz.app.tables.seeing import Pointing, Seen
from kibitz.bots.decision import Why
from kibitz.cards import Seat
from kibitz.engine import Game, IllegalMove, State, act
from kibitz.engine import events as ev
from kibitz.engine.game import resumed
from kibitz.engine.refusals import MOVED_ON
from kibitz.engine.table import Table
from kibitz.games import game
from kibitz.lessons.lesson import Practice
from kibitz.lessons.runner import is_stopped
from kibitz.narration import story
from kibitz.rules.undoing import is_last_to_move
from kibitz.sessions import Board, Result, Session, Sheet, Standing, begun, result, session
from kibitz.sessions.registry import board_match


class Resolution(Struct, frozen=True):
    """What to store, and what to do once it is stored; `at` is the place in the log of a move."""

    changes: tuple[Change, ...]
    apply: Callable[[], None]
    at: int | None = None


class LiveTable:
    """One table in memory: always what the store has, or less. `lock` keeps decisions one after the other."""

    def __init__(self, stored: st.StoredTable) -> None:
        row = stored.table
        self.id: str = row["id"]
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
        self.revision = 0
        self.until: float | None = None
        self.is_practice = bool(row["practice"])
        self.is_placed = bool(row["placed"])  # its seats are given out by whoever runs it, and by nobody else
        self.allowed: frozenset[Permission] = frozenset()
        self.pointed: Pointing | None = None
        self.is_paused = False
        self.is_shown = False  # all hands of this deal lie open
        self.first = msgspec.json.decode(row["again"], type=FirstPlayed) if row["again"] else None
        self.ordered: OrderedDeals | None = None  # every deal is to order
        self.owner: str | None = None
        self.is_watchable = False
        self.is_gathering = False  # its people come together, and nothing is played yet
        self.draws: dict[int, str] = {}  # the cards drawn for seats, by player
        self.guests: dict[str, Guest] = {}  # by identity
        self.gone_since: dict[str, float] = {}  # by identity, of those who have seats
        self.players: tuple[Player, ...] = ()
        self.results: list[Result] = []
        self.deal = 0
        self.speed: Speed = "normal"
        self.dummy_does: AsDummy = "watches"  # in this deal, if dummy is a person and declarer a bot
        self.board: Board
        self.state: State
        self.stopping = False
        self.ready: set[int] = set()
        self.votes: dict[int, set[int]] = {}
        self.nonces: dict[str, int] = {}
        self.seen: dict[Seat | None, Seen] = {}
        self.spot = msgspec.json.decode(row["lesson"], type=LessonSpot) if row["lesson"] else None
        self.practice: Practice | None = None  # of a table that belongs to a lesson, if the lesson is there
        self.lock = asyncio.Lock()
        self.is_ours = True  # this process wrote last, so it also moves the bots
        self.is_lost = False  # another process goes on with it under rules that are not known here
        self._sheets: tuple[object, tuple[Sheet, ...], Standing] | None = None
        self.absorb(stored)
        if not self.deal or len(self.players) != len(self.board.seats):
            raise ValueError("The table has no deal, or seats are missing.")

    # --- reading

    def home(self, player: int) -> Seat:
        """The seat a player came to for this deal; it names the player in the log."""
        return next(seat for seat, number in self.board.seats.items() if number == player)

    def player_of(self, identity: str) -> int | None:
        return next((number for number, each in enumerate(self.players) if each.identity == identity), None)

    def seen_by(self, player: int | None) -> Seen:
        viewer = None if player is None else self.home(player)
        return self.seen.setdefault(viewer, Seen(viewer))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(each.name for each in self.players)

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
            return Resolution((), _nothing, self.nonces[nonce])  # sent again after a break: played once
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
        changes = [event_rows(self.id, deal, first, state.log[first:], now, nonce)]
        if why is not None and why.said:
            changes.append(reason_row(self.id, deal, first, why))
        stopping = self.stopping
        again: Resolution | None = None
        if state.over:
            results = [*self.results, result(self.board, state)]
            stopping = stopping or (self.until is not None and now >= self.until)
            following = self.session.next_board(results, stop=stopping)
            finished = following is None
            summary = msgspec.json.encode(story.result(state.table)).decode()
            ended = {"table": self.id, "of": deal, "ended": now, "summary": summary}
            changes += [Change(st.DEAL_ENDED, (ended,)), self._touched(now, stopping=stopping, finished=finished)]
            changes.append(daily_done(self.id, state.table.scored))
            if self.spot is not None:
                pass  # the bookmark of the lesson notes it; history and figures are about games
            elif following is None or following.number != self.board.number:
                changes += remembered(self.id, deal, self.board, state, self.players, now, again=self.first is not None)
            elif not self.is_out_of_deals:
                again = self._opened(following, now)  # it does not count: nobody has to ask for the next
                changes += again.changes

        def apply() -> None:
            self.state, self.stopping = state, stopping
            if nonce is not None:
                self.nonces[nonce] = first
            if state.over:
                self.results.append(result(self.board, state))
            if again is not None:
                again.apply()

        return Resolution(tuple(changes), apply, first)

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
        changes = (*deal_rows(self.id, number, board, state, now), self._touched(now))
        opened = Resolution(changes, lambda: self._begin(number, board, state))
        return opened if left is None else together(opened, self.order(left))

    @property
    def is_out_of_deals(self) -> bool:
        """Every deal is to order, and the next has not been drawn yet."""
        return self.ordered is not None and not self.ordered.codes

    def order(self, order: OrderedDeals | None) -> Resolution:
        """What the deals are to be like from the next one on, with some of them; None: they are dealt as usual."""

        def apply() -> None:
            self.ordered = order

        return Resolution((Change(st.ORDERED, ({"table": self.id, "order": write_order(order)},)),), apply)

    def get_ready(self, player: int, deal: int) -> Resolution:
        if deal != self.deal:
            return Resolution((), _nothing)  # the next deal has begun already: that is what was wished for
        if not self.state.over:
            raise Refusal(w.NOT_OVER())
        if self.over:
            raise Refusal(w.SESSION_OVER())
        row = {"table_id": self.id, "deal": deal, "player": player}
        return Resolution((Change(st.READY, (row,)),), lambda: self.ready.add(player))

    def stop(self, now: float) -> Resolution:
        """No deal after this one."""
        if self.is_gathering:
            raise Refusal(w.NOT_BEGUN())
        finished = self.state.over

        def apply() -> None:
            self.stopping = True

        return Resolution((self._touched(now, stopping=True, finished=finished),), apply)

    def seat(self, player: int, who: Player) -> Resolution:
        """Somebody else, or a bot, plays from now on."""
        row = {
            "table": self.id,
            "of": player,
            "kind": who.kind,
            "identity": who.identity,
            "nickname": who.name,
            "level": who.level,
        }
        seated = Change(st.RESEAT, (row,))
        # While a bot plays for somebody the votes stay: who was voted out has the seat back by coming back.
        is_kept = who.kind == "bot" and who.identity is not None
        unvote = Change(st.UNVOTE, ({"table": self.id, "of": player},))

        def apply() -> None:
            self.players = (*self.players[:player], who, *self.players[player + 1 :])
            if not is_kept:
                self.votes.pop(player, None)

        return Resolution((seated,) if is_kept else (seated, unvote), apply)

    def reseat(self, players: tuple[Player, ...]) -> Resolution:
        """Other people, or the same in other seats."""
        changed = [number for number, who in enumerate(players) if who != self.players[number]]
        # Nobody has two seats, not even while they change: all get up before anybody sits down.
        up = [self.seat(number, replace(players[number], identity=None)) for number in changed]
        return together(*up, *(self.seat(number, players[number]) for number in changed))

    def manners(
        self,
        *,
        owner: str | None = None,
        watchable: bool | None = None,
        draws: dict[int, str] | None = None,
        speed: Speed | None = None,
    ) -> Resolution:
        """Whose table it is, who may watch, what was drawn for seats, how quick bots are: what is not said stays."""
        whose = self.owner if owner is None else owner
        seen = self.is_watchable if watchable is None else watchable
        drawn = self.draws if draws is None else draws
        pace = self.speed if speed is None else speed
        cards = msgspec.json.encode(drawn).decode()
        row = {"table": self.id, "whose": whose, "seen": int(seen), "drawn": cards, "speed": pace}

        def apply() -> None:
            self.owner, self.is_watchable, self.draws, self.speed = whose, seen, drawn, pace

        return Resolution((Change(st.MANNERS, (row,)),), apply)

    # --- taking in what is stored

    def absorb(self, stored: st.StoredTable) -> None:
        """Take in what is new in the store."""
        row = stored.table
        self.revision = row["revision"]
        self.stopping = bool(row["stopping"])
        minutes = self.session_options.get("minutes")
        self.until = row["created"] + 60 * minutes if minutes else None
        self.owner, self.is_watchable = row["owner"], bool(row["watchable"])
        self.is_gathering = bool(row["gathering"])
        self.is_paused = bool(row["paused"])
        self.allowed = read_allowed(row)
        self.ordered = read_order(row["ordered"])
        self.speed = row["pace"]
        self.draws = msgspec.json.decode(row["draws"], type=dict[int, str])
        self.guests = {each["identity"]: read_guest(each) for each in stored.guests}
        self.players = tuple(
            Player(row["kind"], row["identity"], row["nickname"], row["level"]) for row in stored.seats
        )
        boards = {row["deal"]: msgspec.json.decode(row["board"], type=Board) for row in stored.deals}
        for number in sorted(boards):
            events = [each for each in stored.events if each.deal == number]
            if events:
                self._absorb_deal(number, boards[number], events)
        current = next(row for row in stored.deals if row["deal"] == self.deal)
        self.dummy_does, self.is_shown = current["dummy"], bool(current["shown"])
        self.ready = {player for deal, player in stored.ready if deal == self.deal}
        self.votes = {}
        for player, voter in stored.votes:
            self.votes.setdefault(player, set()).add(voter)

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
            self._begin(number, board, state)
        self.state = state
        self.nonces |= {each.nonce: each.seq for each in new if each.nonce is not None}
        if state.over:
            self.results.append(result(board, state))

    def _begin(self, number: int, board: Board, state: State) -> None:
        self.deal, self.board, self.state = number, board, state
        self.ready, self.seen = set(), {}
        self.dummy_does, self.is_shown = "watches", False

    def unchanged(self) -> Change:
        """Stored with every decision: it holds only if nobody else has decided anything since this was read."""
        return Change(st.REVISED, ({"table": self.id, "seen": self.revision},), each_finds_one=True)

    def _touched(self, now: float, *, stopping: bool | None = None, finished: bool = False) -> Change:
        stop = self.stopping if stopping is None else stopping
        row = {"table": self.id, "touched": now, "stopping": int(stop), "finished": int(finished)}
        return Change(st.TOUCHED, (row,))


def together(*decisions: Resolution) -> Resolution:
    """Several decisions as one: all of them are stored, or none."""

    def apply() -> None:
        for each in decisions:
            each.apply()

    return Resolution(tuple(change for each in decisions for change in each.changes), apply)


def _nothing() -> None:
    """Already as it should be."""
