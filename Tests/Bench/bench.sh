#!/bin/sh
# Measures a built slayer, beside Taskwarrior where it is installed: sh Tests/Bench/bench.sh PROGRAM
# A figure that misses its aim is shown, never an error.
set -eu
program=${1:?usage: bench.sh PROGRAM}
if ! command -v python3 >/dev/null; then
  echo 'The measurements are made by python3, which is not installed here.'
  exit 0
fi
exec python3 -B "$(dirname "$0")/bench.py" "$program"
