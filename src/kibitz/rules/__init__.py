"""The rules that games are put together from."""
