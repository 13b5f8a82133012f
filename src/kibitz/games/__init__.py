"""The games, each as its rule sheet reads."""

from kibitz.games.registry import GAMES, Entrance, game

__all__ = ["GAMES", "Entrance", "game"]
