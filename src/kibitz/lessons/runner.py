"""Going through a lesson: where a learner is, what the table does by itself, and what came of each block. All pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import Card, Seat, Side
from kibitz.engine import Game, State, start
from kibitz.engine import events as ev
from kibitz.lessons.judging import TaskMark, judged
from kibitz.lessons.lesson import Block, Column, Ledger, Lesson, Practice, Prose, Question
from kibitz.lessons.vetting import rules_of_table


class WrongBlock(ValueError):
    """The learner is at another place of the lesson."""


class DealNote(Struct, frozen=True):
    """A deal played in a lesson, as the learner writes it down: by the side that declared, or the dealer's."""

    block: int
    name: str
    side: Side
    points: int
    tricks: int
    score: int
    scorers: Side | None
    contract: ev.Contract | None = None

    def value(self, column: Column) -> int:
        return {"points": self.points, "tricks": self.tricks, "score": self.score}[column]


class Noted(Struct, frozen=True):
    """What a quiet task asked to be noted, and whether it was seen."""

    block: int
    task: int
    seen: bool


class BlockMark(Struct, frozen=True):
    """What came of a block: done, or left; and after how many tries."""

    state: Literal["done", "missed"]
    tries: int = 1


class Bookmark(Struct, frozen=True):
    """Where a learner is in a lesson: the block, the tries at it so far, and what came of those before."""

    lesson: str
    at: int = 0
    tries: int = 0
    marks: Mapping[int, BlockMark] = {}
    deals: tuple[DealNote, ...] = ()
    noted: tuple[Noted, ...] = ()

    def is_finished(self, lesson: Lesson) -> bool:
        return self.at >= len(lesson.blocks)

    def block(self, lesson: Lesson) -> Block | None:
        """The block to go on with; None when the lesson is finished."""
        return None if self.is_finished(lesson) else lesson.blocks[self.at]


class Reply(Struct, frozen=True):
    """What the learner is told, and whether it was right."""

    right: bool
    prose: Prose


class TableLook(Struct, frozen=True):
    """A table of a lesson as it stands: what became of its tasks, and whether it has come to its stop."""

    tasks: tuple[TaskMark, ...]
    stopped: bool

    def is_done(self, practice: Practice) -> bool:
        """Whether every task that is spoken of was done."""
        return all(
            mark.state == "done" for mark, task in zip(self.tasks, practice.tasks, strict=True) if not task.quiet
        )


def went_on(lesson: Lesson, mark: Bookmark) -> Bookmark:
    """To the next block. What was not done is left."""
    if mark.is_finished(lesson):
        return mark
    came = mark.marks.get(mark.at, BlockMark("missed" if _asks(lesson.blocks[mark.at]) else "done", mark.tries))
    return replace(mark, at=mark.at + 1, tries=0, marks={**mark.marks, mark.at: came})


def _asks(block: Block) -> bool:
    """Whether there is something to do in a block, and not only to read."""
    return isinstance(block, Question) or (isinstance(block, Practice | Ledger) and bool(_wants(block)))


def _wants(block: Practice | Ledger) -> bool:
    if isinstance(block, Ledger):
        return bool(block.write)
    return any(not task.quiet for task in block.tasks)


# --- questions and sheets


def answered(lesson: Lesson, mark: Bookmark, answer: int) -> tuple[Bookmark, Reply]:
    """The reply to an answer by its place, or to a number, and the bookmark with one try more."""
    question = mark.block(lesson)
    if not isinstance(question, Question):
        raise WrongBlock("There is no question to answer.")
    if question.answers:
        if not 0 <= answer < len(question.answers):
            raise WrongBlock("There is no such answer.")
        chosen = question.answers[answer]
        reply = Reply(chosen.right, chosen.reply)
    else:
        right = answer == question.number
        reply = Reply(right, question.done if right else question.missed)
    return _tried(mark, reply.right), reply


def wrote(lesson: Lesson, mark: Bookmark, written: Mapping[Column, int]) -> tuple[Bookmark, Reply, frozenset[Column]]:
    """The reply to what was written on a sheet, and which columns of it are wrong."""
    sheet = mark.block(lesson)
    if not isinstance(sheet, Ledger):
        raise WrongBlock("There is no sheet to write on.")
    deal = sheet_rows(sheet, mark)[-1]
    wrong = frozenset(column for column in sheet.write if written.get(column) != deal.value(column))
    return _tried(mark, not wrong), Reply(not wrong, sheet.missed if wrong else sheet.done), wrong


def sheet_rows(sheet: Ledger, mark: Bookmark) -> tuple[DealNote, ...]:
    """The deals that a sheet shows: of each table that it names the last one played, or the one played last of all."""
    if not sheet.of:
        return mark.deals[-1:]
    last = {deal.name: deal for deal in mark.deals}
    return tuple(last[name] for name in sheet.of if name in last)


def _tried(mark: Bookmark, right: bool) -> Bookmark:
    tries = mark.tries + 1
    came = BlockMark("done" if right else "missed", tries)
    return replace(mark, tries=tries, marks={**mark.marks, mark.at: came})


# --- tables


def opened(lesson: Lesson, mark: Bookmark, *, seed: str, salt: str) -> State:
    """The table of the block, before any move: with its cards, or shuffled from the seed where it has none."""
    practice = _practice(lesson, mark)
    rules, deal = rules_of_table(practice, _tables(lesson))
    if deal is not None:
        return start(rules, deal=deal, dealer=practice.dealer)
    fixed = None if practice.seed is None else f"{practice.seed:064x}"
    return start(rules, seed=fixed or seed, salt=salt, dealer=practice.dealer)


def by_itself(practice: Practice, state: State) -> tuple[Seat, ev.Move] | None:
    """The move that the lesson has laid down for whoever's turn it is; None if a player or a bot chooses."""
    for player, moves in state.turns.items():
        for move in moves:
            if isinstance(move, ev.Chose) and practice.contract == (move.contract.terms, move.contract.strain):
                return player, move
        first = moves[0]
        if isinstance(first, ev.Played) and first.seat in practice.plays:
            card = _next_card(practice, state, first.seat)
            if card is not None and (laid := ev.Played(first.seat, card)) in moves:
                return player, laid
    return None


def _next_card(practice: Practice, state: State, seat: Seat) -> Card | None:
    """The card that the lesson has laid down for a hand to play next."""
    t = state.table
    played = sum(play.seat is seat for plays in (*(trick.plays for trick in t.tricks), t.trick) for play in plays)
    cards = practice.plays[seat]
    return cards[played] if played < len(cards) else None


def looked(practice: Practice, state: State) -> TableLook:
    """The tasks of a table, and whether it has come to its stop."""
    stopped = is_stopped(practice, state)
    return TableLook(judged(practice, state.game, state.log, closed=stopped), stopped)


def is_stopped(practice: Practice, state: State) -> bool:
    """Whether the table is to end here."""
    t, stop = state.table, practice.stop
    if state.over:
        return True
    match stop.at:
        case "declarer":
            return t.declarer is not None
        case "contract":
            return t.contract is not None
        case "tricks":
            return len(t.tricks) >= stop.tricks
        case "end":
            return False


def closed(lesson: Lesson, mark: Bookmark, state: State) -> Bookmark:
    """The bookmark after a table: the deal written down, what was noted, and one try more."""
    practice = _practice(lesson, mark)
    look = looked(practice, state)
    noted = tuple(
        Noted(mark.at, number, each.state == "done")
        for number, (each, task) in enumerate(zip(look.tasks, practice.tasks, strict=True))
        if task.quiet
    )
    kept = tuple(each for each in mark.noted if each.block != mark.at)
    deals = (*mark.deals, _note(mark.at, practice, state))
    return replace(_tried(mark, look.is_done(practice)), deals=deals, noted=(*kept, *noted))


def _note(block: int, practice: Practice, state: State) -> DealNote:
    t = state.table
    side = t.reckoned
    entries = t.scored.entries if t.scored else ()
    totals = {each: sum(entry.points for entry in entries if entry.side is each) for each in Side}
    best = max(Side, key=lambda each: totals[each])
    points = sum(t.dealt[seat].points for seat in side.seats)
    scorers = best if totals[best] else None
    return DealNote(block, practice.name, side, points, t.won[side], totals[best], scorers, t.contract)


def _practice(lesson: Lesson, mark: Bookmark) -> Practice:
    block = mark.block(lesson)
    if not isinstance(block, Practice):
        raise WrongBlock("There is no table to play at.")
    return block


def _tables(lesson: Lesson) -> tuple[Practice, ...]:
    return tuple(block for block in lesson.blocks if isinstance(block, Practice))


def game_of(lesson: Lesson, practice: Practice) -> Game:
    """The game that is played at a table of a lesson."""
    return rules_of_table(practice, _tables(lesson))[0]
