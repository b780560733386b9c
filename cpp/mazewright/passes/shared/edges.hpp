#pragma once
// Edges of a grid in a random order.

#include <vector>

#include "mazewright/model/maze.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/shared/component_sets.hpp"
#include "mazewright/passes/shared/shuffle_step.hpp"

namespace mazewright {

/// The edges in the given directions by cell, each once, as cell << 3 | direction from its lower
/// cell, ordered by it. Cost: O(cells).
std::vector<uint32_t> edgesOf(const Maze& maze, const std::vector<uint8_t>& directions);

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

/// These by cell, of all walls or of those within the components given. Cost: O(cells).
std::vector<uint8_t> wallsOf(const Maze& maze, ComponentSets* within = nullptr);

/// Opens walls, in a shuffled order, that lie between two components, and unites these: as few as
/// possible, until nothing more can be joined. The walls are given by cell. Draws one step of the
/// shuffle per wall between two components. Returns how many it opened. Cost: O(cells).
uint32_t joinComponents(Maze& maze, ComponentSets& sets, Random& random,
                        const std::vector<uint8_t>& walls);

}  // namespace mazewright
