"""Where the pupils who played a finished deal of homework made mistakes, and how often they chose well."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kibitz.cards import Seat
from kibitz.club.school.homework_state import CardsRight, HomeworkWeighed, TrickGivenAway
from kibitz.coach.card_verdicts import CardVerdict, Judgement, accuracy
from kibitz.coach.deal_reasons import MISTAKE_OF
from kibitz.engine.table import Table


def weigh(
    verdicts: Sequence[CardVerdict], t: Table, table: str, deal: int, pupils: Mapping[Seat, int]
) -> HomeworkWeighed:
    """The line for the log. What is played from dummy is declarer's, or a dummy's who plays for a bot."""
    losses = []
    for each in verdicts:
        pupil = _player(t, each.seat, pupils)
        if pupil is not None and each.verdict is Judgement.MISTAKE:
            said = MISTAKE_OF(trick=each.trick, who=each.seat, card=each.card, best=each.advised)
            losses.append(TrickGivenAway(pupil, each.lost, said, (*each.said[1:], *each.lesson), each.place))
    right = {
        pupil: CardsRight(each.right, each.choices)
        for each in accuracy(t, verdicts)
        if (pupil := _player(t, each.seat, pupils)) is not None
    }
    return HomeworkWeighed(table=table, deal=deal, losses=tuple(losses), right=right)


def _player(t: Table, seat: Seat, pupils: Mapping[Seat, int]) -> int | None:
    """Who chose the cards of that place."""
    if t.declarer is not None and seat in (t.declarer, t.dummy):
        return pupils.get(t.declarer, pupils.get(t.declarer.partner))
    return pupils.get(seat)
