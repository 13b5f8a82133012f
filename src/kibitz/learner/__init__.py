"""What a player's own deals say of the player: points and tricks, skills, accuracy over time.

Pure: it knows no server, no clock and nobody by name.
"""
