#pragma once
// A grid of squares, for tests that need a grid and no options.

#include "mazewright/catalog/catalog.hpp"
#include "mazewright/shapes/building/build_grid.hpp"

namespace mazewright::test {

inline const ShapeRow& square() { return *findRow(catalog().shapes, "square"); }

inline Grid squareGrid(Size size, std::vector<uint8_t> mask = {}) {
  return buildGrid({&square(), Settings(square().params), size, {}}, std::move(mask));
}

}  // namespace mazewright::test
