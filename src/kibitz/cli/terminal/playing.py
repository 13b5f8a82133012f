"""A session at the table: deals one after another, you in one seat and bots in the others."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.text import Text

from kibitz.bots.agreement import bidding_among
from kibitz.bots.bot import Explaining
from kibitz.cards import COLOURS, Deal, Seat
from kibitz.cards.shuffle import fresh_salt, fresh_seed
from kibitz.cli.speech import said, say, side_name, spoken
from kibitz.cli.terminal import sheets
from kibitz.cli.terminal.answers import meant
from kibitz.cli.terminal.drawing import four_hands, legend
from kibitz.cli.terminal.screen import Terminal
from kibitz.cli.terminal.telling import Teller
from kibitz.cli.terminal.turn import TerminalSeat
from kibitz.engine import Game, State, act, view
from kibitz.engine import events as ev
from kibitz.formats import record
from kibitz.games import GAMES
from kibitz.narration.verdicts import verdict
from kibitz.sessions import Board, Result, Session, begin, result

COMPANIONS = ("Finch", "Robin", "Wren")
_LOOK = 0.6
"""Seconds to look at a trick when there is nothing to do but watch."""


class Setup(Struct, frozen=True):
    """What is played, by whom, and where it is written down."""

    game: Game
    session: str
    session_options: Mapping[str, Any]
    form: Session
    names: tuple[str, ...]
    player: int
    seed: str | None = None
    deal: Deal | None = None
    save: Path | None = None
    level: str = "learner"


class Evening:
    """A session under way."""

    def __init__(
        self, setup: Setup, terminal: Terminal, bot: Explaining, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.setup = setup
        self.terminal = terminal
        self.bot = bot
        self.clock = clock
        self.began = clock()
        self.results: list[Result] = []
        self.deals: list[record.PlayedDeal] = []
        self.stopped = False  # by the clock or the player: what is shown and what is written both go by it

    def play(self) -> None:
        """All deals to the end of the session."""
        board = self._next_board()
        while board is not None:
            if self.results:
                self._between_deals()
            self._play_deal(board)
            board = self._next_board()
            self.show_sheet()
        self.terminal.say(Text(self._verdict(), style="bold"))

    def leave(self) -> str:
        """Break off: the sheet as it is then, and in one line how it ends."""
        self.stopped = True
        if not self.results:
            return said("cli-goodbye")
        self.show_sheet()
        return said("cli-goodbye-verdict", verdict=self._verdict())

    def write(self) -> str:
        """Save the session as far as it has been played."""
        setup = self.setup
        assert setup.save is not None
        written = record.SessionRecord(
            version=record.VERSION,
            game=setup.game.name,
            session=setup.session,
            players=setup.names,
            deals=tuple(self.deals),
            options=setup.game.options,
            session_options=setup.session_options,
            stopped=self.stopped,
        )
        setup.save.write_bytes(record.write(written))
        return said("cli-saved", file=str(setup.save))

    def show_sheet(self) -> None:
        for sheet in self.setup.form.sheets(self.results, self.setup.names, stop=self.stopped):
            self.terminal.say(sheets.drawn(sheet))

    def _next_board(self) -> Board | None:
        board = self.setup.form.next_board(self.results)
        self.stopped = board is not None and self._time_is_up()
        return None if self.stopped else board

    def _time_is_up(self) -> bool:
        minutes = self.setup.session_options.get("minutes")
        return minutes is not None and self.clock() - self.began >= 60 * minutes

    def _verdict(self) -> str:
        return say(verdict(self.setup.form.standing(self.results, stop=self.stopped), self.setup.names))

    def _between_deals(self) -> None:
        while True:
            answer = meant(self.terminal.ask(said("cli-next-deal")))
            if answer == "hands":
                events = self.deals[-1].events
                shown = next(event for event in events if isinstance(event, ev.LaidOpen))
                self.terminal.say(*four_hands(Deal(shown.hands)))
            elif answer == "score":
                self.show_sheet()
            else:
                return

    def _play_deal(self, board: Board) -> None:
        me = next(seat for seat, player in board.seats.items() if player == self.setup.player)
        state = self._opened(board)
        teller = Teller(me)
        place = self._place(board, me, teller)
        self.deals.append(record.PlayedDeal(board, state.log))
        with self.terminal.page():
            state = self._play_on(board, state, teller, place)
        if self.terminal.interactive:
            self.terminal.say(*teller.recap(()))  # the deal is over: everything may be read
        self.results.append(result(board, state))

    def _play_on(self, board: Board, state: State, teller: Teller, place: TerminalSeat) -> State:
        """To the end of the deal."""
        if self.setup.game.deck is COLOURS:
            self.terminal.say(legend())
        while True:
            self.deals[-1] = record.PlayedDeal(board, state.log)
            self._tell(teller, state, place)
            if state.wait is None:
                return state
            waiting = tuple(state.wait.turns)
            if place.me in waiting:
                state = place.turn(state)
            elif place.wants_a_word(state):
                state = place.interject(state)
            else:
                state = act(state, waiting[0], self.bot.choose(view(state, waiting[0])))

    def _place(self, board: Board, me: Seat, teller: Teller) -> TerminalSeat:
        players = {seat: self.setup.names[player] for seat, player in board.seats.items()}
        return TerminalSeat(
            self.terminal,
            self.setup.game,
            me,
            players,
            _title(self.setup.game.name, board),
            self.bot,
            self.show_sheet,
            lambda seen: teller.recap(seen.inspection),
            bidding_among([self.setup.level]),
        )

    def _tell(self, teller: Teller, state: State, place: TerminalSeat) -> None:
        before = teller.table
        self.terminal.say(*teller.news(state))
        t = teller.table
        dummy = t.dummy
        if dummy is None or t.people.get(dummy) is not place.me:
            return
        if dummy in t.faced and dummy not in before.faced:
            place.watch(view(state, place.me))
        elif self.terminal.interactive and len(t.tricks) > len(before.tricks):
            time.sleep(_LOOK)

    def _opened(self, board: Board) -> State:
        setup = self.setup
        number = len(self.deals)
        if setup.deal is not None and not number:
            return begin(setup.game, board, deal=setup.deal)
        seed, salt = _derived(setup.seed, number) if setup.seed else (fresh_seed(), fresh_salt())
        return begin(setup.game, board, seed=seed, salt=salt)


def _title(game: str, board: Board) -> str:
    """What stands over the table: the game, which deal it is, and who is vulnerable."""
    shown: dict[str, str | float] = {"game": spoken().word(GAMES[game].title), "number": board.number}
    match board.vulnerable:
        case ():
            return said("cli-deal-title", **shown)
        case (side,):
            return said("cli-deal-title-side", **shown, side=side_name(side))
        case _:
            return said("cli-deal-title-all", **shown)


def _derived(seed: str, number: int) -> tuple[str, str]:
    """The seed itself for the first deal, and others made from it for those after: a session that can be repeated."""
    later = hashlib.sha256(f"{seed} {number}".encode()).hexdigest()
    return (later if number else seed), later[:32]
