"""BridgeWar and its three higher tiers: Heroes, Battles, Extreme."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from kibitz.cards import FRENCH, FULL_HAND, NT
from kibitz.engine.events import Contract, Entry, Measure
from kibitz.engine.game import Game, Goals, Rule, Score
from kibitz.engine.table import Table
from kibitz.games.common import AnnouncingOptions, CardsEach, TableOptions, assemble
from kibitz.games.settings import worded
from kibitz.rules.announcing import announce
from kibitz.rules.choosing import choose
from kibitz.rules.declaring import deal_again_if_level, dealer_declares, most_tricks_win, stronger_side_declares
from kibitz.rules.dummy import face_dummy
from kibitz.rules.scoring import contract_goals, entries, goals_alike
from kibitz.scoring import bridgewar as scoring
from kibitz.scoring.line import Line

PlayOn = Annotated[
    bool,
    worded("Always play every trick", "Otherwise the deal ends as soon as it is clear who gets the point."),
]


class BridgeWarOptions(TableOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    play_on: PlayOn = False


class PlainWarOptions(BridgeWarOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    cards: CardsEach = FULL_HAND


class HeroesOptions(BridgeWarOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seven_six: Annotated[
        Literal["nobody", "defenders"],
        worded(
            "If neither side wins eight tricks",
            "It ends seven to six. The rule sheet does not say whose point that is.",
            choices={"nobody": "Nobody gets the point", "defenders": "The defenders get the point"},
        ),
    ] = "nobody"


class ExtremeOptions(AnnouncingOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    play_on: PlayOn = False
    level_points: Annotated[
        Literal["dealer", "redeal"],
        worded(
            "If both sides have 20 points",
            "The rule sheet does not say who attacks then.",
            choices={"dealer": "The dealer’s side attacks", "redeal": "The cards are dealt again"},
        ),
    ] = "dealer"


def bridgewar(options: PlainWarOptions) -> Game:
    """The dealer declares; no trumps; seven tricks of thirteen, or most of fewer."""
    score = _scored_by(lambda contract, tricks: scoring.plain(tricks, contract.goal))
    rules = (dealer_declares, most_tricks_win(NT, scoring.Battle.FREE))
    return _war("bridgewar", options, *rules, score=score, cards=options.cards)


def heroes(options: HeroesOptions) -> Game:
    """The dealer declares and names a hero suit when the lead and dummy are seen; eight tricks."""
    score = _scored_by(lambda contract, tricks: scoring.heroes(tricks, short=options.seven_six))
    contracts = tuple(Contract(suit, 8, scoring.Battle.HERO) for suit in FRENCH.suits)
    # Eight for either side, unless the attackers' failure is the defenders' victory.
    goals = goals_alike if options.seven_six == "nobody" else contract_goals
    naming = (choose(lambda t: contracts),)
    return _war("heroes", options, dealer_declares, after_dummy=naming, score=score, goals=goals)


def battles(options: BridgeWarOptions) -> Game:
    """As Heroes, with a Free-for-All at no-trumps as the other choice."""
    score = _scored_by(lambda contract, tricks: scoring.staked(_battle(contract), scoring.Stakes.SKIRMISH, tricks))
    contracts = _staked(scoring.Stakes.SKIRMISH)
    return _war("battles", options, dealer_declares, after_dummy=(choose(lambda t: contracts),), score=score)


def extreme(options: ExtremeOptions) -> Game:
    """The stronger side attacks; battle and stakes are chosen when the lead and dummy are seen."""
    score = _scored_by(lambda contract, tricks: scoring.staked(_battle(contract), contract.terms, tricks))
    contracts = tuple(contract for stakes in scoring.Stakes for contract in _staked(stakes))
    before: tuple[Rule, ...] = (
        announce(Measure.POINTS, by_players=options.by_players),
        *[deal_again_if_level] * (options.level_points == "redeal"),
        stronger_side_declares(Measure.POINTS),
    )
    return _war("extreme", options, *before, after_dummy=(choose(lambda t: contracts),), score=score)


def _war(
    name: str,
    options: BridgeWarOptions | ExtremeOptions,
    *before: Rule,
    after_dummy: tuple[Rule, ...] = (),
    score: Score,
    goals: Goals = contract_goals,
    cards: int = FULL_HAND,
) -> Game:
    stop = not options.play_on
    after_lead = (face_dummy, *after_dummy)
    return assemble(
        name,
        options,
        *before,
        after_lead=after_lead,
        score=score,
        goals=goals,
        stop_when_certain=stop,
        leads_blind=bool(after_dummy),
        cards=cards,
    )


def _battle(contract: Contract) -> str:
    return scoring.Battle.FREE if contract.strain is NT else scoring.Battle.HERO


def _staked(stakes: str) -> tuple[Contract, ...]:
    """A Free-for-All, or a Hero Battle in each suit, at these stakes."""
    battles = ((NT, scoring.Battle.FREE), *((suit, scoring.Battle.HERO) for suit in FRENCH.suits))
    return tuple(Contract(strain, scoring.GOALS[battle, stakes], stakes) for strain, battle in battles)


def _scored_by(score: Callable[[Contract, int], tuple[Line, ...]]) -> Score:
    def scored(t: Table, tricks: int) -> tuple[Entry, ...]:
        declarer, contract = t.bargain
        return entries(declarer.side, score(contract, tricks))

    return scored
