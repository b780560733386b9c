#pragma once
// Pairs of neighbours, as wishes name edges.

#include <span>

#include "mazewright/model/neighbours.hpp"

namespace mazewright {

/// Calls visit(cell, direction, to) for every pair of neighbours of a list.
template <typename Visit>
void eachPair(const Grid& grid, std::span<const Cell> pairs, Visit visit) {
  for (std::size_t i = 0; i < pairs.size(); i += 2) {
    const Cell cell = pairs[i];
    visit(cell, directionTo(grid, cell, grid.neighbours[cell], pairs[i + 1]), pairs[i + 1]);
  }
}

}  // namespace mazewright
