"""Boards that belong to no table, of files and links. Nothing of them is kept."""
