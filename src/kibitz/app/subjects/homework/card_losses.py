"""What the cards of a finished deal of homework cost, for each of the pupils who played it."""

from __future__ import annotations

from collections.abc import Mapping

from kibitz.app.pictures.replay_messages import Analysis
from kibitz.cards import Seat
from kibitz.club.school.homework_log import CardsRight, HomeworkWeighed, TrickGivenAway
from kibitz.engine.table import Table


def weigh(analysis: Analysis, t: Table, table: str, deal: int, pupils: Mapping[Seat, int]) -> HomeworkWeighed:
    """The line for the log. What is played from dummy is declarer's, or a dummy's who plays for a bot."""
    played = [play.card.name for trick in t.tricks for play in trick.plays]
    losses = []
    for loss in analysis.losses:
        card = analysis.cards[loss.card]
        pupil = _player(t, card.seat, pupils)
        if pupil is not None:
            cost = card.costs[played[loss.card]]
            losses.append(TrickGivenAway(pupil, cost, loss.text, loss.lesson, loss.card))
    right = {
        pupil: CardsRight(each.right, each.choices)
        for each in analysis.accuracy
        if (pupil := _player(t, each.seat, pupils)) is not None
    }
    return HomeworkWeighed(table=table, deal=deal, losses=tuple(losses), right=right)


def _player(t: Table, seat: Seat, pupils: Mapping[Seat, int]) -> int | None:
    """Who chose the cards of that place."""
    if t.declarer is not None and seat in (t.declarer, t.dummy):
        return pupils.get(t.declarer, pupils.get(t.declarer.partner))
    return pupils.get(seat)
