"""What more than one subject shows: deals that are over, puzzles, results. Nothing here decides or asks."""
