#include "mazewright/generators/walks/fixed_walk.hpp"

#include <algorithm>

#include "mazewright/base/growable_buffer.hpp"
#include "mazewright/base/loop_bound.hpp"

namespace mazewright {

namespace {

/// Reserves capacity for a slice. Almost no cell of a long corridor keeps an unvisited neighbour,
/// so entries without one are removed first; then as much capacity as there are entries left is
/// reserved, which makes the cost amortised O(1) per cell.
void reserveForSlice(GrowableBuffer<uint32_t>& stack, const PackedGrid& grid) {
  std::size_t capacity = sliceSteps + 1;
  if (!stack.hasRoomFor(capacity)) {
    uint32_t* const end = std::remove_if(stack.begin(), stack.end(), [&](uint32_t entry) {
      return grid.unvisited(entry >> 3) == 0;
    });
    stack.shrink(static_cast<std::size_t>(end - stack.begin()));
    capacity = std::max<std::size_t>(capacity, stack.size());
  }
  stack.reserve(capacity);
}

}  // namespace

void walkByChoice(Maze& maze, Cell start, const FixedChoice& choice) {
  PackedGrid grid(maze);
  grid.visit(start);
  GrowableBuffer<uint32_t> stack;  // cell << 3 | heading
  uint32_t walker = start << 3 | 4;
  uint32_t remaining = maze.grid.kept - 1;
  inSlices(maze, remaining, [&] {
    reserveForSlice(stack, grid);
    PackedGrid here = grid;
    GrowableBuffer<uint32_t> own = std::move(stack);
    uint32_t at = walker;
    uint32_t left = remaining;
    for (uint32_t step = 0; left > 0 && step < sliceSteps; ++step) {
      countSteps(1);
      unsigned unvisited = here.unvisited(at >> 3);
      for (LoopBound turns(own.size()); unvisited == 0; ++turns) {
        countSteps(1);
        at = own.pop();
        unvisited = here.unvisited(at >> 3);
      }
      own.pushIf((unvisited & (unvisited - 1)) != 0, at);
      const Direction direction = choice[at & 7][unvisited];
      const Cell to = here.neighbour(at >> 3, direction);
      here.carve(at >> 3, direction);
      here.visit(to);
      at = to << 3 | direction;
      --left;
    }
    stack = std::move(own);
    walker = at;
    return remaining = left;
  });
  grid.finish();
}

}  // namespace mazewright
