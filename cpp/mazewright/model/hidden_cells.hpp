#pragma once
// Hides cells and edges of a grid from a generator and restores them afterwards.

#include <cstdint>
#include <vector>

#include "mazewright/model/grid.hpp"

namespace mazewright {

/// The hidden cells and edges of one grid. The grid may change elsewhere in the meantime: restore()
/// undoes only what was hidden through this object.
class HiddenCells {
 public:
  /// Hides an edge, on both sides. Precondition: the cell has a neighbour in that direction.
  void hideEdge(Grid& grid, Cell cell, Direction direction);

  /// Hides a kept cell: masks it out and hides all its edges. Cost: O(1); the first call O(cells).
  void hideCell(Grid& grid, Cell cell);

  /// The set of the directions of a cell in which edges are hidden. Cost: O(1).
  unsigned directionsOf(Cell cell) const { return edges_.empty() ? 0 : edges_[cell]; }

  /// Makes the hidden edges visible until hideAgain() is called. Cost: O(cells), for both.
  void show(Grid& grid) const;
  void hideAgain(Grid& grid) const;

  /// Restores all hidden cells and edges. Cost: O(cells) if anything was hidden.
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
