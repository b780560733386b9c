// Nest: a maze of mazes. The cells are divided into blocks. A small maze by the same generator,
// with a cell per block, decides which adjacent blocks are joined, by one passage each; the
// generator then fills every block. Blocks are rectangles of about equal size, on each level.
//
// Only the edges that join blocks are left between them, so the generator runs once on the whole
// grid: a spanning tree of it has all these edges and in every block a spanning tree of the block.
// A perfect maze so stays perfect, and a uniform one uniform within the blocks.
//
// Draws: those of the generator for the outer maze; then for each of its passages, by cell and
// direction of the lower cell, below(edges between the two blocks).

#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/shapes/building/build_grid.hpp"
#include "mazewright/shapes/building/outline.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {integer("columns", 1, 10000, 3, "Blocks per row"),
                            integer("rows", 1, 10000, 3, "Blocks per column")};

/// The outer maze's size. Precondition: it is not larger than the grid.
Size outerSize(const Grid& grid, const Settings& settings) {
  return {static_cast<uint32_t>(settings["columns"]), static_cast<uint32_t>(settings["rows"]),
          grid.size.levels};
}

/// The block of a row, of `blocks` whose sizes differ by one at most. Where `isMirrored`, as on a
/// Moebius strip, which joins row y to row height - 1 - y, the blocks of two such rows are such two
/// blocks too, except for a row in the middle of an even number of blocks.
uint32_t blockOfRow(uint32_t y, uint32_t height, uint32_t blocks, bool isMirrored) {
  if (!isMirrored) return static_cast<uint32_t>(uint64_t{y} * blocks / height);
  if (2 * y + 1 > height) return blocks - 1 - blockOfRow(height - 1 - y, height, blocks, true);
  return static_cast<uint32_t>((2 * uint64_t{y} + 1) * blocks / (2 * uint64_t{height}));
}

/// By cell, the cell of the outer grid in whose block it lies.
std::vector<Cell> blocksOf(const Grid& grid, const Grid& outer) {
  const auto [width, height, levels] = grid.size;
  const auto oneSided = grid.shape->oneSided;
  const bool isMirrored = oneSided != nullptr && oneSided(grid.settings);
  std::vector<Cell> blocks;
  blocks.reserve(grid.cellCount());
  for (uint32_t level = 0; level < levels; ++level) {
    for (uint32_t y = 0; y < height; ++y) {
      const uint32_t row = blockOfRow(y, height, outer.size.height, isMirrored);
      for (uint32_t x = 0; x < width; ++x) {
        const auto column = static_cast<uint32_t>(uint64_t{x} * outer.size.width / width);
        blocks.push_back(outer.cellAt({column, row, level}));
      }
    }
  }
  return blocks;
}

/// A cell and the direction of one of its edges.
struct Edge {
  Cell cell;
  Direction direction;
};

/// Calls visit(edge, block, directions of the outer grid) for each edge between two blocks, from
/// the lower block, by cell and direction. No direction: the outer grid does not join these blocks.
template <typename Visit>
void eachEdgeBetweenBlocks(const Maze& maze, const Grid& outer, Visit visit) {
  const Grid& grid = maze.grid;
  const std::vector<Cell> blocks = blocksOf(grid, outer);
  eachOf(maze, grid.cellCount(), [&](Cell cell) {
    const Cell block = blocks[cell];
    eachNeighbour(grid, cell, grid.neighbours[cell], [&](Cell to, Direction direction) {
      const Cell other = blocks[to];
      if (other <= block) return;
      visit(Edge{cell, direction}, block,
            directionsWhere(outer, block, outer.neighbours[block],
                            [&](Cell neighbour) { return neighbour == other; }));
    });
  });
}

void prepare(GridTask& task) {
  Grid& grid = task.maze.grid;
  ShapeSpec spec{grid.shape, grid.settings, outerSize(grid, task.settings), {}};
  Maze outer(buildGrid(spec));
  outer.onProgress = task.maze.onProgress;
  // Draws follow from the same stream. Without a table some generators leave out their last draws,
  // which change no passage.
  if (outer.grid.table.empty()) makeTable(outer.grid);
  task.generator.run(outer, task.random, task.generatorSettings);
  // By cell and direction of the outer maze.
  std::vector<std::vector<Edge>> places(std::size_t{outer.grid.cellCount()} * maxDirections);
  std::vector<Edge> closed;
  eachEdgeBetweenBlocks(task.maze, outer.grid, [&](Edge edge, Cell block, unsigned directions) {
    if (const unsigned open = outer.passages[block] & directions; open != 0) {
      const auto direction = static_cast<Direction>(std::countr_zero(open));
      places[std::size_t{block} * maxDirections + direction].push_back(edge);
    } else {
      closed.push_back(edge);
    }
  });
  for (std::vector<Edge>& edges : places) {
    if (edges.empty()) continue;
    const uint32_t kept = task.random.below(static_cast<uint32_t>(edges.size()));
    edges.erase(edges.begin() + kept);
    closed.insert(closed.end(), edges.begin(), edges.end());
  }
  for (const auto& [cell, direction] : closed) task.fromGenerator.hideEdge(grid, cell, direction);
}

Problem gridProblem(const GridCheck& check) {
  const Grid& grid = check.grid;
  if (!grid.mask.empty()) {
    return refuse("invalid-option", check.prefix + "id",
                  "must be another one with a mask or an outline, which would divide blocks");
  }
  const Size outer = outerSize(grid, check.settings);
  if (outer.width > grid.size.width) {
    return refuse("invalid-option", check.prefix + "columns", "must be at most #; got #", nullptr,
                  grid.size.width, outer.width);
  }
  if (outer.height > grid.size.height) {
    return refuse("invalid-option", check.prefix + "rows", "must be at most #; got #", nullptr,
                  grid.size.height, outer.height);
  }
  if (check.generator->problem == nullptr) return {};
  return check.generator->problem(outer, *check.generatorSettings);
}

bool worksOn(const ShapeRow& shape) { return shape.tiles || shape.stairs != 0; }

Work work(const PassWork& task) {
  WorkArea outer = task.before;
  outer.size.width = static_cast<uint32_t>(task.settings["columns"]);
  outer.size.height = static_cast<uint32_t>(task.settings["rows"]);
  outer.cells = outer.kept = Work(outer.size.width) * outer.size.height * outer.size.levels;
  outer.edges = outer.cells * outer.shape->directions.size() / 2;
  outer.isFull = outer.mayBeFull = false;
  return task.before.cells * 6 + task.generator->work(outer, *task.generatorSettings);
}

/// One edge leads from block to block.
void narrow(WorkArea& area, const Settings& settings) {
  const Work blocks = workOf(settings, "columns") * workOf(settings, "rows");
  area.resistanceFactor = area.resistanceFactor * blocks;
  area.resistanceSum = area.resistanceSum + blocks;
}

}  // namespace

namespace passes {
extern const PassRow nest;
}
constinit const PassRow passes::nest{
    .id = "nest",
    .title = "Nest",
    .about = "A maze of mazes: a small maze decides which blocks of the large one are joined.",
    .cost = "O(cells), and the generator's for the blocks",
    .work = work,
    .source = "W. Pullen, Think Labyrinth: fractal mazes",
    .keepsPerfect = true,
    .hidesCells = true,
    .gridOrder = GridOrder::first,
    .params = params,
    .worksOn = worksOn,
    .shapesWhy = "whose cells lie in rows and columns",
    .gridProblem = gridProblem,
    .prepare = prepare,
    .narrow = narrow,
};

}  // namespace mazewright
