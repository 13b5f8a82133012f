"""What a good teacher says of a card or a choice: the kind of play it is, what it needs, and how likely that is.

Everything is told from one player's view and from what a bot worked out; nothing here chooses a move.
"""
