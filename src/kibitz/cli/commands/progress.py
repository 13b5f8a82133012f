"""kibitz progress: the learner's picture in the terminal, from records, from the file of the page, or from a server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from msgspec import Struct, to_builtins
from rich.console import Console
from rich.table import Table

from kibitz.cards import Seat
from kibitz.cli.files import read_record
from kibitz.cli.mistakes import Mistake
from kibitz.cli.speech import said, say, spoken
from kibitz.engine import ReplayError, State
from kibitz.formats import record
from kibitz.games import GAMES
from kibitz.learner.deal_seen import DealRole, DealSeen, seen_by
from kibitz.learner.points_curve import curve
from kibitz.learner.portrait import Mastery, SkillSeen, beside_the_curve, is_on_chart, skills, themes, trends
from kibitz.practice.puzzles import by_key

EXAMPLE = "kibitz progress evening.json --name Ann"
_ALL = 1_000_000
"""Deals to look at: however many there are, somebody waits for the answer."""
_TITLES = {
    DealRole.DECLARER: "cli-as-declarer",
    DealRole.DEFENDER: "cli-as-defender",
    DealRole.PLAYER: "cli-without-declarer",
}


class Learner(Struct, frozen=True):
    """The deals of somebody, oldest first, and the puzzles that they answered."""

    deals: tuple[DealSeen, ...] = ()
    answers: Mapping[str, bool] = {}


class _Ended(Struct):
    table_id: str
    deal: int
    ended: float


class _Body(Struct):
    table_id: str
    deal: int
    body: str


class _Answered(Struct):
    puzzle: str
    is_right: int


class _Kept(Struct):
    """The file that the page gives, as far as it is wanted here."""

    format: str
    played: tuple[_Ended, ...] = ()
    seen_deals: tuple[_Body, ...] = ()
    solutions: tuple[_Answered, ...] = ()


def progress(
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[FILE]...", help="help-progress-files"),
    ] = None,
    name: Annotated[str | None, typer.Option(metavar="YOU", help="help-progress-name")] = None,
    secret: Annotated[
        str | None,
        typer.Option(metavar="TOKEN", help="help-progress-secret"),
    ] = None,
    data: Annotated[Path | None, typer.Option(help="help-progress-data")] = None,
    database: Annotated[str | None, typer.Option(help="help-progress-database")] = None,
    as_data: Annotated[bool, typer.Option("--json", help="help-event-in-json")] = False,
) -> None:
    """Show points and tricks, the kinds of play you have met, and the tricks you give away."""
    if bool(files) == (secret is not None) or (files and (data or database)):
        raise Mistake("cli-files-or-secret")
    who = (
        _of_files(files, name or said("cli-guest")) if files else asyncio.run(_of_server(secret or "", data, database))
    )
    if as_data:
        typer.echo(json.dumps(_as_data(who), ensure_ascii=False, indent=2))
    else:
        _show(Console(highlight=False), who)


def _of_files(files: Sequence[Path], name: str) -> Learner:
    deals: list[DealSeen] = []
    answers: dict[str, bool] = {}
    for file, kept in [(each, _kept(each) or read_record(each)) for each in files]:  # all, before the cards are weighed
        if not isinstance(kept, _Kept):
            deals += _in_record(file, kept, name)
        else:
            ended = {(each.table_id, each.deal): each.ended for each in kept.played}
            in_order = sorted(kept.seen_deals, key=lambda each: ended.get((each.table_id, each.deal), 0.0))
            read = (msgspec.json.decode(each.body, type=DealSeen | None) for each in in_order)
            deals += [deal for deal in read if deal is not None]
            answers |= {each.puzzle: bool(each.is_right) for each in kept.solutions}
    return Learner(tuple(deals), answers)


def _kept(file: Path) -> _Kept | None:
    """What the page gave to download; None for any other file."""
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=_Kept)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None  # whoever reads records says what is wrong with it
    return kept if kept.format == "kibitz-player" else None


def _in_record(file: Path, written: record.Record, name: str) -> Iterator[DealSeen]:
    try:
        if isinstance(written, record.SessionRecord):
            boards = [deal.board for deal in written.deals]
            homes = [_home({seat: written.players[who] for seat, who in each.seats.items()}, name) for each in boards]
            states = list(record.replay_session(written))
        else:
            homes, states = [_home(written.players, name)], [record.replay_deal(written.events)]
    except ReplayError as error:
        raise Mistake("cli-does-not-replay", error, file=str(file)) from error
    if not any(homes):
        raise Mistake("cli-nobody-called", name=name, file=str(file))
    for state, home in zip(states, homes, strict=True):
        found = seen_by(state, home) if home is not None and state.over else None
        if found is not None:
            yield found


def _home(players: Mapping[Seat, str], name: str) -> Seat | None:
    return next((seat for seat, who in players.items() if who.casefold() == name.casefold()), None)


async def _seen(_place: tuple[str, int], over: State, home: Seat) -> DealSeen | None:
    return seen_by(over, home)


async def _of_server(secret: str, data: Path | None, database: str | None) -> Learner:
    # Imported when they are wanted: a database would slow every other command down.
    from kibitz.app.storage import solutions
    from kibitz.app.storage.database import sqlite_file
    from kibitz.app.storage.store import Store
    from kibitz.app.subjects.lookback.own_progress import known_deals
    from kibitz.app.tables.people import hashed
    from kibitz.app.web.running import data_address

    address = database or data_address(data)
    if (file := sqlite_file(address)) is not None and not Path(file).exists():
        raise Mistake("cli-no-games-in", folder=str(Path(file).parent))
    store = Store(address)
    try:
        await store.open()
        known = await store.identity(hashed(secret))
        if known is None:
            raise Mistake("cli-no-such-secret")
        found = await known_deals(store, known[0], _ALL, _seen)
        return Learner(tuple(found.deals.values()), await solutions.answers_of(store, known[0]))
    finally:
        await store.close()


def _as_data(who: Learner) -> dict[str, Any]:
    return {
        "deals": to_builtins(who.deals),
        "skills": [_skill_data(each) for each in skills(who.deals)],
        "themes": [_skill_data(each) for each in themes(by_key(), who.answers)],
        "trends": [{**to_builtins(each), "said": str(each.said)} for each in trends(who.deals)],
    }


def _skill_data(skill: SkillSeen) -> dict[str, Any]:
    return {**to_builtins(skill), "name": str(skill.name)}


def _show(console: Console, who: Learner) -> None:
    if not who.deals and not who.answers:
        console.print(said("cli-picture-begins"))
        return
    console.print(said("cli-points-and-tricks"), style="bold")
    console.print(say(beside_the_curve(who.deals)))
    declared = [deal for deal in who.deals if is_on_chart(deal)]
    if declared:
        console.print(_chart(declared))
    _show_skills(console, said("cli-kinds-of-play"), skills(who.deals))
    _show_skills(console, said("cli-puzzles-by-theme"), themes(by_key(), who.answers))
    for trend in trends(who.deals):
        console.print(said(_TITLES[trend.role], said=say(trend.said)))


def _chart(deals: Sequence[DealSeen]) -> Table:
    """A line for each deal: its tricks on a row of thirteen, with what is usual shaded."""
    heads = (said(f"cli-head-{head}") for head in ("game", "points", "tricks", "usual"))
    shown = Table(*heads, "", box=None, padding=(0, 2, 0, 0))
    for deal in deals:
        usual = next((each for each in curve(deal.game) if each.points == deal.points), None)
        tricks = deal.tricks or 0
        row = ["·"] * 14
        if usual is not None:
            row[usual.low : usual.high + 1] = "░" * (usual.high + 1 - usual.low)
        row[tricks] = "●"
        between = "" if usual is None else said("cli-from-to", least=usual.low, most=usual.high)
        shown.add_row(spoken().word(GAMES[deal.game].title), str(deal.points), str(tricks), between, "".join(row))
    return shown


def _show_skills(console: Console, title: str, found: Sequence[SkillSeen]) -> None:
    if not found:
        return
    console.print()
    shown = Table(title, said("cli-head-right"), box=None, padding=(0, 2, 0, 0), header_style="bold")
    for skill in found:
        mark = " ★" if skill.mastery is Mastery.MASTERED else ""
        shown.add_row(f"{say(skill.name)}{mark}", said("cli-of", part=skill.right, all=skill.seen))
    console.print(shown)
    console.print()
