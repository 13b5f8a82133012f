"""What cannot be read is refused with one clear sentence, and with nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.cards import DEALS, Deal, Hand, NotationError, Seat, card, parse_hands, strain
from tests.cards.drawing import numbers, patient

Read = Callable[[str], object]

GOOD = "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"

SENTENCES: list[tuple[Read, str, str]] = [
    (card, "XA", "“XA” is no card: a card is written like SA, HT or D2, a coloured one like R14."),
    (card, "S10", "“S10” is no card: a card is written like SA, HT or D2, a coloured one like R14."),
    (card, "", "“” is no card: a card is written like SA, HT or D2, a coloured one like R14."),
    (strain, "X", "“X” is no suit, colour or NT."),
    (strain, "", "“” is no suit, colour or NT."),
    (Hand.parse, "", "The hand “” needs four suits between dots: spades, hearts, diamonds, clubs."),
    (Hand.parse, "AK.Q", "The hand “AK.Q” needs four suits between dots: spades, hearts, diamonds, clubs."),
    (Hand.parse, "A.K.Q.J.T", "The hand “A.K.Q.J.T” needs four suits between dots: spades, hearts, diamonds, clubs."),
    (Hand.parse, "A1..X.", "“1” in the hand “A1..X.” is no rank: use A K Q J T 9 … 2."),
    (Hand.parse, "AKA...", "The hand “AKA...” holds SA twice."),
    (Hand.parse, "R14 S2", "“S2” in the hand “R14 S2” must start with R, G, Y or B."),
    (Hand.parse, "R15", "“15” in the hand “R15” is no rank: use 2 to 14."),
    (Hand.parse, "R1", "“1” in the hand “R1” is no rank: use 2 to 14."),
    (Hand.parse, "R02", "“02” in the hand “R02” is no rank: use 2 to 14."),
    (Hand.parse, "R٣", "“٣” in the hand “R٣” is no rank: use 2 to 14."),
    (Hand.parse, "G14. R2", "“” in the hand “G14. R2” is no rank: use 2 to 14."),
    (Hand.parse, "B2 R3 B2", "The hand “B2 R3 B2” holds B2 twice."),
    (Deal.parse, GOOD[2:], f"The deal “{GOOD[2:]}” must start with N:, E:, S: or W:."),
    (Deal.parse, "X:" + GOOD[2:], f"The deal “X:{GOOD[2:]}” must start with N:, E:, S: or W:."),
    (Deal.parse, "N:A... K...", "The deal “N:A... K...” has 2 hands, not four."),
    (Deal.parse, "N:" + "A... " * 4, "SA is in two hands."),
    (Deal.parse, GOOD.replace(" T987", " T987A"), "East holds 14 cards, not 13."),
    (Deal.parse, GOOD.replace(" T987", " A987"), "SA is in two hands."),
    (
        Deal.parse,
        "|".join(GOOD.split()[:3]) + "|R14.13.12.11.10.9.8.7.6.5.4.3.2",
        "West’s hand is of another pack than North’s.",
    ),
    (parse_hands, "N:A... A... Q... J...", "SA is in two hands."),
    (parse_hands, "N:A... K... Q...", "The deal “N:A... K... Q...” has 3 hands, not four."),
    (Deal.from_code, "12345", "“12345” is no deal code: twenty letters and digits, in fives."),
    (
        Deal.from_code,
        "UUUUU-00000-00000-00000",
        "“UUUUU-00000-00000-00000” is no deal code: twenty letters and digits, in fives.",
    ),
    (
        Deal.from_code,
        "00000-00000-00000-00001",
        "The deal code “00000-00000-00000-00001” has a slip in it: please copy it again.",
    ),
]


@pytest.mark.parametrize(("read", "text", "sentence"), SENTENCES)
def test_the_sentence_says_what_is_wrong(read: Read, text: str, sentence: str) -> None:
    with pytest.raises(NotationError) as refused:
        read(text)
    assert str(refused.value) == sentence


def test_the_deal_these_were_made_from_is_read() -> None:
    assert sum(Deal.parse(GOOD)[seat].points for seat in Seat) == 40


@pytest.mark.parametrize("number", [-1, DEALS, DEALS * 2])
def test_a_number_beyond_the_ends_is_refused(number: int) -> None:
    with pytest.raises(NotationError, match="from 0 to 53,644,737,765,488,792,839,237,439,999"):
        Deal.from_number(number)


def test_a_code_beyond_the_last_deal_is_refused() -> None:
    with pytest.raises(NotationError, match="has a slip in it"):
        Deal.from_code("Z" * 20)


def test_a_missing_card_is_noticed() -> None:
    deal = Deal.from_number(0)
    hands = {**deal.hands, Seat.SOUTH: deal[Seat.SOUTH] - next(iter(deal[Seat.SOUTH]))}
    with pytest.raises(NotationError, match="South holds 12 cards, not 13"):
        Deal(hands)


@pytest.mark.parametrize("read", [card, strain, Hand.parse, Deal.parse, Deal.from_code])
@pytest.mark.parametrize("text", ["R" + "9" * 5000, "9" * 5000, "\0", "\n", "ß" * 10, "N:" * 50, "R." * 13])
def test_odd_texts_are_refused(read: Read, text: str) -> None:
    with pytest.raises(NotationError):
        read(text)


@patient
@given(st.sampled_from((card, strain, Hand.parse, Deal.parse, Deal.from_code)), st.text(alphabet="NAKR1290.-:| GTé"))
def test_any_text_is_read_or_refused(read: Read, text: str) -> None:
    refused = _refusal(read, text)
    assert refused is None or refused.endswith(".")


@patient
@given(numbers.map(Deal.from_number), st.data())
def test_a_deal_with_a_letter_changed_is_another_deal_or_refused(deal: Deal, data: st.DataObject) -> None:
    text = str(deal)
    at = data.draw(st.integers(2, len(text) - 1))
    letter = data.draw(st.sampled_from("AKQJT98765432.X").filter(lambda letter: letter != text[at]))
    changed = text[:at] + letter + text[at + 1 :]
    refused = _refusal(Deal.parse, changed)
    assert refused.endswith(".") if refused else Deal.parse(changed) != deal


def _refusal(read: Read, text: str) -> str | None:
    """What is said about a text; any other error than the one of this layer comes through."""
    try:
        read(text)
    except NotationError as refused:
        return str(refused)
    return None
