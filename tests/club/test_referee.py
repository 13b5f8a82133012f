"""The referee: every way through the questions ends with a law, and each law says what it should."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kibitz.cards import NotationError
from kibitz.club.law_tree import FIRST, TREE, LawAnswer, LawQuestion, asked


def ways(answers: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], LawAnswer]]:
    here = asked(answers)
    if isinstance(here, LawAnswer):
        yield answers, here
        return
    for number in range(1, len(here.answers) + 1):
        yield from ways((*answers, number))


def test_every_way_ends_with_one_of_the_laws() -> None:
    found = dict(ways())
    assert {answer.law for answer in found.values()} == {3, 5, 6, 8, 12, 14, 15, 19, 20, 21, 22, 23, 24}
    assert all(len(answers) <= 3 for answers in found), "three taps on a phone"


def test_every_question_can_be_reached() -> None:
    reached, todo = {FIRST}, [FIRST]
    while todo:
        for _, to in TREE[todo.pop()].answers:
            if isinstance(to, str) and to not in reached:
                reached.add(to)
                todo.append(to)
    assert reached == set(TREE)


@pytest.mark.parametrize(
    ("answers", "law", "said"),
    [
        ((1, 1), 19, "The lead stands"),
        ((1, 2), 19, "goes back"),
        ((2, 1), 20, "may change theirs"),
        ((2, 2, 1), 21, "one trick goes to the other side"),
        ((2, 2, 1), 21, "never more than that side has won"),
        ((2, 2, 2), 21, "cancel each other"),
        ((3,), 22, "picked up"),
        ((4, 1), 22, "picked up"),
        ((4, 2, 1), 19, "The lead stands"),
        ((4, 3), 23, "stands as played"),
        ((5, 1), 6, "deals again"),
        ((5, 2), 6, "deals again"),
        ((6,), 5, "announce anew, with the same cards"),
        ((7, 1), 8, "picked up"),
        ((7, 2), 12, "that declarer named"),
        ((8, 1), 14, "played to its end"),
        ((8, 2), 14, "dummy has no say"),
        ((9, 1), 15, "points to the side that won"),
        ((9, 2), 24, "not mixed before all agree"),
        ((10,), 24, "no penalty"),
    ],
)
def test_what_the_laws_say(answers: tuple[int, ...], law: int, said: str) -> None:
    answer = asked(answers)
    assert isinstance(answer, LawAnswer)
    assert answer.law == law and said in str(answer.say)


def test_no_hand_is_exempt_from_following_suit() -> None:
    """Laws 20 and 21 name no exception, so nobody is asked whose card it was."""
    assert "or dummy" in str(asked([]).answers[1][0])  # type: ignore[union-attr]
    assert not any("dummy" in str(answer.say).lower() for answers, answer in ways() if answers[0] == 2)


def test_sentences_are_whole_and_short() -> None:
    for question in TREE.values():
        assert isinstance(question, LawQuestion)
        assert str(question.ask).endswith(("?", "dummy."))
        assert all(str(said).endswith(".") for said, _ in question.answers)
    for _, answer in ways():
        assert str(answer.say).endswith(".")
        assert all(len(sentence.split()) <= 25 for sentence in str(answer.say).split(". "))


def test_an_answer_that_is_not_there() -> None:
    with pytest.raises(NotationError, match="answers 1 to 10, not 11"):
        asked([11])
    with pytest.raises(NotationError, match="answered already"):
        asked([3, 1])
