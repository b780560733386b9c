#pragma once
// The maze as a body: walls that stand on its surface, the floor cell by cell, stairs.

#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

struct Mesh {
  /// x y z a vertex.
  std::vector<float> positions;
  /// Three vertices a triangle, counter-clockwise as seen from outside.
  std::vector<uint32_t> triangles;
};

struct Meshes {
  Mesh walls, stairs, floor;
  /// The way up at every vertex of the floor, x y z.
  std::vector<float> ups;
  /// The first vertex of every cell's floor, which is its middle, and the end of the last; a cell
  /// without floor has no vertices but a middle.
  std::vector<uint32_t> starts;
};

/// height and thickness of the walls in hundredths of a side.
extern const std::span<const Param> meshParams;

/// Bytes that meshesOf may take.
uint64_t meshBytes(const Maze& maze, const Settings& settings);

/// In units of a cell's side: x to the right, y down the drawing, z up from it; round shapes lie
/// around the origin. Cost: O(cells).
Meshes meshesOf(const Maze& maze, const Settings& settings);

}  // namespace mazewright
