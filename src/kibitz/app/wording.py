"""What the server refuses or asks, as templates for the page's catalogues."""

from __future__ import annotations

from typing import Final

from kibitz.engine.text import Template

# --- refusals

NO_OFFICE: Final = Template("refusals-no-office")
NOT_THE_ADMINISTRATOR: Final = Template("refusals-not-the-administrator")
YOUR_OWN_ADDRESS: Final = Template("refusals-your-own-address")
NO_ADDRESS: Final = Template("refusals-no-address")
NO_BACKUP: Final = Template("refusals-no-backup")
NOT_A_MESSAGE: Final = Template("refusals-not-a-message")
SAY_HELLO_FIRST: Final = Template("refusals-say-hello-first")
TOO_FAST: Final = Template("refusals-too-fast")
NOT_DUMMY_OF_A_BOT: Final = Template("page-not-dummy-of-a-bot")
OTHERS_PLAY: Final = Template("page-others-play")
NOT_STORED: Final = Template("refusals-not-stored")
NO_SUCH_TABLE: Final = Template("refusals-no-such-table")
OLD_TABLE: Final = Template("refusals-old-table")
DAMAGED_TABLE: Final = Template("refusals-damaged-table")
NO_SUCH_CODE: Final = Template("refusals-no-such-code")
DAMAGED_LEDGER: Final = Template("refusals-damaged-logbook")
DAMAGED_DEAL: Final = Template("refusals-damaged-deal")
ORDER_TOO_LONG: Final = Template("viewer-order-too-long")
MUCH_WAITS: Final = Template("refusals-much-waits")
TOOK_TOO_LONG: Final = Template("refusals-took-too-long")
TOOK_TOO_MUCH: Final = Template("refusals-took-too-much")
WORK_FAILED: Final = Template("refusals-work-failed")
NO_SUCH_DEALS: Final = Template("viewer-no-such-deals")
ORDER_TOO_RARE: Final = Template("viewer-order-too-rare")
NEVER_PLAYED: Final = Template("viewer-never-played")
ONE_DEAL_IN: Final = Template("viewer-one-deal-in")
DRAWN_TO_KEEP: Final = Template("viewer-drawn-to-keep")
NOT_ALL_HANDS: Final = Template("viewer-not-all-hands")
NO_SUCH_CALL: Final = Template("refusals-no-such-call")
NO_SUCH_DEAL: Final = Template("refusals-no-such-deal")
PRIVATE_DEAL: Final = Template("story-private-deal")
NOTHING_LEFT_TO_PLAY: Final = Template("progress-nothing-left-to-play")
NOTHING_KEPT: Final = Template("progress-nothing-kept")
NO_DEAL_WITH_CODE: Final = Template("story-no-deal-with-code")
NO_SUCH_PLAYER: Final = Template("refusals-no-such-player")
NO_FREE_SEAT: Final = Template("refusals-no-free-seat")
SEAT_TAKEN: Final = Template("refusals-seat-taken")
NOT_SEATED: Final = Template("refusals-not-seated")
BOT_HAS_SEAT: Final = Template("refusals-bot-has-seat")
BAD_NICKNAME: Final = Template("refusals-bad-nickname")
NAME_TAKEN: Final = Template("refusals-name-taken")
NAME_OF_A_BOT: Final = Template("refusals-name-of-a-bot")
NOT_BEGUN: Final = Template("refusals-not-begun")
HAS_BEGUN: Final = Template("refusals-has-begun")
OWNER_BEGINS: Final = Template("refusals-owner-begins")
HAS_DRAWN: Final = Template("refusals-has-drawn")
NOT_THE_OWNER: Final = Template("refusals-not-the-owner")
NOT_YOURSELF: Final = Template("refusals-not-yourself")
NOBODY_ELSE: Final = Template("refusals-nobody-else")
NOT_LET_IN: Final = Template("refusals-not-let-in")
NO_SUCH_GUEST: Final = Template("refusals-no-such-guest")
HAS_SEEN_A_HAND: Final = Template("refusals-has-seen-a-hand")
NOT_YET_REPLACED: Final = Template("refusals-not-yet-replaced")
TOO_LATE_TO_TAKE_BACK: Final = Template("refusals-too-late-to-take-back")
BAD_NONCE: Final = Template("refusals-bad-nonce")
NO_SUCH_BOTS: Final = Template("refusals-no-such-bots")
NO_SUCH_PHRASE: Final = Template("refusals-no-such-phrase")
SAID_LATER: Final = Template("refusals-said-later")
NO_HINTS: Final = Template("coach-no-hints")
NO_HINT: Final = Template("coach-no-hint")
NOT_OVER: Final = Template("refusals-not-over")
SESSION_OVER: Final = Template("refusals-session-over")
NOT_GONE: Final = Template("refusals-not-gone")
NOT_A_BOT: Final = Template("refusals-not-a-bot")
NOT_A_PERSON: Final = Template("refusals-not-a-person")
BAD_CODE: Final = Template("refusals-bad-code")
TOO_MANY_TABLES: Final = Template("refusals-too-many-tables")
TOO_MANY_PEOPLE: Final = Template("refusals-too-many-people")

NO_SUCH_RUNG: Final = Template("trey-no-such-rung")
NO_SUCH_PUZZLE: Final = Template("practice-no-such-puzzle")
DAILY_ONCE: Final = Template("practice-daily-once")
NO_NETWORK: Final = Template("refusals-no-network")
NOT_FROM_HERE: Final = Template("refusals-not-from-here")

# --- lessons

NO_SUCH_LESSON: Final = Template("lesson-no-such-lesson")
NOT_IN_LESSON: Final = Template("lesson-not-in-lesson")
LESSON_STOPS_HERE: Final = Template("lesson-lesson-stops-here")
LESSON_TABLE: Final = Template("lesson-lesson-table")

# --- tables that somebody else runs

TABLE_PAUSED: Final = Template("refusals-table-paused")
SEATS_ARE_GIVEN: Final = Template("refusals-seats-are-given")
NOT_A_HELPER: Final = Template("refusals-not-a-helper")
ONLY_THE_TEACHER: Final = Template("homework-only-the-teacher")
NOT_THE_RESULTS: Final = Template("homework-not-the-results")
NO_SUCH_PUPIL: Final = Template("homework-no-such-pupil")
NOT_TO_ORDER: Final = Template("homework-not-to-order")
ORDER_NOT_MADE: Final = Template("files-order-not-made")
HOW_MANY_BOARDS: Final = Template("refusals-how-many-boards")
BOARDS_DIFFER: Final = Template("refusals-boards-differ")
BOARDS_TWICE: Final = Template("refusals-boards-twice")
TAKEN_BACK_TOO_LATE: Final = Template("refusals-taken-back-too-late")

# --- voice

NO_VOICE: Final = Template("voice-not-here")
VOICE_IS_PRIVATE: Final = Template("voice-is-private")
NOT_IN_VOICE: Final = Template("voice-not-joined")
NOT_REACHED: Final = Template("voice-not-reached")
SIGNAL_TOO_LONG: Final = Template("voice-too-long")

# --- classes

ONLY_THE_DESK: Final = Template("class-only-the-desk")
WRONG_SECRET: Final = Template("class-wrong-secret")
NO_SUCH_STEP: Final = Template("class-no-such-step")
NO_SUCH_TABLES: Final = Template("class-no-such-tables")

# --- how a table in a list stands

BEFORE_THE_PLAY: Final = Template("page-before-the-play")
IN_TRICK: Final = Template("page-in-trick")
BETWEEN_DEALS: Final = Template("page-between-deals")
ALL_BOARDS_PLAYED: Final = Template("class-all-boards-played")

# --- moments to which a table is taken back

BEFORE_CARD: Final = Template("class-before-card")
BEFORE_CALL: Final = Template("class-before-call")
BEFORE_CHOICE: Final = Template("class-before-choice")
BEFORE_ANNOUNCEMENT: Final = Template("class-before-announcement")

# --- questions that wait

REPLACE_ASKED: Final = Template("story-replace-asked")
