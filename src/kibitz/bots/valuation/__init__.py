"""What hands, tricks and contracts are worth, by points and by the score: tables and sums that all players share."""
