// Prim on cell costs, the "true Prim": the cheapest cell of the maze that has a fresh neighbour
// opens to the cheapest of them.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 11.
// Hot: 1.2 times the time at -Oz; at -O2 0.6 KB more of the gzipped download.

#include <optional>

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/bias.hpp"
#include "mazewright/generators/packed/packed_grid.hpp"
#include "mazewright/generators/weights/cost_queue.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

/// Draws: the key of the costs, then the start. The cheapest cell is at hand, the others with it in
/// the running are in the queue.
void run(Maze& maze, Random& random, const Settings&) {
  const Grid& grid = maze.grid;
  const uint64_t key = random.next();
  CostQueue others(key, grid.cellCount());
  CostQueue::Item at = others.itemOf(grid.randomCell(random));
  std::optional<FreshSheet> sheet;
  if (FreshSheet::fits(maze)) sheet.emplace(maze).enter(at.cell);
  uint32_t missing = grid.kept - 1;
  inSlices(maze, missing, [&] {
    for (uint32_t step = 0; missing > 0 && step < sliceSteps; ++step) {
      const Cell cell = at.cell;
      const unsigned fresh = sheet ? sheet->fresh(cell) : freshAround(maze, cell);
      if (fresh == 0) {
        at = others.pop();
        continue;
      }
      auto direction = static_cast<Direction>(std::countr_zero(fresh));
      CostQueue::Item next = others.itemOf(grid.neighbour(cell, direction));
      eachNeighbour(grid, cell, fresh & (fresh - 1), [&](Cell to, Direction toward) {
        const CostQueue::Item candidate = others.itemOf(to);
        if (!candidate.before(next)) return;
        next = candidate;
        direction = toward;
      });
      if (sheet) {
        sheet->carve(cell, direction);
        sheet->enter(next.cell);
      } else {
        maze.carve(cell, direction);
      }
      if (next.before(at)) std::swap(next, at);
      others.push(next);
      --missing;
    }
    return missing;
  });
  if (sheet) sheet->finish();
}

}  // namespace

namespace generators {
extern const GeneratorRow primCellCost;
}
constinit const GeneratorRow generators::primCellCost{
    .id = "primCellCost",
    .title = "Prim (cell costs)",
    .about = "The cheapest cell grows, by random costs. Nearly half of all cells are dead ends.",
    .cost = "O(cells log cells)",
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .run = run,
};

}  // namespace mazewright
