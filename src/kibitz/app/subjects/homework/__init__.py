"""Homework: set, done, looked at by its teacher. Nothing of classes."""
