"""The sentences of the table, as templates that a catalogue can translate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kibitz.cards import DOUBLE, PASS, PLAY, REDOUBLE, Call
from kibitz.engine.events import Measure, Ruling, WhyThrownIn
from kibitz.engine.text import Template
from kibitz.scoring.bridgewar import Battle
from kibitz.scoring.line import ScoreReason
from kibitz.scoring.minibridge import Aim
from kibitz.scoring.rubber import Doubling

# --- the story: dealing, announcing, calling

DEALER_DEALS: Final = Template("story-dealer-deals")
CUTS: Final = Template("story-cuts")
ANNOUNCES: Final = {
    Measure.POINTS: Template("story-announces-points"),
    Measure.STRENGTH: Template("story-announces-strength"),
    Measure.LONGEST: Template("story-announces-longest"),
}
RECOUNTED: Final = Template("story-recounted")
CALLS: Final[Mapping[Call, Template]] = {
    PASS: Template("story-calls-pass"),
    PLAY: Template("story-calls-play"),
    DOUBLE: Template("story-calls-double"),
    REDOUBLE: Template("story-calls-redouble"),
}
MAKES_BID: Final = Template("story-makes-bid")
TARGETS: Final = Template("story-targets")

# --- the story: who declares, and what

SIDE_STRONGER: Final = Template("story-side-stronger")
POINTS_LEVEL: Final = Template("story-points-level")
DECLARES_STRONGER: Final = Template("story-declares-stronger")
DECLARES_FIRST: Final = Template("story-declares-first")
DECLARES_CHOSEN: Final = Template("story-declares-chosen")
DECLARES_OF_THREE: Final = Template("story-declares-of-three")
DECLARES_DEALER: Final = Template("story-declares-dealer")
DECLARES_PLAY: Final = Template("story-declares-play")
DECLARES_NAMED: Final = Template("story-declares-named")

STRAIN_CHOSEN: Final = Template("story-strain-chosen")
HERO_NAMED: Final = Template("story-hero-named")
FREE_CHOSEN: Final = Template("story-free-chosen")
BATTLE_CHOSEN: Final = Template("story-battle-chosen")
CHOSEN: Final[Mapping[str, Template]] = {
    Aim.PART_SCORE: Template("story-chosen-part-score"),
    Aim.GAME: Template("story-chosen-game"),
    Aim.SLAM: Template("story-chosen-slam"),
    Battle.HERO: HERO_NAMED,
    Aim.TRICKS: Template("story-chosen-tricks"),
}
AGREED: Final[Mapping[str, Template]] = {
    Doubling.UNDOUBLED: Template("story-agreed-undoubled"),
    Doubling.DOUBLED: Template("story-agreed-doubled"),
    Doubling.REDOUBLED: Template("story-agreed-redoubled"),
}
AGREED_FREE: Final = Template("story-agreed-free")
EVERY_TRICK: Final = Template("room-every-trick")
OWN_CARDS: Final = Template("story-own-cards")
OWN_CARDS_TRUMPS: Final = Template("story-own-cards-trumps")

# --- the story: three players

EXCHANGED: Final = Template("story-exchanged")
RESEATED: Final = Template("story-reseated")
TOOK_UP: Final = Template("story-took-up")

# --- the story: play

DUMMY_FACED: Final = Template("story-dummy-faced")
HAND_SHOWN: Final = Template("story-hand-shown")
PLAYS: Final = Template("story-plays")
WINS_TRICK: Final = Template("story-wins-trick")
TAKES_BACK: Final = Template("story-takes-back")
CLAIMS: Final = Template("story-claims")
AGREES: Final = Template("story-agrees")
DISAGREES: Final = Template("story-disagrees")
PICKED_UP: Final = Template("story-picked-up")
AWARDED: Final = Template("story-awarded")
ASKS_UNDO: Final = Template("story-asks-undo")
DECLINED: Final = Template("story-declined")
UNDONE: Final = Template("story-undone")
EXPOSED: Final = Template("story-exposed")
ACCEPTED: Final = Template("story-accepted")
REJECTED: Final = Template("story-rejected")
CHALLENGED: Final = Template("story-challenged")
RULED: Final[Mapping[Ruling, Template]] = {
    Ruling.NO_REVOKE: Template("story-ruled-no-revoke"),
    Ruling.CORRECTED: Template("story-ruled-corrected"),
    Ruling.ESTABLISHED: Template("story-ruled-established"),
}
TRANSFERRED: Final = Template("story-transferred")
TRANSFERRED_AMONG: Final = Template("story-transferred-among")

# --- the story: the end

THROWN_IN_OTHERWISE: Final = Template("story-thrown-in-otherwise")
THROWN_IN: Final[Mapping[str, Template]] = {
    WhyThrownIn.LEVEL: Template("story-thrown-in-level"),
    WhyThrownIn.TOO_WEAK: Template("story-thrown-in-too-weak"),
    WhyThrownIn.PASSED_OUT: Template("story-thrown-in-passed-out"),
}
SCORE: Final = Template("story-score")
SCORE_BOTH: Final = Template("story-score-both")
NOBODY_SCORES: Final = Template("story-nobody-scores")
RESULT_MADE: Final = (
    Template("story-result-made-1"),
    Template("story-result-made-2"),
)
RESULT_OVER: Final = (
    Template("story-result-over-1"),
    Template("story-result-over-2"),
)
RESULT_SHORT: Final = (
    Template("story-result-short-1"),
    Template("story-result-short-2"),
)
RESULT_STOPPED: Final = (
    Template("story-result-stopped-1"),
    Template("story-result-stopped-2"),
)
RESULT_TRICKS: Final = (
    Template("story-result-tricks-1"),
    Template("story-result-tricks-2"),
)
"""How a deal ended: where one side scores, and where both do."""
RESULT_NOBODY: Final = Template("story-result-nobody")
TRICKS_WON: Final = Template("story-tricks-won")

# --- the first thing to read when a deal is over, from one side of the table

YOU_MADE_IT: Final = Template("story-you-made-it")
YOU_MADE_MORE: Final = Template("story-you-made-more")
YOU_ONE_SHORT: Final = Template("story-you-one-short")
YOU_SHORT: Final = Template("story-you-short")
YOU_BEAT_BY_ONE: Final = Template("story-you-beat-by-one")
YOU_BEAT_IT: Final = Template("story-you-beat-it")
YOU_WON_TRICKS: Final = Template("story-you-won-tricks")
MADE_IT: Final = Template("story-made-it")
MADE_MORE: Final = Template("story-made-more")
FELL_SHORT: Final = Template("story-fell-short")
YOU_STOPPED_IT: Final = Template("story-you-stopped-it")
YOU_WERE_STOPPED: Final = Template("story-you-were-stopped")
SIDE_STOPPED_IT: Final = Template("story-side-stopped-it")
"""Where a deal ends as soon as it is decided: how many are missing then is no measure of anything."""
NOBODY_REACHED: Final = Template("story-nobody-reached")
SIDE_WON_TRICKS: Final = Template("story-side-won-tricks")

# --- how the score came about

A_POINT_A_TRICK: Final = Template("story-a-point-a-trick")
ODD_TRICKS: Final = Template("story-odd-tricks")
BID_AND_MADE: Final = Template("story-bid-and-made")
BID_BELOW: Final = Template("story-bid-below")
OVERTRICKS: Final = Template("story-overtricks")
UNDERTRICKS: Final = Template("story-undertricks")
SHORT_OF_GOAL: Final = Template("story-short-of-goal")
GOAL_REACHED: Final = Template("story-goal-reached")
TARGET_REACHED: Final = Template("story-target-reached")
TARGET_MISSED: Final = Template("story-target-missed")
POINTS_FOR: Final = Template("story-points-for")
BONUS_FOR: Final[Mapping[str, Template]] = {
    ScoreReason.MADE: Template("story-bonus-for-made"),
    ScoreReason.PART_SCORE: Template("story-bonus-for-part-score"),
    ScoreReason.GAME: Template("story-bonus-for-game"),
    ScoreReason.SLAM: Template("story-bonus-for-slam"),
    ScoreReason.DOUBLED: Template("story-bonus-for-doubled"),
    ScoreReason.REDOUBLED: Template("story-bonus-for-redoubled"),
    ScoreReason.HONOURS: Template("story-bonus-for-honours"),
    ScoreReason.VICTORY: Template("story-bonus-for-victory"),
}

COULD_WIN: Final = Template("story-could-win")
GAVE_AWAY: Final = Template("story-gave-away")
"""Stands in homework that was weighed with all hands seen."""

# --- buttons, and questions that wait

CUT_AT: Final = Template("story-cut-at")
NUMBER: Final = Template("story-plain-number")
CALL_BUTTON: Final = Template("story-call")
I_DECLARE: Final = Template("story-i-declare")
PARTNER_DECLARES: Final = Template("story-partner-declares")
TERMS_BUTTON: Final = Template("story-what-for")
AGREE: Final = Template("story-agree")
DO_NOT_AGREE: Final = Template("story-do-not-agree")
ACCEPT_LEAD: Final = Template("story-accept-lead")
REJECT_LEAD: Final = Template("story-reject-lead")
ASK_REFEREE: Final = Template("story-ask-referee")
CARD_BUTTON: Final = Template("bidding-card")
TURN_CARD: Final = Template("story-turn-card")
END_THE_DEAL: Final = Template("page-end-the-deal")

# --- the last thing somebody said, beside the seat

SAID: Final = {
    Measure.POINTS: Template("story-said-points"),
    Measure.STRENGTH: Template("story-said-strength"),
    Measure.LONGEST: Template("story-said-longest"),
}
