#pragma once
// A maze that was made before, taken back.

#include <optional>
#include <vector>

#include "mazewright/catalog/catalog.hpp"

namespace mazewright {

/// A maze from parts that were made before: checked like any other input, because they come from
/// outside again. Sizes must match, passages be two-sided, lie on the grid and not cross.
struct MazeParts {
  ShapeSpec shape;
  std::vector<uint8_t> mask, passages, kinds;
  Cell start, end;
};
Problem adopt(MazeParts parts, std::optional<Maze>& maze);

}  // namespace mazewright
