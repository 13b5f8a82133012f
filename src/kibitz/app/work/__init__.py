"""The one gateway for work that a request can make large: turns by address, processes that can be ended, and limits.

Nothing here knows what the work is about. Whatever a message could make long goes through `gateway.Gateway`; bots think
in processes of the same kind.
"""
