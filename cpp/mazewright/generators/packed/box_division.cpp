// Recursive division of a full rectangle: a stack of boxes.

#include "mazewright/generators/packed/box_division.hpp"

#include <algorithm>

#include "mazewright/model/progress.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

/// The division of one maze.
class BoxCutter {
 public:
  BoxCutter(Maze& maze, Random& random, uint32_t roomSize)
      : maze_(maze), random_(random), roomSize_(roomSize) {}

  void run() {
    const auto [width, height, levels] = maze_.grid.size;
    if (!isToCut(width, height)) return;
    // A cut replaces a box by at most two, each with a smaller sum of sides, so this is enough.
    std::vector<Box> boxes(std::size_t{width} + height);
    boxes[0] = {0, width, height};
    std::size_t count = 1;
    // For progress: an upper bound of the edges to close, at least 1 until the end, since rooms
    // leave fewer to close.
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

  /// Cuts a box in two, pushes those of them that are to be cut and returns the new top of the
  /// stack. Avoids branches, because none of them would be predictable.
  Box* cut(const Box box, Box* top, Random& draws) const {
    const auto [first, width, height] = box;
    const bool upright = width > height || (width == height && draws.below(2) == 0);
    const uint32_t extent = std::max(width, height);
    const uint32_t length = std::min(width, height);
    const uint32_t low = draws.below(extent - 1) + 1;
    const uint32_t opening = draws.below(length);
    const uint32_t row = maze_.grid.size.width;
    const uint32_t across = upright ? 1 : row;
    wall(first + (low - 1) * across, length, opening, upright);
    const uint32_t high = extent - low;
    *top = {first + low * across, upright ? high : width, upright ? height : high};
    top += isToCut(length, high);
    *top = {first, upright ? low : width, upright ? height : low};
    return top + isToCut(length, low);
  }

  /// Closes all edges along a wall but the opening; in the order of the steps of Division, in which
  /// the first edge is in the place of the opening.
  void wall(Cell first, uint32_t length, uint32_t opening, bool upright) const {
    countSteps(length);
    const std::size_t along = upright ? maze_.grid.size.width : 1;
    const std::size_t across = upright ? 1 : maze_.grid.size.width;
    const Direction direction = upright ? east : south;
    if (maze_.log != nullptr) {
      for (uint32_t i = 1; i < length; ++i) {
        maze_.fill(first + static_cast<Cell>((i == opening ? 0 : i) * along), direction);
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
    if (length == 2) return fill(opening == 0 ? along : 0);
    for (std::size_t i = 0, end = length * along; i < end; i += along) fill(i);
    near[opening * along] |= open;
    far[opening * along] |= back;
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
