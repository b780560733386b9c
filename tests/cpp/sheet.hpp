#pragma once
// A sheet of squares, for tests that need a grid and no options.

#include "mazewright/catalog/catalog.hpp"

namespace mazewright::test {

inline Grid sheet(Size size, std::vector<uint8_t> mask = {}) {
  return buildGrid({&shapes::square, Settings(shapes::square.params), size, {}}, std::move(mask));
}

}  // namespace mazewright::test
