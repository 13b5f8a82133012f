"""Players made of code: they see a view and choose a move."""

from kibitz.bots.maxims.anything import RandomBot
from kibitz.bots.maxims.learner import SimpleBot
from kibitz.bots.protocol import Bot, play_out

__all__ = ["Bot", "RandomBot", "SimpleBot", "play_out"]
