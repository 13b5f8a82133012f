"""One folder a subject: its messages, its picture, its answers. None knows its neighbours."""
