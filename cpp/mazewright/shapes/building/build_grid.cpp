#include "mazewright/shapes/building/build_grid.hpp"

#include "mazewright/shapes/building/outline.hpp"

namespace mazewright {

Grid buildGrid(const ShapeSpec& shape, std::vector<uint8_t> mask) {
  Grid grid;
  grid.shape = shape.row;
  grid.settings = shape.settings;
  grid.size = shape.size;
  grid.graph = shape.graph;
  grid.directions = static_cast<unsigned>(shape.row->directions.size());
  grid.stairs = shape.row->stairs;
  shape.row->build(grid);
  grid.kept = grid.cellCount();
  applyOutline(grid);
  if (!mask.empty()) applyMask(grid, std::move(mask));
  return grid;
}

}  // namespace mazewright
