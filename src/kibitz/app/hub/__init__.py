"""The shared middle: live tables, who looks at them, bots and deals that come to them. Nothing here knows a subject."""
