"""The rules of every game for the page: in both languages, with the pictures that the page has, and the scores."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path

import pytest

from kibitz.app.subjects.home.rulebook import rule_book
from kibitz.cards import strain
from kibitz.engine.errors import OptionError
from kibitz.games.charts import Chart
from kibitz.games.registry import GAMES
from kibitz.scoring import minibridge
from kibitz.words import languages, text_of
from tests.app.client import fetch
from tests.app.serving import ServerThread

PICTURES = Path(__file__).parents[3] / "web/src/base/rulebook/RulePicture.svelte"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_rules_told_alike_in_each_language(game: str) -> None:
    books = [rule_book(game, language, {}) for language in languages()]
    for part in ("own", "shared"):
        english, *others = ([(each.kind, each.text) for each in getattr(book, part)] for book in books)
        assert len(english) > 5
        for other in others:
            assert [kind for kind, _ in other] == [kind for kind, _ in english]
            assert [text for kind, text in other if kind == "picture"] == [t for k, t in english if k == "picture"]
            assert not {text for kind, text in other if kind != "picture"} & {text for _, text in english}
    counts_each_trick = game == "first-tricks"
    assert bool(books[0].charts) != counts_each_trick


def test_every_picture_of_the_rules_can_be_drawn() -> None:
    named = {
        name
        for language in languages()
        for path in text_of(language, "rules").glob("*.md")
        for name in re.findall(r"!\[\]\((\w+)\)", path.read_text("utf-8"))
    }
    drawn = PICTURES.read_text("utf-8")
    assert {name for name in named if f'name === "{name}"' not in drawn} == set()


def _cells(chart: Chart) -> dict[str, tuple[int | None, ...]]:
    return {str(row.head): row.cells for row in chart.rows}


EXAMPLE = re.compile(r"(\w[\w-]*) (?:in|at|à) ([\w-]+), (\d+) [\w\xa0 ]+\s?: (.+?) = (\d+)(?=[. ])")
STRAINS = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S", "no-trumps": "NT"}
STRAINS |= {"trèfle": "C", "carreau": "D", "cœur": "H", "pique": "S", "sans-atout": "NT"}


@pytest.mark.parametrize("language", languages())
def test_the_examples_of_minibridge_pay_what_is_said(language: str) -> None:
    said = [each.text for each in rule_book("minibridge", language, {}).own if EXAMPLE.match(each.text)]
    assert len(said) == 7
    for found in filter(None, map(EXAMPLE.match, said)):
        terms, tricks, total = "game" if found[1] in ("Game", "Manche") else "part-score", int(found[3]), int(found[5])
        trumps = strain(STRAINS[found[2]])
        needed = minibridge.goal(terms, trumps)
        assert sum(line.points for line in minibridge.score(terms, trumps, needed, tricks)) == total, found[0]
        sums = (math.prod(map(int, part.split("×"))) for part in found[4].split("+"))
        assert sum(sums) == total, found[0]


def test_the_tables_pay_what_the_documents_say() -> None:
    part_score, game = map(_cells, rule_book("minibridge", "en", {}).charts)
    assert (part_score["8"], part_score["10"][1], part_score["9"][0]) == ((120, 110, 90), 170, 150)
    assert (game["9"][0], game["10"][1], game["11"][2], game["8"][1]) == (400, 420, 400, -100)
    (pledges,) = map(_cells, rule_book("abridged", "en", {}).charts)
    assert (pledges["10"], pledges["0"], pledges["7"]) == ((90, 50, 25), (-550, -50, -35), (-60, -15, 10))
    (heroes,) = map(_cells, rule_book("heroes", "en", {}).charts)
    assert heroes == {"8 to 13": (1,), "6 to 7": (None,), "0 to 5": (-1,)}
    showdown = _cells(rule_book("extreme", "en", {}).charts[-1])
    assert showdown == {"12 to 13": (10, 10), "0 to 11": (-5, -5)}
    bid, beside, short, short_vulnerable, rubber = map(_cells, rule_book("contract", "en", {}).charts)
    assert bid["spades, hearts"] == (30, 60, 120)
    assert beside["Small slam, 12 tricks bid"] == (500, 750)
    assert (short["4"], short_vulnerable["2"]) == ((200, 700, 1400), (200, 500, 1000))
    assert rubber["All five top trumps in one hand"] == (150,)


def test_the_tables_are_those_of_the_options_played() -> None:
    (targets,) = map(_cells, rule_book("minibridge", "en", {"scoring": "targets"}).charts)
    assert (targets["25 to 26"], targets["37 to 40"]) == ((9,), (13,))
    assert rule_book("minibridge", "en", {"scoring": "tricks"}).charts == ()
    _, beside, short, _, _ = map(_cells, rule_book("contract", "en", {"rules": "laws"}).charts)
    assert beside["The contract made, if redoubled"] == (100, 100)
    assert short["4"] == (200, 800, 1600)
    _, duplicate, *_ = map(_cells, rule_book("contract", "en", {"scoring": "duplicate"}).charts)
    assert duplicate["A game bid, 100 or more for the tricks"] == (300, 500)
    with pytest.raises(OptionError):
        rule_book("whist", "en", {})


def test_the_rules_are_fetched_and_nonsense_is_refused(sqlite_server: ServerThread) -> None:
    answer = json.loads(fetch(sqlite_server.address, "/api/rules/minibridge?language=fr")[2])
    assert answer["own"][0]["text"] == "De quoi il s’agit"
    english = fetch(sqlite_server.address, "/api/rules/minibridge")[2]
    for nowhere in ("..%2Ffr", "%2Ftmp", "fr" * 200, "fr%00"):
        path = f"/api/rules/minibridge?language={nowhere}"
        assert fetch(sqlite_server.address, path)[::2] == (200, english), "no part of a path but a language's own name"
    for wrong in (
        "whist",
        "minibridge?options=%5B",
        "minibridge?options=%7B%22scoring%22:7%7D",
        "minibridge?options=1",
    ):
        status, _, said = fetch(sqlite_server.address, f"/api/rules/{wrong}")
        assert (status, said.count(b"\n")) == (404, 1)
