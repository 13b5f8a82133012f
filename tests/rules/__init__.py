"""The rules, each by itself, where no law\x27s example shows the difference."""
