#include "mazewright/library/shape_spec.hpp"

#include "mazewright/library/row_value.hpp"

namespace mazewright {

namespace {

/// The end of a message about too many cells.
std::string_view hint(int64_t maxCells) {
  return maxCells < cellLimit ? "; option maxCells allows more" : "";
}

/// Reads width, height or levels.
Problem readSide(const Value& given, const char* option, int64_t maxCells, uint32_t& side) {
  const auto number = wholeNumber(given);
  if (!number || *number < 1) {
    return refuse("invalid-size", option, "must be a whole number of cells, 1 or more; got %",
                  &given);
  }
  if (*number > maxCells) {
    return refuse("too-large", option, "must be at most #; got %@", &given, maxCells, 0,
                  hint(maxCells));
  }
  side = static_cast<uint32_t>(*number);
  return {};
}

/// Reads width, height and levels, each by itself.
Problem readSize(const ShapeRequest& request, int64_t maxCells, const ShapeRow& row, Size& size) {
  size.levels = row.minLevels;
  Problem problem;
  if ((problem = readSide(request.width, "width", maxCells, size.width))) return problem;
  if ((problem = readSide(request.height, "height", maxCells, size.height))) return problem;
  if (request.levels.kind != ValueKind::none) {
    if ((problem = readSide(request.levels, "levels", maxCells, size.levels))) return problem;
  }
  if (size.levels >= row.minLevels && size.levels <= row.maxLevels) return {};
  const bool isLess = size.levels < row.minLevels;
  return refuse(
      "invalid-size", "levels",
      isLess ? "must be at least # on shape '@'; got #" : "must be at most # on shape '@'; got #",
      nullptr, isLess ? row.minLevels : row.maxLevels, size.levels, row.id);
}

}  // namespace

Problem checkKeepsCell(uint32_t kept, std::string_view field) {
  if (kept > 0) return {};
  return refuse("invalid-mask", field, "must keep at least one cell; it keeps none");
}

Problem readShape(const ShapeRequest& request, int64_t maxCells, ShapeSpec& shape) {
  Problem problem;
  shape.row = readRow(request.shape, "shape", catalog().shapes, "unsupported-shape", problem);
  if (shape.row == nullptr) return problem;
  const ShapeRow& row = *shape.row;
  shape.settings = Settings(row.params);
  shape.graph = request.graph;
  if (!row.graph && !shape.graph.edges.empty()) {
    return refuseText("invalid-option", "shape.edges",
                      "must be left out on shape '@', whose neighbours are fixed", row.id);
  }
  if (row.graph && shape.graph.edges.empty() && wholeNumber(request.height) != 1) {
    return refuseText("invalid-option", "shape.edges",
                      "must be given on shape '@': pairs of nodes, as [[0, 1], [1, 2]]", row.id);
  }
  if ((problem = readSettings(shape.settings, request.params, "shape.", row.id))) return problem;
  Size& size = shape.size;
  if ((problem = readSize(request, maxCells, row, size))) return problem;
  if (row.problem != nullptr) {
    if ((problem = row.problem(size, shape.settings, shape.graph))) return problem;
  }
  if (row.cells != nullptr) {
    const auto cells = static_cast<int64_t>(shape.cells());
    if (cells <= maxCells) return {};
    return refuse("too-large", "height", "makes # cells on this shape; at most # are allowed@",
                  nullptr, cells, maxCells, hint(maxCells));
  }
  // The product fits 64 bits: no side is over 2^28.
  const int64_t cells = int64_t{size.width} * size.height;
  if (cells <= maxCells / size.levels) return {};
  const std::string levels =
      size.levels > 1 ? " with " + std::to_string(size.levels) + " levels" : "";
  return refuse("too-large", "width", "times height must be at most #" + levels + "; got #@",
                nullptr, maxCells / size.levels, cells, hint(maxCells));
}

}  // namespace mazewright
