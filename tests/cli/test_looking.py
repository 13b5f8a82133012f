"""Commands that show things: games, deal, replay, verify, help and the menu."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kibitz.app.subjects.home.rulebook import rule_book
from kibitz.bots import SimpleBot, play_out
from kibitz.cards import Deal, Seat
from kibitz.engine import start
from kibitz.formats import record
from kibitz.games import GAMES, game
from kibitz.sessions import SESSIONS
from kibitz.words import in_language
from tests.cli.running import kibitz

GOLDEN = sorted((Path(__file__).parent.parent / "golden").rglob("*.json"))


def data(*args: str, code: int = 0) -> Any:
    """What a command prints with --json: one value and nothing else."""
    outcome = kibitz(*args, "--json")
    assert (outcome.code, outcome.err) == (code, "")
    return json.loads(outcome.out)


def lines(*args: str) -> str:
    outcome = kibitz(*args)
    assert (outcome.code, outcome.err) == (0, "")
    return " ".join(outcome.out.split())


# --- rules


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_of_a_game_can_be_read(name: str, language: str) -> None:
    out = kibitz("rules", name, "--language", language).out
    book = rule_book(name, language, {})
    told = " ".join(out.split())
    headings = [passage.text for passage in (*book.own, *book.shared) if passage.kind == "heading"]
    said = in_language(language)
    assert out.startswith(said.word(GAMES[name].title))
    assert headings
    assert all(heading in told for heading in headings)
    assert "**" not in told
    assert all(" ".join(said.say(chart.title).split()) in told for chart in book.charts)


def test_without_a_game_the_rules_are_those_of_every_table() -> None:
    out = lines("rules")
    assert "Following suit" in out
    assert all(name in out for name in GAMES)


# --- games


def test_all_games_are_listed_in_order() -> None:
    out = kibitz("games").out
    places = [re.search(rf"^{name} ", out, re.MULTILINE) for name in GAMES]
    assert all(places)
    assert [place.start() for place in places if place] == sorted(place.start() for place in places if place)
    assert [listed["name"] for listed in data("games")] == list(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_with_its_options_and_sessions(name: str) -> None:
    told, shown = data("games", name), lines("games", name)
    assert told["title"] == GAMES[name].title
    assert [option["name"] for option in told["options"]] == list(GAMES[name].options.__struct_fields__)
    for option in told["options"]:
        assert option["description"]
        assert option["name"] in shown
        default = {True: "true", False: "false"}.get(option["default"], option["default"])
        assert default in option["choices"] or option["type"] == "number"
    assert [each["name"] for each in told["sessions"]] == [n for n, offer in SESSIONS.items() if name in offer.games]


# --- help


@pytest.mark.parametrize(
    "command",
    [
        "",
        "games",
        "play",
        "deal",
        "replay",
        "verify",
        "score minibridge",
        "score abridged",
        "score bridgewar",
        "score contract",
        "words",
    ],
)
def test_help_has_an_example_that_works(command: str) -> None:
    out = lines(*command.split(), "--help")
    assert f"Usage: kibitz {command}".rstrip() in out
    example = re.search(r"Example: kibitz (.+?) *$", out)
    assert example
    assert example[1].startswith(command)
    if command.startswith(("games", "score", "deal", "words")):
        assert lines(*shlex.split(example[1]))


# --- words


def test_a_word_is_explained() -> None:
    assert lines("words", "ruffing") == lines("words", "ruff")
    assert [entry["words"][0] for entry in data("words", "levées", "--language", "fr", "--json")] == ["levée"]
    assert len(data("words", "--json")) > 90


# --- deal


def test_a_deal_by_number_code_and_cards_is_the_same() -> None:
    by_number = data("deal", "--number", "123456789")
    assert by_number == data("deal", "--code", by_number["code"]) == data("deal", "--pbn", by_number["deal"])
    assert by_number["number"] == "123456789"
    assert sum(by_number["points"].values()) == 40


def test_a_deal_in_whichever_way_it_is_written() -> None:
    known = data("deal", "--number", "123456789")
    code = str(known["code"])
    ways = (code, code.lower().replace("-", " "), "123,456,789", str(known["deal"]))
    assert all(data("deal", way) == known for way in ways)
    assert data("deal", f"https://example.org/deal/minibridge/{code}?dealer=N") == known
    coloured = data("deal", f"/deal/abridged/{code}")
    assert coloured == data("deal", "--colours", code) and coloured["hands"] != known["hands"]


def test_a_deal_is_shown_with_number_and_code() -> None:
    deal = Deal.from_number(10**27)
    shown = lines("deal", "--number", f"{10**27:,}")
    assert deal.code in shown
    assert f"Number {10**27}" in shown
    assert f"North, {deal[Seat.NORTH].points} points" in shown


def test_fresh_deals_differ() -> None:
    assert data("deal")["code"] != data("deal")["code"]


def test_a_coloured_deal() -> None:
    assert data("deal", "--number", "5", "--colours")["hands"]["N"] == "B14.13.12.11.10.9.8.7.6.5.4.3.2"


# --- replay and verify


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: str(file.stem))
def test_kept_records_replay(file: Path) -> None:
    assert "Every move and score is right." in lines("replay", str(file))
    told = data("replay", str(file))
    assert told["valid"]
    assert all(deal["over"] for deal in told["deals"])


@pytest.fixture
def played(tmp_path: Path) -> Path:
    rng = Random(8)
    state = start(game("minibridge"), seed=rng.randbytes(32).hex(), salt=rng.randbytes(16).hex())
    end = play_out(state, dict.fromkeys(Seat, SimpleBot(rng)))
    file = tmp_path / "deal.json"
    file.write_bytes(record.write(record.DealRecord(record.VERSION, end.log)))
    return file


def test_a_deal_trick_by_trick(played: Path) -> None:
    out = kibitz("replay", str(played)).out
    assert out.count("Trick ") == 13
    assert "needed" in out


def test_a_score_that_is_wrong_is_noticed(played: Path) -> None:
    text = played.read_text()
    changed = re.sub(r'("points": )(\d+)', lambda found: f"{found[1]}{int(found[2]) + 10}", text, count=1)
    assert changed != text
    played.write_text(changed)
    outcome = kibitz("replay", str(played))
    assert (outcome.code, outcome.out) == (1, "")
    assert "does not replay" in outcome.err
    assert data("replay", str(played), code=1)["valid"] is False


def test_the_boards_of_a_bridge_file_replay_too(tmp_path: Path) -> None:
    hands = "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2"
    board = '[Board "{}"]\n[Dealer "N"]\n[Deal "{}"]\n[Result "{}"]\n[Auction "N"]\n1NT {}\n\n'
    file = tmp_path / "evening.pbn"
    file.write_text(board.format(1, hands, 7, "AP"))
    assert "Every move and score is right." in lines("replay", str(file))
    assert data("replay", str(file))["deals"][0]["scores"] == {"NS": 90, "EW": 0}
    file.write_text(board.format(1, hands, 7, "AP") + board.format(2, hands, 7, "1C AP"))
    outcome = kibitz("replay", str(file))
    assert outcome.code == 1
    assert "Board 2: Call 2, 1C by East, is not legal" in outcome.err
    told = data("replay", str(file), code=1)
    assert (told["valid"], len(told["deals"]), len(told["reasons"])) == (False, 1, 1)


def test_a_score_says_by_which_scoring() -> None:
    asked = ("score", "contract", "--contract", "4S", "--tricks", "10")
    assert "rubber" in kibitz(*asked).out
    assert "duplicate bridge" in kibitz(*asked, "--duplicate").out
    assert "by the Laws" in kibitz(*asked, "--rules", "laws").out


def test_a_fair_deal(played: Path) -> None:
    assert data("verify", str(played)) == {
        "fair": True,
        "deals": [{"fair": True, "reason": "The hands are those that were committed to before the cut."}],
    }
    assert lines("verify", str(played)) == "Deal 1: The hands are those that were committed to before the cut."


def test_a_digest_that_does_not_fit(played: Path) -> None:
    text = played.read_text()
    digest = re.search(r'"digest": "(\w+)"', text)
    assert digest
    played.write_text(text.replace(digest[1], "0" * 64))
    assert data("verify", str(played), code=1)["fair"] is False
    assert kibitz("verify", str(played)).code == 1


def test_a_deal_made_before_was_not_committed_to(tmp_path: Path) -> None:
    end = play_out(start(game("bridgewar"), deal=Deal.from_number(10**28)), dict.fromkeys(Seat, SimpleBot(Random(1))))
    file = tmp_path / "made.json"
    file.write_bytes(record.write(record.DealRecord(record.VERSION, end.log)))
    outcome = kibitz("verify", str(file))
    assert outcome.code == 1
    assert "Nothing was committed to" in outcome.out


# --- kibitz alone


def test_the_menu_leads_to_a_game() -> None:
    outcome = kibitz("play", typed=["0", "whist", "3"])
    assert outcome.code == 0
    assert all(entrance.title in outcome.out for entrance in GAMES.values())
    assert outcome.out.count("Type a number from 1 to 10.") == 2
    assert "BridgeWar Heroes, deal 1" in outcome.out
    assert outcome.out.rstrip().endswith("Goodbye.")


@pytest.mark.parametrize("typed", [[], ["quit"]])
def test_the_menu_can_be_left(typed: list[str]) -> None:
    outcome = kibitz("play", typed=typed)
    assert outcome.code == 0
    assert outcome.out.rstrip().endswith("Goodbye.")
