#pragma once
// Depth-first walks without chance in their steps: the fixed patterns, each a rule which of the
// fresh neighbours comes first.

#include "maze.hpp"

namespace mazewright {

/// One of the four corners of the grid's own order: bit 0 set, the last cell of a row instead of
/// the first; bit 1 set, the last row instead of the first. The corner the mask leaves, that is.
inline Cell cornerOf(const Grid& grid, uint32_t corner) {
  const bool last = (corner & 2) != 0;
  Cell cell = last ? grid.cellCount() - 1 : 0;
  const auto advance = [&](Cell& at, bool forward) { at += forward ? 1 : ~0u; };
  while (!grid.has(cell)) advance(cell, !last);
  const bool forward = (corner & 1) != 0;
  if (forward == last) return cell;
  const Place row = grid.placeOf(cell);
  Cell found = cell;
  for (advance(cell, forward); cell < grid.cellCount(); advance(cell, forward)) {
    const Place place = grid.placeOf(cell);
    if (place.y != row.y || place.level != row.level) break;
    if (grid.has(cell)) found = cell;
  }
  return found;
}

/// Steps to the fresh neighbour of least rank(before, cell)(neighbour), the one in the lowest
/// direction of equals, and steps back when there is none. `before` is the cell from which `cell`
/// was entered, noCell at the start. Cost: O(cells), 4 bytes a cell of the longest corridor.
template <typename Rank>
void walkByRank(Maze& maze, Cell start, Rank rank) {
  std::vector<Cell> stack{start};
  while (!stack.empty()) {
    const Cell cell = stack.back();
    const Cell before = stack.size() == 1 ? noCell : stack[stack.size() - 2];
    const auto rankOf = rank(before, cell);
    uint32_t least = 0xffffffff;
    Direction onward = maxDirections;
    eachNeighbour(maze.grid, cell, maze.grid.exits[cell], [&](Cell to, Direction direction) {
      if (maze.passages[to] != 0) return;
      const uint32_t own = rankOf(to);
      if (own >= least) return;
      least = own;
      onward = direction;
    });
    if (onward == maxDirections) {
      stack.pop_back();
      continue;
    }
    maze.carve(cell, onward);
    stack.push_back(maze.grid.neighbour(cell, onward));
  }
}

/// The sign of the way between two places on one axis. A way longer than 1 is taken to lead across
/// a seam and counts as the step it is, not as the way around: its sign is turned.
inline int32_t stepBetween(uint32_t from, uint32_t to) {
  const auto way = static_cast<int32_t>(to - from);
  if (way == 0) return 0;
  return (way > 0) == (way == 1 || way == -1) ? 1 : -1;
}

}  // namespace mazewright
