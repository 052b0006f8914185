#!/bin/sh
# restore.sh FILE DATABASE: what backup.sh kept becomes a database again. The server must not run. A path must not be there yet; a
# database of PostgreSQL must be empty. The server that had it when the copy was made is not the owner of what comes of it, and what it had promised for games to come is promised anew.
set -eu
[ $# -eq 2 ] || { echo "usage: restore.sh FILE DATABASE" >&2; exit 2; }
file=$1 database=$2
[ -f "$file" ] || { echo "There is no file $file." >&2; exit 2; }
case $database in
postgresql://* | postgres://*)
    pg_restore --exit-on-error --single-transaction --no-owner --dbname="$database" "$file"
    psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --dbname="$database" --command="do \$\$ begin
        if to_regclass('owner') is not null then update owner set holder = '', until = 0, place = 'a copy'; end if; end \$\$"
    ;;
*)
    [ ! -e "$database" ] || { echo "$database is there already; move it away first." >&2; exit 2; }
    cp "$file" "$database"
    python3 -c 'import contextlib, sqlite3, sys
with sqlite3.connect(sys.argv[1]) as copy, contextlib.suppress(sqlite3.OperationalError):
    copy.execute("update owner set holder = ?, until = 0, place = ?", ("", "a copy"))' "$database"
    ;;
esac
