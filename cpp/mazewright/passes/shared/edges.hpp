#pragma once
// Edges of a grid in a random order.

#include <vector>

#include "mazewright/model/maze.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/shared/component_sets.hpp"
#include "mazewright/passes/shared/shuffle_step.hpp"

namespace mazewright {

/// The edges of the cells in directionsOf(cell) for which keeps(cell, neighbour) is true, each
/// once, as cell << 3 | direction from its lower cell, ordered by it. Cost: O(cells).
template <typename DirectionsOf, typename Keeps>
std::vector<uint32_t> edgesOf(const Maze& maze, DirectionsOf directionsOf, Keeps keeps) {
  const Grid& grid = maze.grid;
  std::vector<uint32_t> edges;
  eachOf(maze, grid.cellCount(), [&](Cell cell) {
    eachNeighbour(grid, cell, directionsOf(cell), [&](Cell to, Direction direction) {
      if (to > cell && keeps(cell, to)) edges.push_back(cell << 3 | direction);
    });
  });
  return edges;
}

/// All edges in directionsOf(cell).
template <typename DirectionsOf>
std::vector<uint32_t> edgesOf(const Maze& maze, DirectionsOf directionsOf) {
  return edgesOf(maze, directionsOf, [](Cell, Cell) { return true; });
}

/// Visits edges in a shuffled order: visit(cell, direction, neighbour). Draws one step of the
/// shuffle per edge.
template <typename Visit>
void eachShuffled(const Maze& maze, std::vector<uint32_t> edges, Random& random, Visit visit) {
  eachOf(maze, static_cast<uint32_t>(edges.size()), [&](uint32_t i) {
    shuffleStep(edges, i, random);
    const Cell cell = edges[i] >> 3;
    visit(cell, edges[i] & 7, maze.grid.neighbour(cell, edges[i] & 7));
  });
}

/// The directions in which walls stand between a cell and open neighbours, if it is open.
inline unsigned wallsBetween(const Maze& maze, Cell cell) {
  const unsigned walls = maze.grid.neighbours[cell] & ~unsigned{maze.passages[cell]};
  if (maze.kinds.empty()) return walls;
  if (!maze.isOpen(cell)) return 0;
  return directionsWhere(maze.grid, cell, walls, [&](Cell to) { return maze.isOpen(to); });
}

/// Opens walls, in a shuffled order, that lie between two components, and unites these: as few as
/// possible, until nothing more can be joined. The walls are those in wallsOf(cell) for which
/// mayJoin(cell, neighbour) is true. Draws one step of the shuffle per wall between two components.
/// Returns how many it opened. A wall is shuffled together with its two sets: looked up at each
/// visit, perturb took 1.2 times as long.
template <typename WallsOf, typename MayJoin>
uint32_t joinComponents(Maze& maze, ComponentSets& sets, Random& random, WallsOf wallsOf,
                        MayJoin mayJoin) {
  struct Wall {
    uint32_t edge, a, b;
  };
  std::vector<Wall> walls;
  eachOf(maze, maze.grid.cellCount(), [&](Cell cell) {
    eachNeighbour(maze.grid, cell, wallsOf(cell), [&](Cell to, Direction direction) {
      if (to < cell || !mayJoin(cell, to)) return;
      const uint32_t a = sets.of(cell), b = sets.of(to);
      if (a != b) walls.push_back({cell << 3 | direction, a, b});
    });
  });
  uint32_t opened = 0;
  eachOf(maze, static_cast<uint32_t>(walls.size()), [&](uint32_t i) {
    shuffleStep(walls, i, random);
    const auto [edge, a, b] = walls[i];
    if (!sets.uniteSets(a, b)) return;
    maze.carve(edge >> 3, edge & 7);
    ++opened;
  });
  return opened;
}

/// The same with all walls.
inline void joinComponents(Maze& maze, ComponentSets& sets, Random& random) {
  joinComponents(
      maze, sets, random, [&](Cell cell) { return wallsBetween(maze, cell); },
      [](Cell, Cell) { return true; });
}

}  // namespace mazewright
