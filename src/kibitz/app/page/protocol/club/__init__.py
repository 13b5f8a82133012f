"""What is said of classes and competitions between page and server, one module a subject; nothing of who says it."""
