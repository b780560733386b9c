#include "mazewright/library/passes.hpp"

#include <algorithm>

#include "mazewright/library/row_value.hpp"
#include "mazewright/model/dungeon_floor.hpp"
#include "mazewright/passes/reshaping/reshape.hpp"
#include "mazewright/shapes/building/build_grid.hpp"

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
bool isForWalls(const PassRow& row) { return row.mazes; }
bool isForMazes(const PassRow& row) { return row.prepare == nullptr; }
bool needsNoCells(const PassRow& row) { return !row.needsCells; }
bool needsNoBias(const PassRow& row) { return !row.needsBias; }
bool needsNoEndpoints(const PassRow& row) { return isForMazes(row) && !row.needsEndpoints; }
bool keepsThings(const PassRow& row) {
  return row.dungeons && (row.needsEndpoints || row.resize != nullptr);
}
bool keepsGridCells(const PassRow& row) { return !row.hidesCells; }

/// Refuses a pass for which a condition does not hold. The message has `where` before the reason.
Problem checkConditions(const PassRow& pass, const std::string& option, const std::string& where,
                        std::span<const Condition> conditions) {
  for (const auto& [isAsked, holds, why] : conditions) {
    if (!isAsked || holds(pass)) continue;
    std::string ids = listIds(catalog().passes, holds);
    for (const char* part : {where.c_str(), why, "; got '", pass.id, "'"}) ids += part;
    return refuseText("invalid-option", option, "must be one of@", ids);
  }
  return {};
}

/// Refuses a pass that does not go with the generator.
Problem checkGenerator(const PassRow& pass, const std::string& option, const OrderSource& source) {
  const GeneratorRow& generator = *source.generator;
  const Condition conditions[] = {
      {generator.kind == GeneratorKind::dungeon, isForDungeons, ", which makes dungeons"},
      {generator.kind == GeneratorKind::maze, isForWalls, ", which makes mazes with walls"},
      {source.settings->original, isForMazes,
       " in mode 'original', whose programs have their own grid"},
      {!generator.texture, needsNoBias, ", which has no bias that changes from cell to cell"},
      {!generator.tunnels, isForMazes, ", which needs its own grid"},
      {!generator.masks, keepsGridCells, ", which needs every cell of the shape"}};
  return checkConditions(pass, option, std::string(" with algorithm '") + generator.id + "'",
                         conditions);
}

bool hasLocks(const Maze& maze) {
  return std::any_of(maze.doors.begin(), maze.doors.end(), [](const Door& door) {
    return door.state == DoorState::locked || door.lock != 0;
  });
}

/// Refuses a pass that cannot run on a maze that exists.
Problem checkMaze(const PassRow& pass, const std::string& option, const Maze& maze) {
  if (!maze.oneWays.empty() && !pass.oneWays) {
    return refuseText("invalid-option", option,
                      "must be left out on a maze with one-way passages: '@' runs before them",
                      pass.id);
  }
  const Condition conditions[] = {
      {maze.isDungeon(), isForDungeons, "a dungeon"},
      {!maze.isDungeon(), isForWalls, "a maze that is no dungeon"},
      {!maze.things.empty() || hasLocks(maze), keepsThings, "what has things or locks"},
      {true, isForMazes, "a maze that exists, whose grid does not change"},
      {maze.start == noCell || maze.end == noCell, needsNoEndpoints,
       "a maze without start and end"},
      {!maze.kinds.empty() && !maze.isDungeon(), needsNoCells, "a maze with rock"}};
  return checkConditions(pass, option, " on ", conditions);
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

/// Whether a pass changes the grid, not only what the generator does on it.
bool changesGrid(const PassRow& row) { return row.prepare != nullptr && !row.needsBias; }

/// Refuses a pass that does not go with what comes before it.
Problem checkOrder(const Pass& checked, const OrderSource& source, std::span<const Pass> earlier,
                   const std::string& prefix) {
  const PassRow& pass = *checked.row;
  for (const Pass& other : earlier) {
    const PassRow& row = *other.row;
    const bool bothChangeGrid = changesGrid(pass) && changesGrid(row);
    const char* why = nullptr;
    const bool isInOrbits =
        pass.gridOrder == GridOrder::orbits || row.gridOrder == GridOrder::orbits;
    if (bothChangeGrid && !(isInOrbits && (pass.motions != nullptr || row.motions != nullptr)) &&
        (pass.gridOrder == GridOrder::alone || row.gridOrder == GridOrder::alone)) {
      why =
          "must not be one that changes the grid together with '@', which needs the grid of the "
          "shape";
    } else if (bothChangeGrid && pass.gridOrder == GridOrder::first) {
      why = "must come before '@', because it needs the grid of the shape";
    } else if (row.needsEndpoints && !(pass.needsEndpoints && pass.dungeons)) {
      why = "must come before '@', which needs the start and the end of the finished maze";
    } else if (pass.prepare != nullptr && row.resize != nullptr) {
      why = "must come before '@', because it changes the grid before there is a maze";
    } else if (pass.needsCells && !row.keepsCells) {
      why = "must come before '@', because it needs every cell of the maze";
    }
    if (why != nullptr) return refuseText("invalid-option", prefix + "id", why, row.id);
  }
  if (pass.orderProblem == nullptr) return {};
  return pass.orderProblem({source, earlier, checked.settings, prefix});
}

/// Sets `shape` to that of the maze after one more pass.
Problem resize(Pass& pass, const std::string& prefix, int64_t maxCells, ShapeSpec& shape) {
  if (pass.row->resize == nullptr) return {};
  if (Problem problem = pass.row->resize(shape, pass.settings, prefix, pass.shape)) return problem;
  const auto cells = static_cast<int64_t>(pass.shape.cells());
  if (cells > maxCells) {
    const Param& param = pass.row->params.front();
    return refuse("too-large", prefix + (param.kind == ParamKind::integer ? param.id : "id"),
                  "makes # cells on this shape; at most # are allowed", nullptr, cells, maxCells);
  }
  shape = pass.shape;
  return {};
}

std::string prefixOf(std::size_t pass) {
  return std::string("passes.").append(std::to_string(pass)).append(".");
}

/// Reads passes and appends them. `shape` becomes that of the maze after them.
Problem readChoices(std::span<const PassChoice> choices, int64_t maxCells,
                    const OrderSource& source, ShapeSpec& shape, std::vector<Pass>& passes) {
  if (choices.size() > maxPasses) {
    return refuse("invalid-option", "passes", "must have at most # entries; got #", nullptr,
                  maxPasses, static_cast<int64_t>(choices.size()));
  }
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const auto& [id, params] = choices[i];
    const std::string prefix = prefixOf(i);
    const std::string option = prefix + "id";
    Pass& pass = passes.emplace_back();
    Problem problem;
    pass.row = readRow(id, option.c_str(), catalog().passes, "invalid-option", problem);
    if (pass.row == nullptr) return problem;
    const PassRow& row = *pass.row;
    problem = source.maze != nullptr ? checkMaze(row, option, *source.maze)
                                     : checkGenerator(row, option, source);
    if (problem) return problem;
    if ((problem = checkShape(row, option, *shape.row))) return problem;
    pass.settings = Settings(row.params);
    if ((problem = readSettings(pass.settings, params, prefix, row.id))) return problem;
    if (row.problem != nullptr && (problem = row.problem(pass.settings, prefix))) return problem;
    const auto earlier = std::span<const Pass>(passes).first(i);
    if ((problem = checkOrder(pass, source, earlier, prefix))) return problem;
    if ((problem = resize(pass, prefix, maxCells, shape))) return problem;
  }
  return {};
}

/// What describes a grid without its mask.
ShapeSpec shapeOf(const Grid& grid) { return {grid.shape, grid.settings, grid.size, grid.graph}; }

/// The grid that a pass makes of one without bridges.
Grid reshaped(const Grid& grid, const Pass& pass) {
  return buildGrid(pass.shape, Reshaper(pass, shapeOf(grid)).maskOf(grid));
}

/// Checks passes for a grid. Generator and settings as in GridCheck.
Problem checkOnGrid(std::span<const Pass> passes, Grid grid, const GeneratorRow* generator,
                    const Settings* settings) {
  for (std::size_t i = 0; i < passes.size(); ++i) {
    const Pass& pass = passes[i];
    const std::string prefix = prefixOf(i);
    if (pass.row->gridProblem != nullptr) {
      const GridCheck check{grid, pass.settings, prefix, generator, settings};
      if (Problem problem = pass.row->gridProblem(check)) return problem;
    }
    if (pass.row->resize == nullptr) continue;
    grid = reshaped(grid, pass);
    if (Problem problem = checkKeepsCell(grid.kept, prefix + "id")) return problem;
  }
  return {};
}

uint32_t openCells(const Maze& maze) {
  if (maze.kinds.empty()) return maze.grid.kept;
  const auto rock = std::count(maze.kinds.begin(), maze.kinds.end(), 0);
  return maze.grid.cellCount() - static_cast<uint32_t>(rock);
}

bool dependOnGrid(std::span<const Pass> passes) {
  return std::any_of(passes.begin(), passes.end(), [](const Pass& pass) {
    return pass.row->gridProblem != nullptr || pass.row->resize != nullptr;
  });
}

}  // namespace

Problem readPasses(std::span<const PassChoice> choices, int64_t maxCells, Plan& plan) {
  plan.finalShape = plan.shape;
  return readChoices(choices, maxCells, {plan.generator, &plan.settings, nullptr}, plan.finalShape,
                     plan.passes);
}

Problem readPasses(std::span<const PassChoice> choices, const Maze& maze,
                   std::vector<Pass>& passes) {
  ShapeSpec shape = shapeOf(maze.grid);
  Problem problem = readChoices(choices, defaultMaxCells, {nullptr, nullptr, &maze}, shape, passes);
  if (problem || !dependOnGrid(passes)) return problem;
  return checkOnGrid(passes, buildGrid(shapeOf(maze.grid), maze.grid.mask), nullptr, nullptr);
}

Problem checkPasses(const Plan& plan) {
  if (!dependOnGrid(plan.passes)) return {};
  return checkOnGrid(plan.passes, buildGrid(plan.shape, plan.mask), plan.generator, &plan.settings);
}

Grid gridAfterPasses(const Plan& plan) {
  Grid grid = buildGrid(plan.shape, plan.mask);
  for (const Pass& pass : plan.passes) {
    if (pass.row->resize != nullptr) grid = reshaped(grid, pass);
  }
  return grid;
}

bool mayFindNone(std::span<const Pass> passes) {
  bool mayHaveRock = false;
  for (const auto& [row, settings, shape] : passes) {
    if (row->attempt != nullptr || (row->resize != nullptr && mayHaveRock)) return true;
    mayHaveRock = mayHaveRock || !row->keepsCells;
  }
  return false;
}

std::vector<PassChoice> choicesOf(std::span<const Pass> passes) {
  std::vector<PassChoice> choices;
  for (const auto& [row, settings, shape] : passes)
    choices.push_back({row->id, valuesOf(settings)});
  return choices;
}

PassRun::PassRun(uint64_t key, std::span<const Pass> passes) : key_(key), passes_(passes) {
  for (std::size_t i = 0; i < passes.size(); ++i) {
    streams_.emplace_back(key, "pass." + std::to_string(i) + "." + passes[i].row->id);
  }
}

void PassRun::thin(Maze& maze) {
  const ShapeRow& shape = *maze.grid.shape;
  if (shape.thin == nullptr) return;
  Random random(key_, "shape");
  shape.thin(maze, fromPasses_, random);
}

void PassRun::prepare(Maze& maze, const GeneratorRow& generator,
                      const Settings& generatorSettings) {
  Grid& grid = maze.grid;
  // Before anything is hidden, because the table has the edges that the grid has then.
  if (grid.table.empty() && std::any_of(passes_.begin(), passes_.end(),
                                        [](const Pass& pass) { return pass.row->joinsCells; })) {
    makeTable(grid);
    madeTable_ = true;
  }
  for (const auto& [row, settings, shape] : passes_) {
    if (row->motions != nullptr) maze.symmetry = row->motions(grid, settings);
  }
  const auto prepareOne = [&](std::size_t i) {
    const auto& [row, settings, shape] = passes_[i];
    void (*instead)(Maze&, Random&, const Settings&) = nullptr;
    GridTask task{maze,     fromGenerator_, fromPasses_, fixedEdges_, showsGenerator_,  instead,
                  texture_, streams_[i],    settings,    generator,   generatorSettings};
    row->prepare(task);
    if (instead != nullptr) {
      instead_ = instead;
      insteadPass_ = i;
    }
  };
  for (const bool isLast : {false, true}) {
    for (std::size_t i = 0; i < passes_.size(); ++i) {
      const PassRow& row = *passes_[i].row;
      if (row.prepare != nullptr && (row.motions != nullptr) == isLast) prepareOne(i);
    }
  }
  if (showsGenerator_) fromPasses_.show(grid);
}

bool PassRun::generate(Maze& maze) {
  if (instead_ == nullptr) return false;
  instead_(maze, streams_[insteadPass_], passes_[insteadPass_].settings);
  return true;
}

Problem PassRun::finish(Maze& maze) {
  fromGenerator_.restore(maze.grid);
  if (showsGenerator_) fromPasses_.hideAgain(maze.grid);
  for (const bool changesGrid : {true, false}) {
    for (std::size_t i = 0; i < passes_.size(); ++i) {
      const auto& [row, settings, shape] = passes_[i];
      if (row->needsEndpoints || (row->prepare != nullptr) != changesGrid) continue;
      if ((row->ends & promise::image) != 0) maze.symmetry.clear();
      if (row->resize != nullptr) {
        const bool hadCells = openCells(maze) > 0;
        const Reshaper reshaper(passes_[i], shapeOf(maze.grid));
        const Cell start = reshaper.imageOf(maze.start);
        const Cell end = reshaper.imageOf(maze.end);
        maze.start = maze.end = noCell;
        reshaper.apply(maze, fromPasses_);
        maze.start = start;
        maze.end = end;
        madeTable_ = false;
        if (hadCells) {
          if (Problem problem = checkKeepsCell(openCells(maze), prefixOf(i) + "id")) return problem;
        }
      }
      if (row->run != nullptr) row->run(maze, streams_[i], settings);
      if (row->attempt != nullptr) {
        Problem problem = row->attempt(maze, streams_[i], settings, prefixOf(i));
        if (problem) return problem;
      }
      updateDoors(maze);
    }
  }
  fromPasses_.restore(maze.grid);
  maze.grid.hidesEdges = false;
  if (madeTable_ && maze.grid.bridges.empty()) maze.grid.table.clear();
  return {};
}

void PassRun::finishWithEndpoints(Maze& maze) {
  for (std::size_t i = 0; i < passes_.size(); ++i) {
    const auto& [row, settings, shape] = passes_[i];
    if (!row->needsEndpoints) continue;
    if ((row->ends & promise::image) != 0) maze.symmetry.clear();
    row->run(maze, streams_[i], settings);
    updateDoors(maze);
  }
  maze.symmetry.clear();
}

}  // namespace mazewright
