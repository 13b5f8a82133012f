"""What hands, tricks and contracts are worth, by points and by the score.

Tables and sums that all players share; nothing here chooses.
"""
