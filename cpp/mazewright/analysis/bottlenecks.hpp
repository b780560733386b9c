#pragma once
// Bottlenecks: what cannot be closed without cutting a maze in two.

#include <vector>

#include "mazewright/model/maze.hpp"

namespace mazewright {

struct Bottlenecks {
  /// The articulation cells: without such a cell its component falls apart. Ascending.
  std::vector<Cell> cells;
  /// The bridges: passages without which a component falls apart. In the form and order of linksOf.
  std::vector<Cell> passages;
};

/// Cost: O(cells) time, 16 bytes of memory per cell.
/// Source: R. Tarjan, "Depth-first search and linear graph algorithms", SIAM J. Comput. 1, 1972.
Bottlenecks bottlenecksOf(const Maze& maze);

}  // namespace mazewright
