"""What a page asks of practice: the next puzzle, what an answer is worth, the deal of the day."""

from __future__ import annotations

import time
from random import SystemRandom
from typing import Final, assert_never

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub import repetitions
from kibitz.app.hub.hub import Hub
from kibitz.app.hub.newcomers import somebody
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.pictures.puzzle_picture import draw_puzzle
from kibitz.app.storage import solutions
from kibitz.app.storage.writer import Change, Conflict
from kibitz.app.subjects.practice.messages import (
    AnswerPuzzle,
    AskDaily,
    AskPuzzle,
    DailyLine,
    DailyShown,
    OpenDaily,
    OrderDeals,
    PlayDeals,
    PracticeRequest,
    PuzzleAnswered,
    PuzzleShown,
)
from kibitz.app.subjects.practice.ordering import Ordering
from kibitz.app.subjects.practice.picture import draw_kinds, draw_practice
from kibitz.app.tables import people
from kibitz.app.tables.names import BOT_NAMES
from kibitz.app.tables.prepared_deals import GivenDeal, given_deal
from kibitz.app.tables.table_ledger import Player
from kibitz.app.tables.table_rows import table_rows
from kibitz.cards import Seat
from kibitz.games import game
from kibitz.games.registry import GAMES
from kibitz.learner.repetition import Recurring, ThingKind
from kibitz.practice.daily import deal_of_the_day, ranking
from kibitz.practice.picking import Puzzler, after_answer, first_rating, next_puzzle, wanted
from kibitz.practice.puzzle_words import THEMES, TITLES, explanation
from kibitz.practice.puzzles import by_key, shipped
from kibitz.practice.rung_puzzles import puzzles_of
from kibitz.practice.second_try import SURE_OF_TWO, how_it_fails
from kibitz.practice.workshop import RUNGS
from kibitz.sessions import default_session, session

_chance: Final = SystemRandom()
_LEVEL: Final = "club"
"""Everybody meets the same bots at the deal of the day."""


class PracticeAnswers:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.store = hub.store
        self.connection = connection

    async def serve(self, request: PracticeRequest) -> None:
        match request:
            case AskPuzzle():
                self.connection.send(await self._ask(request))
            case AnswerPuzzle():
                self.connection.send(await self._answer(request))
            case AskDaily(id=number):
                self.connection.send(await self._daily(number))
            case OpenDaily():
                await self._open(request)
            case OrderDeals() | PlayDeals():
                await Ordering(self.hub, self.connection).serve(request)
            case _:
                assert_never(request)

    async def _ask(self, request: AskPuzzle) -> PuzzleShown:
        puzzles = (puzzles_of(request.game) if request.game else ()) or shipped()
        chosen = wanted(puzzles, request.rung, request.asks, request.theme)
        puzzler, answers = await self._known()
        ratings = await solutions.puzzle_ratings(self.store, [each.key for each in chosen])
        if request.key is not None:
            found = by_key().get(request.key)
        else:
            found = next_puzzle(chosen, ratings, puzzler, answers, _chance, request.but)
        if found is None:
            raise Refusal(w.NO_SUCH_PUZZLE())
        rating = ratings.get(found.key, first_rating(found))
        return PuzzleShown(
            id=request.id,
            puzzle=draw_puzzle(found, rating.strength),
            yours=draw_practice(puzzler, answers),
            rungs=tuple(RUNGS),
            questions=draw_kinds(TITLES, (each.asks for each in wanted(shipped(), request.rung, None, None))),
            themes=draw_kinds(THEMES, (each.theme for each in wanted(shipped(), request.rung, None, None))),
        )

    async def _answer(self, request: AnswerPuzzle) -> PuzzleAnswered:
        puzzle = by_key().get(request.key)
        if puzzle is None or request.answer not in puzzle.answers:
            raise Refusal(w.NO_SUCH_PUZZLE())
        identity = await somebody(self.hub, self.connection, None)
        is_right = request.answer in puzzle.right
        async with self.hub.puzzles:  # the next answer is rated after this one
            puzzler, answers = await self._known()
            before = puzzler.rating.strength
            is_first, now = puzzle.key not in answers, time.time()
            rows: tuple[Change, ...] = ()
            if is_first:
                ratings = await solutions.puzzle_ratings(self.store, [puzzle.key])
                rating = ratings.get(puzzle.key, first_rating(puzzle))
                puzzler, rating = after_answer(puzzler, rating, is_right=is_right)
                rows = solutions.answered(identity, puzzle.key, request.answer, is_right, puzzler, rating, now)
            elif is_right:
                rows = (solutions.mended(identity, puzzle.key, now),)
            thing = Recurring(ThingKind.PUZZLE, puzzle.key)
            await repetitions.answered(self.hub, identity, thing, is_right=is_right, now=now, rows=rows)
            answers.setdefault(puzzle.key, is_right)
        may_try_again = not is_right and not request.again and len(puzzle.answers) > SURE_OF_TWO
        words = how_it_fails if may_try_again else explanation
        why = await self.hub.work.done(self.connection.share, words, puzzle, request.answer)
        return PuzzleAnswered(
            id=request.id,
            key=puzzle.key,
            is_right=is_right,
            right=() if may_try_again else puzzle.right,
            why=why,
            theme=None if may_try_again else THEMES[puzzle.theme](),
            may_try_again=may_try_again,
            is_rated=is_first,
            gained=round(puzzler.rating.strength) - round(before),
            yours=draw_practice(puzzler, answers),
            deal=None if may_try_again else puzzle.code or None,
        )

    async def _known(self) -> tuple[Puzzler, dict[str, bool]]:
        who = self.connection.identity
        if who is None:
            return Puzzler(), {}
        return await solutions.solver_of(self.store, who), await solutions.answers_of(self.store, who)

    # --- the deal of the day

    async def _daily(self, number: int) -> DailyShown:
        today = solutions.today()
        played = await solutions.dailies(self.store, today.isoformat())
        lines = []
        for name in RUNGS:
            here = [each for each in played if each.game == name]
            mine = next((each for each in here if each.identity == self.connection.identity), None)
            scores = [each.score for each in here if each.score is not None]
            rank = ranking(mine.score, scores) if mine is not None and mine.score is not None else None
            lines.append(
                DailyLine(
                    game=name,
                    table=mine.table if mine else None,
                    score=mine.score if mine else None,
                    tricks=mine.tricks if mine else None,
                    finished=len(scores),
                    place=rank.place if rank else None,
                    scores=rank.scores if rank else (),
                )
            )
        return DailyShown(number, today.isoformat(), tuple(lines))

    async def _open(self, request: OpenDaily) -> None:
        if request.game not in RUNGS:
            raise Refusal(w.NO_SUCH_PUZZLE())
        self.connection.count_opening()
        today = solutions.today()
        identity = await somebody(self.hub, self.connection, request.nickname)
        entrance = GAMES[request.game]
        options = dict(entrance.alone or {})
        rules = game(entrance.name, options)
        name = default_session(rules)
        deal = deal_of_the_day(today, entrance.name, rules.deck)
        given: GivenDeal = given_deal(session(name, {}, rules), deal, Seat.SOUTH, (), {})
        mine = given.board.seats[Seat.SOUTH]
        players = [Player("bot", None, each, _LEVEL) for each in BOT_NAMES[: entrance.players]]
        players[mine] = Player("person", identity, self.connection.nickname or "", _LEVEL)
        code = people.fresh_table_code()
        new = table_rows(code, rules, name, {}, players, time.time(), given=given.opened(rules))
        try:
            await self.store.commit((*new, solutions.daily_begun(today.isoformat(), entrance.name, identity, code)))
        except Conflict as error:
            raise Refusal(w.DAILY_ONCE()) from error
        self.hub.look(self.connection, await self.hub.table(code))
        self.connection.send(Done(request.id, code))
