"""Practice: puzzles, the deal of the day, deals to order. How puzzles are proved is not decided here."""
