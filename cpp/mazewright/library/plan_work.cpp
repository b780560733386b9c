#include "mazewright/library/plan_work.hpp"

#include "mazewright/shapes/building/build_grid.hpp"
#include "mazewright/shapes/building/outline.hpp"

namespace mazewright {

namespace {

/// What is known of a grid of which every cell is kept.
WorkArea areaOf(const ShapeSpec& shape) {
  const Work cells = shape.cells();
  return {shape.size, shape.row, cells, cells, cells * shape.row->directions.size() / 2};
}

/// The edges of a grid.
Work edgesOf(const Grid& grid) {
  uint64_t ends = 0;
  for (const uint8_t directions : grid.neighbours) {
    ends += static_cast<uint64_t>(std::popcount(directions));
  }
  return ends / 2;
}

/// Whether a grid is a full rectangle: isFullRectangle, before passes change it.
bool isFull(const Plan& plan) {
  const ShapeSpec& shape = plan.shape;
  return shape.row->tiles && plan.mask.empty() &&
         shape.settings.values == Settings(shape.row->params).values;
}

/// Whether a pass may hide or join edges.
bool hasGridPass(const Plan& plan) {
  return std::any_of(plan.passes.begin(), plan.passes.end(), [](const Pass& pass) {
    return pass.row->prepare != nullptr && !pass.row->needsBias;
  });
}

}  // namespace

PlanWork worksOf(const Plan& plan) {
  WorkArea area = areaOf(plan.shape);
  std::optional<Grid> grid;
  if (!plan.mask.empty() || plan.shape.row->graph || hasOutline(plan.shape)) {
    area.grid = &grid.emplace(buildGrid(plan.shape, plan.mask));
    area.kept = grid->kept;
    area.edges = edgesOf(*grid);
  }
  WorkArea made = area;
  made.logs = plan.steps;
  made.mayBeFull = isFull(plan);
  made.isFull = made.mayBeFull && !hasGridPass(plan);
  for (const Pass& pass : plan.passes) {
    if (pass.row->narrow != nullptr) pass.row->narrow(made, pass.settings);
  }
  PlanWork works;
  works.other = area.cells * 4 + plan.edits.size();
  const WorkArea grown = made;
  uint64_t levels = 1;
  if (plan.generator->kind == GeneratorKind::dungeon && area.size.levels > 1) {
    levels = area.size.levels;
    made.cells = made.kept = area.cells / levels;
    made.edges = made.cells * 2;
    made.size.levels = 1;
  }
  works.generator = plan.generator->work(made, plan.settings) * levels;
  bool mayHaveRooms = plan.generator->kind == GeneratorKind::dungeon;
  for (const Pass& pass : plan.passes) {
    const WorkArea before = pass.row->prepare != nullptr ? grown : area;
    if (pass.row->resize != nullptr) area = areaOf(pass.shape);
    const WorkArea after = pass.row->resize != nullptr ? area : before;
    Work work = pass.row->work({before, after, pass.settings, plan.generator, &plan.settings});
    mayHaveRooms = mayHaveRooms || pass.row->makesRooms;
    // Their doors are listed after every pass.
    if (mayHaveRooms) work = work + after.cells * 2;
    works.passes.push_back(work);
  }
  works.other = works.other + area.cells * 4;
  return works;
}

Answer<double> workOf(const Options& options) {
  Plan plan;
  if (Problem problem = readOptions(options, plan)) return problem;
  return static_cast<double>(workOf(plan).steps());
}

}  // namespace mazewright
