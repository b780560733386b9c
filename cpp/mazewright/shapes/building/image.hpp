#pragma once
// The cells onto which a motion maps the cells of a grid.

#include <array>
#include <bit>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// For every kept cell of one grid the cell of another grid of the same shape onto which a motion
/// maps it; noCell for the others. Empty unless the motion maps the kept cells of the first grid
/// onto those of the second, neighbours onto neighbours. Cost: O(cells).
std::vector<Cell> imageOf(const Grid& from, const Grid& to, const Motion& motion);

/// Maps a set of directions of a cell to the set of directions of its image. It exists between
/// grids of squares without a table, where a motion maps a direction of every cell to the same
/// direction.
using DirectionTable = std::array<uint8_t, 1 << maxDirections>;

/// Whether a DirectionTable exists between two grids of the same shape.
bool hasDirectionTable(const Grid& from, const Grid& to);

/// The table of a motion or a shift, found from the images of the cells. A direction in which no
/// cell has an edge that is mapped onto an edge is mapped to the empty set. Cost: O(1), O(cells) at
/// worst. Precondition: hasDirectionTable.
DirectionTable directionTable(const Grid& from, const Grid& to, const std::vector<Cell>& image);

/// Finds the directions of the images of edges. A motion maps a direction of most cells to the same
/// one, so the last direction that was found is tried first.
class DirectionFinder {
 public:
  /// The direction from cell `from` to cell `to`; maxDirections if they are not neighbours.
  /// `copied` is the direction of the edge whose image is sought.
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
