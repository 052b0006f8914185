"""Generals of the package ``wind``."""
