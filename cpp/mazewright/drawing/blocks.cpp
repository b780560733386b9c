#include "mazewright/drawing/blocks.hpp"

#include <algorithm>

#include "mazewright/drawing/ascii.hpp"
#include "mazewright/drawing/space.hpp"
#include "mazewright/drawing/tiles.hpp"

namespace mazewright {

namespace {

constexpr Param blockParamRows[] = {
    integer("height", 1, 64, 2, "Height"),
    integer("color", 0, 15, 9, "Colour"),
    integer("spread", 1, 2, 1, "Spread"),
};
constexpr Param boxParamRows[] = {integer("height", 1, 64, 2, "Height"), upParam};

/// The cubes on a tile that are full: from `low` up to `high`, not included, counted from the
/// floor.
struct Stack {
  int32_t low, high;

  friend bool operator==(const Stack&, const Stack&) = default;
};

/// The height of a bridge above the floor: a tunnel is one cube high, and its ceiling is one cube.
constexpr int32_t bridgeHeight = 2;

bool isBridgeTile(uint8_t kind) {
  return kind == bridgeOverWestEast || kind == bridgeOverNorthSouth;
}

/// The tiles of a maze with the cubes on them. A bridge lies bridgeHeight above the floor. The tile
/// between it and the next cell is a step of one cube, or as high as the bridge if that cell is a
/// bridge too. Walls beside a bridge or a step are as high above it as other walls above the floor.
class Stacks {
 public:
  Stacks(const Tiles& tiles, const Maze& maze, const Settings& settings)
      : tiles_(tiles), height_(settings["height"]), isWoven_(!maze.grid.bridges.empty()) {}

  Stack at(std::size_t tile) const {
    const uint8_t kind = tiles_.data[tile];
    if (!isWoven_) return {0, kind == 0 ? height_ : 0};
    if (kind != 0 && kind != tunnelFloor) {
      const int32_t level = levelOf(tile);
      return {isBridgeTile(kind) ? level - 1 : 0, level};
    }
    int32_t level = 0;
    eachAdjacent(tile, [&](std::size_t adjacent) { level = std::max(level, levelOf(adjacent)); });
    if (kind == 0) return {0, height_ + level};
    return {bridgeHeight - 1, std::max(height_ + level, bridgeHeight)};
  }

 private:
  template <typename Visit>
  void eachAdjacent(std::size_t tile, Visit visit) const {
    const std::size_t column = tile % tiles_.width;
    if (tile >= tiles_.width) visit(tile - tiles_.width);
    if (tile + tiles_.width < tiles_.data.size()) visit(tile + tiles_.width);
    if (column > 0) visit(tile - 1);
    if (column + 1 < tiles_.width) visit(tile + 1);
  }

  /// The height of the floor on a tile; 0 for a wall. A tile between two cells is as many cubes
  /// high as it has bridges beside it.
  int32_t levelOf(std::size_t tile) const {
    const uint8_t kind = tiles_.data[tile];
    if (isBridgeTile(kind)) return bridgeHeight;
    if (kind == 0 || kind == tunnelFloor) return 0;
    int32_t level = 0;
    eachAdjacent(tile, [&](std::size_t adjacent) { level += isBridgeTile(tiles_.data[adjacent]); });
    return level;
  }

  const Tiles& tiles_;
  int32_t height_;
  bool isWoven_;
};

/// Calls visit(row, column, tile) for every place that may have cubes, in reading order: with
/// spread 1 for every tile, with spread 2 for every character of asciiText.
template <typename Visit>
void eachPlace(const Maze& maze, const Tiles& tiles, int32_t spread, Visit visit) {
  if (spread == 1) {
    for (std::size_t tile = 0; tile < tiles.data.size(); ++tile) {
      visit(static_cast<int32_t>(tile / tiles.width), static_cast<int32_t>(tile % tiles.width),
            tile);
    }
    return;
  }
  const std::string text = asciiText(maze);
  const std::size_t columns = text.find('\n') + 1;
  for (std::size_t i = 0; i < columns * tiles.height; ++i) {
    const std::size_t row = i / columns;
    const std::size_t column = i % columns;
    // A dungeon has one character per tile. In a maze an opening in the outline is a wall tile.
    const std::size_t across =
        maze.isDungeon() ? column : column / 4 * 2 + (column % 4 == 0 ? 0 : 1);
    if (column + 1 == columns) continue;
    const std::size_t tile = row * tiles.width + across;
    const bool isOpening = tiles.data[tile] == 0 && text[i] == ' ';
    if (!isOpening) visit(static_cast<int32_t>(row), static_cast<int32_t>(column), tile);
  }
}

}  // namespace

const std::span<const Param> blockParams = blockParamRows;
const std::span<const Param> boxParams = boxParamRows;

uint64_t blockBytes(const Maze& maze, const Settings& settings) {
  const uint64_t places =
      settings["spread"] == 1 ? tileBytes(maze, Settings(tileParams)) : asciiBytes(maze);
  const int32_t maxHeight = settings["height"] + (maze.grid.bridges.empty() ? 0 : bridgeHeight);
  return places * static_cast<uint64_t>(maxHeight) * 4 * sizeof(int32_t);
}

std::vector<Cube> blocksOf(const Maze& maze, const Settings& settings) {
  const int32_t color = settings["color"];
  const Tiles tiles = plainTiles(maze);
  const Stacks stacks(tiles, maze, settings);
  std::vector<Cube> blocks;
  eachPlace(maze, tiles, settings["spread"], [&](int32_t row, int32_t column, std::size_t tile) {
    const auto [low, high] = stacks.at(tile);
    for (int32_t z = low; z < high; ++z) blocks.push_back({row, column, z + 1, color});
  });
  return blocks;
}

std::vector<Box> boxesOf(const Maze& maze, const Settings& settings) {
  const Tiles tiles = plainTiles(maze);
  const Stacks stacks(tiles, maze, settings);
  const Up up = upOf(settings);
  std::vector<Box> boxes;
  std::vector<uint8_t> isCovered(tiles.data.size());
  const auto has = [&](uint32_t row, uint32_t column, const Stack& stack) {
    const std::size_t tile = std::size_t{row} * tiles.width + column;
    return isCovered[tile] == 0 && stacks.at(tile) == stack;
  };
  const auto hasRun = [&](uint32_t row, uint32_t from, uint32_t to, const Stack& stack) {
    for (; from < to && has(row, from, stack); ++from) continue;
    return from == to;
  };
  for (uint32_t row = 0; row < tiles.height; ++row) {
    for (uint32_t column = 0; column < tiles.width; ++column) {
      const Stack stack = stacks.at(std::size_t{row} * tiles.width + column);
      if (stack.low == stack.high || !has(row, column, stack)) continue;
      // The widest run of equal stacks in this row, then as many rows below as have the whole run.
      uint32_t right = column + 1;
      for (; right < tiles.width && has(row, right, stack); ++right) continue;
      uint32_t bottom = row + 1;
      for (; bottom < tiles.height && hasRun(bottom, column, right, stack); ++bottom) continue;
      for (uint32_t y = row; y < bottom; ++y) {
        std::fill_n(
            isCovered.begin() + static_cast<std::ptrdiff_t>(std::size_t{y} * tiles.width) + column,
            right - column, 1);
      }
      const auto number = [](auto value) { return static_cast<float>(value); };
      const float width = number(right - column);
      const float depth = number(bottom - row);
      const float low = number(stack.low);
      const float height = number(stack.high) - low;
      if (up == Up::y) {
        boxes.push_back({number(column), low, number(row), width, height, depth});
      } else {
        boxes.push_back({number(column), -number(bottom), low, width, depth, height});
      }
    }
  }
  return boxes;
}

}  // namespace mazewright
