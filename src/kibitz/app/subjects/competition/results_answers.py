"""What a page asks of a club's results: the events on its page to look up, and what whoever runs it puts there.

Whoever has the code of the page sees events that are closed, and of those nothing by which they could be followed or
run: not even the event's own code.
"""

from __future__ import annotations

from typing import Final, assert_never

from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.ledgers.audience import Showing
from kibitz.app.ledgers.ledger_door import come_in, found_by_code, shows_secret
from kibitz.app.ledgers.ledger_subject import LedgerSubject
from kibitz.app.ledgers.live_ledgers import Entries, LiveLedger
from kibitz.app.ledgers.texts import short
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.subjects.competition.competition_ledger import COMPETITION
from kibitz.app.subjects.competition.messages import MarkedResult, ScoreCardShown
from kibitz.app.subjects.competition.picture import (
    NOT_THE_ORGANISER,
    card_line,
    place_lines,
    traveller_line,
)
from kibitz.app.subjects.competition.results_messages import (
    AddUp,
    AskListedBoard,
    AskListedCard,
    AskListedEvent,
    AskTotal,
    LeaveNamesOut,
    ListedBoardShown,
    ListedEventShown,
    ListedLine,
    ListEvent,
    NewResultsPage,
    ResultsPagePicture,
    ResultsPageRequest,
    RunResultsPage,
    TotalLine,
    TotalPlaceLine,
    TotalShown,
    UnlistEvent,
)
from kibitz.cards import FRENCH, Deal, Seat
from kibitz.club.competition.exports import shared_place, unit_text
from kibitz.club.competition.reports import score_cards, traveller
from kibitz.club.competition.results_page import (
    NOT_LISTED,
    RESULTS_PAGE,
    AddedUp,
    Listed,
    PageBegun,
    ResultsPage,
    ResultsPageLine,
    added_up,
    listed,
    names_left_out,
    unlisted,
)
from kibitz.club.competition.series import (
    MOST_SESSIONS,
    SessionScores,
    TotalPlace,
    session_scores,
    total,
    unnamed,
    unnamed_places,
)
from kibitz.club.competition.state import Competition
from kibitz.club.fields import rounded
from kibitz.club.movements.movement import board as board_of
from kibitz.club.paper_play import counts_vulnerability
from kibitz.engine.text import Template
from kibitz.games import GAMES, game

NOT_WHO_RUNS_IT: Final = Template("results-not-who-runs-it")
STILL_OPEN: Final = Template("results-still-open")

ResultsBook = LiveLedger[ResultsPageLine, ResultsPage]


class ResultsPageAnswers:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: ResultsPageRequest) -> None:
        page = await come_in(self.hub.ledgers, self.connection, RESULTS_PAGE, request.code)
        work, share = self.hub.work, self.connection.share
        match request:
            case AskListedEvent(id=number, event=event):
                there, state = await self._event(page, event)
                shown = await work.done(share, event_shown, number, event, there, state, page.state.left_out)
                self.connection.send(shown)
            case AskListedBoard(id=number, event=event, board=board):
                _, state = await self._event(page, event)
                self.connection.send(await work.done(share, board_shown, number, event, state, board))
            case AskListedCard(id=number, event=event, entrant=entrant):
                _, state = await self._event(page, event)
                self.connection.send(
                    ScoreCardShown(number, entrant, await work.done(share, card_lines, state, entrant))
                )
            case AskTotal():
                await self._total(page, request)
            case RunResultsPage(id=number, act=act):
                if not self.hub.audience.runs(self.connection, page.code):
                    raise Refusal(NOT_WHO_RUNS_IT())
                await self._run(page, act)
                self.connection.send(Done(number))
            case _:
                assert_never(request)

    async def _event(self, page: ResultsBook, number: int) -> tuple[Listed, Competition]:
        """An event on the page that can be looked up; a refusal if it is not there, or not closed."""
        there = page.state.events.get(number)
        if there is None:
            raise Refusal(NOT_LISTED())
        state = (await self.hub.ledgers.under(COMPETITION, there.event)).state.event
        if not state.closed:
            raise Refusal(STILL_OPEN(title=there.title))
        return there, state

    async def _total(self, page: ResultsBook, request: AskTotal) -> None:
        wanted = page.state.totals.get(request.title)
        if wanted is None:
            raise Refusal(NOT_LISTED())
        scores = []
        for number in wanted.events[:MOST_SESSIONS]:
            _, state = await self._event(page, number)
            scores.append(await self.hub.work.done(self.connection.share, session_scores, state))
        places = await self.hub.work.done(
            self.connection.share, total_places, tuple(scores), wanted, page.state.left_out
        )
        percent = bool(scores) and scores[0].unit == "percent"
        self.connection.send(TotalShown(request.id, wanted.title, percent, places))

    async def _run(self, page: ResultsBook, act: ListEvent | UnlistEvent | LeaveNamesOut | AddUp) -> None:
        match act:
            case ListEvent(event=code, secret=secret):
                under = self.hub.ledgers.under
                book = await found_by_code(self.connection, code, lambda plain: under(COMPETITION, plain))
                shows_secret(self.connection, book, secret, NOT_THE_ORGANISER())
                first = book.state.event.created
                await self.hub.ledgers.write(
                    page, lambda state: Entries((listed(state, book.code, first.title, first.day),))
                )
            case UnlistEvent(number=number):
                await self.hub.ledgers.write(page, lambda state: Entries((unlisted(state, number),)))
            case LeaveNamesOut(names=names):
                line = names_left_out(tuple(short(name) for name in names))
                await self.hub.ledgers.write(page, lambda _: Entries((line,)))
            case AddUp(title=title, events=events, adding=adding, best=best, whose=whose):
                wanted = AddedUp(title=short(title) or "?", events=events, adding=adding, best=best, whose=whose)
                await self.hub.ledgers.write(page, lambda state: Entries((added_up(state, wanted),)))
            case _:
                assert_never(act)


def event_shown(
    number: int, event: int, there: Listed, state: Competition, left_out: tuple[str, ...]
) -> ListedEventShown:
    """Behind the gateway: of a large event all results are compared."""
    shown, created = unnamed(state, left_out), state.created
    return ListedEventShown(
        id=number,
        event=event,
        title=there.title,
        on=there.on,
        game=created.game,
        game_title=GAMES[created.game].title,
        unit=unit_text(shown),
        names=shown.entrants,
        places=place_lines(shown),
        boards=shown.movement.boards if shown.movement else (),
    )


def board_shown(number: int, event: int, state: Competition, board: int) -> ListedBoardShown:
    """Behind the gateway as well."""
    created, about = state.created, board_of(board)
    deck = game(created.game, created.options).deck
    code = state.deals.get(board)
    deal = Deal.from_code(code, deck) if code is not None and GAMES[created.game].players == len(Seat) else None
    return ListedBoardShown(
        id=number,
        event=event,
        board=board,
        dealer=about.dealer,
        vulnerable=about.vulnerable if counts_vulnerability(created.game, created.options) else (),
        results=tuple(map(traveller_line, traveller(state, board))),
        deal=code,
        deck="french" if deck is FRENCH else "colours",
        hands={seat: tuple(card.name for card in deal[seat]) for seat in Seat} if deal is not None else {},
    )


def card_lines(state: Competition, entrant: int) -> tuple[MarkedResult, ...]:
    """Behind the gateway as well."""
    return tuple(card_line(entrant, line) for line in score_cards(state).get(entrant, ()))


def total_places(
    scores: tuple[SessionScores, ...], wanted: AddedUp, left_out: tuple[str, ...]
) -> tuple[TotalPlaceLine, ...]:
    """Behind the gateway as well."""
    places = unnamed_places(total(scores, wanted.adding, wanted.best, wanted.whose), left_out)
    return tuple(map(_total_line, places))


def _total_line(each: TotalPlace) -> TotalPlaceLine:
    scores = tuple("" if score is None else rounded(score) for score in each.scores)
    return TotalPlaceLine(shared_place(each.place, shared=each.shared), each.name, rounded(each.total), scores)


def draw_page(code: str, page: ResultsPage, *, runs: bool) -> ResultsPagePicture:
    """The page for everybody, or for whoever runs it."""
    return ResultsPagePicture(
        code=code,
        title=page.title,
        events={number: ListedLine(number, each.title, each.on) for number, each in page.events.items()},
        totals={
            title: TotalLine(title, each.events, each.adding, each.best, each.whose)
            for title, each in page.totals.items()
        },
        left_out=page.left_out if runs else (),
    )


RESULTS_PAGE_SHOWN: Final = Showing[ResultsPage, ResultsPagePicture](
    "results",
    lambda ledger, runs: draw_page(ledger.code, ledger.state, runs=runs),
    otherwise=NOT_WHO_RUNS_IT,
)


async def _first(_connection: Connection, new: NewResultsPage) -> tuple[ResultsPageLine, ...]:
    return (PageBegun(title=short(new.title) or "?"),)


def results_ledger(_hub: Hub) -> LedgerSubject[ResultsPageLine, ResultsPage]:
    """A results page as a ledger like any other."""
    return LedgerSubject(
        name="results",
        kind=RESULTS_PAGE,
        title=lambda page: page.title,
        new=NewResultsPage,
        first=_first,
        showings=(RESULTS_PAGE_SHOWN,),
    )
