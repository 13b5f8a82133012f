"""The catalogues: every language says the same things, and everything that can be said has its message."""

from __future__ import annotations

import ast as python
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from handbook.commands import commands
from kibitz.app.subjects.classes.messages import TEACHER_PHRASES
from kibitz.app.subjects.home.catalogue import catalogue
from kibitz.app.tables.phrases import PHRASES
from kibitz.bots.bidding.senses import SENSE_WORDS
from kibitz.bots.decision import MAXIM_WORDS
from kibitz.bots.levels import LEVELS
from kibitz.cards.sentences import Text
from kibitz.cli.help import command_id
from kibitz.club.printing.stationery import printed_words
from kibitz.coach.card_phrases import KIND_WORDS
from kibitz.engine.events import ClaimLine, WhyThrownIn
from kibitz.scoring.abridged import Pledge
from kibitz.scoring.bridgewar import Battle, Stakes
from kibitz.scoring.line import ScoreReason
from kibitz.scoring.minibridge import Aim
from kibitz.scoring.rubber import Doubling
from kibitz.words import IN_ENGLISH, Language, in_language, languages, word_id

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "src/kibitz/words"
TEMPLATE = re.compile(r'\bTemplate\(\s*"([^"]*)"')
NOTED = re.compile(r'"(check-[a-z-]+)"')
SAMPLE: dict[str, str | float] = {
    "seat": "N",
    "side": "NS",
    "card": "SA",
    "strain": "NT",
    "call": "2NT",
    "word": "slam",
    "decimal": 1.5,
}


def messages(code: str) -> dict[str, ast.Message]:
    """Every message of a language."""
    found: dict[str, ast.Message] = {}
    for path in sorted((WORDS / code).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (path.name, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name.startswith(f"{path.stem}-"), entry.id.name
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = entry
    return found


def served() -> Iterator[str]:
    """Words that travel as they are written in the code."""
    for words in (Pledge, Battle, Stakes, Aim, Doubling, ScoreReason, WhyThrownIn, ClaimLine):
        yield from (each.value for each in words)
    yield from (*MAXIM_WORDS.values(), *KIND_WORDS.values(), *SENSE_WORDS.values(), *LEVELS)
    yield from (phrase.text for phrase in PHRASES)
    yield from (said for each in TEACHER_PHRASES for said in (each.about, *each.phrases))
    for game in catalogue(tuple(LEVELS), None).games:
        yield from (game.title, game.blurb)
        for session in game.sessions:
            yield from (session.title, session.blurb)
        for option in (*game.options, *(each for session in game.sessions for each in session.options)):
            yield from (option.title, option.description)
            yield from (choice.title for choice in option.choices)


def said(language: Language, id_: str) -> str:
    """A message with something in each of its places."""
    return language.said(id_, {name: SAMPLE.get(kind, 3) for name, kind in language.holes(id_).items()})


@pytest.mark.parametrize("code", languages())
def test_each_language_says_everything_with_the_same_values(code: str) -> None:
    english, language = messages("en"), in_language(code)
    assert sorted(messages(code)) == sorted(english)
    for id_ in english:
        if id_ != "cards-bid":  # written by the letters of its strain, or by its name
            assert dict(language.holes(id_)) == dict(IN_ENGLISH.holes(id_)), id_
        assert re.search(r"\{ ?[$A-Z]|[\ue000\ue001]", said(language, id_)) is None, id_


def test_what_is_found_by_looking_is_what_fluent_finds() -> None:
    for id_, message in messages("en").items():
        assert IN_ENGLISH.knows(id_)
        source = FluentParser().parse_entry(IN_ENGLISH._sources[id_])
        assert isinstance(source, ast.Message) and source.value is not None and message.value is not None
        assert source.value.equals(message.value), id_


def test_every_error_of_ours_is_made_of_a_message() -> None:
    """By its id where it is a mistake in the terminal; else by a text, which the types see to."""
    made = [
        (path.name, call.args[0].value if call.args and isinstance(call.args[0], python.Constant) else None)
        for path in (ROOT / "src/kibitz/cli").rglob("*.py")
        for call in python.walk(python.parse(path.read_text("utf-8")))
        if isinstance(call, python.Call) and isinstance(call.func, python.Name) and call.func.id == "Mistake"
    ]
    assert len(made) > 60
    assert [each for each in made if each[1] is not None and not IN_ENGLISH.knows(str(each[1]))] == []
    assert {name for name, id_ in made if id_ is None} == {"puzzle.py", "solve.py"}  # which choose among ids


def test_all_that_the_server_says_has_a_message() -> None:
    templates = [
        (path.name, id_) for path in (ROOT / "src").rglob("*.py") for id_ in TEMPLATE.findall(path.read_text("utf-8"))
    ]
    assert len(templates) > 500
    assert [each for each in templates if not IN_ENGLISH.knows(each[1])] == []
    noted = {
        id_ for path in (ROOT / "src/kibitz/lessons").glob("*.py") for id_ in NOTED.findall(path.read_text("utf-8"))
    }
    assert len(noted) > 80
    assert [id_ for id_ in noted if not IN_ENGLISH.knows(id_)] == []
    assert [word for word in served() if not IN_ENGLISH.knows(word_id(word))] == []
    assert [id_ for id_ in printed_words() if not IN_ENGLISH.knows(id_)] == []


def test_every_message_is_said_somewhere() -> None:
    folders = ((ROOT / "src", "py"), (ROOT / "src", "typ"), (ROOT / "web/src", "ts"), (ROOT / "web/src", "svelte"))
    sources = "".join(path.read_text("utf-8") for folder, kind in folders for path in folder.rglob(f"*.{kind}"))
    used = set(re.findall(r"""["']([a-z]+-[\w-]+)["']""", sources))
    used |= set(json.loads((WORDS / "earlier.json").read_text("utf-8")).values())
    words = {word_id(word) for word in served()}
    words |= {command_id(called) for called, _ in commands()}
    words |= {id_ for id_ in messages("en") if id_.startswith(BY_NAME)}
    own = {id_ for id_ in messages("en") if not id_.startswith("cards-")}
    page_words = {f"words-{each}" for each in PAGE_WORDS.split()}
    assert own - used - words - page_words == set()


BY_NAME = (
    *("help-metavar-", "cli-help-", "cli-kind-", "cli-lesson-", "cli-head-", "cli-to-confirm", "cli-corrected"),
    *("cli-role-", "study-by-", "record-format-", "record-kind-"),
)
"""Messages whose ids are made of a name: a placeholder, a word to type, a kind of option, a column, a format."""
PAGE_WORDS = "calm normal quick at-once green blue wine slate violet red plum night"
"""Paces, cloths and backs: the page's own words that are stored as they are written."""


def test_french_keeps_its_signs_on_the_line() -> None:
    """French puts a space before these signs, and no line may begin with one."""
    for path in (WORDS / "fr").glob("*.ftl"):
        text = re.sub(r"\{[^}]*\}", "", path.read_text("utf-8"))
        assert re.findall(r".* [:;!?»…](?=[\s.]|$).*|.*« .*", text) == [], path.name


def test_what_was_stored_as_english_is_said_as_today() -> None:
    text = Text("{seat:who} plays {card:card}.", {"who": "N", "card": "SA"})
    assert text == Text("story-plays", {"who": "N", "card": "SA"})
    assert in_language("fr").say(text) == "Nord joue SA."
    assert str(Text("This was {n:deals} deals ago.", {"deals": 2})) == "This was 2 deals ago."


def test_a_word_that_no_catalogue_has_is_shown_as_it_is() -> None:
    assert in_language("fr").word("Somebody’s own game") == "Somebody’s own game"
    assert str(Text("Somebody’s own bot likes this card.")) == "Somebody’s own bot likes this card."


def test_marks_in_a_nickname_draw_nothing() -> None:
    sly = Text("story-plays", {"who": "N", "card": "\ue000name:x\ue001"})
    assert "\ue000" not in str(sly)
