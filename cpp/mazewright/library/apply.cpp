#include "mazewright/library/apply.hpp"

#include "mazewright/library/endpoints.hpp"
#include "mazewright/library/passes.hpp"

namespace mazewright {

namespace {

/// The ends of a maze before passes, and whether they are joined. Cost: O(cells).
struct EndsBefore {
  explicit EndsBefore(const Maze& maze)
      : hadStart(maze.start != noCell),
        hadEnd(maze.end != noCell),
        wereJoined(joinsEndpoints(maze)) {}
  bool hadStart, hadEnd, wereJoined;
};

/// Places an endpoint anew that passes gave up or cut off, and both if that or a cut parts them.
void replaceEndpoints(Maze& maze, const EndsBefore& before, uint64_t key) {
  const auto isLost = [&](bool wasThere, Cell cell) {
    return wasThere && (cell == noCell || !maze.isOpen(cell));
  };
  if (!before.hadStart) maze.start = noCell;
  if (!before.hadEnd) maze.end = noCell;
  const bool isStartLost = isLost(before.hadStart, maze.start);
  const bool isEndLost = isLost(before.hadEnd, maze.end);
  const bool arePlaced = !isStartLost && !isEndLost;
  if (arePlaced && (!before.wereJoined || joinsEndpoints(maze))) return;
  Random random(key, "exits");
  const Endpoints chosen =
      placeInLargestPart(maze, *catalog().exits.front(), random, /*byGrid=*/false);
  if (isStartLost) maze.start = chosen.start;
  if (isEndLost) maze.end = chosen.end;
  if (!before.wereJoined || joinsEndpoints(maze)) return;
  maze.start = chosen.start;
  maze.end = chosen.end;
}

}  // namespace

Problem applyPasses(Maze& maze, std::span<const PassChoice> choices, const Value& seed) {
  Seed read;
  if (Problem problem = readSeed(seed, read)) return problem;
  std::vector<Pass> passes;
  if (Problem problem = readPasses(choices, maze, passes)) return problem;
  const EndsBefore ends(maze);
  const std::size_t steps = maze.log != nullptr ? maze.log->size() : 0;
  Maze changed = maze;
  PassRun run(read.key(), passes);
  run.thin(changed);
  if (Problem problem = run.finish(changed)) {
    if (maze.log != nullptr) maze.log->resize(steps);
    return problem;
  }
  replaceEndpoints(changed, ends, read.key());
  run.finishWithEndpoints(changed);
  maze = std::move(changed);
  return {};
}

}  // namespace mazewright
