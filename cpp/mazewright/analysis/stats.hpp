#pragma once
// What can be said of a maze: distances and figures.

#include <cstdint>
#include <vector>

#include "mazewright/model/maze.hpp"

namespace mazewright {

inline constexpr uint32_t unreachable = 0xffffffff;

/// Passages from `from` to every cell, `unreachable` where there is no way; breadth first.
/// Cost: O(cells).
std::vector<uint32_t> distancesFrom(const Maze& maze, Cell from);

/// The cell of greatest finite distance, the lowest index of equals.
Cell farthest(const std::vector<uint32_t>& distances);

/// The first cell one can stand on; noCell when there is none.
Cell firstOpen(const Maze& maze);

struct Stats {
  uint32_t cells = 0;  // open ones
  uint32_t links = 0;
  uint32_t components = 0;
  uint32_t loops = 0;      // links - cells + components
  uint32_t isolated = 0;   // by number of ways: 0,
  uint32_t deadEnds = 0;   // 1,
  uint32_t straights = 0;  // 2 opposite ones,
  uint32_t turns = 0;      // any other 2,
  uint32_t junctions = 0;  // 3,
  uint32_t crossings = 0;  // 4 or more
  /// Passages between two cells farthest apart: exact where there are no loops, else the lower
  /// bound of two breadth-first sweeps in the component of the first open cell.
  uint32_t longestPath = 0;
  /// Passages from start to end; `unreachable` without exits or without a way.
  uint32_t solutionLength = unreachable;
  /// One component without a loop.
  bool perfect = false;
};

/// Cost: O(cells).
Stats analyse(const Maze& maze);

/// Every passage once, as pairs (lower cell, higher cell), in cell order.
std::vector<Cell> linksOf(const Maze& maze);

/// Every pair of neighbouring open cells once, linked or not, likewise.
std::vector<Cell> adjacencyOf(const Maze& maze);

}  // namespace mazewright
