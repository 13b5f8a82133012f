"""Drawing boards of files: the results of both rooms side by side, and a board from its hands to its last trick."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Sheet
from rich.text import Text

from kibitz.analysis.trick_losses import TrickLoss, course
from kibitz.cards import Deal, Hand, Seat
from kibitz.cli.speech import problem, said, seat_name
from kibitz.cli.terminal.cards import named, rank, symbol
from kibitz.cli.terminal.club_sheets import paper
from kibitz.cli.terminal.drawing import auction_box, four_hands
from kibitz.cli.terminal.telling import called, put_in, rendered
from kibitz.club.recorded_matches import ComparedBoard, RecordedMatch, RoomResult
from kibitz.engine import events as ev
from kibitz.engine.game import State
from kibitz.engine.table import Table
from kibitz.formats import BoardRecord, replayed
from kibitz.formats.board_code import board_code
from kibitz.formats.board_events import BoardEvents, Remark, board_comments, board_events
from kibitz.formats.errors import FormatError
from kibitz.formats.lin.hand_viewer import link
from kibitz.formats.own_games import is_ours
from kibitz.games.naming import contract_text
from kibitz.narration import story

_UNKNOWN: Final = "?"


def match_sheet(match: RecordedMatch) -> Sheet:
    """All boards of a match, a line each: what happened in each room, IMPs, and how the match stands."""
    home, visitors = match.teams
    title = ", ".join(part for part in (match.event, match.stage) if part) or said("cli-boards")
    if match.is_match and home:
        title = said("cli-against", title=title, home=home, visitors=visitors)
    rooms = max((len(board.results) for board in match.boards), default=1)
    heads = [
        head for number in range(rooms) for head in ((_room_name(match, number, rooms), False), (said("cli-ns"), True))
    ]
    last = [("IMPs", False), (said("cli-match"), True)] if match.is_match else []
    sheet = paper(title, (said("cli-head-board"), True), *heads, *last)
    if match.goes_on and match.gained:
        sheet.caption = said("cli-segments", here=_stands(match.gained), before=_stands(match.carried))
    for board in match.boards:
        cells = [cell for result in board.results for cell in (_what(result), _score(result.score))]
        cells += [Text()] * (2 * (rooms - len(board.results)))
        ends = [_imps(match, board), _standing(board)] if match.is_match else []
        sheet.add_row(Text(board.label), *cells, *ends)
    return sheet


def _room_name(match: RecordedMatch, number: int, rooms: int) -> str:
    room = next((board.results[number].room for board in match.boards if len(board.results) > number), "")
    if room:
        return said("cli-room", room=room)
    return said("cli-result") if rooms == 1 else said("cli-table", number=number + 1)


def _what(result: RoomResult) -> Text:
    """The contract, by whom, and how it went: 4♠ S +1."""
    if result.board.passed_out:
        return Text(said("cli-passed-out"))
    if result.contract is None or result.declarer is None:
        return Text(_UNKNOWN)
    told = rendered(contract_text(_engine_contract(result))).append(f" {result.declarer.value}")
    return told if result.over is None else told.append(f" {_over(result.over)}")


def _engine_contract(result: RoomResult) -> ev.Contract:
    assert result.contract is not None
    return ev.Contract(result.contract.strain, result.contract.bid.level + 6, result.contract.doubling)


def _over(tricks: int) -> str:
    return "=" if not tricks else f"{tricks:+}".replace("-", "−")


def _score(score: int | None) -> Text:
    return Text(_UNKNOWN if score is None else f"{score:+}".replace("-", "−").replace("+0", "0"))


def _imps(match: RecordedMatch, board: ComparedBoard) -> Text:
    if not board.imps:
        return Text("" if board.imps is None else "–")
    home = board.imps > 0
    team = match.teams[0 if home else 1] or said("cli-home" if home else "cli-visitors")
    return Text(f"{abs(board.imps)} {team}")


def _standing(board: ComparedBoard) -> Text:
    return Text("" if board.standing is None else _stands(board.standing))


def _stands(score: tuple[int, int]) -> str:
    return f"{score[0]} : {score[1]}"


def board_shown(result: RoomResult) -> Iterator[RenderableType]:
    """A board at one table from its hands to the end, with what was said, and the cards that cost a trick."""
    board = result.board
    state = replayed(board) if is_ours(board) else None
    told = BoardEvents((), state.table, {}) if state else board_events(board)
    t = told.table
    label = board.headers.get("Board", _UNKNOWN)
    head = said("cli-board-room", board=label, room=result.room) if result.room else said("cli-board", board=label)
    yield Text(head, style="bold")
    names = ", ".join(f"{seat_name(seat)} {name}" for seat, name in board.players.items())
    yield from [Text(names)] if names else []
    yield from _hands(t)
    yield Text()
    if t.calls:
        yield from auction_box(t)
    for each, remark in zip(t.calls, told.said_of(ev.Called), strict=False):
        of_call = said("cli-remark-of-call", who=seat_name(each.seat), call=called(each.call, in_full=True).plain)
        yield from _remarked(f"{of_call} ", remark)
    if t.contract is not None:
        named_so = rendered(contract_text(t.contract))
        if t.declarer is None:
            yield Text("  ") + put_in("cli-contract-is", contract=named_so)
        else:
            yield Text("  ") + put_in("cli-contract-is-by", contract=named_so, who=seat_name(t.declarer))
    yield from _tricks(t, told.said_of(ev.Played))
    if t.scored is not None or t.thrown_in is not None:
        yield Text("  ").append_text(rendered(story.result(t)))
    yield from map(_comment, board_comments(board))
    yield from _doubts(board, state)
    yield Text()


def _hands(t: Table) -> Iterator[Text]:
    hands = t.laid_open.hands if t.laid_open else t.dealt
    if len(hands) == len(Seat):
        yield from four_hands(Deal(hands))
        return
    for seat in Seat:
        held = _in_line(hands[seat]) if seat in hands else Text(said("cli-not-known"))
        yield Text(f"  {seat_name(seat)}: ").append_text(held)


def _in_line(hand: Hand) -> Text:
    line = Text()
    for suit in hand.deck.suits:
        ranks = "".join(rank(card) for card in hand.of(suit)) or "–"
        line.append_text(symbol(suit)).append(f"{ranks} ")
    return line


def _tricks(t: Table, remarks: Sequence[Remark | None]) -> Iterator[RenderableType]:
    losses = _losses(t)
    plays = [*(trick.plays for trick in t.tricks), *((t.trick,) if t.trick else ())]
    for number, trick in enumerate(plays, 1):
        line = Text(f"  {number:>2}  {seat_name(trick[0].seat):6}")
        for play in trick:
            line.append(" ").append_text(named(play.card))
        if number <= len(t.tricks):
            line.append(f"  {seat_name(t.tricks[number - 1].winner)}", style="dim")
        yield line
        for loss in (each for each in losses if each.trick == number):
            lost = {"who": seat_name(loss.seat), "tricks": str(loss.tricks)}
            yield Text("      ") + put_in("cli-gave-away", **lost, card=named(loss.card), better=named(loss.better))
        for remark in remarks[4 * number - 4 : 4 * number]:
            yield from _remarked("", remark)


def _remarked(before: str, remark: Remark | None) -> Iterator[RenderableType]:
    if remark is not None:
        for told in remark.explained or ((said("cli-alerted"),) if remark.alerted else ()):
            yield Text(f"  {before}{told}")
        yield from map(_comment, remark.comments)


def _losses(t: Table) -> Sequence[TrickLoss]:
    whole = len(t.dealt) == len(Seat) and all(len(hand) == t.cards for hand in t.dealt.values())
    return course(t).losses if whole and t.contract is not None and t.tricks else ()


def _comment(told: str) -> RenderableType:
    return Padding(Text(told, style="dim"), (0, 0, 0, 6))


def _doubts(board: BoardRecord, state: State | None) -> Iterator[Text]:
    if state is not None or board.deal is None or board.auction is None:
        return
    try:
        replayed(board)
    except FormatError as error:
        yield Text("  " + said("cli-does-not-fit", why=problem(error)))


def as_data(name: str, matches: Sequence[RecordedMatch], faults: Sequence[Exception]) -> str:
    """Everything in the list as JSON, with a link for each board."""
    found = [
        {
            "event": match.event,
            "stage": match.stage,
            "teams": list(match.teams),
            "carried": list(match.carried),
            "gained": match.gained and list(match.gained),
            "boards": [
                {
                    "board": board.label,
                    "dealer": board.dealer,
                    "vulnerable": list(board.vulnerable),
                    "imps": board.imps,
                    "standing": board.standing and list(board.standing),
                    "results": [_result_data(result) for result in board.results],
                }
                for board in match.boards
            ],
        }
        for match in matches
    ]
    data = {"file": name, "matches": found, "faults": [str(fault) for fault in faults]}
    return json.dumps(data, ensure_ascii=False, indent=1)


def _result_data(result: RoomResult) -> dict[str, Any]:
    return {
        "room": result.room,
        "players": {seat.value: player for seat, player in result.board.players.items()},
        "contract": "Pass" if result.board.passed_out else str(result.contract) if result.contract else None,
        "declarer": result.declarer,
        "tricks": result.tricks,
        "score": result.score,
        "code": board_code(result.board),
        "link": link(result.board),
    }
