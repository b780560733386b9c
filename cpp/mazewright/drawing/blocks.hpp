#pragma once
// Walls, and bridges, as cubes and as boxes in space, a tile wide. Cubes have the coordinates of
// turtlecraft, which are those of no other drawing: x is the row, y the column, and z points up.
// Boxes stand in the space of meshes (drawing/space.hpp). Source of the cubes: cube(x, y, z,
// colour) of original program 003.

#include <cstdint>
#include <span>
#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// Parameters of blocksOf. height: cubes per wall. color: one of 16. spread: 1 makes one stack of
/// cubes per wall tile; 2 makes one per wall character of asciiText, openings included.
extern const std::span<const Param> blockParams;

/// Parameters of boxesOf: the height in tiles; upParam.
extern const std::span<const Param> boxParams;

/// An upper bound of the bytes of blocksOf. Cost: O(1).
uint64_t blockBytes(const Maze& maze, const Settings& settings);

/// A cube that fills [x, x+1) x [y, y+1) x [z, z+1). The floor is the plane z = 1.
struct Cube {
  int32_t x, y, z, color;
};

/// A box with its least corner and its sizes, in tiles. The floor is at height 0.
struct Box {
  float x, y, z, sizeX, sizeY, sizeZ;
};

/// The cubes of all walls, ordered by row, column and height. A tunnel is one cube high and at the
/// height of the floor; the bridge above it is a cube, one step up on both sides leads there, and
/// the walls beside them are as much higher. So whoever climbs one cube, and no more than the
/// walls' height, walks wherever passages lead. The maze's shape must have tiles. Cost: O(tiles *
/// height).
std::vector<Cube> blocksOf(const Maze& maze, const Settings& settings);

/// Boxes that cover exactly the cubes of blocksOf with spread 1 and do not overlap. Their number is
/// not minimal: each tile not covered yet is extended along its row, then downwards. The
/// maze's shape must have tiles. Cost: O(tiles).
std::vector<Box> boxesOf(const Maze& maze, const Settings& settings);

}  // namespace mazewright
