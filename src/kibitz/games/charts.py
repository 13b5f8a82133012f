"""The score tables of the games, worked out by their scoring, so that the rules page shows what the table pays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from kibitz.cards import CLUBS, DIAMONDS, HEARTS, NT, SPADES, Hand, Seat, Strain
from kibitz.engine.text import Template, Text
from kibitz.games.bridgewar import BridgeWarOptions, ExtremeOptions, HeroesOptions
from kibitz.games.common import TableOptions
from kibitz.games.contract import ContractOptions
from kibitz.games.minibridge import MiniBridgeOptions
from kibitz.games.naming import STRAIN_ONLY
from kibitz.scoring import abridged, bridgewar, duplicate, minibridge, rubber
from kibitz.scoring.line import Line, ScoreReason, totals
from kibitz.scoring.rubber import Doubling

ByTricks = Callable[[int], Sequence[Line]]
"""The lines of a score for so many tricks of declarer's side."""

_MOST: Final = 13
_PAIRS: Final = ((SPADES, HEARTS), (DIAMONDS, CLUBS))
"""Suits that pay alike."""

PER_DEAL: Final = Template("rules-per-deal")
DECLARERS_TRICKS: Final = Template("rules-declarers-tricks")
POINTS_PAID: Final = Template("lookback-points-paid")
PAID_FOR: Final = Template("rules-paid-for")
FROM_TO: Final = Template("rules-from-to")
PLAIN_NUMBER: Final = Template("story-plain-number")
STAKES_PAY: Final = Template("rules-stakes-pay")
BATTLE_NAMES: Final = {
    bridgewar.Battle.FREE: Template("rules-battle-names-free"),
    bridgewar.Battle.HERO: Template("rules-battle-names-hero"),
}
PLEDGE_NAMES: Final = {
    abridged.Pledge.PLAY: Template("cards-call-play"),
    abridged.Pledge.TEN: Template("room-pledge-names-ten"),
    abridged.Pledge.SEVEN: Template("room-pledge-names-seven"),
}
IF_DOUBLED: Final = {
    Doubling.UNDOUBLED: Template("rules-is-doubled-undoubled"),
    Doubling.DOUBLED: Template("rules-if-doubled-doubled"),
    Doubling.REDOUBLED: Template("rules-if-doubled-redoubled"),
}
TWO_SUITS: Final = Template("rules-two-suits")
AIMS: Final = {
    minibridge.Aim.PART_SCORE: Template("rules-aims-part-score"),
    minibridge.Aim.GAME: Template("rules-aims-game"),
    minibridge.Aim.SLAM: Template("rules-aims-slam"),
    minibridge.Aim.LESSON: PER_DEAL,
}
TARGET_TITLE: Final = Template("rules-target-title")
SIDE_POINTS: Final = Template("rules-side-points")
TRICKS_NEEDED: Final = Template("rules-tricks-needed")

TRICKS_BID: Final = Template("rules-tricks-bid")
DENOMINATION: Final = Template("rules-denomination")
FIRST_TRICK: Final = Template("rules-first-trick")
FURTHER_TRICK: Final = Template("rules-further-trick")
BESIDE_TRICKS: Final = Template("rules-beside-tricks")
NOT_VULNERABLE: Final = Template("rules-not-vulnerable")
VULNERABLE: Final = Template("room-vulnerable")
OVERTRICK_NT: Final = Template("rules-overtrick-nt")
OVERTRICK_SUITS: Final = Template("rules-overtrick-suits")
OVERTRICK_DOUBLED: Final = Template("rules-overtrick-doubled")
CONTRACT_MADE: Final = Template("rules-contract-made")
SMALL_SLAM_BID: Final = Template("rules-small-slam-bid")
GRAND_SLAM_BID: Final = Template("rules-grand-slam-bid")
GAME_BID: Final = Template("rules-game-bid")
LESS_BID: Final = Template("rules-less-bid")
SHORT_NOT_VULNERABLE: Final = Template("rules-short-not-vulnerable")
SHORT_VULNERABLE: Final = Template("rules-short-vulnerable")
SHORT_BY: Final = Template("rules-short-by")
RUBBER_AND_HONOURS: Final = Template("rules-rubber-and-honours")
RUBBER_CLEAR: Final = Template("rules-rubber-clear")
RUBBER_CLOSE: Final = Template("rules-rubber-close")
HONOURS_FOUR: Final = Template("rules-honours-four")
HONOURS_FIVE: Final = Template("rules-honours-five")
HONOURS_ACES: Final = {
    "no-trump": Template("rules-honours-aces-no-trump"),
    "any": Template("rules-honours-aces"),
}
"""By the option `four_aces`."""


class ChartRow(Struct, frozen=True, gc=False):
    """One line of a table. Points below zero are the other side's; None: nobody scores."""

    head: Text
    cells: tuple[int | None, ...]


class Chart(Struct, frozen=True, gc=False):
    """A table of scores: what stands over its rows and columns, and the points."""

    title: Text
    corner: Text
    columns: tuple[Text, ...]
    rows: tuple[ChartRow, ...]


Charts = tuple[Chart, ...]


def by_tricks(title: Text, *columns: tuple[Text, ByTricks]) -> Chart:
    """What each number of tricks pays, most first; numbers that pay alike share a row."""
    paid = [(tricks, tuple(_net(scored(tricks)) for _, scored in columns)) for tricks in range(_MOST, -1, -1)]
    rows = []
    for cells, alike in groupby(paid, key=lambda each: each[1]):
        tricks = [number for number, _ in alike]
        rows.append(ChartRow(_span(tricks[-1], tricks[0]), cells))
    return Chart(title, DECLARERS_TRICKS(), tuple(head for head, _ in columns), tuple(rows))


def no_charts(options: TableOptions) -> Charts:
    """Of a game whose scores are told some other way."""
    return ()


def bridgewar_charts(options: BridgeWarOptions) -> Charts:
    return (by_tricks(PER_DEAL(), (POINTS_PAID(), bridgewar.plain)),)


def heroes_charts(options: HeroesOptions) -> Charts:
    return (by_tricks(PER_DEAL(), (POINTS_PAID(), lambda tricks: bridgewar.heroes(tricks, short=options.seven_six))),)


def battles_charts(options: BridgeWarOptions) -> Charts:
    return (_staked(PER_DEAL(), bridgewar.Stakes.SKIRMISH),)


def extreme_charts(options: ExtremeOptions) -> Charts:
    return tuple(_staked(STAKES_PAY(stakes=stakes), stakes) for stakes in bridgewar.Stakes)


def minibridge_charts(options: MiniBridgeOptions) -> Charts:
    if options.scoring == "tricks":
        return ()
    if options.scoring == "targets":
        return (_targets(),)
    aims = (minibridge.Aim.PART_SCORE, minibridge.Aim.GAME, *[minibridge.Aim.SLAM] * options.slam)
    if options.scoring == "lesson":
        return (by_tricks(PER_DEAL(), (POINTS_PAID(), _minibridge(minibridge.Aim.LESSON, NT))),)
    kinds = tuple(_strains())[: 1 if options.no_trumps_only else None]
    return tuple(by_tricks(AIMS[aim](), *((head, _minibridge(aim, each)) for head, each in kinds)) for aim in aims)


def abridged_charts(options: TableOptions) -> Charts:
    pledged = tuple((name(), _pledged(pledge)) for pledge, name in PLEDGE_NAMES.items())
    return (by_tricks(PER_DEAL(), *pledged),)


def contract_charts(options: ContractOptions) -> Charts:
    is_rubber = options.scoring == "rubber"
    rules = options.rules if is_rubber else rubber.LAWS
    charts = (
        _tricks_bid(rules),
        _made_more(rules, is_rubber),
        *(_undertricks(rules, vulnerable=each) for each in (False, True)),
    )
    return (*charts, _rubber_and_honours(options)) if is_rubber else charts


def _net(score: Sequence[Line]) -> int | None:
    made, lost = totals(score)
    return made - lost or None


def _span(least: int, most: int) -> Text:
    return PLAIN_NUMBER(number=most) if least == most else FROM_TO(least=least, most=most)


def _strains() -> Iterator[tuple[Text, Strain]]:
    """No-trumps, and of each pair of suits that pay alike one."""
    yield STRAIN_ONLY(trumps=NT.letter), NT
    for one, other in _PAIRS:
        yield TWO_SUITS(one=one.letter, other=other.letter), one


def _staked(title: Text, stakes: str) -> Chart:
    def scored(battle: str) -> ByTricks:
        return lambda tricks: bridgewar.staked(battle, stakes, tricks)

    return by_tricks(title, *((name(), scored(battle)) for battle, name in BATTLE_NAMES.items()))


def _minibridge(aim: minibridge.Aim, strain: Strain) -> ByTricks:
    return lambda tricks: minibridge.score(aim, strain, minibridge.goal(aim, strain), tricks)


def _targets() -> Chart:
    held = [(points, minibridge.target(points)) for points in range(21, 41)]
    rows = []
    for tricks, alike in groupby(held, key=lambda each: each[1]):
        points = [number for number, _ in alike]
        rows.append(ChartRow(_span(points[0], points[-1]), (tricks,)))
    return Chart(TARGET_TITLE(), SIDE_POINTS(), (TRICKS_NEEDED(),), tuple(rows))


def _pledged(pledge: str) -> ByTricks:
    return lambda tricks: abridged.score(pledge, tricks)


# --- Contract Bridge: the tables from which every score is added up


def _paid(
    reason: ScoreReason, strain: Strain, level: int, doubling: str, tricks: int, vulnerable: bool, rules: str
) -> int:
    score = rubber.score(strain, level, doubling, tricks, vulnerable=vulnerable, rules=rules)
    return sum(line.points for line in score if line.reason == reason)


def _tricks_bid(rules: str) -> Chart:
    def worth(strain: Strain, level: int, doubling: str) -> int:
        return _paid(ScoreReason.TRICKS, strain, level, doubling, 6 + level, False, rules)

    def row(head: Text, strain: Strain, *, first: bool) -> ChartRow:
        before = [0 if first else worth(strain, 1, each) for each in Doubling]
        at = [worth(strain, 1 if first else 2, each) for each in Doubling]
        return ChartRow(head, tuple(now - then for now, then in zip(at, before, strict=True)))

    suits = tuple(row(head, strain, first=True) for head, strain in _strains() if strain is not NT)
    no_trumps = (
        row(FIRST_TRICK(trumps=NT.letter), NT, first=True),
        row(FURTHER_TRICK(trumps=NT.letter), NT, first=False),
    )
    columns = tuple(name() for name in IF_DOUBLED.values())
    return Chart(TRICKS_BID(), DENOMINATION(), columns, (*no_trumps, *suits))


def _made_more(rules: str, is_rubber: bool) -> Chart:
    def row(head: Text, reason: ScoreReason, strain: Strain, level: int, doubling: str, tricks: int) -> ChartRow:
        return ChartRow(
            head, tuple(_paid(reason, strain, level, doubling, tricks, each, rules) for each in (False, True))
        )

    plain, doubled, redoubled = Doubling
    rows = [row(OVERTRICK_NT(trumps=NT.letter), ScoreReason.OVERTRICKS, NT, 1, plain, 8)]
    for one, other in _PAIRS:
        head = OVERTRICK_SUITS(one=one.letter, other=other.letter)
        rows.append(row(head, ScoreReason.OVERTRICKS, one, 1, plain, 8))
    for terms, reason in ((doubled, ScoreReason.DOUBLED), (redoubled, ScoreReason.REDOUBLED)):
        rows.append(row(OVERTRICK_DOUBLED(terms=IF_DOUBLED[terms].say), ScoreReason.OVERTRICKS, SPADES, 1, terms, 8))
        rows.append(row(CONTRACT_MADE(terms=IF_DOUBLED[terms].say), reason, SPADES, 1, terms, 7))
    rows.append(row(SMALL_SLAM_BID(), ScoreReason.SLAM, SPADES, 6, plain, 12))
    rows.append(row(GRAND_SLAM_BID(), ScoreReason.SLAM, SPADES, 7, plain, 13))
    if not is_rubber:
        for head, level, reason in ((GAME_BID(), 4, ScoreReason.GAME), (LESS_BID(), 1, ScoreReason.PART_SCORE)):
            rows.append(ChartRow(head, tuple(_bonus(level, reason, vulnerable) for vulnerable in (False, True))))
    return Chart(BESIDE_TRICKS(), PAID_FOR(), (NOT_VULNERABLE(), VULNERABLE()), tuple(rows))


def _bonus(level: int, reason: ScoreReason, vulnerable: bool) -> int:
    score = duplicate.score(SPADES, level, Doubling.UNDOUBLED, 6 + level, vulnerable=vulnerable)
    return sum(line.points for line in score if line.reason == reason)


def _undertricks(rules: str, *, vulnerable: bool) -> Chart:
    def row(short: int) -> ChartRow:
        paid = (rubber.undertricks(each, short, vulnerable=vulnerable, rules=rules) for each in IF_DOUBLED)
        return ChartRow(PLAIN_NUMBER(number=short), tuple(paid))

    title = SHORT_VULNERABLE if vulnerable else SHORT_NOT_VULNERABLE
    columns = tuple(name() for name in IF_DOUBLED.values())
    return Chart(title(), SHORT_BY(), columns, tuple(map(row, range(1, 7))))


def _rubber_and_honours(options: ContractOptions) -> Chart:
    clear, close = rubber.RUBBER
    rows = [ChartRow(RUBBER_CLEAR(), (clear,)), ChartRow(RUBBER_CLOSE(), (close,))]
    if options.honours != "none":
        held = (
            (HONOURS_FOUR(), "AKQJ2.432.432.432", SPADES),
            (HONOURS_FIVE(), "AKQJT.432.432.43", SPADES),
            (HONOURS_ACES[options.four_aces](), "A432.A32.A32.A32", NT),
        )
        for head, hand, strain in held:
            rows.append(ChartRow(head, (rubber.honours({Seat.NORTH: Hand.parse(hand)}, strain)[Seat.NORTH],)))
    return Chart(RUBBER_AND_HONOURS(), PAID_FOR(), (POINTS_PAID(),), tuple(rows))
