#include "mazewright/library/shape_spec.hpp"

#include "mazewright/library/row_field.hpp"

namespace mazewright {

namespace {

constexpr const char* paramPrefix = "shape.";

/// What a message about too many cells ends with.
std::string_view hint(int64_t maxCells) {
  return maxCells < mostCells ? "; option maxCells allows more" : "";
}

Problem readSide(const Fields& fields, const char* key, std::optional<uint32_t> fallback,
                 int64_t maxCells, uint32_t& side) {
  const Field* field = findField(fields, key);
  if (field == nullptr && fallback) {
    side = *fallback;
    return {};
  }
  const auto number = field == nullptr ? std::nullopt : wholeNumber(*field);
  if (!number || *number < 1) {
    return refuse("invalid-size", key, "must be a whole number of cells, 1 or more; got %", field);
  }
  if (*number > maxCells) {
    return refuse("too-large", key, "must be at most #; got %@", field, maxCells, 0,
                  hint(maxCells));
  }
  side = static_cast<uint32_t>(*number);
  return {};
}

}  // namespace

Problem readMaxCells(const Fields& fields, int64_t& maxCells) {
  maxCells = usualMaxCells;
  const Field* field = findField(fields, "maxCells");
  if (field == nullptr) return {};
  const auto number = wholeNumber(*field);
  maxCells = number.value_or(0);
  if (maxCells >= 1 && maxCells <= mostCells) return {};
  return refuse("invalid-option", "maxCells", "must be a whole number from 1 to #; got %", field,
                mostCells);
}

Problem readShape(const Fields& fields, Graph graph, int64_t maxCells, ShapeSpec& shape) {
  Problem problem;
  shape.row = readRow(fields, "shape", catalog().shapes, "square", "unsupported-shape", problem);
  if (shape.row == nullptr) return problem;
  shape.settings = Settings(shape.row->params);
  shape.graph = std::move(graph);
  if (!shape.row->graph && !shape.graph.edges.empty()) {
    return refuseText("invalid-option", "shape.edges", "must be left out on shape '@'",
                      shape.row->id);
  }
  if ((problem = readSettings(shape.settings, fields, paramPrefix, shape.row->id))) return problem;
  Size& size = shape.size;
  const uint32_t least = shape.row->minLevels;
  if ((problem = readSide(fields, "width", std::nullopt, maxCells, size.width))) return problem;
  if ((problem = readSide(fields, "height", std::nullopt, maxCells, size.height))) return problem;
  if ((problem = readSide(fields, "levels", least, maxCells, size.levels))) return problem;
  if (size.levels < least || size.levels > shape.row->maxLevels) {
    const uint32_t limit = size.levels < least ? least : shape.row->maxLevels;
    return refuse("invalid-size", "levels",
                  size.levels < least ? "must be at least # on shape '@'; got #"
                                      : "must be at most # on shape '@'; got #",
                  nullptr, limit, size.levels, shape.row->id);
  }
  if (shape.row->problem != nullptr) {
    if ((problem = shape.row->problem(size, shape.settings, shape.graph))) return problem;
  }
  if (shape.row->cells != nullptr) {
    const auto cells = static_cast<int64_t>(shape.cells());
    if (cells <= maxCells) return {};
    return refuse("too-large", "height", "makes # cells on this shape; they must be at most #@",
                  nullptr, cells, maxCells, hint(maxCells));
  }
  // The product fits 64 bits: no side is over 2^28.
  const int64_t cells = int64_t{size.width} * size.height;
  if (cells <= maxCells / size.levels) return {};
  return refuse("too-large", "width", "times height makes # cells; they must be at most #@",
                nullptr, cells, maxCells, hint(maxCells));
}

}  // namespace mazewright
