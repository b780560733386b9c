// Prim on frontier edges: of all edges from the maze to a cell outside, a random one opens.
// Source: "Prim's algorithm (simplified)" in W. D. Pullen, "Think Labyrinth: Maze Algorithms",
// astrolog.org/labyrnth/algrithm.htm.
// Hot: 1.5 times the time at -Oz; at -O2 0.9 KB more of the gzipped download.

#include "mazewright/base/growable_buffer.hpp"
#include "mazewright/base/take_random.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/bias.hpp"
#include "mazewright/generators/packed/packed_grid.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

/// Draws: the start; a place in the list of edges, until the list is empty. A cell that joins adds
/// its edges to the fresh cells, lowest direction first; a drawn edge gives its place to the last,
/// and one that no longer leads outside is passed over. Memory: 4 bytes an edge.
void standard(Maze& maze, Random& random) {
  const Grid& grid = maze.grid;
  std::vector<uint32_t> edges;  // cell << 3 | direction
  const auto join = [&](Cell cell) {
    eachNeighbour(grid, cell, freshAround(maze, cell),
                  [&](Cell, Direction direction) { edges.push_back(cell << 3 | direction); });
  };
  join(grid.randomCell(random));
  uint32_t missing = grid.kept;
  inSlices(maze, missing, [&] {
    for (uint32_t step = 0; !edges.empty() && step < sliceSteps; ++step) {
      const uint32_t edge = drawOut(random, edges);
      const Cell to = grid.neighbour(edge >> 3, edge & 7);
      if (maze.passages[to] != 0) continue;
      maze.carve(edge >> 3, edge & 7);
      join(to);
      --missing;
    }
    return edges.empty() ? 0 : missing;
  });
}

/// The same on a sheet, until the last cell has joined. An edge is the cell it leads to << 2 | the
/// way back.
void onSheet(Maze& maze, Random& random) {
  FreshSheet sheet(maze);
  Shelf<uint32_t> shelf;
  std::size_t length = 0;
  const auto join = [](FreshSheet& here, Cell cell, uint32_t* end) {
    here.eachFresh(cell, [&](Cell to, Direction direction, unsigned isFresh) {
      *end = to << 2 | (direction ^ 1u);
      end += isFresh;
    });
    here.enter(cell);
    return end;
  };
  const Cell start = maze.grid.randomCell(random);
  length = static_cast<std::size_t>(join(sheet, start, shelf.extend(0, 4)) - shelf.extend(0, 4));
  uint32_t missing = maze.grid.kept - 1;
  inSlices(maze, missing, [&] {
    FreshSheet here = sheet;
    Random draws = random;
    uint32_t left = missing;
    uint32_t* const edges = shelf.extend(length, 3 * sliceSteps + 1);
    uint32_t* end = edges + length;
    for (uint32_t step = 0; left > 0 && step < sliceSteps; ++step) {
      uint32_t* const place = edges + draws.below(static_cast<uint32_t>(end - edges));
      const Cell to = *place >> 2;
      const Direction back = *place & 3;
      *place = *--end;
      if (here.passages(to) != 0) continue;
      here.carve(to, back);
      end = join(here, to, end);
      --left;
    }
    length = static_cast<std::size_t>(end - edges);
    random = draws;
    return missing = left;
  });
  sheet.finish();
}

void run(Maze& maze, Random& random, const Settings&) {
  FreshSheet::fits(maze) ? onSheet(maze, random) : standard(maze, random);
}

}  // namespace

namespace generators {
extern const GeneratorRow primFrontierEdge;
}
constinit const GeneratorRow generators::primFrontierEdge{
    .id = "primFrontierEdge",
    .title = "Prim (frontier edges)",
    .about = "Opens a random edge out of the maze each step. Short spikes round the start.",
    .cost = "O(cells)",
    .source = "Walter D. Pullen, Think Labyrinth: Maze Algorithms",
    .run = run,
};

}  // namespace mazewright
