"""Going through lessons: tasks as patterns over events, tables and their stops, questions, sheets, bookmarks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from kibitz.bots import SimpleBot
from kibitz.cards import Seat, Side, card
from kibitz.engine import State, act, view
from kibitz.engine import events as ev
from kibitz.engine.codec import encode, from_text
from kibitz.lessons import runner
from kibitz.lessons.judging import said_of
from kibitz.lessons.lesson import Lesson, Practice
from kibitz.lessons.lesson_faults import LessonFaults
from kibitz.lessons.proving import prove
from kibitz.lessons.runner import Bookmark, WrongBlock
from kibitz.lessons.shelf import shelf
from tests.lessons.writing import HANDS, fenced, lesson, practice, table

SECRET = {"seed": "1" * 64, "salt": "2" * 32}
LAID = "plays: {E: H9 H5, W: H4 H2, N: HT H6}\n"


def played(given: Lesson, *cards: str, mark: Bookmark | None = None) -> State:
    """The table with these cards by the learner, and bots in the other seats, as far as the cards go or to its stop."""
    mark = mark or Bookmark(given.name)
    block = mark.block(given)
    assert isinstance(block, Practice)
    state, left, bot = runner.opened(given, mark, **SECRET), list(cards), SimpleBot(Random(1))
    while not runner.is_stopped(block, state):
        laid_down = runner.by_itself(block, state)
        if laid_down is not None:
            state = act(state, *laid_down)
        elif block.you in state.turns:
            if not left:
                return state
            turn = state.moves(block.you)[0]
            assert isinstance(turn, ev.Played)
            state = act(state, block.you, ev.Played(turn.seat, card(left.pop(0))))
        else:
            mover = next(iter(state.turns))
            state = act(state, mover, bot.choose(view(state, mover)))
    return state


def marks(tasks: str, *cards: str, more: str = LAID) -> list[str]:
    given = table(tasks, more)
    return [mark.state for mark in runner.looked(practice(given), played(given, *cards)).tasks]


# East leads the nine of hearts to South, who has the ace of spades and king and three of hearts.
@pytest.mark.parametrize(
    ("task", "cards", "states"),
    [
        ("{played: {trick: 1, rank: winning}}", "HK", "done"),
        ("{played: {trick: 1, rank: winning}}", "H3", "missed"),
        ("{played: {rank: winning}}", "", "open"),
        ("{played: {trick: 1, rank: lowest}}", "H3", "done"),
        ("{played: {trick: 1, rank: highest}}", "H3", "missed"),
        ("{played: {trick: 1, rank: cheapest}}", "HK", "done"),
        ("{played: {suit: led}}", "HK", "done"),
        ("{played: {suit: led, lead: no}}", "HK", "done"),
        ("{played: {trick: 2, lead: yes, suit: S}}", "HK SA", "done"),
        ("{played: {trick: 2, lead: yes, suit: S}}", "HK H3", "missed"),
        ("{played: {lead: yes, after: winning}}", "HK SA", "done"),
        ("{played: {lead: yes, after: winning}}", "H3", "open"),
        ("[{played: {rank: winning}}, {played: {lead: yes, cards: SA}}]", "HK SA", "done"),
        ("[{played: {rank: winning}}, {played: {lead: yes, cards: SA}}]", "HK", "open"),
        ("[{played: {rank: winning}}, {played: {lead: yes, cards: SA}}]", "H3", "missed"),
        ("{played: {place: 2}}", "H3", "done"),
        ("{played: {place: 3}}", "H3", "open"),
        ("{won: {tricks: 1}}", "HK", "done"),
        ("{won: {tricks: 3}}", "HK SA H3", "done"),
        ("{won: {tricks: 3}}", "HK", "open"),
    ],
)
def test_a_task_is_a_pattern_over_what_happened(task: str, cards: str, states: str) -> None:
    assert marks(task, *cards.split()) == [states]


def test_the_first_chance_decides_unless_told_otherwise() -> None:
    task = fenced("task", "do: {played: {cards: SA}}\nchance: any\ndone: Yes.\nmissed: No.")
    given = lesson(fenced("table", HANDS + LAID), task)
    assert marks("{played: {cards: SA}}", "HK", "SA") == ["missed"]
    assert [mark.state for mark in runner.looked(practice(given), played(given, "HK", "SA")).tasks] == ["done"]


def test_what_was_taken_back_did_not_happen() -> None:
    given = table("{played: {trick: 1, rank: winning}}", LAID.replace("W: H4 H2, ", ""))
    state = runner.opened(given, Bookmark("tried"), **SECRET)
    state = act(state, *(runner.by_itself(practice(given), state) or ()))
    state = act(state, Seat.SOUTH, ev.Played(Seat.SOUTH, card("H3")))
    assert runner.looked(practice(given), state).tasks[0].state == "missed"
    state = act(state, Seat.SOUTH, ev.Asked(Seat.SOUTH))
    for seat in (Seat.EAST, Seat.WEST):
        state = act(state, seat, ev.Answered(seat, True))
    assert runner.looked(practice(given), state).tasks[0].state == "open"


def test_what_is_open_when_the_table_stops_was_missed() -> None:
    assert marks("{played: {trick: 3}}", "HK", more=LAID + "stop: 1 trick") == ["missed"]
    assert marks("{played: {trick: 3}}", "HK", more=LAID) == ["open"]


FULL = """
game: minibridge
options: {announcing: players, scoring: lesson}
dealer: S
hands:
  N: A4.K72.Q65.J8432
  E: T62.JT84.A92.QT7
  S: KQJ983.AQ5.K74.5
  W: 75.963.JT83.AK96
"""


def announced(number: int, move: Callable[[State], State] | None = None, more: str = "") -> list[str]:
    task = "\ndone: Yes.\nmissed: No."
    given = lesson(
        fenced("table", FULL + more),
        fenced("task", "do: {announced: {number: right}}" + task),
        fenced("task", "do: {chose: {strain: longest, terms: lesson}}" + task),
        fenced("task", "do: {chose: {strain: fit}}" + task),
        fenced("task", "do: {chose: {strain: NT}}" + task),
    )
    state = runner.opened(given, Bookmark("tried"), **SECRET)
    state = act(state, Seat.SOUTH, ev.Announced(Seat.SOUTH, ev.Measure.POINTS, number))
    bot = SimpleBot(Random(1))
    while move is not None and Seat.SOUTH not in state.turns:
        mover = next(iter(state.turns))
        state = act(state, mover, bot.choose(view(state, mover)))
    return [mark.state for mark in runner.looked(practice(given), move(state) if move else state).tasks]


def chooses(letter: str) -> Callable[[State], State]:
    def chosen(state: State) -> State:
        found = (move for move in state.moves(Seat.SOUTH) if isinstance(move, ev.Chose))
        return act(state, Seat.SOUTH, next(move for move in found if move.contract.strain.letter == letter))

    return chosen


def test_the_right_count() -> None:
    assert announced(15)[0] == "done"
    assert announced(14)[0] == "missed"


@pytest.mark.parametrize(
    ("letter", "states"),
    [
        ("S", ["done", "done", "missed"]),
        ("C", ["missed", "missed", "missed"]),
        ("NT", ["missed", "missed", "done"]),
    ],
)
def test_the_contract_that_was_chosen(letter: str, states: list[str]) -> None:
    assert announced(15, chooses(letter))[1:] == states


def test_a_table_stops_where_told() -> None:
    for stop, tricks in (("1 trick", 1), ("2 tricks", 2), ("end", 3)):
        given = table("", LAID + f"stop: {stop}")
        assert len(played(given, "HK", "SA", "H3").table.tricks) == tricks
    given = lesson(fenced("table", "game: minibridge\nseed: 5\nstop: declarer"))
    assert played(given).table.declarer is not None
    assert played(given).table.contract is None


def test_a_contract_that_is_laid_down_chooses_itself() -> None:
    given = lesson(fenced("table", FULL.replace("announcing: players, ", "") + "contract: lesson H\nstop: contract"))
    assert [event.contract.strain.letter for event in played(given).log if isinstance(event, ev.Chose)] == ["H"]


def test_a_seed_deals_the_same_cards_and_none_does_not() -> None:
    seeded = lesson(fenced("table", "game: minibridge\nseed: 5\nstop: declarer"))
    hands = [runner.opened(seeded, Bookmark("x"), seed=seed * 64, salt="2" * 32).log[2] for seed in "12"]
    assert hands[0] == ev.Seeded(f"{5:064x}", "2" * 32) == hands[1]


# --- bookmarks


def test_questions_count_tries_and_replies() -> None:
    given = lesson(
        fenced("question", "ask: A?\nanswers: [{say: a, reply: No.}, {say: b, right: yes, reply: Yes.}]"),
        fenced("question", "ask: B?\nnumber: 7\ndone: Yes.\nmissed: No."),
    )
    mark = Bookmark("tried")
    mark, reply = runner.answered(given, mark, 0)
    assert (reply.right, str(reply.prose[0]), mark.tries) == (False, "No.", 1)
    mark, reply = runner.answered(given, mark, 1)
    assert (reply.right, mark.marks[0].state, mark.marks[0].tries) == (True, "done", 2)
    with pytest.raises(WrongBlock):
        runner.answered(given, mark, 2)
    mark = runner.went_on(given, mark)
    assert (mark.at, mark.tries) == (1, 0)
    mark = runner.went_on(given, mark)
    assert (mark.marks[1].state, mark.is_finished(given), mark.block(given)) == ("missed", True, None)
    with pytest.raises(WrongBlock):
        runner.answered(given, mark, 1)


def test_a_sheet_is_checked_and_tables_stand_side_by_side() -> None:
    given = lesson(
        fenced("table", HANDS + LAID + "name: one"),
        fenced("sheet", "ask: Write.\nwrite: points tricks\ndone: Yes.\nmissed: No."),
        fenced("table", "game: first-tricks\nagain: one\nname: two\ndealer: N\n"),
        fenced("sheet", "of: [one, two]"),
    )
    mark = Bookmark("tried")
    mark = runner.went_on(given, runner.closed(given, mark, played(given, "HK", "SA", "H3")))
    mark, reply, wrong = runner.wrote(given, mark, {"points": 7, "tricks": 2})
    assert (reply.right, set(wrong)) == (False, {"tricks"})
    mark, reply, wrong = runner.wrote(given, mark, {"points": 7, "tricks": 3})
    assert (reply.right, wrong, mark.marks[1].tries) == (True, frozenset(), 2)
    mark = runner.went_on(given, mark)
    state = played(given, "H3", "SA", "HK", mark=mark)
    mark = runner.went_on(given, runner.closed(given, mark, state))
    sheet = given.blocks[3]
    rows = runner.sheet_rows(sheet, mark)  # type: ignore[arg-type]
    assert [(row.name, row.tricks) for row in rows] == [("one", 3), ("two", state.table.won[Side.NS])]
    kept = msgspec.json.decode(encode(mark), type=Bookmark, dec_hook=from_text)
    assert kept == mark


def test_a_quiet_task_is_noted_and_asks_for_nothing() -> None:
    quiet = fenced("task", "do: {played: {place: 2, rank: lowest}}\nquiet: yes\nnote: Second hand low.")
    given = lesson(fenced("table", HANDS + LAID), quiet)
    for first, seen in (("H3", True), ("HK", False)):
        cards = ("H3", "HK", "SA") if first == "H3" else ("HK", "SA", "H3")
        mark = runner.closed(given, Bookmark("tried"), played(given, *cards))
        assert [note.seen for note in mark.noted] == [seen]
        assert mark.marks[0].state == "done"


# --- the lessons of the house


@pytest.mark.parametrize("name", shelf())
def test_every_table_of_the_house_can_be_played_to_its_stop(name: str) -> None:
    given = shelf()[name]
    mark, bot = Bookmark(name), SimpleBot(Random(3))
    while (block := mark.block(given)) is not None:
        if isinstance(block, Practice):
            state = runner.opened(given, mark, **SECRET)
            while not runner.is_stopped(block, state):
                mover = next(iter(state.turns))
                laid_down = runner.by_itself(block, state)
                state = act(state, *(laid_down or (mover, bot.choose(view(state, mover)))))
            look = runner.looked(block, state)
            assert all(task.state in ("done", "missed") for task in look.tasks)
            mark = runner.closed(given, mark, state)
        mark = runner.went_on(given, mark)
    assert mark.is_finished(given)


# --- what is said to a wrong move

WRONG = """
do: [{played: {trick: 1, cards: HK}}, {played: {trick: 2, cards: SA}}]
done: Yes.
missed: No.
wrong:
  - {cards: H3, reply: Too low.}
  - {step: 2, suit: H, reply: Hearts are no use.}
"""


def said(given: Lesson, *cards: str) -> list[str]:
    state = played(given, *cards)
    look = runner.looked(practice(given), state)
    return [str(*said_of(task, mark)) for task, mark in zip(practice(given).tasks, look.tasks, strict=True)]


def test_each_kind_of_wrong_move_has_its_reply() -> None:
    given = lesson(fenced("table", HANDS + LAID), fenced("task", WRONG))
    assert said(given, "HK", "SA") == ["Yes."]
    assert said(given, "H3") == ["Too low."]
    assert said(given, "HK", "H3") == ["Too low."], "The first that fits replies."
    other = lesson(fenced("table", HANDS + LAID), fenced("task", WRONG.replace("cards: H3", "step: 1, cards: H3")))
    assert said(other, "HK", "H3") == ["Hearts are no use."]
    assert said(lesson(fenced("table", HANDS + LAID), fenced("task", WRONG.replace("H3", "HK"))), "H3") == ["No."]


def test_wrong_moves_that_nobody_has_foreseen_are_named() -> None:
    faults = LessonFaults()
    prove(lesson(fenced("table", HANDS + LAID), fenced("task", WRONG)), faults)
    assert not faults.found and not faults.notes
    prove(lesson(fenced("table", HANDS + LAID), fenced("task", WRONG.split("wrong:")[0])), faults)
    assert not faults.found
    (note,) = faults.notes
    assert note.said().endswith(("answers them: SA, H3.", "answers them: H3."))


def test_a_wrong_number_can_have_a_reply_of_its_own() -> None:
    text = "ask: How many?\nnumber: 3\ndone: Yes.\nmissed: No.\nwrong: [{number: 4, reply: One less.}]"
    given = lesson(fenced("question", text))
    replies = [runner.answered(given, Bookmark(given.name), number)[1] for number in (3, 4, 5)]
    assert [str(*reply.prose) for reply in replies] == ["Yes.", "One less.", "No."]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "hands: {N: AQ..., S: 74...}, need: 2",
            ["fit SQ: it wins enough in 0 of 100", "fit S4: it wins enough in 50"],
        ),
        ("hands: {N: AQ..., S: J4...}, need: 2, led: S4 S3", []),
    ],
)
def test_an_answer_about_a_suit_is_proved(text: str, says: list[str]) -> None:
    other = "SA" if "led" in text else "S4"
    answers = f"{{say: A, plays: SQ, right: yes, reply: B}}, {{say: C, plays: {other}, reply: D}}"
    faults = LessonFaults()
    prove(lesson(fenced("question", f"ask: Which?\nsuit: {{{text}}}\nanswers: [{answers}]")), faults)
    assert len(faults.found) == len(says)
    assert all(words in fault.said() for fault, words in zip(faults.found, says, strict=True))


@pytest.mark.parametrize(("number", "says"), [(4, []), (3, ["brings 4 for sure, and the answer says 3"])])
def test_a_number_of_tricks_in_a_suit_is_proved(number: int, says: list[str]) -> None:
    text = f"suit: {{hands: {{N: AK654..., S: 732...}}, split: [3, 2]}}\nask: How many?\nnumber: {number}"
    faults = LessonFaults()
    prove(lesson(fenced("question", f"{text}\ndone: Yes.\nmissed: No.")), faults)
    assert len(faults.found) == len(says)
    assert all(words in fault.said() for fault, words in zip(faults.found, says, strict=True))
