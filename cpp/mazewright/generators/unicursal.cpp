// Unicursal: one circuit through every cell. A spanning tree of the blocks of 2 x 2 cells, walked
// around along both of its sides, visits each cell once.
// Source: W. D. Pullen, "Think Labyrinth: Maze Algorithms", astrolog.org/labyrnth/algrithm.htm.

#include <array>

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/depth_first.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

/// Draws a tree of the blocks: a random depth-first search.
Maze drawBlocks(const Maze& maze, Random& random) {
  const uint32_t width = maze.grid.size.width / 2;
  const uint32_t height = maze.grid.size.height / 2;
  Grid grid;
  grid.size = {width, height, 1};
  grid.directions = 4;
  grid.delta = {-static_cast<int32_t>(width), static_cast<int32_t>(width), -1, 1};
  grid.kept = width * height;
  grid.neighbours.assign(grid.kept, 1u << north | 1u << south | 1u << west | 1u << east);
  const auto close = [&](uint32_t first, uint32_t step, uint32_t count, Direction direction) {
    for (; count > 0; --count, first += step) grid.neighbours[first] &= ~(1u << direction) & 15u;
  };
  close(0, 1, width, north);
  close(width * (height - 1), 1, width, south);
  close(0, width, height, west);
  close(width - 1, width, height, east);
  Maze blocks(std::move(grid));
  blocks.onProgress = maze.onProgress;
  growDepthFirst(blocks, random, Bias());
  return blocks;
}

/// The two passages of a cell. Each of its two sides that face out of the block lies on a link of
/// the tree, and is passed, or on none, and the walk turns along it within the block.
constexpr unsigned passagesOf(unsigned links, uint32_t x, uint32_t y) {
  const Direction upright = y % 2 == 0 ? north : south;
  const Direction sideways = x % 2 == 0 ? west : east;
  const bool passesUpright = (links >> upright & 1) != 0;
  const bool passesSideways = (links >> sideways & 1) != 0;
  return 1u << (passesUpright ? upright : sideways ^ 1) |
         1u << (passesSideways ? sideways : upright ^ 1);
}

/// By the links of a block, for its four cells in the order of their rows.
constexpr auto passagesOfBlock = [] {
  std::array<std::array<uint8_t, 4>, 16> table{};
  for (unsigned links = 0; links < 16; ++links) {
    for (uint32_t corner = 0; corner < 4; ++corner) {
      table[links][corner] = static_cast<uint8_t>(passagesOf(links, corner & 1, corner / 2));
    }
  }
  return table;
}();

constexpr Param params[] = {boolean("open", false, "Leave the circuit open")};

/// The circuit is carved in the order of the walk, from the first cell eastwards, as many links.
void carveInOrder(Maze& maze, const Maze& blocks, uint32_t links) {
  const uint32_t width = maze.grid.size.width;
  Cell cell = 0;
  uint32_t x = 0;
  uint32_t y = 0;
  unsigned back = 1u << south;
  inSlices(maze, links, [&] {
    for (uint32_t step = 0; links > 0 && step < sliceSteps; ++step, --links) {
      const unsigned block = blocks.passages[y / 2 * (width / 2) + x / 2];
      const unsigned onward = passagesOf(block, x, y) & ~back;
      const auto direction = static_cast<Direction>(std::countr_zero(onward));
      maze.carve(cell, direction);
      back = 1u << (direction ^ 1);
      x += direction == east ? 1u : direction == west ? ~0u : 0u;
      y += direction == south ? 1u : direction == north ? ~0u : 0u;
      cell = y * width + x;
    }
    return links;
  });
}

/// The same passages without the walk.
void carveByBlocks(Maze& maze, const Maze& blocks) {
  const uint32_t width = maze.grid.size.width;
  const uint8_t* block = blocks.passages.data();
  for (uint32_t y = 0; y < maze.grid.size.height; y += 2) {
    uint8_t* upper = maze.passages.data() + std::size_t{y} * width;
    for (uint8_t* const end = upper + width; upper < end; upper += 2, ++block) {
      for (uint32_t corner = 0; corner < 4; ++corner) {
        upper[(corner & 2) / 2 * width + (corner & 1)] = passagesOfBlock[*block][corner];
      }
    }
  }
}

/// Open, the last link is left out: the two ends are the first cell and the one south of it. Seams
/// of a wrapped shape stay closed.
void run(Maze& maze, Random& random, const Settings& settings) {
  const bool open = settings["open"] != 0;
  const Maze blocks = drawBlocks(maze, random);
  if (maze.log != nullptr) {
    return carveInOrder(maze, blocks, maze.grid.cellCount() - (open ? 1 : 0));
  }
  carveByBlocks(maze, blocks);
  if (open) maze.fill(0, south);
}

Problem problem(const Size& size, const Settings&) {
  for (const auto& [name, side] : {std::pair{"width", size.width}, {"height", size.height}}) {
    if (side % 2 == 0) continue;
    return refuse("invalid-size", name,
                  "must be even, as both sides must: the circuit of 'unicursal' runs around blocks "
                  "of 2 x 2 cells; got #",
                  nullptr, side);
  }
  return {};
}

}  // namespace

namespace generators {
extern const GeneratorRow unicursal;
}
constinit const GeneratorRow generators::unicursal{
    .id = "unicursal",
    .title = "Unicursal labyrinth",
    .about = "One winding circuit through every cell, without a branch. Needs even sides.",
    .cost = "O(cells)",
    .source = "Walter D. Pullen, Think Labyrinth: Maze Algorithms",
    .perfect = false,
    .masks = false,
    .shapes = ShapesOf::squares,
    .shapesWhy = "whose cells fall into blocks of 2 x 2",
    .params = params,
    .run = run,
    .problem = problem,
};

}  // namespace mazewright
