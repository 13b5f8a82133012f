"""Sheets of lessons: columns for each side, deals that are told, and those that count together in a session."""

from __future__ import annotations

from random import Random

import msgspec

from kibitz.bots import SimpleBot
from kibitz.cards import NT, Side
from kibitz.engine import State, act, view
from kibitz.engine.codec import encode, from_text
from kibitz.engine.events import Chose
from kibitz.lessons import runner
from kibitz.lessons.lesson import Lesson, Practice
from kibitz.lessons.runner import Bookmark
from kibitz.sessions import RowKind
from tests.lessons.writing import fenced, lesson

SAID = "\nask: Write.\ndone: Yes.\nmissed: No."


def told(deal: str, write: str, more: str = "") -> str:
    return fenced("sheet", f"told: {{{deal}}}\nsession: rubber\nwrite: {write}{more}{SAID}")


LINES = "we_below we_above they_below they_above"
RUBBER = lesson(
    told("bid: 2S, by: S, tricks: 9", LINES),
    told("bid: 3NT, by: N, tricks: 8", LINES),
    told("bid: 2H, by: S, tricks: 8", LINES),
    told("bid: 4S, by: S, tricks: 9, terms: doubled", LINES),
    told("bid: 6D, by: E, tricks: 12", LINES),
    told(
        "bid: 1NT, by: N, tricks: 9, terms: redoubled",
        "we_below we_above we_total they_total",
        "\nahead: Won.\nlevel: Equal.\nbehind: Lost.",
    ),
)
WRITTEN = (
    {"we_below": 60, "we_above": 30, "they_below": 0, "they_above": 0},
    {"we_below": 0, "we_above": 0, "they_below": 0, "they_above": 50},
    {"we_below": 60, "we_above": 0, "they_below": 0, "they_above": 0},  # a game
    {"we_below": 0, "we_above": 0, "they_below": 0, "they_above": 200},  # so vulnerable
    {"we_below": 0, "we_above": 0, "they_below": 120, "they_above": 500},  # they are not
    {"we_below": 160, "we_above": 850, "we_total": 60 + 30 + 60 + 160 + 850 + 500, "they_total": 870},
)


def test_a_rubber_that_is_told_deal_by_deal() -> None:
    mark = Bookmark("tried")
    for right in WRITTEN:
        assert runner.right_values(RUBBER, mark) == right
        for column, value in right.items():
            _, reply, wrong = runner.wrote(RUBBER, mark, {**right, column: value + 10})  # type: ignore[dict-item]  # columns
            assert not reply.right and wrong == {column}
        mark, reply, wrong = runner.wrote(RUBBER, mark, right)  # type: ignore[arg-type]  # columns
        assert reply.right and not wrong
        before = runner.score_sheet(RUBBER, mark, ("N", "E", "S", "W"), written=False)
        after = runner.score_sheet(RUBBER, mark, ("N", "E", "S", "W"), written=True)
        assert before is not None and after is not None and before.rows != after.rows
        assert (before.rows[-1].kind is RowKind.TOTAL) == ("we_total" not in right)
        said, total = runner.how_it_stands(RUBBER, mark), after.rows[-1].cells
        mark = runner.went_on(RUBBER, mark)
    assert [str(each) for each in said] == ["Won."]
    assert total == (1660, 870)


MATCH = lesson(
    *(
        fenced("table", f"game: minibridge\nseed: {seed}\nsession: match\nyou: W")
        + fenced("sheet", f"write: we they we_total{SAID}")[:-5]
        + "\nsession: match\n```\n"
        for seed in (1, 2)
    ),
    fenced("sheet", "session: match\nahead: Won.\nlevel: Equal.\nbehind: Lost."),
)


def played(given: Lesson, mark: Bookmark) -> State:
    block, bot = mark.block(given), SimpleBot(Random(1))
    assert isinstance(block, Practice)
    state = runner.opened(given, mark, seed="1" * 64, salt="2" * 32)
    while not runner.is_stopped(block, state):
        mover = next(iter(state.turns))
        state = act(state, mover, bot.choose(view(state, mover)))
    return state


def test_deals_that_are_played_count_together_as_the_learners_side_reads_them() -> None:
    mark, totals = Bookmark("tried"), dict.fromkeys(Side, 0)
    for _ in range(2):
        mark = runner.went_on(MATCH, runner.closed(MATCH, mark, played(MATCH, mark)))
        left = mark.deals[-1].result
        assert left is not None
        totals = {side: totals[side] + left.points(side) for side in Side}
        right = runner.right_values(MATCH, mark)
        assert right == {"we": left.points(Side.EW), "they": left.points(Side.NS), "we_total": totals[Side.EW]}
        mark = runner.went_on(MATCH, mark)
    assert totals[Side.EW] != totals[Side.NS]
    assert [str(each) for each in runner.how_it_stands(MATCH, mark)] == [
        "Won." if totals[Side.EW] > totals[Side.NS] else "Lost."
    ]
    kept = msgspec.json.decode(encode(mark), type=Bookmark, dec_hook=from_text)
    assert kept == mark
    # Played once more, a deal counts once: as it was played last.
    again = runner.closed(
        MATCH, msgspec.structs.replace(mark, at=0), played(MATCH, msgspec.structs.replace(mark, at=0))
    )
    again = msgspec.structs.replace(again, at=mark.at)
    sheets = [runner.score_sheet(MATCH, each, "NESW", written=True) for each in (mark, again)]
    assert sheets[0] == sheets[1]


def test_a_deal_that_stands_on_the_sheet_is_not_taken_off_again() -> None:
    given = lesson(
        told("bid: 2S, by: S, tricks: 8", "we_below"),
        fenced("sheet", f"session: rubber\nwrite: we_total{SAID}"),
    )
    sheet = runner.score_sheet(given, Bookmark("tried", 1), "NESW", written=False)
    assert sheet is not None
    assert [row.cells for row in sheet.rows if row.kind is not RowKind.NAMES] == [(None, None), (60, None)]


CARDS = "hands: {N: AK2.432.5432.432, E: 43.AKQ5.876.JT98, S: QJT987.J6.AKQ.AK, W: 65.T987.JT9.Q765}"
CONTEST = lesson(
    fenced("table", f"game: minibridge\nsession: match\n{CARDS}"),
    fenced("sheet", "session: match\nbeside: learner\nahead: Better.\nlevel: Same.\nbehind: Worse."),
)


def played_badly(given: Lesson, mark: Bookmark) -> State:
    """As the bots do, but at no-trumps."""
    block, bot = mark.block(given), SimpleBot(Random(1))
    assert isinstance(block, Practice)
    state = runner.opened(given, mark, seed="1" * 64, salt="2" * 32)
    while not runner.is_stopped(block, state):
        mover, moves = next(iter(state.turns.items()))
        bad = (
            move
            for move in moves
            if isinstance(move, Chose) and (move.contract.strain, move.contract.terms) == (NT, "game")
        )
        state = act(state, mover, next(bad, None) or bot.choose(view(state, mover)))
    return state


def test_a_contest_compares_with_what_bots_make_of_the_same_cards() -> None:
    for play, said, points in ((played, "Same.", 1), (played_badly, "Worse.", 0)):
        mark = Bookmark("tried")
        mark = runner.went_on(CONTEST, runner.closed(CONTEST, mark, play(CONTEST, mark)))
        assert [str(each) for each in runner.how_it_stands(CONTEST, mark)] == [said]
        sheet = runner.score_sheet(CONTEST, mark, "NESW", written=True)
        assert sheet is not None
        here, there, got = sheet.rows[0].cells
        assert got == points == sheet.rows[-1].cells[-1]
        assert isinstance(here, int) and isinstance(there, int) and (here == there) == (points == 1)


def test_a_table_in_a_rubber_knows_what_came_before() -> None:
    given = lesson(
        told("bid: 4S, by: S, tricks: 10", LINES),
        told("bid: 2C, by: E, tricks: 8", LINES),
        fenced("table", "game: contract\nsession: rubber\nseed: 1"),
    )
    state = runner.opened(given, Bookmark("tried", 2), seed="1" * 64, salt="2" * 32)
    assert state.table.header.vulnerable == (Side.NS,)
    assert state.table.header.below == {Side.EW: 40}
