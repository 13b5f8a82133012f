"""Going through a lesson: where a learner is, what the table does by itself, and what came of each block. All pure."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import Call, Card, Seat
from kibitz.engine import Game, State
from kibitz.engine import events as ev
from kibitz.lessons.bookmark import BlockMark, Bookmark, DealNote, Noted, Reply, WrongBlock, deal_note
from kibitz.lessons.judging import TaskMark, judged
from kibitz.lessons.lesson import Block, Lesson, Practice, Question, SheetBlock
from kibitz.lessons.vetting import rules_of_table
from kibitz.lessons.writing_down import board_at, how_it_stands, right_values, score_sheet, sheet_rows, wrote
from kibitz.sessions import Board, begin, result

__all__ = [
    "BlockMark",
    "Bookmark",
    "DealNote",
    "Noted",
    "Reply",
    "TableLook",
    "WrongBlock",
    "answered",
    "board_at",
    "broken_off",
    "by_itself",
    "closed",
    "furthest",
    "game_of",
    "how_it_stands",
    "is_stopped",
    "looked",
    "opened",
    "right_values",
    "score_sheet",
    "sent_to",
    "sheet_rows",
    "turned_to",
    "went_on",
    "wrote",
]


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


def furthest(mark: Bookmark) -> int:
    """The last place that the learner has come to."""
    return max((mark.at, *(block + 1 for block in mark.marks)))


def turned_to(lesson: Lesson, mark: Bookmark, place: int) -> Bookmark:
    """To a place that the learner knows already; what came of each block stays."""
    if not 0 <= place <= min(furthest(mark), len(lesson.blocks)):
        raise WrongBlock("The learner has not come so far.")
    return replace(mark, at=place, tries=0)


def sent_to(lesson: Lesson, mark: Bookmark, place: int) -> Bookmark:
    """To a place where a teacher wants the learner, come to before or not; what came of each block stays."""
    if not 0 <= place < len(lesson.blocks):
        raise WrongBlock("The lesson has no such place.")
    return replace(mark, at=place, tries=0)


def _asks(block: Block) -> bool:
    """Whether there is something to do in a block, and not only to read."""
    return isinstance(block, Question) or (isinstance(block, Practice | SheetBlock) and bool(_wants(block)))


def _wants(block: Practice | SheetBlock) -> bool:
    if isinstance(block, SheetBlock):
        return bool(block.write)
    return any(not task.quiet for task in block.tasks)


# --- questions


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
        foreseen = next((each.reply for each in question.wrong if each.number == answer), question.missed)
        reply = Reply(right, question.done if right else foreseen)
    return mark.tried(right=reply.right), reply


# --- tables


def opened(lesson: Lesson, mark: Bookmark, *, seed: str, salt: str) -> State:
    """The table of the block, before any move: with its cards, or shuffled from the seed where it has none."""
    practice = _practice(lesson, mark)
    rules, deal = rules_of_table(practice, _tables(lesson))
    board = board_at(lesson, mark, practice)
    if deal is not None:
        return begin(rules, board, deal=deal)
    fixed = None if practice.seed is None else f"{practice.seed:064x}"
    return begin(rules, board, seed=fixed or seed, salt=salt)


def by_itself(practice: Practice, state: State) -> tuple[Seat, ev.Move] | None:
    """The move that the lesson has laid down for whoever's turn it is; None if a player or a bot chooses."""
    for player, moves in state.turns.items():
        for move in moves:
            if isinstance(move, ev.Chose) and practice.contract == (move.contract.terms, move.contract.strain):
                return player, move
        first = moves[0]
        if isinstance(first, ev.Called):
            call = _next_call(practice, state, first.seat)
            if call is not None and (said := ev.Called(first.seat, call)) in moves:
                return player, said
        if isinstance(first, ev.Played) and first.seat in practice.plays:
            card = _next_card(practice, state, first.seat)
            if card is not None and (laid := ev.Played(first.seat, card)) in moves:
                return player, laid
    return None


def _next_call(practice: Practice, state: State, seat: Seat) -> Call | None:
    """What the lesson has laid down for a player to call next."""
    made = sum(called.seat is seat for called in state.table.calls)
    calls = practice.calls.get(seat, ())
    return calls[made] if made < len(calls) else None


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
        case "calls":
            return sum(called.seat is practice.you for called in t.calls) >= stop.calls
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
    deals = (*mark.deals, _note(mark.at, practice, state, board_at(lesson, mark, practice)))
    return replace(mark.tried(right=look.is_done(practice)), deals=deals, noted=(*kept, *noted))


def broken_off(mark: Bookmark) -> Bookmark:
    """The bookmark after a table that was left before its stop: one try more, and nothing to write down."""
    return mark.tried(right=False)


def _note(block: int, practice: Practice, state: State, board: Board) -> DealNote:
    t = state.table
    side = t.reckoned
    left = result(board, state)
    points = sum(t.dealt[seat].points for seat in side.seats)
    note = deal_note(block, practice.name, left, side, t.won[side], t.place(practice.you).side)
    return replace(note, points=points, result=left if state.over else None)


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
