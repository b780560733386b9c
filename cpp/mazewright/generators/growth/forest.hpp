#pragma once
// Several trees that grow at once and join where they meet, until they are one: a cell that can
// grow no more opens to every adjacent tree that is not joined to its own yet. Of two neighbours in
// different trees the one that stops later finds the other, so in the end all trees are joined.

#include <algorithm>
#include <optional>
#include <utility>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/union_find.hpp"
#include "mazewright/generators/growth/walker.hpp"
#include "mazewright/generators/packed/packed_grid.hpp"

namespace mazewright {

/// The limit of parameters that give a number of trees; tree numbers are 16 bits.
inline constexpr int32_t maxTrees = 10'000;

/// The cells of the trees and which trees are joined. The caller decides which cell grows next, and
/// calls stop() once for every cell. Cost: O(cells) in all. Memory: 2 bytes per cell and the packed
/// form if the maze fits one.
class Forest {
 public:
  /// Draws the cells where the trees start, all different: `trees` of them or, on smaller grids,
  /// all cells. These are the first swaps of a shuffle of the kept cells, item i with item i +
  /// below(kept - i).
  Forest(Maze& maze, Random& random, int32_t trees)
      : maze_(maze),
        trees_(maze.grid.cellCount()),
        joined_(std::min(static_cast<uint32_t>(trees), maze.grid.kept)) {
    if (PackedGrid::fits(maze)) packed_.emplace(maze);
    std::vector<Cell> cells;
    cells.reserve(maze.grid.kept);
    for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
      if (maze.grid.has(cell)) cells.push_back(cell);
    }
    const uint32_t count = joined_.size();
    for (uint32_t i = 0; i < count; ++i) {
      std::swap(cells[i], cells[i + random.below(maze.grid.kept - i)]);
      trees_[cells[i]] = static_cast<uint16_t>(i + 1);
      if (packed_) packed_->visit(cells[i]);
    }
    joinsLeft_ = count - 1;
    remaining_ = maze.grid.kept - count;
    starts_.assign(cells.begin(), cells.begin() + count);
  }

  /// The first cell of every tree, in the order of the draws.
  const std::vector<Cell>& starts() const { return starts_; }

  /// The number of unvisited cells.
  uint32_t remaining() const { return remaining_; }

  /// Whether the rest of the work would change nothing but draw: then it can be skipped. Never true
  /// on a grid that may be one component of several, since the next component draws from the same
  /// stream.
  bool isDone() const { return packed_ && remaining_ == 0 && joinsLeft_ == 0; }

  /// Must be called after the last step: leaves the passages in the maze.
  void finish() {
    if (packed_) packed_->finish();
  }

  /// The set of directions of unvisited neighbours.
  unsigned unvisited(Cell cell) const {
    if (packed_) return packed_->unvisited(cell);
    return directionsWhere(maze_.grid, cell, maze_.grid.neighbours[cell],
                           [&](Cell to) { return trees_[to] == 0; });
  }

  /// Opens the passage to an unvisited neighbour, which joins the tree of the cell.
  void grow(Cell cell, Direction direction) {
    const Cell to = maze_.grid.neighbour(cell, direction);
    carve(cell, direction);
    if (packed_) packed_->visit(to);
    trees_[to] = trees_[cell];
    --remaining_;
  }

  /// Joins the tree of a cell to all adjacent trees that are not joined to it yet. Draws a
  /// random.pick of the directions to such trees for each. Precondition: the cell has no unvisited
  /// neighbour.
  void stop(Random& random, Cell cell) {
    for (LoopBound turns(maxDirections); joinsLeft_ > 0; ++turns) {
      const unsigned otherTrees = otherTreesAround(cell);
      if (otherTrees == 0) return;
      const Direction direction = random.pick(otherTrees);
      carve(cell, direction);
      --joinsLeft_;
      joined_.unite(treeOf(cell), treeOf(maze_.grid.neighbour(cell, direction)));
    }
  }

 private:
  void carve(Cell cell, Direction direction) {
    packed_ ? packed_->carve(cell, direction) : maze_.carve(cell, direction);
  }

  /// The set of directions to cells of trees that are not joined to that of the cell.
  unsigned otherTreesAround(Cell cell) {
    return directionsWhere(maze_.grid, cell, maze_.grid.neighbours[cell], [&](Cell to) {
      return trees_[to] != trees_[cell] && joined_.find(treeOf(to)) != joined_.find(treeOf(cell));
    });
  }

  uint32_t treeOf(Cell cell) const { return trees_[cell] - 1u; }

  Maze& maze_;
  /// The packed form, if the maze fits one.
  std::optional<PackedGrid> packed_;
  uint32_t remaining_ = 0;
  /// The number of joins until all trees are one.
  uint32_t joinsLeft_ = 0;
  /// Per cell the number of its tree, from 1; 0 if it is unvisited.
  std::vector<uint16_t> trees_;
  /// Of trees, numbered from 0.
  UnionFind joined_;
  std::vector<Cell> starts_;
};

}  // namespace mazewright
