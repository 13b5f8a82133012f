"""What the server refuses or asks, as templates for the page's catalogues."""

from __future__ import annotations

from typing import Final

from kibitz.engine.text import Template

# --- refusals

NOT_A_MESSAGE: Final = Template("That message could not be understood.")
SAY_HELLO_FIRST: Final = Template("The first message must be Hello.")
TOO_FAST: Final = Template("Too many messages at once: please try again in a moment.")
NOT_DUMMY_OF_A_BOT: Final = Template("Only dummy whose partner is a bot may do that.")
OTHERS_PLAY: Final = Template("Other people hold cards: the deal is played to its end.")
NOT_STORED: Final = Template("That could not be stored: please try again.")
NO_SUCH_TABLE: Final = Template("There is no such table: please check the link.")
OLD_TABLE: Final = Template("This table was played under rules that this kibitz no longer knows.")
DAMAGED_TABLE: Final = Template("This table cannot be read: what is stored of it is damaged.")
NO_SUCH_CODE: Final = Template("There is nothing under that code: please check it letter by letter.")
DAMAGED_LEDGER: Final = Template("This cannot be read: what is stored of it is damaged.")
DAMAGED_DEAL: Final = Template("This deal cannot be read: what is stored of it is damaged.")
BAD_PREFERENCE: Final = Template("A preference is a number of times from 0 to 1000.")
ORDER_TOO_LONG: Final = Template("What is wanted may have {n:most} letters.")
ORDER_TOO_MUCH: Final = Template("That takes too long to draw: please ask for less, or try again later.")
NO_SUCH_DEALS: Final = Template("No such deal was found: there may be none.")
ORDER_TOO_RARE: Final = Template("Such deals are too rare to play one after the other: please ask for less.")
NEVER_PLAYED: Final = Template("In this game such cards are not played but dealt again: please ask for others.")
ONE_DEAL_IN: Final = Template("One deal in {n:every} is like that.")
DRAWN_TO_KEEP: Final = Template("{n:drawn} were drawn to find {n:kept}.")
NOT_ALL_HANDS: Final = Template("Not all four hands are known.")
NO_SUCH_CALL: Final = Template("There is no such call to explain.")
NO_SUCH_DEAL: Final = Template("There is no such deal at this table, or it is not over yet.")
PRIVATE_DEAL: Final = Template("This table is private: its deals are for those who sat at it.")
NOTHING_LEFT_TO_PLAY: Final = Template("Nothing was left to decide there: please choose an earlier moment.")
NOTHING_KEPT: Final = Template("Nothing is kept of you here.")
NO_DEAL_WITH_CODE: Final = Template("There is no deal with the code {text:code}: please check it letter by letter.")
NO_SUCH_PLAYER: Final = Template("There is no such seat at this table.")
NO_FREE_SEAT: Final = Template("All seats at this table are taken: you can watch.")
SEAT_TAKEN: Final = Template("That seat is taken: please choose another.")
NOT_SEATED: Final = Template("You have no seat at this table.")
BOT_HAS_SEAT: Final = Template("A bot is playing for you: take your seat first.")
BAD_NICKNAME: Final = Template("A nickname has 1 to 20 characters that can be seen and read.")
NAME_TAKEN: Final = Template(
    "Somebody at this table is called {name:name}, or nearly so: please choose another nickname."
)
NAME_OF_A_BOT: Final = Template("{name:name} is the name of a bot: please choose another nickname.")
NOT_BEGUN: Final = Template("The others are still coming together: play has not begun.")
HAS_BEGUN: Final = Template("Play has begun: seats stay as they are.")
OWNER_BEGINS: Final = Template("{name:who} opened the table and begins when all are there.")
HAS_DRAWN: Final = Template("You have drawn a card: the others draw theirs.")
NOT_THE_OWNER: Final = Template("Only the person who opened the table may do that.")
NOT_YOURSELF: Final = Template("Nobody is sent away from their own table.")
NOBODY_ELSE: Final = Template("Nobody else has a seat here: the table waits for you as long as you like.")
NOT_LET_IN: Final = Template("The table would rather not: you can ask again when the next deal has begun.")
NO_SUCH_GUEST: Final = Template("Nobody is waiting for that answer any more.")
HAS_SEEN_A_HAND: Final = Template(
    "{name:who} has held a hand of this deal: another seat is free from the next deal on."
)
NOT_YET_REPLACED: Final = Template("{name:who} has a minute to come back: {n:seconds} seconds to go.")
TOO_LATE_TO_TAKE_BACK: Final = Template(
    "Somebody has moved since: only at a practice table can that still be taken back."
)
BAD_NONCE: Final = Template("A nonce has 8 to 64 letters, digits, hyphens or underscores.")
NO_SUCH_BOTS: Final = Template("There are no bots called {text:level}.")
NO_SUCH_PHRASE: Final = Template("Only the set phrases can be said.")
SAID_LATER: Final = Template("That can be said when the deal is over.")
NO_HINTS: Final = Template("There are no hints at this table: other people play here too.")
NO_HINT: Final = Template("There is nothing to hint at here.")
NOT_OVER: Final = Template("The deal is not over yet.")
SESSION_OVER: Final = Template("The session is over.")
NOT_GONE: Final = Template("{name:who} is here: only somebody who is gone can be replaced.")
NOT_A_BOT: Final = Template("A person has that seat: only bots have levels.")
NOT_A_PERSON: Final = Template("A bot has that seat already.")
BAD_CODE: Final = Template("That code is not valid, or its five minutes are over: please ask for another.")
TOO_MANY_TABLES: Final = Template("You have opened many tables in a short time: please wait a little.")
TOO_MANY_PEOPLE: Final = Template("Many people have come from your network in a short time: please wait a little.")

NO_SUCH_PUZZLE: Final = Template("There is no such puzzle: please choose another.")
DAILY_ONCE: Final = Template("You have begun this deal of the day already: each is played once.")
NO_NETWORK: Final = Template(
    "No network was found to let others in from. Start kibitz with: kibitz serve --host 0.0.0.0"
)
NOT_FROM_HERE: Final = Template("Only somebody at the computer where kibitz runs can let the network in.")

# --- lessons

NO_SUCH_LESSON: Final = Template("There is no such lesson: please choose another.")
NOT_IN_LESSON: Final = Template("The lesson has something else at this place: it is shown from there.")
LESSON_STOPS_HERE: Final = Template("The lesson stops the play here: go on, or try again.")
LESSON_TABLE: Final = Template("This table belongs to a lesson: it is for one player alone.")

# --- tables that somebody else runs

TABLE_PAUSED: Final = Template("The table is paused: play goes on in a moment.")
SEATS_ARE_GIVEN: Final = Template("Seats at this table are given out by whoever runs it: please ask there.")
NOT_A_HELPER: Final = Template("Only dummy may point at a card, and only where dummy helps declarer.")
ONLY_THE_TEACHER: Final = Template("Only the teacher who set this homework may do that.")
NOT_THE_RESULTS: Final = Template(
    "This link does not open the results: please use the one you got when you set the homework."
)
NO_SUCH_PUPIL: Final = Template("Nobody with that number does this homework.")
NOT_TO_ORDER: Final = Template("Deals are made to order for games with thirteen cards each.")
ORDER_NOT_MADE: Final = Template("No deals can be made to that order.")
HOW_MANY_BOARDS: Final = Template("A set has from 1 to {n:most} boards.")
BOARDS_DIFFER: Final = Template("These deals do not fit one table: all must be of one pack, with as many cards each.")
BOARDS_TWICE: Final = Template("Each board of a set has a number of its own.")
TAKEN_BACK_TOO_LATE: Final = Template("That deal is over: it can be played again, but nothing in it is taken back.")

# --- classes

ONLY_THE_DESK: Final = Template("Only the desk of this class can do that: please open it with its own link.")
WRONG_SECRET: Final = Template(
    "This link does not open the desk: please use the one you got when you opened the class."
)
NO_SUCH_STEP: Final = Template("That step of the lesson has no cards to play: please choose another.")
NO_SUCH_TABLES: Final = Template("No tables are open: seat the class first.")

# --- how a table in a list stands

BEFORE_THE_PLAY: Final = Template("Before the first card")
IN_TRICK: Final = Template("Trick {n:trick}")
BETWEEN_DEALS: Final = Template("Between two deals")
ALL_BOARDS_PLAYED: Final = Template("All boards played")

# --- moments to which a table is taken back

BEFORE_CARD: Final = Template("Before {seat:who} played {card:card}")
BEFORE_CALL: Final = Template("Before {seat:who} called {call:call}")
BEFORE_CHOICE: Final = Template("Before {seat:who} chose")
BEFORE_ANNOUNCEMENT: Final = Template("Before {seat:who} announced")

# --- questions that wait

REPLACE_ASKED: Final = Template("{name:who} is gone. Shall a bot play on?")
