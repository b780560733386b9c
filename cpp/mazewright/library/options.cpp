#include "mazewright/library/options.hpp"

#include <algorithm>

#include "mazewright/library/passage_edits.hpp"
#include "mazewright/library/passes.hpp"
#include "mazewright/library/plan_work.hpp"
#include "mazewright/library/row_value.hpp"
#include "mazewright/shapes/building/build_grid.hpp"
#include "mazewright/shapes/building/outline.hpp"

namespace mazewright {

namespace {

/// An entry of a step log has 27 bits for the cell.
constexpr int64_t maxLoggedCells = int64_t{1} << 26;

/// The value that the caller gave for an option: that of `unknownOptions` if its type is not that
/// of the member, otherwise the member.
template <typename Member>
Value given(const Options& options, std::string_view id, const Member& member) {
  const Value* unknown = findValue(options.unknownOptions, id);
  return unknown != nullptr ? *unknown : Value(member);
}

Problem readGenerator(const Options& options, Plan& plan) {
  Problem problem;
  Value id = given(options, "algorithm", options.algorithm);
  if (id.kind == ValueKind::text && id.text.empty()) id = {};
  plan.generator = readRow(id, "algorithm", catalog().generators, "unknown-algorithm", problem);
  if (plan.generator != nullptr) plan.settings = Settings(plan.generator->params);
  return problem;
}

/// Reads all options of the shape. Refuses a shape that the generator does not run on, if the plan
/// has one.
Problem readShape(const Options& options, Plan& plan) {
  int64_t maxCells = 0;
  if (Problem problem = readMaxCells(options, maxCells)) return problem;
  const ShapeRequest request{
      given(options, "shape", options.shape),   options.shapeParams,
      given(options, "width", options.width),   given(options, "height", options.height),
      given(options, "levels", options.levels), options.graph};
  if (Problem problem = readShape(request, maxCells, plan.shape)) return problem;
  if (plan.generator == nullptr || runsOn(*plan.generator, *plan.shape.row)) return {};
  std::string rest = "must be one of";
  rest.append(
      listIds(catalog().shapes, [&](const ShapeRow& row) { return runsOn(*plan.generator, row); }));
  rest.append(" with algorithm '@', ").append(plan.generator->shapesWhy);
  rest.append("; got '").append(plan.shape.row->id).append("'");
  return refuseText("unsupported-shape", "shape", rest, plan.generator->id);
}

Problem readMaxWork(const Options& options, Plan&) {
  constexpr auto most = static_cast<int64_t>(Work::most);
  const Value value = given(options, "maxWork", options.maxWork);
  const int64_t number = wholeNumber(value).value_or(0);
  if (number >= 1 && number <= most) return {};
  return refuse("invalid-option", "maxWork", "must be a whole number from 1 to #; got %", &value,
                most);
}

Problem readExits(const Options& options, Plan& plan) {
  Problem problem;
  plan.exits = readRow(given(options, "exits", options.exits), "exits", catalog().exits,
                       "invalid-option", problem);
  return problem;
}

/// Mode "original" needs a generator and a shape of an original program.
Problem readMode(const Options& options, Plan& plan) {
  const Value value = given(options, "mode", options.mode);
  const bool isText = value.kind == ValueKind::text;
  if (isText && value.text == "standard") return {};
  const bool hasOriginal = plan.generator->original && plan.shape.row->tiles;
  if (isText && value.text == "original" && hasOriginal) {
    plan.settings.original = true;
    return {};
  }
  return refuseName("invalid-option", "mode",
                    hasOriginal ? "must be 'standard' or 'original' with algorithm '@'; got %"
                                : "must be 'standard' with algorithm '@' on this shape; got %",
                    plan.generator->id, value,
                    hasOriginal ? " 'standard' 'original'" : " 'standard'");
}

Problem readSteps(const Options& options, Plan& plan) {
  if (const Value* unknown = findValue(options.unknownOptions, "steps")) {
    return refuse("invalid-option", "steps", "must be true or false; got %", unknown);
  }
  plan.steps = options.steps;
  const auto cells = static_cast<int64_t>(std::max(plan.shape.cells(), plan.finalShape.cells()));
  if (!plan.steps || cells <= maxLoggedCells) return {};
  return refuse("too-large", "steps", "must be false for a maze of more than # cells; got # cells",
                nullptr, maxLoggedCells, cells);
}

Problem readParts(const Options& options, Plan& plan) {
  const Value value = given(options, "parts", options.parts);
  const bool isText = value.kind == ValueKind::text;
  plan.eachPart = isText && value.text == "each";
  if (plan.eachPart || (isText && value.text == "one")) return {};
  return refuseName("invalid-option", "parts", "must be@; got %", "'one' or 'each'", value,
                    " 'one' 'each'");
}

/// Refuses a mask or graph of several components unless option parts is "each".
Problem checkConnected(const Plan& plan, const Components& components) {
  if (plan.eachPart || components.count <= 1) return {};
  if (!plan.mask.empty()) {
    return refuse("disconnected-mask", "mask",
                  "must keep one connected region unless parts is 'each'; some cells cannot be "
                  "reached from the others");
  }
  const auto other = std::find_if(components.of.begin(), components.of.end(),
                                  [](uint32_t index) { return index != noComponent && index > 0; });
  return refuse(
      "invalid-option", "shape.edges",
      "must connect all nodes unless parts is 'each'; no path leads from node # to node #", nullptr,
      0, other - components.of.begin());
}

/// Reads the mask and checks that it and the outline keep cells, connected ones if they must be. A
/// mask that drops no cell is left out of the plan, so that it does not change the code.
Problem readMask(const Options& options, Plan& plan) {
  const bool needsAllCells = plan.generator != nullptr && !plan.generator->masks;
  if (needsAllCells && hasOutline(plan.shape)) {
    return refuseText("invalid-mask", "shape.outline",
                      "must be 'rectangle' with algorithm '@', which needs every cell of the shape",
                      plan.generator->id);
  }
  const std::vector<uint8_t>& mask = options.mask;
  const auto cells = static_cast<uint32_t>(plan.shape.cells());
  if (!mask.empty() && mask.size() != cells) {
    return refuse("invalid-mask", "mask", "must have one entry per cell, #; got #", nullptr, cells,
                  static_cast<int64_t>(mask.size()));
  }
  if (!mask.empty() && needsAllCells) {
    return refuseText("invalid-mask", "mask",
                      "must be left out with algorithm '@', which needs every cell of the shape",
                      plan.generator->id);
  }
  if (std::find(mask.begin(), mask.end(), 0) != mask.end()) plan.mask = mask;
  if (plan.mask.empty() && !plan.shape.row->graph && !hasOutline(plan.shape)) return {};
  const Grid grid = buildGrid(plan.shape, plan.mask);
  if (Problem problem = checkKeepsCell(grid.kept, plan.mask.empty() ? "shape.outline" : "mask")) {
    return problem;
  }
  return checkConnected(plan, componentsOf(grid));
}

/// Reads a cell given by its coordinates. Rows may be of unequal length, so x is checked last.
Problem readCoordinates(const Options& options, const std::string& option, const CellChoice& choice,
                        const Grid& grid, std::optional<Cell>& cell) {
  Position place{};
  const auto read = [&](const char* axis, Number member, uint32_t end,
                        uint32_t& coordinate) -> Problem {
    const std::string field = option + axis;
    const Value value = given(options, field, member);
    if (value.kind == ValueKind::none) return {};
    const auto number = wholeNumber(value);
    if (!number || *number < 0 || *number >= end) {
      return refuse("invalid-option", field, "must be a whole number from 0 to #; got %", &value,
                    end - 1);
    }
    coordinate = static_cast<uint32_t>(*number);
    return {};
  };
  if (Problem p = read(".level", choice.level, grid.size.levels, place.level)) return p;
  if (Problem p = read(".y", choice.y, grid.size.height, place.y)) return p;
  if (Problem p = read(".x", choice.x, grid.rowLength(place.y), place.x)) return p;
  cell = grid.cellAt(place);
  return {};
}

/// Reads the option start or end. The grid is built only if a cell was given.
Problem readCell(const Options& options, const char* option,
                 const std::optional<CellChoice>& choice, const Plan& plan,
                 std::optional<Cell>& cell) {
  const Value* unknown = findValue(options.unknownOptions, option);
  if (!choice && unknown == nullptr) return {};
  const Grid grid = gridAfterPasses(plan);
  if (unknown != nullptr || choice->cell.isGiven()) {
    const Value value = unknown != nullptr ? *unknown : Value(choice->cell);
    const auto number = wholeNumber(value);
    if (!number || *number < 0 || *number >= grid.cellCount()) {
      return refuse("invalid-option", option, "must be a cell from 0 to #; got %", &value,
                    grid.cellCount() - 1);
    }
    cell = static_cast<Cell>(*number);
  } else if (Problem problem = readCoordinates(options, option, *choice, grid, cell)) {
    return problem;
  }
  if (grid.has(*cell)) return {};
  return refuse("invalid-option", option, "must be a cell that the mask or outline keeps; got #",
                nullptr, *cell);
}

Problem readParams(const Options& options, Plan& plan) {
  return readSettings(plan.settings, options.params, "params.", plan.generator->id);
}

Problem readPasses(const Options& options, Plan& plan) {
  int64_t maxCells = 0;
  if (Problem problem = readMaxCells(options, maxCells)) return problem;
  return readPasses(options.passes, maxCells, plan);
}

Problem checkPasses(const Options&, Plan& plan) { return checkPasses(plan); }

Problem readStart(const Options& options, Plan& plan) {
  return readCell(options, "start", options.start, plan, plan.start);
}

Problem readEnd(const Options& options, Plan& plan) {
  return readCell(options, "end", options.end, plan, plan.end);
}

/// Refuses edits of a dungeon, whose passages follow from its tiles. Whether they fit a maze shows
/// when it is generated.
Problem readEdits(const Options& options, Plan& plan) {
  const Value value = given(options, "edits", options.edits);
  const bool isRead = value.kind == ValueKind::text && parseEdits(value.text, plan.edits);
  if (isRead && (plan.edits.empty() || plan.generator->kind != GeneratorKind::dungeon)) return {};
  return refuse("invalid-option", "edits",
                "must be those of mw.options, at most # and of no dungeon; got %", &value,
                maxEdits);
}

/// Refuses a name that is no option. Unknown options of options that have a reader were refused
/// there.
Problem refuseUnknownOptions(const Options& options, Plan&) {
  if (options.unknownOptions.empty()) return {};
  return refuse("invalid-option", options.unknownOptions.front().id,
                "is not an option of generate");
}

Problem readSeed(const Options& options, Plan& plan) {
  return readSeed(given(options, "seed", options.seed), plan.seed);
}

/// Limits on the generator's parameters that depend on each other or on the size.
Problem checkParams(const Options&, Plan& plan) {
  if (plan.generator->problem == nullptr) return {};
  return plan.generator->problem(plan.shape.size, plan.settings);
}

/// Refuses a dungeon of several levels that no pass joins.
Problem checkLevels(const Options&, Plan& plan) {
  const bool areApart = plan.generator->kind == GeneratorKind::dungeon &&
                        plan.shape.size.levels > 1 &&
                        std::none_of(plan.passes.begin(), plan.passes.end(),
                                     [](const Pass& pass) { return pass.row->joinsLevels; });
  if (!areApart) return {};
  return refuse("invalid-option", "passes",
                "must have 'stairs' in a dungeon of # levels, which nothing else joins", nullptr,
                plan.shape.size.levels);
}

/// Refuses a policy that places no start and end, if a pass needs both and the caller did not give
/// them.
Problem checkExits(const Options&, Plan& plan) {
  if (plan.exits->places || (plan.start && plan.end)) return {};
  for (const Pass& pass : plan.passes) {
    if (!pass.row->needsEndpoints) continue;
    return refuseText("invalid-option", "exits",
                      "must place start and end, which pass '@' needs, unless both are given",
                      pass.row->id);
  }
  return {};
}

/// Refuses what takes too long. The work is not asked for without a limit.
Problem checkPlannedWork(const Options& options, Plan& plan) {
  if (options.maxWork.value == static_cast<double>(Work::most)) return {};
  return checkWork(options, workOf(plan));
}

/// One reader per option. The order matters: later readers use what earlier ones have read.
constexpr Problem (*readers[])(const Options&, Plan&) = {
    readGenerator, readShape,  readMaxWork,          readExits,   readSeed,
    readMode,      readParams, readPasses,           checkLevels, readSteps,
    readParts,     readMask,   checkPasses,          readStart,   readEnd,
    checkExits,    readEdits,  refuseUnknownOptions, checkParams, checkPlannedWork};

}  // namespace

Problem readMaxCells(const Options& options, int64_t& maxCells) {
  const Value value = given(options, "maxCells", options.maxCells);
  maxCells = wholeNumber(value).value_or(0);
  if (maxCells >= 1 && maxCells <= cellLimit) return {};
  return refuse("invalid-option", "maxCells", "must be a whole number from 1 to #; got %", &value,
                cellLimit);
}

Problem checkWork(const Options& options, Work work) {
  const auto most = static_cast<uint64_t>(options.maxWork.value);
  if (work.steps() <= most) return {};
  return refuse("too-large", "maxWork", "must be at least # for these options; got #", nullptr,
                static_cast<int64_t>(work.steps()), static_cast<int64_t>(most));
}

Problem readOptions(const Options& options, Plan& plan) {
  for (const auto read : readers) {
    if (Problem problem = read(options, plan)) return problem;
  }
  return {};
}

Problem readGridOptions(const Options& options, Plan& plan) {
  plan.eachPart = true;
  if (Problem problem = readShape(options, plan)) return problem;
  plan.finalShape = plan.shape;
  for (const auto read : {readExits, readMask, readStart, readEnd}) {
    if (Problem problem = read(options, plan)) return problem;
  }
  return {};
}

Options optionsOf(const Plan& plan) {
  Options options;
  options.algorithm = plan.generator->id;
  options.shape = plan.shape.row->id;
  for (std::size_t i = 0; i < plan.shape.settings.params.size(); ++i) {
    const Param& param = plan.shape.settings.params[i];
    const int32_t value = plan.shape.settings.values[i];
    if (value != param.defaultValue)
      options.shapeParams.push_back({param.id, valueOf(plan.shape.settings, i)});
  }
  options.width = plan.shape.size.width;
  options.height = plan.shape.size.height;
  options.levels = plan.shape.size.levels;
  options.seed = valueOf(plan.seed);
  options.mask = plan.mask;
  options.graph = plan.shape.graph;
  if (plan.start) options.start = CellChoice{*plan.start, {}, {}, {}};
  if (plan.end) options.end = CellChoice{*plan.end, {}, {}, {}};
  options.exits = plan.exits->id;
  options.mode = plan.settings.original ? "original" : "standard";
  options.parts = plan.eachPart ? "each" : "one";
  options.params = valuesOf(plan.settings);
  options.passes = choicesOf(plan.passes);
  options.edits = writeEdits(plan.edits);
  return options;
}

}  // namespace mazewright
