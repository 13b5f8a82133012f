"""The coach's sentences about cards, as templates: what each kind of play does, what to look at, what it needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kibitz.bots.decision import Maxim
from kibitz.coach.kinds import Kind
from kibitz.engine.text import Template

SAYS: Final[Mapping[Kind, Template]] = {
    Kind.CASH: Template("coach-says-cash"),
    Kind.FOR_RUFF: Template("coach-says-for-ruff"),
    Kind.GIVE_UP: Template("coach-says-give-up"),
    Kind.DRAW_TRUMPS: Template("coach-says-draw-trumps"),
    Kind.FINESSE: Template("coach-says-finesse"),
    Kind.TOWARDS: Template("coach-says-towards"),
    Kind.DRIVE_OUT: Template("coach-says-drive-out"),
    Kind.SET_UP: Template("coach-says-set-up"),
    Kind.CROSS: Template("coach-says-cross"),
    Kind.UNBLOCK: Template("coach-says-unblock"),
    Kind.DUCK: Template("coach-says-duck"),
    Kind.PARTNERS_SUIT: Template("coach-says-partners-suit"),
    Kind.RETURN: Template("coach-says-return"),
    Kind.CONTINUE: Template("coach-says-continue"),
    Kind.SEQUENCE: Template("coach-says-sequence"),
    Kind.LONG_SUIT: Template("coach-says-long-suit"),
    Kind.LOW_FROM_HONOUR: Template("coach-says-low-from-honour"),
    Kind.SHORT_SUIT: Template("coach-says-short-suit"),
    Kind.TOP_OF_NOTHING: Template("coach-says-top-of-nothing"),
    Kind.TRUMP_LEAD: Template("coach-says-trump-lead"),
    Kind.THROUGH: Template("coach-says-through"),
    Kind.UP_TO: Template("coach-says-up-to"),
    Kind.FORCE: Template("coach-says-force"),
    Kind.SECOND_LOW: Template("coach-says-second-low"),
    Kind.SECOND_HIGH: Template("coach-says-second-high"),
    Kind.COVER: Template("coach-says-cover"),
    Kind.THIRD_HIGH: Template("coach-says-third-high"),
    Kind.THIRD_ENOUGH: Template("coach-says-third-enough"),
    Kind.DROP: Template("coach-says-drop"),
    Kind.HOLD_UP: Template("coach-says-hold-up"),
    Kind.TAKE: Template("coach-says-take"),
    Kind.PARTNERS_TRICK: Template("coach-says-partners-trick"),
    Kind.OVERTAKE: Template("coach-says-overtake"),
    Kind.NOTHING_WINS: Template("coach-says-nothing-wins"),
    Kind.RUFF: Template("coach-says-ruff"),
    Kind.OVERRUFF: Template("coach-says-overruff"),
    Kind.THROW_LOSER: Template("coach-says-throw-loser"),
    Kind.DISCARD: Template("coach-says-discard"),
    Kind.ONLY_CARD: Template("coach-only-card"),
}

# Where the same kind of play looks different from another place at the table.
CASH_BEFORE_A_RUFF: Final = Template("coach-cash-before-a-ruff")
LAST_TRUMP: Final = Template("coach-last-trump")
PARTNER_RUFFS: Final = Template("coach-partner-ruffs")
HONOUR_GOES_UP: Final = Template("coach-honour-goes-up")
TAKE_CHEAPLY: Final = Template("coach-take-cheaply")
TAKE_SURELY: Final = Template("coach-take-surely")
RUFF_AHEAD: Final = Template("coach-ruff-ahead")
ENOUGH_FOR_DUMMY: Final = Template("coach-enough-for-dummy")
SEQUENCE_FROM_THE_TOP: Final = Template("coach-sequence-from-the-top")

PARTNER_HAS_WON: Final = Template("coach-partner-has-won")
LONG_SUIT_WITH_TRUMPS: Final = Template("coach-long-suit-with-trumps")
HIGH_UNDER_HIGHER: Final = Template("coach-high-under-higher")
LOWEST_OF_EQUALS: Final = Template("coach-lowest-of-equals")
NUDGE_NOT_LONGEST: Final = Template("coach-nudges-a-long-suit")

DISCARD_FROM_NOTHING: Final = Template("coach-discard-from-nothing")
DISCARD_FROM_LENGTH: Final = Template("coach-discard-from-length")

KIND_WORDS: Final[Mapping[Kind, str]] = {
    Kind.CASH: "a winner to cash",
    Kind.FOR_RUFF: "for a ruff",
    Kind.GIVE_UP: "giving up the lead",
    Kind.DRAW_TRUMPS: "drawing trumps",
    Kind.FINESSE: "a finesse",
    Kind.TOWARDS: "towards a high card",
    Kind.DRIVE_OUT: "driving out a high card",
    Kind.SET_UP: "setting up a long suit",
    Kind.CROSS: "crossing to the other hand",
    Kind.UNBLOCK: "getting a high card out of the way",
    Kind.DUCK: "letting a trick go",
    Kind.PARTNERS_SUIT: "the suit that partner bid",
    Kind.RETURN: "back to partner’s suit",
    Kind.CONTINUE: "going on with our suit",
    Kind.SEQUENCE: "the top of touching cards",
    Kind.LONG_SUIT: "low from a long suit",
    Kind.LOW_FROM_HONOUR: "low from a high card",
    Kind.SHORT_SUIT: "a short suit, to ruff later",
    Kind.TOP_OF_NOTHING: "the top of a weak suit",
    Kind.TRUMP_LEAD: "leading trumps",
    Kind.THROUGH: "through dummy’s high card",
    Kind.UP_TO: "up to dummy’s weak suit",
    Kind.FORCE: "making them ruff",
    Kind.SECOND_LOW: "second hand low",
    Kind.SECOND_HIGH: "second hand high",
    Kind.COVER: "covering a high card",
    Kind.THIRD_HIGH: "third hand high",
    Kind.THIRD_ENOUGH: "just high enough",
    Kind.DROP: "playing for the drop",
    Kind.HOLD_UP: "holding up",
    Kind.TAKE: "winning the trick",
    Kind.PARTNERS_TRICK: "leaving the trick to our other hand",
    Kind.OVERTAKE: "taking over our own card",
    Kind.NOTHING_WINS: "following with a loser",
    Kind.RUFF: "a ruff",
    Kind.OVERRUFF: "an overruff",
    Kind.THROW_LOSER: "throwing away a loser",
    Kind.DISCARD: "a discard",
    Kind.ONLY_CARD: "the only card",
}
"""What each kind is called within a sentence: a {word:kind}, and so a key of the page's catalogues."""

NUDGES: Final[Mapping[Kind, Template]] = {
    Kind.CASH: Template("coach-nudges-cash"),
    Kind.FOR_RUFF: Template("coach-nudges-for-ruff"),
    Kind.GIVE_UP: Template("coach-nudges-give-up"),
    Kind.DRAW_TRUMPS: Template("coach-nudges-draw-trumps"),
    Kind.FINESSE: Template("coach-nudges-finesse"),
    Kind.TOWARDS: Template("coach-nudges-towards"),
    Kind.DRIVE_OUT: Template("coach-nudges-drive-out"),
    Kind.SET_UP: Template("coach-nudges-set-up"),
    Kind.CROSS: Template("coach-nudges-cross"),
    Kind.UNBLOCK: Template("coach-nudges-unblock"),
    Kind.DUCK: Template("coach-nudges-duck"),
    Kind.PARTNERS_SUIT: Template("coach-nudges-partners-suit"),
    Kind.RETURN: Template("coach-nudges-return"),
    Kind.CONTINUE: Template("coach-nudges-continue"),
    Kind.SEQUENCE: Template("coach-nudges-sequence"),
    Kind.LONG_SUIT: Template("coach-nudges-long-suit"),
    Kind.LOW_FROM_HONOUR: Template("coach-nudges-low-from-honour"),
    Kind.SHORT_SUIT: Template("coach-nudges-short-suit"),
    Kind.TOP_OF_NOTHING: Template("coach-nudges-top-of-nothing"),
    Kind.TRUMP_LEAD: Template("coach-nudges-trump-lead"),
    Kind.THROUGH: Template("coach-nudges-through"),
    Kind.UP_TO: Template("coach-nudges-up-to"),
    Kind.FORCE: Template("coach-nudges-force"),
    Kind.SECOND_LOW: Template("coach-nudges-second-low"),
    Kind.SECOND_HIGH: Template("coach-nudges-second-high"),
    Kind.COVER: Template("coach-nudges-cover"),
    Kind.THIRD_HIGH: Template("coach-nudges-third-high"),
    Kind.THIRD_ENOUGH: Template("coach-nudges-third-enough"),
    Kind.DROP: Template("coach-nudges-drop"),
    Kind.HOLD_UP: Template("coach-nudges-hold-up"),
    Kind.TAKE: Template("coach-nudges-take"),
    Kind.PARTNERS_TRICK: Template("coach-nudges-partners-trick"),
    Kind.OVERTAKE: Template("coach-nudges-overtake"),
    Kind.NOTHING_WINS: Template("coach-nudges-nothing-wins"),
    Kind.RUFF: Template("coach-nudges-ruff"),
    Kind.OVERRUFF: Template("coach-nudges-overruff"),
    Kind.THROW_LOSER: Template("coach-nudges-throw-loser"),
    Kind.DISCARD: Template("coach-nudges-discard"),
    Kind.ONLY_CARD: Template("coach-nudges-only-card"),
}
"""What to look at or to count: it does not name the card."""

# --- what a plan needs, and how likely that is

WORKS_WITH: Final = Template("coach-works-with")
WORKS_WITH_BOTH: Final = Template("coach-works-with-both")
WORKS_IF_IT_FALLS: Final = Template("coach-works-if-it-falls")
WORKS_WITH_A_TRUMP: Final = Template("coach-works-with-a-trump")
GONE_AFTER: Final = Template("coach-gone-after")
GROWS_WHEN: Final = Template("coach-grows-when")
WINS_UNRUFFED: Final = Template("coach-wins-unruffed")

SO_IN: Final = Template("coach-so-in")
SO_IN_ALL: Final = Template("coach-so-in-all")
SO_IN_NONE: Final = Template("coach-so-in-none")
SO_MOSTLY: Final = Template("coach-so-mostly")
SO_SELDOM: Final = Template("coach-so-seldom")

OTHER_PLAN: Final = Template("coach-other-plan")

# --- how it fared in the deals that a bot solved

MADE_IN: Final = Template("coach-made-in")
MADE_IN_ALL: Final = Template("coach-made-in-all")
BEATEN_IN: Final = Template("coach-beaten-in")
BEATEN_IN_ALL: Final = Template("coach-beaten-in-all")
SAFE_FOR_US: Final = Template("coach-safe-for-us")
SAFE_FOR_THEM: Final = Template("coach-safe-for-them")
LOST_FOR_US: Final = Template("coach-lost-for-us")
LOST_FOR_THEM: Final = Template("coach-lost-for-them")
TRICKS_WITH: Final = Template("coach-tricks-with")
ALL_KNOWN: Final = Template("coach-all-known")

BESIDES: Final[Mapping[Maxim, Template]] = {
    Maxim.LIKES: Template("coach-besides-likes"),
    Maxim.LIKES_NOT: Template("coach-besides-likes-not"),
    Maxim.FALSECARD: Template("coach-besides-falsecard"),
    Maxim.LEAST_TO_GUESS: Template("coach-besides-least-to-guess"),
    Maxim.MOST_TO_GUESS: Template("coach-besides-most-to-guess"),
}
"""What a card does beside its kind of play."""
