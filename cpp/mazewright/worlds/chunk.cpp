#include "mazewright/worlds/chunk.hpp"

#include <algorithm>

#include "mazewright/worlds/connect.hpp"

namespace mazewright {

Plan planChunk(const World& world, Site chunk) {
  uint64_t key = world.plan.seed.key() ^ hashText("chunks");
  for (const uint64_t part : {chunk.x, chunk.y}) key = splitMix(key, part - world.origin());
  Plan plan = world.plan;
  plan.seed = {false, std::to_string(static_cast<int64_t>(key))};
  return plan;
}

namespace {

/// Whether the generator has placed an entrance and an exit, which decide where start and end are.
bool placesEnds(const Maze& maze) {
  return std::any_of(maze.things.begin(), maze.things.end(),
                     [](const Thing& thing) { return thing.role == Role::entrance; });
}

}  // namespace

Outcome makeChunk(const World& world, Site chunk) {
  Outcome outcome = generate(planChunk(world, chunk));
  // A problem: the generator found no dungeon within its tries.
  if (outcome.problem || !world.isDungeon()) return outcome;
  Maze& maze = *outcome.maze;
  openDungeon(maze, doorsOf(world, chunk));
  if (!placesEnds(maze)) {
    // The policy runs again on the changed dungeon.
    Random unused(outcome.plan.seed.key());
    const Endpoints exits = outcome.plan.exits->place(maze, unused);
    maze.start = exits.start;
    maze.end = exits.end;
  }
  // The code is the plan's, whose dungeon is not connected to doors.
  outcome.code.clear();
  return outcome;
}

}  // namespace mazewright
