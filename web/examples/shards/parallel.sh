#!/bin/sh
# The chunks of a world on all cores of this machine, with GNU parallel: eight shards, as many at a time
# as there are cores. After a restart it continues where it stopped.
#   sh parallel.sh FOLDER
set -e
parallel --halt now,fail=1 mazewright world \
  --algorithm wilson --seed hello --chunk 16 --levels 4 \
  --shard {}/8 --out "$1" ::: 0 1 2 3 4 5 6 7
