"""Scripts of dealer, the classic program for deals to order, read as wishes, so that old scripts go on working.

A script is statements in any order: names for what is worked out, a condition, cards dealt before, how many deals, and
what to print. Nothing in it is passed over: what cannot be followed is in `DealerScript`, and whoever draws says so.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import permutations, product
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from kibitz.analysis.orders.deal_script import DealScript, is_deal_script, parse_deal_script
from kibitz.analysis.orders.wishes import (
    EVERYTHING,
    AllOf,
    AnyOf,
    Arithmetic,
    Chosen,
    Constant,
    Count,
    Counted,
    Holds,
    IsTrue,
    Measured,
    Not,
    Number,
    OneIf,
    Shape,
    Sign,
    Weighed,
    Wish,
)
from kibitz.cards import FRENCH, NotationError, Seat, Side, Strain, card
from kibitz.cards.sentences import Template

CANNOT_READ_SCRIPT: Final = Template("files-dealer-script")
SCRIPT_ENDS: Final = Template("files-dealer-script-ends")
TWO_CONDITIONS: Final = Template("files-dealer-two-conditions")
NO_CONDITION: Final = Template("files-dealer-no-condition")
NAME_GIVEN_TWICE: Final = Template("files-dealer-named-twice")
DIVIDED: Final = Template("files-dealer-divided")
TOO_LARGE: Final = Template("files-dealer-too-large")
TOO_MUCH_FOR_DEAL: Final = Template("files-deal-too-much")
CHAINED: Final = Template("files-dealer-chained")

_SEATS: Final = {seat.label.lower(): seat for seat in Seat}
_SUITS: Final[dict[str, Strain]] = {suit.name: suit for suit in FRENCH.suits} | {s.name[:-1]: s for s in FRENCH.suits}
_VULNERABLE: Final[Mapping[str, tuple[Side, ...]]] = {
    "none": (),
    "ns": (Side.NS,),
    "ew": (Side.EW,),
    "all": (Side.NS, Side.EW),
}
_MEASURED: Final = {
    "hcp": Measured.POINTS,
    "control": Measured.CONTROLS,
    "loser": Measured.LOSERS,
    "ace": Measured.ACES,
    "king": Measured.KINGS,
    "queen": Measured.QUEENS,
    "jack": Measured.JACKS,
    "ten": Measured.TENS,
}
_NUMBERED: Final = ("tens", "jacks", "queens", "kings", "aces", "top2", "top3", "top4", "top5", "c13")
"""What dealer also calls pt0 to pt9; `altcount` gives one of them a meaning of its own."""
_FUNCTIONS: Final[Mapping[str, Measured]] = {
    **_MEASURED,
    **{f"{name}s": measured for name, measured in _MEASURED.items()},
    "top2": Measured.TOP_TWO,
    "top3": Measured.TOP_THREE,
    "top4": Measured.TOP_FOUR,
    "top5": Measured.HONOURS,
    "quality": Measured.QUALITY,
    "cccc": Measured.CCCC,
}
_HCP: Final = "hcp"
_LARGE: Final = (Measured.QUALITY, Measured.CCCC)
"""Counted in hundredths."""
_SETTINGS: Final = (
    "produce",
    "generate",
    "dealer",
    "vulnerable",
    "predeal",
    "pointcount",
    "altcount",
    "condition",
    "action",
)
_CALLED: Final = (*_FUNCTIONS, *_SUITS, "c13", "shape", "hascard", *(f"pt{n}" for n in range(10)))
_WORDS: Final = frozenset((*_CALLED, *_SETTINGS, *_SEATS, "and", "or", "not", "any", "mod"))
_KNOWN: Final = (
    "hcp, controls, losers, shape, hascard, spades, hearts, diamonds, clubs, aces, kings, queens, jacks, tens, "
    "top2 … top5, c13, quality, cccc; + - * / %, == != < <= > >=, and, or, not, ? :; condition, predeal, "
    "pointcount, altcount, produce, generate, dealer, vulnerable, action"
)
_SCRIPT: Final = re.compile(
    rf"\b(?!(?:and|or|not)\b)[A-Za-z]\w*\s*\(|^\s*(?:{'|'.join(_SETTINGS)})\b|^\s*[A-Za-z]\w*\s*=|&&|\|\||==",
    re.IGNORECASE | re.MULTILINE,
)
_TOKEN: Final = re.compile(r"&&|\|\||[<>=!]=|[<>!=()+,?:*/%-]|[A-Za-z_]\w*|\d\w*|\"[^\"]*\"|\\[a-z]")
_PASSED_OVER: Final = re.compile(r"(?:\s+|#[^\n]*|//[^\n]*|/\*.*?\*/)+", re.DOTALL)
_MOST: Final = 99
_LARGEST: Final = 1_000_000_000
"""Numbers stay below this, so that thousands of deals can be worked out at once."""
_MOST_STEPS: Final = 1_000
"""A script may take so many steps for a deal; names that are used again are worked out again."""
_DEEPEST: Final = 100


_BEGINS: Final = re.compile(r"[a-z0-9(!-]")
_PRINTED: Final = re.compile(r"print\w*|csvrpt|evalcontract")


class DealerScript(Struct, frozen=True):
    """What a script asks of the cards, and what it says of everything else."""

    wish: Wish
    produce: int | None = None
    generate: int | None = None
    dealer: Seat | None = None
    vulnerable: tuple[Side, ...] | None = None
    has_action: bool = False
    passed_over: tuple[str, ...] = ()
    """Commands of a script of Deal that say nothing about the cards."""


def is_dealer_script(text: str) -> bool:
    """Whether it is written as for dealer, with a function of a hand, a name or a setting; or as for Deal."""
    return is_deal_script(text) or _SCRIPT.search(text) is not None


def parse_dealer_script(text: str) -> DealerScript:
    """All that a script says; `NotationError` says at which word of which line it cannot be read.

    >>> script = parse_dealer_script("produce 5 hcp(north) >= 15 and shape(north, any 4333 + any 4432)")
    >>> script.produce, script.wish.wishes[0].wanted, len(script.wish.wishes[1].lengths)
    (5, (15, 99), 16)
    """
    if is_deal_script(text):
        return _of_deal(parse_deal_script(text))
    script = _Script(text, {})
    read = script.whole()
    # What points are worth holds for the whole script, wherever it is said.
    return _Script(text, script.weighed).whole() if script.weighed else read


def _of_deal(written: DealScript) -> DealerScript:
    """A script of Deal, by what it comes to as one of dealer."""
    try:
        return replace(parse_dealer_script(written.as_dealer), passed_over=written.passed_over)
    except NotationError as error:
        raise NotationError(TOO_MUCH_FOR_DEAL()) from error


class _Token(NamedTuple):
    word: str
    line: int


class _Sum(NamedTuple):
    """A number that is a multiple of what is counted alike in some hands, and a constant."""

    counted: tuple[Measured, Strain | None] | None
    seats: frozenset[Seat]
    times: int
    plus: int


class _Value(NamedTuple):
    """What an expression is: a number, and a wish where it says yes or no; how large it gets, and how long it takes."""

    number: Number
    most: int
    steps: int = 1
    total: _Sum | None = None
    yes_or_no: Wish | None = None

    @property
    def wish(self) -> Wish:
        return IsTrue(self.number) if self.yes_or_no is None else self.yes_or_no


_ANSWERS: Final[Mapping[Sign, Callable[[int], bool]]] = {
    Sign.EQUAL: lambda value: value == 0,
    Sign.LESS: lambda value: value < 0,
    Sign.AT_MOST: lambda value: value <= 0,
    Sign.MORE: lambda value: value > 0,
    Sign.AT_LEAST: lambda value: value >= 0,
}
_LEVELS: Final = (
    {"==": Sign.EQUAL, "!=": Sign.UNEQUAL},
    {"<": Sign.LESS, "<=": Sign.AT_MOST, ">": Sign.MORE, ">=": Sign.AT_LEAST},
    {"+": Sign.PLUS, "-": Sign.MINUS},
    {"*": Sign.TIMES, "/": Sign.OVER, "%": Sign.REMAINDER, "mod": Sign.REMAINDER},
)
"""The signs between two numbers, from those that bind least: as dealer has them."""
_BETWEEN: Final = (*(sign for level in _LEVELS for sign in level), "and", "&&", "or", "||", "?", ":")


class _Script:
    def __init__(self, text: str, weighed: Mapping[str, tuple[int, ...]]) -> None:
        self.left: list[_Token] = []
        self.line = self.depth = 1
        self.named: dict[str, _Value] = {}
        self.weighed = dict(weighed)
        at, line = 0, 1
        while at < len(text):
            if passed := _PASSED_OVER.match(text, at):
                line += passed[0].count("\n")
                at = passed.end()
                continue
            found = _TOKEN.match(text, at)
            if found is None:
                raise _unread(_Token(text[at:].split()[0][:20], line))
            self.left.append(_Token(found[0], line))
            at = found.end()
        self.left.reverse()

    def whole(self) -> DealerScript:
        condition: Wish | None = None
        predealt: list[Wish] = []
        settings: dict[str, int] = {}
        dealer: Seat | None = None
        vulnerable: tuple[Side, ...] | None = None
        has_action = False
        while self.left:
            token = self.left[-1]
            word = token.word.lower()
            if word in ("produce", "generate"):
                self._next()
                settings[word] = self._whole_number(least=1)
            elif self._took("dealer"):
                dealer = self._seat()
            elif self._took("vulnerable"):
                vulnerable = self._vulnerable()
            elif self._took("predeal"):
                predealt += self._predealt()
            elif self._took("pointcount"):
                self.weighed[_HCP] = self._worths()
            elif self._took("altcount"):
                place = self._next()
                if place.word not in "0123456789":
                    raise _unread(place)
                self.weighed[_NUMBERED[int(place.word)]] = self._worths()
            elif self._took("action"):
                has_action = True
                self._pass_over_actions()
            elif len(self.left) > 1 and self.left[-2].word == "=":
                self._name()
            else:
                if not self._took("condition") and not _BEGINS.match(word):
                    raise _unread(token)
                if condition is not None:
                    raise NotationError(TWO_CONDITIONS(line=token.line))
                condition = self._expression().wish
        if condition is None and self.named:
            raise NotationError(NO_CONDITION(name=next(reversed(self.named))))
        wishes = (*predealt, *(() if condition is None else (condition,)))
        wish = wishes[0] if len(wishes) == 1 else AllOf(wishes) if wishes else EVERYTHING
        return DealerScript(wish, settings.get("produce"), settings.get("generate"), dealer, vulnerable, has_action)

    def _name(self) -> None:
        token = self._next()
        if not token.word[0].isalpha() or token.word.lower() in _WORDS:
            raise _unread(token)
        if token.word in self.named:
            raise NotationError(NAME_GIVEN_TWICE(name=token.word, line=token.line))
        self._must("=")
        self.named[token.word] = self._expression()

    def _expression(self) -> _Value:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise NotationError(TOO_LARGE(line=self.line))
        value = self._any()
        if self._took("?"):
            yes = self._any()
            self._must(":")
            no = self._any()
            if self.left and self.left[-1].word == "?":
                raise NotationError(CHAINED(line=self.left[-1].line))
            value = self._chosen(value, yes, no)
        self.depth -= 1
        return value

    def _chosen(self, asked: _Value, yes: _Value, no: _Value) -> _Value:
        steps = self._steps(asked, yes, no)
        number = Chosen(asked.wish, yes.number, no.number)
        both = None
        if yes.yes_or_no is not None and no.yes_or_no is not None:
            both = AnyOf((AllOf((asked.wish, yes.wish)), AllOf((Not(asked.wish), no.wish))))
        return _Value(number, max(yes.most, no.most), steps, None, both)

    def _any(self) -> _Value:
        values = [self._all()]
        while self._took("or", "||"):
            values.append(self._all())
        return values[0] if len(values) == 1 else self._said(AnyOf(tuple(each.wish for each in values)), *values)

    def _all(self) -> _Value:
        values = [self._worked(0)]
        while self._took("and", "&&"):
            values.append(self._worked(0))
        return values[0] if len(values) == 1 else self._said(AllOf(tuple(each.wish for each in values)), *values)

    def _worked(self, level: int) -> _Value:
        if level == len(_LEVELS):
            return self._one()
        value = self._worked(level + 1)
        while self.left and (sign := _LEVELS[level].get(self.left[-1].word.lower())):
            self._next()
            value = self._both(value, sign, self._worked(level + 1))
        return value

    def _both(self, left: _Value, sign: Sign, right: _Value) -> _Value:
        steps = self._steps(left, right)
        number = Arithmetic(left.number, sign, right.number)
        match sign:
            case Sign.PLUS | Sign.MINUS:
                return self._within(_Value(number, left.most + right.most, steps, _sum(left, right, sign)))
            case Sign.TIMES:
                return self._within(_Value(number, left.most * right.most, steps, _times(left, right)))
            case Sign.OVER | Sign.REMAINDER:
                if not isinstance(right.number, Constant) or not right.number.value:
                    raise NotationError(DIVIDED(line=self.line))
                return _Value(number, left.most, steps)
            case _:
                said = _compared(_sum(left, right, Sign.MINUS), sign)
                return self._said(IsTrue(number) if said is None else said, left, right)

    def _one(self) -> _Value:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise NotationError(TOO_LARGE(line=self.line))
        value = self._signed()
        self.depth -= 1
        return value

    def _signed(self) -> _Value:
        if self._took("not", "!"):
            value = self._one()
            return self._said(_unless(value.wish), value)
        if self._took("-"):
            return _constant(-self._whole_number())
        if self._took("("):
            value = self._expression()
            self._must(")")
            return value
        token = self._next()
        word = token.word.lower()
        if token.word in self.named:
            return self.named[token.word]
        if word[0].isdigit():
            self.left.append(token)
            return _constant(self._whole_number())
        if word == "shape":
            return self._shape()
        if word == "hascard":
            return self._has_card()
        return self._counted(token)

    def _counted(self, token: _Token) -> _Value:
        """A number of a hand, in one suit where that is asked."""
        word = token.word.lower()
        if re.fullmatch(r"pt\d", word):
            word = _NUMBERED[int(word[2])]
        word = {"hcps": _HCP, "ten": "tens", "jack": "jacks", "queen": "queens", "king": "kings", "ace": "aces"}.get(
            word, word
        )
        worth = self.weighed.get(word, _by_rank((6, 4, 2, 1)) if word == "c13" else None)
        if word not in _FUNCTIONS and word not in _SUITS and worth is None:
            raise _unread(token)
        self._must("(")
        seat = self._seat()
        suit = _SUITS.get(word)
        if suit is None and word != "cccc" and self._took(","):
            name = self._next()
            suit = _SUITS.get(name.word.lower())
            if suit is None:
                raise _unread(name)
        elif word == "quality":
            raise _unread(self._next())
        self._must(")")
        if worth is not None:
            return self._within(_Value(Weighed(seat, worth, suit), 13 * max(map(abs, worth))))
        measured = Measured.LENGTH if word in _SUITS else _FUNCTIONS[word]
        total = _Sum((measured, suit), frozenset((seat,)), 1, 0)
        return _Value(Counted(seat, measured, suit), _MOST if measured not in _LARGE else 10_000, total=total)

    def _shape(self) -> _Value:
        self._must("(")
        seat = self._seat()
        self._must(",")
        lengths: set[tuple[int, int, int, int]] = set()
        adds = True
        while True:
            found = _any_order(self._next()) if self._took("any") else _shapes(self._next())
            lengths = lengths | found if adds else lengths - found
            if self._took(")"):
                break
            adds = not self._took("-")
            if adds:
                self._took("+", ",")
        return self._said(Shape(seat, frozenset(lengths)))

    def _has_card(self) -> _Value:
        self._must("(")
        seat = self._seat()
        self._must(",")
        token = self._next()
        self._must(")")
        for name in (token.word[::-1], token.word):
            try:
                return self._said(Holds(seat, card(name)))
            except NotationError:
                continue
        raise _unread(token)

    def _predealt(self) -> list[Wish]:
        """Cards of a hand, `north SAK, HQ`, or the length of a suit, `spades(north) == 5`; and more of either."""
        wishes: list[Wish] = []
        while self.left and (self.left[-1].word.lower() in _SEATS or self._gives_length()):
            if self.left[-1].word.lower() in _SEATS:
                seat = self._seat()
                wishes += self._held(seat)
                while self._took(","):
                    wishes += self._held(seat)
                continue
            suit = _SUITS[self._next().word.lower()]
            self._must("(")
            seat = self._seat()
            self._must(")")
            self._must("==")
            number = self._whole_number()
            wishes.append(Count((seat,), Measured.LENGTH, (number, number), suit))
        if not wishes:
            raise _unread(self._next())
        return wishes

    def _gives_length(self) -> bool:
        """Whether a suit of a hand comes next with its length: a condition may begin like that, but only with ==."""
        words = [token.word.lower() for token in self.left[-5:][::-1]]
        return len(words) == 5 and words[0] in _SUITS and words[4] == "=="

    def _held(self, seat: Seat) -> list[Wish]:
        token = self._next()
        suit, ranks = token.word[:1], token.word[1:]
        try:
            held: list[Wish] = [Holds(seat, card(suit + rank)) for rank in ranks]
        except NotationError:
            raise _unread(token) from None
        if not held:
            raise _unread(token)
        return held

    def _pass_over_actions(self) -> None:
        """What is to be printed or counted, up to the statement that comes after."""
        while self.left:
            token = self._next()
            word = token.word.lower()
            if word in ("average", "frequency"):
                if self.left and self.left[-1].word.startswith('"'):
                    self._next()
                self._pass_over_expression()
            elif not _PRINTED.fullmatch(word):
                raise _unread(token)
            elif self.left and self.left[-1].word == "(":
                self._pass_over_brackets()
            if not self._took(","):
                break

    def _pass_over_expression(self) -> None:
        while True:
            while self._took("not", "!", "-"):
                pass
            if (self.left and self.left[-1].word == "(") or (self._next() and self.left and self.left[-1].word == "("):
                self._pass_over_brackets()
            if not self._took(*_BETWEEN):
                break

    def _pass_over_brackets(self) -> None:
        self._must("(")
        depth = 1
        while depth:
            word = self._next().word
            depth += (word == "(") - (word == ")")

    def _worths(self) -> tuple[int, ...]:
        """What the ranks count, from the ace down; those that are not named count nothing."""
        found: list[int] = []
        while self.left and len(found) < 13 and (self.left[-1].word == "-" or self.left[-1].word[0].isdigit()):
            negative = self._took("-")
            found.append(-self._whole_number() if negative else self._whole_number())
        return _by_rank(tuple(found))

    def _vulnerable(self) -> tuple[Side, ...]:
        token = self._next()
        if token.word.lower() not in _VULNERABLE:
            raise _unread(token)
        return _VULNERABLE[token.word.lower()]

    def _whole_number(self, least: int = 0) -> int:
        token = self._next()
        if not re.fullmatch(r"[0-9]{1,9}", token.word) or int(token.word) < least:
            raise _unread(token)
        return int(token.word)

    def _seat(self) -> Seat:
        token = self._next()
        if token.word.lower() not in _SEATS:
            raise _unread(token)
        return _SEATS[token.word.lower()]

    def _said(self, wish: Wish, *of: _Value) -> _Value:
        """What says yes or no, which is also 1 or 0."""
        return _Value(OneIf(wish), 1, self._steps(*of), None, wish)

    def _steps(self, *values: _Value) -> int:
        steps = 1 + sum(each.steps for each in values)
        if steps > _MOST_STEPS:
            raise NotationError(TOO_LARGE(line=self.line))
        return steps

    def _within(self, value: _Value) -> _Value:
        if value.most > _LARGEST:
            raise NotationError(TOO_LARGE(line=self.line))
        return value

    def _took(self, *words: str) -> bool:
        if self.left and self.left[-1].word.lower() in words:
            self._next()
            return True
        return False

    def _must(self, sign: str) -> None:
        token = self._next()
        if token.word != sign:
            raise _unread(token)

    def _next(self) -> _Token:
        if not self.left:
            raise NotationError(SCRIPT_ENDS(line=self.line))
        token = self.left.pop()
        self.line = token.line
        return token


def _unless(wish: Wish) -> Wish:
    """What is so where the wish is not met; less than ten is not, where ten or more is."""
    if isinstance(wish, Count):
        low, high = wish.wanted
        if low == 0 and high < _MOST:
            return replace(wish, wanted=(high + 1, _MOST))
        if low > 0 and high == _MOST:
            return replace(wish, wanted=(0, low - 1))
    return Not(wish)


def _constant(value: int) -> _Value:
    return _Value(Constant(value), abs(value), total=_Sum(None, frozenset(), 0, value))


def _by_rank(from_ace: tuple[int, ...]) -> tuple[int, ...]:
    """The worth of each rank from the two on."""
    return (*(0,) * (13 - len(from_ace)), *reversed(from_ace))


def _sum(left: _Value, right: _Value, sign: Sign) -> _Sum | None:
    """Both together, if they count the same in hands of their own."""
    one, other = left.total, right.total
    if one is None or other is None:
        return None
    turn = -1 if sign is Sign.MINUS else 1
    plus = one.plus + turn * other.plus
    if other.counted is None:
        return one._replace(plus=plus)
    if one.counted is None:
        return _Sum(other.counted, other.seats, turn * other.times, plus)
    if one.counted != other.counted or one.times != turn * other.times or one.seats & other.seats:
        return None
    return _Sum(one.counted, one.seats | other.seats, one.times, plus)


def _times(left: _Value, right: _Value) -> _Sum | None:
    for value, factor in ((left, right), (right, left)):
        if value.total is not None and factor.total is not None and factor.total.counted is None:
            times = factor.total.plus
            if not times:
                return _Sum(None, frozenset(), 0, 0)
            total = value.total
            return _Sum(total.counted, total.seats, times * total.times, times * total.plus)
    return None


def _compared(difference: _Sum | None, sign: Sign) -> Wish | None:
    """A comparison with 0 as a number that is wanted of some hands; None if it is no such number."""
    if difference is None:
        return None
    if sign is Sign.UNEQUAL:
        equal = _compared(difference, Sign.EQUAL)
        return None if equal is None else Not(equal)
    is_so = _ANSWERS[sign]
    if difference.counted is None:
        return EVERYTHING if is_so(difference.plus) else Not(EVERYTHING)
    measured, suit = difference.counted
    if measured in _LARGE:
        return None
    wanted = [each for each in range(_MOST + 1) if is_so(difference.times * each + difference.plus)]
    if not wanted:
        return Not(EVERYTHING)
    return Count(tuple(sorted(difference.seats)), measured, (wanted[0], wanted[-1]), suit)


def _any_order(token: _Token) -> set[tuple[int, int, int, int]]:
    _shapes(token)  # or it is refused here: of a longer word there would be orders without end
    orders = sorted(set(permutations(token.word)))
    return {found for each in orders for found in _shapes(_Token("".join(each), token.line))}


def _shapes(token: _Token) -> set[tuple[int, int, int, int]]:
    """The lengths that are written so, an x for any and a to d for ten to thirteen: 5xxx, 4432, a111."""
    if not re.fullmatch(r"[0-9a-dA-DxX]{4}", token.word):
        raise _unread(token)
    choices = [range(14) if letter in "xX" else (int(letter, 16),) for letter in token.word]
    found = {(s, h, d, c) for s, h, d, c in product(*choices) if s + h + d + c == 13}
    if not found:
        raise _unread(token)
    return found


def _unread(token: _Token) -> NotationError:
    return NotationError(CANNOT_READ_SCRIPT(word=token.word, line=token.line, known=_KNOWN))
