"""The laws are complete, and a law that is broken is noticed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kibitz.games import GAMES
from tests.laws.playing import games_of, options_of, prove
from tests.laws.reading import HERE, LawError, documents, read

EXAMPLES = [lines for path in documents() for law in read(path).laws for lines in law.examples]
EVERY_OPTION = [(name, option) for name, entrance in GAMES.items() for option in entrance.options.__struct_fields__]


def test_each_of_the_25_laws_has_a_heading_and_an_example() -> None:
    laws = read(HERE / "minibridge.md").laws
    numbers = [re.match(r"Law (\d+): \w", law.title) for law in laws]
    assert [int(number[1]) for number in numbers if number] == [*range(1, 26)]
    assert all(law.examples for law in laws)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_played(name: str) -> None:
    assert any(name in games_of(lines) for lines in EXAMPLES)


@pytest.mark.parametrize(("name", "option"), EVERY_OPTION)
def test_every_option_of_every_game_is_tried(name: str, option: str) -> None:
    assert any(name in games_of(lines) and option in options_of(lines[0].text) for lines in EXAMPLES)


def test_no_two_laws_of_a_document_share_a_heading() -> None:
    for path in documents():
        titles = [law.title for law in read(path).laws]
        assert len(titles) == len(set(titles)), path.name


MARKET = "N:AKJ4.K72.Q65.J83 T62.JT84.A92.A74 Q983.AQ5.K74.QT5 75.963.JT83.K962"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("declarer: S", "It is N."),
        ("contract: game spades, 10 tricks", "It is part-score spades, 7 tricks."),
        ("waits: N", "It is E."),
        ("8 tricks: NS 120", "The score is NS 110."),
        ("8 tricks: NS 60 tricks, NS 60 bonus", "The score is NS 60 tricks, NS 50 bonus."),
        ("can: W plays H9", "East’s turn"),
        ("W plays H9", "East’s turn"),
        ("refused: E plays HJ", "This was not refused."),
        ('refused: W plays H9 "must follow suit"', "Refused, but because"),
        ("only: E plays HJ HT", "East may choose from"),
        ("trick: HJ H5 H9 H2 -> N", "East won the trick."),
        ("trick: HJ H5 -> E", "The trick is not complete."),
        ("E sees: E", "It is E S."),
        ("E holds: SA", "East holds ST"),
        ("E holds: no HJ", "East holds ST"),
        ("score: NS 90", "Nothing has been scored yet."),
        ("E flies home", "nothing that can be done or checked"),
        ("weather: fine", "nothing that can be done or checked"),
        ("dealer: S", "before the deal begins"),
        ("E plays ZZ", "is no card"),
        ("E plays HJ", "This example checks nothing."),
    ],
)
def test_a_broken_law_is_noticed_and_located(tmp_path: Path, line: str, complaint: str) -> None:
    with pytest.raises(LawError) as broken:
        _prove(tmp_path, f"game: minibridge\ndeal: {MARKET}\nN chooses part-score spades\n{line}")
    assert complaint in str(broken.value)
    assert str(broken.value).startswith("broken.md:4: " if complaint.startswith("This example") else "broken.md:7: ")


def test_a_heading_without_an_example_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "broken.md"
    path.write_text("# Laws\n\n## Law 1: Empty\n\nOnly words.\n")
    document = read(path)
    with pytest.raises(LawError, match=r"broken\.md:3: No example"):
        prove(document, document.laws[0])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("## A\n\n```kibitz\ngame: minibridge\n", "never closed"),
        ("```kibitz\ngame: minibridge\n```\n", "before the first heading"),
        ("```deal short\nN: AKQ...\n```\n", "four lines"),
    ],
)
def test_a_document_that_cannot_be_read_is_noticed(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "broken.md"
    path.write_text(text)
    with pytest.raises(LawError, match=complaint):
        read(path)


def _prove(folder: Path, example: str) -> None:
    path = folder / "broken.md"
    path.write_text(f"## Law 1: A broken law\n\n```kibitz\n{example}\n```\n")
    document = read(path)
    prove(document, document.laws[0])
