"""The generals, one file each, by package."""
