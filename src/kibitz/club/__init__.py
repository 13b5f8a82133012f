"""The club: who sits where and plays what, how a field is scored, leagues, events on paper and their files.

Pure: no server, no clock and no page. What the time is and who asks, whoever calls says.
"""
