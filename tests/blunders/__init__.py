"""What a person would laugh at: games of basic agents are played at fixed seeds and each kind of blunder is counted.

``make blunders`` compares the counts with ``ceilings.json`` and fails where one has risen.
"""
