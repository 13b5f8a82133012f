"""What is wrong with the options of a game or session, in sentences that can be translated."""

from __future__ import annotations

from typing import Final

from kibitz.engine.text import Template

NO_GAME: Final = Template("There is no game called “{text:name}”: choose from {text:known}.")
NO_SESSION: Final = Template("There is no session called “{text:name}”: choose from {text:known}.")
NO_SESSION_FOR: Final = Template("There is no session for {word:title}.")
NO_OPTION: Final = Template(
    "{word:title} cannot be set so: there is no option {text:option}; its options are {text:known}."
)
NO_OPTIONS: Final = Template("{word:title} cannot be set so: there is no option {text:option}; it has no options.")
NOT_A_SWITCH: Final = Template("{word:title} cannot be set so: the option {text:option} is true or false.")
NOT_A_CHOICE: Final = Template("{word:title} cannot be set so: the option {text:option} is one of {text:known}.")
NOT_IN_RANGE: Final = Template(
    "{word:title} cannot be set so: the option {text:option} is a whole number from {n:least} to {n:most}."
)
NOT_A_NUMBER: Final = Template(
    "{word:title} cannot be set so: the option {text:option} is a whole number from {n:least} up."
)
SLAM_NEEDS_FULL: Final = Template("A slam needs full scoring: there is no slam to choose with scoring={text:scoring}.")
OTHER_CARDS: Final = Template("{word:title} is played with {n:wanted} cards each, and that deal has {n:cards}.")
RUBBER_ONLY: Final = Template("Duplicate scoring has its own Laws: the option {text:option} goes with rubber scoring.")
SESSION_NEEDS: Final = Template("{word:session} needs {word:title} with {text:needs}.")
NOT_ITS_SESSION: Final = Template("{word:session} is no session of {word:title}: choose from {text:known}.")
