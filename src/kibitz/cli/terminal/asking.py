"""Reading what a player types in answer to the table's question."""

from __future__ import annotations

from typing import Final, assert_never

from kibitz.cards import COLOURS, DOUBLE, FRENCH, PASS, PLAY, REDOUBLE, Call, Card, Deck, NotationError
from kibitz.cli.speech import either, said, spoken, strain_name
from kibitz.cli.terminal.answers import beginning, meant, shown
from kibitz.cli.terminal.cards import in_order
from kibitz.engine import View
from kibitz.engine import events as ev
from kibitz.games.naming import strain_names

_CALLS: Final = {"pass": PASS, "double": DOUBLE, "redouble": REDOUBLE, "play": PLAY}
_FILLERS: Final = ("in", "at", "with", "trumps", "battle", "a")


class NotUnderstood(ValueError):
    """What was typed answers nothing; the message says what would."""


def question(view: View) -> str:
    """What the table wants to know from the player."""
    match view.moves[0]:
        case ev.Cut():
            return said("cli-ask-cut")
        case ev.Announced(measure=ev.Measure.LONGEST):
            return said("cli-ask-longest")
        case ev.Announced():
            return said("cli-ask-points")
        case ev.Called():
            legal = [move.call for move in view.moves if isinstance(move, ev.Called)]
            return said("cli-ask-pass-or-play" if PLAY in legal else "cli-ask-call")
        case ev.Nominated():
            return said("cli-ask-who-declares")
        case ev.Targeted():
            return said("cli-ask-ten-or-seven")
        case ev.Chose():
            return said("cli-ask-contract")
        case ev.Answered():
            return said("cli-ask-agree")
        case ev.Accepted() | ev.Rejected():
            return said("cli-ask-out-of-turn")
        case ev.Played(seat=seat):
            return said("cli-ask-dummys-card" if seat is view.table.dummy else "cli-ask-card")
        case ev.Turned() | ev.Claimed() | ev.Asked() | ev.Exposed() | ev.Challenged():
            return said("cli-ask-move")  # these are offered beside a turn, and no table waits for them
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
            return ev.Nominated(seat, seat if _one_of(word, "me", "partner") == "me" else seat.partner)
        case ev.Targeted(seat=seat):
            return ev.Targeted(seat, _one_of(word, "ten", "seven"))
        case ev.Chose(seat=seat):
            return ev.Chose(seat, _contract(view, word))
        case ev.Answered(seat=seat):
            answer = meant(word)
            if answer not in ("yes", "no"):
                raise NotUnderstood(said("cli-say-yes-or-no"))
            return ev.Answered(seat, answer == "yes")
        case ev.Accepted(seat=seat) | ev.Rejected(seat=seat):
            return ev.Accepted(seat) if _one_of(word, "accept", "reject") == "accept" else ev.Rejected(seat)
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
    held = in_order(view.table.hands[first.seat], view.table.strain)
    return {card: str(number) for number, card in enumerate((card for card in held if card in legal), 1)}


def read_card(text: str, deck: Deck) -> Card | None:
    """A card as people type it, suit or rank first.

    >>> from kibitz.cards import FRENCH
    >>> [read_card(text, FRENCH) for text in ("sa", "10h", "♦T", "ht", "r14", "x")]
    [card('SA'), card('HT'), card('DT'), card('HT'), None, None]
    """
    word = text.strip().upper()
    for suit in deck.suits:
        word = word.replace(suit.symbol, suit.letter)
    if deck is not COLOURS:
        word = word.replace("10", "T")
    by_name = {card.name: card for card in deck.cards}
    for letter, rank in ((word[:1], word[1:]), (word[-1:], word[:-1])):
        for name in (letter + rank, letter + _in_english(rank)):
            if name in by_name:
                return by_name[name]
    return None


def _in_english(rank: str) -> str:
    """The letter of a rank that was typed as it stands on the cards of the language spoken: R for a king in French."""
    return next((each for each in "KQJ" if said(f"cards-index-{each}") == rank), rank)


def read_call(text: str) -> Call | None:
    """A call as people type it.

    >>> [str(read_call(text)) for text in ("p", "dbl", "1n", "2 ♠", "3nt", "hello")]
    ['pass', 'double', '1NT', '2S', '3NT', 'None']
    """
    word = text.strip().lower().replace(" ", "")
    if meant(word) in _CALLS:
        return _CALLS[meant(word)]
    for suit in FRENCH.suits:
        word = word.replace(suit.symbol, suit.letter).replace(strain_name(suit), suit.letter)
    for name in ("cards-nt", "cards-strain-NT"):
        word = word.replace(said(name).lower(), "nt")
    try:
        return Call.parse(word + "t" if word.endswith("n") else word)
    except NotationError:
        return None


def _play(view: View, word: str) -> ev.Played:
    plays = [move for move in view.moves if isinstance(move, ev.Played)]
    if word.isdecimal():
        by_key = {key: card for card, key in keys(view).items()}
        if word not in by_key:
            raise NotUnderstood(said("cli-cards-to-choose", most=len(by_key)))
        return ev.Played(plays[0].seat, by_key[word])
    if not word and len(plays) == 1:
        return plays[0]
    deck = view.table.hands[plays[0].seat].deck
    card = read_card(word, deck)
    if card is None:
        example = said("cli-example-colours" if deck is COLOURS else "cli-example-cards")
        raise NotUnderstood(said("cli-type-a-card", example=example))
    # At a laws table a card may also come from the hand whose turn it is not.
    aside = (move for move in view.asides if isinstance(move, ev.Played) and move.card is card)
    return next((move for move in plays if move.card is card), None) or next(aside, ev.Played(plays[0].seat, card))


def _call(view: View, word: str) -> Call:
    legal = [move.call for move in view.moves if isinstance(move, ev.Called)]
    call = read_call(word)
    if PLAY in legal and call not in legal:
        raise NotUnderstood(said("cli-say-pass-or-play"))
    if call is None or (call is PLAY and PLAY not in legal):
        raise NotUnderstood(said("cli-a-call-is"))
    return call


def _contract(view: View, word: str) -> ev.Contract:
    offered = [move.contract for move in view.moves if isinstance(move, ev.Chose)]
    if word.isdecimal():
        if not 1 <= int(word) <= len(offered):
            raise NotUnderstood(said("cli-contracts-to-choose", most=len(offered)))
        return offered[int(word) - 1]
    typed = [each for each in word.replace("no trump", "no-trump").replace(",", " ").split() if each not in _FILLERS]
    found = [contract for contract in offered if typed and all(_fits(contract, each) for each in typed)]
    if len(found) == 1:
        return found[0]
    if found:
        raise NotUnderstood(said("cli-several-contracts"))
    raise NotUnderstood(said("cli-type-a-contract"))


def _fits(contract: ev.Contract, word: str) -> bool:
    names = (*strain_names(contract.strain), strain_name(contract.strain).casefold())
    terms = (contract.terms, contract.terms.replace("-", ""), spoken().word(contract.terms).casefold())
    return word in names or any(each.startswith(word) for each in terms)


def _number(word: str, low: int, high: int) -> int:
    if word.isdecimal() and low <= int(word) <= high:
        return int(word)
    raise NotUnderstood(said("cli-number-from-to", least=low, most=high))


def _one_of(word: str, *words: str) -> str:
    found = beginning(word, *words)
    if found is None:
        raise NotUnderstood(said("cli-say-one-of", words=either(map(shown, words))))
    return found
