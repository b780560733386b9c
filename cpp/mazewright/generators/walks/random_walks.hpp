#pragma once
// The two random walks that make uniform spanning trees, on any grid and with the log. Every step
// draws random.pick of the neighbours of the cell.

#include <vector>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/generators/walks/walk_log.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

/// The tree that the walks make. Has the methods of PackedLinks. Memory: one byte per cell.
class LoggedLinks {
 public:
  LoggedLinks(Maze& maze, Random& random)
      : maze_(maze), random_(random), states_(maze.grid.cellCount()), log_(maze) {}

  /// Adds a cell to the tree without a passage.
  void join(Cell cell) { states_[cell] = inTree; }

  /// Aldous-Broder: walks from a cell of the tree and adds every cell on its first visit by the
  /// passage of that step, until `remaining` more cells are in the tree. Expected cost: the cover
  /// time.
  void walkAndLink(Cell cell, uint32_t remaining) {
    const Grid& grid = maze_.grid;
    log_.enter(cell);
    inSlices(maze_, remaining, [&] {
      for (uint32_t step = 0; remaining > 0 && step < sliceSteps; ++step) {
        countSteps(1);
        const Direction direction = random_.pick(grid.neighbours[cell]);
        const Cell to = grid.neighbour(cell, direction);
        if (states_[to] != inTree) {
          states_[to] = inTree;
          maze_.carve(cell, direction);
          --remaining;
        }
        cell = to;
        // This walk has no memory: it is one cell.
        log_.leaveLast();
        log_.enter(cell);
      }
      return remaining;
    });
    log_.end();
  }

  /// Wilson: from every cell that is not in the tree, in index order, walks until the walk meets
  /// the tree. The last directions in which it left its cells are the walk without its loops, which
  /// joins the tree. The order of the cells does not affect the probability of a tree. Expected
  /// cost: the mean hitting time.
  void walkAndEraseLoops() {
    const Grid& grid = maze_.grid;
    Cell start = 0;
    Cell cell = noCell;
    // For progress, the cells from `start` on are what remains.
    inSlices(maze_, grid.cellCount(), [&] {
      for (uint32_t step = 0; step < sliceSteps && start < grid.cellCount(); ++step) {
        countSteps(1);
        if (cell == noCell) {
          if (grid.has(start) && states_[start] != inTree) {
            cell = start;
            log_.enter(cell);
          } else {
            ++start;
          }
        } else if (states_[cell] != inTree) {
          states_[cell] = static_cast<uint8_t>(random_.pick(grid.neighbours[cell]));
          cell = grid.neighbour(cell, states_[cell]);
          log_.enter(cell);
        } else {
          cell = start;
          for (LoopBound turns(grid.kept); states_[cell] != inTree; ++turns) {
            countSteps(1);
            const Direction direction = states_[cell];
            states_[cell] = inTree;
            maze_.carve(cell, direction);
            cell = grid.neighbour(cell, direction);
          }
          cell = noCell;
          log_.end();
        }
      }
      return grid.cellCount() - start;
    });
  }

  /// Nothing to do: the walks carve passages as they add cells.
  void finish(Cell) {}

 private:
  static constexpr uint8_t inTree = 0xff;

  Maze& maze_;
  Random& random_;
  /// Per cell the direction in which the walk left it last, or inTree.
  std::vector<uint8_t> states_;
  WalkLog log_;
};

}  // namespace mazewright
