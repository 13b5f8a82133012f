"""Lessons in the terminal: checked, tried and gone through."""

from __future__ import annotations

from pathlib import Path

import pytest

from kibitz.cards import HEARTS, Side
from kibitz.cli.speech import speak
from kibitz.cli.terminal.lesson_room import deal_line
from kibitz.engine.events import Contract
from kibitz.games import GAMES
from kibitz.lessons.runner import DealNote
from kibitz.lessons.shelf import shelf
from kibitz.practice.puzzles import Asks, shipped
from kibitz.words import in_language, text_of
from tests.amounts import mostly_at_night
from tests.cli.running import kibitz, well_advised
from tests.lessons.writing import HEAD, fenced

FIRST = text_of("en", "lessons") / "1-first-tricks.md"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "data")
    return tmp_path / "data"


def test_a_lesson_goes_on_where_it_was_left(data: Path) -> None:
    kibitz("learn", "1-first-tricks", typed=["", "2", "quit"])
    back = kibitz("learn", "1-first-tricks", typed=["quit"]).out
    assert "page 3 of" in back and "High and low" in back and "A pack has 52 cards" not in back
    assert "(page 3 of" in kibitz("learn", typed=[]).out
    assert "A pack has 52 cards" in kibitz("learn", "1-first-tricks", "--from-start", typed=["quit"]).out
    (data / "lessons.json").write_text("{", encoding="utf-8")
    assert "A pack has 52 cards" in kibitz("learn", "1-first-tricks", typed=["quit"]).out, "Damaged: from the start."


def test_what_was_learnt_is_said_in_the_list(tmp_path: Path) -> None:
    (tmp_path / "mine.md").write_text(HEAD + "## Part\nHello you.\n", encoding="utf-8")
    for _ in range(2):  # learnt once, it begins again and stays learnt
        assert "Hello you." in kibitz("learn", "mine", "--lessons", str(tmp_path), typed=[""]).out
    assert "(learnt)" in kibitz("learn", "--lessons", str(tmp_path), typed=[]).out


def test_a_lesson_without_mistakes_is_told_so() -> None:
    outcome = kibitz("lesson", "check", str(FIRST))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.endswith("nothing wrong.\n")


def test_every_mistake_is_told_with_its_line(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.md"
    wrong.write_text(HEAD + "## Part\n\n<b>x</b>\n\n```table\ngame: whist\n```\n", encoding="utf-8")
    outcome = kibitz("lesson", "check", str(wrong), str(FIRST))
    assert outcome.code == 2
    assert [line.split(": ")[0].rsplit(":")[-1] for line in outcome.out.splitlines()[:2]] == ["7", "10"]
    outcome = kibitz("lesson", "preview", str(wrong))
    assert outcome.code == 2
    assert "wrong.md:7: " in outcome.err


def test_a_preview_is_played_at_once(tmp_path: Path) -> None:
    mine = tmp_path / "mine.md"
    table = fenced("table", "game: first-tricks\nhands: {N: 3..., E: 2..., S: A..., W: 4...}\ndealer: N")
    task = fenced("task", "do: {won: {tricks: 1}}\ndone: Won.\nmissed: Lost.")
    sheet = fenced("sheet", "write: points\nask: Points?\ndone: Right.\nmissed: Wrong.")
    mine.write_text(HEAD + f"## Part\n\nHello.\n\n{table}\n{task}\n{sheet}", encoding="utf-8")
    outcome = kibitz("lesson", "preview", str(mine), typed=["", "", "3", "again", "4"])
    assert outcome.code == 0
    assert all(said in outcome.out for said in ("Hello.", "Won.", "Wrong.", "Right.", "end of the lesson"))


def test_the_first_lesson_with_a_wrong_answer_and_a_second_try() -> None:
    before = ["", "1", "2", "", "2", "2", "", "1", "2", "", "h3", "again", "hk"]
    outcome = kibitz("learn", "1-first-tricks", typed=before)
    assert outcome.code == 0
    assert "That is a spade" in outcome.out
    assert "That heart was too low" in outcome.out
    assert "You won your first trick!" in outcome.out
    assert outcome.out.rstrip().endswith("The lesson waits for you.")


def test_one_picks_a_lesson_from_a_list() -> None:
    number = [*shelf()].index("1-first-tricks") + 1
    outcome = kibitz("learn", typed=["0", str(number), "quit"])
    assert all(lesson.title in outcome.out for lesson in shelf().values())
    rungs = [GAMES[rung].title for rung in dict.fromkeys(lesson.rung for lesson in shelf().values())]
    assert [line for line in outcome.out.splitlines() if line in rungs] == rungs
    assert "A pack has 52 cards" in outcome.out
    assert kibitz("learn", typed=[]).code == 0


def test_a_french_lesson_is_led_in_french() -> None:
    outcome = kibitz("learn", "1-first-tricks", "--language", "fr", typed=["", "x", "1", "2"])
    said = "\n".join(line for line in outcome.out.splitlines() if line)
    assert all(
        words in said for words in ("Entrée pour continuer", "Votre réponse", "Tapez un nombre", "La leçon vous attend")
    )
    assert not any(words in said for words in ("Enter to", "Your answer", "Please", "Goodbye"))


def test_a_deal_of_a_lesson_in_one_line() -> None:
    note = DealNote(0, "", Side.NS, 27, 10, 420, Side.NS, Contract(HEARTS, 10, "game"))
    lines: list[str] = []
    for language in ("fr", "en"):
        speak(in_language(language))
        lines.insert(0, deal_line(note).plain)
    assert lines == [
        "  ♥: North and South held 27 points and won 10 tricks, 420 for North and South.",
        "  ♥: Nord et Sud : 27 points en main, 10 levées gagnées, 420 pour Nord et Sud.",
    ]


def test_what_is_missed_is_said_at_once_and_one_may_begin_again() -> None:
    sure = ["", "2", "2", "", "pass", "again", "double", "quit"]
    outcome = kibitz("learn", "contract-4-doubles", typed=sure)
    assert outcome.out.count("Then they pay little. You see four sure tricks!") == 1
    assert outcome.out.count("East bids 4♠.") == 2
    assert "South doubles." in outcome.out
    after = outcome.out.split("You see four sure tricks!")[0]
    assert "Trick  1" not in after


def test_what_is_not_there_is_said() -> None:
    assert "no lesson called “chess”" in kibitz("learn", "chess").err
    assert kibitz("learn", "--language", "xx").code == 2


def test_a_folder_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "mine.md").write_text(HEAD + "## Part\nHello you.\n", encoding="utf-8")
    outcome = kibitz("learn", "mine", "--lessons", str(tmp_path), typed=[""])
    assert "Hello you." in outcome.out


def test_a_lesson_ends_with_its_puzzles(tmp_path: Path) -> None:
    chosen = [each for each in shipped() if each.asks is Asks.SIGNAL][:2]
    mine, head = tmp_path / "mine.md", HEAD.replace("---\n", f"---\npuzzles: {chosen[0].key} {chosen[1].key}\n", 1)
    mine.write_text(head + "## Part\nHello you.\n", encoding="utf-8")
    wrong = next(name for name in chosen[1].answers if name not in chosen[1].right)
    outcome = kibitz("lesson", "preview", str(mine), typed=["", "yes", chosen[0].right[0], wrong])
    assert "2 puzzles to go with it" in outcome.out and "1 of 2 solved." in outcome.out
    assert "solved" not in kibitz("lesson", "preview", str(mine), typed=["", ""]).out


def test_a_puzzle_that_nobody_knows_is_told_with_its_line(tmp_path: Path) -> None:
    mine = tmp_path / "mine.md"
    mine.write_text(HEAD.replace("---\n", "---\npuzzles: 0123456789ab\n", 1) + "## Part\nHello.\n", encoding="utf-8")
    outcome = kibitz("lesson", "check", str(mine))
    assert outcome.code == 2
    assert outcome.out.startswith(f"{mine}:2: There is no puzzle with the key “0123456789ab”.")


class Learner:
    """Somebody who answers wrongly first, takes every hint at the table, and writes nonsense on sheets."""

    def __init__(self) -> None:
        self.answers = 0

    def __call__(self, screen: str) -> str:
        question = screen.rstrip("\n").rsplit("\n", 1)[-1].strip()
        if question.startswith("Your answer"):
            self.answers += 1
            return str(self.answers) if self.answers < 5 else ""
        self.answers = 0
        if question.startswith(("Enter ", "Try again")):
            return ""
        if question.endswith(":"):
            return "1"  # a column of a sheet
        return well_advised(screen)


@pytest.mark.parametrize("name", mostly_at_night(shelf(), [*shelf()][::4]))
def test_every_lesson_from_its_first_word_to_its_last(name: str) -> None:
    outcome = kibitz("learn", name, typed=Learner())
    assert outcome.code == 0, outcome.err
    assert "That is the end of the lesson. Well done!" in outcome.out
    assert all(part.title in outcome.out for part in shelf()[name].parts)


def test_the_sheet_of_a_rubber_grows_in_the_terminal() -> None:
    outcome = kibitz("learn", "contract-5-rubber", typed=Learner())
    assert outcome.out.count("North & South   East & West") > 10
    assert "Deal 6: " in outcome.out
