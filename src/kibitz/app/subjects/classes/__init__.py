"""Classes: their door, the teacher's desk, the tables and lessons that pupils are sent to. No homework."""
