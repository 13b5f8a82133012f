"""What makes sense in a lesson: games, cards, seats, names and answers that exist and fit together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from kibitz.bots.levels import LEVELS
from kibitz.cards import Deal, Hand, NotationError, Seat
from kibitz.engine import Game, OptionError
from kibitz.games import GAMES, game, game_for
from kibitz.lessons.lesson import CardDeed, Ledger, Lesson, Practice, Question, Talk, Task, TrickDeed
from kibitz.lessons.slips import Slips

HEAD_LINE: Final = 2
"""The line on which what stands at the head of a lesson begins."""


def vet(lesson: Lesson, slips: Slips) -> None:
    """Note everything in a lesson that cannot be."""
    if lesson.rung and lesson.rung not in GAMES:
        slips.add(
            slips.where(HEAD_LINE, "rung"), f"There is no game called “{lesson.rung}”: choose from {', '.join(GAMES)}."
        )
    tables: dict[str, Practice] = {}
    played = False
    for block in lesson.blocks:
        match block:
            case Practice():
                _table(block, tables, slips)
                tables[block.name] = block
                played = True
            case Question():
                _question(block, slips)
            case Ledger():
                _known(block.of, tables, block.line, slips)
                if not played:
                    slips.add(block.line, "A sheet follows the table that it is about.")
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


def _table(table: Practice, tables: dict[str, Practice], slips: Slips) -> None:
    def slip(text: str, *fields: str) -> None:
        slips.add(slips.where(table.line, *fields), text)

    if table.name and table.name in tables:
        slip(f"There are two tables called “{table.name}”.", "name")
    if table.again:
        _known((table.again,), tables, slips.where(table.line, "again"), slips)
        if table.hands:
            slip("The cards are given twice: by “hands” and by “again”.", "again")
    for level in dict.fromkeys(table.levels.values()):
        if level not in LEVELS:
            slip(f"There is no level called “{level}”: choose from {', '.join(LEVELS)}.", "levels")
    if table.hands and set(table.hands) != set(Seat):
        slip("Cards are given to all four seats, or to none.", "hands")
        return
    try:
        rules, deal = rules_of_table(table, tables.values())
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
        if isinstance(deed, TrickDeed) and deed.tricks != "goal" and not 1 <= deed.tricks <= rules.cards:
            slips.add(slips.where(task.line, "do"), f"Nobody can win {deed.tricks} of {rules.cards} tricks.")


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


def _known(names: Iterable[str], tables: dict[str, Practice], line: int, slips: Slips) -> None:
    for name in names:
        if name not in tables:
            slips.add(line, f"No table before this one is called “{name}”.")
