"""What is asked: decisions, and the menus that an answer walks through."""
