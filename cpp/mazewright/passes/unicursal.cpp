// Unicursal: the way round a finished maze, along both sides of its walls, on a grid of twice its
// width and height. Every cell of the maze becomes a block of 2 x 2 cells, every one of which has
// two passages. A tree has one such way, a circuit through all cells of its blocks; a mask with
// several parts has one per part. A maze with loops would have several that do not meet, so it is
// refused. Opened, each circuit lacks the passage between the first cell of its part and the cell
// south of it, and start and end are at the ends of the first circuit.
//
// Rooms and doors do not stay. The log is that of the circuits, each in its order, because the
// steps of the maze lead nowhere on the new grid. Draws: none. Source: W. D. Pullen, "Think
// Labyrinth: Maze Algorithms", astrolog.org/labyrnth/algrithm.htm.

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/union_find.hpp"
#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/generators/walks/way_round.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

constexpr Param params[] = {boolean("open", true, "Open the loop at one place")};

Problem resize(const ShapeSpec& from, const Settings&, const std::string& prefix, ShapeSpec& to) {
  to = from;
  // Flat and whole.
  to.settings = Settings(from.row->params);
  if (from.settings["wrap"] != to.settings["wrap"]) {
    return refuse("unsupported-shape", prefix + "id",
                  "must be another one on a glued surface, where a wall has no way round it");
  }
  // A side has at most 2^28 cells; the cells are checked as a product of 64 bits.
  to.size.width *= 2;
  to.size.height *= 2;
  return {};
}

/// Every cell of a block is a copy, so that the mask and the kinds of the maze are those of blocks.
void place(const Grid& from, const Grid& to, const Settings&, Images& images) {
  for (const uint32_t corner : {0u, 1u, 2u, 3u}) {
    std::vector<Cell>& image = images.emplace_back();
    image.reserve(from.cellCount());
    for (uint32_t y = 0; y < from.size.height; ++y) {
      for (uint32_t x = 0; x < from.size.width; ++x) {
        image.push_back(to.cellAt({2 * x + (corner & 1), 2 * y + corner / 2, 0}));
      }
    }
  }
}

bool hasLoops(const Maze& maze) {
  UnionFind sets(maze.grid.cellCount());
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    for (const Direction direction : {south, east}) {
      if (!maze.linked(cell, direction)) continue;
      if (!sets.unite(cell, maze.grid.neighbour(cell, direction))) return true;
    }
  }
  return false;
}

/// Whether a generator promises a maze without loops.
bool isPerfect(const OrderSource& source) {
  if (!source.generator->perfect) return false;
  const std::span<const Param> own = source.settings->params;
  for (std::size_t i = 0; i < own.size(); ++i) {
    if (own[i].loops && source.settings->values[i] != own[i].defaultValue) return false;
  }
  return true;
}

Problem orderProblem(const OrderCheck& check) {
  const auto& [source, earlier, settings, prefix] = check;
  const std::string option = prefix + "id";
  const auto isCrossed = [](const Pass& pass) { return pass.row->joinsCells; };
  const auto crossed = std::find_if(earlier.begin(), earlier.end(), isCrossed);
  if (crossed != earlier.end()) {
    return refuseText("invalid-option", option,
                      "must not be used together with '@', whose passages cross", crossed->row->id);
  }
  if (source.maze != nullptr && !source.maze->grid.bridges.empty()) {
    return refuse("invalid-option", option, "must be left out on a maze with passages that cross");
  }
  std::size_t first = earlier.size();
  for (; first > 0 && !earlier[first - 1].row->makesPerfect; --first) continue;
  const auto loose =
      std::find_if(earlier.begin() + static_cast<std::ptrdiff_t>(first), earlier.end(),
                   [](const Pass& pass) { return !pass.row->keepsPerfect; });
  if (loose != earlier.end()) {
    return refuseText("invalid-option", option,
                      "must come before '@', or after 'repair', because it needs a maze without "
                      "loops",
                      loose->row->id);
  }
  const bool isTree =
      first > 0 || (source.maze != nullptr ? !hasLoops(*source.maze) : isPerfect(source));
  if (isTree) return {};
  return refuse("invalid-option", option,
                "must come after 'repair' here, because it needs a maze without loops");
}

/// Whether a step changes a passage, or shows how one was found.
bool isOfPassages(uint32_t entry) {
  const uint32_t operation = stepOperation(entry);
  return operation < step::kind || operation >= step::place;
}

void redraw(const Maze& from, Maze& maze, const Settings& settings) {
  const bool isOpened = settings["open"] != 0;
  const auto isPart = [&](Cell cell) { return maze.isOpen(cell); };
  maze.rooms.clear();
  maze.doors.clear();
  if (maze.log != nullptr) std::erase_if(*maze.log, isOfPassages);
  if (maze.log == nullptr && !isOpened) return way_round::openByBlocks(maze, from.passages, isPart);
  const uint32_t width = maze.grid.size.width;
  for (Cell block = 0; block < from.passages.size(); ++block) {
    const Cell cell = block / (width / 2) * 2 * width + block % (width / 2) * 2;
    if (!isPart(cell) || maze.passages[cell] != 0) continue;
    way_round::carveInOrder(maze, from.passages, cell, isOpened);
  }
}

/// Puts start and end at the ends of the first circuit.
void run(Maze& maze, Random&, const Settings& settings) {
  if (settings["open"] == 0) return;
  maze.start = 0;
  for (LoopBound turns(maze.grid.cellCount()); maze.passages[maze.start] == 0; ++turns)
    ++maze.start;
  maze.end = maze.start + maze.grid.size.width;
}

bool worksOn(const ShapeRow& shape) { return shape.tiles; }

}  // namespace

namespace passes {
extern const PassRow unicursal;
}
constinit const PassRow passes::unicursal{
    .id = "unicursal",
    .title = "Unicursal",
    .about =
        "The way round both sides of every wall: one winding way without branches, twice as wide "
        "and high as the maze.",
    .cost = "O(cells)",
    .work = perCellOfPass<6>,
    .source = "W. Pullen, Think Labyrinth: unicursal mazes",
    .promises = promise::oneWay,
    .ends = promise::image | promise::noDeadEnds | promise::wishes | promise::rooms,
    .params = params,
    .worksOn = worksOn,
    .shapesWhy = "whose cells can be divided into four",
    .resize = resize,
    .orderProblem = orderProblem,
    .place = place,
    .redraw = redraw,
    .run = run,
};

}  // namespace mazewright
