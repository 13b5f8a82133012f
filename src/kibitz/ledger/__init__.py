"""Ledgers: kinds of logs that fold to a state, their lines and files. Pure: nothing is stored or sent."""
