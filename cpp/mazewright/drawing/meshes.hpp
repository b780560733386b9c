#pragma once
// A maze as triangle meshes: walls, floor, stairs and tunnels, on flat and curved shapes.

#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

struct Mesh {
  /// Three coordinates per vertex: x, y, z.
  std::vector<float> positions;
  /// The unit normal per vertex. Faces of walls and stairs are flat and share no vertices; the
  /// floor has the normals of its surface.
  std::vector<float> normals;
  /// Three vertices per triangle, counter-clockwise as seen from outside.
  std::vector<uint32_t> triangles;
};

/// Coordinates are in sides of a cell, in space (drawing/space.hpp). Flat shapes keep the x and y
/// of their drawing and have their floor at height 0; round shapes have their centre at the origin
/// and their floor outwards. Walls have one outline without faces within it, and are open where
/// they stand on the floor; so are flights of stairs. A one-sided surface has walls on both sides,
/// which are closed, and a floor that faces to one.
///
/// Solid meshes are closed: every edge of a triangle is one of exactly one other triangle, in the
/// opposite direction, where vertices at equal places count as one. The floor is a slab as thick as
/// the walls, which stand through it, so that walls and slab overlap. There are no tunnels: the
/// slab is whole below bridges.
///
/// Tunnels are what can be seen from within them: walls, floor, ceiling and steps. Together with
/// the floor they leave no gap, except for the mouths.
///
/// Arrows are the triangles of one-way passages, a little above the floor; stairs have none.
struct Meshes {
  Mesh walls, stairs, tunnels, arrows, floor;
  /// Per cell the index of its first floor vertex, which is its middle; one more entry holds the
  /// number of floor vertices. A cell without floor (not open, or with stairs that come up from
  /// below) has its middle only.
  std::vector<uint32_t> starts;
};

/// Parameters of meshesOf: height and thickness of walls, in hundredths of a cell's side; upParam;
/// solid.
extern const std::span<const Param> meshParams;

/// An estimate of the bytes of meshesOf, from a sample of the cells (estimateCorners).
uint64_t meshBytes(const Maze& maze, const Settings& settings);

/// The meshes of a maze of any shape. Edges of walls and floor on a curved shape are halved, at
/// most four times, until they deviate from the surface by at most 0.01 sides. Cost: O(cells).
Meshes meshesOf(const Maze& maze, const Settings& settings);

}  // namespace mazewright
