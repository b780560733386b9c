#include "mazewright/library/generate.hpp"

#include <algorithm>

#include "mazewright/library/endpoints.hpp"
#include "mazewright/library/passage_edits.hpp"
#include "mazewright/library/passes.hpp"
#include "mazewright/library/plan_work.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/shapes/building/build_grid.hpp"

namespace mazewright {

namespace {

/// Whether a pass or the generator may have cut the maze into several components.
bool mayBeCut(const Plan& plan) {
  const GeneratorRow* generator = plan.generator;
  return (generator != nullptr && generator->mayBeInParts != nullptr &&
          generator->mayBeInParts(plan.settings)) ||
         std::any_of(plan.passes.begin(), plan.passes.end(),
                     [](const Pass& pass) { return !pass.row->keepsConnected; });
}

/// The policy's choice of start and end. On a grid of several components both are in the component
/// of most cells, so that a path connects them; in a maze that may be cut into several, in the
/// component of most cells of the maze.
Endpoints chooseEndpoints(const Maze& maze, const Plan& plan, uint64_t key) {
  Random random(key, "exits");
  const bool isCut = mayBeCut(plan);
  if (!isCut && !plan.mayBeDisconnected()) return plan.exits->place(maze, random);
  return placeInLargestPart(maze, *plan.exits, random, /*byGrid=*/!isCut);
}

/// Takes the ends that generator and passes have set, and for others, or where a later pass made
/// rock of them, those chosen; both of these if what was set is cut apart. None in a maze for which
/// the policy places none.
void takeEndpoints(Maze& maze, const Plan& plan, const Endpoints& chosen) {
  if (!plan.exits->places && !maze.isDungeon()) maze.start = maze.end = noCell;
  const auto isLost = [&](Cell cell) { return cell == noCell || !maze.isOpen(cell); };
  if (isLost(maze.start)) maze.start = chosen.start;
  if (isLost(maze.end)) maze.end = chosen.end;
  if (!mayBeCut(plan) || !plan.exits->places || joinsEndpoints(maze)) return;
  maze.start = chosen.start;
  maze.end = chosen.end;
}

/// Refuses a start of the caller's choice behind a lock whose key it shuts away. Cost: O(cells log
/// doors) where there are locks.
Problem checkLocks(const Maze& maze, bool isStartGiven) {
  if (!isStartGiven || !maze.isDungeon() || maze.doors.empty()) return {};
  const uint32_t lock = lockThatStaysShut(maze);
  if (lock == 0) return {};
  return refuse("invalid-option", "start",
                "must be a cell from which all locks can be opened; from cell # nothing leads to "
                "the key of lock #",
                nullptr, maze.start, lock);
}

/// Moves a thing of a dungeon to the start or end that the caller chose. What is there takes its
/// place.
void moveThing(Maze& maze, Role role, Cell to) {
  const auto moved = std::find_if(maze.things.begin(), maze.things.end(),
                                  [&](const Thing& thing) { return thing.role == role; });
  if (moved == maze.things.end() || moved->cell == to) return;
  const auto other = std::find_if(maze.things.begin(), maze.things.end(),
                                  [&](const Thing& thing) { return thing.cell == to; });
  if (other != maze.things.end()) {
    other->cell = moved->cell;
    maze.note(other->cell, step::place);
  }
  moved->cell = to;
  maze.note(to, step::place);
}

/// Sets the ends that the caller chose; noCell for one that stays.
void placeEnds(Maze& maze, Cell start, Cell end) {
  if (start != noCell) {
    maze.start = start;
    moveThing(maze, Role::entrance, start);
  }
  if (end != noCell) {
    maze.end = end;
    moveThing(maze, Role::exit, end);
  }
}

/// Makes start and end images of each other where the maze has two sides: the end that of the
/// start, or the start that of the end where the start lies between the sides. What the caller
/// chose stays.
void faceEndpoints(Maze& maze, const Plan& plan) {
  if (maze.start == noCell || maze.end == noCell) return;
  const Cell end = maze.symmetry.across(maze.start);
  const Cell start = maze.symmetry.across(maze.end);
  if (!plan.end && end != maze.start) {
    placeEnds(maze, noCell, end);
  } else if (!plan.start && start != maze.end) {
    placeEnds(maze, start, noCell);
  }
}

/// Adds the rooms, regions, doors and things of one level of a dungeon to the whole.
void addLevel(Maze& maze, const Maze& made, uint32_t level, Cell first) {
  const auto rooms = static_cast<uint32_t>(maze.rooms.size());
  const auto regions = static_cast<uint32_t>(maze.tree.size());
  for (Room room : made.rooms) {
    room.level = level;
    for (Cell& cell : room.doors) cell += first;
    for (Cell& cell : room.cells) cell += first;
    maze.rooms.push_back(std::move(room));
  }
  for (Region region : made.tree) {
    if (region.low != 0) {
      region.low += regions;
      region.high += regions;
    }
    if (region.room != noRoom) region.room += rooms;
    maze.tree.push_back(region);
  }
  for (Door door : made.doors) {
    door.cell += first;
    maze.doors.push_back(door);
  }
  for (const auto& [cell, role, lock] : made.things) {
    maze.things.push_back({cell + first, role, lock});
  }
}

/// Runs the generator of a dungeon on each level as a flat grid of its own, from the lowest. All
/// draw from one stream. A level with a mask is the largest component that it keeps.
void runLevels(Maze& maze, Random& random, const GeneratorRow& generator,
               const Settings& settings) {
  const Size size{maze.grid.size.width, maze.grid.size.height, 1};
  const ShapeRow* square = findRow(catalog().shapes, "square");
  const ShapeSpec shape{square, Settings(square->params), size, {}};
  const uint32_t area = size.width * size.height;
  maze.kinds.resize(maze.grid.cellCount());
  for (uint32_t level = 0; level < maze.grid.size.levels; ++level) {
    const Cell first = level * area;
    Maze made(buildGrid(shape));
    const std::vector<uint8_t>& mask = maze.grid.mask;
    if (!mask.empty()) {
      applyMask(made.grid, {mask.begin() + first, mask.begin() + first + area});
      applyMask(made.grid, largestComponent(made.grid));
      if (made.grid.kept == 0) continue;
    }
    made.dungeon = true;
    made.onProgress = maze.onProgress;
    StepLog steps;
    if (maze.log != nullptr) made.log = &steps;
    generator.run(made, random, settings);
    std::copy(made.passages.begin(), made.passages.end(), maze.passages.begin() + first);
    std::copy(made.kinds.begin(), made.kinds.end(), maze.kinds.begin() + first);
    addLevel(maze, made, level, first);
    for (const uint32_t entry : steps) maze.note(stepCell(entry) + first, stepOperation(entry));
  }
}

}  // namespace

// Grid, generator, passes, then start and end, then edits. What a shape or a pass hides of the grid
// is hidden only while generator and passes run.
void generateAgain(Outcome& outcome, uint64_t key, ProgressCallback onProgress) {
  const Plan& plan = outcome.plan;
  const StepLimit limit([&] { return workOf(plan).steps(); });
  outcome.steps.clear();
  Maze& maze = outcome.maze.emplace(buildGrid(plan.shape, plan.mask));
  maze.onProgress = onProgress;
  maze.dungeon = plan.generator->kind == GeneratorKind::dungeon;
  if (plan.steps) maze.log = &outcome.steps;
  Random random(key);
  PassRun passes(key, plan.passes);
  passes.thin(maze);
  passes.prepare(maze, *plan.generator, plan.settings);
  std::optional<Settings> textured;
  if (!passes.texture().empty()) {
    textured = plan.settings;
    textured->texture = passes.texture();
  }
  const Settings& settings = textured ? *textured : plan.settings;
  if (passes.generate(maze)) {
    // Done instead of the generator.
  } else if (maze.isDungeon() && maze.grid.stairs != 0) {
    runLevels(maze, random, *plan.generator, settings);
  } else if (plan.mayBeDisconnected()) {
    runOnComponents(*plan.generator, maze, random, settings);
  } else {
    outcome.problem = plan.generator->make(maze, random, settings);
  }
  if (!outcome.problem) outcome.problem = passes.finish(maze);
  if (!outcome.problem) outcome.problem = placeEndpoints(maze, plan, key);
  if (!outcome.problem) {
    passes.finishWithEndpoints(maze);
    outcome.problem = applyEdits(maze, plan.edits);
  }
  if (!outcome.problem) outcome.problem = checkLocks(maze, plan.start.has_value());
  if (outcome.problem) {
    outcome.maze.reset();
    return;
  }
  maze.log = nullptr;
  maze.onProgress = nullptr;
}

Problem placeEndpoints(Maze& maze, const Plan& plan, uint64_t key) {
  takeEndpoints(maze, plan, chooseEndpoints(maze, plan, key));
  for (const auto& [name, place] : {std::pair{"start", plan.start}, {"end", plan.end}}) {
    if (!place || maze.isOpen(*place)) continue;
    return refuse("invalid-option", name, "must be an open cell; cell # is rock in this @", nullptr,
                  *place, 0, maze.isDungeon() ? "dungeon" : "maze");
  }
  placeEnds(maze, plan.start.value_or(noCell), plan.end.value_or(noCell));
  faceEndpoints(maze, plan);
  return {};
}

Problem moveEnds(Maze& maze, Cell start, Cell end) {
  placeEnds(maze, start, end);
  return checkLocks(maze, start != noCell);
}

void generate(Outcome& outcome, ProgressCallback onProgress) {
  outcome.code = encode(outcome.plan);
  generateAgain(outcome, outcome.plan.seed.key(), onProgress);
}

Outcome generate(Plan plan, ProgressCallback onProgress) {
  Outcome outcome;
  outcome.plan = std::move(plan);
  generate(outcome, onProgress);
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
  const bool mayFail = plan.generator->attempt != nullptr || mayFindNone(plan.passes);
  if (mayFail || !plan.edits.empty()) {
    return generate(std::move(plan)).problem;
  }
  // Only then does it depend on the maze whether a given start or end is open.
  const bool mayHaveRock = plan.generator->kind == GeneratorKind::dungeon ||
                           std::any_of(plan.passes.begin(), plan.passes.end(),
                                       [](const Pass& pass) { return !pass.row->keepsCells; });
  if (!mayHaveRock || (!plan.start && !plan.end)) return {};
  return generate(std::move(plan)).problem;
}

}  // namespace mazewright
