"""A lesson in the terminal: read, answer, play, write down, block by block."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from rich.text import Text

from kibitz.bots.bot import Explaining
from kibitz.bots.levels import LEVELS
from kibitz.cards import Card, Seat, card
from kibitz.cards.shuffle import fresh_salt, fresh_seed
from kibitz.cli.speech import said, seat_name, side_name, spoken, strain_name
from kibitz.cli.terminal.answers import meant
from kibitz.cli.terminal.cards import named, row, symbol
from kibitz.cli.terminal.puzzling import ask_puzzle
from kibitz.cli.terminal.screen import Terminal
from kibitz.cli.terminal.sheets import drawn as sheet_drawn
from kibitz.cli.terminal.telling import Teller
from kibitz.cli.terminal.turn import TerminalSeat
from kibitz.engine import State, act, view
from kibitz.games import GAMES
from kibitz.lessons import runner
from kibitz.lessons.judging import said_of
from kibitz.lessons.lesson import Column, Lesson, Practice, Prose, Question, SheetBlock, Talk
from kibitz.lessons.runner import Bookmark, DealNote
from kibitz.practice.lesson_puzzles import puzzles_of

_STYLES: Final = {"plain": "", "strong": "bold", "emphasis": "italic"}
_LEVEL: Final = "beginner"
_PEOPLE: Final = ("Pip", "Trey", "Ruff")
"""Who sits at the learner's left, opposite and at the right, as the lessons call them and as in the page."""


class LessonRoom:
    """One learner in one lesson."""

    def __init__(
        self,
        lesson: Lesson,
        terminal: Terminal,
        mark: Bookmark | None = None,
        keep: Callable[[Bookmark], None] = lambda mark: None,
    ) -> None:
        self.lesson = lesson
        self.terminal = terminal
        self.mark = mark or Bookmark(lesson.name)
        self._keep = keep  # after every page, so that one can go on from there
        self.starts = {id(part.blocks[0]): part.title for part in lesson.parts if part.blocks}

    def go(self) -> None:
        """From where the learner is to the last block."""
        self.terminal.say(Text(self.lesson.title, style="bold"), self.lesson.summary, "")
        while (block := self.mark.block(self.lesson)) is not None:
            if id(block) in self.starts:
                self.terminal.say(Text(f"\n{self.starts[id(block)]}", style="bold underline"))
            match block:
                case Talk(prose=prose):
                    self.terminal.say(*drawn(prose))
                    self.terminal.ask(said("cli-lesson-go-on"))
                case Question():
                    self._question(block)
                case Practice():
                    self._table(block)
                case SheetBlock():
                    self._sheet(block)
                case _:
                    assert_never(block)
            self.mark = runner.went_on(self.lesson, self.mark)
            self._keep(self.mark)
        self._end()

    def _question(self, question: Question) -> None:
        self.terminal.say(*drawn(question.ask))
        self._cards(question.cards)
        for number, answer in enumerate(question.answers, 1):
            line = Text(f"  {number}  ", style="bold")
            for paragraph in drawn(answer.say):
                line.append_text(paragraph)
            line.append_text(Text(" ").join(named(each) for each in answer.cards))
            self.terminal.say(line)
        while True:
            typed = self.terminal.ask(said("cli-lesson-answer"))
            if not typed:
                return
            if not typed.isdecimal() or (question.answers and not 1 <= int(typed) <= len(question.answers)):
                self.terminal.say(Text(said("cli-lesson-no-number"), style="yellow"))
                continue
            given = int(typed) - 1 if question.answers else int(typed)
            self.mark, reply = runner.answered(self.lesson, self.mark, given)
            self.terminal.say(*drawn(reply.prose))
            if reply.right:
                return

    def _table(self, practice: Practice) -> None:
        while True:
            for task in practice.tasks:
                self.terminal.say(*drawn(task.ask))
            told: set[int] = set()  # the tasks of which it was said already that they are missed
            state = self._played(practice, told)
            if state is None:
                self.mark = self.mark.tried(right=False)
                continue
            look = runner.looked(practice, state)
            self.mark = runner.closed(self.lesson, self.mark, state)
            for number, (mark, task) in enumerate(zip(look.tasks, practice.tasks, strict=True)):
                if not task.quiet and not (mark.state == "missed" and number in told):
                    self.terminal.say(*drawn(said_of(task, mark)))
            if look.is_done(practice) or not self._again(said("cli-lesson-try-again")):
                return

    def _played(self, practice: Practice, told: set[int]) -> State | None:
        """The table to its stop, with bots in the other seats; None if the learner begins again before that."""
        state = runner.opened(self.lesson, self.mark, seed=fresh_seed(), salt=fresh_salt())
        me, teller = practice.you, Teller(practice.you)
        bots: dict[Seat, Explaining] = {
            seat: LEVELS[practice.levels.get(seat, _LEVEL)](number) for number, seat in enumerate(Seat)
        }
        others = [seat for seat in me.clockwise() if seat is not me]
        names = {me: said("cli-you"), **dict(zip(others, _PEOPLE, strict=True))}
        place = TerminalSeat(
            self.terminal,
            state.game,
            me,
            names,
            spoken().word(GAMES[practice.game].title),
            bots[me],
            lambda: None,
            lambda seen: teller.recap(seen.inspection),
        )
        while True:
            self.terminal.say(*teller.news(state))
            if runner.is_stopped(practice, state):
                return state
            laid_down = runner.by_itself(practice, state)
            if laid_down is not None:
                state = act(state, *laid_down)
            elif me in state.turns:
                if self._gives_up(practice, state, told):
                    return None
                state = place.turn(state)
            else:
                mover = next(iter(state.turns))
                state = act(state, mover, bots[mover].choose(view(state, mover)))

    def _gives_up(self, practice: Practice, state: State, told: set[int]) -> bool:
        """What was missed is said at once, so that nobody has to play thirteen tricks before the next try."""
        marks = runner.looked(practice, state).tasks
        looks = enumerate(zip(marks, practice.tasks, strict=True))
        missed = {number for number, (mark, task) in looks if mark.state == "missed" and not task.quiet} - told
        for number in sorted(missed):
            self.terminal.say(*drawn(said_of(practice.tasks[number], marks[number])))
        told |= missed
        return bool(missed) and self._again(said("cli-lesson-play-on"))

    def _sheet(self, sheet: SheetBlock) -> None:
        self.terminal.say(*drawn(sheet.ask))
        if not sheet.write:
            self._how_it_stands(sheet)
            self.terminal.ask(said("cli-lesson-go-on"))
            return
        self._score_sheet(written=False)
        while True:
            written: dict[Column, int] = {}
            for column in sheet.write:
                typed = self.terminal.ask(f"  {said('cli-lesson-' + column.replace('_', '-'))}:")
                if typed.isdecimal():
                    written[column] = int(typed)
            self.mark, reply, _ = runner.wrote(self.lesson, self.mark, written)
            self.terminal.say(*drawn(reply.prose))
            if reply.right or not self._again(said("cli-lesson-see-it")):
                self._how_it_stands(sheet)
                return

    def _how_it_stands(self, sheet: SheetBlock) -> None:
        """The deals that a sheet shows, the score sheet if they count together, and what is said of that."""
        if not sheet.session:
            self.terminal.say(*(deal_line(deal) for deal in runner.sheet_rows(sheet, self.mark)))
        self._score_sheet(written=True)
        self.terminal.say(*drawn(runner.how_it_stands(self.lesson, self.mark)))

    def _score_sheet(self, *, written: bool) -> None:
        sheet = runner.score_sheet(self.lesson, self.mark, [seat_name(seat) for seat in Seat], written=written)
        if sheet is not None:
            self.terminal.say(sheet_drawn(sheet))

    def _again(self, question: str) -> bool:
        return meant(self.terminal.ask(question)) in ("again", "yes")

    def _end(self) -> None:
        noted = [note for note in self.mark.noted if note.seen]
        for note in noted:
            practice = self.lesson.blocks[note.block]
            assert isinstance(practice, Practice)
            self.terminal.say(*drawn(practice.tasks[note.task].note))
        self.terminal.say(Text(said("cli-lesson-the-end"), style="bold"))
        puzzles = puzzles_of(self.lesson)
        if puzzles and meant(self.terminal.ask(said("cli-lesson-puzzles", count=len(puzzles)))) == "yes":
            solved = sum(ask_puzzle(self.terminal, each) for each in puzzles)
            self.terminal.say(said("cli-lesson-solved", solved=solved, number=len(puzzles)))

    def _cards(self, cards: tuple[Card, ...]) -> None:
        if cards:
            self.terminal.say(*row(cards))


def drawn(prose: Prose) -> list[Text]:
    """Prose as lines of coloured text; of a picture the words."""
    lines = []
    for paragraph in prose:
        line = Text("  • " if paragraph.bullet else "")
        for part in paragraph.fragments:
            if part.style == "card":
                line.append_text(named(card(part.text)))
            elif part.style == "picture":
                line.append(f"[{part.text}]", style="dim")
            else:
                line.append(part.text, style=_STYLES[part.style])
        lines.append(line)
    return lines


def deal_line(deal: DealNote) -> Text:
    """A deal of a lesson in one line: trumps, points, tricks and score."""
    line = Text("  ")
    if deal.contract is not None:
        strain = deal.contract.strain
        line.append_text(symbol(strain) if strain.is_suit else Text(strain_name(strain))).append(": ")
    held: dict[str, str | float] = {"side": side_name(deal.side), "points": deal.points, "tricks": deal.tricks}
    if deal.scorers is None:
        return line.append(said("cli-lesson-held", **held)).append(".")
    scored = said("cli-lesson-held-scored", **held, score=deal.score, scorers=side_name(deal.scorers))
    return line.append(scored).append(".")
