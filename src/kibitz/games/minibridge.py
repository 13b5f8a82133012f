"""MiniBridge, for four players and for three."""

from __future__ import annotations

from typing import Annotated, Literal

from kibitz.cards import FRENCH, NT
from kibitz.engine.errors import OptionError
from kibitz.engine.events import Contract, Entry, Measure
from kibitz.engine.game import Game, Rule
from kibitz.engine.table import Table
from kibitz.games.common import AnnouncingOptions, assemble
from kibitz.games.complaints import SLAM_NEEDS_FULL
from kibitz.games.settings import worded
from kibitz.rules.announcing import announce
from kibitz.rules.choosing import choose
from kibitz.rules.declaring import deal_again_if_level, stronger_side_declares
from kibitz.rules.dummy import face_dummy
from kibitz.rules.scoring import contract_goals, entries, no_goals
from kibitz.rules.threehanded import normal_declarer, simple_declarer
from kibitz.scoring import minibridge as scoring


class MiniBridgeOptions(AnnouncingOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    no_trumps_only: Annotated[
        bool,
        worded(
            "No trumps yet",
            "The highest card of the suit that was led wins every trick. Good for the first lessons.",
            group="teaching",
        ),
    ] = False
    scoring: Annotated[
        Literal["full", "tricks", "targets", "lesson"],
        worded(
            "How a deal is scored",
            "Only with scores in full does declarer also choose how high to aim.",
            choices={
                "full": "In full, with part-score and game",
                "tricks": "One point for each trick",
                "targets": "Won or lost: the more points held, the more tricks are needed",
                "lesson": "As in the first lessons: seven tricks, 40 points each beyond six",
            },
        ),
    ] = "full"
    slam: Annotated[
        bool,
        worded("Slams", "Declarer may also aim for twelve tricks, for a bonus of 800. Only with scores in full."),
    ] = False


class PartnersOptions(MiniBridgeOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    equal_partners: Annotated[
        Literal["first", "choose"],
        worded(
            "If both partners have as many points",
            "With different points the partner who has more always declares.",
            group="teaching",
            choices={
                "first": "Who said it first declares",
                "choose": "Who said it first chooses which of them declares",
            },
        ),
    ] = "first"


def minibridge(options: PartnersOptions) -> Game:
    """Four players; the side with more points declares, dummy seen."""
    equals_choose = options.equal_partners == "choose"
    who = (deal_again_if_level, stronger_side_declares(Measure.POINTS, equals_choose=equals_choose))
    return _minibridge("minibridge", options, *who)


def minibridge_simple3(options: MiniBridgeOptions) -> Game:
    """Three players; the strongest hand declares with the spare hand as dummy."""
    return _minibridge("minibridge-simple3", options, simple_declarer, three=True)


def minibridge_normal3(options: MiniBridgeOptions) -> Game:
    """Three players; dealer and spare hand against the other two."""
    return _minibridge("minibridge-normal3", options, normal_declarer, three=True)


def _minibridge(name: str, options: MiniBridgeOptions, *who_declares: Rule, three: bool = False) -> Game:
    if options.slam and options.scoring != "full":
        raise OptionError(SLAM_NEEDS_FULL(scoring=options.scoring))
    return assemble(
        name,
        options,
        announce(Measure.POINTS, by_players=options.by_players),
        *who_declares,
        face_dummy,
        choose(lambda t: _contracts(t, options)),
        score=_score,
        goals=no_goals if options.scoring == "tricks" else contract_goals,
        spare_opposite_dealer=three,
    )


def _contracts(t: Table, options: MiniBridgeOptions) -> tuple[Contract, ...]:
    strains = (NT,) if options.no_trumps_only else FRENCH.strains
    if options.scoring == "targets":
        return tuple(Contract(strain, _target(t), scoring.Aim.TARGET) for strain in strains)
    terms: tuple[str, ...] = (scoring.Aim.PART_SCORE, scoring.Aim.GAME, *[scoring.Aim.SLAM] * options.slam)
    if options.scoring != "full":
        terms = (options.scoring,)
    return tuple(Contract(strain, scoring.goal(each, strain), each) for each in terms for strain in strains)


def _target(t: Table) -> int:
    assert t.declarer is not None
    return scoring.target(sum(t.dealt[seat].points for seat in t.declarer.side.seats))


def _score(t: Table, tricks: int) -> tuple[Entry, ...]:
    declarer, contract = t.bargain
    return entries(declarer.side, scoring.score(contract.terms, contract.strain, contract.goal, tricks))
