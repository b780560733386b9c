#pragma once
// Walls and cell outlines of any shape, in the plane. Coordinates are in sides of a cell, x to the
// right and y down.

#include <vector>

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/drawing/openings.hpp"

namespace mazewright {

/// A straight line from one point to another.
struct Segment {
  Point from, to;
};

/// Parameters of linesOf as options. seams: whether a wall on a cut of the drawing is drawn on both
/// sides of the cut.
extern const std::span<const Param> lineParams;

/// Every wall once: the sides of open cells that have no passage and are not an opening. A curved
/// side is several segments. Some drawings of glued shapes are cut open; with `cuts`, a wall on
/// such a cut is drawn on both sides of it. Ordered by cell, then clockwise. Cost: O(cells).
std::vector<Segment> linesOf(const Maze& maze, Openings openings = {}, bool cuts = false);

/// A wall and the cell whose side it is. Between two open cells that is the lower one.
struct Wall {
  Cell cell;
  Point from, to;
};

/// The walls of linesOf without openings and without cuts, with their cells. Cost: O(cells).
std::vector<Wall> wallsOf(const Maze& maze);

/// Longer segments that cover the same points: consecutive collinear ones are joined, horizontal
/// and slanted ones, left to right, in order of y and x, then vertical ones, downwards, in order of
/// x and y. Cost: O(n).
std::vector<Segment> strokesOf(std::vector<Segment> lines);

/// An estimate of the number of corners of all cells, from at most 64 evenly spread cells. Cost:
/// that of drawing 64 cells.
uint64_t estimateCorners(const Grid& grid);

/// The outlines of all cells. The corners of cell c are points[starts[c]] to points[starts[c+1]-1],
/// clockwise; one entry more than cells holds the number of points. sides[i] is the direction
/// through the edge from point i to the next corner, or noSide. `centres` are as of
/// centreOf; `pole` is that of the shape, if it has one.
struct Polygons {
  std::vector<Point> points;
  std::vector<uint8_t> sides;
  std::vector<uint32_t> starts;
  std::vector<Point> centres;
  std::vector<Point> pole;
};

/// Cost: O(cells).
Polygons polygonsOf(const Grid& grid);

}  // namespace mazewright
