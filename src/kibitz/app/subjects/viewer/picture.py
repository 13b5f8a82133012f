"""Boards of files for the page: the list of a file, and one board to step through as far as its record goes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from kibitz.app.pictures.replay_messages import ReplayStep
from kibitz.app.pictures.replaying import told_steps
from kibitz.app.subjects.viewer.messages import BoardDetails, BoardLine, FileFault, FileShown, MatchLines, RoomLine
from kibitz.app.tables.picture import contract_shown, sorted_cards
from kibitz.cards import FRENCH, FULL_HAND, Hand, NotationError, Seat
from kibitz.club.recorded_matches import ComparedBoard, RecordedMatch, RoomResult, recorded_matches
from kibitz.engine import State
from kibitz.engine import events as ev
from kibitz.engine.game import Game
from kibitz.engine.table import Table
from kibitz.engine.text import Text
from kibitz.formats import BoardRecord, FormatError, replayed
from kibitz.formats.board_code import board_code
from kibitz.formats.board_events import BoardEvents, board_comments, board_events, club_bridge
from kibitz.formats.header_values import UNKNOWN, SettledContract
from kibitz.formats.lin.hand_viewer import link
from kibitz.formats.own_games import is_ours
from kibitz.games import GAMES
from kibitz.games.naming import contract_text
from kibitz.narration import story
from kibitz.narration.score_lines import score_lines
from kibitz.rules.dealing import as_dealt

FAULTS_TOLD: Final = 20


def file_shown(
    name: str, boards: Iterable[BoardRecord], faults: Sequence[NotationError], *, is_cut: bool = False
) -> FileShown:
    """The list of a file: what was read of it, and what could not be."""
    given = list(boards)
    matches = tuple(_match(each) for each in recorded_matches(given))
    told = tuple(_fault(each) for each in faults[:FAULTS_TOLD])
    return FileShown(name, matches, len(given), told, max(0, len(faults) - FAULTS_TOLD), is_cut)


def _fault(fault: NotationError) -> FileFault:
    if isinstance(fault, FormatError):
        return FileFault(fault.texts, fault.line, fault.board)
    return FileFault(fault.texts)


def _match(match: RecordedMatch) -> MatchLines:
    boards = tuple(_line(each) for each in match.boards)
    return MatchLines(
        event=match.event,
        stage=match.stage,
        home=match.teams[0],
        visitors=match.teams[1],
        carried=match.carried,
        goes_on=match.goes_on,
        gained=match.gained,
        is_match=match.is_match,
        boards=boards,
    )


def _line(each: ComparedBoard) -> BoardLine:
    rooms = tuple(_room(result) for result in each.results)
    return BoardLine(each.label, each.dealer, each.vulnerable, rooms, each.imps, each.standing)


def _room(result: RoomResult) -> RoomLine:
    return RoomLine(
        room=result.room,
        contract=None if result.contract is None else contract_text(_engine_contract(result.contract)),
        passed_out=result.board.passed_out,
        declarer=result.declarer,
        over=result.over,
        score=result.score,
        code=board_code(result.board),
    )


def _engine_contract(contract: SettledContract) -> ev.Contract:
    return ev.Contract(contract.strain, contract.bid.level + 6, contract.doubling)


def board_details(board: BoardRecord) -> BoardDetails:
    """A board to step through; `NotationError` if its headers say something impossible."""
    if is_ours(board):
        state = replayed(board)
        return _details(board, state.game, state.table, state.log, _own_steps(state), ())
    told = board_events(board)
    return _details(board, club_bridge(), told.table, told.log, _told(told), _doubts(board))


def _details(
    board: BoardRecord,
    rules: Game,
    t: Table,
    log: Sequence[ev.AnyEvent],
    steps: tuple[ReplayStep, ...],
    doubts: tuple[Text, ...],
) -> BoardDetails:
    hands = dict(t.laid_open.hands if t.laid_open else t.dealt)
    whole = len(hands) == len(Seat) and {len(hand) for hand in hands.values()} == {t.cards}
    partial = tuple(seat for seat in Seat if seat not in hands or (not whole and len(hands[seat]) < FULL_HAND))
    plays = [play for trick in t.tricks for play in trick.plays] + [*t.trick]
    shown = {seat: sorted_cards(_seen(hands.get(seat, Hand(rules.deck, 0)), plays, seat), None) for seat in Seat}
    ended = t.scored is not None or t.thrown_in is not None
    return BoardDetails(
        label=_said(board, "Board"),
        event=_said(board, "Event"),
        stage=_said(board, "Stage"),
        room=_said(board, "Room"),
        game=rules.name,
        deck="french" if rules.deck is FRENCH else "colours",
        dealer=t.dealer,
        vulnerable=t.header.vulnerable,
        names=board.players,
        hands=shown,
        partial=partial,
        steps=steps,
        contract=contract_shown(rules, t),
        tricks_won=t.won,
        text=story.result(t) if ended else None,
        lines=score_lines(t) if t.scored else (),
        remarks=board_comments(board),
        doubts=doubts,
        deal=as_dealt(hands, log).code if whole and t.cards == FULL_HAND else None,
        options=GAMES[rules.name].alone or {},
        link=link(board) if rules.deck is FRENCH and whole and not is_ours(board) else None,
        has_analysis=whole and (t.over or not is_ours(board)),
    )


def _said(board: BoardRecord, name: str) -> str:
    value = board.headers.get(name, "").strip()
    return "" if value == UNKNOWN else value


def _seen(hand: Hand, plays: Sequence[ev.Played], seat: Seat) -> Hand:
    """A hand as far as it is known: with the cards that it played."""
    mask = hand.mask
    for play in plays:
        if play.seat is seat:
            mask |= play.card.bit
    return Hand(hand.deck, mask)


def _own_steps(state: State) -> tuple[ReplayStep, ...]:
    return tuple(step for _, step in told_steps(state.log))


def _told(told: BoardEvents) -> tuple[ReplayStep, ...]:
    steps = []
    for event, step in told_steps(told.log):
        if isinstance(event, ev.Declared):
            continue  # said with the contract
        remark = told.remarks.get(step.at)
        if remark is not None:
            step = replace(
                step,
                alerted=remark.alerted,
                explained=remark.explained,
                comments=remark.comments,
            )
        steps.append(step)
    return tuple(steps)


def _doubts(board: BoardRecord) -> tuple[Text, ...]:
    """What the rules say against a board that tells of all its calls."""
    if board.deal is None or board.auction is None:
        return ()
    try:
        replayed(board)
    except FormatError as error:
        return error.texts
    return ()
