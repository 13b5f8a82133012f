"""A class: who has come, who sits with whom at which table, and what was sent to them, as a log that folds to a state.

No server in it: the cards are played at live tables, of which only their codes are known here.
"""
