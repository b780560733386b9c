#pragma once
// Loops over the neighbours of a cell, always in the order of their directions, lowest first: the
// order decides which of several neighbours is drawn, so it is part of the seed promise.

#include <bit>

#include "mazewright/model/grid.hpp"

namespace mazewright {

/// Calls visit(neighbour, direction) for every direction in the set `directions` (bit d: direction
/// d). Precondition: the cell has a neighbour in each of them, so the set is a subset of
/// grid.neighbours[cell]; a cell's passages are one. The set is copied: visit may change the maze.
template <typename Visit>
void eachNeighbour(const Grid& grid, Cell cell, unsigned directions, Visit visit) {
  for (unsigned rest = directions; rest != 0; rest &= rest - 1) {
    const auto direction = static_cast<Direction>(std::countr_zero(rest));
    visit(grid.neighbour(cell, direction), direction);
  }
}

/// The subset of `directions` for whose neighbours test(neighbour) is true.
template <typename Test>
unsigned directionsWhere(const Grid& grid, Cell cell, unsigned directions, Test test) {
  unsigned found = 0;
  eachNeighbour(grid, cell, directions, [&](Cell to, Direction direction) {
    if (test(to)) found |= 1u << direction;
  });
  return found;
}

/// The lowest of `directions` that leads from one cell to another. Precondition: there is one.
inline Direction directionTo(const Grid& grid, Cell from, unsigned directions, Cell to) {
  return static_cast<Direction>(std::countr_zero(
      directionsWhere(grid, from, directions, [&](Cell neighbour) { return neighbour == to; })));
}

}  // namespace mazewright
