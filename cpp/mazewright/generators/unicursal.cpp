// Unicursal labyrinth: one circuit through every cell, which is opened at one place. A walk around
// a spanning tree of the blocks of 2 x 2 cells, along both sides of its edges, visits every cell
// once. Source: W. D. Pullen, "Think Labyrinth: Maze Algorithms",
// astrolog.org/labyrnth/algrithm.htm.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/depth_first.hpp"
#include "mazewright/generators/walks/way_round.hpp"

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

constexpr Param params[] = {boolean("open", true, "Open the loop at one place")};

/// Draws: those of drawBlocks. If the circuit is to stay open, its last passage is omitted: its
/// ends, start and end of the maze, are the first cell and the cell south of it. Glued edges stay
/// walls.
void run(Maze& maze, Random& random, const Settings& settings) {
  const bool open = settings["open"] != 0;
  const Maze blocks = drawBlocks(maze, random);
  if (open) {
    maze.start = 0;
    maze.end = maze.grid.size.width;
  }
  if (maze.log != nullptr) return way_round::carveInOrder(maze, blocks.passages, 0, open);
  way_round::openByBlocks(maze, blocks.passages, [](Cell) { return true; });
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
    .about = "One winding way through every cell, without branches. Width and height must be even.",
    .cost = "O(cells)",
    .work = perCell<2>,
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
