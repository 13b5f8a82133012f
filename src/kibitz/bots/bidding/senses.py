"""What each call of the system is: the rule behind it as an id, and the words for it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final


class Sense(Enum):
    """The rule by which a call was made. Code compares these; people read `SENSE_WORDS`."""

    OPENING = "opening"
    STRONG_TWO = "strong-two"
    PREEMPT = "preempt"
    NO_OPENING = "no-opening"

    ANSWER = "answer"
    WEAK_ANSWER = "weak-answer"
    BALANCED_ANSWER = "balanced-answer"
    TOO_WEAK = "too-weak"
    NEW_SUIT = "new-suit"
    JUMP_IN_A_NEW_SUIT = "jump-in-a-new-suit"

    RAISE = "raise"
    STRONG_RAISE = "strong-raise"
    GAME_RAISE = "game-raise"
    PREEMPTIVE_RAISE = "preemptive-raise"
    BARE_RAISE = "bare-raise"

    AGREED_SUIT = "agreed-suit"
    OWN_SUIT = "own-suit"
    OWN_SUIT_AGAIN = "own-suit-again"
    FIRST_SUIT_AGAIN = "first-suit-again"
    SECOND_SUIT = "second-suit"
    NO_SECOND_SUIT = "no-second-suit"

    JUMP_IN_A_SECOND_SUIT = "jump-in-a-second-suit"
    REVERSE = "reverse"
    FINE_LONG_SUIT = "fine-long-suit"
    EXTRA_STRENGTH = "extra-strength"
    NO_EXTRA_STRENGTH = "no-extra-strength"

    SPLINTER = "splinter"
    SHORTNESS = "shortness"
    GAME_TRY = "game-try"

    BALANCED_MINIMUM = "balanced-minimum"
    BALANCED_TOO_STRONG = "balanced-too-strong"
    STRONG_NOTHING_BETTER = "strong-nothing-better"
    NOTHING_BETTER = "nothing-better"
    ENOUGH = "enough"

    STAYMAN = "stayman"
    FOUR_HEARTS = "four-hearts"
    FOUR_SPADES = "four-spades"
    NO_FOUR_CARD_MAJOR = "no-four-card-major"
    FIVE_CARD_MAJOR = "five-card-major"
    SIX_CARD_MAJOR = "six-card-major"

    TRANSFER = "transfer"
    TRANSFER_TAKEN = "transfer-taken"
    TRANSFER_TAKEN_HIGH = "transfer-taken-high"
    LONG_SUIT_TAKEOUT = "long-suit-takeout"
    LONG_MINOR = "long-minor"

    THREE_OF_THE_MAJOR = "three-of-the-major"
    NO_FIT = "no-fit"
    CHOICE_OF_GAMES = "choice-of-games"
    ENOUGH_FOR_GAME = "enough-for-game"
    NO_TRUMPS = "no-trumps"
    NATURAL = "natural"

    INVITATION_ACCEPTED = "invitation-accepted"
    INVITATION_DECLINED = "invitation-declined"
    NO_TRUMPS_INVITATION = "no-trumps-invitation"

    RAISE_INVITATION = "raise-invitation"
    AGREED_SUIT_INVITATION = "agreed-suit-invitation"
    OWN_SUIT_AGAIN_INVITATION = "own-suit-again-invitation"
    NEW_SUIT_INVITATION = "new-suit-invitation"

    NEW_SUIT_FORCING = "new-suit-forcing"
    FOURTH_SUIT = "fourth-suit"

    GAME = "game"
    SLAM = "slam"
    SMALL_SLAM = "small-slam"
    GRAND_SLAM = "grand-slam"
    MINIMUM = "minimum"

    SLAM_TRY = "slam-try"
    CONTROL_BID = "control-bid"
    SLAM_TRY_FIVE_CARD_MAJOR = "slam-try-five-card-major"
    SLAM_TRY_ACCEPTED = "slam-try-accepted"
    SLAM_TRY_DECLINED = "slam-try-declined"

    BLACKWOOD = "blackwood"
    ACES = "aces"
    TWO_ACES_MISSING = "two-aces-missing"
    ASKER_DECIDED = "asker-decided"

    OVERCALL = "overcall"
    NO_TRUMP_OVERCALL = "no-trump-overcall"
    BALANCING_NO_TRUMP = "balancing-no-trump"
    WEAK_JUMP = "weak-jump"

    TAKEOUT_DOUBLE = "takeout-double"
    PENALTY_DOUBLE = "penalty-double"
    NEGATIVE_DOUBLE = "negative-double"
    STRENGTH = "strength"
    FOR_PENALTIES = "for-penalties"

    ANSWER_TO_THE_DOUBLE = "answer-to-the-double"
    JUMP_ANSWER_TO_THE_DOUBLE = "jump-answer-to-the-double"
    ANSWER_TO_THE_CUE_BID = "answer-to-the-cue-bid"

    CUE_BID = "cue-bid"
    CUE_BID_STRENGTH = "cue-bid-strength"
    STOP = "stop"
    STOP_NO_MAJOR = "stop-no-major"
    NO_SUIT_TO_BID = "no-suit-to-bid"

    NO_GOOD_BID = "no-good-bid"
    NOTHING_TO_ADD = "nothing-to-add"
    NOTHING_TO_SAY = "nothing-to-say"
    NO_MORE_TO_SAY = "no-more-to-say"


SENSE_WORDS: Final[Mapping[Sense, str]] = {
    Sense.OPENING: "opening",
    Sense.STRONG_TWO: "strong two",
    Sense.PREEMPT: "preempt",
    Sense.NO_OPENING: "no opening",
    Sense.ANSWER: "answer",
    Sense.WEAK_ANSWER: "weak answer",
    Sense.BALANCED_ANSWER: "balanced answer",
    Sense.TOO_WEAK: "too weak",
    Sense.NEW_SUIT: "new suit",
    Sense.JUMP_IN_A_NEW_SUIT: "jump in a new suit",
    Sense.RAISE: "raise",
    Sense.STRONG_RAISE: "strong raise",
    Sense.GAME_RAISE: "game raise",
    Sense.PREEMPTIVE_RAISE: "preemptive raise",
    Sense.BARE_RAISE: "raise without an ace or king to spare",
    Sense.AGREED_SUIT: "agreed suit",
    Sense.OWN_SUIT: "own suit",
    Sense.OWN_SUIT_AGAIN: "own suit again",
    Sense.FIRST_SUIT_AGAIN: "first suit again",
    Sense.SECOND_SUIT: "second suit",
    Sense.NO_SECOND_SUIT: "no second suit",
    Sense.JUMP_IN_A_SECOND_SUIT: "jump in a second suit",
    Sense.REVERSE: "reverse",
    Sense.FINE_LONG_SUIT: "fine long suit",
    Sense.EXTRA_STRENGTH: "extra strength",
    Sense.NO_EXTRA_STRENGTH: "no extra strength",
    Sense.SPLINTER: "splinter",
    Sense.SHORTNESS: "shortness",
    Sense.GAME_TRY: "game try, asks for help",
    Sense.BALANCED_MINIMUM: "balanced minimum",
    Sense.BALANCED_TOO_STRONG: "balanced, too strong for 1NT",
    Sense.STRONG_NOTHING_BETTER: "strong, nothing better",
    Sense.NOTHING_BETTER: "nothing better",
    Sense.ENOUGH: "enough",
    Sense.STAYMAN: "Stayman",
    Sense.FOUR_HEARTS: "four hearts",
    Sense.FOUR_SPADES: "four spades",
    Sense.NO_FOUR_CARD_MAJOR: "no four-card major",
    Sense.FIVE_CARD_MAJOR: "five-card major",
    Sense.SIX_CARD_MAJOR: "six-card major",
    Sense.TRANSFER: "transfer",
    Sense.TRANSFER_TAKEN: "transfer taken",
    Sense.TRANSFER_TAKEN_HIGH: "transfer taken with joy",
    Sense.LONG_SUIT_TAKEOUT: "takeout into a long suit",
    Sense.LONG_MINOR: "long minor",
    Sense.THREE_OF_THE_MAJOR: "three of the major",
    Sense.NO_FIT: "no fit",
    Sense.CHOICE_OF_GAMES: "choice of games",
    Sense.ENOUGH_FOR_GAME: "enough for game",
    Sense.NO_TRUMPS: "no-trumps",
    Sense.NATURAL: "natural",
    Sense.INVITATION_ACCEPTED: "invitation accepted",
    Sense.INVITATION_DECLINED: "invitation declined",
    Sense.NO_TRUMPS_INVITATION: "no-trumps, an invitation",
    Sense.RAISE_INVITATION: "raise, an invitation",
    Sense.AGREED_SUIT_INVITATION: "agreed suit, an invitation",
    Sense.OWN_SUIT_AGAIN_INVITATION: "own suit again, an invitation",
    Sense.NEW_SUIT_INVITATION: "new suit, an invitation",
    Sense.NEW_SUIT_FORCING: "new suit, asks for more",
    Sense.FOURTH_SUIT: "fourth suit, asks for more",
    Sense.GAME: "game",
    Sense.SLAM: "slam",
    Sense.SMALL_SLAM: "small slam",
    Sense.GRAND_SLAM: "grand slam",
    Sense.MINIMUM: "minimum",
    Sense.SLAM_TRY: "slam try",
    Sense.CONTROL_BID: "control bid, slam try",
    Sense.SLAM_TRY_FIVE_CARD_MAJOR: "slam try, five-card major",
    Sense.SLAM_TRY_ACCEPTED: "slam try accepted",
    Sense.SLAM_TRY_DECLINED: "slam try declined",
    Sense.BLACKWOOD: "Blackwood, asks for aces",
    Sense.ACES: "aces",
    Sense.TWO_ACES_MISSING: "two aces missing",
    Sense.ASKER_DECIDED: "the asker has decided",
    Sense.OVERCALL: "overcall",
    Sense.NO_TRUMP_OVERCALL: "no-trump overcall",
    Sense.BALANCING_NO_TRUMP: "balancing no-trump",
    Sense.WEAK_JUMP: "weak jump",
    Sense.TAKEOUT_DOUBLE: "takeout double",
    Sense.PENALTY_DOUBLE: "penalty double",
    Sense.NEGATIVE_DOUBLE: "negative double",
    Sense.STRENGTH: "strength",
    Sense.FOR_PENALTIES: "for penalties",
    Sense.ANSWER_TO_THE_DOUBLE: "answer to the double",
    Sense.JUMP_ANSWER_TO_THE_DOUBLE: "jump answer to the double",
    Sense.ANSWER_TO_THE_CUE_BID: "answer to the cue bid",
    Sense.CUE_BID: "cue bid, asks for a suit",
    Sense.CUE_BID_STRENGTH: "cue bid, strength",
    Sense.STOP: "stop",
    Sense.STOP_NO_MAJOR: "stop, no major",
    Sense.NO_SUIT_TO_BID: "no suit to bid",
    Sense.NO_GOOD_BID: "no good bid",
    Sense.NOTHING_TO_ADD: "nothing to add",
    Sense.NOTHING_TO_SAY: "nothing to say",
    Sense.NO_MORE_TO_SAY: "no more to say",
}
"""The words for a {word:name}: keys of the page's catalogues."""
