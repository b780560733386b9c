// Growing binary tree: a random active cell opens to two unvisited neighbours, or to the only one
// that it has, and is done; so few cells have more than three passages. If only done cells are
// adjacent to the remaining cells, a random done cell opens to one more.
// Source: J. Buck, github.com/jamis/csmazes, growing_binary_tree.coffee, 2011, which leaves such
// remaining cells out of the maze.

#include "mazewright/base/growable_buffer.hpp"
#include "mazewright/base/pop_random.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/board.hpp"

namespace mazewright {

namespace {

template <typename Walker>
struct Lists {
  GrowableBuffer<Walker> active, done;

  bool empty() const { return active.empty() && done.empty(); }
  void reserve(uint32_t maxSteps) {
    active.reserve(2 * std::size_t{maxSteps});
    done.reserve(std::size_t{maxSteps} + 1);
  }
};

/// Draws: the start (randomCell); per turn an active cell by popRandom, then the choice of the bias
/// per passage. New cells are appended to the list of active cells in the order of their passages;
/// a cell that is done and still has unvisited neighbours is appended to the list of done cells. If
/// no cell is active, a turn removes a done cell by popRandom, which opens one passage if it can;
/// the cell returns to the end of its list if it can open more. Memory: 4 bytes per entry of the
/// lists.
template <typename Board>
void grow(Board& board, Cell start, const Bias& bias) {
  using Walker = typename Board::Walker;
  Lists<Walker> lists;
  lists.reserve(1);
  lists.active.push(board.walkerAt(start));
  board.visit(start);
  board.untilEmpty(lists, [&](auto& here, Random& draws, Lists<Walker>& own) {
    const bool isRest = own.active.empty();
    const Walker walker = popRandom(draws, isRest ? own.done : own.active);
    unsigned unvisited = here.unvisited(walker.cell());
    for (int spawn = isRest ? 1 : 2; spawn > 0 && unvisited != 0; --spawn) {
      const Direction direction = here.choose(draws, bias, unvisited, walker);
      own.active.push(here.carve(walker, direction));
      unvisited &= ~(1u << direction);
    }
    own.done.pushIf(unvisited != 0, walker);
  });
}

void run(Maze& maze, Random& random, const Settings& settings) {
  const Bias bias(maze.grid, settings);
  const Cell start = maze.grid.randomCell(random);
  withBoard(maze, random, bias, [&](auto& board) { grow(board, start, bias); });
}

}  // namespace

namespace generators {
extern const GeneratorRow growingBinaryTree;
}
constinit const GeneratorRow generators::growingBinaryTree{
    .id = "growingBinaryTree",
    .title = "Growing binary tree",
    .about =
        "Each cell branches to two neighbours where it can. Few crossings, many short branches.",
    .cost = "O(cells)",
    .work = perCell<4>,
    .source = "Jamis Buck, github.com/jamis/csmazes, 2011",
    .texture = true,
    .params = biasParams,
    .run = run,
};

}  // namespace mazewright
