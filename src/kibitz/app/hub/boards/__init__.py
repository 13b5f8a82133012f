"""Boards that belong to no table: looked at by their codes, and drawn to order. Nothing here is stored but tables."""
