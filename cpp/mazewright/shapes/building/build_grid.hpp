#pragma once
// From a shape and a size to a grid.

#include <cstdint>
#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// The shape's grid within its outline, without the cells whose mask byte is 0; an empty mask keeps
/// all.
Grid buildGrid(const ShapeSpec& shape, std::vector<uint8_t> mask = {});

}  // namespace mazewright
