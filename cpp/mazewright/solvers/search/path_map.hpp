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

}  // namespace mazewright
