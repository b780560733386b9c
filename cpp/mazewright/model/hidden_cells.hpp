#pragma once
// Cells and edges of a grid that are hidden from a generator and come back after it.

#include <cstdint>
#include <vector>

#include "mazewright/model/grid.hpp"

namespace mazewright {

/// What is hidden of one grid. The grid may change elsewhere meanwhile: restore() brings back what
/// was hidden here and leaves other changes alone.
class HiddenCells {
 public:
  /// Hides an edge, on both sides. Precondition: the cell has a neighbour in that direction.
  void hideEdge(Grid& grid, Cell cell, Direction direction);

  /// Hides a kept cell with all its edges: the mask leaves it out. Cost: O(1); the first call
  /// O(cells).
  void hideCell(Grid& grid, Cell cell);

  /// The set of the directions of a cell in which edges are hidden. Cost: O(1).
  unsigned directionsOf(Cell cell) const { return edges_.empty() ? 0 : edges_[cell]; }

  /// Shows the hidden edges, until hideAgain(). Cost: O(cells).
  void show(Grid& grid) const;
  void hideAgain(Grid& grid) const;

  /// Brings everything back. Cost: O(cells) if anything was hidden.
  void restore(Grid& grid);

 private:
  /// One byte per cell: the hidden edges by direction. Empty if there is none.
  std::vector<uint8_t> edges_;
  /// One byte per cell, 1 if hidden. Empty if there is none.
  std::vector<uint8_t> cells_;
  /// Whether the grid had no mask before a cell was hidden.
  bool hadNoMask_ = false;
};

}  // namespace mazewright
