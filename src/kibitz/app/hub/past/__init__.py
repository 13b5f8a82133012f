"""What somebody asks of what they have played: deals that are over, played again, and what is learnt from them.

Nothing here changes a deal that is over.
"""
