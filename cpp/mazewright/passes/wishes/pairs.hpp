#pragma once
// Pairs of neighbours, as wishes name edges.

#include <utility>
#include <vector>

#include "mazewright/model/neighbours.hpp"

namespace mazewright {

/// The two cells of an edge, the lower one first.
using CellPair = std::pair<Cell, Cell>;

/// Calls visit(cell, direction, to) for every pair of a list.
template <typename Visit>
void eachPair(const Grid& grid, const std::vector<CellPair>& pairs, Visit visit) {
  for (const auto& [cell, to] : pairs) {
    visit(cell, directionTo(grid, cell, grid.neighbours[cell], to), to);
  }
}

}  // namespace mazewright
