"""The lessons of the house as a child meets them: words of the right age, tasks that can be done and can be missed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import mean
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import fields

from kibitz.analysis.solver import table
from kibitz.bots import SimpleBot
from kibitz.bots.bidding import choose_call
from kibitz.bots.bidding.facts import count
from kibitz.bots.levels import LEVELS
from kibitz.cards import Deal, Seat
from kibitz.engine import act, view
from kibitz.engine import events as ev
from kibitz.games import GAMES
from kibitz.lessons import runner
from kibitz.lessons.lesson import (
    CallDeed,
    ContractDeed,
    Lesson,
    Paragraph,
    Practice,
    Prose,
    Question,
    QuizAnswer,
    SheetBlock,
    TargetDeed,
)
from kibitz.lessons.lesson_faults import LessonFaults
from kibitz.lessons.proving import AIMED, TRIES, prove, tried
from kibitz.lessons.runner import Bookmark
from kibitz.lessons.shelf import shelf
from kibitz.words import languages, text_of

LESSONS = shelf()
GRADE = 3.0
"""Of the Automated Readability Index, which goes by school years: in the third one is eight or nine."""

LIX = 25
"""Books for children are below this."""


def spoken(given: Lesson) -> Iterator[Prose]:
    """All that is said in a lesson."""
    for block in given.blocks:
        for part in (block, *getattr(block, "tasks", ()), *getattr(block, "answers", ())):
            for field in fields(part):
                value = getattr(part, field.name)
                if isinstance(value, tuple) and value and isinstance(value[0], Paragraph):
                    yield value


def sentences(given: Lesson) -> list[str]:
    found = []
    for prose in spoken(given):
        for paragraph in prose:
            text = "".join(part.text for part in paragraph.fragments if part.style != "picture")
            found += [each for each in re.split(r"(?<=[.!?:])\s+", text.strip()) if re.search(r"\w", each)]
    return found


def praise(given: Lesson) -> Iterator[str]:
    """What is said to what was right."""
    for block in given.blocks:
        for part in (block, *getattr(block, "tasks", ()), *getattr(block, "answers", ())):
            said = part.reply if isinstance(part, QuizAnswer) and part.right else getattr(part, "done", ())
            yield from (str(paragraph) for paragraph in said[:1])


@pytest.mark.parametrize("language", languages())
def test_what_is_right_is_not_always_praised_alike(language: str) -> None:
    """No more than one in twenty replies begin with the same word."""
    said = [each for given in shelf(language=language).values() for each in praise(given)]
    first = Counter(re.findall(r"[\w’'-]+", each)[0] for each in said)
    assert len(said) > 200
    assert {word: number for word, number in first.items() if number > len(said) / 20} == {}


def readability(given: list[str]) -> float:
    """The Automated Readability Index: 4.71 letters a word and 0.5 words a sentence, less 21.43."""
    words = [re.findall(r"[\w’']+", sentence) for sentence in given]
    letters = mean(len(word) for each in words for word in each)
    return 4.71 * letters + 0.5 * mean(map(len, words)) - 21.43


def test_the_measure_tells_a_primer_from_a_treatise() -> None:
    assert readability(["The cat sat on the mat.", "It was a big red cat."]) < 0
    assert (
        readability(["Declarers contemplating alternative distributions systematically eliminate possibilities."]) > 12
    )


@pytest.mark.parametrize("name", LESSONS)
def test_a_child_of_ten_can_read_it(name: str) -> None:
    said = sentences(LESSONS[name])
    assert readability(said) <= GRADE
    assert not [sentence for sentence in said if len(sentence.split()) > 24]


def lix(given: list[str]) -> float:
    """Björnsson's index, which holds for many languages: words a sentence, and how many in a hundred are long."""
    words = [re.findall(r"[^\W\d_]+", sentence) for sentence in given]
    every = [word for each in words for word in each]
    return mean(map(len, words)) + 100 * sum(len(word) > 6 for word in every) / len(every)


def test_the_other_measure_tells_them_apart_too() -> None:
    assert lix(["Le chat dort.", "Il est gros et gris."]) < LIX
    assert lix(["Les spécialistes recommandent systématiquement plusieurs dispositions particulières."]) > 60


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("language", languages()[1:])
def test_a_child_can_read_it_in_another_language(language: str, name: str) -> None:
    said = sentences(shelf(language=language)[name])
    assert lix(said) <= LIX
    assert not [sentence for sentence in said if len(sentence.split()) > 24]


def test_the_six_lessons_lead_to_minibridge_and_the_course_in_card_play_goes_further() -> None:
    first = [
        name for name, lesson in LESSONS.items() if lesson.rung in ("first-tricks", "minibridge") and not lesson.course
    ]
    assert [name[0] for name in first] == ["1", "2", "3", "4", "5", "6"]
    assert all(lesson.course == "card-play" for name, lesson in LESSONS.items() if name.startswith("play-"))


TABLES = [
    pytest.param(name, at, id=f"{name} line {block.line}")
    for name, lesson in LESSONS.items()
    for at, block in enumerate(lesson.blocks)
    if isinstance(block, Practice) and any(not task.quiet for task in block.tasks)
]


@pytest.mark.parametrize(("name", "at"), TABLES)
def test_every_task_can_be_done_and_can_be_missed(name: str, at: int) -> None:
    seen = set()
    for attempt in range(TRIES):
        practice, state = tried(LESSONS[name], at, attempt)
        look = runner.looked(practice, state)
        seen.add(look.is_done(practice))
        if seen == {True, False}:
            return
    pytest.fail(f"In {TRIES} tries it was always {'done' if True in seen else 'missed'}.")


def test_the_long_suit_does_better_than_the_strong_one() -> None:
    """What lesson 4 lets the learner find out."""
    lesson = LESSONS["4-trumps"]
    short = next(block for block in lesson.blocks if isinstance(block, Practice) and block.name == "short")
    tricks = table(Deal(short.hands))[Seat.SOUTH]
    assert tricks["H"] >= tricks["D"] + 2
    assert tricks["H"] >= 7 > tricks["D"]


def test_reading_the_signal_is_worth_a_trick() -> None:
    """Lesson 6: who goes on with hearts wins three tricks, and nobody else does."""
    lesson = LESSONS["6-signals"]
    at = next(n for n, block in enumerate(lesson.blocks) if isinstance(block, Practice) and block.name == "likes")
    for attempt in range(60):
        practice, state = tried(lesson, at, attempt)
        cards = [play.card.name for trick in state.table.tricks for play in trick.plays if play.seat is Seat.SOUTH]
        hearts = all(name.startswith("H") for name in cards) and cards[:2] in (["HA", "HK"], ["HK", "HA"])
        assert (state.table.won[practice.you.side] == 3) == hearts, cards


def test_no_text_is_left_to_one_language_by_mistake() -> None:
    for language in languages():
        assert {path.stem for path in text_of(language, "lessons").glob("*.md")} == {*LESSONS}, language


@pytest.mark.parametrize("language", languages()[1:])
def test_other_languages_have_the_same_lessons_with_other_words(language: str) -> None:
    other = shelf(language=language)
    assert [*other] == [*LESSONS]
    for name, lesson in LESSONS.items():
        assert [_bare(block) for block in other[name].blocks] == [_bare(block) for block in lesson.blocks], name


def _bare(given: Any) -> Any:
    """A block without its words and lines."""
    if isinstance(given, Struct):
        return {field.name: _bare(getattr(given, field.name)) for field in fields(given) if field.name != "line"}
    if isinstance(given, tuple):
        return bool(given) if given and isinstance(given[0], Paragraph) else tuple(map(_bare, given))
    return given


def test_what_is_announced_and_scored_needs_no_cut() -> None:
    """Tables with cards of their own begin at once; only those dealt by chance are cut."""
    for lesson in LESSONS.values():
        for at, block in enumerate(lesson.blocks):
            if isinstance(block, Practice):
                state = runner.opened(lesson, Bookmark(lesson.name, at), seed="1" * 64, salt="2" * 32)
                cut = any(isinstance(move, ev.Cut) for moves in state.turns.values() for move in moves)
                assert cut == (not block.hands and not block.again)


# --- what the lessons of each rung say is so


def test_every_game_has_a_lesson() -> None:
    assert {lesson.rung for lesson in LESSONS.values()} == {*GAMES}


def tables_of(name: str) -> dict[str, Practice]:
    return {block.name: block for block in LESSONS[name].blocks if isinstance(block, Practice) and block.name}


def test_each_battle_is_won_in_the_way_that_is_asked_for_and_in_no_other() -> None:
    battles = tables_of("battles")
    flat, wild = (table(Deal(battles[name].hands))[Seat.SOUTH] for name in ("flat", "wild"))
    assert flat["NT"] >= 7 and all(flat[suit] < 8 for suit in "SHDC")
    assert wild["S"] >= 8 and wild["NT"] < 7


def test_the_stakes_that_are_asked_for_are_the_highest_that_can_be_won() -> None:
    extreme = tables_of("extreme")
    few, many, most = (table(Deal(extreme[name].hands))[Seat.SOUTH] for name in ("few", "many", "most"))
    assert few["NT"] in (7, 8) and all(few[suit] < 10 for suit in "SHDC")
    assert many["S"] in (10, 11) and many["NT"] < 12
    assert most["NT"] >= 12


def test_play_or_seven_is_what_the_cards_are_good_for() -> None:
    hands = {name: each.hands for name, each in tables_of("abridged").items()}
    strong, second = (table(Deal(hands[name]))[Seat.SOUTH] for name in ("strong", "second"))
    assert strong["R"] >= 10
    assert second["G"] in (7, 8, 9) and all(second[strain] < 10 for strain in ("R", "Y", "B", "NT"))


def test_the_contract_that_is_doubled_cannot_be_made() -> None:
    assert table(Deal(tables_of("contract-4-doubles")["bold"].hands))[Seat.EAST]["S"] < 10


BY_BIDDERS = [
    pytest.param(name, at, id=f"{name} line {block.line}")
    for name, lesson in LESSONS.items()
    for at, block in enumerate(lesson.blocks)
    if isinstance(block, Practice)
    and block.game == "contract"
    and any(isinstance(deed, CallDeed) for task in block.tasks for deed in task.do)
]


@pytest.mark.parametrize(("name", "at"), BY_BIDDERS)
def test_the_call_that_is_asked_for_all_our_bidders_make(name: str, at: int) -> None:
    """So that no hint at the table, and no stronger bot, contradicts a lesson.

    Where a convention is taught it is made by who bids by the full system, as all do at such a table.
    """
    block = LESSONS[name].blocks[at]
    assert isinstance(block, Practice)
    practice, state = tried(LESSONS[name], at, AIMED if block.options.get("bidding") == "system" else 0)
    assert runner.looked(practice, state).is_done(practice)
    t = state.table
    for number, made in enumerate(t.calls):
        if made.seat is practice.you:
            before = [(called.seat, called.call) for called in t.calls[:number]]
            assert choose_call(t.dealt[made.seat], before, t.dealer).call is made.call


COUNTED = re.compile(
    r"\b(?:You have(?: only)?|Vous avez|Vous en avez|your|vos) (\d+)(?: points?\b|(?=[.,:]))"
    r"|\b(\d+) (?:points? in high cards|points? d’honneurs)",
)
"""What is said to be in the learner's hand: all points, or those of high cards."""
WANTED = re.compile(r"ou plus|or more|you want|plus de|more than|with \*|Opposite", re.IGNORECASE)
"""A sentence like that says how many it takes."""


@pytest.mark.parametrize("language", languages())
def test_points_that_are_said_to_be_in_a_hand_are_there(language: str) -> None:
    """At the tables of Contract Bridge, where all four hands are laid down."""
    looked_up = 0
    for name, lesson in shelf(None, language).items():
        for practice in (block for block in lesson.blocks if isinstance(block, Practice) and block.game == "contract"):
            if practice.you not in practice.hands:
                continue
            facts = count(practice.hands[practice.you])
            replies = (reply.reply for task in practice.tasks for reply in task.wrong)
            proses = (prose for task in practice.tasks for prose in (task.ask, task.done, task.missed))
            text = " ".join(str(each) for prose in (*proses, *replies) for each in prose)
            for sentence in re.split(r"(?<=[.!?]) ", text):
                for found in () if WANTED.search(sentence) else COUNTED.finditer(sentence):
                    said = int(found[1] or found[2])
                    looked_up += 1
                    assert said in ({facts.hcp, facts.points} if found[1] else {facts.hcp}), (name, sentence)
    assert looked_up > 30


CHOICES = [
    pytest.param(name, at, id=f"{name} line {block.line}")
    for name, lesson in LESSONS.items()
    for at, block in enumerate(lesson.blocks)
    if isinstance(block, Practice)
    and any(isinstance(deed, ContractDeed | TargetDeed | CallDeed) for task in block.tasks for deed in task.do)
]


@pytest.mark.parametrize(("name", "at"), CHOICES)
def test_who_asks_for_a_hint_is_told_to_choose_what_the_lesson_asks_for(name: str, at: int) -> None:
    lesson = LESSONS[name]
    practice = lesson.blocks[at]
    assert isinstance(practice, Practice)
    adviser, others = LEVELS[practice.levels.get(practice.you, "beginner")](1), SimpleBot(Random(1))
    state = runner.opened(lesson, Bookmark(name, at), seed="1" * 64, salt="2" * 32)
    while not runner.is_stopped(practice, state):
        player = next(iter(state.turns))
        chooser = adviser if player is practice.you else others
        state = act(state, *(runner.by_itself(practice, state) or (player, chooser.choose(view(state, player)))))
    assert runner.looked(practice, state).is_done(practice)


@pytest.mark.parametrize("name", [name for name in LESSONS if not name.startswith("play-")])
def test_every_wrong_move_on_the_way_has_an_answer(name: str) -> None:
    faults = LessonFaults()
    prove(LESSONS[name], faults)
    assert faults.found == [] and faults.notes == []


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_can_be_gone_through_with_everything_right(name: str) -> None:
    lesson, mark = LESSONS[name], Bookmark(name)
    while (block := mark.block(lesson)) is not None:
        match block:
            case Question(number=None, answers=answers):
                mark, reply = runner.answered(lesson, mark, next(n for n, each in enumerate(answers) if each.right))
                assert reply.right
            case Question(number=int(number)):
                mark, reply = runner.answered(lesson, mark, number)
                assert reply.right
            case Practice():
                played = (tried(lesson, mark.at, attempt)[1] for attempt in range(TRIES))
                mark = runner.closed(
                    lesson, mark, next(each for each in played if runner.looked(block, each).is_done(block))
                )
            case SheetBlock() if block.write:
                mark, reply, wrong = runner.wrote(lesson, mark, runner.right_values(lesson, mark))
                assert reply.right and not wrong
        mark = runner.went_on(lesson, mark)
    assert all(came.state == "done" for came in mark.marks.values())
    assert len(mark.marks) == len(lesson.blocks)
