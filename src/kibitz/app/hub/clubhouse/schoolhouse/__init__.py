"""Classes live: who follows one, the teacher's desk, and the tables and lessons that pupils are sent to.

Not here: what may happen in a class and how it is seated (`kibitz.club.school`). Tables know nothing of it.
"""
