"""Players made of code: they see a view and choose a move."""

from kibitz.bots.protocol import Bot, play_out
from kibitz.bots.random import RandomBot
from kibitz.bots.simple import SimpleBot

__all__ = ["Bot", "RandomBot", "SimpleBot", "play_out"]
