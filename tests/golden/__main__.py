"""Write the golden games anew, after a change of the rules that is meant: ``python -m tests.golden``.

Look at the difference before you commit it.
"""

from tests.golden.games import PLAYTHROUGHS, RECORDS, playthrough, playthrough_file, record, record_file

for players, seed in RECORDS:
    record_file(players, seed).write_text(record(players, seed), encoding="utf-8")
for players, seed in PLAYTHROUGHS:
    playthrough_file(players, seed).write_text(playthrough(players, seed), encoding="utf-8")
