#pragma once
// All shortest paths between two cells: which cells they lead through.

#include <vector>

#include "mazewright/catalog/solver_row.hpp"

namespace mazewright {

/// The cells on shortest paths from task.from to task.to. A path of them that always goes to one of
/// nextOf() is a shortest path, and every shortest path is one.
class ShortestPaths {
 public:
  /// Floods the maze from task.from in order of distance, as far as task.to or through the whole
  /// component. Logs the cells. Cost: O(cells).
  ShortestPaths(const SolveTask& task, bool floodsAll);

  /// The flooded cells in the order of the flood.
  const std::vector<Cell>& flooded() const { return flooded_; }

  /// Whether there is a path.
  bool any() const { return distances_[task_.to] != unreached; }

  /// Whether a shortest path leads through a cell.
  bool has(Cell cell) const { return isOnPath_[cell] != 0; }

  /// The directions in which shortest paths go on from a cell of one; empty at the end.
  unsigned nextOf(Cell cell) const;

  /// The distance of a flooded cell from task.from.
  uint32_t distanceOf(Cell cell) const { return distances_[cell]; }

  /// Goes on from the last cell of a path, a cell for which has() is true, to task.to, always in
  /// the lowest direction. Cost: O(length).
  void finish(std::vector<Cell>& path) const;

 private:
  static constexpr uint32_t unreached = 0xffffffff;

  const SolveTask& task_;
  /// From task.from.
  std::vector<uint32_t> distances_;
  std::vector<Cell> flooded_;
  std::vector<uint8_t> isOnPath_;
};

}  // namespace mazewright
