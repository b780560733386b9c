#pragma once
// The steps that the loops of rows count, in builds with asserts: against what rows state.

#include "mazewright/library/generate.hpp"
#include "mazewright/library/passes.hpp"
#include "mazewright/library/plan_work.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/shapes/building/build_grid.hpp"

namespace mazewright::counting {

/// The steps that a call makes.
template <typename Call>
uint64_t countOf(Call call) {
#ifndef NDEBUG
  const uint64_t before = stepsMade;
  call();
  return stepsMade - before;
#else
  call();
  return 0;
#endif
}

/// The steps of a pass and its generator.
struct Counts {
  uint64_t generator = 0, pass = 0;
};

/// The steps of a pass that changes the grid, and of the generator.
inline Counts countApart(const Plan& plan) {
  Counts counts;
  Maze maze(buildGrid(plan.shape, plan.mask));
  maze.dungeon = plan.generator->kind == GeneratorKind::dungeon;
  StepLog log;
  if (plan.steps) maze.log = &log;
  Random random(plan.seed.key());
  PassRun passes(plan.seed.key(), plan.passes);
  passes.thin(maze);
  counts.pass += countOf([&] { passes.prepare(maze, *plan.generator, plan.settings); });
  bool isMade = false;
  counts.pass += countOf([&] { isMade = passes.generate(maze); });
  if (!isMade) {
    counts.generator = countOf([&] { plan.generator->make(maze, random, plan.settings); });
  }
  counts.pass += countOf([&] { passes.finish(maze); });
  return counts;
}

inline Counts countsOf(const Plan& plan) {
  if (!plan.passes.empty() && plan.passes.front().row->prepare != nullptr) return countApart(plan);
  Plan without = plan;
  without.passes.clear();
  without.finalShape = without.shape;
  Counts counts;
  const uint64_t grid = countOf([&] { buildGrid(plan.shape, plan.mask); });
  counts.generator = countOf([&] { generate(without); }) - grid;
  if (plan.passes.empty()) return counts;
  const uint64_t both = countOf([&] { generate(plan); });
  // Endpoints are searched for too; they draw and count nothing.
  counts.pass = both - counts.generator - grid;
  return counts;
}

}  // namespace mazewright::counting
