#pragma once
// Outlines: a triangle, hexagon, disc or star cut out of the grid of any planar shape.

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

inline constexpr Choice outlines[] = {{"rectangle", "Whole"},
                                      {"triangle", "Triangle"},
                                      {"hexagon", "Hexagon"},
                                      {"disc", "Disc"},
                                      {"star", "Star"}};

/// A parameter of every planar shape, that is of every shape with ShapeRow::middle.
inline constexpr Param outlineParam = choice("outline", outlines, 0, "Outline");

/// The parameters of shapes that have no others.
inline constexpr Param outlineParams[] = {outlineParam};

/// ShapeRow::middle of cells whose middles are one side apart, as those of squares are. Ignores the
/// level, so the outline is the same on every level.
IntegerPoint middleInSquares(const Grid& grid, Cell cell);

/// Whether the settings of a shape choose an outline.
bool hasOutline(const ShapeSpec& shape);

/// Sets the outline of a shape to 'rectangle', the whole grid, if it has that parameter.
void dropOutline(ShapeSpec& shape);

/// Applies the outline that the settings choose, if any, as a mask: keeps the cells whose middle
/// lies within the outline, which is stretched to the size of the drawing; if these have several
/// components, the largest. Decided in integers. Cost: O(cells).
void applyOutline(Grid& grid);

}  // namespace mazewright
