#pragma once
// Walls as line segments, for any shape: what canvas, SVG and plotters draw.

#include <vector>

#include "catalog.hpp"
#include "gaps.hpp"

namespace mazewright {

struct Segment {
  Point from, to;
};

/// Every wall once: the sides of open cells with no passage through them, but for the gaps.
/// Cost: O(cells).
std::vector<Segment> linesOf(const Maze& maze, Gaps gaps = {});

/// Neighbouring collinear walls made one: fewer, longer strokes that cover the same points.
std::vector<Segment> strokesOf(std::vector<Segment> lines);

/// The mean of a cell's corners.
Point centreOf(const Maze& maze, Cell cell);

}  // namespace mazewright
