"""The sheets of a lesson: what the learner writes about deals played or told, and the score sheet of a session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from kibitz.cards import Seat, Side
from kibitz.engine.codec import encode
from kibitz.lessons.bookmark import Bookmark, DealNote, Reply, WrongBlock, deal_note
from kibitz.lessons.contest import Comparison, at_other_table, compared, contest_sheet
from kibitz.lessons.lesson import Column, Lesson, Practice, Prose, SheetBlock
from kibitz.lessons.reckoning import board_of, session_of, session_results, told_result, total_of
from kibitz.lessons.vetting import TOTALS, rules_of_table
from kibitz.narration.sheet_sides import own_first
from kibitz.sessions import Board, Result, RowKind, Sheet, Standing
from kibitz.sessions.boards import FOUR


def wrote(lesson: Lesson, mark: Bookmark, written: Mapping[Column, int]) -> tuple[Bookmark, Reply, frozenset[Column]]:
    """The reply to what was written on a sheet, and which columns of it are wrong."""
    sheet = _ledger(lesson, mark)
    wrong = frozenset(column for column, right in right_values(lesson, mark).items() if written.get(column) != right)
    return mark.tried(right=not wrong), Reply(not wrong, sheet.missed if wrong else sheet.done), wrong


def sheet_rows(sheet: SheetBlock, mark: Bookmark) -> tuple[DealNote, ...]:
    """The deals that a sheet shows: of each table that it names the last one played, or the one played last of all.

    None where the deal is only told.
    """
    if sheet.told is not None:
        return ()
    if not sheet.of:
        return mark.deals[-1:]
    last = {deal.name: deal for deal in mark.deals}
    return tuple(last[name] for name in sheet.of if name in last)


def right_values(lesson: Lesson, mark: Bookmark) -> dict[Column, int]:
    """What should stand in the columns of a sheet, for those who give up."""
    sheet = _ledger(lesson, mark)
    standing, ours = _standing(lesson, mark, sheet), _ours(lesson, mark)
    right: dict[Column, int] = {}
    for column in sheet.write:
        if column in TOTALS:
            assert standing is not None, "A total without a session is not read."
            right[column] = total_of(ours if column == "we_total" else ours.other, standing)
        else:
            right[column] = _deal_on(lesson, mark, sheet).value(column)
    return right


def score_sheet(lesson: Lesson, mark: Bookmark, names: Sequence[str], *, written: bool) -> Sheet | None:
    """The score sheet of the session that a sheet belongs to, with what is to be written on it, or before that.

    Totals that are to be written are left out. `names` are those of the players from North clockwise. None where the
    sheet belongs to no session.
    """
    sheet = _ledger(lesson, mark)
    if not sheet.session:
        return None
    if sheet.beside:
        return contest_sheet(_contest(lesson, mark, sheet))
    results = _results(lesson, mark, sheet.session, mark.at + 1)
    if not written and not _stands_already(lesson, mark, sheet):
        results = results[:-1]
    sheets = session_of(lesson, sheet.session).sheets(results, names)
    found = own_first(sheets[:1], _ours(lesson, mark))[0]
    if written or not set(sheet.write) & TOTALS:
        return found
    return replace(found, rows=tuple(row for row in found.rows if row.kind is not RowKind.TOTAL))


def _stands_already(lesson: Lesson, mark: Bookmark, sheet: SheetBlock) -> bool:
    """Whether an earlier sheet was for the last deal of the session."""
    if sheet.told is not None:
        return False
    for block in reversed(lesson.blocks[: mark.at]):
        if isinstance(block, SheetBlock) and block.session == sheet.session and block.write:
            return True
        if isinstance(block, Practice) and block.session == sheet.session:
            return False
    return False


def how_it_stands(lesson: Lesson, mark: Bookmark) -> Prose:
    """What a sheet says about the session: that the learner's side is ahead, level or behind."""
    sheet = _ledger(lesson, mark)
    if sheet.beside:
        comparisons = _contest(lesson, mark, sheet)
        points = sum(each.points for each in comparisons)
        return sheet.level if points == len(comparisons) else sheet.ahead if points > len(comparisons) else sheet.behind
    standing = _standing(lesson, mark, sheet)
    if standing is None:
        return ()
    leading = {player for party in standing.leaders for player in party.players}
    if len(leading) == len(Seat):
        return sheet.level
    return sheet.ahead if FOUR[_ours(lesson, mark).seats[0]] in leading else sheet.behind


def _contest(lesson: Lesson, mark: Bookmark, sheet: SheetBlock) -> tuple[Comparison, ...]:
    """The deals of the session that were played, beside the same ones at a table of bots."""
    tables = [block for block in lesson.blocks if isinstance(block, Practice)]
    last = {deal.block: deal.result for deal in mark.deals if deal.block < mark.at}
    here, there = [], []
    for at, block in enumerate(lesson.blocks):
        left = last.get(at)
        if isinstance(block, Practice) and block.session == sheet.session and left is not None:
            rules, cards = rules_of_table(block, tables)
            assert cards is not None, "A contest without given cards is not read."
            here.append(left)
            there.append(at_other_table(block.game, encode(rules.options), cards, block.dealer, sheet.beside))
    return compared(here, there, _ours(lesson, mark))


def _deal_on(lesson: Lesson, mark: Bookmark, sheet: SheetBlock) -> DealNote:
    """The deal that is written down."""
    if sheet.told is None:
        return sheet_rows(sheet, mark)[-1]
    told = _results(lesson, mark, sheet.session, mark.at + 1)[-1] if sheet.session else None
    told = told or told_result(sheet.told, board_of(None, (), sheet.told.dealer))
    return deal_note(mark.at, "", told, sheet.told.by.side, sheet.told.tricks, _ours(lesson, mark))


def _standing(lesson: Lesson, mark: Bookmark, sheet: SheetBlock) -> Standing | None:
    if not sheet.session:
        return None
    return session_of(lesson, sheet.session).standing(_results(lesson, mark, sheet.session, mark.at + 1))


def _results(lesson: Lesson, mark: Bookmark, name: str, until: int) -> tuple[Result, ...]:
    played = {deal.block: deal.result for deal in mark.deals if deal.result is not None}
    return session_results(lesson, name, played, until)


def _ours(lesson: Lesson, mark: Bookmark) -> Side:
    """The side of the learner at the last table, or South's."""
    tables = (block for block in reversed(lesson.blocks[: mark.at]) if isinstance(block, Practice))
    return next((table.you for table in tables), Seat.SOUTH).side


def _ledger(lesson: Lesson, mark: Bookmark) -> SheetBlock:
    sheet = mark.block(lesson)
    if not isinstance(sheet, SheetBlock):
        raise WrongBlock("There is no sheet to write on.")
    return sheet


def board_at(lesson: Lesson, mark: Bookmark, practice: Practice) -> Board:
    """Who deals, and in a session who is vulnerable and what stands below the line."""
    if not practice.session:
        return board_of(None, (), practice.dealer)
    earlier = _results(lesson, mark, practice.session, mark.at)
    return board_of(session_of(lesson, practice.session), earlier, practice.dealer)
