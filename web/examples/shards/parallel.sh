#!/bin/sh
# A world's chunks on all cores of this machine, by GNU parallel: eight shards, as many at a time as
# there are cores. Stopped and started again it goes on where it was.
#   sh parallel.sh FOLDER
set -e
parallel --halt now,fail=1 mazewright world \
  --algorithm wilson --seed hello --chunk 16 --levels 4 \
  --shard {}/8 --out "$1" ::: 0 1 2 3 4 5 6 7
