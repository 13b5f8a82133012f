"""A game, a session and a level for kibitz, brought by a package of its own."""
