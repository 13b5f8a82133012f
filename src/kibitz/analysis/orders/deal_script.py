"""Scripts of Deal, which deals hands by programs in Tcl: the part of them that asks for cards, written as for dealer.

What a program does with each deal is followed for all deals at once: where it accepts becomes a condition. Tcl can say
anything; what asks for nothing (`source`, `puts`) is named in `DealScript`, and all else that is not known is refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple

from msgspec import Struct

from kibitz.cards import FRENCH, FULL_HAND, NotationError, Seat
from kibitz.cards.sentences import Template

CANNOT_FOLLOW: Final = Template("files-deal-script")
DEAL_SCRIPT_ENDS: Final = Template("files-deal-script-ends")
NEITHER: Final = Template("files-deal-neither")
NO_MAIN: Final = Template("files-deal-no-main")
NOT_A_HAND: Final = Template("files-deal-not-a-hand")
DEAL_TOO_LARGE: Final = Template("files-deal-too-large")

_SEATS: Final = tuple(seat.label.lower() for seat in Seat)
_SUITS: Final = tuple(suit.name for suit in FRENCH.suits)
_COUNTED: Final = ("hcp", "controls", "losers")
_STACKS: Final = ("stack_hand", "deck_stack_hand")
_STACKS_CARDS: Final = ("stack_cards", "deck_stack_cards")
_PASSED_OVER: Final = ("source", "puts", "global", "incr", "deal_finished", "deal_start")
_KNOWN: Final = (
    "main, accept and reject with if and unless, if … elseif … else, foreach, set, expr, proc, return; hcp, controls, "
    "losers, spades, hearts, diamonds, clubs, balanced, semibalanced; shapecond, patterncond, shapeclass, "
    "defvector, holdingProc; north is, stack_hand, stack_cards"
)
_SCRIPT: Final = re.compile(
    r"^\s*(?:main\s*\{|(?:north|east|south|west)\s+is\s|(?:shapecond|patterncond|shapeclass|defvector|holdingProc|(?:deck_)?stack_(?:hand|cards))\s)"
    r"|\b(?:accept|reject)\s+(?:if|unless)\s*\{",
    re.MULTILINE,
)
_SHAPES: Final = tuple(lengths for lengths in product(range(FULL_HAND + 1), repeat=4) if sum(lengths) == FULL_HAND)
_CLASSES: Final[Mapping[str, Callable[[int, int, int, int], bool]]] = {
    "balanced": lambda s, h, d, c: (
        max(s, h) < 5 and min(s, h, d, c) > 1 and max(d, c) < 6 and (s, h, d, c).count(2) < 2
    ),
    "semibalanced": lambda s, h, d, c: max(s, h) < 6 and max(d, c) < 7 and min(s, h, d, c) > 1,
}
"""The shapes that Deal knows without being told: no five-card major is balanced there."""

_EXPRESSION: Final = re.compile(r"\s*(?:(&&|\|\||[<>=!]=|[<>!()+*/%?:-])|(\d+)(?![\w.])|\$(\w+|\{\w+\}))")
_LEVELS: Final = (("||",), ("&&",), ("==", "!="), ("<", "<=", ">", ">="), ("+", "-"), ("*", "/", "%"))
_DEEPEST: Final = 40
_LONGEST_LIST: Final = 52
_LONGEST: Final = 60_000
_HONOURS: Final = ("A", "K", "Q", "J", "T")
_VECTORS: Final = 10
"""As many as dealer can be told."""


class DealScript(Struct, frozen=True):
    """A script of Deal as one of dealer, and which of its commands say nothing about the cards."""

    as_dealer: str
    passed_over: tuple[str, ...] = ()


def is_deal_script(text: str) -> bool:
    """Whether it is written as for Deal: it has a main part, or defines shapes, vectors or cards given out before."""
    return _SCRIPT.search(text) is not None


def parse_deal_script(text: str) -> DealScript:
    """What a script asks; `NotationError` says at which word of which line it cannot be followed.

    >>> parse_deal_script("main { reject unless {[hcp north] > 14}; reject if {[hearts south] < 5}; accept }").as_dealer
    'condition (not (not ((hcp(north))>(14)))) and (not ((hearts(south))<(5)))'
    """
    return _Script(text).whole()


class _Word(NamedTuple):
    """A word of a command; a braced one is as it is written."""

    text: str
    line: int
    braced: bool = False


class _Expression(NamedTuple):
    """A number, a name, a command, or a sign between others."""

    sign: str
    line: int
    of: tuple[_Expression, ...] = ()
    words: tuple[_Word, ...] = ()


_Command = tuple[_Word, ...]
_Known = Mapping[str, str]
_Numbers = Mapping[str, int]


class _Procedure(NamedTuple):
    takes: tuple[str, ...]
    body: tuple[_Command, ...]


class _Script:
    def __init__(self, text: str) -> None:
        if len(text) > _LONGEST:
            raise NotationError(DEAL_TOO_LARGE(line=1))
        self.commands = tuple(_commands(_Word(text, 1)))
        self.classes: dict[str, frozenset[tuple[int, ...]]] = {
            name: frozenset(shape for shape in _SHAPES if is_one(*shape)) for name, is_one in _CLASSES.items()
        }
        self.vectors: dict[str, tuple[int, ...]] = {}
        self.procedures: dict[str, _Procedure] = {}
        self.given: dict[str, str] = {}
        self.predealt: list[str] = []
        self.passed_over: list[str] = []
        self.depth = 0

    def whole(self) -> DealScript:
        main: tuple[_Command, ...] | None = None
        for command in self.commands:
            name, *words = command
            if name.text == "main":
                main = tuple(_commands(_only(words, name)))
            elif not self._defined(name, words):
                raise _unknown(name)
        if main is None and not self.predealt:
            raise NotationError(NO_MAIN())
        altcounts = "".join(
            f"altcount {at} {' '.join(map(str, worth))}\n" for at, worth in enumerate(self.vectors.values())
        )
        predeal = "".join(f"predeal {each}\n" for each in self.predealt)
        condition = "" if main is None else f"condition {self._followed(main, 0, self.given)}"
        return DealScript(f"{altcounts}{predeal}{condition}".rstrip("\n"), tuple(dict.fromkeys(self.passed_over)))

    def _defined(self, name: _Word, words: Sequence[_Word]) -> bool:
        """Whether it is a command outside the main part that is known, and then it is done."""
        if name.text in _PASSED_OVER:
            self.passed_over.append(name.text)
        elif name.text in ("shapecond", "patterncond", "shapeclass") and len(words) == 2:
            self.classes[words[0].text] = self._shapes(name.text, words[1])
        elif name.text == "defvector" and 2 <= len(words) <= FULL_HAND + 1 and len(self.vectors) < _VECTORS:
            if not all(re.fullmatch(r"\d{1,4}", each.text) for each in words[1:]):
                raise _unknown(words[1])
            self.vectors[words[0].text] = tuple(int(each.text) for each in words[1:])
        elif name.text == "holdingProc" and len(words) == 3 and len(self.vectors) < _VECTORS:
            self.vectors[words[0].text] = self._worth(words[1], words[2])
        elif name.text == "proc" and len(words) == 3:
            self.procedures[words[0].text] = _Procedure(tuple(words[1].text.split()), tuple(_commands(words[2])))
        elif name.text == "set" and len(words) == 2:
            self.given[words[0].text] = self._value(words[1], self.given)
        elif name.text in _STACKS and len(words) in (2, 5):
            self._stack(words[0], " ".join(each.text or "-" for each in words[1:]))
        elif name.text in _SEATS and len(words) in (2, 5) and words[0].text == "is":
            self._stack(name, " ".join(each.text or "-" for each in words[1:]))
        elif name.text in _STACKS_CARDS and len(words) >= 3 and len(words) % 2:
            seat = _seat(words[0].text, words[0])
            for suit, ranks in zip(words[1::2], words[2::2], strict=True):
                self.predealt.append(f"{seat} {_suit(suit.text, suit)[0].upper()}{_ranks(ranks)}")
        else:
            return False
        return True

    def _stack(self, who: _Word, hand: str) -> None:
        seat = _seat(who.text, who)
        suits = [ranks.strip("-") for ranks in hand.replace("{}", "-").split()]
        if len(suits) != 4 or sum(map(len, suits)) != FULL_HAND:
            raise NotationError(NOT_A_HAND(line=who.line, hand=hand[:40]))
        held = [
            f"{letter}{_ranks(_Word(ranks, who.line))}" for letter, ranks in zip("SHDC", suits, strict=True) if ranks
        ]
        self.predealt.append(f"{seat} {', '.join(held)}")

    # --- the main part, and procedures: what comes of them is written as for dealer

    def _followed(self, commands: Sequence[_Command], at: int, known: _Known) -> str:
        """When the deal is accepted, from that command on."""
        if at == len(commands):
            raise NotationError(NEITHER())
        name, *words = commands[at]
        match name.text:
            case "accept" | "reject" if not words:
                return "1" if name.text == "accept" else "0"
            case "accept" | "reject" if len(words) > 1 and words[0].text in ("if", "unless"):
                asked = [self._said(each, known) for each in words[1:]]
                wanted = [each if words[0].text == "if" else _not(each) for each in asked]
                either = " or ".join(f"({each})" for each in wanted) if len(wanted) > 1 else wanted[0]
                rest = self._followed(commands, at + 1, known)
                return _or(either, rest) if name.text == "accept" else _and(_not(either), rest)
            case "accept" | "reject" if len(words) > 1 or words[0].text not in ("if", "unless"):
                raise _unknown(words[0])
            case "accept" | "reject":
                raise NotationError(DEAL_SCRIPT_ENDS(line=name.line))
            case "if":
                return self._branched(commands, at, known, self._followed)
            case "foreach" if len(words) == 3:
                return self._followed([*_each_in_turn(name, words), *commands[at + 1 :]], 0, known)
            case "set" if len(words) == 2:
                return self._followed(commands, at + 1, {**known, words[0].text: self._value(words[1], known)})
            case _ if name.text in _PASSED_OVER:
                self.passed_over.append(name.text)
                return self._followed(commands, at + 1, _without_counter(name, words, known))
            case _:
                raise _unknown(name)

    def _returned(self, commands: Sequence[_Command], at: int, known: _Known) -> str:
        """What a procedure gives back, from that command on."""
        if at == len(commands):
            raise NotationError(NEITHER())
        name, *words = commands[at]
        match name.text:
            case "return" if len(words) == 1:
                return self._value(words[0], known)
            case "expr" if words and at + 1 == len(commands):
                return self._said(_joined(words, name), known)
            case "if":
                return self._branched(commands, at, known, self._returned)
            case "foreach" if len(words) == 3:
                return self._returned([*_each_in_turn(name, words), *commands[at + 1 :]], 0, known)
            case "set" if len(words) == 2:
                return self._returned(commands, at + 1, {**known, words[0].text: self._value(words[1], known)})
            case _ if name.text in _PASSED_OVER:
                return self._returned(commands, at + 1, _without_counter(name, words, known))
            case _:
                raise _unknown(name)

    def _branched(
        self,
        commands: Sequence[_Command],
        at: int,
        known: _Known,
        further: Callable[[Sequence[_Command], int, _Known], str],
    ) -> str:
        """Each way of an if, and what comes after it."""
        name, *words = commands[at]
        self._deeper(name.line)
        rest = commands[at + 1 :]
        ways: list[tuple[str, str]] = []
        left = [each for each in words if not (each.text == "then" and not each.braced)]
        while True:
            if len(left) < 2:
                raise NotationError(DEAL_SCRIPT_ENDS(line=name.line))
            condition, body, *left = left
            ways.append((self._said(condition, known), further([*_commands(body), *rest], 0, known)))
            if left and left[0].text == "elseif":
                left = left[1:]
                continue
            break
        if left and left[0].text == "else":
            left = left[1:]
        if len(left) > 1:
            raise _unknown(left[1])
        found = further([*(_commands(left[0]) if left else ()), *rest], 0, known)
        for condition_said, way in reversed(ways):
            found = self._within(_chosen(condition_said, way, found), name.line)
        self.depth -= 1
        return found

    def _value(self, word: _Word, known: _Known) -> str:
        """A word as a value: a command in brackets, a name, a number, or itself."""
        text = word.text.strip()
        if not word.braced and (text.startswith(("[", "$")) or text.lstrip("-").isdecimal()):
            return self._said(word, known)
        if re.fullmatch(r"\w+", text):
            return text
        raise _unknown(word)

    def _said(self, word: _Word, known: _Known) -> str:
        return self._within(self._written(_expression(word), known), word.line)

    def _written(self, expression: _Expression, known: _Known) -> str:
        """An expression as dealer writes it."""
        sign, line, of, words = expression
        if words:
            return self._asked(words, known)
        if sign.isdecimal():
            return sign
        if sign.startswith("$"):
            if sign[1:] not in known:
                raise _unknown(_Word(sign, line))
            return known[sign[1:]]
        written = [f"({self._within(self._written(each, known), line)})" for each in of]
        match sign, len(written):
            case "!", _:
                return f"not {written[0]}"
            case "-", 1:
                return f"0-{written[0]}"
            case "?", _:
                return f"{written[0]} ? {written[1]} : {written[2]}"
            case _:
                between = {"&&": " and ", "||": " or "}.get(sign, sign)
                return between.join(written)

    def _asked(self, words: Sequence[_Word], known: _Known) -> str:
        """A command in brackets: a number of a hand, whether it has a shape, a procedure, or an expression."""
        name, *rest = words
        if name.text == "expr" and rest:
            return self._said(_joined(rest, name), known)
        called = known.get(name.text[1:], "") if name.text.startswith("$") else name.text
        given = [self._value(each, known) for each in rest]
        if called in self.procedures:
            takes, body = self.procedures[called]
            if len(takes) != len(given):
                raise _unknown(name)
            self._deeper(name.line)
            found = self._returned(body, 0, {**self.given, **dict(zip(takes, given, strict=True))})
            self.depth -= 1
            return found
        if not given:
            raise _unknown(name)
        seat = _seat(given[0], name)
        if called in _SUITS and len(given) == 1:
            return f"{called}({seat})"
        if called in self.classes and len(given) == 1:
            return _shape_of(seat, self.classes[called])
        if called in _COUNTED or called in self.vectors:
            counted = called if called in _COUNTED else f"pt{[*self.vectors].index(called)}"
            suits = [_suit(each, name) for each in given[1:]]
            return "+".join(f"{counted}({seat},{suit})" for suit in suits) or f"{counted}({seat})"
        raise _unknown(name)

    # --- shapes: worked out for each of the 560

    def _shapes(self, kind: str, body: _Word) -> frozenset[tuple[int, ...]]:
        found = set()
        code = tuple(_commands(body)) if kind == "shapeclass" else None
        expression = _expression(body) if code is None else None
        for shape in _SHAPES:
            numbers = dict(zip("shdc", shape, strict=True))
            numbers |= {f"l{place}": length for place, length in enumerate(sorted(shape, reverse=True), 1)}
            if code is not None:
                is_one = self._worked(code, 0, numbers)
            else:
                assert expression is not None
                is_one = self._number(expression, numbers)
            if is_one:
                found.add(shape)
        return frozenset(found)

    def _worked(self, commands: Sequence[_Command], at: int, numbers: _Numbers) -> int:
        if at == len(commands):
            return 0
        name, *words = commands[at]
        match name.text:
            case "return" if len(words) == 1:
                return self._number(_expression(words[0]), numbers)
            case "expr" if words:
                found = self._number(_expression(_joined(words, name)), numbers)
                return found if at + 1 == len(commands) else self._worked(commands, at + 1, numbers)
            case "set" if len(words) == 2:
                number = self._number(_expression(words[1]), numbers)
                return self._worked(commands, at + 1, {**numbers, words[0].text: number})
            case "if" if len(words) in (2, 3, 4):
                is_so = self._number(_expression(words[0]), numbers)
                other = [*_commands(words[-1])] if len(words) > 2 else []
                return self._worked([*(_commands(words[1]) if is_so else other), *commands[at + 1 :]], 0, numbers)
            case _:
                raise _unknown(name)

    def _worth(self, honours: _Word, body: _Word) -> tuple[int, ...]:
        """What each honour counts in a procedure about the cards of one suit, if it is a sum of what each counts."""
        names = honours.text.split()
        if not set(names) <= set(_HONOURS) or len(set(names)) < len(names):
            raise _unknown(honours)
        code = tuple(_commands(body))
        found = {
            held: self._worked(code, 0, dict(zip(names, held, strict=True)))
            for held in product((0, 1), repeat=len(names))
        }
        alone = [found[tuple(int(name == each) for each in names)] if name in names else 0 for name in _HONOURS]
        counts = dict(zip(_HONOURS, alone, strict=True))
        if min(alone) < 0 or any(
            value != sum(counts[name] for name, is_held in zip(names, held, strict=True) if is_held)
            for held, value in found.items()
        ):
            raise _unknown(body)
        return tuple(alone)

    def _number(self, expression: _Expression, numbers: _Numbers) -> int:
        sign, line, of, words = expression
        if words:
            name, *rest = words
            if name.text == "expr" and rest:
                return self._number(_expression(_joined(rest, name)), numbers)
            raise _unknown(name)
        if sign.isdecimal():
            return int(sign)
        if sign.startswith("$"):
            if sign[1:] not in numbers:
                raise _unknown(_Word(sign, line))
            return numbers[sign[1:]]
        if sign in ("&&", "||", "?"):
            first = self._number(of[0], numbers)
            if sign == "?":
                return self._number(of[1] if first else of[2], numbers)
            return int(bool(self._number(of[1], numbers))) if bool(first) is (sign == "&&") else int(bool(first))
        values = [self._number(each, numbers) for each in of]
        if len(values) == 1:
            return int(not values[0]) if sign == "!" else -values[0]
        left, right = values
        if sign in ("/", "%") and not right:
            raise _unknown(_Word(sign, line))
        found = _SIGNS[sign](left, right)
        if abs(found) > 10**9:
            raise NotationError(DEAL_TOO_LARGE(line=line))
        return found

    def _deeper(self, line: int) -> None:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise NotationError(DEAL_TOO_LARGE(line=line))

    def _within(self, text: str, line: int) -> str:
        if len(text) > _LONGEST:
            raise NotationError(DEAL_TOO_LARGE(line=line))
        return text


_SIGNS: Final[Mapping[str, Callable[[int, int], int]]] = {
    "==": lambda a, b: int(a == b),
    "!=": lambda a, b: int(a != b),
    "<": lambda a, b: int(a < b),
    "<=": lambda a, b: int(a <= b),
    ">": lambda a, b: int(a > b),
    ">=": lambda a, b: int(a >= b),
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a // b,
    "%": lambda a, b: a % b,
}


def _commands(block: _Word) -> Iterator[_Command]:
    """The commands of a text of Tcl, one a line or between semicolons; what stands behind # is a comment."""
    text, at, line = block.text, 0, block.line
    words: list[_Word] = []
    while at < len(text):
        letter = text[at]
        if text.startswith("\\\n", at):
            at, line = at + 2, line + 1
        elif letter in "\n;":
            if words:
                yield tuple(words)
            words = []
            at, line = at + 1, line + (letter == "\n")
        elif letter.isspace():
            at += 1
        elif letter == "#" and not words:
            at = end if (end := text.find("\n", at)) >= 0 else len(text)
        else:
            end = _end_of_word(text, at, line)
            braced = letter in '{"'
            words.append(_Word(text[at + 1 : end - 1] if braced else text[at:end], line, letter == "{"))
            line += text.count("\n", at, end)
            at = end
    if words:
        yield tuple(words)


def _end_of_word(text: str, at: int, line: int) -> int:
    if text[at] == '"':
        end = text.find('"', at + 1)
        if end < 0:
            raise NotationError(DEAL_SCRIPT_ENDS(line=line))
        return end + 1
    if text[at] == "{":
        return _closed(text, at, line)
    while at < len(text) and not text[at].isspace() and text[at] != ";":
        if text[at] in "]}":
            raise _unknown(_Word(text[at], line))
        at = _closed(text, at, line) if text[at] in "[{" else at + 1
    return at


def _closed(text: str, at: int, line: int) -> int:
    """Behind the bracket that closes the one there."""
    depth = 0
    for place in range(at, len(text)):
        if text[place] in "[{":
            depth += 1
        elif text[place] in "]}":
            depth -= 1
            if not depth:
                return place + 1
    raise NotationError(DEAL_SCRIPT_ENDS(line=line))


def _expression(word: _Word) -> _Expression:
    """What stands between braces after if and expr, as a tree."""
    left: list[_Expression] = []
    text, at, line = word.text, 0, word.line
    while at < len(text.rstrip()):
        spaces = len(text) - at - len(text[at:].lstrip())
        line += text.count("\n", at, at + spaces)
        at += spaces
        if text[at] == "[":
            end = _closed(text, at, line)
            (command, *more) = list(_commands(_Word(text[at + 1 : end - 1], line))) or [()]
            if more or not command:
                raise _unknown(_Word(text[at : at + 20], line))
            left.append(_Expression("[", line, (), command))
            at = end
            continue
        found = _EXPRESSION.match(text, at)
        if found is None:
            raise _unknown(_Word(text[at:].split()[0][:20], line))
        sign, number, name = found.groups()
        left.append(_Expression(sign or number or f"${name.strip('{}')}", line))
        at = found.end()
    left.reverse()
    tree = _choice(left, word.line, 0)
    if left:
        raise _unknown(_Word(left[-1].sign, left[-1].line))
    return tree


def _choice(left: list[_Expression], line: int, depth: int) -> _Expression:
    asked = _level(left, 0, line, depth)
    if not (left and left[-1].sign == "?"):
        return asked
    left.pop()
    yes = _choice(left, line, depth + 1)
    _must(left, ":", line)
    return _Expression("?", asked.line, (asked, yes, _choice(left, line, depth + 1)))


def _level(left: list[_Expression], level: int, line: int, depth: int) -> _Expression:
    if level == len(_LEVELS):
        return _operand(left, line, depth)
    found = _level(left, level + 1, line, depth)
    while left and not left[-1].words and left[-1].sign in _LEVELS[level]:
        sign = left.pop()
        found = _Expression(sign.sign, sign.line, (found, _level(left, level + 1, line, depth)))
    return found


def _operand(left: list[_Expression], line: int, depth: int) -> _Expression:
    if depth > _DEEPEST:
        raise NotationError(DEAL_TOO_LARGE(line=line))
    if not left:
        raise NotationError(DEAL_SCRIPT_ENDS(line=line))
    one = left.pop()
    if one.words or one.sign.isdecimal() or one.sign.startswith("$"):
        return one
    if one.sign in ("!", "-"):
        return _Expression(one.sign, one.line, (_operand(left, line, depth + 1),))
    if one.sign == "(":
        found = _choice(left, line, depth + 1)
        _must(left, ")", line)
        return found
    raise _unknown(_Word(one.sign, one.line))


def _must(left: list[_Expression], sign: str, line: int) -> None:
    if not left:
        raise NotationError(DEAL_SCRIPT_ENDS(line=line))
    if left[-1].sign != sign:
        raise _unknown(_Word(left[-1].sign, left[-1].line))
    left.pop()


def _each_in_turn(name: _Word, words: Sequence[_Word]) -> Iterator[_Command]:
    """The commands of a loop, once for each word of its list."""
    named, listed, body = words
    commands = tuple(_commands(body))
    if len(listed.text.split()) > _LONGEST_LIST:
        raise NotationError(DEAL_TOO_LARGE(line=name.line))
    for each in listed.text.split():
        yield (name._replace(text="set"), named, _Word(each, listed.line))
        yield from commands


def _without_counter(name: _Word, words: Sequence[_Word], known: _Known) -> _Known:
    """What counts deals from one to the next is not known of any."""
    counted = words[0].text if name.text == "incr" and words else None
    return {each: value for each, value in known.items() if each != counted}


def _not(said: str) -> str:
    return {"0": "1", "1": "0"}.get(said, f"not ({said})")


def _and(one: str, other: str) -> str:
    if "0" in (one, other):
        return "0"
    return other if one == "1" else one if other == "1" else f"({one}) and ({other})"


def _or(one: str, other: str) -> str:
    if "1" in (one, other):
        return "1"
    return other if one == "0" else one if other == "0" else f"({one}) or ({other})"


def _chosen(condition: str, yes: str, no: str) -> str:
    """As a condition where it is one, which can be counted exactly."""
    if yes == "0":
        return _and(_not(condition), no)
    if no == "0":
        return _and(condition, yes)
    if yes == "1" and no == "1":
        return "1"
    return f"({condition}) ? ({yes}) : ({no})"


def _shape_of(seat: str, shapes: frozenset[tuple[int, ...]]) -> str:
    if len(shapes) == len(_SHAPES):
        return "1"
    written = "+".join("".join(f"{length:x}" for length in shape) for shape in sorted(shapes))
    return f"shape({seat},{written})" if shapes else "0"


def _only(words: Sequence[_Word], name: _Word) -> _Word:
    if len(words) != 1:
        raise _unknown(name)
    return words[0]


def _joined(words: Sequence[_Word], name: _Word) -> _Word:
    return words[0] if len(words) == 1 else _Word(" ".join(each.text for each in words), name.line)


def _seat(text: str, at: _Word) -> str:
    if text not in _SEATS:
        raise _unknown(_Word(text, at.line))
    return text


def _suit(text: str, at: _Word) -> str:
    if text not in _SUITS:
        raise _unknown(_Word(text, at.line))
    return text


def _ranks(word: _Word) -> str:
    text = word.text.upper().replace("10", "T")
    if not re.fullmatch(r"[2-9TJQKA]+", text):
        raise _unknown(word)
    return text


def _unknown(word: _Word) -> NotationError:
    return NotationError(CANNOT_FOLLOW(line=word.line, word=word.text[:30], known=_KNOWN))
