"""Generals of the package ``standard``."""
