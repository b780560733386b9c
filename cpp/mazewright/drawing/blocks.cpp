#include "mazewright/drawing/blocks.hpp"

#include <string_view>

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

/// Calls wall(row, column) for every wall tile, or wall character with spread 2, in reading order.
template <typename Wall>
void eachWallPlace(const Maze& maze, int32_t spread, Wall wall) {
  if (spread == 1) {
    const Tiles tiles = plainTiles(maze);
    for (std::size_t i = 0; i < tiles.data.size(); ++i) {
      if (tiles.data[i] == 0)
        wall(static_cast<int32_t>(i / tiles.width), static_cast<int32_t>(i % tiles.width));
    }
    return;
  }
  int32_t row = 0;
  int32_t column = 0;
  for (const char c : asciiText(maze)) {
    if (c == '\n') {
      ++row;
      column = 0;
      continue;
    }
    if (std::string_view("+-|#%").find(c) != std::string_view::npos) wall(row, column);
    ++column;
  }
}

}  // namespace

const std::span<const Param> blockParams = blockParamRows;
const std::span<const Param> boxParams = boxParamRows;

uint64_t blockBytes(const Maze& maze, const Settings& settings) {
  const uint64_t places =
      settings["spread"] == 1 ? tileBytes(maze, Settings(tileParams)) : asciiBytes(maze);
  return places * static_cast<uint64_t>(settings["height"]) * 4 * sizeof(int32_t);
}

std::vector<Cube> blocksOf(const Maze& maze, const Settings& settings) {
  const int32_t height = settings["height"];
  const int32_t color = settings["color"];
  std::vector<Cube> blocks;
  eachWallPlace(maze, settings["spread"], [&](int32_t row, int32_t column) {
    for (int32_t z = 1; z <= height; ++z) blocks.push_back({row, column, z, color});
  });
  return blocks;
}

std::vector<Box> boxesOf(const Maze& maze, const Settings& settings) {
  Tiles tiles = plainTiles(maze);
  const auto height = static_cast<float>(settings["height"]);
  const Up up = upOf(settings);
  std::vector<Box> boxes;
  const auto isWall = [&](uint32_t row, uint32_t column) {
    return tiles.data[std::size_t{row} * tiles.width + column] == 0;
  };
  const auto isWallRun = [&](uint32_t row, uint32_t from, uint32_t to) {
    while (from < to && isWall(row, from)) ++from;
    return from == to;
  };
  for (uint32_t row = 0; row < tiles.height; ++row) {
    for (uint32_t column = 0; column < tiles.width; ++column) {
      if (!isWall(row, column)) continue;
      // The widest run of walls in this row, then as many rows below as have the whole run.
      uint32_t right = column + 1;
      while (right < tiles.width && isWall(row, right)) ++right;
      uint32_t bottom = row + 1;
      while (bottom < tiles.height && isWallRun(bottom, column, right)) ++bottom;
      // Tiles of a box become floor, so that no other box covers them.
      for (uint32_t y = row; y < bottom; ++y) {
        for (uint32_t x = column; x < right; ++x) tiles.data[std::size_t{y} * tiles.width + x] = 1;
      }
      const auto number = [](uint32_t value) { return static_cast<float>(value); };
      const float width = number(right - column);
      const float depth = number(bottom - row);
      if (up == Up::y) {
        boxes.push_back({number(column), 0, number(row), width, height, depth});
      } else {
        boxes.push_back({number(column), -number(bottom), 0, width, depth, height});
      }
    }
  }
  return boxes;
}

}  // namespace mazewright
