#pragma once
// The board for growing algorithms that serves every grid; board.hpp describes the methods.

#include <algorithm>
#include <vector>

#include "mazewright/generators/growth/bias.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

/// Serves any grid and any bias, and writes the log. Memory: one byte per cell, for algorithms with
/// entries only.
class LoggedBoard {
 public:
  using Walker = mazewright::Walker;

  LoggedBoard(Maze& maze, Random& random)
      : maze_(maze), random_(random), remaining_(maze.grid.kept) {}

  Walker walkerAt(Cell cell) const { return standAt(cell); }
  Walker walkerOf(Walker stored) const { return stored; }
  Cell neighbour(Cell cell, Direction direction) const {
    return maze_.grid.neighbour(cell, direction);
  }
  Direction back(Cell cell, Direction direction) const { return maze_.grid.back(cell, direction); }
  unsigned neighbours(Cell cell) const { return maze_.grid.neighbours[cell]; }
  /// While a single tree grows, the cells without passages are the unvisited ones: only the start
  /// is visited without a passage, before the first step.
  unsigned unvisited(Cell cell) const {
    return directionsWhere(maze_.grid, cell, maze_.grid.neighbours[cell],
                           [&](Cell to) { return maze_.passages[to] == 0; });
  }

  template <typename Visit>
  void eachUnvisited(Cell cell, Visit visit) const {
    eachNeighbour(maze_.grid, cell, unvisited(cell),
                  [&](Cell to, Direction direction) { visit(to, direction, 1u); });
  }

  void visit(Cell) { --remaining_; }
  Cell carve(Cell cell, Direction direction) {
    maze_.carve(cell, direction);
    --remaining_;
    return maze_.grid.neighbour(cell, direction);
  }
  Walker carve(Walker walker, Direction direction) {
    carve(walker.cell(), direction);
    return stepFrom(maze_.grid, walker.cell(), direction);
  }

  bool isVisited(Cell cell) const { return maze_.passages[cell] != 0; }
  unsigned entries(Cell cell) const { return entries_.empty() ? 0u : entries_[cell]; }
  void addEntry(Cell from, Cell to, Direction direction, unsigned isWanted) {
    if (entries_.empty()) entries_ = std::vector<uint8_t>(maze_.grid.cellCount());
    entries_[to] |= static_cast<uint8_t>(isWanted << back(from, direction));
  }
  void enter(Cell cell, Direction entry) { maze_.carve(cell, entry); }
  void enterFrom(Cell cell, Direction entry) {
    maze_.carve(neighbour(cell, entry), back(cell, entry));
  }

  Direction pick(Random& draws, unsigned directions) const { return draws.pick(directions); }
  Direction choose(Random& draws, const Bias& bias, unsigned unvisited, Walker walker) const {
    return bias.choose(draws, unvisited, walker);
  }

  template <typename State, typename Step>
  void untilFull(State& state, Step step) {
    const uint32_t maxSteps = std::min(sliceSteps, maze_.grid.kept);
    inSlices(maze_, remaining_, [&] {
      if constexpr (requires { state.reserve(maxSteps); }) state.reserve(maxSteps);
      for (uint32_t i = 0; remaining_ > 0 && i < sliceSteps; ++i) {
        countSteps(1);
        step(*this, random_, state);
      }
      return remaining_;
    });
  }
  template <typename State, typename Step>
  void untilEmpty(State& state, Step step) {
    const uint32_t maxSteps = std::min(sliceSteps, maze_.grid.kept);
    inSlices(maze_, remaining_ + 1, [&] {
      if constexpr (requires { state.reserve(maxSteps); }) state.reserve(maxSteps);
      for (uint32_t i = 0; !state.empty() && i < sliceSteps; ++i) {
        countSteps(1);
        step(*this, random_, state);
      }
      return state.empty() ? 0 : remaining_ + 1;
    });
  }

 private:
  Maze& maze_;
  Random& random_;
  uint32_t remaining_;
  /// Per cell the set of directions of its entries; empty before the first.
  std::vector<uint8_t> entries_;
};

}  // namespace mazewright
