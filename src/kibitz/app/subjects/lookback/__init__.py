"""What somebody has played: deals that are over, played again, what is learnt from them. None under way."""
