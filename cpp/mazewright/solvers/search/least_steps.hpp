#pragma once
// The heuristic of informed searches: a lower bound of the steps between two cells, from their
// coordinates alone.

#include <array>

#include "mazewright/model/grid.hpp"

namespace mazewright {

/// No path to one cell has fewer passages, whatever the walls, mask, glued edges and tunnels, and
/// the bounds of neighbours differ by at most 1: an admissible and consistent heuristic, in
/// integers, that looks at no other cell.
///
/// Along each axis and along their sum, the way between two cells divided by that of the longest
/// edge of the grid. An axis with an edge over more than half of it is a circle. On squares it is
/// the Manhattan distance, on the torus too. On round shapes, whose rows have different lengths,
/// only rings count.
class LeastSteps {
 public:
  /// The grid must outlive it. Cost: O(1); O(cells) on grids with a table or diagonals.
  LeastSteps(const Grid& grid, Cell to);

  /// Cost: O(1); O(log rows) where rows have different lengths.
  uint32_t of(Cell cell) const;

 private:
  /// Along the axes, then their sum.
  using Way = std::array<uint32_t, 4>;

  Way between(Position a, Position b) const;
  Way longestEdge() const;

  const Grid& grid_;
  Position to_;
  /// The length of each axis that is a circle; otherwise 0.
  std::array<uint32_t, 3> around_{};
  Way longest_{1, 1, 1, 1};
};

}  // namespace mazewright
