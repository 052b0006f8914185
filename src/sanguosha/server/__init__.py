"""The server: rooms, games, and what each player may see of them, over WebSockets."""
