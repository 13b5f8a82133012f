"""What makes sense in a lesson: games, cards, seats, names and answers that exist and fit together."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from typing import Final, assert_never

from kibitz.bots.levels import LEVELS
from kibitz.cards import Bid, Deal, Hand, NotationError, Seat
from kibitz.engine import Game, OptionError
from kibitz.games import GAMES, game, game_for
from kibitz.lessons.lesson import (
    CallDeed,
    CardDeed,
    Column,
    Ledger,
    Lesson,
    Practice,
    Question,
    Talk,
    Task,
    ToldDeal,
    TrickDeed,
)
from kibitz.lessons.slips import Slips
from kibitz.sessions import session

HEAD_LINE: Final = 2
"""The line on which what stands at the head of a lesson begins."""

TOTALS: Final[frozenset[Column]] = frozenset({"we_total", "they_total"})
SIDES: Final[frozenset[Column]] = TOTALS | {"we", "they", "we_below", "we_above", "they_below", "they_above"}
"""The columns about what each side gets."""


def vet(lesson: Lesson, slips: Slips) -> None:
    """Note everything in a lesson that cannot be."""
    if lesson.rung and lesson.rung not in GAMES:
        slips.add(
            slips.where(HEAD_LINE, "rung"), f"There is no game called “{lesson.rung}”: choose from {', '.join(GAMES)}."
        )
    tables: list[Practice] = []
    for block in lesson.blocks:
        match block:
            case Practice():
                _table(block, tables, slips)
                tables.append(block)
            case Question():
                _question(block, slips)
            case Ledger():
                _sheet(block, lesson, tables, slips)
            case Talk():
                pass
            case _:
                assert_never(block)


def rules_of_table(table: Practice, tables: Iterable[Practice] = ()) -> tuple[Game, Deal | None]:
    """The game of a table and its cards, if they are given; `tables` are those before it in the lesson."""
    hands = table.hands or next((each.hands for each in tables if each.name and each.name == table.again), {})
    deal = Deal(hands) if hands else None
    if deal is None:
        return game(table.game, table.options), None
    return game_for(deal, table.game, table.options), deal


def _table(table: Practice, tables: Sequence[Practice], slips: Slips) -> None:
    def slip(text: str, *fields: str) -> None:
        slips.add(slips.where(table.line, *fields), text)

    names = {each.name for each in tables}
    if table.name and table.name in names:
        slip(f"There are two tables called “{table.name}”.", "name")
    if table.again:
        _known((table.again,), names, slips.where(table.line, "again"), slips)
        if table.hands:
            slip("The cards are given twice: by “hands” and by “again”.", "again")
    for level in dict.fromkeys(table.levels.values()):
        if level not in LEVELS:
            slip(f"There is no level called “{level}”: choose from {', '.join(LEVELS)}.", "levels")
    if table.hands and set(table.hands) != set(Seat):
        slip("Cards are given to all four seats, or to none.", "hands")
        return
    try:
        rules, deal = rules_of_table(table, tables)
    except OptionError as error:
        slip(str(error), *(("game",) if table.game not in GAMES else ("options", "hands", "game")))
        return
    except NotationError as error:
        slip(str(error), "hands")
        return
    if deal is not None and deal.deck is not rules.deck:
        slip(f"This game is played with the {rules.deck.name} pack.", "hands")
    if rules.spare_opposite_dealer and table.you is table.dealer.partner:
        slip(f"Nobody sits {table.you.label}: that is the spare hand.", "you", "dealer")
    if table.stop.at == "tricks" and not 0 < table.stop.tricks <= rules.cards:
        slip(f"There are {rules.cards} tricks here: the table cannot stop after {table.stop.tricks}.", "stop")
    if table.stop.at == "calls" and not table.stop.calls:
        slip("A table stops after one call of the learner’s or more.", "stop")
    if table.session:
        _session(table.session, rules, slip)
    if table.you in table.plays:
        slip("What you play is the learner’s to choose: “plays” is for the other hands.", "plays")
    if deal is not None:
        for seat, cards in table.plays.items():
            for card in cards:
                if card not in deal[seat]:
                    slip(f"{seat.label} cannot play {card}: it is not in that hand.", "plays")
    for task in table.tasks:
        _task(task, rules, deal and deal[table.you], slips)


def _task(task: Task, rules: Game, hand: Hand | None, slips: Slips) -> None:
    if not task.do:
        slips.add(task.line, "There is nothing to do in this task.")
    if not task.quiet and not (task.done and task.missed):
        slips.add(task.line, "A task says something when it was done, and something when it was missed.")
    if task.quiet and not task.note:
        slips.add(task.line, "A quiet task has a note: what it is that was seen.")
    for deed in task.do:
        if isinstance(deed, CardDeed):
            if deed.trick is not None and not 1 <= deed.trick <= rules.cards:
                slips.add(slips.where(task.line, "do"), f"There is no trick {deed.trick}: there are {rules.cards}.")
            if deed.place is not None and not 1 <= deed.place <= 4:
                slips.add(slips.where(task.line, "do"), f"A hand plays first to fourth to a trick, not {deed.place}th.")
            for card in deed.cards:
                if hand is not None and deed.hand != "dummy" and card not in hand:
                    slips.add(slips.where(task.line, "do"), f"The learner cannot play {card}: it is not in that hand.")
        if isinstance(deed, CallDeed) and (deed.call == () or (deed.time is not None and deed.time < 1)):
            slips.add(
                slips.where(task.line, "do"), "Say which call it has to be; the first call is the learner’s time 1."
            )
        if isinstance(deed, TrickDeed) and deed.tricks != "goal" and not 1 <= deed.tricks <= rules.cards:
            slips.add(slips.where(task.line, "do"), f"Nobody can win {deed.tricks} of {rules.cards} tricks.")


def _sheet(sheet: Ledger, lesson: Lesson, tables: Sequence[Practice], slips: Slips) -> None:
    def slip(text: str, *fields: str) -> None:
        slips.add(slips.where(sheet.line, *fields), text)

    _known(sheet.of, {table.name for table in tables}, slips.where(sheet.line, "of"), slips)
    if sheet.told is not None:
        _told(sheet.told, slip)
        if sheet.of or "points" in sheet.write:
            slip("Of a deal that is told nobody knows the cards: it has no table and no points held.", "of", "write")
    elif not tables and not (sheet.session and set(sheet.write) <= TOTALS):
        slip("A sheet follows the table that it is about.")
    elif tables and tables[-1].stop.at != "end" and set(sheet.write) & SIDES:
        slip("Who gets what is known only of a deal that is played to its end.", "write")
    if sheet.session:
        _sheet_session(sheet, lesson, tables, slip)
    elif sheet.beside:
        slip("A contest is about the deals of a session: say which.", "beside")
    elif set(sheet.write) & TOTALS:
        slip("Totals are those of a session: say which.", "write")
    words = [bool(each) for each in (sheet.ahead, sheet.level, sheet.behind)]
    if any(words) and not (all(words) and sheet.session):
        slip("Ahead, level and behind are all three said about a session.", "ahead", "level", "behind")


def _told(told: ToldDeal, slip: Callable[..., None]) -> None:
    if not isinstance(told.bid, Bid):
        slip("What was bid is a bid such as 3NT.", "told")
    if told.game not in GAMES:
        slip(f"There is no game called “{told.game}”: choose from {', '.join(GAMES)}.", "told")
    elif not 0 <= told.tricks <= game(told.game).cards:
        slip(f"Nobody can win {told.tricks} of {game(told.game).cards} tricks.", "told")


def _sheet_session(sheet: Ledger, lesson: Lesson, tables: Sequence[Practice], slip: Callable[..., None]) -> None:
    before = [table.session for table in tables]
    before += [
        each.session for each in lesson.blocks if isinstance(each, Ledger) and each.told and each.line <= sheet.line
    ]
    if sheet.session not in before:
        slip(f"No deal before this sheet belongs to “{sheet.session}”.", "session")
    if sheet.beside and sheet.beside not in LEVELS:
        slip(f"There is no level called “{sheet.beside}”: choose from {', '.join(LEVELS)}.", "beside")
    if sheet.beside and sheet.write:
        slip("A contest is shown: there is nothing to write about it.", "write")
    if sheet.beside and any(table.session == sheet.session and not (table.hands or table.again) for table in tables):
        slip("In a contest all play with the same cards: give them at every table of it.", "beside")
    if sheet.told is not None and sheet.told.game in GAMES:
        _session(sheet.session, game(sheet.told.game), slip)


def _session(name: str, rules: Game, slip: Callable[..., None]) -> None:
    """Whether deals of that game can count together so."""
    try:
        session(name, None, rules)
    except OptionError as error:
        slip(str(error), "session")
    else:
        if GAMES[rules.name].players != len(Seat):
            slip("Only deals of four players count together in a lesson.", "session")


def _question(question: Question, slips: Slips) -> None:
    if (question.number is None) == (not question.answers):
        slips.add(question.line, "A question has answers to choose from, or a number.")
    if question.number is not None and not (question.done and question.missed):
        slips.add(question.line, "Say what to reply to the right number (done) and to others (missed).")
    if question.answers:
        if not any(answer.right for answer in question.answers):
            slips.add(question.line, "None of the answers is right.")
        if len(question.answers) < 2:
            slips.add(question.line, "There is only one answer to choose from.")
        for answer in question.answers:
            if not (answer.say or answer.cards):
                slips.add(question.line, "An answer is words (say) or cards.")
            if not answer.reply:
                slips.add(question.line, "Every answer gets a reply.")


def _known(names: Iterable[str], tables: Container[str], line: int, slips: Slips) -> None:
    for name in names:
        if name not in tables:
            slips.add(line, f"No table before this one is called “{name}”.")
