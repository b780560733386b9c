#!/bin/sh
#SBATCH --job-name=world
#SBATCH --array=0-63
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --requeue
# The chunks of a world as a Slurm array: 64 tasks, one shard per task, in one shared folder.
#   npm install --global mazewright
#   sbatch slurm.sh /shared/world
set -e
mazewright world \
  --algorithm wilson --seed hello --chunk 64 --levels 10 \
  --shard "$SLURM_ARRAY_TASK_ID/64" --out "$1"
