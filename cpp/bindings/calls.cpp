#include "bindings/calls.hpp"

#include <algorithm>
#include <cstring>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/generators/rows/row_stream.hpp"
#include "mazewright/library/apply.hpp"
#include "mazewright/library/blank.hpp"
#include "mazewright/library/maze_cache.hpp"
#include "mazewright/library/parse.hpp"
#include "mazewright/library/passage_edits.hpp"
#include "mazewright/library/passes.hpp"
#include "mazewright/library/plan_work.hpp"

namespace mazewright {

namespace {

MazeCache kept;
/// What the last call of makeMaze() made, without the maze, which is in the cache, and its id.
std::unique_ptr<Outcome> last;
double lastId = 0;
ProgressCallback progress = nullptr;
/// The tries that aim() last reported.
struct {
  uint32_t done = 0, whole = 1;
} aimed;

bool hasDefaults(const Settings& settings) {
  return settings.values == Settings(settings.params).values;
}

Number numberOf(Cell cell) { return cell == noCell ? Number() : Number(cell); }

/// The cells of the larger of the grids before and after the passes.
uint64_t cellsOf(const Plan& plan) { return std::max(plan.shape.cells(), plan.finalShape.cells()); }

/// Keeps a maze. The record has what depends on the seed.
void keepMaze(Maze&& made, double id, MazeRecord& record) {
  Maze& maze = kept.keep(id, std::move(made));
  maze.onProgress = progress;
  const Grid& grid = maze.grid;
  record.width = grid.size.width;
  record.height = grid.size.height;
  record.levels = grid.size.levels;
  record.start = numberOf(maze.start);
  record.end = numberOf(maze.end);
  if (grid.directions < grid.shape->directions.size()) record.directions = grid.directions;
  record.dungeon = maze.isDungeon();
  record.rooms = packRooms(maze.rooms);
  for (const Thing& thing : maze.things) {
    record.things.push_back({thing, roomOf(maze, thing.cell), grid.positionOf(thing.cell).level});
  }
  record.doors = maze.doors;
  record.tree = maze.tree;
  record.passages = maze.passages;
  record.oneWays = maze.oneWays;
  record.mask = grid.mask;
  record.kinds = maze.kinds;
  record.bridges = grid.bridges;
  record.edges = grid.graph.edges;
  record.positions = grid.graph.positions;
}

/// Keeps a maze and describes it.
MazeRecord keepAndDescribe(Maze&& made, double id) {
  MazeRecord record;
  if (!hasDefaults(made.grid.settings)) record.shapeParams = valuesOf(made.grid.settings);
  keepMaze(std::move(made), id, record);
  return record;
}

MazeRecord keepOutcome(Outcome& outcome, double id) {
  MazeRecord record = keepAndDescribe(std::move(*outcome.maze), id);
  record.code = std::move(outcome.code);
  record.steps = std::move(outcome.steps);
  if (!hasDefaults(outcome.plan.settings)) record.params = valuesOf(outcome.plan.settings);
  record.passes = choicesOf(outcome.plan.passes);
  return record;
}

/// The code of a maze after it was changed; empty if there is none. Cost: O(cells). Where more than
/// passages changed, or earlier edits may have taken doors that passes hung, the maze of the code
/// is made to compare.
std::string codeAfter(const std::string& code, const Maze& before, const Maze& after) {
  Options options;
  options.maxCells = cellLimit;
  Plan plan;
  if (code.empty() || !haveSameGround(before, after) || decode(code, options, plan)) return {};
  const bool haveSameRest = before.doors == after.doors && before.things == after.things &&
                            before.start == after.start && before.end == after.end;
  const bool isCertain = haveSameRest && (plan.edits.empty() || plan.passes.empty());
  if (!addEdits(plan.edits, before, after)) return {};
  if (before.start != after.start) plan.start = after.start;
  if (before.end != after.end) plan.end = after.end;
  std::string changed = encode(plan);
  if (isCertain) return changed;
  const Answer<bool> answer = restores(changed, after, progress);
  return !answer.problem && answer.value ? changed : std::string();
}

/// Keeps a maze that was changed, and describes it. `code` is that of the maze before.
MazeRecord keepChanged(const Maze& before, Maze&& changed, StepLog&& log, const std::string& code,
                       double id) {
  changed.log = nullptr;
  std::string newCode = codeAfter(code, before, changed);
  kept.makeRoom(changed.grid.cellCount());
  MazeRecord record = keepAndDescribe(std::move(changed), id);
  record.code = std::move(newCode);
  record.steps = std::move(log);
  return record;
}

Problem adoptHere(MazeData& data, std::optional<Maze>& maze) {
  kept.makeRoom(data.passages.size());
  return adopt(std::move(data), maze);
}

}  // namespace

void setProgressCallback(ProgressCallback onProgress) { progress = onProgress; }

std::vector<uint32_t> packRooms(const std::vector<Room>& rooms) {
  std::vector<uint32_t> numbers;
  for (const auto& [x, y, width, height, doors, cells, level] : rooms) {
    numbers.insert(numbers.end(), {x, y, width, height, level, static_cast<uint32_t>(doors.size()),
                                   static_cast<uint32_t>(cells.size())});
    numbers.insert(numbers.end(), doors.begin(), doors.end());
    numbers.insert(numbers.end(), cells.begin(), cells.end());
  }
  return numbers;
}

std::vector<Room> unpackRooms(std::span<const uint32_t> numbers) {
  std::vector<Room> rooms;
  for (LoopBound turns(numbers.size()); !numbers.empty(); ++turns) {
    const auto doors = numbers.subspan(7, numbers[5]);
    const auto cells = numbers.subspan(7 + doors.size(), numbers[6]);
    rooms.push_back({numbers[0],
                     numbers[1],
                     numbers[2],
                     numbers[3],
                     {doors.begin(), doors.end()},
                     {cells.begin(), cells.end()},
                     numbers[4]});
    numbers = numbers.subspan(7 + doors.size() + cells.size());
  }
  return rooms;
}

const Maze* keptMaze(double id) { return kept.find(id); }

Answer<MazeRecord> makeMaze(const Options& options, double id) {
  lastId = 0;
  last = std::make_unique<Outcome>();
  if (Problem problem = readOptions(options, last->plan)) return problem;
  const uint64_t cells = cellsOf(last->plan);
  kept.makeRoom(cells);
  generate(*last, progress);
  if (last->problem) return std::move(last->problem);
  MazeRecord record = keepOutcome(*last, id);
  if (cells <= MazeCache::maxCells) {
    lastId = id;
  } else {
    last.reset();
  }
  return record;
}

bool keepsPlan(double id) { return lastId == id; }

Answer<MazeRecord> makeMazeAgain(uint32_t high, uint32_t low, double id) {
  kept.makeRoom(cellsOf(last->plan));
  generateAgain(*last, uint64_t{high} << 32 | low, progress);
  if (last->problem) return std::move(last->problem);
  Answer<MazeRecord> answer{MazeRecord()};
  keepMaze(std::move(*last->maze), id, answer.value);
  answer.value.steps = std::move(last->steps);
  return answer;
}

Answer<MazeRecord> makeBlank(const Options& options, bool open, double id) {
  Plan plan;
  if (Problem problem = readGridOptions(options, plan)) return problem;
  kept.makeRoom(plan.shape.cells());
  return keepAndDescribe(blank(plan, open), id);
}

Answer<MazeRecord> aimMaze(const Options& options, const Values& low, const Values& high,
                           const Value& tries, double id) {
  aimed = {};
  const auto report = [](uint32_t done, uint32_t whole) {
    aimed = {done, whole};
    progress(done, whole);
  };
  // The work of one try is progress of no more than that: it only can be aborted.
  const auto repeat = [](uint32_t, uint32_t) { progress(aimed.done, aimed.whole); };
  AimOutcome found = aim(options, low, high, tries, report, repeat);
  Outcome& outcome = found.outcome;
  if (outcome.problem) return std::move(outcome.problem);
  kept.makeRoom(outcome.maze->grid.cellCount());
  MazeRecord record = keepOutcome(outcome, id);
  record.seed = valueOf(outcome.plan.seed);
  record.reached = std::move(found.reached);
  record.tried = found.tried;
  record.met = found.met;
  return record;
}

Answer<MazeRecord> applyToMaze(const Maze& maze, const std::vector<PassChoice>& passes,
                               const Value& seed, const std::string& code, bool logs,
                               const StepLog& steps, double id) {
  Maze changed = maze;
  StepLog log = steps;
  if (logs) changed.log = &log;
  if (Problem problem = applyPasses(changed, passes, seed)) return problem;
  return keepChanged(maze, std::move(changed), std::move(log), code, id);
}

Answer<MazeRecord> editMaze(const Maze& maze, const std::vector<uint32_t>& edits,
                            const std::string& code, const StepLog& steps, double id) {
  Maze changed = maze;
  StepLog log = steps;
  changed.log = &log;
  const std::span<const uint32_t> all(edits);
  if (Problem problem = editPassages(changed, all.subspan(2))) return problem;
  if (Problem problem = moveEnds(changed, all[0], all[1])) return problem;
  if (changed.passages == maze.passages && changed.oneWays == maze.oneWays) log = steps;
  return keepChanged(maze, std::move(changed), std::move(log), code, id);
}

Answer<MazeRecord> parseMaze(const std::string& text, const Options& options, double id) {
  kept.makeRoom(text.size());
  std::optional<Maze> maze;
  if (Problem problem = readAscii(text, maze, options)) return problem;
  return keepAndDescribe(std::move(*maze), id);
}

Answer<MazeRecord> adoptMaze(MazeData& data, const std::string& code, double id) {
  std::optional<Maze> maze;
  if (Problem problem = adoptHere(data, maze)) return problem;
  bool isRestored = false;
  if (!code.empty()) {
    Answer<bool> answer = restores(code, *maze, progress);
    // A maze that only a larger program makes is held all the same, without its code.
    if (answer.problem && answer.problem->entry == nullptr) return std::move(answer.problem);
    isRestored = !answer.problem && answer.value;
  }
  MazeRecord record = keepAndDescribe(std::move(*maze), id);
  if (isRestored) record.code = code;
  return record;
}

Answer<bool> keepMaze(MazeData& data, double id) {
  std::optional<Maze> maze;
  if (Problem problem = adoptHere(data, maze)) return problem;
  maze->onProgress = progress;
  kept.keep(id, std::move(*maze));
  return true;
}

Answer<bool> checkOptions(const Options& options) {
  if (Problem problem = check(options)) return problem;
  return true;
}

Answer<double> workOfOptions(const Options& options) { return workOf(options); }

Answer<Options> describeCode(const std::string& code, const Options& more) {
  Options options = more;
  Plan plan;
  if (Problem problem = decode(code, options, plan)) return problem;
  options = optionsOf(plan);
  options.steps = more.steps;
  options.maxCells = more.maxCells;
  options.maxWork = more.maxWork;
  return options;
}

GridRecord gridOf(const Maze& maze) {
  const Grid& grid = maze.grid;
  return {grid.neighbours, {grid.delta.begin(), grid.delta.end()}, grid.table, grid.rows};
}

Polygons polygonsOfMaze(const Maze& maze) { return polygonsOf(maze.grid); }

Answer<RowsRecord> makeRows(const Options& options, const std::vector<uint32_t>& memory,
                            const std::vector<uint8_t>& last, double count, bool close) {
  Plan plan;
  if (Problem problem = readOptions(options, plan)) return problem;
  if (plan.generator->rows == nullptr) {
    const std::string ids =
        listIds(catalog().generators, [](const GeneratorRow& row) { return row.rows != nullptr; });
    return refuseText("invalid-option", "algorithm",
                      "must be one of" + ids + " to be generated row by row; got '@'",
                      plan.generator->id);
  }
  std::array<uint64_t, 4> place = Random(plan.seed.key()).state();
  if (!memory.empty()) std::memcpy(&place, memory.data(), sizeof place);
  Random random(place);
  const uint32_t width = plan.shape.size.width;
  const auto stream = plan.generator->rows(width, random, plan.settings);
  const std::span<uint32_t> own = stream->state();
  if (!memory.empty()) std::copy(memory.end() - std::ssize(own), memory.end(), own.begin());

  RowsRecord record{{}, last, valuesOf(plan.settings)};
  std::size_t at = last.size();
  const auto rows = static_cast<std::size_t>(count);
  record.rows.resize(at + rows * width);
  for (std::size_t row = 1; row <= rows; ++row, at += width) {
    uint8_t* passages = record.rows.data() + at;
    stream->next(at == 0 ? nullptr : passages - width, passages, close && row == rows);
  }
  record.memory.resize(sizeof place / sizeof(uint32_t));
  std::memcpy(record.memory.data(), &random.state(), sizeof place);
  record.memory.insert(record.memory.end(), own.begin(), own.end());
  return record;
}

Answer<MazeRecord> makeWorldChunk(const World& world, const Value& x, const Value& y, double id) {
  kept.makeRoom(uint64_t{world.chunk()} * world.chunk());
  Outcome outcome = chunkAt(world, x, y);
  if (outcome.problem) return std::move(outcome.problem);
  return keepOutcome(outcome, id);
}

}  // namespace mazewright
