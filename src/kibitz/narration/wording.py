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

DEALER_DEALS: Final = Template("{seat:who} deals.")
CUTS: Final = Template("{seat:who} cuts the pack.")
ANNOUNCES: Final = {
    Measure.POINTS: Template("{seat:who} announces {n:number} points."),
    Measure.STRENGTH: Template("{seat:who} states a hand strength of {n:number}."),
    Measure.LONGEST: Template("{seat:who} has {n:number} cards in the longest colour."),
}
RECOUNTED: Final = Template("The points do not add up to forty: all count again.")
CALLS: Final[Mapping[Call, Template]] = {
    PASS: Template("{seat:who} passes."),
    PLAY: Template("{seat:who} says Play."),
    DOUBLE: Template("{seat:who} doubles."),
    REDOUBLE: Template("{seat:who} redoubles."),
}
MAKES_BID: Final = Template("{seat:who} bids {call:bid}.")
TARGETS: Final = Template("{seat:who} says {word:terms}.")

# --- the story: who declares, and what

SIDE_STRONGER: Final = Template("{side:whose} have more points: {n:more} to {n:less}.")
POINTS_LEVEL: Final = Template("Twenty points each: the dealer’s side declares.")
DECLARES_STRONGER: Final = Template("{seat:who} declares: {n:points} points to {seat:partner}’s {n:less}.")
DECLARES_FIRST: Final = Template(
    "{seat:who} declares: {n:points} points each, and {seat:who} comes before {seat:partner}."
)
DECLARES_CHOSEN: Final = Template("{seat:who} declares: {n:points} points each, and the partners chose so.")
DECLARES_OF_THREE: Final = Template("{seat:who} declares, with {n:points} points announced.")
DECLARES_DEALER: Final = Template("{seat:who} dealt, and so declares.")
DECLARES_PLAY: Final = Template("{seat:who} said Play, and so declares.")
DECLARES_NAMED: Final = Template("{seat:who} declares: the first of the side to name {strain:trumps}.")

STRAIN_CHOSEN: Final = Template("{seat:who} chooses {strain:trumps}: {n:goal} tricks.")
HERO_NAMED: Final = Template("{seat:who} names {strain:trumps} as the hero suit: {n:goal} tricks.")
FREE_CHOSEN: Final = Template("{seat:who} picks a Free-for-All, {word:terms}: {n:goal} tricks.")
BATTLE_CHOSEN: Final = Template("{seat:who} picks a Hero Battle in {strain:trumps}, {word:terms}: {n:goal} tricks.")
CHOSEN: Final[Mapping[str, Template]] = {
    Aim.PART_SCORE: Template("{seat:who} chooses a part-score in {strain:trumps}: {n:goal} tricks."),
    Aim.GAME: Template("{seat:who} chooses game in {strain:trumps}: {n:goal} tricks."),
    Aim.SLAM: Template("{seat:who} chooses a slam in {strain:trumps}: {n:goal} tricks."),
    Battle.HERO: HERO_NAMED,
    Aim.TRICKS: Template("{seat:who} chooses {strain:trumps}: every trick counts a point."),
}
AGREED: Final[Mapping[str, Template]] = {
    Doubling.UNDOUBLED: Template("The contract is {call:bid} by {seat:who}."),
    Doubling.DOUBLED: Template("The contract is {call:bid} doubled, by {seat:who}."),
    Doubling.REDOUBLED: Template("The contract is {call:bid} redoubled, by {seat:who}."),
}
AGREED_FREE: Final = Template("No trumps: the side with {n:goal} tricks wins.")
EVERY_TRICK: Final = Template("Every trick counts")
OWN_CARDS: Final = Template("Everybody plays their own cards, and {seat:who} leads.")
OWN_CARDS_TRUMPS: Final = Template("Trumps are {strain:trumps}: everybody plays their own cards, and {seat:who} leads.")

# --- the story: three players

EXCHANGED: Final = Template("{seat:one} and {seat:two} exchange hands, unseen.")
RESEATED: Final = Template("{seat:who} moves to {seat:place}.")
TOOK_UP: Final = Template("You take up the hand of {seat:place}.")

# --- the story: play

DUMMY_FACED: Final = Template("{seat:who} is dummy: the cards are on the table.")
HAND_SHOWN: Final = Template("{seat:who} shows the hand.")
PLAYS: Final = Template("{seat:who} plays {card:card}.")
WINS_TRICK: Final = Template("{seat:who} wins the trick.")
TAKES_BACK: Final = Template("{seat:who} takes back {card:card}.")
CLAIMS: Final = Template("{seat:who} claims {n:tricks} of {n:left} tricks: {word:line}.")
AGREES: Final = Template("{seat:who} agrees.")
DISAGREES: Final = Template("{seat:who} does not agree.")
PICKED_UP: Final = Template("The claim is refused: the hand is picked up and play goes on.")
AWARDED: Final = Template("{side:whose} get {n:tricks} tricks by the claim.")
ASKS_UNDO: Final = Template("{seat:who} asks to take back the last move.")
DECLINED: Final = Template("The move stands.")
UNDONE: Final = Template("The move is taken back.")
EXPOSED: Final = Template("{seat:who} shows {card:card} by accident and picks it up.")
ACCEPTED: Final = Template("{seat:who} accepts the lead out of turn.")
REJECTED: Final = Template("{seat:who} does not accept the lead out of turn.")
CHALLENGED: Final = Template("{seat:who} asks the referee whether {seat:of} revoked.")
RULED: Final[Mapping[Ruling, Template]] = {
    Ruling.NO_REVOKE: Template("The referee: {seat:of} did not revoke."),
    Ruling.CORRECTED: Template("The referee: {seat:of} revoked and must follow suit now."),
    Ruling.ESTABLISHED: Template("The referee: {seat:of} revoked; the trick stands and is settled at the end."),
}
TRANSFERRED: Final = Template("{n:tricks} tricks go to {side:whose} for revokes.")
TRANSFERRED_AMONG: Final = Template("{n:tricks} tricks of {side:whose} came from the other side, for revokes.")

# --- the story: the end

THROWN_IN_OTHERWISE: Final = Template("The deal is not played: {word:reason}.")
THROWN_IN: Final[Mapping[str, Template]] = {
    WhyThrownIn.LEVEL: Template("Twenty points each: the same dealer deals again."),
    WhyThrownIn.TOO_WEAK: Template("Fewer than 21 points with the spare hand: the same dealer deals again."),
    WhyThrownIn.PASSED_OUT: Template("All four passed: the next player deals."),
}
SCORE: Final = Template("{side:whose} score {n:points}.")
SCORE_BOTH: Final = Template("{side:whose} score {n:points}, {side:others} {n:less}.")
NOBODY_SCORES: Final = Template("Nobody scores.")
RESULT_MADE: Final = (
    Template("{seat:who} made it with {n:goal} of {n:goal} tricks: {side:whose} score {n:points}."),
    Template("{seat:who} made it with {n:goal} of {n:goal} tricks: {side:whose} score {n:points}, {side:others} {n:less}."),
)
RESULT_OVER: Final = (
    Template("{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}."),
    Template("{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}, {side:others} {n:less}."),
)
RESULT_SHORT: Final = (
    Template("{seat:who} fell {n:short} tricks short of {n:goal}: {side:whose} score {n:points}."),
    Template("{seat:who} fell {n:short} tricks short of {n:goal}: {side:whose} score {n:points}, {side:others} {n:less}."),
)
RESULT_TRICKS: Final = (
    Template("{seat:who} won {n:tricks} tricks: {side:whose} score {n:points}."),
    Template("{seat:who} won {n:tricks} tricks: {side:whose} score {n:points}, {side:others} {n:less}."),
)
"""How a deal ended: where one side scores, and where both do."""
RESULT_NOBODY: Final = Template("{seat:who} fell {n:short} tricks short of {n:goal}: nobody scores.")
TRICKS_WON: Final = Template("{side:whose} won {n:tricks} tricks, {side:others} {n:less}.")

# --- the first thing to read when a deal is over, from one side of the table

YOU_MADE_IT: Final = Template("You made it! {n:goal} of {n:goal} tricks")
YOU_MADE_MORE: Final = Template("You made it! {n:tricks} tricks, {n:over} more than needed")
YOU_ONE_SHORT: Final = Template("One short: {n:tricks} of {n:goal} tricks")
YOU_SHORT: Final = Template("{n:short} short: {n:tricks} of {n:goal} tricks")
YOU_BEAT_BY_ONE: Final = Template("You beat it! {seat:who} was one trick short")
YOU_BEAT_IT: Final = Template("You beat it! {seat:who} was {n:short} tricks short")
YOU_WON_TRICKS: Final = Template("You won {n:tricks} of the {n:all} tricks")
MADE_IT: Final = Template("{seat:who} made it: {n:goal} of {n:goal} tricks")
MADE_MORE: Final = Template("{seat:who} made it: {n:tricks} tricks, {n:over} more than needed")
FELL_SHORT: Final = Template("{seat:who} fell {n:short} tricks short of {n:goal}")
NOBODY_REACHED: Final = Template("Nobody reached {n:goal} tricks")
SIDE_WON_TRICKS: Final = Template("{side:whose} won {n:tricks} of the {n:all} tricks")

# --- how the score came about

A_POINT_A_TRICK: Final = Template("{side:whose}: {n:points} points, one for each trick.")
ODD_TRICKS: Final = Template("{side:whose}: {n:points} for {n:tricks} tricks beyond six.")
BID_AND_MADE: Final = Template("{side:whose}: {n:points} for {n:tricks} tricks bid and made.")
BID_BELOW: Final = Template("{side:whose}: {n:points} below the line for {n:tricks} tricks bid and made.")
OVERTRICKS: Final = Template("{side:whose}: {n:points} for {n:tricks} overtricks.")
UNDERTRICKS: Final = Template("{n:tricks} tricks short of the contract: {n:points} to {side:whose}.")
SHORT_OF_GOAL: Final = Template("{n:tricks} tricks short of the goal: {n:points} to {side:whose}.")
GOAL_REACHED: Final = Template("{side:whose}: {n:points} for reaching the goal of {n:goal} tricks.")
TARGET_REACHED: Final = Template("{side:whose}: {n:points} points for reaching the target of {n:goal} tricks.")
TARGET_MISSED: Final = Template("{n:tricks} tricks short of the target: {n:points} points to {side:whose}.")
POINTS_FOR: Final = Template("{side:whose}: {n:points} for {word:reason}.")
BONUS_FOR: Final[Mapping[str, Template]] = {
    ScoreReason.MADE: Template("{side:whose}: {n:points} for making the contract."),
    ScoreReason.PART_SCORE: Template("{side:whose}: {n:points} for the part-score."),
    ScoreReason.GAME: Template("{side:whose}: {n:points} for game."),
    ScoreReason.SLAM: Template("{side:whose}: {n:points} for the slam."),
    ScoreReason.DOUBLED: Template("{side:whose}: {n:points} for making a doubled contract."),
    ScoreReason.REDOUBLED: Template("{side:whose}: {n:points} for making a redoubled contract."),
    ScoreReason.HONOURS: Template("{side:whose}: {n:points} for honours in one hand."),
    ScoreReason.VICTORY: Template("{side:whose}: {n:points} points for the victory."),
}

GAVE_AWAY: Final = Template(
    "Trick {n:trick}: {seat:who} gave away {n:tricks} tricks with {card:card}; {card:better} was better."
)

# --- buttons, and questions that wait

CUT_AT: Final = Template("Cut after {n:place} cards")
NUMBER: Final = Template("{n:number}")
CALL_BUTTON: Final = Template("{call:call}")
I_DECLARE: Final = Template("I declare")
PARTNER_DECLARES: Final = Template("{seat:who} declares")
TERMS_BUTTON: Final = Template("{word:terms}")
AGREE: Final = Template("Agree")
DO_NOT_AGREE: Final = Template("Do not agree")
ACCEPT_LEAD: Final = Template("Accept the lead")
REJECT_LEAD: Final = Template("Do not accept the lead")
ASK_REFEREE: Final = Template("Did {seat:who} revoke?")
CARD_BUTTON: Final = Template("{card:card}")
TURN_CARD: Final = Template("Turn my card of the last trick")
END_THE_DEAL: Final = Template("End the deal: the last {n:tricks} tricks are yours")

# --- the last thing somebody said, beside the seat

SAID: Final = {
    Measure.POINTS: Template("{n:number} points"),
    Measure.STRENGTH: Template("strength {n:number}"),
    Measure.LONGEST: Template("longest colour {n:number}"),
}
