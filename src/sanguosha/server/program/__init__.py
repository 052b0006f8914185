"""What any program that runs for long needs: settings, a clock, logs, figures, a collector of garbage."""
