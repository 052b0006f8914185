"""What a person would laugh at: games of basic agents are played at fixed seeds and each kind of blunder is counted.

``make blunders`` compares the counts with ``ceilings.json``, which holds those that were kept, each with how often it could have
happened, and fails where one has risen.
"""
