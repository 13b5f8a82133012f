"""The commands that work things out: solve, par, lead, stats, analyse and simulate. They play with nobody."""
