"""Whether the answer to a question about one suit is right: counted over every way the missing cards can lie."""

from __future__ import annotations

from msgspec.structs import replace

from kibitz.analysis.suit_odds import SuitMoment, missing, odds, tricks_for_sure
from kibitz.cards import Card, Seat
from kibitz.lessons.lesson import Question, QuizAnswer, SuitHeld
from kibitz.lessons.lesson_faults import LessonFaults


def card_of(answer: QuizAnswer) -> Card | None:
    """The card that an answer comes to."""
    return answer.plays or (answer.cards[0] if len(answer.cards) == 1 else None)


def prove_suit(question: Question, faults: LessonFaults) -> None:
    """Note where a question tells its suit and the right answer is not the best that can be done with it."""
    held = question.suit
    if held is None:
        return
    where = faults.where(question.line, "suit")
    if question.number is not None:
        split = (held.split[0], held.split[1]) if held.split else None
        tricks = tricks_for_sure(held.hands[Seat.NORTH], held.hands[Seat.SOUTH], split)
        if tricks != question.number:
            faults.add(where, "check-suit-tricks", tricks=tricks, said=question.number)
        return
    chances = {card: _chance(held, card) for answer in question.answers if (card := card_of(answer))}
    best = max(chances.values(), default=0.0)
    for answer in question.answers:
        card = card_of(answer)
        if card is not None and answer.right != (chances[card] == best):
            percent = round(100 * chances[card])
            faults.add(where, "check-suit-card", card=card.name, percent=percent, best=round(100 * best))


def _chance(held: SuitHeld, card: Card) -> float:
    """How often this card, played next, wins enough with the best play from there on."""
    north, south = held.hands[Seat.NORTH], held.hands[Seat.SOUTH]
    out = missing(north, south)
    moment = SuitMoment((north, south), out, held.need, Seat.NORTH if card in north else Seat.SOUTH)
    if held.led:
        leader = Seat.NORTH if held.led[0] in north else Seat.SOUTH
        left = (north - held.led[0], south) if leader is Seat.NORTH else (north, south - held.led[0])
        moment = replace(moment, hands=left, out=out - held.led[1], leader=leader, trick=held.led)
    return odds(moment)[card]
