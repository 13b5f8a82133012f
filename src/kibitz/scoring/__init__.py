"""What a deal is worth: one pure module a game, and nothing but tables and sums."""
