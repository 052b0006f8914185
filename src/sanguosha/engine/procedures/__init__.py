"""The procedures of the rules, each working on a frame and announcing its moments."""
