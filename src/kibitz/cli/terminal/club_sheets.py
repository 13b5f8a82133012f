"""Drawing what a club reads: seating, ranking, travellers, score cards, cross-tables; or the same as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from kibitz.cards import Side
from kibitz.cli.terminal.sheets import PAPER
from kibitz.club.competition.exports import contract_short, place_text, score_text
from kibitz.club.competition.happenings import Adjusted, Corrected, Credited
from kibitz.club.competition.reports import TravellerLine, cross_table, ranking, score_cards, traveller
from kibitz.club.competition.state import Competition
from kibitz.club.fields import Method, rounded, shown
from kibitz.club.movements import Encounter, soundness


def paper(title: str, *columns: tuple[str, bool]) -> Table:
    """A sheet with its columns; those that are numbers stand at the right."""
    table = Table(title=title, box=PAPER, title_style="bold", pad_edge=False)
    for name, is_number in columns:
        table.add_column(name, justify="right" if is_number else "left")
    return table


def as_json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2)


def seating(state: Competition, console: Console, *, as_data: bool) -> None:
    """What the movement is like."""
    assert state.movement is not None
    told = soundness(state.movement)
    if as_data:
        rounds = [[_encounter(each) for each in round_] for round_ in state.movement.rounds]
        console.out(as_json({"movement": state.movement.kind, "rounds": rounds, "evenness": float(told.evenness)}))
        return
    console.print(
        f"{told.rounds} rounds at {told.tables} tables with {told.boards} boards; everybody plays "
        f"{_span(told.boards_each.least, told.boards_each.most)}, and each board is played "
        f"{_span(told.plays.least, told.plays.most)} times."
    )
    if told.shared:
        console.print(f"In {told.shared} rounds tables share boards.")
    if told.sat_out.most:
        console.print(f"Everybody sits out in {_span(told.sat_out.least, told.sat_out.most)} rounds.")
    round_sheet(state, 1, console, as_data=False)


def round_sheet(state: Competition, number: int, console: Console, *, as_data: bool) -> None:
    """Who sits where in a round, and which results have not come in."""
    assert state.movement is not None
    tables = state.movement.rounds[number - 1]
    waiting = [each for each in state.movement.sitting_out(number) if each in state.present]
    missing = state.missing(number)
    if as_data:
        lacks = [{"table": spot.table, "board": spot.board} for spot in missing]
        data = {"round": number, "tables": [_encounter(each) for each in tables], "sitting_out": waiting}
        console.out(as_json({**data, "missing": lacks, "under_way": state.under_way and number == state.round}))
        return
    sheet = paper(f"Round {number} of {state.rounds}", ("Table", True), ("North-South", False), ("East-West", False))
    sheet.add_column("Boards")
    sheet.add_column("Missing")
    for each in tables:
        lacks_here = [str(spot.board) for spot in missing if spot.table == each.table]
        sheet.add_row(
            str(each.table),
            *(_names(state, each.who(side)) for side in Side),
            _boards(each.boards),
            " ".join(lacks_here) or "–",
        )
    console.print(sheet)
    if waiting:
        console.print(f"Sitting out: {_names(state, waiting)}.")
    if state.created.minutes and number == state.round and state.under_way:
        console.print(f"Began {state.began_at[11:16]}; a round lasts {state.created.minutes} minutes.")


def ranking_sheet(state: Competition, console: Console, *, as_data: bool) -> None:
    """Who is where."""
    lines = ranking(state)
    if as_data:
        console.out(
            as_json(
                [
                    {
                        "place": each.place,
                        "shared": each.shared,
                        "number": each.entrant,
                        "name": state.entrants[each.entrant],
                        "direction": line.line,
                        "score": score_text(state, each.score),
                        "boards": each.boards,
                    }
                    for line in lines
                    for each in line.places
                ]
            )
        )
        return
    unit = "%" if state.created.method is Method.MATCHPOINTS else "Score"
    for line in lines:
        title = state.created.title if line.line is None else f"{state.created.title}, {line.line.label}"
        sheet = paper(title, ("Place", True), ("No.", True), ("Name", False), (unit, True), ("Boards", True))
        for each in line.places:
            name = state.entrants[each.entrant]
            score = score_text(state, each.score)
            sheet.add_row(place_text(each), str(each.entrant), name, score, str(each.boards))
        console.print(sheet)
    open_results = sum(len(state.missing(number)) for number in range(1, state.round + 1))
    if open_results:
        console.print(f"{open_results} results have not come in.")


def travellers(state: Competition, number: int | None, console: Console, *, as_data: bool) -> None:
    """All results on one board, or on each."""
    boards = (state.movement.boards if state.movement else ()) if number is None else (number,)
    found = {board: lines for board in boards if (lines := traveller(state, board))}
    if as_data:
        console.out(as_json({board: [_line(each) for each in lines] for board, lines in found.items()}))
        return
    for board, lines in found.items():
        sheet = paper(
            f"Board {board}", ("NS", True), ("EW", True), ("Contract", False), ("By", False), ("Tricks", True)
        )
        for name in ("NS +", "EW +", "NS", "EW"):
            sheet.add_column(name, justify="right")
        sheet.add_column("")
        for each in lines:
            result = each.slip.result
            played = result is not None and result.declarer is not None
            sheet.add_row(
                *("/".join(map(str, each.encounter.who(side))) for side in Side),
                contract_short(each),
                str(result.declarer) if result and played else "",
                str(result.tricks) if result and played else "",
                *(str(result.of(side) or "") if result else "" for side in Side),
                *(shown(mark) for mark in each.marks),
                _note(each),
            )
        console.print(sheet)
    if not found:
        console.print("There are no results yet.")


def score_card_sheet(state: Competition, entrant: int, console: Console, *, as_data: bool) -> None:
    """What somebody played, board by board."""
    card = score_cards(state)[entrant]
    if as_data:
        console.out(
            as_json(
                [
                    {
                        "round": each.spot.round,
                        "board": each.spot.board,
                        "side": each.side,
                        "opponents": list(each.opponents),
                        "result": "" if each.slip.result is None else str(each.slip.result),
                        "points": 0 if each.slip.result is None else each.slip.result.of(each.side),
                        "score": rounded(each.mark.gained),
                        "of": rounded(each.mark.top),
                    }
                    for each in card
                ]
            )
        )
        return
    columns = (
        ("Round", True),
        ("Board", True),
        ("Against", False),
        ("Result", False),
        ("Points", True),
        ("Score", True),
    )
    sheet = paper(f"{entrant}  {state.entrants[entrant]}", *columns)
    for each in card:
        result = each.slip.result
        net = 0 if result is None else result.of(each.side) - result.of(each.side.other)
        sheet.add_row(
            str(each.spot.round),
            str(each.spot.board),
            _names(state, each.opponents),
            "adjusted" if result is None else str(result),
            f"{net:+}" if net else "0",
            shown(each.mark) + (f" of {rounded(each.mark.top, 0)}" if each.mark.top else ""),
        )
    console.print(sheet)


def cross_sheet(state: Competition, console: Console, *, as_data: bool) -> None:
    """What everybody won against everybody."""
    cells = cross_table(state)
    everyone = sorted(state.entrants)
    if as_data:
        data = [{"of": one, "against": other, "score": rounded(mark.gained)} for (one, other), mark in cells.items()]
        console.out(as_json(data))
        return
    sheet = paper(state.created.title, ("", True), ("", False), *((str(number), True) for number in everyone))
    for one in everyone:
        row = ("" if (one, other) not in cells else shown(cells[one, other]) for other in everyone)
        sheet.add_row(
            str(one),
            state.entrants[one],
            *("×" if one == other else cell for other, cell in zip(everyone, row, strict=True)),
        )
    console.print(sheet)


def changes(state: Competition, console: Console, *, as_data: bool) -> None:
    """What the director changed."""
    rows = [(str(each.at), _changed(state, each), each.why) for each in state.changes]
    if as_data:
        console.out(as_json([{"at": at, "what": what, "why": why} for at, what, why in rows]))
        return
    sheet = paper("Changes", ("When", False), ("What", False), ("Why", False))
    for at, what, why in rows:
        sheet.add_row(at[:16].replace("T", " "), what, why)
    console.print(sheet if rows else "Nothing was changed.")


def _changed(state: Competition, each: Corrected | Adjusted | Credited) -> str:
    if isinstance(each, Credited):
        return f"{state.entrants[each.entrant]}: {each.amount:+}"
    where = f"Round {each.spot.round}, table {each.spot.table}, board {each.spot.board}"
    return f"{where}: {each.result}" if isinstance(each, Corrected) else f"{where}: adjusted"


def _names(state: Competition, numbers: Iterable[int]) -> str:
    return ", ".join(f"{number} {state.entrants.get(number, '')}".strip() for number in numbers)


def _boards(boards: Sequence[int]) -> str:
    return str(boards[0]) if len(boards) == 1 else f"{boards[0]}–{boards[-1]}"


def _span(least: int, most: int) -> str:
    return str(most) if least == most else f"{least} to {most}"


def _encounter(each: Encounter) -> dict[str, Any]:
    return {"table": each.table, "seats": dict(each.seats), "boards": list(each.boards)}


def _line(each: TravellerLine) -> dict[str, Any]:
    result = each.slip.result
    return {
        "round": each.spot.round,
        "table": each.spot.table,
        **{side.value.lower(): list(each.encounter.who(side)) for side in Side},
        "contract": contract_short(each),
        "declarer": result.declarer if result else None,
        "tricks": result.tricks if result else None,
        "points": {side.value: result.of(side) if result else 0 for side in Side},
        "score": {side.value: rounded(mark.gained) for side, mark in zip(Side, each.marks, strict=True)},
        "note": _note(each),
    }


def _note(each: TravellerLine) -> str:
    if each.slip.rulings is not None:
        return "adjusted"
    if each.slip.corrected:
        return "corrected"
    return "" if len(each.slip.agreed) == len(Side) else "to confirm"
