"""What is told: the messages, and a game as its viewers may know it."""
