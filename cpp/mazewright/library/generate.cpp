#include "mazewright/library/generate.hpp"

#include <algorithm>

#include "mazewright/library/passes.hpp"
#include "mazewright/shapes/building/build_grid.hpp"

namespace mazewright {

namespace {

/// In a grid of several components both exits lie in the largest one, so that a way leads out.
Endpoints exitsOf(const Maze& maze, const Plan& plan) {
  Random random(plan.seed.key(), "exits");
  if (!plan.mayFallApart()) return plan.exits->place(maze, random);
  Maze largest = maze;
  applyMask(largest.grid, largestComponent(maze.grid));
  for (Cell cell = 0; cell < largest.kinds.size(); ++cell) {
    if (!largest.grid.has(cell)) largest.kinds[cell] = 0;
  }
  return plan.exits->place(largest, random);
}

Problem placeExits(Maze& maze, const Plan& plan) {
  const Endpoints exits = exitsOf(maze, plan);
  maze.start = plan.start.value_or(exits.start);
  maze.end = plan.end.value_or(exits.end);
  for (const auto& [name, place] : {std::pair{"start", plan.start}, {"end", plan.end}}) {
    if (!place || maze.isOpen(*place)) continue;
    return refuse("invalid-option", name, "must be an open cell; cell # is rock in this @", nullptr,
                  *place, 0, maze.isDungeon() ? "dungeon" : "maze");
  }
  return {};
}

/// Each part of the grid by itself, in the order of their first cells, all from one stream. Its
/// cells, and by them its edges, have numbers of their own.
void runParts(Maze& maze, Random& random, const Plan& plan) {
  const Components parts = componentsOf(maze.grid);
  std::vector<std::vector<Cell>> cells(parts.count);
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (parts.of[cell] != noComponent) cells[parts.of[cell]].push_back(cell);
  }
  std::vector<Cell> numberOf(maze.grid.cellCount());
  for (std::vector<Cell>& part : cells) {
    Maze piece(componentGrid(maze.grid, std::move(part), numberOf));
    piece.onProgress = maze.onProgress;
    StepLog steps;
    if (maze.log != nullptr) piece.log = &steps;
    plan.generator->run(piece, random, plan.settings);
    const std::vector<Cell>& origin = piece.grid.wholeGridCell;
    for (Cell cell = 0; cell < origin.size(); ++cell) {
      maze.passages[origin[cell]] = piece.passages[cell];
    }
    for (const uint32_t entry : steps) maze.note(origin[entry >> 5], entry & 31);
  }
}

void run(Outcome& outcome, ProgressCallback onProgress) {
  const Plan& plan = outcome.plan;
  Maze& maze = outcome.maze.emplace(buildGrid(plan.shape, plan.mask));
  maze.onProgress = onProgress;
  maze.dungeon = plan.generator->kind == GeneratorKind::dungeon;
  if (plan.steps) maze.log = &outcome.steps;
  Random random(plan.seed.key());
  const std::vector<uint8_t> allExits =
      plan.shape.row->thin != nullptr ? maze.grid.neighbours : std::vector<uint8_t>();
  if (!allExits.empty()) {
    Random thinning(plan.seed.key(), "shape");
    plan.shape.row->thin(maze.grid, thinning);
  }
  if (plan.mayFallApart()) {
    runParts(maze, random, plan);
  } else {
    plan.generator->run(maze, random, plan.settings);
  }
  runPasses(maze, plan.seed.key(), plan.passes);
  if (!allExits.empty()) maze.grid.neighbours = allExits;
  maze.log = nullptr;
  maze.onProgress = nullptr;
  outcome.problem = placeExits(maze, plan);
  if (outcome.problem) outcome.maze.reset();
}

}  // namespace

Outcome generate(Plan plan, ProgressCallback onProgress) {
  Outcome outcome;
  outcome.plan = std::move(plan);
  outcome.code = encode(outcome.plan);
  run(outcome, onProgress);
  return outcome;
}

Outcome generate(const Options& options, ProgressCallback onProgress) {
  Outcome outcome;
  outcome.problem = readOptions(options, outcome.plan);
  if (outcome.problem) return outcome;
  return generate(std::move(outcome.plan), onProgress);
}

Outcome generate(std::string_view code, Options options, ProgressCallback onProgress) {
  Outcome outcome;
  outcome.problem = decode(code, options, outcome.plan);
  if (outcome.problem) return outcome;
  return generate(std::move(outcome.plan), onProgress);
}

Problem check(const Options& options) {
  Plan plan;
  if (Problem problem = readOptions(options, plan)) return problem;
  const bool mayBeRock = plan.generator->kind == GeneratorKind::dungeon ||
                         std::any_of(plan.passes.begin(), plan.passes.end(),
                                     [](const Pass& pass) { return !pass.row->keepsCells; });
  if (!mayBeRock || (!plan.start && !plan.end)) return {};
  return generate(std::move(plan)).problem;
}

}  // namespace mazewright
