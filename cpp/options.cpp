#include "options.hpp"

namespace mazewright {

namespace {

/// The row that a text field names; `fallback` when the field is not given, null with a problem.
template <typename Row>
const Row* readRow(const Fields& fields, const char* key, std::span<const Row* const> rows,
                   const char* fallback, const char* code, Problem& problem) {
  const Field* field = findField(fields, key);
  if (field == nullptr && fallback != nullptr) return findRow(rows, fallback);
  const bool isText = field != nullptr && field->type == FieldType::text;
  if (const Row* row = isText ? findRow(rows, field->value) : nullptr) return row;
  problem = refuseText(code, key, "must be one of@; got %", listIds(rows), field);
  return nullptr;
}

Problem readSide(const Fields& fields, const char* key, std::optional<uint32_t> fallback,
                 uint32_t& side) {
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
    return refuse("too-large", key, "must be at most #; got %", field, maxCells);
  }
  side = static_cast<uint32_t>(*number);
  return {};
}

Problem readGenerator(const Options& options) {
  if (runsOn(*options.generator, *options.shape)) return {};
  std::string rest = "must be one of";
  for (const char* id : options.generator->shapes) rest.append(" '").append(id).append("'");
  rest.append(" with algorithm '@', ").append(options.generator->shapesWhy);
  rest.append("; got '").append(options.shape->id).append("'");
  return refuseText("unsupported-shape", "shape", rest, options.generator->id);
}

Problem readMode(const Fields& fields, Options& options) {
  const Field* field = findField(fields, "mode");
  if (field == nullptr) return {};
  const bool isText = field->type == FieldType::text;
  if (isText && field->value == "standard") return {};
  const bool hasSeedMode = options.generator->seedMode && options.shape->tiles;
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
  if (mask.empty()) return {};
  const uint32_t cells = options.size.cells();
  if (mask.size() != cells) {
    return refuse("invalid-mask", "mask", "must have one entry a cell, # here; got #", nullptr,
                  cells, static_cast<int64_t>(mask.size()));
  }
  if (!options.generator->masks) {
    return refuseText("invalid-mask", "mask",
                      "cannot be used with algorithm '@': it needs every cell of the rectangle",
                      options.generator->id);
  }
  bool any = false;
  bool all = true;
  for (const uint8_t keep : mask) (keep != 0 ? any : all) = keep != 0;
  if (!any) return refuse("invalid-mask", "mask", "must keep at least one cell; it keeps none");
  if (all) return {};
  if (!isConnected(buildGrid(*options.shape, options.size, mask))) {
    return refuse("disconnected-mask", "mask",
                  "must keep one connected region: some kept cells cannot reach the others");
  }
  options.mask = std::move(mask);
  return {};
}

/// A cell by index, or by x, y and level.
Problem readPlace(const Fields& fields, std::string_view key, const Options& options,
                  std::optional<Cell>& place) {
  if (const Field* field = findField(fields, key)) {
    const auto number = wholeNumber(*field);
    const uint32_t cells = options.size.cells();
    if (!number || *number < 0 || *number >= cells) {
      return refuse("invalid-option", key, "must be a cell from 0 to #; got %", field, cells - 1);
    }
    place = static_cast<Cell>(*number);
  } else {
    const std::pair<const char*, uint32_t> axes[] = {
        {".level", options.size.levels}, {".y", options.size.height}, {".x", options.size.width}};
    Cell cell = 0;
    bool given = false;
    for (const auto& [suffix, side] : axes) {
      const std::string name = std::string(key) + suffix;
      const Field* part = findField(fields, name);
      given = given || part != nullptr;
      const auto number = part == nullptr ? std::optional<int64_t>(0) : wholeNumber(*part);
      if (!number || *number < 0 || *number >= side) {
        return refuse("invalid-option", name, "must be from 0 to #; got %", part, side - 1);
      }
      cell = cell * side + static_cast<Cell>(*number);
    }
    if (!given) return {};
    place = cell;
  }
  if (options.mask.empty() || options.mask[*place] != 0) return {};
  return refuse("invalid-option", key, "must be a cell that the mask keeps; got #", nullptr,
                *place);
}

bool isKnown(std::string_view key) {
  constexpr std::string_view known[] = {"algorithm", "shape",    "width",       "height", "levels",
                                        "seed",      "exits",    "mode",        "steps",  "start",
                                        "start.x",   "start.y",  "start.level", "end",    "end.x",
                                        "end.y",     "end.level"};
  for (const std::string_view name : known) {
    if (key == name) return true;
  }
  return false;
}

Problem readRest(const Fields& fields, Options& options) {
  for (const Field& field : fields) {
    if (field.key.starts_with("params.") || isKnown(field.key)) continue;
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
  return {};
}

}  // namespace

Problem readSize(const Fields& fields, const ShapeRow& shape, Size& size) {
  if (Problem problem = readSide(fields, "width", std::nullopt, size.width)) return problem;
  if (Problem problem = readSide(fields, "height", std::nullopt, size.height)) return problem;
  if (Problem problem = readSide(fields, "levels", 1, size.levels)) return problem;
  if (size.levels > shape.maxLevels) {
    return refuse("invalid-size", "levels", "must be at most # on shape '@'; got #", nullptr,
                  shape.maxLevels, size.levels, shape.id);
  }
  if (int64_t{size.width} * size.height > maxCells / size.levels) {
    return refuse("too-large", "width",
                  "times height must be at most 16777216 cells (2^24); got # x #", nullptr,
                  size.width, size.height);
  }
  return {};
}

Problem readOptions(const Fields& fields, std::vector<uint8_t> mask, Options& options) {
  const Catalog& rows = catalog();
  Problem problem;
  options.generator =
      readRow(fields, "algorithm", rows.generators, nullptr, "unknown-algorithm", problem);
  if (options.generator == nullptr) return problem;
  options.settings = Settings(options.generator->params);
  options.shape = readRow(fields, "shape", rows.shapes, "square", "unsupported-shape", problem);
  if (options.shape == nullptr) return problem;
  if ((problem = readGenerator(options))) return problem;
  options.exits = readRow(fields, "exits", rows.exits, "corners", "invalid-option", problem);
  if (options.exits == nullptr) return problem;
  if ((problem = readSize(fields, *options.shape, options.size))) return problem;
  if ((problem = readSeed(findField(fields, "seed"), options.seed))) return problem;
  if ((problem = readMode(fields, options))) return problem;
  if ((problem = readRest(fields, options))) return problem;
  if ((problem = readMask(std::move(mask), options))) return problem;
  if ((problem = readPlace(fields, "start", options, options.start))) return problem;
  if ((problem = readPlace(fields, "end", options, options.end))) return problem;
  if (options.generator->problem == nullptr) return {};
  return options.generator->problem(options.size, options.settings);
}

std::string writeOptions(const Options& options) {
  std::string lines;
  const auto text = [&](std::string_view key, std::string_view value) {
    writeField(lines, "", {key, FieldType::text, value});
  };
  const auto number = [&](std::string_view key, uint32_t value) {
    writeField(lines, "", {key, FieldType::number, std::to_string(value)});
  };
  text("algorithm", options.generator->id);
  text("shape", options.shape->id);
  number("width", options.size.width);
  number("height", options.size.height);
  number("levels", options.size.levels);
  const FieldType seedType = options.seed.isText ? FieldType::text : FieldType::bigint;
  writeField(lines, "", {"seed", seedType, options.seed.value});
  text("mode", options.settings.seedMode ? "seed" : "standard");
  text("exits", options.exits->id);
  if (options.start) number("start", *options.start);
  if (options.end) number("end", *options.end);
  for (std::size_t i = 0; i < options.settings.params.size(); ++i) {
    const Param& param = options.settings.params[i];
    const std::string value = writeValue(param, options.settings.values[i]);
    writeField(lines, "params.", {param.id, typeOf(param), value});
  }
  return lines;
}

}  // namespace mazewright
