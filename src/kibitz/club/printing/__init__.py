"""Paper for a club: what stands on each sheet, as plain data, and a template for each beside it.

Nothing here makes a PDF: whoever prints gives a template its data.
"""
