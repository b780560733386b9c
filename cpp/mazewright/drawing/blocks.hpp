#pragma once
// Walls and bridges as cubes and as boxes in space, one tile wide. Cubes have the coordinates of
// turtlecraft, which no other drawing uses: x is the row, y the column, and z points up.
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

/// A box by its corner of lowest coordinates and its sizes, in tiles. The floor is at height 0.
struct Box {
  float x, y, z, sizeX, sizeY, sizeZ;
};

/// The cubes of all walls and bridges, ordered by row, column and height. A tunnel is one cube
/// high, on the floor. The bridge is a cube above it, with a step of one cube on both sides, and
/// the walls beside bridge and steps are higher by as much. So a walker that can climb one cube,
/// but no wall, can follow every passage. Precondition: the maze's shape has tiles. Cost: O(tiles *
/// height).
std::vector<Cube> blocksOf(const Maze& maze, const Settings& settings);

/// Boxes that cover exactly the cubes of blocksOf with spread 1 and do not overlap. Their number is
/// not minimal: each tile not covered yet is extended along its row, then downwards. Precondition:
/// the maze's shape has tiles. Cost: O(tiles).
std::vector<Box> boxesOf(const Maze& maze, const Settings& settings);

}  // namespace mazewright
