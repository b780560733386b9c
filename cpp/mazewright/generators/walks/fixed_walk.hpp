#pragma once
// Depth-first walks whose steps are not random: fixed patterns, each a rule which of the unvisited
// neighbours comes first.

#include <array>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/generators/packed/packed_grid.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

/// One of the four corners of the grid by index: the first row, or the last if bit 1 of `corner` is
/// set; in it the first cell, or the last if bit 0 is set. Only kept cells and rows with kept cells
/// count. Precondition: a cell is kept. Cost: O(cells).
inline Cell cornerOf(const Grid& grid, uint32_t corner) {
  const bool last = (corner & 2) != 0;
  Cell cell = last ? grid.cellCount() - 1 : 0;
  const auto advance = [&](Cell& at, bool forward) { at += forward ? 1 : ~0u; };
  for (LoopBound turns(grid.cellCount()); !grid.has(cell); ++turns) advance(cell, !last);
  const bool forward = (corner & 1) != 0;
  if (forward == last) return cell;
  const Position row = grid.positionOf(cell);
  Cell found = cell;
  advance(cell, forward);
  for (LoopBound turns(grid.cellCount()); cell < grid.cellCount(); ++turns) {
    const Position place = grid.positionOf(cell);
    if (place.y != row.y || place.level != row.level) break;
    if (grid.has(cell)) found = cell;
    advance(cell, forward);
  }
  return found;
}

/// On squares, the direction that a walk chooses, by the direction of the step into the cell (4 at
/// the start) and the set of directions of unvisited neighbours.
using FixedChoice = std::array<std::array<uint8_t, 16>, 5>;

/// The packed form of walkByRank. Precondition: PackedGrid::fits(maze).
void walkByChoice(Maze& maze, Cell start, const FixedChoice& choice);

/// Tabulates a rank for squares. A rank depends on relative positions only, so the positions around
/// any cell serve, even if they are not on the grid.
template <typename Rank>
FixedChoice choiceOf(const Grid& grid, Rank rank) {
  constexpr Position here{1, 1, 0};
  const auto positionTowards = [&](Direction direction) -> Position {
    const uint32_t moved = grid.delta[direction] < 0 ? 0 : 2;
    return (grid.alongRow >> direction & 1) != 0 ? Position{moved, 1, 0} : Position{1, moved, 0};
  };
  FixedChoice choice{};
  for (Direction heading = 0; heading <= 4; ++heading) {
    const Position before = positionTowards((heading ^ 1u) & 3u);
    const auto rankOf = rank(heading == 4 ? nullptr : &before, here);
    for (unsigned unvisited = 1; unvisited < 16; ++unvisited) {
      uint32_t least = 0xffffffff;
      for (Direction d = 0; d < 4; ++d) {
        if ((unvisited >> d & 1) == 0 || rankOf(positionTowards(d)) >= least) continue;
        least = rankOf(positionTowards(d));
        choice[heading][unvisited] = static_cast<uint8_t>(d);
      }
    }
  }
  return choice;
}

/// Makes a spanning tree of the grid by a walk that steps to the unvisited neighbour of least
/// rank(before, here)(there), of equal ones to the one in the lowest direction, and goes back if
/// there is none. The arguments are positions; `before` points to the position from which `here`
/// was entered, null at the start. Draws nothing. Cost: O(cells). Memory: 4 bytes per cell of the
/// path from the start to the walk.
template <typename Rank>
void walkByRank(Maze& maze, Cell start, Rank rank) {
  const Grid& grid = maze.grid;
  if (PackedGrid::fits(maze)) return walkByChoice(maze, start, choiceOf(grid, rank));
  std::vector<Cell> stack{start};
  uint32_t remaining = grid.kept - 1;
  inSlices(maze, remaining, [&] {
    for (uint32_t step = 0; remaining > 0 && step < sliceSteps; ++step) {
      countSteps(1);
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

/// The sign of the difference between the coordinates of two neighbours on one axis. A difference
/// of more than 1 leads across a glued edge, where a step in the other direction would lead to the
/// same cell, so its sign is reversed.
inline int32_t stepBetween(uint32_t from, uint32_t to) {
  const auto difference = static_cast<int32_t>(to - from);
  if (difference == 0) return 0;
  return (difference > 0) == (difference == 1 || difference == -1) ? 1 : -1;
}

}  // namespace mazewright
