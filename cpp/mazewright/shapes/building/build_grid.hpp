#pragma once
// The only function that makes the grid of a shape.

#include <cstdint>
#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// Returns the grid of a shape within its outline, without the cells whose mask byte is 0; an empty
/// mask keeps all. Precondition: the shape has been checked, and the mask has one byte per cell.
/// The grid may have several components, or no kept cell at all. It is not thinned
/// (ShapeRow::thin). Cost: O(cells).
Grid buildGrid(const ShapeSpec& shape, std::vector<uint8_t> mask = {});

}  // namespace mazewright
