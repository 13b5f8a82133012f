"""The rules that games are put together from, as functions of the table. No rule knows which game it is part of."""
