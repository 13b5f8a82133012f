"""Players made of code: they see a view and choose a move.

No server and no clock, and nothing that a person in the same seat could not know.
"""

from kibitz.bots.bot import Bot, Cancellable, Explaining, play_out
from kibitz.bots.decision import Decision, Why
from kibitz.bots.maxims.anything import RandomBot
from kibitz.bots.maxims.learner import SimpleBot

__all__ = ["Bot", "Cancellable", "Decision", "Explaining", "RandomBot", "SimpleBot", "Why", "play_out"]
