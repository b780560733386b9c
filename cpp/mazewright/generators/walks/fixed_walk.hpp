#pragma once
// Depth-first walks without chance in their steps: the fixed patterns, each a rule which of the
// unvisited neighbours comes first.

#include <array>

#include "mazewright/generators/packed/packed_grid.hpp"
#include "mazewright/model/progress.hpp"

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
  const Position row = grid.positionOf(cell);
  Cell found = cell;
  for (advance(cell, forward); cell < grid.cellCount(); advance(cell, forward)) {
    const Position place = grid.positionOf(cell);
    if (place.y != row.y || place.level != row.level) break;
    if (grid.has(cell)) found = cell;
  }
  return found;
}

/// The fixed choice of a walk by the direction that led into a cell, 4 at the start, and the
/// directions of unvisited neighbours.
using FixedChoice = std::array<std::array<uint8_t, 16>, 5>;

/// The walk of walkByRank in packed form.
void walkByChoice(Maze& maze, Cell start, const FixedChoice& choice);

/// What a rank makes of every case. It looks at how places lie to each other and no more, so those
/// around any cell will do, on the grid or not.
template <typename Rank>
FixedChoice choiceOf(const Grid& grid, Rank rank) {
  constexpr Position here{1, 1, 0};
  const auto placeTowards = [&](Direction direction) -> Position {
    const uint32_t moved = grid.delta[direction] < 0 ? 0 : 2;
    return (grid.alongRow >> direction & 1) != 0 ? Position{moved, 1, 0} : Position{1, moved, 0};
  };
  FixedChoice choice{};
  for (Direction heading = 0; heading <= 4; ++heading) {
    const Position before = placeTowards((heading ^ 1u) & 3u);
    const auto rankOf = rank(heading == 4 ? nullptr : &before, here);
    for (unsigned unvisited = 1; unvisited < 16; ++unvisited) {
      uint32_t least = 0xffffffff;
      for (Direction d = 0; d < 4; ++d) {
        if ((unvisited >> d & 1) == 0 || rankOf(placeTowards(d)) >= least) continue;
        least = rankOf(placeTowards(d));
        choice[heading][unvisited] = static_cast<uint8_t>(d);
      }
    }
  }
  return choice;
}

/// Steps to the unvisited neighbour of least rank(before, here)(there), all of them places, the one
/// in the lowest direction of equals, and steps back when there is none. `before` is where `here`
/// was entered from, null at the start. Cost: O(cells), 4 bytes a cell of the longest corridor.
template <typename Rank>
void walkByRank(Maze& maze, Cell start, Rank rank) {
  const Grid& grid = maze.grid;
  if (PackedGrid::fits(maze)) return walkByChoice(maze, start, choiceOf(grid, rank));
  std::vector<Cell> stack{start};
  uint32_t remaining = grid.kept - 1;
  inSlices(maze, remaining, [&] {
    for (uint32_t step = 0; remaining > 0 && step < sliceSteps; ++step) {
      const Cell cell = stack.back();
      const Position before = grid.positionOf(stack[stack.size() - (stack.size() == 1 ? 1 : 2)]);
      const auto rankOf = rank(stack.size() == 1 ? nullptr : &before, grid.positionOf(cell));
      uint32_t least = 0xffffffff;
      Direction onward = maxDirections;
      eachNeighbour(grid, cell, grid.neighbours[cell], [&](Cell to, Direction direction) {
        if (maze.passages[to] != 0) return;
        const uint32_t own = rankOf(grid.positionOf(to));
        if (own >= least) return;
        least = own;
        onward = direction;
      });
      if (onward == maxDirections) {
        stack.pop_back();
        continue;
      }
      maze.carve(cell, onward);
      stack.push_back(grid.neighbour(cell, onward));
      --remaining;
    }
    return remaining;
  });
}

/// The sign of the difference between two places on one axis. A difference of more than 1 leads
/// across a seam, where one step the other direction does the same: its sign is turned.
inline int32_t stepBetween(uint32_t from, uint32_t to) {
  const auto difference = static_cast<int32_t>(to - from);
  if (difference == 0) return 0;
  return (difference > 0) == (difference == 1 || difference == -1) ? 1 : -1;
}

}  // namespace mazewright
