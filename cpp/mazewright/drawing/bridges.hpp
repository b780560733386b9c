#pragma once
// Bridges in the plane: the sides of a bridge above an open tunnel are drawn as rails within the
// cell, so that the mouths of the tunnel can be seen.

#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// How far a rail stands from the side that it replaces, as a share of the depth of the cell, of
/// which maxDepth count; but at most maxOfSides of the lines that meet that side at an angle.
inline constexpr float railInset = 0.25f;
inline constexpr float maxDepth = 1.5f;
inline constexpr float maxOfSides = 0.7f;

/// One side of a bridge.
struct Rail {
  /// The side that is replaced, clockwise.
  std::vector<Point> side;
  /// The rail itself; as many points as the side has.
  std::vector<Point> points;
  /// From the ends of the replaced side along the adjacent sides to the ends of the rail. Walls if
  /// a passage leads through the adjacent side. They are the same share of two lines, each of one
  /// or several sides in a row that meet at no angle, so that a rail across an arc is a radius.
  std::vector<Point> before, after;
  /// The indices of the corners at the ends of the side; `last` may exceed the number of corners.
  std::size_t first, last;
  /// The directions through the adjacent sides, or noSide.
  uint8_t sideBefore, sideAfter;
};

/// The point after a share of the distance from one point to another.
Point between(Point from, Point to, float share);

/// The rail of the side in a direction, which must be among the corners of the cell. Cost:
/// O(corners).
Rail railOf(const std::vector<Corner>& corners, Direction direction);

/// Whether the tunnel below a bridge is open. Cost: O(1).
bool isTunnelOpen(const Maze& maze, const Bridge& bridge);

}  // namespace mazewright
