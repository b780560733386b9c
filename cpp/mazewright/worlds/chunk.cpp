#include "mazewright/worlds/chunk.hpp"

#include "mazewright/worlds/connect.hpp"

namespace mazewright {

Outcome makeChunk(const World& world, Site chunk) {
  uint64_t key = world.options.seed.key() ^ hashText("chunks");
  for (const uint64_t part : {chunk.x, chunk.y}) key = splitMix(key, part - world.origin());
  Options options = world.options;
  options.seed = {false, std::to_string(static_cast<int64_t>(key))};
  Outcome outcome = generate(std::move(options));
  if (!world.isDungeon()) return outcome;
  Maze& maze = *outcome.maze;
  openDungeon(maze, doorsOf(world, chunk));
  Random unused(key);
  const Exits exits = outcome.options.exits->place(maze, unused);
  maze.start = exits.start;
  maze.end = exits.end;
  outcome.code.clear();
  return outcome;
}

}  // namespace mazewright
