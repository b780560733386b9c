#pragma once
// Outlines: a region of any planar shape, cut out of its grid.

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

inline constexpr Choice outlines[] = {{"rectangle", "whole"},
                                      {"triangle", "triangle"},
                                      {"hexagon", "hexagon"},
                                      {"disc", "disc"},
                                      {"star", "star"}};

/// Every planar shape has it among its parameters.
inline constexpr Param outlineParam = choice("outline", outlines, 0, "Outline");

/// For the shapes that have no other.
inline constexpr Param outlineParams[] = {outlineParam};

/// ShapeRow::spot of cells that stand as squares do, a side apart; the same on every level.
Middle middleInSquares(const Grid& grid, Cell cell);

/// Whether its settings ask for an outline.
bool hasOutline(const ShapeSpec& shape);

/// Cuts the grid to the outline that its settings ask for, if any: the cells whose middle lies
/// within it, stretched to the whole drawing; of several parts the largest. Cost: O(cells).
void applyOutline(Grid& grid);

}  // namespace mazewright
