"""What makes sense in a lesson: games, cards, seats, names and answers that exist and fit together."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Final, Protocol, assert_never

from kibitz.bots.levels import LEVELS
from kibitz.cards import Bid, Deal, Hand, NotationError, Seat
from kibitz.cards.sentences import Text
from kibitz.engine import Game, OptionError
from kibitz.games import GAMES, game, game_for
from kibitz.lessons.lesson import (
    COURSES,
    CallDeed,
    CardDeed,
    Column,
    Lesson,
    Practice,
    Question,
    SheetBlock,
    SuitHeld,
    Talk,
    Task,
    ToldDeal,
    TrickDeed,
)
from kibitz.lessons.lesson_faults import LessonFaults
from kibitz.lessons.suit_answers import card_of
from kibitz.sessions import session

HEAD_LINE: Final = 2
"""The line on which what stands at the head of a lesson begins."""

TOTALS: Final[frozenset[Column]] = frozenset({"we_total", "they_total"})
SIDES: Final[frozenset[Column]] = TOTALS | {"we", "they", "we_below", "we_above", "they_below", "they_above"}
"""The columns about what each side gets."""


class TellsFault(Protocol):
    """Notes what is wrong with a block, at the first of these fields that it has."""

    def __call__(self, fields: tuple[str, ...], say: str | Text, /, **values: str | float) -> None: ...


def vet(lesson: Lesson, faults: LessonFaults) -> None:
    """Note everything in a lesson that cannot be."""
    if lesson.rung and lesson.rung not in GAMES:
        faults.add(faults.where(HEAD_LINE, "rung"), "check-no-game", name=lesson.rung, known=", ".join(GAMES))
    if lesson.course and lesson.course not in COURSES:
        faults.add(
            faults.where(HEAD_LINE, "course"),
            "check-no-course",
            name=lesson.course,
            known=", ".join(COURSES),
        )
    tables: list[Practice] = []
    for block in lesson.blocks:
        match block:
            case Practice():
                _table(block, tables, faults)
                tables.append(block)
            case Question():
                _question(block, faults)
            case SheetBlock():
                _sheet(block, lesson, tables, faults)
            case Talk():
                pass
            case _:
                assert_never(block)


def rules_of_table(table: Practice, tables: Iterable[Practice] = ()) -> tuple[Game, Deal | None]:
    """The game of a table and its cards, if they are given; `tables` are those before it in the lesson."""
    hands = table.hands or next((each.hands for each in tables if each.name and each.name == table.again), {})
    deal = Deal(hands) if set(hands) == set(Seat) else None  # that some are missing is said where they are given
    if deal is None:
        return game(table.game, table.options), None
    return game_for(deal, table.game, table.options), deal


def _table(table: Practice, tables: Sequence[Practice], faults: LessonFaults) -> None:
    def fault(fields: tuple[str, ...], say: str | Text, /, **values: str | float) -> None:
        faults.add(faults.where(table.line, *fields), say, **values)

    names = {each.name for each in tables}
    if table.name and table.name in names:
        fault(("name",), "check-two-tables", name=table.name)
    if table.again:
        _known((table.again,), names, faults.where(table.line, "again"), faults)
        if table.hands:
            fault(("again",), "check-cards-twice")
    for level in dict.fromkeys(table.levels.values()):
        if level not in LEVELS:
            fault(("levels",), "check-no-level", name=level, known=", ".join(LEVELS))
    if table.hands and set(table.hands) != set(Seat):
        fault(("hands",), "check-all-hands")
        return
    try:
        rules, deal = rules_of_table(table, tables)
    except OptionError as error:
        fault(("game",) if table.game not in GAMES else ("options", "hands", "game"), error.text)
        return
    except NotationError as error:
        fault(("hands",), error.text)
        return
    if deal is not None and deal.deck is not rules.deck:
        fault(("hands",), "check-other-pack", pack=rules.deck.name)
    if rules.spare_opposite_dealer and table.you is table.dealer.partner:
        fault(("you", "dealer"), "check-spare-hand", seat=table.you.value)
    if table.stop.at == "tricks" and not 0 < table.stop.tricks <= rules.cards:
        fault(("stop",), "check-stop-after", tricks=rules.cards, stop=table.stop.tricks)
    if table.stop.at == "calls" and not table.stop.calls:
        fault(("stop",), "check-stop-calls")
    if table.session:
        _session(table.session, rules, fault)
    if deal is not None:
        for seat, cards in table.plays.items():
            for card in cards:
                if card not in deal[seat]:
                    fault(("plays",), "check-not-in-hand", seat=seat.value, card=card.name)
    for task in table.tasks:
        _task(task, rules, deal and deal[table.you], faults)


def _task(task: Task, rules: Game, hand: Hand | None, faults: LessonFaults) -> None:
    if not task.do:
        faults.add(task.line, "check-nothing-to-do")
    if not task.quiet and not (task.done and task.missed):
        faults.add(task.line, "check-task-says")
    if task.quiet and not task.note:
        faults.add(task.line, "check-quiet-note")
    for each in task.wrong:
        if each.step is not None and not 1 <= each.step <= len(task.do):
            faults.add(faults.where(task.line, "wrong"), "check-no-step", step=each.step, steps=len(task.do))
        if not each.reply:
            faults.add(faults.where(task.line, "wrong"), "check-wrong-reply")
    for deed in task.do:
        if isinstance(deed, CardDeed):
            if deed.trick is not None and not 1 <= deed.trick <= rules.cards:
                faults.add(faults.where(task.line, "do"), "check-no-trick", trick=deed.trick, tricks=rules.cards)
            if deed.place is not None and not 1 <= deed.place <= 4:
                faults.add(faults.where(task.line, "do"), "check-no-place", place=deed.place)
            for card in deed.cards:
                if hand is not None and deed.hand != "dummy" and card not in hand:
                    faults.add(faults.where(task.line, "do"), "check-learner-lacks", card=card.name)
        if isinstance(deed, CallDeed) and (deed.call == () or (deed.time is not None and deed.time < 1)):
            faults.add(faults.where(task.line, "do"), "check-which-call")
        if isinstance(deed, TrickDeed) and deed.tricks != "goal" and not 1 <= deed.tricks <= rules.cards:
            faults.add(faults.where(task.line, "do"), "check-too-many-tricks", won=deed.tricks, tricks=rules.cards)


def _sheet(sheet: SheetBlock, lesson: Lesson, tables: Sequence[Practice], faults: LessonFaults) -> None:
    def fault(fields: tuple[str, ...], say: str | Text, /, **values: str | float) -> None:
        faults.add(faults.where(sheet.line, *fields), say, **values)

    _known(sheet.of, {table.name for table in tables}, faults.where(sheet.line, "of"), faults)
    if sheet.told is not None:
        _told(sheet.told, fault)
        if sheet.of or "points" in sheet.write:
            fault(("of", "write"), "check-told-without-cards")
    elif not tables and not (sheet.session and set(sheet.write) <= TOTALS):
        fault((), "check-sheet-follows")
    elif tables and tables[-1].stop.at != "end" and set(sheet.write) & SIDES:
        fault(("write",), "check-played-to-end")
    if sheet.session:
        _sheet_session(sheet, lesson, tables, fault)
    elif sheet.beside:
        fault(("beside",), "check-contest-session")
    elif set(sheet.write) & TOTALS:
        fault(("write",), "check-totals-session")
    words = [bool(each) for each in (sheet.ahead, sheet.level, sheet.behind)]
    if any(words) and not (all(words) and sheet.session):
        fault(("ahead", "level", "behind"), "check-all-three")


def _told(told: ToldDeal, fault: TellsFault) -> None:
    if not isinstance(told.bid, Bid):
        fault(("told",), "check-told-bid")
    if told.game not in GAMES:
        fault(("told",), "check-no-game", name=told.game, known=", ".join(GAMES))
    elif not 0 <= told.tricks <= game(told.game).cards:
        fault(("told",), "check-too-many-tricks", won=told.tricks, tricks=game(told.game).cards)


def _sheet_session(sheet: SheetBlock, lesson: Lesson, tables: Sequence[Practice], fault: TellsFault) -> None:
    before = [table.session for table in tables]
    before += [
        each.session for each in lesson.blocks if isinstance(each, SheetBlock) and each.told and each.line <= sheet.line
    ]
    if sheet.session not in before:
        fault(("session",), "check-no-deal-of", session=sheet.session)
    if sheet.beside and sheet.beside not in LEVELS:
        fault(("beside",), "check-no-level", name=sheet.beside, known=", ".join(LEVELS))
    if sheet.beside and sheet.write:
        fault(("write",), "check-contest-shown")
    if sheet.beside and any(table.session == sheet.session and not (table.hands or table.again) for table in tables):
        fault(("beside",), "check-contest-cards")
    if sheet.told is not None and sheet.told.game in GAMES:
        _session(sheet.session, game(sheet.told.game), fault)


def _session(name: str, rules: Game, fault: TellsFault) -> None:
    """Whether deals of that game can count together so."""
    try:
        session(name, None, rules)
    except OptionError as error:
        fault(("session",), error.text)
    else:
        if GAMES[rules.name].players != len(Seat):
            fault(("session",), "check-four-players")


def _question(question: Question, faults: LessonFaults) -> None:
    if (question.number is None) == (not question.answers):
        faults.add(question.line, "check-answers-or-number")
    if question.number is not None and not (question.done and question.missed):
        faults.add(question.line, "check-number-replies")
    if question.wrong and question.number is None:
        faults.add(faults.where(question.line, "wrong"), "check-wrong-is-for-numbers")
    for each in question.wrong:
        if each.number is None or each.number == question.number or not each.reply:
            faults.add(faults.where(question.line, "wrong"), "check-wrong-numbers")
    if question.answers:
        if not any(answer.right for answer in question.answers):
            faults.add(question.line, "check-none-right")
        if len(question.answers) < 2:
            faults.add(question.line, "check-one-answer")
        for answer in question.answers:
            if not (answer.say or answer.cards):
                faults.add(question.line, "check-answer-is")
            if not answer.reply:
                faults.add(question.line, "check-answer-reply")
    if question.suit is not None:
        _suit(question, question.suit, faults)


def _suit(question: Question, held: SuitHeld, faults: LessonFaults) -> None:
    """Whether a suit is told so that what is said of it can be proved."""
    where = faults.where(question.line, "suit")
    cards = [card for hand in held.hands.values() for card in hand]
    suits = {card.suit for card in cards}
    if set(held.hands) != {Seat.NORTH, Seat.SOUTH} or len(suits) != 1 or len(set(cards)) < len(cards):
        faults.add(where, "check-suit-hands")
        return
    asked = [card_of(answer) for answer in question.answers]
    if question.answers and not (all(each in cards for each in asked) and held.need):
        faults.add(where, "check-suit-answers")
    if held.led and not (
        len(held.led) == 2
        and held.led[0] in cards
        and held.led[1] not in cards
        and held.led[1].suit in suits
        and all((each in held.hands[Seat.NORTH]) != (held.led[0] in held.hands[Seat.NORTH]) for each in asked if each)
    ):
        faults.add(where, "check-suit-led")
    if held.split and (len(held.split) != 2 or sum(held.split) != 13 - len(cards)):
        faults.add(where, "check-suit-split", out=13 - len(cards))


def _known(names: Iterable[str], tables: Container[str], line: int, faults: LessonFaults) -> None:
    for name in names:
        if name not in tables:
            faults.add(line, "check-no-table", name=name)
