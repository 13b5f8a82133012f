"""Where everything meets: open pages, requests, live tables, bots, and the other processes on the same database.

No HTTP and no SQL.
"""
