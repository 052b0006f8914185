"""What is kept: the store, its databases and their migrations."""
