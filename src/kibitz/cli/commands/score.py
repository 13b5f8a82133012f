"""kibitz score: what a result is worth."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from kibitz.cards import FRENCH, NT, Strain
from kibitz.cli.help import CommandGroup
from kibitz.cli.mistakes import Mistake
from kibitz.cli.speech import said, spoken, strain_name
from kibitz.cli.terminal.sheets import PAPER
from kibitz.games.naming import strain_names
from kibitz.scoring import abridged as abridged_chart
from kibitz.scoring import bridgewar as wars
from kibitz.scoring import duplicate as duplicate_scores
from kibitz.scoring import minibridge as mini
from kibitz.scoring import rubber
from kibitz.scoring.line import Line, totals

app = CommandGroup()

TricksWon = Annotated[int, typer.Option(min=0, max=13, help="help-score-tricks-won")]
AsData = Annotated[bool, typer.Option("--json", help="help-event-in-json")]


class Tier(StrEnum):
    BRIDGEWAR = "bridgewar"
    HEROES = "heroes"
    BATTLES = "battles"
    EXTREME = "extreme"


class SevenSix(StrEnum):
    NOBODY = "nobody"
    DEFENDERS = "defenders"


class Rules(StrEnum):
    PRINTED = rubber.PRINTED
    LAWS = rubber.LAWS


@app.command(epilog='kibitz score minibridge --contract "game spades" --tricks 8 --json')
def minibridge(
    contract: Annotated[str, typer.Option(help="help-score-minibridge-contract")],
    tricks: TricksWon,
    points: Annotated[int | None, typer.Option(min=20, max=40, help="help-score-minibridge-points")] = None,
    as_data: AsData = False,
) -> None:
    """A deal of MiniBridge."""
    terms, strain = _minibridge_contract(contract)
    goal = mini.goal(terms, strain)
    if terms == mini.Aim.TARGET:
        if points is None:
            raise Mistake("cli-target-points")
        goal = mini.target(points)
    _answer(mini.score(terms, strain, goal, tricks), as_data)


@app.command(epilog="kibitz score abridged --declared play --tricks 9 --json")
def abridged(
    declared: Annotated[abridged_chart.Pledge, typer.Option(help="help-score-abridged-declared")],
    tricks: TricksWon,
    as_data: AsData = False,
) -> None:
    """A hand of aBRIDGEd, by its chart."""
    _answer(abridged_chart.score(declared, tricks), as_data)


@app.command(epilog="kibitz score bridgewar --tier extreme --battle free --stakes clash --tricks 9 --json")
def bridgewar(
    tricks: TricksWon,
    tier: Annotated[Tier, typer.Option(help="help-score-bridgewar-tier")] = Tier.BRIDGEWAR,
    battle: Annotated[wars.Battle | None, typer.Option(help="help-score-bridgewar-battle")] = None,
    stakes: Annotated[wars.Stakes | None, typer.Option(help="help-score-bridgewar-stakes")] = None,
    seven_six: Annotated[SevenSix, typer.Option(help="help-score-bridgewar-seven-six")] = SevenSix.NOBODY,
    as_data: AsData = False,
) -> None:
    """A deal of BridgeWar or one of its higher tiers."""
    if battle is None and tier in (Tier.BATTLES, Tier.EXTREME):
        raise Mistake("cli-tier-battle", tier=tier)
    if stakes is None and tier is Tier.EXTREME:
        raise Mistake("cli-tier-stakes")
    if tier is Tier.BRIDGEWAR:
        lines = wars.plain(tricks)
    elif tier is Tier.HEROES:
        lines = wars.heroes(tricks, short=seven_six)
    else:
        chosen = stakes if tier is Tier.EXTREME and stakes else wars.Stakes.SKIRMISH
        lines = wars.staked(battle or wars.Battle.FREE, chosen, tricks)
    _answer(lines, as_data)


@app.command(epilog="kibitz score contract --contract 4SX --vulnerable --tricks 10 --json")
def contract(
    contract: Annotated[str, typer.Option(help="help-score-contract-contract")],
    tricks: TricksWon,
    vulnerable: Annotated[bool, typer.Option("--vulnerable", help="help-score-contract-vulnerable")] = False,
    rules: Annotated[Rules, typer.Option(help="help-score-contract-rules")] = Rules.PRINTED,
    slams_taken: Annotated[bool, typer.Option("--slams-taken", help="help-score-contract-slams-taken")] = False,
    duplicate: Annotated[bool, typer.Option("--duplicate", help="help-score-contract-duplicate")] = False,
    as_data: AsData = False,
) -> None:
    """A deal of Contract Bridge, honours apart."""
    strain, level, doubling = _bridge_contract(contract)
    if duplicate:
        if slams_taken or rules is Rules.LAWS:
            raise Mistake("cli-duplicate-rules")
        lines = duplicate_scores.score(strain, level, doubling, tricks, vulnerable=vulnerable)
        _answer(lines, as_data, scoring="cli-scored-at-duplicate")
        return
    lines = rubber.score(strain, level, doubling, tricks, vulnerable=vulnerable, rules=rules, slams_taken=slams_taken)
    below = sum(line.points for line in lines if line.below)
    declarers, defenders = totals(lines)
    sums = {"below": below, "above": declarers - below, "defenders": defenders}
    _answer(lines, as_data, sums, _SCORINGS[rules])


_SCORINGS: Final = {Rules.PRINTED: "cli-scored-by-the-sheet", Rules.LAWS: "cli-scored-by-the-laws"}


def _answer(lines: Iterable[Line], as_data: bool, sums: dict[str, int] | None = None, scoring: str = "") -> None:
    lines = tuple(lines)
    declarers, defenders = totals(lines)
    if as_data:
        typer.echo(json.dumps(sums or {"declarers": declarers, "defenders": defenders}))
        return
    table = Table(box=PAPER, pad_edge=False)
    table.add_column(said("cli-score-for"))
    table.add_column(said("cli-score-declarers"), justify="right")
    table.add_column(said("cli-score-defenders"), justify="right")
    for line in lines:
        cells = (str(line.points), "") if line.to_declarers else ("", str(line.points))
        reason = spoken().word(line.reason)
        table.add_row(said("cli-score-below", reason=reason) if line.below else reason, *cells)
    table.add_section()
    table.add_row(said("cli-score-total"), str(declarers), str(defenders), style="bold")
    console = Console(highlight=False)
    console.print(table)
    if scoring:
        console.print(said(scoring))


def _minibridge_contract(text: str) -> tuple[str, Strain]:
    known = tuple(mini.Aim)
    words = text.lower().replace("part score", mini.Aim.PART_SCORE).replace("no trump", "no-trump").split()
    words = [word for word in words if word not in ("in", "at")]
    terms = [
        each
        for each in known
        if each in words or spoken().word(each) in words or (each == mini.Aim.PART_SCORE and "partscore" in words)
    ]
    strains = [
        strain
        for strain in FRENCH.strains
        if any(word in (*strain_names(strain), strain_name(strain)) for word in words)
    ]
    if len(words) != 2 or len(terms) != 1 or len(strains) != 1:
        raise Mistake("cli-no-mini-contract", said=text)
    return terms[0], strains[0]


def _bridge_contract(text: str) -> tuple[Strain, int, str]:
    plain = text.upper().replace(" ", "").replace("*", "X")
    for suit in FRENCH.suits:
        plain = plain.replace(suit.symbol, suit.letter)
    found = re.fullmatch(r"([1-7])(C|D|H|S|NT?)(X{0,2})", plain)
    if found is None:
        raise Mistake("cli-no-contract", said=text)
    strain = NT if found[2] in ("N", "NT") else next(suit for suit in FRENCH.suits if suit.letter == found[2])
    return strain, int(found[1]), tuple(rubber.Doubling)[len(found[3])]
