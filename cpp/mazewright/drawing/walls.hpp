#pragma once
// Walls as line segments, for any shape: what canvas, SVG and plotters draw.

#include <vector>

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/drawing/openings.hpp"

namespace mazewright {

struct Segment {
  Point from, to;
};

/// seams: draw a wall on a cut of the drawing on both sides of it.
extern const std::span<const Param> lineParams;

/// Every wall once: the sides of open cells with no passage through them, but for the gaps; a
/// curved side is several segments. With `seams` a wall on a cut of the drawing stands on both
/// sides of it. Cost: O(cells).
std::vector<Segment> linesOf(const Maze& maze, Gaps gaps = {}, bool seams = false);

/// The same with the cell on whose outline each was found.
struct Wall {
  Cell cell;
  Point from, to;
};
std::vector<Wall> wallsOf(const Maze& maze);

/// Neighbouring collinear walls made one: fewer, longer strokes that cover the same points.
std::vector<Segment> strokesOf(std::vector<Segment> lines);

/// Corners of all cells, about: those of up to 64 of them, spread evenly, stand for the rest.
uint64_t cornersAbout(const Grid& grid);

/// The mean of a cell's corners.
Point centreOf(const Grid& grid, Cell cell);

/// The middle of a cell's side in a direction.
Point middleOf(const Grid& grid, Cell cell, Direction direction);

/// The corners of every cell in turn, and where each cell's begin, with the end at the end.
struct Polygons {
  std::vector<Point> points;
  std::vector<uint8_t> sides;
  std::vector<uint32_t> starts;
};
Polygons polygonsOf(const Grid& grid);

}  // namespace mazewright
