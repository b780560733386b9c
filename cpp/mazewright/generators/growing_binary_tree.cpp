// Growing binary tree: a random growing cell opens to two unvisited neighbours, or to the one it
// has, and is done; so no cell has more than three passages. Where only done cells border what is
// left, a random one of them opens to one more. Source: J. Buck, github.com/jamis/csmazes,
// growing_binary_tree.coffee, 2011, which leaves out such cells.

#include "mazewright/base/growable_buffer.hpp"
#include "mazewright/base/pop_random.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/board.hpp"

namespace mazewright {

namespace {

template <typename Walker>
struct Lists {
  GrowableBuffer<Walker> growing, done;

  bool empty() const { return growing.empty() && done.empty(); }
  void reserve(uint32_t most) {
    growing.reserve(2 * std::size_t{most});
    done.reserve(std::size_t{most} + 1);
  }
};

/// Draws: the start; per turn, a place in the list of growing cells and the bias's choice for each
/// passage. Lists grow at the end: with new cells in the order of their passages, and with a cell
/// that is done and still has unvisited neighbours. If none is growing, a place in the list of done
/// cells: that cell leaves the list, grows by one if it still can, and returns to the end while it
/// can grow more.
template <typename Board>
void grow(Board& board, Cell start, const Bias& bias) {
  using Walker = typename Board::Walker;
  Lists<Walker> lists;
  lists.reserve(1);
  lists.growing.push(board.walkerAt(start));
  board.visit(start);
  board.untilEmpty(lists, [&](auto& here, Random& draws, Lists<Walker>& own) {
    const bool isRest = own.growing.empty();
    const Walker walker = popRandom(draws, isRest ? own.done : own.growing);
    unsigned unvisited = here.unvisited(walker.cell());
    for (int spawn = isRest ? 1 : 2; spawn > 0 && unvisited != 0; --spawn) {
      const Direction direction = here.choose(draws, bias, unvisited, walker);
      own.growing.push(here.carve(walker, direction));
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
    .about = "Every cell forks in two where it can. Hardly any crossroads, many short branches.",
    .cost = "O(cells)",
    .source = "Jamis Buck, github.com/jamis/csmazes, 2011",
    .params = biasParams,
    .run = run,
};

}  // namespace mazewright
