"""Drawing what a club reads: seating, ranking, travellers, score cards, cross-tables; or the same as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, assert_never

from rich.console import Console
from rich.table import Table

from kibitz.cards import Side
from kibitz.cli.speech import pair_name, said, say, side_name
from kibitz.cli.terminal.sheets import PAPER
from kibitz.club.competition import competition_lines
from kibitz.club.competition.competition_decisions import NOT_DRAWN, CompetitionError
from kibitz.club.competition.exports import (
    contract_short,
    gains_text,
    handicap_text,
    place_text,
    score_text,
    shared_place,
    unit_text,
)
from kibitz.club.competition.reports import (
    CardLine,
    FieldRanking,
    TravellerLine,
    cross_table,
    is_knockout,
    ranking,
    score_cards,
    traveller,
)
from kibitz.club.competition.series import TotalPlace
from kibitz.club.competition.state import Amendment, Competition, ScoreSlip
from kibitz.club.fields import rounded, shown
from kibitz.club.movements import Encounter, promises, soundness
from kibitz.club.paper_play import TableResult
from kibitz.games.naming import contract_text


def paper(title: str, *columns: tuple[str, bool]) -> Table:
    """A sheet with its columns; those that are numbers stand at the right."""
    table = Table(title=title, box=PAPER, title_style="bold", pad_edge=False)
    for name, is_number in columns:
        table.add_column(name, justify="right" if is_number else "left")
    return table


def as_json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2)


def seating(state: Competition, console: Console, *, as_data: bool) -> None:
    """What the movement promises, and its first round."""
    assert state.movement is not None
    if as_data and not state.movement.kind.is_drawn:
        rounds = [[_encounter(each) for each in round_] for round_ in state.movement.rounds]
        evenness = float(soundness(state.movement).evenness)
        console.out(as_json({"movement": state.movement.kind, "rounds": rounds, "evenness": evenness}))
        return
    if not as_data:
        for promise in promises(state.movement):
            console.print(say(promise))
    round_sheet(state, 1, console, as_data=as_data)


def round_sheet(state: Competition, number: int, console: Console, *, as_data: bool) -> None:
    """Who sits where in a round, and which results have not come in."""
    assert state.movement is not None
    if number > state.drawn:
        raise CompetitionError(NOT_DRAWN(number=number))
    tables = state.movement.rounds[number - 1]
    waiting = [each for each in state.movement.sitting_out(number) if each in state.present]
    if is_knockout(state):  # the others are out
        waiting = [each for each in waiting if each in state.movement.rests[number - 1]]
    missing = state.missing(number)
    if as_data:
        lacks = [{"table": spot.table, "board": spot.board} for spot in missing]
        data = {"round": number, "tables": [_encounter(each) for each in tables], "sitting_out": waiting}
        console.out(as_json({**data, "missing": lacks, "under_way": state.under_way and number == state.round}))
        return
    sheet = paper(
        said("cli-round-of", number=number, rounds=state.rounds),
        (said("cli-head-table"), True),
        *((pair_name(side), False) for side in Side),
    )
    sheet.add_column(said("cli-boards"))
    sheet.add_column(said("cli-head-missing"))
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
        console.print(said("cli-sitting-out", names=_names(state, waiting)))
    if state.created.minutes and number == state.round and state.under_way:
        console.print(said("cli-round-began", time=state.began_at[11:16], minutes=state.created.minutes))


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
                        **_registered(state, line, each.entrant),
                    }
                    for line in lines
                    for each in line.places
                ]
            )
        )
        return
    unit = say(unit_text(state))
    for line in lines:
        title = state.created.title
        if line.line is not None:
            title = said("cli-ranking-of", title=title, side=side_name(line.line))
        sheet = paper(
            title,
            (said("cli-head-place"), True),
            (said("cli-head-no"), True),
            (said("cli-head-player-name"), False),
            (unit, True),
            (said("cli-boards"), True),
        )
        for each in line.places:
            name = state.entrants[each.entrant]
            score = score_text(state, each.score)
            sheet.add_row(place_text(each), str(each.entrant), name, score, str(each.boards))
        console.print(sheet)
        if line.handicapped:
            _handicaps(state, line, unit, console)
    open_results = sum(len(state.missing(number)) for number in range(1, state.round + 1))
    if open_results:
        console.print(said("cli-not-come-in", results=open_results))


def _registered(state: Competition, line: FieldRanking, entrant: int) -> dict[str, Any]:
    """Member numbers, and what a handicap comes to."""
    known = state.entrant(entrant)
    beside = next((each for each in line.handicapped if each.entrant == entrant), None)
    if beside is None:
        return {"members": list(known.members)}
    score = {"handicap": handicap_text(state, entrant), "score": score_text(state, beside.score)}
    return {"members": list(known.members), "with_handicap": {**score, "place": beside.place}}


def _handicaps(state: Competition, line: FieldRanking, unit: str, console: Console) -> None:
    sheet = paper(
        said("competition-with-handicap"),
        (said("cli-head-place"), True),
        (said("cli-head-no"), True),
        (said("cli-head-player-name"), False),
        (said("competition-handicap"), True),
        (unit, True),
    )
    for each in line.handicapped:
        number, name = str(each.entrant), state.entrants[each.entrant]
        handicap, score = handicap_text(state, each.entrant), score_text(state, each.score)
        sheet.add_row(place_text(each), number, name, handicap, score)
    console.print(sheet)


def total_sheet(titles: Sequence[str], places: Sequence[TotalPlace], console: Console, *, as_data: bool) -> None:
    """What several events come to together, each with its own column."""
    if as_data:
        console.out(
            as_json(
                [
                    {
                        "place": each.place,
                        "shared": each.shared,
                        "name": each.name,
                        "total": rounded(each.total),
                        "scores": [None if score is None else rounded(score) for score in each.scores],
                        "counted": each.counted,
                    }
                    for each in places
                ]
            )
        )
        return
    columns = ((said("cli-head-place"), True), (said("cli-head-player-name"), False), (said("results-total"), True))
    sheet = paper(
        ", ".join(dict.fromkeys(titles)), *columns, *((str(number), True) for number in range(1, len(titles) + 1))
    )
    for each in places:
        scores = ("" if score is None else rounded(score) for score in each.scores)
        sheet.add_row(shared_place(each.place, shared=each.shared), each.name, rounded(each.total), *scores)
    console.print(sheet)


def travellers(state: Competition, number: int | None, console: Console, *, as_data: bool) -> None:
    """All results on one board, or on each."""
    boards = (state.movement.boards if state.movement else ()) if number is None else (number,)
    found = {board: lines for board in boards if (lines := traveller(state, board))}
    if as_data:
        console.out(as_json({board: [_line(each) for each in lines] for board, lines in found.items()}))
        return
    for board, lines in found.items():
        sheet = paper(
            said("cli-board", board=board),
            (said("cli-ns"), True),
            (said("cli-ew"), True),
            (said("cli-head-contract"), False),
            (said("cli-head-by"), False),
            (said("cli-head-tricks"), True),
        )
        for name in (f"{said('cli-ns')} +", f"{said('cli-ew')} +", said("cli-ns"), said("cli-ew")):
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
                *(gains_text(each, side, shown) for side in Side),
                "" if (note := _note(each)) is None else said(f"cli-{note}"),
            )
        console.print(sheet)
    if not found:
        console.print(said("cli-no-results"))


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
                        "result": _card_result(each),
                        "points": each.net,
                        "score": rounded(each.mark.gained),
                        "of": rounded(each.mark.top),
                    }
                    for each in card
                ]
            )
        )
        return
    columns = (
        (said("cli-head-round"), True),
        (said("cli-head-board"), True),
        (said("cli-head-against"), False),
        (said("cli-result"), False),
        (said("cli-head-points"), True),
        (said("cli-head-score"), True),
    )
    sheet = paper(f"{entrant}  {state.entrants[entrant]}", *columns)
    for each in card:
        net = each.net
        sheet.add_row(
            str(each.spot.round),
            str(each.spot.board),
            _names(state, each.opponents),
            _card_result(each),
            "" if net is None else f"{net:+}" if net else "0",
            said("cli-of", part=shown(each.mark), all=rounded(each.mark.top, 0)) if each.mark.top else shown(each.mark),
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
    rows = [(str(each.at), _changed(state, each), getattr(each, "why", "")) for each in state.changes]
    if as_data:
        console.out(as_json([{"at": at, "what": what, "why": why} for at, what, why in rows]))
        return
    sheet = paper(
        said("cli-changes"),
        (said("cli-head-when"), False),
        (said("cli-head-what"), False),
        (said("cli-head-why"), False),
    )
    for at, what, why in rows:
        sheet.add_row(at[:16].replace("T", " "), what, why)
    console.print(sheet if rows else said("cli-nothing-changed"))


def _changed(state: Competition, each: Amendment) -> str:
    match each:
        case competition_lines.Credited(entrant=entrant, amount=amount):
            return f"{state.entrants[entrant]}: {amount:+}"
        case competition_lines.Closed():
            return said("cli-event-closed")
        case competition_lines.Reopened():
            return said("cli-event-reopened")
        case competition_lines.Corrected(result=result):
            what = result_told(result)
        case competition_lines.Adjusted():
            what = said("cli-adjusted")
        case competition_lines.NotPlayed():
            what = said("cli-not-played")
        case _:
            assert_never(each)
    return said("cli-change-at", round=each.spot.round, table=each.spot.table, board=each.spot.board, what=what)


def result_told(result: TableResult) -> str:
    """What came of a deal at a table: the contract, by whom, and the tricks."""
    if result.declarer is None or result.contract is None:
        return said("cli-passed-out")
    contract = say(contract_text(result.contract))
    return said("cli-result-of", contract=contract, who=result.declarer.value, tricks=result.tricks)


def _card_result(line: CardLine) -> str:
    """What came of a board; of a team at both its tables."""
    slips = [line.slip, *([line.elsewhere] if line.elsewhere else [])]
    return "; ".join(_slip_said(slip) for slip in slips)


def _slip_said(slip: ScoreSlip) -> str:
    if slip.result is not None:
        return result_told(slip.result)
    return said("cli-adjusted" if slip.rulings is not None else "cli-not-played")


def _names(state: Competition, numbers: Iterable[int]) -> str:
    return ", ".join(f"{number} {state.entrants.get(number, '')}".strip() for number in numbers)


def _boards(boards: Sequence[int]) -> str:
    return str(boards[0]) if len(boards) == 1 else f"{boards[0]}–{boards[-1]}"


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
        "points": {side.value: result.of(side) if result else None for side in Side},
        "score": {side.value: gains_text(each, side) for side in Side},
        "note": (_note(each) or "").replace("-", " "),
    }


def _note(each: TravellerLine) -> str | None:
    if each.slip.rulings is not None:
        return "adjusted"
    if each.slip.result is None:
        return "not-played"
    if each.slip.corrected:
        return "corrected"
    return None if len(each.slip.agreed) == len(Side) else "to-confirm"
