"""What many deals or records tell together: averages with their errors, and the studies that make them.

A study knows one part at a time, but not who works at it nor where its rows are kept: that is in `bulk`.
"""
