#pragma once
// The middles of cells and of their sides, and how a way leads from one to the other.

#include <vector>

#include "mazewright/drawing/polylines.hpp"

namespace mazewright {

/// The mean of corners.
Point meanOf(const std::vector<Corner>& corners);

/// The mean of corners of a cell; on rings at a radius halfway between theirs.
Point amid(const Grid& grid, const std::vector<Corner>& corners);

/// That of all corners.
Point centreOf(const Grid& grid, Cell cell);

/// The middle of a cell's side in a direction; its centre if no side leads there, as with stairs.
Point middleOf(const Grid& grid, Cell cell, Direction direction);

/// Appends the way of a passage from cell to cell: from the centre of the first, where the last
/// line ends, over the middles of the sides to the centre of the second. On rings it follows the
/// arcs. If the drawing is cut between the two or they lie on two levels, a new line begins.
void addStep(const Grid& grid, Cell from, Direction direction, Polylines& lines);

}  // namespace mazewright
