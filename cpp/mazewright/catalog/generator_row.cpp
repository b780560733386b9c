#include "mazewright/catalog/generator_row.hpp"

#include <string_view>

namespace mazewright {

bool runsOn(const GeneratorRow& generator, const ShapeRow& shape) {
  if (generator.shapes.empty()) return true;
  for (const std::string_view id : generator.shapes) {
    if (id == shape.id) return true;
  }
  return false;
}

}  // namespace mazewright
