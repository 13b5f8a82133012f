"""kibitz score: what a result is worth."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from kibitz.cards import FRENCH, NT, Strain
from kibitz.cli.mistakes import Mistake
from kibitz.cli.terminal.sheets import PAPER
from kibitz.games.naming import strain_names
from kibitz.scoring import abridged as abridged_chart
from kibitz.scoring import bridgewar as wars
from kibitz.scoring import duplicate as duplicate_scores
from kibitz.scoring import minibridge as mini
from kibitz.scoring import rubber
from kibitz.scoring.line import Line, totals

app = typer.Typer(help="Say what a result is worth.")

TricksWon = Annotated[int, typer.Option(min=0, max=13, help="TricksWon won by declarer's side.")]
AsData = Annotated[bool, typer.Option("--json", help="As JSON.")]


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


@app.command(epilog='Example: kibitz score minibridge --contract "game spades" --tricks 8 --json')
def minibridge(
    contract: Annotated[str, typer.Option(help="Such as “game spades”, “part-score NT”, “slam hearts”, “target S”.")],
    tricks: TricksWon,
    points: Annotated[int | None, typer.Option(min=20, max=40, help="For a target: the points of both hands.")] = None,
    as_data: AsData = False,
) -> None:
    """A deal of MiniBridge."""
    terms, strain = _minibridge_contract(contract)
    goal = mini.goal(terms, strain)
    if terms == mini.Aim.TARGET:
        if points is None:
            raise Mistake("A target is set by the points of both hands: give them with --points.")
        goal = mini.target(points)
    _answer(mini.score(terms, strain, goal, tricks), as_data)


@app.command(epilog="Example: kibitz score abridged --declared play --tricks 9 --json")
def abridged(
    declared: Annotated[abridged_chart.Pledge, typer.Option(help="What was declared.")],
    tricks: TricksWon,
    as_data: AsData = False,
) -> None:
    """A hand of aBRIDGEd, by its chart."""
    _answer(abridged_chart.score(declared, tricks), as_data)


@app.command(epilog="Example: kibitz score bridgewar --tier extreme --battle free --stakes clash --tricks 9 --json")
def bridgewar(
    tricks: TricksWon,
    tier: Annotated[Tier, typer.Option(help="Which of the four games.")] = Tier.BRIDGEWAR,
    battle: Annotated[wars.Battle | None, typer.Option(help="Battles and Extreme: the type of battle.")] = None,
    stakes: Annotated[wars.Stakes | None, typer.Option(help="Extreme: the stakes.")] = None,
    seven_six: Annotated[SevenSix, typer.Option(help="Heroes: who scores at seven to six.")] = SevenSix.NOBODY,
    as_data: AsData = False,
) -> None:
    """A deal of BridgeWar or one of its higher tiers."""
    if battle is None and tier in (Tier.BATTLES, Tier.EXTREME):
        raise Mistake(f"The tier {tier} needs --battle free or --battle hero.")
    if stakes is None and tier is Tier.EXTREME:
        raise Mistake("The tier extreme needs --stakes skirmish, clash or showdown.")
    if tier is Tier.BRIDGEWAR:
        lines = wars.plain(tricks)
    elif tier is Tier.HEROES:
        lines = wars.heroes(tricks, short=seven_six)
    else:
        chosen = stakes if tier is Tier.EXTREME and stakes else wars.Stakes.SKIRMISH
        lines = wars.staked(battle or wars.Battle.FREE, chosen, tricks)
    _answer(lines, as_data)


@app.command(epilog="Example: kibitz score contract --contract 4SX --vulnerable --tricks 10 --json")
def contract(
    contract: Annotated[str, typer.Option(help="Such as 4S, 3NT, 4SX (doubled), 7NTXX (redoubled), 4♠X.")],
    tricks: TricksWon,
    vulnerable: Annotated[bool, typer.Option("--vulnerable", help="Declarer's side has won a game.")] = False,
    rules: Annotated[Rules, typer.Option(help="The printed sheet, or the Laws of rubber bridge.")] = Rules.PRINTED,
    slams_taken: Annotated[bool, typer.Option("--slams-taken", help="A slam counts when taken, bid or not.")] = False,
    duplicate: Annotated[bool, typer.Option("--duplicate", help="By itself, as at duplicate bridge.")] = False,
    as_data: AsData = False,
) -> None:
    """A deal of Contract Bridge, honours apart."""
    strain, level, doubling = _bridge_contract(contract)
    if duplicate:
        if slams_taken or rules is Rules.LAWS:
            raise Mistake("Duplicate bridge has its own rules: leave --rules and --slams-taken away.")
        _answer(duplicate_scores.score(strain, level, doubling, tricks, vulnerable=vulnerable), as_data)
        return
    lines = rubber.score(strain, level, doubling, tricks, vulnerable=vulnerable, rules=rules, slams_taken=slams_taken)
    below = sum(line.points for line in lines if line.below)
    declarers, defenders = totals(lines)
    _answer(lines, as_data, {"below": below, "above": declarers - below, "defenders": defenders})


def _answer(lines: Iterable[Line], as_data: bool, sums: dict[str, int] | None = None) -> None:
    lines = tuple(lines)
    declarers, defenders = totals(lines)
    if as_data:
        typer.echo(json.dumps(sums or {"declarers": declarers, "defenders": defenders}))
        return
    table = Table(box=PAPER, pad_edge=False)
    table.add_column("FOR")
    table.add_column("DECLARERS", justify="right")
    table.add_column("DEFENDERS", justify="right")
    for line in lines:
        cells = (str(line.points), "") if line.to_declarers else ("", str(line.points))
        table.add_row(f"{line.reason}, below the line" if line.below else line.reason, *cells)
    table.add_section()
    table.add_row("total", str(declarers), str(defenders), style="bold")
    Console(highlight=False).print(table)


def _minibridge_contract(text: str) -> tuple[str, Strain]:
    known = tuple(mini.Aim)
    words = text.lower().replace("part score", mini.Aim.PART_SCORE).replace("no trump", "no-trump").split()
    words = [word for word in words if word not in ("in", "at")]
    terms = [each for each in known if each in words or (each == mini.Aim.PART_SCORE and "partscore" in words)]
    strains = [strain for strain in FRENCH.strains if any(word in strain_names(strain) for word in words)]
    if len(words) != 2 or len(terms) != 1 or len(strains) != 1:
        raise Mistake(f"“{text}” is no contract of MiniBridge: write one like “game spades” or “part-score NT”.")
    return terms[0], strains[0]


def _bridge_contract(text: str) -> tuple[Strain, int, str]:
    plain = text.upper().replace(" ", "").replace("*", "X")
    for suit in FRENCH.suits:
        plain = plain.replace(suit.symbol, suit.letter)
    found = re.fullmatch(r"([1-7])(C|D|H|S|NT?)(X{0,2})", plain)
    if found is None:
        raise Mistake(f"“{text}” is no contract: write one like 4S, 3NT, 4SX (doubled) or 4SXX (redoubled).")
    strain = NT if found[2] in ("N", "NT") else next(suit for suit in FRENCH.suits if suit.letter == found[2])
    return strain, int(found[1]), tuple(rubber.Doubling)[len(found[3])]
