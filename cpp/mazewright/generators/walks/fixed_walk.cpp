// The fixed walks on a sheet.

#include "mazewright/generators/walks/fixed_walk.hpp"

#include "mazewright/base/growable_buffer.hpp"

namespace mazewright {

void walkByChoice(Maze& maze, Cell start, const FixedChoice& choice) {
  FreshSheet sheet(maze);
  sheet.enter(start);
  Shelf<uint32_t> stack;  // cell << 3 | heading
  std::size_t height = 0;
  uint32_t walker = start << 3 | 4;
  uint32_t missing = maze.grid.kept - 1;
  inSlices(maze, missing, [&] {
    FreshSheet here = sheet;
    uint32_t at = walker;
    uint32_t left = missing;
    std::size_t room = sliceSteps + 1;
    if (!stack.fits(height, room)) {
      // A corridor wound up leaves nearly nothing to come back to. As much room again as there is
      // left after, so that all this costs O(1) a cell.
      uint32_t* const first = stack.extend(height, 0);
      const auto isDone = [&](uint32_t entry) { return here.fresh(entry >> 3) == 0; };
      height = static_cast<std::size_t>(std::remove_if(first, first + height, isDone) - first);
      room = std::max(room, height);
    }
    uint32_t* const bottom = stack.extend(height, room);
    uint32_t* top = bottom + height;
    for (uint32_t step = 0; left > 0 && step < sliceSteps; ++step) {
      unsigned fresh = here.fresh(at >> 3);
      while (fresh == 0) {
        at = *--top;
        fresh = here.fresh(at >> 3);
      }
      *top = at;
      top += (fresh & (fresh - 1)) != 0;
      const Direction direction = choice[at & 7][fresh];
      const Cell to = here.neighbour(at >> 3, direction);
      here.carve(at >> 3, direction);
      here.enter(to);
      at = to << 3 | direction;
      --left;
    }
    height = static_cast<std::size_t>(top - bottom);
    walker = at;
    return missing = left;
  });
  sheet.finish();
}

}  // namespace mazewright
