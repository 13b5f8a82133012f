"""aBRIDGEd: Pass or Play, or strengths and Ten or Seven; with a pack of colours and numbers."""

from __future__ import annotations

from kibitz.cards import COLOURS, PLAY
from kibitz.engine.events import Contract, Entry, Measure
from kibitz.engine.game import Game, Rule, Step
from kibitz.engine.table import Table
from kibitz.games.common import AnnouncingOptions, TricksKept, assemble
from kibitz.rules.announcing import announce, from_declarers_left
from kibitz.rules.auction import round_one
from kibitz.rules.choosing import choose, target
from kibitz.rules.declaring import stronger_side_declares
from kibitz.rules.dummy import face_dummy
from kibitz.rules.scoring import entries
from kibitz.scoring import abridged as scoring


class AbridgedOptions(AnnouncingOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tricks: TricksKept = "collected"  # the booklet: one partner of a side gathers its tricks


def abridged(options: AbridgedOptions) -> Game:
    by_players = options.by_players
    round_two_strengths = announce(Measure.STRENGTH, by_players=by_players)
    return assemble(
        "abridged",
        options,
        round_one,
        in_round_two(round_two_strengths),
        # Level at 20-20 the dealer's side declares; of equal partners the dealer, or who sits at the dealer's left.
        in_round_two(stronger_side_declares(Measure.STRENGTH)),
        face_dummy,
        in_round_two(target((scoring.Pledge.TEN, scoring.Pledge.SEVEN))),
        choose(_contracts),
        announce(Measure.STRENGTH, from_declarers_left, by_players=by_players),
        announce(Measure.LONGEST, from_declarers_left, by_players=by_players),
        score=_score,
        deck=COLOURS,
    )


def in_round_two(rule: Rule) -> Rule:
    """Only after four passes."""

    def wrapped(t: Table) -> Step | None:
        return None if t.calls[-1].call is PLAY else rule(t)

    return wrapped


def _contracts(t: Table) -> tuple[Contract, ...]:
    terms = t.terms or scoring.Pledge.PLAY
    return tuple(Contract(strain, scoring.GOAL[terms], terms) for strain in COLOURS.strains)


def _score(t: Table, tricks: int) -> tuple[Entry, ...]:
    declarer, contract = t.bargain
    return entries(declarer.side, scoring.score(contract.terms, tricks))
