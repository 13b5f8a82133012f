"""After a mistake: every kind of play leads to a lesson that shows it, and to puzzles of its kind in that game."""

from __future__ import annotations

import pytest

from kibitz.coach.kinds import Kind
from kibitz.games import GAMES, game
from kibitz.lessons.shelf import shelf
from kibitz.practice.further import further, theme_of
from kibitz.practice.puzzles import Asks, Theme, by_key

CHOSEN = [kind for kind in Kind if kind is not Kind.ONLY_CARD]


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_leads_to_a_lesson_and_to_puzzles_of_its_kind(name: str) -> None:
    for kind in CHOSEN:
        found = further(kind.value, name, "a deal")
        assert found.lesson in shelf()
        assert len(set(found.puzzles)) == 3
        assert by_key()[found.puzzles[0]].theme is theme_of(kind)
        assert found == further(kind.value, name, "a deal")


def test_a_game_low_on_the_ladder_leads_no_higher_where_a_lesson_there_shows_it() -> None:
    assert further("second-low", "first-tricks").lesson == "2-partners"
    assert further("second-low", "bridgewar").lesson == "2-partners"
    assert further("second-low", "minibridge").lesson == "play-11-second-hand"
    assert further("finesse", "first-tricks").lesson == "play-04-finesse"


@pytest.mark.parametrize("kind", CHOSEN)
def test_the_course_in_card_play_is_where_who_plays_minibridge_goes_on(kind: Kind) -> None:
    lesson = further(kind.value, "minibridge").lesson
    assert lesson is not None and lesson.startswith("play-")


@pytest.mark.parametrize("name", GAMES)
def test_puzzles_are_of_the_game_where_it_has_them_else_of_its_cards(name: str) -> None:
    for kind in CHOSEN:
        theme = theme_of(kind)
        there_are = [each for each in by_key().values() if each.theme is theme]
        shown = by_key()[further(kind.value, name, "x").puzzles[0]]
        if any(each.game == name for each in there_are):
            assert shown.game == name, (kind, name)
        elif any(each.deck is game(name).deck for each in there_are):
            assert shown.deck is game(name).deck, (kind, name)


def test_leads_chances_and_counting_are_practised_too() -> None:
    met = {by_key()[key].theme for kind in CHOSEN for key in further(kind.value, "contract").puzzles}
    assert met >= {Theme.LEADS, Theme.CHANCES, Theme.COUNTING}
    assert all(by_key()[key].asks is Asks.LEAD for key in further("sequence", "minibridge").puzzles)


@pytest.mark.parametrize(
    ("kind", "theme"),
    [
        (Kind.SECOND_LOW, Theme.SECOND_HAND),
        (Kind.COVER, Theme.SECOND_HAND),
        (Kind.THIRD_HIGH, Theme.THIRD_HAND),
        (Kind.PARTNERS_TRICK, Theme.THIRD_HAND),
        (Kind.THROW_LOSER, Theme.DISCARDS),
    ],
)
def test_second_hand_third_hand_and_discards_lead_to_puzzles_of_their_own(kind: Kind, theme: Theme) -> None:
    assert {by_key()[key].theme for key in further(kind.value, "minibridge").puzzles} == {theme}
