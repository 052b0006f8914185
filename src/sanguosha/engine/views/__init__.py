"""What is seen: all that a seat may know, and why it may not pick something."""
