"""Deals played with real cards: which contracts can be written down in a game, and what each is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from kibitz.cards import COLOURS, FRENCH, NT, Bid
from kibitz.engine.events import Contract, ThrownIn, WhyThrownIn
from kibitz.games.bridgewar import BridgeWarOptions, ExtremeOptions, HeroesOptions
from kibitz.games.common import TableOptions
from kibitz.games.contract import ContractOptions
from kibitz.games.minibridge import MiniBridgeOptions
from kibitz.scoring import abridged, bridgewar, duplicate, minibridge, rubber
from kibitz.scoring.line import Line

_LEVELS: Final = range(1, 8)


class PaperForm(Struct, frozen=True):
    """How a deal of a game is written down: contracts, and the score for one with so many tricks of declarer's side.

    The score also depends on whether declarer's side is vulnerable. With `by_points` the goal follows from the points
    of both hands, which are then written down too; `thrown_in` is how a deal passes without a contract, if it may.
    `honours` are what honours in one hand can bring besides.
    """

    contracts: tuple[Contract, ...]
    score: Callable[[Contract, int, bool], tuple[Line, ...]]
    thrown_in: ThrownIn | None = None
    by_points: Callable[[int], int] | None = None
    honours: tuple[int, ...] = ()


def bridgewar_paper(options: BridgeWarOptions) -> PaperForm:
    contracts = (Contract(NT, 7, bridgewar.Battle.FREE),)
    return PaperForm(contracts, lambda contract, tricks, vulnerable: bridgewar.plain(tricks))


def heroes_paper(options: HeroesOptions) -> PaperForm:
    contracts = tuple(Contract(suit, 8, bridgewar.Battle.HERO) for suit in FRENCH.suits)
    return PaperForm(contracts, lambda contract, tricks, vulnerable: bridgewar.heroes(tricks, short=options.seven_six))


def battles_paper(options: BridgeWarOptions) -> PaperForm:
    return _staked(bridgewar.Stakes.SKIRMISH)


def extreme_paper(options: ExtremeOptions) -> PaperForm:
    return _staked(*bridgewar.Stakes)


def minibridge_paper(options: MiniBridgeOptions) -> PaperForm:
    strains = (NT,) if options.no_trumps_only else FRENCH.strains
    match options.scoring:
        case "full":
            aims: tuple[minibridge.Aim, ...] = (minibridge.Aim.PART_SCORE, minibridge.Aim.GAME)
            aims += (minibridge.Aim.SLAM,) * options.slam
        case "targets":
            aims = (minibridge.Aim.TARGET,)
        case "tricks":
            aims = (minibridge.Aim.TRICKS,)
        case "lesson":
            aims = (minibridge.Aim.LESSON,)
    contracts = tuple(Contract(strain, minibridge.goal(aim, strain), aim) for aim in aims for strain in strains)
    return PaperForm(
        contracts,
        lambda contract, tricks, vulnerable: minibridge.score(contract.terms, contract.strain, contract.goal, tricks),
        thrown_in=ThrownIn(True, WhyThrownIn.LEVEL),
        by_points=minibridge.target if options.scoring == "targets" else None,
    )


def abridged_paper(options: TableOptions) -> PaperForm:
    contracts = tuple(
        Contract(strain, abridged.GOAL[pledge], pledge) for pledge in abridged.Pledge for strain in COLOURS.strains
    )
    return PaperForm(contracts, lambda contract, tricks, vulnerable: abridged.score(contract.terms, tricks))


def contract_paper(options: ContractOptions) -> PaperForm:
    """By the Laws of duplicate, or the lines of a rubber."""
    bids = (Bid(level, strain) for level in _LEVELS for strain in FRENCH.strains)
    contracts = tuple(Contract(bid.strain, 6 + bid.level, terms) for bid in bids for terms in rubber.Doubling)

    def score(contract: Contract, tricks: int, vulnerable: bool) -> tuple[Line, ...]:
        bid = (contract.strain, contract.goal - 6, contract.terms, tricks)
        if options.scoring == "duplicate":
            return duplicate.score(*bid, vulnerable=vulnerable)
        return rubber.score(*bid, vulnerable=vulnerable, rules=options.rules, slams_taken=options.slams_taken)

    has_honours = options.scoring == "rubber" and options.honours != "none"
    passed_out = ThrownIn(False, WhyThrownIn.PASSED_OUT)
    return PaperForm(contracts, score, passed_out, honours=rubber.HONOUR_POINTS if has_honours else ())


def _staked(*stakes: str) -> PaperForm:
    battles = ((NT, bridgewar.Battle.FREE), *((suit, bridgewar.Battle.HERO) for suit in FRENCH.suits))
    contracts = tuple(
        Contract(strain, bridgewar.GOALS[battle, each], each) for each in stakes for strain, battle in battles
    )

    def score(contract: Contract, tricks: int, vulnerable: bool) -> tuple[Line, ...]:
        battle = bridgewar.Battle.FREE if contract.strain is NT else bridgewar.Battle.HERO
        return bridgewar.staked(battle, contract.terms, tricks)

    return PaperForm(contracts, score)
