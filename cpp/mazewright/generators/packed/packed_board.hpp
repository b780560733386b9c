#pragma once
// The board for growing algorithms that is made for speed; growth/board.hpp describes the methods.

#include <utility>

#include "mazewright/generators/growth/bias.hpp"
#include "mazewright/generators/packed/packed_grid.hpp"
#include "mazewright/generators/packed/pick_of_four.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

/// Serves grids of at most four directions with deltas (PackedGrid::fits), without a log and
/// without a bias. Memory: none besides the maze.
class PackedBoard {
 public:
  /// Without a bias a walker is its cell.
  struct Walker {
    Cell at;
    Cell cell() const { return at; }
    operator mazewright::Walker() const { return standAt(at); }
  };

  PackedBoard(Maze& maze, Random& random)
      : maze_(maze), random_(random), grid_(maze), remaining_(maze.grid.kept) {}

  Walker walkerAt(Cell cell) const { return {cell}; }
  Walker walkerOf(mazewright::Walker stored) const { return {stored.cell()}; }
  Cell neighbour(Cell cell, Direction direction) const { return grid_.neighbour(cell, direction); }
  Direction back(Cell, Direction direction) const { return direction ^ 1u; }
  unsigned neighbours(Cell cell) const { return grid_.neighbours(cell); }
  unsigned unvisited(Cell cell) const { return grid_.unvisited(cell); }

  template <typename Visit>
  void eachUnvisited(Cell cell, Visit visit) const {
    grid_.eachUnvisited(cell, visit);
  }

  void visit(Cell cell) {
    grid_.visit(cell);
    --remaining_;
  }
  Cell carve(Cell cell, Direction direction) {
    grid_.carve(cell, direction);
    const Cell to = grid_.neighbour(cell, direction);
    visit(to);
    return to;
  }
  Walker carve(Walker walker, Direction direction) { return {carve(walker.at, direction)}; }

  Direction pick(Random& draws, unsigned directions) const {
    return pickOfFour.of[directions][pickOfFour.draw(draws)];
  }
  Direction choose(Random& draws, const Bias&, unsigned unvisited, Walker) const {
    return pick(draws, unvisited);
  }

  uint32_t cells() const { return maze_.grid.cellCount(); }
  bool isVisited(Cell cell) const { return grid_.passages(cell) != 0; }
  // Until a cell is entered, its byte holds the entries in place of passages.
  unsigned entries(Cell cell) const { return grid_.passages(cell); }
  void addEntry(Cell, Cell to, Direction direction, unsigned isWanted) {
    grid_.open(to, isWanted << (direction ^ 1u));
  }
  void enter(Cell cell, Direction entry) {
    grid_.closeAll(cell);
    grid_.carve(cell, entry);
  }
  void enterFrom(Cell cell, Direction entry) { grid_.carve(cell, entry); }

  template <typename State, typename Step>
  void untilFull(State& state, Step step) {
    const uint32_t maxSteps = std::min(sliceSteps, maze_.grid.kept);
    inSlices(maze_, remaining_, [&] {
      // Local copies, whose addresses no other code has, stay in registers.
      PackedBoard here = *this;
      Random draws = random_;
      if constexpr (requires { state.reserve(maxSteps); }) state.reserve(maxSteps);
      State local = std::move(state);
      for (uint32_t i = 0; here.remaining_ > 0 && i < sliceSteps; ++i) {
        countSteps(1);
        step(here, draws, local);
      }
      state = std::move(local);
      random_ = draws;
      return remaining_ = here.remaining_;
    });
  }
  template <typename State, typename Step>
  void untilEmpty(State& state, Step step) {
    untilFull(state, step);
  }

  /// Must be called after the last step: leaves only passages in the maze.
  void finish() { grid_.finish(); }

 private:
  Maze& maze_;
  Random& random_;
  PackedGrid grid_;
  uint32_t remaining_;
};

}  // namespace mazewright
