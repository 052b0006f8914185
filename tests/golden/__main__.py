"""Write the golden games anew, after a change of the rules that is meant: ``python -m tests.golden``.

Look at the difference before you commit it.
"""

from tests.golden.games import PLAYTHROUGHS, RECORDS, playthrough, playthrough_file, record, record_file

for game in RECORDS:
    record_file(*game).write_text(record(*game), encoding="utf-8")
for game in PLAYTHROUGHS:
    playthrough_file(*game).write_text(playthrough(*game), encoding="utf-8")
