// Growing tree: one of the active cells opens to an unvisited neighbour, which becomes active too;
// a cell without unvisited neighbours stops being active. The choice of the cell decides the
// texture: always the newest is the recursive backtracker, a random one is Prim on active cells.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 11.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/board.hpp"
#include "mazewright/generators/growth/growth_policy.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {newestParam,       oldestParam,     middleParam,  randomParam,
                            straightnessParam, horizontalParam, verticalParam};

/// Draws: the start (randomCell); per turn the choice of the growth policy, then that of the bias
/// if the cell has an unvisited neighbour. If always the newest cell is chosen, the draws are
/// exactly those of the recursive backtracker. Memory: that of ActiveList.
template <typename Board>
void grow(Board& board, Cell start, const GrowthPolicy& growth, const Bias& bias) {
  ActiveList active;
  active.add(standAt(start));
  board.visit(start);
  board.untilEmpty(active, [&](auto& here, Random& draws, ActiveList& walkers) {
    const uint32_t place = growth.choose(draws, walkers);
    const auto walker = here.walkerOf(walkers[place]);
    const unsigned unvisited = here.unvisited(walker.cell());
    if (unvisited == 0) return walkers.remove(place);
    walkers.add(here.carve(walker, here.choose(draws, bias, unvisited, walker)));
  });
}

void run(Maze& maze, Random& random, const Settings& settings) {
  const GrowthPolicy growth(settings);
  const Bias bias(maze.grid, settings);
  const Cell start = maze.grid.randomCell(random);
  withBoard(maze, random, bias, [&](auto& board) { grow(board, start, growth, bias); });
}

}  // namespace

namespace generators {
extern const GeneratorRow growingTree;
}
constinit const GeneratorRow generators::growingTree{
    .id = "growingTree",
    .title = "Growing tree",
    .about =
        "Grows from its newest, oldest, middle or a random cell: from long winding corridors to "
        "many short branches.",
    .cost = "O(cells), O(cells log cells) with random or middle",
    .work = perCell<2>,
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .texture = true,
    .params = params,
    .run = run,
    .problem = growthProblem,
};

}  // namespace mazewright
