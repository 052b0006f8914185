#!/bin/sh
# backup.sh DATABASE FILE: a copy of the database while the server runs. DATABASE is what the setting of this name says, a path or a
# URL of PostgreSQL. FILE must not be there yet, and is only there once it is whole.
set -eu
[ $# -eq 2 ] || { echo "usage: backup.sh DATABASE FILE" >&2; exit 2; }
database=$1 file=$2
[ ! -e "$file" ] || { echo "$file is there already; name another file." >&2; exit 2; }
case $database in
postgresql://* | postgres://*)
    pg_dump --format=custom --no-owner --file="$file.part" "$database"
    ;;
*)
    [ -f "$database" ] || { echo "There is no database $database." >&2; exit 2; }
    python3 -c 'import sqlite3, sys
source, copy = sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True), sqlite3.connect(sys.argv[2])
with copy:
    source.backup(copy)
copy.close()' "$database" "$file.part"
    ;;
esac
mv "$file.part" "$file"
