"""What is wrong with the options of a game or session, in sentences that can be translated."""

from __future__ import annotations

from typing import Final

from kibitz.engine.text import Template

NO_GAME: Final = Template("refusals-no-game")
NO_SESSION: Final = Template("refusals-no-session")
NO_SESSION_FOR: Final = Template("refusals-no-session-for")
NO_OPTION: Final = Template("refusals-no-option")
NO_OPTIONS: Final = Template("refusals-no-options")
NOT_A_SWITCH: Final = Template("refusals-not-a-switch")
NOT_A_CHOICE: Final = Template("refusals-not-a-choice")
NOT_IN_RANGE: Final = Template("refusals-not-in-range")
NOT_A_NUMBER: Final = Template("refusals-not-a-number")
SLAM_NEEDS_FULL: Final = Template("refusals-slam-needs-full")
OTHER_CARDS: Final = Template("refusals-other-cards")
RUBBER_ONLY: Final = Template("refusals-rubber-only")
SESSION_NEEDS: Final = Template("refusals-session-needs")
NOT_ITS_SESSION: Final = Template("refusals-not-its-session")
