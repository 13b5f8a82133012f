"""What a deal brought that is worth a word of its own: a slam, honours, a penalty, a game, the rubber."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct

from kibitz.cards import Side
from kibitz.engine.table import Table
from kibitz.engine.text import Template, Text
from kibitz.narration.headlines import Mood
from kibitz.scoring.line import ScoreReason
from kibitz.scoring.rubber import Doubling
from kibitz.sessions import HalfTurned, Result, Session
from kibitz.sessions.abridged import HANDS, Games, game_winner
from kibitz.sessions.chicago import Chicago
from kibitz.sessions.rubber import Rubber


class Feat(StrEnum):
    """What was achieved."""

    SLAM = "slam"
    HONOURS = "honours"
    PENALTY = "penalty"
    GAME = "game"
    RUBBER = "rubber"


class Milestone(Struct, frozen=True, gc=False):
    """Something to be glad of, or for the others to be."""

    feat: Feat
    text: Text
    mood: Mood


GREAT_PENALTY: Final = 200
"""A penalty of so much is one, doubled or not."""

SMALL_SLAM: Final = Template("scores-small-slam")
GRAND_SLAM: Final = Template("scores-grand-slam")
HONOURS_HELD: Final = Template("scores-honours-held")
PENALTY_TAKEN: Final = Template("scores-penalty-taken")
GAME_MADE: Final = Template("scores-game-made")
GAME_WON: Final[Mapping[bool, Template]] = {
    True: Template("scores-game-won-true"),
    False: Template("scores-game-won-false"),
}
SIDE_GAME_WON: Final = Template("scores-side-game-won")
RUBBER_WON: Final[Mapping[bool, Template]] = {
    True: Template("scores-rubber-won-true"),
    False: Template("scores-rubber-won-false"),
}
SIDE_RUBBER_WON: Final = Template("scores-side-rubber-won")
GAME_OF_FOUR_WON: Final[Mapping[bool, Template]] = {
    True: Template("scores-game-of-four-won-true"),
    False: Template("scores-game-of-four-won-false"),
}
SIDE_GAME_OF_FOUR_WON: Final = Template("scores-side-game-of-four-won")


def milestones(form: Session, results: Sequence[Result], t: Table, reader: Side | None) -> tuple[Milestone, ...]:
    """All that the last of these results brought, to a player of that side or to a spectator (None)."""
    if not results or t.scored is None:
        return ()
    return tuple(
        Milestone(feat, text, Mood.EVEN if reader is None else Mood.WON if side is reader else Mood.LOST)
        for feat, side, text in (*_of_deal(t), *_of_session(form, results, reader))
    )


_Found = tuple[Feat, Side, Text]


def _of_deal(t: Table) -> Iterator[_Found]:
    if t.scored is None or t.contract is None or t.contract.terms not in tuple(Doubling):
        return  # nothing was bid
    declarer, contract = t.bargain
    made = t.won[declarer.side]
    for entry in t.scored.entries:
        known: dict[str, str | int] = {"whose": entry.side, "points": entry.points}
        match entry.reason:
            case ScoreReason.SLAM:
                grand = contract.goal == 13 or (contract.goal < 12 and made == 13)
                yield Feat.SLAM, entry.side, (GRAND_SLAM if grand else SMALL_SLAM)(**known)
            case ScoreReason.HONOURS:
                yield Feat.HONOURS, entry.side, HONOURS_HELD(**known)
            case ScoreReason.GAME:
                yield Feat.GAME, entry.side, GAME_MADE(**known)
            case ScoreReason.UNDERTRICKS if entry.points >= GREAT_PENALTY or contract.terms != Doubling.UNDOUBLED:
                yield Feat.PENALTY, entry.side, PENALTY_TAKEN(**known)


def _of_session(form: Session, results: Sequence[Result], reader: Side | None) -> Iterator[_Found]:
    if isinstance(form, HalfTurned):
        form = form.form
    match form:
        case Rubber():
            yield from _rubber(form, results, reader)
        case Chicago():
            bonuses = [each for each in form.tally(results).above if each not in form.tally(results[:-1]).above]
            if len(form.tally(results).winners) > len(form.tally(results[:-1]).winners):
                yield Feat.GAME, bonuses[-1].side, GAME_MADE(whose=bonuses[-1].side, points=bonuses[-1].points)
        case Games(games=games) if games > 1 and results[-1].board.number % HANDS == 0:
            number = results[-1].board.number // HANDS
            winner = game_winner(results, number)
            if winner is not None and reader is None:
                yield Feat.GAME, winner, SIDE_GAME_OF_FOUR_WON(game=number, whose=winner)
            elif winner is not None:
                yield Feat.GAME, winner, GAME_OF_FOUR_WON[winner is reader](game=number)


def _rubber(form: Rubber, results: Sequence[Result], reader: Side | None) -> Iterator[_Found]:
    before, after = form.tally(results[:-1]), form.tally(results)
    if len(after.winners) == len(before.winners):
        return
    winner = after.winners[-1]
    points = form.bonus(after)
    if points is None:
        text = SIDE_GAME_WON(whose=winner) if reader is None else GAME_WON[winner is reader]()
        yield Feat.GAME, winner, text
    elif reader is None:
        yield Feat.RUBBER, winner, SIDE_RUBBER_WON(whose=winner, points=points)
    else:
        yield Feat.RUBBER, winner, RUBBER_WON[winner is reader](points=points)
