"""What can be worked out about deals: solver, sampling, par, bulk work.

The typed faces of the C++ parts live here. No habits of players, and nothing that chooses a move.
"""
