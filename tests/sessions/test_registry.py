"""The list of sessions: which suit which game, their options, and what is said when one does not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kibitz.engine import OptionError
from kibitz.games import GAMES, game
from kibitz.sessions import SESSIONS, default_session, session, sessions_for
from kibitz.sessions.rubber import Rubber

DEFAULTS = {
    **dict.fromkeys(("first-tricks", "bridgewar", "heroes", "battles", "extreme"), "match"),
    **dict.fromkeys(("minibridge", "minibridge-simple3", "minibridge-normal3"), "match"),
    "abridged": "abridged-game",
    "contract": "rubber",
}


def test_every_game_has_its_default_session() -> None:
    assert {name: default_session(game(name)) for name in GAMES} == DEFAULTS


def test_sessions_that_suit_a_game_can_be_made_for_it_and_no_others() -> None:
    for name in GAMES:
        table = game(name)
        for each in SESSIONS:
            if each in sessions_for(table):
                assert session(each, None, table).next_board([]) is not None
            else:
                with pytest.raises(OptionError):
                    session(each, None, table)


def test_contract_with_duplicate_scoring_is_played_as_a_match() -> None:
    assert sessions_for(game("contract", {"scoring": "duplicate"})) == ("match",)
    assert sessions_for(game("contract")) == ("rubber", "chicago")


@pytest.mark.parametrize("rules", ["printed", "laws"])
def test_a_rubber_knows_the_rules_of_its_game(rules: str) -> None:
    assert session("rubber", {}, game("contract", {"rules": rules})) == Rubber(rules=rules)


@pytest.mark.parametrize(
    ("name", "options", "table", "table_options", "sentence"),
    [
        ("rubber", {}, "contract", {"scoring": "duplicate"}, "Rubber needs Contract Bridge with scoring=rubber."),
        ("chicago", {}, "contract", {"scoring": "duplicate"}, "Chicago needs Contract Bridge with scoring=rubber."),
        ("match", {}, "contract", {}, "Match needs Contract Bridge with scoring=duplicate."),
        ("rubber", {}, "minibridge", {}, "Rubber is no session of MiniBridge: choose from match."),
        (
            "match",
            {},
            "abridged",
            {},
            "Match is no session of aBRIDGEd: choose from abridged-game, abridged-night, abridged-pivot.",
        ),
        (
            "leauge",
            {},
            "minibridge",
            {},
            "There is no session called “leauge”: choose from "
            "match, abridged-game, abridged-night, abridged-pivot, rubber, chicago.",
        ),
        (
            "match",
            {"deals": 0},
            "heroes",
            {},
            "Match cannot be set so: the option deals is a whole number from 1 to 10000.",
        ),
        (
            "match",
            {"hands": 4},
            "heroes",
            {},
            "Match cannot be set so: there is no option hands; its options are deals, target, minutes.",
        ),
        (
            "rubber",
            {"deals": 4},
            "contract",
            {},
            "Rubber cannot be set so: there is no option deals; it has no options.",
        ),
    ],
)
def test_what_does_not_suit_is_refused_in_one_sentence(
    name: str, options: dict[str, Any], table: str, table_options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(OptionError) as refused:
        session(name, options, game(table, table_options))
    assert str(refused.value) == sentence


def test_every_offer_has_a_title_a_one_sentence_blurb_and_described_options() -> None:
    for name, offer in SESSIONS.items():
        assert offer.name == name and offer.title
        assert offer.blurb.endswith(".") and offer.blurb.count(".") == 1
        schema = msgspec.json.schema(offer.options)["$defs"][offer.options.__name__]
        assert all("description" in option for option in schema["properties"].values())


def test_every_game_an_offer_names_is_registered() -> None:
    for offer in SESSIONS.values():
        for name, needed in offer.games.items():
            assert set(needed) <= set(GAMES[name].options.__struct_fields__)
