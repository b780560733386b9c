#pragma once
// The rows of a grid (rings, on round shapes), for algorithms that work row by row.

#include <algorithm>
#include <vector>

#include "mazewright/model/progress.hpp"

namespace mazewright {

/// The first cell of every row, that is of the cells of equal y and level, then the end of the last
/// row. Cost: O(rows); O(cells) in the grid of a component, whose rows may have any length.
inline std::vector<Cell> rowsOf(const Grid& grid) {
  if (grid.wholeGridCell.empty() && !grid.rows.empty()) return grid.rows;
  std::vector<Cell> starts;
  if (grid.wholeGridCell.empty()) {
    for (Cell row = 0; row < grid.cellCount(); row += grid.size.width) starts.push_back(row);
    starts.push_back(grid.cellCount());
    return starts;
  }
  Position last{};
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    const Position place = grid.positionOf(cell);
    if (cell == 0 || place.y != last.y || place.level != last.level) starts.push_back(cell);
    last = place;
  }
  starts.push_back(grid.cellCount());
  return starts;
}

/// Calls visit(index) for every row of `rows`, first to last, as a phase of a step per row.
template <typename Visit>
void eachRow(Phases& phases, const std::vector<Cell>& rows, Visit visit) {
  const auto count = static_cast<uint32_t>(rows.size() - 1);
  const uint32_t length = rows.back() / count + 1;
  phases.range(count, std::max(1u, sliceSteps / length), [&](uint32_t row, uint32_t end) {
    for (; row < end; ++row) visit(row);
  });
}

/// Whether a grid of a shape in rows consists of squares, flat or glued, without tunnels: of these
/// shapes only squares have four directions and rows of equal length.
inline bool isSquares(const Grid& grid) {
  return grid.directions == 4 && grid.rows.empty() && grid.bridges.empty();
}

}  // namespace mazewright
