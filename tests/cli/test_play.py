"""Whole sessions through the terminal, by someone who reads the screen and types."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from kibitz.cli.terminal.screen import Terminal
from kibitz.formats import record
from tests.cli.running import Outcome, kibitz, well_advised


def played(*args: str, typed: Iterable[str] | Callable[[str], str | None] = well_advised) -> Outcome:
    outcome = kibitz("play", *args, "--seed", "5eed", typed=typed)
    assert outcome.code == 0, outcome.err
    assert outcome.err == ""
    return outcome


@pytest.mark.parametrize(
    "args",
    [
        "bridgewar --session-option deals=2",
        "heroes --session-option deals=2 --seat E",
        "battles --session-option target=1 --option play_on=true",
        "extreme --session-option deals=2 --option announcing=players",
        "minibridge --session-option deals=2 --seat W",
        "minibridge --session-option deals=2 --option scoring=targets --option tricks=collected",
        "minibridge --session-option deals=1 --option laws=true --option announcing=players",
        "minibridge-simple3 --session-option deals=3",
        "minibridge-normal3 --session-option deals=3 --seat E",
        "abridged",
        "contract --session chicago",
        "contract --option scoring=duplicate --session match --session-option deals=2 --option laws=true",
    ],
)
def test_a_session_from_the_first_cut_to_the_verdict(args: str, tmp_path: Path) -> None:
    file = tmp_path / "session.json"
    outcome = played(*args.split(), "--save", str(file), "--name", "Ada")
    assert "Ada" in outcome.out
    assert re.search(r"^(.+ wins? .+|.+ are tied at .+|.+ share .+)\.$", outcome.out, re.MULTILINE), outcome.out[-600:]
    written = record.read(file.read_bytes())
    assert isinstance(written, record.SessionRecord)
    assert not written.stopped
    assert all(state.over for state in record.replay_session(written))
    assert kibitz("replay", str(file)).code == 0
    assert kibitz("verify", str(file)).code == 0


def test_the_same_seed_gives_the_same_session() -> None:
    first, second = (played("bridgewar", "--session-option", "deals=1").out for _ in range(2))
    assert first == second


def test_a_deal_by_its_code() -> None:
    outcome = played("bridgewar", "--deal", "00000-00000-00000-00039", typed=["quit"])
    assert outcome.out.count("♣") >= 13
    assert "cuts the pack" not in outcome.out


def test_plain_pipes() -> None:
    """No terminal at either end, and nothing but ones typed."""
    program = [sys.executable, "-c", "from kibitz.cli.main import run; run()"]
    args = ["play", "bridgewar", "--session-option", "deals=2", "--seed", "1"]
    ended = subprocess.run([*program, *args], input="1\n" * 120, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "\x1b[" not in ended.stdout
    assert re.search(r"win \d to \d|tied", ended.stdout)


def test_coloured_cards_are_never_suits() -> None:
    outcome = played("abridged", typed=["pass", "pass", "hint", "quit"])
    assert not set("♠♥♦♣") & set(outcome.out)
    assert not re.search("spade|heart|diamond|club", outcome.out)
    assert {"●", "▲", "■", "◆"} <= set(outcome.out)


def test_leaving_at_the_end_of_the_input(tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    outcome = played("minibridge", "--seat", "W", "--save", str(file), typed=[])
    assert outcome.out.rstrip().splitlines()[-2:] == ["Goodbye.", f"The session is saved in {file}."]
    written = record.read(file.read_bytes())
    assert isinstance(written, record.SessionRecord)
    assert written.stopped
    assert len(record.replay_session(written)) == 1


def test_leaving_with_control_c(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Terminal, question: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "ask", interrupted)
    assert played("minibridge", "--seat", "W").out.rstrip().splitlines()[-1] == "Goodbye."


def test_leaving_between_deals_says_how_it_ends() -> None:
    def typed(screen: str) -> str | None:
        return "quit" if screen.rstrip().endswith("quit):") else well_advised(screen)

    last = played("bridgewar", typed=typed).out.rstrip().splitlines()[-1]
    assert re.fullmatch(r"Goodbye\. .+ win 1 to 0\.", last)


@pytest.mark.parametrize("rules", ["laws", "printed"])
def test_a_rubber_broken_off_ends_as_its_record_says(rules: str, tmp_path: Path) -> None:
    file = tmp_path / "rubber.json"

    def typed(screen: str) -> str | None:
        return "quit" if screen.rstrip().endswith("quit):") else well_advised(screen)

    arguments = ("contract", "--option", f"rules={rules}", "--seed", "1", "--save", str(file))
    shown = kibitz("play", *arguments, typed=typed).out
    assert ("Only part-score" in shown) is (rules == "laws")
    sheet, verdict = ending(shown.replace("Goodbye. ", ""))
    assert ending(kibitz("replay", str(file)).out) == (sheet, verdict)


def ending(out: str) -> tuple[str, str]:
    """The last score sheet on the screen, and the line that says who has won."""
    sheet, _, after = out[out.rindex("  Rubber  ") :].partition("TOTAL")
    totals, _, rest = after.partition("\n")
    return sheet + totals, next(line for line in rest.splitlines() if line.strip())


def test_between_deals_the_hands_can_be_seen() -> None:
    asked = iter(["hands", "score", "quit"])

    def typed(screen: str) -> str | None:
        return next(asked) if screen.rstrip().endswith("quit):") else well_advised(screen)

    out = played("bridgewar", typed=typed).out
    assert all(f"{seat}, " in out.split("hands, score, quit): hands")[1] for seat in ("North", "East", "South", "West"))
    assert out.count("TOTAL") == 3  # after the deal, when asked for, and as it ends


def test_when_dummy_you_watch() -> None:
    out = played("bridgewar", "--seat", "S", "--session-option", "deals=1", typed=[]).out
    assert "your partner plays your cards" in out
    assert "Your card?" not in out
    assert "Trick  7" in out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("help", "claim five of the tricks"),
        ("?", "leave the table"),
        ("last", "No played card may be looked at now."),
        ("score", "TOTAL"),
        ("hint", "Another hint tells you what to do."),
        ("calls", "North: 8 points"),
        ("undo", "nothing of yours that can be taken back"),
        ("claim", "Say how many, such as “claim 13”"),
        ("claim 14", "Say how many, such as “claim 13”"),
        ("turn", "You have no card to turn now."),
        ("referee west", "Nobody has failed to follow suit lately."),
        ("accept", "There is no lead out of turn to answer."),
        ("expose h2", "No card can be exposed now."),
        ("0", "to choose from"),
        ("whist", "Type a card’s number or its name, such as sa or h10"),
        ("", "Type a card’s number or its name"),
        ("table", "won: "),
    ],
)
def test_what_can_be_typed_at_a_card(typed: str, said: str) -> None:
    lines = iter([typed, "quit"])

    def player(screen: str) -> str | None:
        at_a_card = screen.rstrip().endswith(("Your card?", "Dummy’s card?"))
        return next(lines) if at_a_card else well_advised(screen)

    asked = re.split(r"(?:Your|Dummy’s) card\?", played("minibridge", "--seat", "E", typed=player).out)
    assert said in asked[1]
