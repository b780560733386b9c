#include "mazewright/library/passes.hpp"

#include "mazewright/library/row_value.hpp"

namespace mazewright {

namespace {

/// A condition on passes: `holds` for those that may run, and the end of the message that lists
/// them otherwise.
struct Condition {
  bool isAsked;
  bool (*holds)(const PassRow&);
  const char* why;
};

bool isForDungeons(const PassRow& row) { return row.dungeons; }
bool isForMazes(const PassRow& row) { return row.prepare == nullptr; }
bool keepsGridCells(const PassRow& row) { return !row.hidesCells; }

/// Refuses a pass that does not go with the generator.
Problem checkGenerator(const PassRow& pass, const std::string& option, const Plan& plan) {
  const GeneratorRow& generator = *plan.generator;
  const Condition conditions[] = {
      {generator.kind == GeneratorKind::dungeon, isForDungeons, ", which makes dungeons"},
      {plan.settings.original, isForMazes,
       " in mode 'original', whose programs have their own grid"},
      {!generator.tunnels, isForMazes, ", which needs its own grid"},
      {!generator.masks, keepsGridCells, ", which needs every cell of the shape"}};
  for (const auto& [isAsked, holds, why] : conditions) {
    if (!isAsked || holds(pass)) continue;
    std::string ids = listIds(catalog().passes, holds);
    for (const char* part :
         {" with algorithm '", generator.id, "'", why, "; got '", pass.id, "'"}) {
      ids += part;
    }
    return refuseText("invalid-option", option, "must be one of@", ids);
  }
  return {};
}

/// Refuses a pass that is not defined on the shape.
Problem checkShape(const PassRow& pass, const std::string& option, const ShapeRow& shape) {
  if (pass.worksOn == nullptr || pass.worksOn(shape)) return {};
  std::string message = std::string("'") + shape.id + "': '" + pass.id + "' works on";
  message += listIds(catalog().shapes, pass.worksOn);
  message += ", ";
  message += pass.shapesWhy;
  return refuseText("unsupported-shape", option, "must be another one on shape @", message);
}

/// Reads one pass. `prefix` begins the fields of its problems.
Problem readPass(const PassChoice& choice, const std::string& prefix, const Plan& plan,
                 Pass& pass) {
  Problem problem;
  const std::string option = prefix + "id";
  pass.row = readRow(choice.id, option.c_str(), catalog().passes, "invalid-option", problem);
  if (pass.row == nullptr) return problem;
  if ((problem = checkGenerator(*pass.row, option, plan))) return problem;
  if ((problem = checkShape(*pass.row, option, *plan.shape.row))) return problem;
  pass.settings = Settings(pass.row->params);
  return readSettings(pass.settings, choice.params, prefix, pass.row->id);
}

}  // namespace

Problem readPasses(std::span<const PassChoice> choices, Plan& plan) {
  if (choices.size() > maxPasses) {
    return refuse("invalid-option", "passes", "must have at most # entries; got #", nullptr,
                  maxPasses, static_cast<int64_t>(choices.size()));
  }
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const std::string prefix = "passes." + std::to_string(i) + ".";
    if (Problem problem = readPass(choices[i], prefix, plan, plan.passes.emplace_back())) {
      return problem;
    }
  }
  return {};
}

std::vector<PassChoice> choicesOf(std::span<const Pass> passes) {
  std::vector<PassChoice> choices;
  for (const auto& [row, settings] : passes) choices.push_back({row->id, valuesOf(settings)});
  return choices;
}

PassRun::PassRun(uint64_t key, std::span<const Pass> passes) : passes_(passes) {
  for (std::size_t i = 0; i < passes.size(); ++i) {
    streams_.emplace_back(key, "pass." + std::to_string(i) + "." + passes[i].row->id);
  }
}

void PassRun::prepare(Maze& maze, const GeneratorRow& generator) {
  Grid& grid = maze.grid;
  for (std::size_t i = 0; i < passes_.size(); ++i) {
    const auto& [row, settings] = passes_[i];
    if (row->prepare == nullptr) continue;
    if (grid.table.empty()) {
      makeTable(grid);
      madeTable_ = true;
    }
    GridTask task{maze, fromGenerator_, fromPasses_, streams_[i], settings, generator};
    row->prepare(task);
  }
}

void PassRun::finish(Maze& maze) {
  fromGenerator_.restore(maze.grid);
  for (const bool changesGrid : {true, false}) {
    for (std::size_t i = 0; i < passes_.size(); ++i) {
      const auto& [row, settings] = passes_[i];
      if ((row->prepare != nullptr) != changesGrid || row->run == nullptr) continue;
      row->run(maze, streams_[i], settings);
    }
  }
  fromPasses_.restore(maze.grid);
  if (madeTable_ && maze.grid.bridges.empty()) maze.grid.table.clear();
}

}  // namespace mazewright
