"""Classes, competitions, leagues and homework on the server: what is kept of them, and who may do what.

Not here: movements, scores and what may happen next (`kibitz.club`), and anything that a table does by itself.
"""
