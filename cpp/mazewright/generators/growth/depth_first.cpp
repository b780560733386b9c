#include "mazewright/generators/growth/depth_first.hpp"

#include "mazewright/base/growable_buffer.hpp"
#include "mazewright/base/loop_bound.hpp"
#include "mazewright/generators/growth/board.hpp"

namespace mazewright {

namespace {

/// The walk: where it is, and where it can go back to.
template <typename Walker>
struct Search {
  Walker at;
  GrowableBuffer<Walker> stack;

  void reserve(uint32_t maxSteps) { stack.reserve(std::size_t{maxSteps} + 1); }
};

template <typename Board>
void search(Board& board, Cell start, const Bias& bias) {
  using Walker = typename Board::Walker;
  Search<Walker> state{board.walkerAt(start), {}};
  board.visit(start);
  board.untilFull(state, [&](auto& here, Random& draws, Search<Walker>& own) {
    unsigned unvisited = here.unvisited(own.at.cell());
    for (LoopBound turns(own.stack.size()); unvisited == 0; ++turns) {
      countSteps(1);
      own.at = own.stack.pop();
      unvisited = here.unvisited(own.at.cell());
    }
    const Direction direction = here.choose(draws, bias, unvisited, own.at);
    own.stack.pushIf((unvisited & (unvisited - 1)) != 0, own.at);
    own.at = here.carve(own.at, direction);
  });
}

}  // namespace

void growDepthFirst(Maze& maze, Random& random, const Bias& bias) {
  const Cell start = maze.grid.randomCell(random);
  withBoard(maze, random, bias, [&](auto& board) { search(board, start, bias); });
}

}  // namespace mazewright
