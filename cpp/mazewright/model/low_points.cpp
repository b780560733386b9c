#include "mazewright/model/low_points.hpp"
#include "mazewright/base/loop_bound.hpp"
#include "mazewright/model/progress.hpp"

#include <algorithm>

namespace mazewright {

LowPoints::LowPoints(const Maze& maze, Cell first)
    : maze_(maze),
      order_(maze.grid.cellCount()),
      last_(maze.grid.cellCount()),
      low_(maze.grid.cellCount()),
      remaining_(maze.passages),
      toParent_(maze.grid.cellCount(), noParent),
      cutSubtrees_(maze.grid.cellCount()) {
  if (first != noCell) search(first);
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (maze.isOpen(cell) && order_[cell] == 0) search(cell);
  }
}

void LowPoints::search(Cell root) {
  Cell cell = root;
  order_[cell] = low_[cell] = ++entered_;
  Ticker ticker(maze_, maze_.grid.kept);
  for (LoopBound turns(std::size_t{maze_.grid.kept} * maxDirections);; ++turns) {
    ticker.add(1);
    if (remaining_[cell] != 0) {
      const auto direction = static_cast<Direction>(std::countr_zero(remaining_[cell]));
      remaining_[cell] &= static_cast<uint8_t>(remaining_[cell] - 1);
      const Cell to = maze_.grid.neighbour(cell, direction);
      if (order_[to] != 0) {
        low_[cell] = std::min(low_[cell], order_[to]);
        continue;
      }
      const Direction back = maze_.grid.back(cell, direction);
      toParent_[to] = static_cast<uint8_t>(back);
      remaining_[to] &= static_cast<uint8_t>(~(1u << back));
      cell = to;
      order_[cell] = low_[cell] = ++entered_;
      continue;
    }
    last_[cell] = entered_;
    if (cell == root) return;
    const Cell parent = maze_.grid.neighbour(cell, toParent_[cell]);
    low_[parent] = std::min(low_[parent], low_[cell]);
    if (isCutByParent(cell, parent)) ++cutSubtrees_[parent];
    cell = parent;
  }
}

bool LowPoints::isBehind(Cell other, Cell cell) const {
  bool isFound = false;
  eachNeighbour(maze_.grid, other, maze_.passages[other], [&](Cell to, Direction direction) {
    if (isChild(other, direction, to) && isCutByParent(to, other)) {
      isFound |= isReachedFrom(to, cell);
    }
  });
  return isFound;
}

}  // namespace mazewright
