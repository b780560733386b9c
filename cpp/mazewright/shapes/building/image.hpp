#pragma once
// Where a motion leads the cells of a grid.

#include <array>
#include <bit>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// For every kept cell of one grid the cell of another grid of the same shape onto which a motion
/// maps it; noCell for the others. Empty unless the motion maps the kept cells of the first grid
/// onto those of the second, neighbours onto neighbours. Cost: O(cells).
std::vector<Cell> imageOf(const Grid& from, const Grid& to, const Motion& motion);

/// By set of directions, what copies of the edges of a cell in these directions have. Between grids
/// of squares that step by delta a direction has the same copy everywhere.
using DirectionTable = std::array<uint8_t, 1 << maxDirections>;

/// Whether between two grids, of the same shape, DirectionTable says it all.
bool hasDirectionTable(const Grid& from, const Grid& to);

/// The table of what a motion or a shift makes of squares. Directions of which no edge has a copy
/// become none. Cost: O(1), O(cells) at worst. Precondition: hasDirectionTable.
DirectionTable directionTable(const Grid& from, const Grid& to, const std::vector<Cell>& image);

/// Finds the directions of copied edges. A motion maps a direction of most cells to the same one,
/// so the last direction that was found is tried first.
class DirectionFinder {
 public:
  /// The direction from a cell to a neighbour; maxDirections if it is none. `copied` is the
  /// direction of which it is the copy.
  Direction find(const Grid& grid, Cell from, Cell to, Direction copied) {
    Direction& last = last_[copied];
    if ((grid.neighbours[from] >> last & 1) != 0 && grid.neighbour(from, last) == to) return last;
    const unsigned found =
        directionsWhere(grid, from, grid.neighbours[from], [&](Cell other) { return other == to; });
    if (found == 0) return maxDirections;
    return last = static_cast<Direction>(std::countr_zero(found));
  }

 private:
  std::array<Direction, maxDirections> last_{};
};

/// The grid of a shape without its outline, all cells kept. Cost: O(cells).
Grid buildWholeGrid(ShapeSpec shape);

}  // namespace mazewright
