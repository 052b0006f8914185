"""The page in a real browser (Chromium), on a real server."""
