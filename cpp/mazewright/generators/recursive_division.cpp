// Recursive division: a region is divided by a straight wall with one opening, and then each side
// in turn.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 12.

#include <algorithm>
#include <array>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/divisions/division.hpp"
#include "mazewright/generators/packed/box_division.hpp"
#include "mazewright/generators/packed/full_squares.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {roomSizeParam(100, "Longest side of a room")};

/// x, y and level of a cell.
using Axes = std::array<uint32_t, 3>;

Axes axesOf(const Grid& grid, Cell cell) {
  const Position place = grid.positionOf(cell);
  return {place.x, place.y, place.level};
}

/// Divides a region across its longest extent in x, y or level. With a mask or on other shapes than
/// squares the cells of a side may be disconnected: then each of their components is a piece.
class Cutter {
 public:
  Cutter(const Grid& grid, Division& division, Random& random, uint32_t roomSize)
      : grid_(grid),
        regionOf_(division.regionOf),
        ticker_(division.ticker),
        random_(random),
        roomSize_(roomSize) {}

  /// The function split of Division::run. Leaves a region open if its longest extent is at most
  /// roomSize. Draws: below(number of longest extents), in the order x, y, level, if there are
  /// several; then the position of the wall, below(extent - 1) from the low end.
  uint32_t cut(std::span<const Cell> cells) {
    Axes low = axesOf(grid_, cells.front());
    Axes high = low;
    eachCell(cells, [&](Cell cell) {
      const Axes at = axesOf(grid_, cell);
      for (std::size_t i = 0; i < 3; ++i) {
        low[i] = std::min(low[i], at[i]);
        high[i] = std::max(high[i], at[i]);
      }
    });
    uint32_t longest = 0;
    for (std::size_t i = 0; i < 3; ++i) longest = std::max(longest, high[i] - low[i] + 1);
    if (longest <= roomSize_) return 1;
    const std::size_t axis = chooseAxis(low, high, longest);
    const uint32_t last = low[axis] + random_.below(longest - 1);
    eachCell(cells,
             [&](Cell cell) { regionOf_[cell] = side + (axesOf(grid_, cell)[axis] > last); });
    return pieces(cells);
  }

 private:
  /// + 0 or 1: the side of a cell that is in no piece yet.
  static constexpr uint32_t side = Division::piece / 2;

  /// Calls visit(cell) for every cell, in slices.
  template <typename Visit>
  void eachCell(std::span<const Cell> cells, Visit visit) const {
    ticker_.range(0, static_cast<uint32_t>(cells.size()), [&](uint32_t i, uint32_t end) {
      for (; i < end; ++i) visit(cells[i]);
    });
  }

  std::size_t chooseAxis(const Axes& low, const Axes& high, uint32_t longest) {
    std::array<std::size_t, 3> tied{};
    uint32_t count = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      if (high[i] - low[i] + 1 == longest) tied[count++] = i;
    }
    return tied[count == 1 ? 0 : random_.below(count)];
  }

  /// Numbers the components of both sides in the order of their first cells. Returns their number.
  uint32_t pieces(std::span<const Cell> cells) {
    uint32_t found = 0;
    for (const Cell start : cells) {
      const uint32_t from = regionOf_[start];
      if (from >= Division::piece) continue;
      const uint32_t number = Division::piece + found++;
      regionOf_[start] = number;
      stack_.push_back(start);
      auto slice = [&] {
        uint32_t step = 0;
        for (; step < sliceSteps && !stack_.empty(); ++step) spread(from, number);
        return step;
      };
      for (LoopBound turns(grid_.kept); !stack_.empty(); ++turns) ticker_.add(runSlice(slice));
    }
    return found;
  }

  /// Adds the neighbours of one cell that are on its side to its piece.
  void spread(uint32_t from, uint32_t number) {
    const Cell cell = stack_.back();
    stack_.pop_back();
    eachNeighbour(grid_, cell, grid_.neighbours[cell], [&](Cell to, Direction) {
      if (regionOf_[to] != from) return;
      regionOf_[to] = number;
      stack_.push_back(to);
    });
  }

  const Grid& grid_;
  std::vector<uint32_t>& regionOf_;
  Ticker& ticker_;
  Random& random_;
  uint32_t roomSize_;
  std::vector<Cell> stack_;
};

void run(Maze& maze, Random& random, const Settings& settings) {
  const auto roomSize = static_cast<uint32_t>(settings["roomSize"]);
  if (isFullRectangle(maze.grid)) {
    openAll(maze);
    return divideBoxes(maze, random, roomSize);
  }
  Division division(maze, random);
  Cutter cutter(maze.grid, division, random, roomSize);
  division.run([&](std::span<const Cell> cells) { return cutter.cut(cells); });
}

/// A box is cut at a random place, so that a cell is in about log2(cells) boxes; four times as many
/// are hardly ever. A cut takes five steps per cell, or one in all on a full rectangle.
Work work(const WorkArea& area, const Settings&) {
  const auto& [width, height, levels] = area.size;
  const Work sides = uint64_t{width} + height + levels;
  return area.isFull ? area.cells * 2 + area.edges
                     : area.kept * 5 * std::min(sides, bitsOf(area.kept) * 3) + area.edges;
}

}  // namespace

namespace generators {
extern const GeneratorRow recursiveDivision;
}
constinit const GeneratorRow generators::recursiveDivision{
    .id = "recursiveDivision",
    .title = "Recursive division",
    .about =
        "Divides the space by walls with one opening each. Long straight walls; rooms on request.",
    .cost = "O(cells log cells)",
    .work = work,
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .params = params,
    .run = run,
};

}  // namespace mazewright
