#pragma once
// The heuristic of informed searches: how far a cell is from the end if there were no walls.

#include <vector>

#include "mazewright/model/neighbours.hpp"

namespace mazewright {

/// Distances to one cell on the grid, as if every wall and rock were open. No path of any maze on
/// the grid is shorter, whatever its shape, mask, glued edges or tunnels, and the distances of
/// neighbours differ by at most 1: an admissible and consistent heuristic, in integers.
///
/// A breadth-first search from that cell which goes only as far as it is asked for.
/// Source: D. Silver, "Cooperative pathfinding", AIIDE 2005: reverse resumable A*, without bounds.
class GridDistance {
 public:
  static constexpr uint32_t unreachable = 0xffffffff;

  /// The grid must outlive it. Cost: O(cells) to clear its memory.
  GridDistance(const Grid& grid, Cell to);

  /// The distance of a cell; unreachable if the grid does not connect it. Cost: O(1); the first
  /// time O(cells that are not farther).
  uint32_t of(Cell cell) {
    if (distances_[cell] == unreachable) reach(cell);
    return distances_[cell];
  }

 private:
  void reach(Cell cell);

  const Grid& grid_;
  std::vector<uint32_t> distances_;
  /// The cells of one distance, all that were reached last.
  std::vector<Cell> ring_;
};

}  // namespace mazewright
