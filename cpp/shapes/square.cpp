// Squares with four neighbours: the sheet of graph paper.

#include <array>

#include "catalog.hpp"

namespace mazewright {

namespace {

enum : Direction { north, south, west, east };

Grid build(Size size) {
  Grid grid;
  grid.size = size;
  grid.directions = 4;
  grid.sideways = 1u << west | 1u << east;
  grid.delta = {-static_cast<int32_t>(size.width), static_cast<int32_t>(size.width), -1, 1};
  grid.present = size.cells();
  grid.exits.reserve(size.cells());
  const unsigned sideways = size.width > 1 ? 1u << east | 1u << west : 0u;
  for (uint32_t y = 0; y < size.height; ++y) {
    const unsigned upright = (y > 0 ? 1u << north : 0u) | (y + 1 < size.height ? 1u << south : 0u);
    const std::size_t row = grid.exits.size();
    grid.exits.resize(row + size.width, static_cast<uint8_t>(upright | sideways));
    grid.exits[row] &= static_cast<uint8_t>(~(1u << west));
    grid.exits.back() &= static_cast<uint8_t>(~(1u << east));
  }
  return grid;
}

Point corner(Size size, Cell cell) {
  return {static_cast<float>(cell % size.width), static_cast<float>(cell / size.width)};
}

std::pair<Point, Point> side(Size size, Cell cell, Direction direction) {
  const auto [x, y] = corner(size, cell);
  switch (direction) {
    case north:
      return {{x, y}, {x + 1, y}};
    case south:
      return {{x, y + 1}, {x + 1, y + 1}};
    case west:
      return {{x, y}, {x, y + 1}};
    default:
      return {{x + 1, y}, {x + 1, y + 1}};
  }
}

std::vector<Point> polygon(Size size, Cell cell) {
  const auto [x, y] = corner(size, cell);
  return {{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}};
}

constexpr const char* directionNames[] = {"north", "south", "west", "east"};

}  // namespace

constinit const ShapeRow shapes::square{
    .id = "square",
    .title = {"Squares", "사각형"},
    .about = {"Square cells with four neighbours, masks allowed.",
              "이웃이 넷인 정사각형 칸. 마스크를 쓸 수 있습니다."},
    .directions = directionNames,
    .maxLevels = 1,
    .tiles = true,
    .build = build,
    .side = side,
    .polygon = polygon,
};

}  // namespace mazewright
