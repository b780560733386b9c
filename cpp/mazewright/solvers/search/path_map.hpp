#pragma once
// Paths from every cell of a maze to the nearest of some goals: a distance map.

#include <cstdint>
#include <span>
#include <vector>

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// The direction of a path that has no next cell.
inline constexpr uint8_t noNextCell = 0xff;

struct PathMap {
  /// Per cell the cost of a cheapest path to a goal, the sum of the weights of all its cells but
  /// the first; infinity if no path leads to a goal. Exact up to 2^53.
  std::vector<double> costs;
  /// Per cell the direction of the next cell on such a path; noNextCell at goals and where no path
  /// leads to one.
  std::vector<uint8_t> directions;
};

/// The paths of all cells. Goals are open cells. `weights` as in SolveTask: a goal of blockedWeight
/// is reached from nowhere. Of equally cheap paths, a fixed one. Breadth first without weights,
/// otherwise Dijkstra's algorithm with several roots. Cost: O(cells); O(cells log cells) with
/// weights.
PathMap pathsTo(const Maze& maze, std::span<const Cell> goals, std::span<const uint32_t> weights);

/// Paths of flight from the goals of a map that pathsTo made: `map` with every cost times -1.2,
/// made consistent again by Dijkstra's algorithm, so that a path leads away from the goals and,
/// where this is worth it, first past them out of a dead end. A path ends where no cell near by is
/// safer: the cell has no next cell. `weights` as for pathsTo. Cost: O(cells log cells).
/// Source: B. Walker, "The incredible power of Dijkstra maps", RogueBasin: safety maps of Brogue.
PathMap flightFrom(const Maze& maze, PathMap map, std::span<const uint32_t> weights);

}  // namespace mazewright
