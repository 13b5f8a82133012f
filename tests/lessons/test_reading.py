"""Lessons as files: what is read from them, and every mistake in them with its line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.cards import NT, SPADES, Seat, card
from kibitz.lessons.lesson import (
    CardDeed,
    Column,
    Deed,
    Fragment,
    Practice,
    Question,
    SheetBlock,
    Stop,
    SuitHeld,
    Talk,
    Task,
    ToldDeal,
    TrickDeed,
    WrongMove,
)
from kibitz.lessons.lesson_faults import by_line
from kibitz.lessons.lesson_file import MOST_CHARACTERS, read_lesson
from kibitz.lessons.prose import PICTURES, pictures
from kibitz.lessons.proving import prove
from kibitz.lessons.shelf import lesson_files, shelf
from kibitz.words import languages, text_of
from tests.lessons.writing import HANDS, HEAD, fenced, lesson, practice, table

DOCS = Path(__file__).parents[2] / "docs" / "lessons.md"


def test_talk_is_what_stands_outside_of_fences() -> None:
    (talk,) = lesson("A *small* card, the `S2`, is **low**.\nIt ♠ wins.\n\n- one\n- two\n").blocks
    assert isinstance(talk, Talk)
    first, *points = talk.prose
    assert first.fragments == (
        Fragment("A "),
        Fragment("small", "emphasis"),
        Fragment(" card, the "),
        Fragment("S2", "card"),
        Fragment(", is "),
        Fragment("low", "strong"),
        Fragment("."),
        Fragment(" "),
        Fragment("It ♠ wins."),
    )
    assert [(str(point), point.bullet) for point in points] == [("one", True), ("two", True)]


def test_a_table_with_all_its_fields() -> None:
    given = lesson(
        fenced("table", f"{HANDS}you: W\nname: one\nlevels: {{N: club}}\nplays: {{E: H9 H5}}\nstop: 2 tricks"),
        fenced(
            "task",
            "do:\n  - played: {trick: 1, cards: H4 H2, rank: lowest}\n  - won: {tricks: 1}\nquiet: yes\nnote: Low.",
        ),
        fenced("table", "game: minibridge\nagain: two\nname: three\ncontract: part-score NT").replace(
            "again: two\n", ""
        ),
    )
    one, two = given.blocks
    assert isinstance(one, Practice) and isinstance(two, Practice)
    assert one.you is Seat.WEST and one.stop == Stop("tricks", 2)
    assert one.levels == {Seat.NORTH: "club"}
    assert one.plays == {Seat.EAST: (card("H9"), card("H5"))}
    (task,) = one.tasks
    assert task.quiet and task.line == 17
    assert task.do == (CardDeed(trick=1, cards=(card("H4"), card("H2")), rank="lowest"), TrickDeed(1))
    assert two.contract == ("part-score", NT)
    assert two.stop == Stop() and not two.hands


def test_a_question_and_a_sheet() -> None:
    given = lesson(
        fenced(
            "question", "ask: No?\nanswers:\n  - say: No\n    right: yes\n    reply: Yes\n  - cards: SA\n    reply: On"
        ),
        fenced("question", "ask: How many?\nnumber: 7\ndone: Yes.\nmissed: No."),
        fenced("table", HANDS),
        fenced("sheet", "ask: Write.\nwrite: points, tricks score\ndone: Yes.\nmissed: No."),
    )
    first, second, _, sheet = given.blocks
    assert isinstance(first, Question) and isinstance(second, Question) and isinstance(sheet, SheetBlock)
    # A word that YAML takes for no is still a word.
    assert [str(answer.say[0]) for answer in first.answers[:1]] == ["No"]
    assert [answer.right for answer in first.answers] == [True, False]
    assert second.number == 7
    assert sheet.write == ("points", "tricks", "score")


def test_suits_by_letter_or_by_word() -> None:
    task = practice(table("{played: {suit: S}}; {played: {suit: longest}}")).tasks
    assert [deed.suit for each in task for deed in each.do if isinstance(deed, CardDeed)] == [SPADES, "longest"]


def auction(more: str) -> str:
    return HEAD + f"## Part\n```table\ngame: contract\n{more}\n```\n"


def task(deed: str) -> str:
    return f"```task\ndo: {{{deed}}}\ndone: A\nmissed: B\n```\n"


def sheet(text: str) -> str:
    return HEAD + f"## Part\n```sheet\n{text}\n```\n"


def contest(more: str) -> str:
    return HEAD + f"## Part\n```table\ngame: minibridge\nsession: match\n```\n```sheet\nsession: match\n{more}\n```\n"


def suit(hands: str) -> str:
    answers = "answers: [{say: A, plays: SQ, reply: B}, {cards: S4, right: yes, reply: C}]"
    return HEAD + f"## Part\n```question\nsuit: {{hands: {hands}}}\nask: Which?\n{answers}\n```\n"


SLIPS = [
    ("", 1, "between two lines"),
    ("---\ntitle: A\n---\n## Part\nTalk.\n", 2, "“summary” is missing"),
    (HEAD, 5, "nothing in this lesson"),
    ("---\ntitle: A\nsummary: B\nrung: whist\n---\n## Part\nTalk.\n", 4, "no game called “whist”"),
    (HEAD + "Talk.\n", 5, "under a heading"),
    (HEAD + "# Part\nTalk.\n", 5, "A part begins with “## ”"),
    (HEAD + "## Part\n", 5, "Nothing stands under “Part”"),
    (HEAD + "## Part\nSee [here](http://x).\n", 6, "a link"),
    (HEAD + "## Part\n\n<script>alert(1)</script>\n", 7, "HTML"),
    (HEAD + "## Part\nA <b>word</b>.\n", 6, "HTML"),
    (HEAD + "## Part\n![A cat](cat)\n", 6, "no picture called “cat”"),
    (HEAD + "## Part\n![](suits)\n", 6, "for those who cannot see it"),
    (HEAD + "## Part\nOne\nand `print(1)` there.\n", 7, "is no card"),
    (HEAD + "## Part\n> words\n", 6, "a quotation"),
    (HEAD + "## Part\n```python\nprint(1)\n```\n", 6, "not “python”"),
    (HEAD + "## Part\n```table\ngame: [\n```\n", 7, "at “game: [”: a quote or a bracket is not closed"),
    (HEAD + "## Part\n```question\nask: Why: so\n```\n", 7, "a text that has a colon in it"),
    (HEAD + "## Part\n```question\n\task: Why\n```\n", 7, "no tabs"),
    (HEAD + "## Part\n```question\nask: Why\nanswers:\n\t- say: so\n```\n", 9, "no tabs"),
    (
        HEAD + "## Part\n```table\ngame: minibridge\n\n```task\ndo: {won: {tricks: 1}}\n```\n",
        6,
        "This block is not closed",
    ),
    (HEAD + "## Part\n```table\n- game\n```\n", 7, "“name: value”"),
    (HEAD + "## Part\n```table\ngame: &a whist\nname: *a\n```\n", 7, "anchors"),
    (HEAD + "## Part\n```table\nyou: S\n```\n", 7, "“game” is missing"),
    (HEAD + "## Part\n```table\ngame: whist\n```\n", 7, "no game called “whist”"),
    (HEAD + "## Part\n```table\ngame: minibridge\ncolour: red\n```\n", 8, "nothing called “colour”"),
    (HEAD + "## Part\n```table\ngame: minibridge\nyou: X\n```\n", 8, "no seat"),
    (HEAD + "## Part\n```table\ngame: minibridge\noptions: {scoring: pretty}\n```\n", 8, "scoring"),
    (HEAD + "## Part\n```table\ngame: minibridge\nlevels: genius\n```\n", 8, "no level called “genius”"),
    (HEAD + "## Part\n```table\ngame: minibridge\nstop: soon\n```\n", 8, "A table stops at"),
    (HEAD + "## Part\n```table\ngame: first-tricks\nstop: 6 tricks\n```\n", 8, "this game has 5"),
    (
        HEAD + "## Part\n```table\ngame: minibridge\nhands: {N: A2..., S: K3...}\n```\n".replace("...", ".."),
        8,
        "four suits",
    ),
    (HEAD + "## Part\n```table\ngame: first-tricks\nhands: {N: A..., S: K...}\n```\n", 8, "to all four seats"),
    (
        HEAD + "## Part\n```table\ngame: minibridge\nhands: {N: A..., E: Q..., S: K..., W: J...}\n```\n",
        8,
        "13 cards each",
    ),
    (HEAD + f"## Part\n```table{HANDS}plays: {{E: SA}}\n```\n", 10, "East cannot play SA"),
    (HEAD + f"## Part\n```table{HANDS}again: one\n```\n", 10, "called “one”"),
    (HEAD + "## Part\n```task\ndo: {won: {tricks: 1}}\ndone: A\nmissed: B\n```\n", 6, "follows the table"),
    (
        HEAD + "## Part\n```table\ngame: first-tricks\n```\n```task\ndo: {won: {tricks: 1}}\n```\n",
        9,
        "something when it was",
    ),
    (
        HEAD + "## Part\n```table\ngame: first-tricks\n```\n```task\ndo: {flew: 1}\ndone: A\nmissed: B\n```\n",
        10,
        "none of played",
    ),
    (HEAD + "## Part\n```question\nask: What?\n```\n", 6, "answers to choose from, or a number"),
    (
        HEAD + "## Part\n```question\nask: What?\nanswers: [{say: A, reply: B}, {say: C, reply: D}]\n```\n",
        6,
        "is right",
    ),
    (suit("{N: AQ..., E: 74...}, need: 2"), 7, "the cards of N and S"),
    (suit("{N: AQ..., S: .74..}, need: 2"), 7, "in one suit"),
    (suit("{N: AQ..., S: A4...}, need: 2"), 7, "each card once"),
    (suit("{N: AQ..., S: 74...}"), 7, "“need” says"),
    (suit("{N: AK..., S: 74...}, need: 2"), 7, "each answer is one card of it"),
    (suit("{N: AQ..., S: 74...}, need: 2, led: SA S3"), 7, "cards of the other hand"),
    (suit("{N: AQ..., S: 74...}, need: 2, split: [5, 3]"), 7, "the 9 cards that are missing"),
    (HEAD + "## Part\n```sheet\nwrite: tricks\n```\n", 6, "follows the table"),
    (auction("stop: 0 calls"), 8, "after one call"),
    (auction("calls: {N: 8S}"), 8, "is no call"),
    (auction("session: whist"), 8, "no session called “whist”"),
    (auction("session: match"), 8, "Match"),
    (HEAD + "## Part\n```table\ngame: minibridge-simple3\nyou: N\nsession: match\n```\n", 9, "Only deals of four"),
    (auction("") + task("called: {call: 1S 9S}"), 11, "is no call"),
    (auction("") + task("called: {call: ''}"), 11, "Say which call"),
    (auction("") + task("called: {call: bid, time: 0}"), 11, "the first call is"),
    (auction("") + task("called: {time: 1}"), 11, "“call” is missing"),
    (auction("") + task("announced: {measure: luck}"), 11, "none of points, strength, longest"),
    (auction("") + task("targeted: {number: 10}"), 11, "nothing called “number”"),
    (sheet("told: {bid: pass, by: S, tricks: 7}"), 7, "is a bid such as 3NT"),
    (sheet("told: {bid: 1S, by: S, tricks: 14}"), 7, "14 of 13 tricks"),
    (sheet("told: {bid: 1S, by: S, tricks: 7, game: whist}"), 7, "no game called “whist”"),
    (sheet("told: {bid: 1S, by: S, tricks: 7}\nwrite: points"), 8, "nobody knows the cards"),
    (sheet("told: {bid: 1S, by: S, tricks: 7}\nwrite: we_total"), 8, "Totals are those of a session"),
    (sheet("told: {bid: 1S, by: S, tricks: 7}\nahead: Well."), 8, "all three"),
    (sheet("told: {bid: 1S, by: S, tricks: 7}\nsession: abridged-game"), 8, "aBRIDGEd game"),
    (sheet("told: {bid: 1S, by: S, tricks: 7}\nbeside: learner"), 8, "A contest is about the deals of a session"),
    (contest("beside: genius"), 12, "no level called “genius”"),
    (contest("beside: learner"), 12, "give them at every table"),
    (contest("write: we\nbeside: learner"), 12, "nothing to write"),
    (auction("") + sheet("session: rubber").removeprefix(HEAD + "## Part\n"), 11, "No deal before"),
    (auction("stop: 1 call") + sheet("write: we").removeprefix(HEAD + "## Part\n"), 11, "played to its end"),
    ("x" * (MOST_CHARACTERS + 1), 1, "too long"),
]


@pytest.mark.parametrize(("text", "line", "says"), SLIPS)
def test_a_mistake_is_told_with_its_line(text: str, line: int, says: str) -> None:
    read, faults = read_lesson(text, "wrong")
    assert read is None
    assert [fault.line for fault in faults.found if says in fault.said()] == [line], faults.found


def test_all_mistakes_are_told_at_once() -> None:
    text = (
        HEAD
        + "## Part\n```table\ngame: whist\nyou: X\ncolour: red\n```\n\nA [link](x).\n\n```question\nask: `ZZ`?\n```\n"
    )
    _, faults = read_lesson(text, "wrong")
    assert [fault.line for fault in by_line(faults.found)] == [8, 9, 12, 15]


def test_the_task_of_a_table_that_cannot_be_read_is_not_blamed_for_it() -> None:
    text = HEAD + "## Part\n```table\ngame: minibridge\nplays: {W: CK\n```\n" + task("won: {tricks: 7}")
    _, slips = read_lesson(text, "wrong")
    assert len(slips.found) == 1 and "a quote or a bracket is not closed" in slips.found[0].said()


@given(st.text(alphabet="#-`*_[]()!<>{}:&|\n abcSAtblegm?1", max_size=300))
@settings(max_examples=300)
def test_nothing_that_is_written_ends_in_anything_but_a_lesson_or_slips(text: str) -> None:
    for given_text in (text, HEAD + text, HEAD + "## Part\n```table\n" + text + "\n```\n"):
        read, faults = read_lesson(given_text, "any")
        assert (read is None) == bool(faults.found)
        assert all(fault.line >= 1 and fault.said().endswith((".", "”.")) for fault in faults.found)


# --- the lessons of the house


def test_the_lessons_of_the_house_have_no_mistakes() -> None:
    for language in languages():
        for path in lesson_files(text_of(language, "lessons")):
            read, faults = read_lesson(path.read_text(encoding="utf-8"), path.stem)
            assert read is not None, (path.name, faults.found)
            assert read.language == language


def test_a_teachers_folder_comes_after_the_house_rung_by_rung(tmp_path: Path) -> None:
    (tmp_path / "mine.md").write_text(HEAD + "## Part\nTalk.\n", encoding="utf-8")
    (tmp_path / "broken.md").write_text("nothing", encoding="utf-8")
    for name, rung, number in (("late", "contract", 1), ("third", "minibridge", 3), ("second", "minibridge", 2)):
        head = HEAD.replace("summary", f"rung: {rung}\nnumber: {number}\nsummary")
        (tmp_path / f"{name}.md").write_text(head + "## Part\nTalk.\n", encoding="utf-8")
    names = [*shelf(tmp_path)]
    assert names == [*shelf(), "second", "third", "late", "mine"]


def test_pictures_hold_nothing_but_drawing() -> None:
    for path in PICTURES.iterdir():
        text = path.read_text(encoding="utf-8")
        assert path.suffix == ".svg" and not re.search(r"script|href|\bon\w+=|foreignObject|<style", text)


def test_the_examples_on_the_page_about_lessons_are_lessons_that_can_be_done() -> None:
    examples = re.findall(r"````markdown\n(.*?)````", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 2
    for text in examples:
        read, faults = read_lesson(text if text.startswith("---") else HEAD + text, "example")
        assert read is not None, faults.found
        prove(read, faults)
        assert not faults.found


def test_the_page_on_lessons_names_every_picture_field_and_pattern() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for kind in (Practice, Task, WrongMove, *get_args(Deed), Question, SuitHeld, SheetBlock, ToldDeal):
        for field in kind.__struct_fields__:
            assert f"`{field}`" in text or field in ("line", "tasks"), field
    for word in (*pictures(), *get_args(Column), *(str(deed.__struct_config__.tag) for deed in get_args(Deed))):
        assert f"`{word}`" in text
