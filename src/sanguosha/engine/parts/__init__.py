"""What acts: the parts that skills, equipment, effects and modes are made of."""
