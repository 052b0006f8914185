#!/bin/sh
# restore.sh FILE DATABASE: what backup.sh kept becomes a database again. The server must not run. A path must not be there yet; a
# database of PostgreSQL must be empty.
set -eu
[ $# -eq 2 ] || { echo "usage: restore.sh FILE DATABASE" >&2; exit 2; }
file=$1 database=$2
[ -f "$file" ] || { echo "There is no file $file." >&2; exit 2; }
case $database in
postgresql://* | postgres://*)
    pg_restore --exit-on-error --single-transaction --no-owner --dbname="$database" "$file"
    ;;
*)
    [ ! -e "$database" ] || { echo "$database is there already; move it away first." >&2; exit 2; }
    cp "$file" "$database"
    ;;
esac
