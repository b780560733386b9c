// Recursive division: a region is cut by a straight wall with one gap, and each side in turn.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 12.

#include <algorithm>
#include <array>

#include "catalog.hpp"
#include "division.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {roomSizeParam(100, {"Longest side of a room", "방의 가장 긴 변"})};

using Axes = std::array<uint32_t, 3>;

Axes axesOf(const Grid& grid, Cell cell) {
  const Place place = grid.placeOf(cell);
  return {place.x, place.y, place.level};
}

/// Cuts a region across its longest extent in x, y or level. What lies on one side may fall apart
/// on a mask or an odd shape: every connected part is a piece.
class Cutter {
 public:
  Cutter(const Grid& grid, std::vector<uint32_t>& partOf, Random& random, uint32_t roomSize)
      : grid_(grid), partOf_(partOf), random_(random), roomSize_(roomSize) {}

  /// Leaves a region open whose longest extent is at most roomSize. Draws: where several extents
  /// are the longest, which, below(their number) in the order x, y, level; then the place of the
  /// wall, below(extent - 1) from the low end.
  uint32_t cut(std::span<const Cell> cells) {
    Axes low = axesOf(grid_, cells.front());
    Axes high = low;
    for (const Cell cell : cells) {
      const Axes at = axesOf(grid_, cell);
      for (std::size_t i = 0; i < 3; ++i) {
        low[i] = std::min(low[i], at[i]);
        high[i] = std::max(high[i], at[i]);
      }
    }
    uint32_t longest = 0;
    for (std::size_t i = 0; i < 3; ++i) longest = std::max(longest, high[i] - low[i] + 1);
    if (longest <= roomSize_) return 1;
    const std::size_t axis = chooseAxis(low, high, longest);
    const uint32_t last = low[axis] + random_.below(longest - 1);
    for (const Cell cell : cells) partOf_[cell] = side + (axesOf(grid_, cell)[axis] > last);
    return pieces(cells);
  }

 private:
  /// Marks a cell that is on one side of the cut but in no piece yet.
  static constexpr uint32_t side = Division::piece / 2;

  std::size_t chooseAxis(const Axes& low, const Axes& high, uint32_t longest) {
    std::array<std::size_t, 3> tied{};
    uint32_t count = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      if (high[i] - low[i] + 1 == longest) tied[count++] = i;
    }
    return tied[count == 1 ? 0 : random_.below(count)];
  }

  /// Numbers the connected parts of both sides in the order of their first cells.
  uint32_t pieces(std::span<const Cell> cells) {
    uint32_t found = 0;
    for (const Cell start : cells) {
      const uint32_t from = partOf_[start];
      if (from >= Division::piece) continue;
      const uint32_t number = Division::piece + found++;
      partOf_[start] = number;
      stack_.push_back(start);
      while (!stack_.empty()) {
        const Cell cell = stack_.back();
        stack_.pop_back();
        eachNeighbour(grid_, cell, grid_.exits[cell], [&](Cell to, Direction) {
          if (partOf_[to] != from) return;
          partOf_[to] = number;
          stack_.push_back(to);
        });
      }
    }
    return found;
  }

  const Grid& grid_;
  std::vector<uint32_t>& partOf_;
  Random& random_;
  uint32_t roomSize_;
  std::vector<Cell> stack_;
};

/// A full rectangle of squares, without a seam.
bool isSheet(const Grid& grid) {
  if (!grid.table.empty() || grid.directions != 4 || !grid.rows.empty()) return false;
  const auto [width, height, levels] = grid.size;
  uint64_t exits = 0;
  for (const uint8_t set : grid.exits) exits += static_cast<uint64_t>(std::popcount(set));
  return levels == 1 && exits + 2 * (width + height) == 4 * uint64_t{width} * height;
}

struct Box {
  uint32_t x, y, width, height;
};

/// On a sheet every piece is a box: the draws and the steps of Division with a Cutter, at the cost
/// of the walls instead of the cells, O(cells) over all.
void divideSheet(Maze& maze, Random& random, uint32_t roomSize) {
  openAll(maze);
  const auto [width, height, levels] = maze.grid.size;
  std::vector<Box> boxes{{0, 0, width, height}};
  while (!boxes.empty()) {
    const Box box = boxes.back();
    boxes.pop_back();
    if (std::min(box.width, box.height) == 1) continue;
    if (std::max(box.width, box.height) <= roomSize) continue;
    const bool upright =
        box.width > box.height || (box.width == box.height && random.below(2) == 0);
    const uint32_t low = random.below((upright ? box.width : box.height) - 1) + 1;
    const uint32_t length = upright ? box.height : box.width;
    const uint32_t gap = random.below(length);
    const Cell first =
        upright ? box.y * width + box.x + low - 1 : (box.y + low - 1) * width + box.x;
    for (uint32_t i = 1; i < length; ++i) {
      maze.fill(first + (i == gap ? 0 : i) * (upright ? width : 1), upright ? 3 : 1);
    }
    if (upright) {
      boxes.push_back({box.x + low, box.y, box.width - low, box.height});
      boxes.push_back({box.x, box.y, low, box.height});
    } else {
      boxes.push_back({box.x, box.y + low, box.width, box.height - low});
      boxes.push_back({box.x, box.y, box.width, low});
    }
  }
}

void run(Maze& maze, Random& random, const Settings& settings) {
  const auto roomSize = static_cast<uint32_t>(settings["roomSize"]);
  if (isSheet(maze.grid)) return divideSheet(maze, random, roomSize);
  Division division(maze, random);
  Cutter cutter(maze.grid, division.partOf, random, roomSize);
  division.run([&](std::span<const Cell> cells) { return cutter.cut(cells); });
}

}  // namespace

constinit const GeneratorRow generators::recursiveDivision{
    .id = "recursiveDivision",
    .title = {"Recursive division", "재귀 분할"},
    .about = {"Walls cut the space, one gap each. Long straight walls; rooms if wanted.",
              "공간을 벽으로 나누고 벽마다 문을 하나 냅니다. 긴 직선 벽, 원하면 방도 남깁니다."},
    .cost = "O(cells log cells)",
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .params = params,
    .run = run,
};

}  // namespace mazewright
