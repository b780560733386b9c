#include "mazewright/library/apply.hpp"

#include "mazewright/library/passes.hpp"

namespace mazewright {

namespace {

/// Places the endpoints anew that are no open cells any more.
void replaceEndpoints(Maze& maze, uint64_t key) {
  const auto isLost = [&](Cell cell) { return cell != noCell && !maze.isOpen(cell); };
  if (!isLost(maze.start) && !isLost(maze.end)) return;
  Random random(key, "exits");
  const Endpoints chosen = catalog().exits.front()->place(maze, random);
  if (isLost(maze.start)) maze.start = chosen.start;
  if (isLost(maze.end)) maze.end = chosen.end;
}

}  // namespace

Problem applyPasses(Maze& maze, std::span<const PassChoice> choices, const Value& seed) {
  Seed read;
  if (Problem problem = readSeed(seed, read)) return problem;
  std::vector<Pass> passes;
  if (Problem problem = readPasses(choices, maze, passes)) return problem;
  const std::size_t steps = maze.log != nullptr ? maze.log->size() : 0;
  Maze changed = maze;
  PassRun run(read.key(), passes);
  run.thin(changed);
  if (Problem problem = run.finish(changed)) {
    if (maze.log != nullptr) maze.log->resize(steps);
    return problem;
  }
  replaceEndpoints(changed, read.key());
  run.finishWithEndpoints(changed);
  maze = std::move(changed);
  return {};
}

}  // namespace mazewright
