// Tile: repeats a finished maze in columns and rows. The copies are joined by one passage between
// two adjacent copies along a tree of the copies, so that a perfect maze stays perfect.
//
// Draws: the pairs of adjacent copies (of each copy the pair with the next one to the right, then
// that with the one below) are visited in a shuffled order, one step of the shuffle per visit. A
// pair that is not connected yet draws below(places) for its passage. The pass ends when all copies
// are connected.
// Source of the tree: Kruskal's algorithm.

#include <algorithm>

#include "mazewright/base/union_find.hpp"
#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/model/square_directions.hpp"
#include "mazewright/passes/shared/shuffle_step.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

constexpr Param params[] = {integer("x", 1, 1000, 2, "Copies side by side"),
                            integer("y", 1, 1000, 2, "Copies one below the other")};

Problem resize(const ShapeSpec& from, const Settings& settings, const std::string& prefix,
               ShapeSpec& to) {
  to = from;
  // Flat and whole.
  to.settings = Settings(from.row->params);
  if (from.settings["wrap"] != to.settings["wrap"]) {
    return refuse("unsupported-shape", prefix + "id",
                  "must be another one on a glued surface, which cannot be repeated");
  }
  // At most 1000 times 2^28 each; the cells are checked as a product of 64 bits.
  const auto times = [&](const char* id, uint32_t size) {
    return static_cast<uint32_t>(
        std::min<uint64_t>(uint64_t{size} * static_cast<uint32_t>(settings[id]), UINT32_MAX));
  };
  to.size.width = times("x", from.size.width);
  to.size.height = times("y", from.size.height);
  return {};
}

void place(const Grid& from, const Grid& to, const Settings&, Images& images) {
  const auto [width, height, levels] = from.size;
  for (uint32_t top = 0; top < to.size.height; top += height) {
    for (uint32_t left = 0; left < to.size.width; left += width) {
      std::vector<Cell>& image = images.emplace_back();
      image.reserve(from.cellCount());
      for (uint32_t y = 0; y < height; ++y) {
        for (uint32_t x = 0; x < width; ++x) image.push_back(to.cellAt({left + x, top + y, 0}));
      }
    }
  }
}

/// Whether cells of the first and of the last column (or row) face each other in two copies.
bool facesItself(const Grid& grid, bool alongX) {
  const auto [width, height, levels] = grid.size;
  for (uint32_t i = 0; i < (alongX ? height : width); ++i) {
    const Cell first = alongX ? i * width : i;
    const Cell last = alongX ? first + width - 1 : first + (height - 1) * width;
    if (grid.has(first) && grid.has(last)) return true;
  }
  return false;
}

Problem gridProblem(const GridCheck& check) {
  for (const bool alongX : {true, false}) {
    const char* id = alongX ? "x" : "y";
    if (check.settings[id] == 1 || facesItself(check.grid, alongX)) continue;
    return refuse("invalid-option", check.prefix + id,
                  "must be 1 with this mask or outline, because no cells of two copies would be "
                  "adjacent; got #",
                  nullptr, check.settings[id]);
  }
  return {};
}

/// Opens one of the edges between two adjacent copies. `copy` counts from 0, row by row.
bool joinCopies(Maze& maze, Random& random, Size size, uint32_t copy, Direction direction) {
  const uint32_t columns = maze.grid.size.width / size.width;
  const uint32_t left = copy % columns * size.width;
  const uint32_t top = copy / columns * size.height;
  const bool isEast = direction == east;
  std::vector<Cell> places;
  for (uint32_t i = 0; i < (isEast ? size.height : size.width); ++i) {
    const Position at{isEast ? left + size.width - 1 : left + i,
                      isEast ? top + i : top + size.height - 1, 0};
    const Cell cell = maze.grid.cellAt(at);
    const bool hasWay = (maze.grid.neighbours[cell] >> direction & 1) != 0;
    if (!hasWay || !maze.isOpen(cell)) continue;
    if (maze.isOpen(maze.grid.neighbour(cell, direction))) places.push_back(cell);
  }
  if (places.empty()) return false;
  maze.carve(places[random.below(static_cast<uint32_t>(places.size()))], direction);
  return true;
}

void run(Maze& maze, Random& random, const Settings& settings) {
  const auto columns = static_cast<uint32_t>(settings["x"]);
  const auto rows = static_cast<uint32_t>(settings["y"]);
  const Size size{maze.grid.size.width / columns, maze.grid.size.height / rows, 1};
  std::vector<Cell> pairs;
  for (uint32_t copy = 0; copy < columns * rows; ++copy) {
    if (copy % columns + 1 < columns) pairs.push_back(copy << 1);
    if (copy / columns + 1 < rows) pairs.push_back(copy << 1 | 1);
  }
  UnionFind joined(columns * rows);
  uint32_t remaining = columns * rows - 1;
  for (std::size_t i = 0; i < pairs.size() && remaining > 0; ++i) {
    countSteps(size.width + size.height);
    shuffleStep(pairs, i, random);
    const uint32_t copy = pairs[i] >> 1;
    const bool isSouth = (pairs[i] & 1) != 0;
    const uint32_t other = isSouth ? copy + columns : copy + 1;
    if (joined.find(copy) == joined.find(other)) continue;
    if (!joinCopies(maze, random, size, copy, isSouth ? south : east)) continue;
    joined.unite(copy, other);
    --remaining;
  }
}

bool worksOn(const ShapeRow& shape) { return shape.tiles; }

}  // namespace

namespace passes {
extern const PassRow tile;
}
constinit const PassRow passes::tile{
    .id = "tile",
    .title = "Tile",
    .about = "Repeats the maze side by side and joins the copies.",
    .cost = "O(cells)",
    .work = perCellOfPass<6>,
    .source = "W. Pullen, Daedalus: tile",
    .keepsPerfect = true,
    .needsCells = true,
    .ends = promise::image | promise::oneWay | promise::wishes,
    .params = params,
    .worksOn = worksOn,
    .shapesWhy = "whose cells lie in rows and columns",
    .gridProblem = gridProblem,
    .resize = resize,
    .place = place,
    .run = run,
};

}  // namespace mazewright
