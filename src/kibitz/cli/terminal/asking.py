"""Reading what a player types in answer to the table's question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from kibitz.cards import COLOURS, DOUBLE, FRENCH, PASS, PLAY, REDOUBLE, Call, Card, Deck, NotationError
from kibitz.cli.terminal.cards import in_order
from kibitz.engine import View
from kibitz.engine import events as ev
from kibitz.games.naming import strain_names

_CALLS: Final = {"p": PASS, "x": DOUBLE, "dbl": DOUBLE, "xx": REDOUBLE, "rdbl": REDOUBLE}
_TARGETS: Final = {"10": "ten", "7": "seven"}
_ANSWERS: Final = {"y": True, "yes": True, "agree": True, "n": False, "no": False, "refuse": False}
_FILLERS: Final = ("in", "at", "with", "trumps", "battle", "a")


class NotUnderstood(ValueError):
    """What was typed answers nothing; the message says what would."""


def question(view: View) -> str:
    """What the table wants to know from the player."""
    match view.moves[0]:
        case ev.Cut():
            return "Cut the pack after how many cards (1 to 51, Enter for the middle)?"
        case ev.Announced(measure=ev.Measure.LONGEST):
            return "How many cards has your longest colour?"
        case ev.Announced():
            return "How many points do you hold (4, 3, 2 and 1 for the four top ranks)?"
        case ev.Called():
            legal = [move.call for move in view.moves if isinstance(move, ev.Called)]
            return "Pass or Play?" if PLAY in legal else "Your call (pass, a bid such as 1NT, double, redouble)?"
        case ev.Nominated():
            return "You and your partner have as many points. Who declares: you, or your partner (me or partner)?"
        case ev.Targeted():
            return "Ten or Seven?"
        case ev.Chose():
            return "Your contract (its number, or in words)?"
        case ev.Answered():
            return "Do you agree (yes or no)?"
        case ev.Accepted() | ev.Rejected():
            return "Accept the lead out of turn, or reject it?"
        case ev.Played(seat=seat):
            return "Dummy’s card?" if seat is view.table.dummy else "Your card?"
        case ev.Turned() | ev.Claimed() | ev.Asked() | ev.Exposed() | ev.Challenged():
            return "Your move?"  # these are offered beside a turn, and no table waits for them
        case move:
            assert_never(move)


def understood(view: View, text: str) -> ev.Move:
    """The move that was typed. A card or a call need not be legal: why it is not, the table says."""
    word = text.strip().lower()
    match view.moves[0]:
        case ev.Cut(seat=seat):
            return ev.Cut(seat, _number(word or "26", 1, 51))
        case ev.Announced(seat=seat, measure=measure):
            numbers = [move.number for move in view.moves if isinstance(move, ev.Announced)]
            return ev.Announced(seat, measure, _number(word, min(numbers), max(numbers)))
        case ev.Called(seat=seat):
            return ev.Called(seat, _call(view, word))
        case ev.Nominated(seat=seat):
            return ev.Nominated(seat, seat if _one_of(word, ("me", "partner")) == "me" else seat.partner)
        case ev.Targeted(seat=seat):
            return ev.Targeted(seat, _one_of(_TARGETS.get(word, word), ("ten", "seven")))
        case ev.Chose(seat=seat):
            return ev.Chose(seat, _contract(view, word))
        case ev.Answered(seat=seat):
            if word not in _ANSWERS:
                raise NotUnderstood("Say yes or no.")
            return ev.Answered(seat, _ANSWERS[word])
        case ev.Accepted(seat=seat) | ev.Rejected(seat=seat):
            return ev.Accepted(seat) if _one_of(word, ("accept", "reject")) == "accept" else ev.Rejected(seat)
        case ev.Played(seat=seat):
            return _play(view, word)
        case ev.Turned() | ev.Claimed() | ev.Asked() | ev.Exposed() | ev.Challenged() as move:
            return move
        case move:
            assert_never(move)


def keys(view: View) -> dict[Card, str]:
    """The number of each card that may be played, in the order in which the hand is shown."""
    legal = [move.card for move in view.moves if isinstance(move, ev.Played)]
    if not legal:
        return {}
    first = view.moves[0]
    assert isinstance(first, ev.Played)
    shown = in_order(view.table.hands[first.seat], view.table.strain)
    return {card: str(number) for number, card in enumerate((card for card in shown if card in legal), 1)}


def read_card(text: str, deck: Deck) -> Card | None:
    """A card as people type it, suit or rank first.

    >>> from kibitz.cards import FRENCH
    >>> [read_card(text, FRENCH) for text in ("sa", "10h", "♦T", "ht", "r14", "x")]
    [SA, HT, DT, HT, None, None]
    """
    word = text.strip().upper()
    for suit in deck.suits:
        word = word.replace(suit.symbol, suit.letter)
    if deck is not COLOURS:
        word = word.replace("10", "T")
    letters = [suit.letter for suit in deck.suits]
    if word[-1:] in letters and word[:1] not in letters:
        word = word[-1] + word[:-1]
    return next((card for card in deck.cards if card.name == word), None)


def read_call(text: str) -> Call | None:
    """A call as people type it.

    >>> [read_call(text) for text in ("p", "dbl", "1n", "2 ♠", "3nt", "hello")]
    [pass, double, 1NT, 2S, 3NT, None]
    """
    word = text.strip().lower().replace(" ", "")
    for suit in FRENCH.suits:
        word = word.replace(suit.symbol, suit.letter)
    try:
        return _CALLS.get(word) or Call.parse(word + "t" if word.endswith("n") else word)
    except NotationError:
        return None


def _play(view: View, word: str) -> ev.Played:
    plays = [move for move in view.moves if isinstance(move, ev.Played)]
    if word.isdecimal():
        by_key = {key: card for card, key in keys(view).items()}
        if word not in by_key:
            only = (
                "There is only card 1." if len(by_key) == 1 else f"There are cards 1 to {len(by_key)} to choose from."
            )
            raise NotUnderstood(only)
        return ev.Played(plays[0].seat, by_key[word])
    if not word and len(plays) == 1:
        return plays[0]
    deck = view.table.hands[plays[0].seat].deck
    card = read_card(word, deck)
    if card is None:
        example = "r14 or b9" if deck is COLOURS else "sa or h10"
        raise NotUnderstood(f"Type a card’s number or its name, such as {example}; “help” lists all else.")
    # At a laws table a card may also come from the hand whose turn it is not.
    aside = (move for move in view.asides if isinstance(move, ev.Played) and move.card is card)
    return next((move for move in plays if move.card is card), None) or next(aside, ev.Played(plays[0].seat, card))


def _call(view: View, word: str) -> Call:
    legal = [move.call for move in view.moves if isinstance(move, ev.Called)]
    call = read_call(word)
    if PLAY in legal and call not in legal:
        raise NotUnderstood("Say pass or play.")
    if call is None or (call is PLAY and PLAY not in legal):
        raise NotUnderstood("A call is pass, double, redouble or a bid such as 1C or 3NT.")
    return call


def _contract(view: View, word: str) -> ev.Contract:
    offered = [move.contract for move in view.moves if isinstance(move, ev.Chose)]
    if word.isdecimal():
        if not 1 <= int(word) <= len(offered):
            raise NotUnderstood(f"There are contracts 1 to {len(offered)} to choose from.")
        return offered[int(word) - 1]
    said = [each for each in word.replace("no trump", "no-trump").replace(",", " ").split() if each not in _FILLERS]
    found = [contract for contract in offered if said and all(_fits(contract, each) for each in said)]
    if len(found) == 1:
        return found[0]
    if found:
        raise NotUnderstood("That could be several contracts: name the suit and what you play for.")
    raise NotUnderstood("Type the number of a contract, or words such as “game spades”.")


def _fits(contract: ev.Contract, word: str) -> bool:
    names = strain_names(contract.strain)
    return word in names or contract.terms.startswith(word) or contract.terms.replace("-", "").startswith(word)


def _number(word: str, low: int, high: int) -> int:
    if word.isdecimal() and low <= int(word) <= high:
        return int(word)
    raise NotUnderstood(f"Type a number from {low} to {high}.")


def _one_of(word: str, words: Sequence[str]) -> str:
    found = [each for each in words if word and each.startswith(word)]
    if len(found) == 1:
        return found[0]
    raise NotUnderstood(f"Say {' or '.join(words)}.")
