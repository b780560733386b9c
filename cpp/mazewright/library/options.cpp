#include "mazewright/library/options.hpp"

#include <algorithm>

#include "mazewright/library/row_field.hpp"
#include "mazewright/shapes/building/build_grid.hpp"
#include "mazewright/shapes/building/outline.hpp"

namespace mazewright {

namespace {

Problem readGenerator(const Options& options) {
  if (runsOn(*options.generator, *options.shape.row)) return {};
  std::string rest = "must be one of";
  rest.append(listIds(catalog().shapes,
                      [&](const ShapeRow& row) { return runsOn(*options.generator, row); }));
  rest.append(" with algorithm '@', ").append(options.generator->shapesWhy);
  rest.append("; got '").append(options.shape.row->id).append("'");
  return refuseText("unsupported-shape", "shape", rest, options.generator->id);
}

Problem readMode(const Fields& fields, Options& options) {
  const Field* field = findField(fields, "mode");
  if (field == nullptr) return {};
  const bool isText = field->type == FieldType::text;
  if (isText && field->value == "standard") return {};
  const bool hasSeedMode = options.generator->seedMode && options.shape.row->tiles;
  if (isText && field->value == "seed" && hasSeedMode) {
    options.settings.seedMode = true;
    return {};
  }
  return refuseText("invalid-option", "mode",
                    hasSeedMode ? "must be 'standard' or 'seed' with algorithm '@'; got %"
                                : "must be 'standard' with algorithm '@' on this shape; got %",
                    options.generator->id, field);
}

Problem readMask(std::vector<uint8_t> mask, Options& options) {
  if (!options.generator->masks && hasOutline(options.shape)) {
    return refuseText("invalid-mask", "shape.outline",
                      "must be 'rectangle' with algorithm '@': it needs every cell of the shape",
                      options.generator->id);
  }
  if (mask.empty()) return {};
  const auto cells = static_cast<uint32_t>(options.shape.cells());
  if (mask.size() != cells) {
    return refuse("invalid-mask", "mask", "must have one entry a cell, # here; got #", nullptr,
                  cells, static_cast<int64_t>(mask.size()));
  }
  if (!options.generator->masks) {
    return refuseText("invalid-mask", "mask",
                      "cannot be used with algorithm '@': it needs every cell of the shape",
                      options.generator->id);
  }
  if (std::find(mask.begin(), mask.end(), 0) == mask.end()) return {};
  const uint32_t parts = partsOf(buildGrid(options.shape, mask)).count;
  if (parts == 0) {
    // Of an outline it may keep none although it keeps some.
    return refuse("invalid-mask", "mask", "must keep at least one cell; it keeps none");
  }
  if (!options.eachPart && parts > 1) {
    return refuse("disconnected-mask", "mask",
                  "must keep one connected region, or with parts 'each' any: some kept cells "
                  "cannot reach the others");
  }
  options.mask = std::move(mask);
  return {};
}

/// A cell by x, y and level; what is left out is 0.
Problem readCoordinates(const Fields& fields, std::string_view key, const Grid& grid,
                        std::optional<Cell>& place) {
  Place at{};
  const auto read = [&](const char* axis, uint32_t end, uint32_t& coordinate) -> Problem {
    const std::string name = std::string(key) + axis;
    const Field* part = findField(fields, name);
    if (part == nullptr) return {};
    const auto number = wholeNumber(*part);
    if (!number || *number < 0 || *number >= end) {
      return refuse("invalid-option", name, "must be from 0 to #; got %", part, end - 1);
    }
    coordinate = static_cast<uint32_t>(*number);
    return {};
  };
  if (Problem problem = read(".level", grid.size.levels, at.level)) return problem;
  if (Problem problem = read(".y", grid.size.height, at.y)) return problem;
  if (Problem problem = read(".x", grid.rowLength(at.y), at.x)) return problem;
  place = grid.cellAt(at);
  return {};
}

/// A cell by index or by coordinates. The grid is made for who names one only.
Problem readPlace(const Fields& fields, std::string_view key, const Options& options,
                  std::optional<Cell>& place) {
  const bool given = std::any_of(fields.begin(), fields.end(), [&](const Field& field) {
    return field.key.substr(0, field.key.find('.')) == key;
  });
  if (!given) return {};
  const Grid grid = buildGrid(options.shape, options.mask);
  if (const Field* field = findField(fields, key)) {
    const auto number = wholeNumber(*field);
    if (!number || *number < 0 || *number >= grid.cellCount()) {
      return refuse("invalid-option", key, "must be a cell from 0 to #; got %", field,
                    grid.cellCount() - 1);
    }
    place = static_cast<Cell>(*number);
  } else if (Problem problem = readCoordinates(fields, key, grid, place)) {
    return problem;
  }
  if (grid.has(*place)) return {};
  return refuse("invalid-option", key, "must be a cell that the mask or outline keeps; got #",
                nullptr, *place);
}

bool isKnown(std::string_view key) {
  constexpr std::string_view known[] = {
      "algorithm", "shape", "width",     "height",  "levels",  "seed",        "exits",
      "mode",      "steps", "start",     "start.x", "start.y", "start.level", "end",
      "end.x",     "end.y", "end.level", "parts",   "maxCells"};
  for (const std::string_view name : known) {
    if (key == name) return true;
  }
  return false;
}

Problem readParts(const Fields& fields, bool& eachPart) {
  const Field* field = findField(fields, "parts");
  if (field == nullptr) return {};
  const bool isText = field->type == FieldType::text;
  eachPart = isText && field->value == "each";
  if (eachPart || (isText && field->value == "one")) return {};
  return refuse("invalid-option", "parts", "must be 'one' or 'each'; got %", field);
}

/// An entry of a log has 27 bits for the cell.
constexpr int64_t mostLoggedCells = int64_t{1} << 27;

Problem readRest(const Fields& fields, Options& options) {
  for (const Field& field : fields) {
    const bool ofRow = field.key.starts_with("params.") || field.key.starts_with("shape.");
    if (ofRow || isKnown(field.key)) continue;
    return refuse("invalid-option", field.key, "is not an option of generate");
  }
  Problem problem = readSettings(options.settings, fields, "params.", options.generator->id);
  if (problem) return problem;
  const Field* steps = findField(fields, "steps");
  if (steps == nullptr) return {};
  if (steps->type != FieldType::boolean) {
    return refuse("invalid-option", "steps", "must be true or false; got %", steps);
  }
  options.steps = steps->value == "true";
  const auto cells = static_cast<int64_t>(options.shape.cells());
  if (!options.steps || cells <= mostLoggedCells) return {};
  return refuse("too-large", "steps", "are written for at most # cells; got #", nullptr,
                mostLoggedCells, cells);
}

}  // namespace

Problem readOptions(const Fields& fields, std::vector<uint8_t> mask, Graph graph,
                    Options& options) {
  const Catalog& rows = catalog();
  Problem problem;
  options.generator =
      readRow(fields, "algorithm", rows.generators, nullptr, "unknown-algorithm", problem);
  if (options.generator == nullptr) return problem;
  options.settings = Settings(options.generator->params);
  int64_t maxCells = 0;
  if ((problem = readMaxCells(fields, maxCells))) return problem;
  if ((problem = readShape(fields, std::move(graph), maxCells, options.shape))) return problem;
  if ((problem = readGenerator(options))) return problem;
  options.exits = readRow(fields, "exits", rows.exits, "corners", "invalid-option", problem);
  if (options.exits == nullptr) return problem;
  if ((problem = readSeed(findField(fields, "seed"), options.seed))) return problem;
  if ((problem = readMode(fields, options))) return problem;
  if ((problem = readRest(fields, options))) return problem;
  if ((problem = readParts(fields, options.eachPart))) return problem;
  if ((problem = readMask(std::move(mask), options))) return problem;
  if ((problem = readPlace(fields, "start", options, options.start))) return problem;
  if ((problem = readPlace(fields, "end", options, options.end))) return problem;
  if (options.generator->problem == nullptr) return {};
  return options.generator->problem(options.shape.size, options.settings);
}

}  // namespace mazewright
