// Recursive division of a full rectangle: boxes on a stack.

#include "mazewright/generators/packed/box_division.hpp"

#include <algorithm>

#include "mazewright/model/progress.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

class BoxCutter {
 public:
  BoxCutter(Maze& maze, Random& random, uint32_t roomSize)
      : maze_(maze), random_(random), roomSize_(roomSize) {}

  void run() {
    const auto [width, height, levels] = maze_.grid.size;
    if (!isToCut(width, height)) return;
    // A cut replaces one box by two at most, each with a lower sum of sides.
    std::vector<Box> boxes(std::size_t{width} + height);
    boxes[0] = {0, width, height};
    std::size_t count = 1;
    // The links that are to close at most; a last one is kept back, as there may be more rooms.
    uint32_t left = maze_.grid.cellCount();
    inSlices(maze_, left, [&] {
      Random draws = random_;
      Box* top = boxes.data() + count;
      for (uint32_t step = 0; step < sliceSteps && top != boxes.data(); ++step) {
        --top;
        const uint32_t closed = std::min(top->width, top->height) - 1;
        left = left > closed ? left - closed : 1;
        top = cut(*top, top, draws);
      }
      random_ = draws;
      count = static_cast<std::size_t>(top - boxes.data());
      return count == 0 ? 0 : left;
    });
  }

 private:
  struct Box {
    Cell first;
    uint32_t width, height;
  };

  bool isToCut(uint32_t width, uint32_t height) const {
    return std::min(width, height) > 1 && std::max(width, height) > roomSize_;
  }

  /// Puts the two boxes that a box is cut into on the stack, as far as they are to cut, and returns
  /// its new top. Without branches where it can: none of these could be foretold.
  Box* cut(const Box box, Box* top, Random& draws) const {
    const auto [first, width, height] = box;
    const bool upright = width > height || (width == height && draws.below(2) == 0);
    const uint32_t extent = std::max(width, height);
    const uint32_t length = std::min(width, height);
    const uint32_t low = draws.below(extent - 1) + 1;
    const uint32_t gap = draws.below(length);
    const uint32_t row = maze_.grid.size.width;
    const uint32_t across = upright ? 1 : row;
    wall(first + (low - 1) * across, length, gap, upright);
    const uint32_t high = extent - low;
    *top = {first + low * across, upright ? high : width, upright ? height : high};
    top += isToCut(length, high);
    *top = {first, upright ? low : width, upright ? height : low};
    return top + isToCut(length, low);
  }

  /// Closes all but the gap; in the order of Division, the first in the place of the gap.
  void wall(Cell first, uint32_t length, uint32_t gap, bool upright) const {
    const std::size_t along = upright ? maze_.grid.size.width : 1;
    const std::size_t across = upright ? 1 : maze_.grid.size.width;
    const Direction direction = upright ? east : south;
    if (maze_.log != nullptr) {
      for (uint32_t i = 1; i < length; ++i) {
        maze_.fill(first + static_cast<Cell>((i == gap ? 0 : i) * along), direction);
      }
      return;
    }
    uint8_t* const near = maze_.passages.data() + first;
    uint8_t* const far = near + across;
    const auto open = static_cast<uint8_t>(1u << direction);
    const auto back = static_cast<uint8_t>(open >> 1);
    const auto fill = [&](std::size_t at) {
      near[at] &= static_cast<uint8_t>(~open);
      far[at] &= static_cast<uint8_t>(~back);
    };
    if (length == 2) return fill(gap == 0 ? along : 0);
    for (std::size_t i = 0, end = length * along; i < end; i += along) fill(i);
    near[gap * along] |= open;
    far[gap * along] |= back;
  }

  Maze& maze_;
  Random& random_;
  uint32_t roomSize_;
};

}  // namespace

void divideBoxes(Maze& maze, Random& random, uint32_t roomSize) {
  BoxCutter(maze, random, roomSize).run();
}

}  // namespace mazewright
