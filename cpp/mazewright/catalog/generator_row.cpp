#include "mazewright/catalog/generator_row.hpp"

namespace mazewright {

bool runsOn(const GeneratorRow& generator, const ShapeRow& shape) {
  switch (generator.shapes) {
    case ShapesOf::inRows:
      return shape.inRows;
    case ShapesOf::squares:
      return shape.tiles || (generator.kind == GeneratorKind::dungeon && shape.stairs != 0);
    default:
      return true;
  }
}

}  // namespace mazewright
