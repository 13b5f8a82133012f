"""Going through a lesson in the page, as its file says: right answers and wrong ones, tables played to their stop."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping
from random import Random

from playwright.sync_api import Page, expect

from kibitz.bots import SimpleBot
from kibitz.cards import FRENCH, Bid, Call, Hand, Seat, Strain
from kibitz.engine import act, view
from kibitz.engine import events as ev
from kibitz.lessons import runner
from kibitz.lessons.bookmark import Bookmark
from kibitz.lessons.judging import aims
from kibitz.lessons.lesson import (
    CallDeed,
    CardDeed,
    ContractDeed,
    CountDeed,
    Deed,
    Lesson,
    Practice,
    Question,
    SheetBlock,
    Talk,
    TrickDeed,
)
from tests.page.playing import press

_SECONDS = 60.0
_LEGAL = "[data-card][aria-disabled=false]"
_CHOICES = ".counts button, [data-strain], [data-choice], [data-call]"
_ANY = ("[data-choice]", "[data-strain]", "[data-call=pass]", ".counts button", ".act .button", _LEGAL)
_NOT_THIS_CARD = re.compile(r"Not this card\. Try another one\.$")
_RANKS = "AKQJT98765432"
_RUSH = f"""async ([stopAtMiss, playOn]) => {{
    const find = (wanted) => document.querySelector(wanted);
    for (let n = 0; n < 3000; n++) {{
        if (find("[data-stopped=true]")) return "stopped";
        if (stopAtMiss && find("[data-moment] [data-reply=wrong]")) return "missed";
        find("[data-play-on]")?.click();
        if (find("{_CHOICES}")) return "choice";
        const next = find("{_LEGAL}") ?? find(".act .button");
        if (next && !playOn) return "card";
        if (next) next.click();
        else find(".middle")?.click();
        await new Promise((go) => setTimeout(go, 8));
    }}
    return "nothing";
}}"""
"""Goes on until something is to be decided. What is played when no card is asked for is any card."""
Look = Callable[[str], None]


class LessonWalk:
    """One learner in one lesson. At questions the wrong answers come first; `look` is called at every page.

    Who does not care plays each table once, with whatever card or call comes first, and goes on.
    """

    def __init__(self, page: Page, lesson: Lesson, look: Look = lambda where: None, *, cares: bool = True) -> None:
        self.page = page
        self.lesson = lesson
        self.look = look
        self.cares = cares
        self.missed = 0
        self.table: str | None = None  # the last one that was played at

    def go(self) -> None:
        """From where the learner is to the end."""
        for place in range(self.place(), len(self.lesson.blocks)):
            self.step(place)
        expect(self.page.locator("[data-block=end]")).to_be_visible()
        self.look("end")

    def place(self) -> int:
        found = self.page.locator("[data-place]").first
        found.wait_for()
        return int(found.get_attribute("data-place") or 0)

    def step(self, place: int) -> None:
        """One block, and on to the next."""
        block = self.lesson.blocks[place]
        self.page.locator(f"[data-place='{place}']").first.wait_for()
        name = f"{place:02}-{type(block).__name__}"
        match block:
            case Talk():
                self.look(name)
            case Question():
                self.look(name)
                self._question(block)
                self.look(name + "-answered")
            case SheetBlock():
                self.look(name)
                if block.write:
                    self._sheet(block)
                    self.look(name + "-written")
            case Practice():
                self._table(block, name)
        self.page.locator("[data-next]").click()

    def _question(self, question: Question) -> None:
        if question.number is not None:
            self._number(question.number + 1, "wrong")
            self._number(question.number, "right")
            return
        self._row_of_cards(question)
        ordered = sorted(range(len(question.answers)), key=lambda place: question.answers[place].right)
        for place in ordered:
            self.page.locator(f"[data-answer-place='{place}']").click()
            expect(self.page.locator(f"[data-answer-place='{place}'] > .mark")).to_be_visible()
            kind = "right" if question.answers[place].right else "wrong"
            expect(self.page.locator(f"[data-reply={kind}]")).to_be_in_viewport(ratio=1)
            if kind == "right":
                return

    def _row_of_cards(self, question: Question) -> None:
        """Where the cards shown are the answers each lies there once and can be tapped, with an answer or without."""
        answers = [each.cards[0] for each in question.answers if len(each.cards) == 1 and not each.say]
        if len(answers) < len(question.answers) or not set(answers) <= set(question.cards):
            return
        shown = self.page.locator(".question")
        expect(shown.locator(".one")).to_have_count(len(question.cards))
        expect(shown.locator("button .one")).to_have_count(len(question.cards))
        for place, card in enumerate(question.cards):
            if card not in answers:
                shown.locator("button").nth(place).click()
                expect(self.page.locator("[data-reply=wrong]")).to_have_text(_NOT_THIS_CARD)
                expect(self.page.locator("[data-reply=right]")).to_have_count(0)

    def _number(self, number: int, kind: str) -> None:
        self.page.locator("#number").fill(str(number))
        self.page.locator("form button[type=submit]").click()
        expect(self.page.locator(f"[data-reply={kind}]")).to_be_visible()

    def _sheet(self, sheet: SheetBlock) -> None:
        for column in sheet.write:
            self.page.locator(f"input#{column}").fill("99999")
        self.page.locator("form button[type=submit]").click()
        expect(self.page.locator("[data-reply=wrong]")).to_be_visible()
        expect(self.page.locator("[aria-invalid=true]")).to_have_count(len(sheet.write))
        self.page.get_by_role("button", name="Show me").click()
        self.page.locator("form button[type=submit]").click()
        expect(self.page.locator("[data-reply=right]")).to_be_visible()

    # --- tables

    def _table(self, practice: Practice, name: str) -> None:
        """Once as one should not; and where that is said, once more as one should."""
        self._play(practice, name, right=not self.cares)
        self.look(name + "-over")
        if self.cares and self.page.locator("[data-reply=wrong]").count():
            self.missed += 1
            self.page.get_by_role("button", name="Try again").click()
            self._play(practice, name + "-again", right=True)
            self.look(name + "-again-over")
            if not any(isinstance(deed, TrickDeed) for deed in _deeds(practice)):
                expect(self.page.locator("[data-reply=right]").first).to_be_visible()

    def _play(self, practice: Practice, name: str, *, right: bool) -> None:
        """To its stop, or until it is said that something was missed."""
        page, deadline = self.page, time.monotonic() + _SECONDS
        # The table before this one has stopped too, and stands there until the new one comes.
        page.locator(f"[data-table]:not([data-table='{self.table}'])").wait_for()
        self.table = page.locator("[data-table]").get_attribute("data-table")
        page.locator("[data-stopped]").wait_for()
        player = _Player(practice, self._hands(practice), right=right)
        player.calls = self._right_calls(practice) if right else []
        page.locator(f"[data-stopped=true], {_LEGAL}, {_CHOICES}").first.wait_for()
        self.look(name)
        while True:
            assert time.monotonic() < deadline, page.locator("main").inner_text()[:500]
            waits = page.evaluate(_RUSH, [not right and not player.will_count_again, not _cards(practice)])
            if waits in ("stopped", "missed"):
                return
            legal = page.locator(".own [data-card]").evaluate_all(
                "cards => cards.map((card) => [card.dataset.card, card.ariaDisabled === 'false'])"
            )
            player.held = len(legal)
            wishes = player.wishes([str(card) for card, is_legal in legal if is_legal])
            if waits == "choice" and isinstance(bid := player.call, Bid):
                page.locator(".levels").get_by_role("radio", name=str(bid.level), exact=True).click()
            if press(page, *wishes, *_ANY) and waits == "choice":
                player.said += 1

    def _right_calls(self, practice: Practice) -> list[Call]:
        """What the tasks ask the learner to call, one after the other."""
        if not any(isinstance(deed, CallDeed) for deed in _deeds(practice)):
            return []
        mark = Bookmark(self.lesson.name, self.lesson.blocks.index(practice))
        state, bot, found = runner.opened(self.lesson, mark, seed="1" * 64, salt="2" * 32), SimpleBot(Random(1)), []
        while not runner.is_stopped(practice, state):
            seat, moves = next(iter(state.turns.items()))
            move = bot.choose(view(state, seat))
            if laid_down := runner.by_itself(practice, state):
                seat, move = laid_down
            elif seat is practice.you:
                move = next(
                    (right for aim in aims(practice, state.game, state.log, moves) for right in aim.right), move
                )
                if isinstance(move, ev.Called):
                    found.append(move.call)
            state = act(state, seat, move)
        return found

    def _hands(self, practice: Practice) -> Mapping[Seat, Hand]:
        """The cards of a table, or of the one that it plays again."""
        named = {each.name: each for each in self.lesson.blocks if isinstance(each, Practice)}
        return practice.hands or (named[practice.again].hands if practice.again else {})


class _Player:
    """What to press at a table, so that its task is done, or is not."""

    def __init__(self, practice: Practice, hands: Mapping[Seat, Hand], *, right: bool) -> None:
        self.practice = practice
        self.hands = hands
        self.right = right
        self.held = 0  # cards in the hand
        self.said = 0  # what was no card
        self.suit = ""
        self.calls: list[Call] = []  # those to make

    @property
    def call(self) -> Call | None:
        """The one that is due."""
        return self.calls[self.said] if self.said < len(self.calls) else None

    @property
    def will_count_again(self) -> bool:
        """A wrong count is no miss for good: when the points do not add up all count again."""
        return any(isinstance(deed, CountDeed) for deed in _deeds(self.practice)) and self.said < 2

    @property
    def turn(self) -> int:
        """Which of the learner's own cards is next, the first is 1."""
        return len(self.hands[self.practice.you]) - self.held + 1 if self.hands else 0

    def wishes(self, legal: list[str]) -> list[str]:
        wanted = [found for deed in _deeds(self.practice) for found in self._said(deed)]
        if self.call is not None:
            wanted.insert(0, f"[data-call='{self.call.name}']")
        if self.hands:  # who counts wrong is asked again
            wanted.append(f".counts button:nth-of-type({self.hands[self.practice.you].points + 1})")
        if legal:
            card = self._card(legal)
            self.suit = card[0]
            wanted.append(f".own [data-card={card}]")
        elif self.right:  # dummy's
            named = [card.name for deed in _cards(self.practice) if deed.hand == "dummy" for card in deed.cards]
            wanted += [f"[data-card={name}][aria-disabled=false]" for name in named]
        return wanted

    def _said(self, deed: Deed) -> list[str]:
        """A count, or a contract."""
        hands, you = self.hands, self.practice.you
        if isinstance(deed, CountDeed):
            count = hands[you].points + (0 if self.right or self.said else 1)
            return [f".counts button:nth-of-type({count + 1})"]
        if isinstance(deed, ContractDeed) and self.right:
            terms = f"[data-terms='{deed.terms}']" if deed.terms else ""
            if isinstance(deed.strain, Strain):
                return [f"[data-strain={deed.strain.letter}]{terms}"]
            longest = max(FRENCH.suits, key=lambda suit: hands[you].length(suit) + hands[you.partner].length(suit))
            return [f"[data-strain={longest.letter}]{terms}"]
        if isinstance(deed, ContractDeed):
            return ["[data-strain=C]", "[data-strain=D]"]
        return []

    def _card(self, legal: list[str]) -> str:
        """The card of the deed that is due, else the highest of the suit played last."""
        high = sorted(legal, key=lambda card: _RANKS.index(card[1]))
        deed = next((each for each in _cards(self.practice) if each.trick in (self.turn, None)), None)
        if deed is None:
            return next((card for card in high if card[0] == self.suit), high[0])
        named = [card.name for card in deed.cards]
        letter = deed.suit.letter if isinstance(deed.suit, Strain) else ""
        fits = [card for card in high if (not named or card in named) and card.startswith(letter)]
        if self.right:
            return (fits or high)[0]
        return next((card for card in reversed(high) if card not in fits), high[-1])


def _deeds(practice: Practice) -> list[Deed]:
    return [deed for task in practice.tasks if not task.quiet for deed in task.do]


def _cards(practice: Practice) -> list[CardDeed]:
    return [deed for deed in _deeds(practice) if isinstance(deed, CardDeed)]
