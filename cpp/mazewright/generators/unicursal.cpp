// Unicursal labyrinth: one circuit through every cell. A walk around a spanning tree of the blocks
// of 2 x 2 cells, along both sides of its edges, visits every cell once.
// Source: W. D. Pullen, "Think Labyrinth: Maze Algorithms", astrolog.org/labyrnth/algrithm.htm.

#include <array>

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/depth_first.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

/// Makes a maze of the blocks, a cell per block. Draws: those of growDepthFirst without a bias.
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

/// The two passages of a cell, by the passages of its block. Of the two sides of the cell on the
/// rim of the block, each either faces an open neighbour block, and the circuit leads out through
/// it, or a wall of the tree, along which the circuit runs within the block.
constexpr unsigned passagesOf(unsigned block, uint32_t x, uint32_t y) {
  const Direction upright = y % 2 == 0 ? north : south;
  const Direction sideways = x % 2 == 0 ? west : east;
  const bool passesUpright = (block >> upright & 1) != 0;
  const bool passesSideways = (block >> sideways & 1) != 0;
  return 1u << (passesUpright ? upright : sideways ^ 1) |
         1u << (passesSideways ? sideways : upright ^ 1);
}

/// passagesOf by the passages of a block and the cell in it, row by row.
constexpr auto passagesOfBlock = [] {
  std::array<std::array<uint8_t, 4>, 16> table{};
  for (unsigned block = 0; block < 16; ++block) {
    for (uint32_t corner = 0; corner < 4; ++corner) {
      table[block][corner] = static_cast<uint8_t>(passagesOf(block, corner & 1, corner / 2));
    }
  }
  return table;
}();

constexpr Param params[] = {boolean("open", false, "Open the loop at one place")};

/// Carves so many passages of the circuit, in its order, from the first cell eastwards: for the
/// log.
void carveInOrder(Maze& maze, const Maze& blocks, uint32_t remaining) {
  const uint32_t width = maze.grid.size.width;
  Cell cell = 0;
  uint32_t x = 0;
  uint32_t y = 0;
  unsigned back = 1u << south;
  inSlices(maze, remaining, [&] {
    for (uint32_t step = 0; remaining > 0 && step < sliceSteps; ++step, --remaining) {
      const unsigned block = blocks.passages[y / 2 * (width / 2) + x / 2];
      const unsigned onward = passagesOf(block, x, y) & ~back;
      const auto direction = static_cast<Direction>(std::countr_zero(onward));
      maze.carve(cell, direction);
      back = 1u << (direction ^ 1);
      x += direction == east ? 1u : direction == west ? ~0u : 0u;
      y += direction == south ? 1u : direction == north ? ~0u : 0u;
      cell = y * width + x;
    }
    return remaining;
  });
}

/// The same passages, block by block, without a log.
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

/// Draws: those of drawBlocks. If the circuit is to stay open, its last passage is omitted: its
/// ends are the first cell and the cell south of it. Glued edges stay walls.
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
    return refuse(
        "invalid-size", name,
        "must be even with algorithm 'unicursal', which joins blocks of 2 x 2 cells; got #",
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
    .about =
        "One winding loop through every cell, without branches. Width and height must be even.",
    .cost = "O(cells)",
    .source = "Walter D. Pullen, Think Labyrinth: Maze Algorithms",
    .perfect = false,
    .masks = false,
    .tunnels = false,
    .shapes = ShapesOf::squares,
    .shapesWhy = "which joins blocks of 2 x 2 cells",
    .params = params,
    .run = run,
    .problem = problem,
};

}  // namespace mazewright
