"""The games, each as its rule sheet reads, and the only list of them. Nobody outside asks which game it is."""

from kibitz.games.registry import GAMES, Entrance, game, game_for

__all__ = ["GAMES", "Entrance", "game", "game_for"]
