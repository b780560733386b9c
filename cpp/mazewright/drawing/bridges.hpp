#pragma once
// Bridges in the plane: the sides of a bridge above an open tunnel are drawn as rails within the
// cell, so that the mouths of the tunnel can be seen.

#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// The distance of a rail from the side that it replaces is railInset times the depth of the cell
/// (at most maxDepth), but at most maxOfSides times the length of the adjacent sides.
inline constexpr float railInset = 0.25f;
inline constexpr float maxDepth = 1.5f;
inline constexpr float maxOfSides = 0.42f;

/// One side of a bridge.
struct Rail {
  /// The side that is replaced, clockwise.
  std::vector<Point> side;
  /// The rail itself; as many points as the side has.
  std::vector<Point> points;
  /// From the ends of the replaced side along the adjacent sides to the ends of the rail. They are
  /// walls if a passage leads through the adjacent side. Both are the same share of the adjacent
  /// sides, so that a rail across an arc is part of a radius. Sides that meet in a straight line
  /// count as one.
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

/// The length of a line of several segments.
float lengthOf(const std::vector<Point>& line);

/// Whether the tunnel below a bridge is open. Cost: O(1).
bool isTunnelOpen(const Maze& maze, const Bridge& bridge);

}  // namespace mazewright
