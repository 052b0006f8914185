"""The table for tests itself."""
