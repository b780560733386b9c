#include "mazewright/passes/shared/edges.hpp"

namespace mazewright {

std::vector<uint32_t> edgesOf(const Maze& maze, const std::vector<uint8_t>& directions) {
  std::vector<uint32_t> edges;
  eachOf(maze, maze.grid.cellCount(), [&](Cell cell) {
    eachNeighbour(maze.grid, cell, directions[cell], [&](Cell to, Direction direction) {
      if (to > cell) edges.push_back(cell << 3 | direction);
    });
  });
  return edges;
}

std::vector<uint8_t> wallsOf(const Maze& maze, ComponentSets* within) {
  std::vector<uint8_t> walls(maze.grid.cellCount());
  eachOf(maze, maze.grid.cellCount(), [&](Cell cell) {
    unsigned found = wallsBetween(maze, cell);
    if (within != nullptr) {
      found = directionsWhere(maze.grid, cell, found,
                              [&](Cell to) { return within->of(cell) == within->of(to); });
    }
    walls[cell] = static_cast<uint8_t>(found);
  });
  return walls;
}

uint32_t joinComponents(Maze& maze, ComponentSets& sets, Random& random,
                        const std::vector<uint8_t>& walls) {
  // A wall is shuffled together with its two sets: looked up at each visit, perturb took 1.2 times
  // as long.
  struct Wall {
    uint32_t edge, a, b;
  };
  std::vector<Wall> between;
  for (const uint32_t edge : edgesOf(maze, walls)) {
    const uint32_t a = sets.of(edge >> 3), b = sets.of(maze.grid.neighbour(edge >> 3, edge & 7));
    if (a != b) between.push_back({edge, a, b});
  }
  uint32_t opened = 0;
  eachOf(maze, static_cast<uint32_t>(between.size()), [&](uint32_t i) {
    shuffleStep(between, i, random);
    const auto [edge, a, b] = between[i];
    if (!sets.uniteSets(a, b)) return;
    maze.carve(edge >> 3, edge & 7);
    ++opened;
  });
  return opened;
}

}  // namespace mazewright
