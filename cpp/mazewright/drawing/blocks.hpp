#pragma once
// Walls as cubes and boxes in space, z up: x is the row, y the column, as in seed 003's
// cube(x, y, z, colour). Cube (x, y, z) fills [x, x+1) x [y, y+1) x [z, z+1); the floor is z = 1.

#include <cstdint>
#include <span>
#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// height, color (of the 16), spread: 1 a cube a wall tile, 2 a cube a wall character of the ASCII
/// text, which is seed 003's layout with its gaps.
extern const std::span<const Param> blockParams;
/// height.
extern const std::span<const Param> boxParams;

uint64_t blockBytes(const Maze& maze, const Settings& settings);

struct Cube {
  int32_t x, y, z, color;
};
struct Box {
  float x, y, z, sizeX, sizeY, sizeZ;
};

/// Ordered by row, column, height.
std::vector<Cube> blocksOf(const Maze& maze, const Settings& settings);

/// The cubes of spread 1 merged; no two overlap. Cost: O(tiles), greedy: along the row first, then
/// down.
std::vector<Box> boxesOf(const Maze& maze, const Settings& settings);

}  // namespace mazewright
