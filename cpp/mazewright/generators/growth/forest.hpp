#pragma once
// Several trees that grow at once and join where they meet, into one: a cell that can grow no more
// opens to every adjacent tree that is not yet joined to its own. Of any two neighbours the later
// one to stop sees the other, so in the end all trees are one. Cost: O(cells); 2 bytes a cell.

#include <algorithm>
#include <optional>
#include <utility>

#include "mazewright/base/union_find.hpp"
#include "mazewright/generators/growth/bias.hpp"
#include "mazewright/generators/packed/packed_grid.hpp"

namespace mazewright {

inline constexpr int32_t maxTrees = 10'000;

class Forest {
 public:
  /// Draws the cells where the trees start, all different, as many as fit: the first swaps of a
  /// shuffle of the cells, i with i + below(cells - i).
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
    apart_ = count - 1;
    remaining_ = maze.grid.kept - count;
    starts_.assign(cells.begin(), cells.begin() + count);
  }

  const std::vector<Cell>& starts() const { return starts_; }

  /// How many cells no tree has.
  uint32_t remaining() const { return remaining_; }

  /// Whether what is still to come would draw for nothing. Never on grids that may be one part of
  /// several, as the next part's draws come after all of this one's.
  bool isDone() const { return packed_ && remaining_ == 0 && apart_ == 0; }

  /// To be called at the end.
  void finish() {
    if (packed_) packed_->finish();
  }

  /// The directions to cells of no tree.
  unsigned unvisitedAround(Cell cell) const {
    if (packed_) return packed_->unvisited(cell);
    return directionsWhere(maze_.grid, cell, maze_.grid.neighbours[cell],
                           [&](Cell to) { return trees_[to] == 0; });
  }

  void grow(Cell cell, Direction direction) {
    const Cell to = maze_.grid.neighbour(cell, direction);
    carve(cell, direction);
    if (packed_) packed_->visit(to);
    trees_[to] = trees_[cell];
    --remaining_;
  }

  /// For a cell with nothing unvisited around it. Draws a random.pick for each tree that it joins.
  void stop(Random& random, Cell cell) {
    while (apart_ > 0) {
      const unsigned foreign = foreignAround(cell);
      if (foreign == 0) return;
      const Direction direction = random.pick(foreign);
      carve(cell, direction);
      --apart_;
      joined_.unite(treeOf(cell), treeOf(maze_.grid.neighbour(cell, direction)));
    }
  }

 private:
  void carve(Cell cell, Direction direction) {
    packed_ ? packed_->carve(cell, direction) : maze_.carve(cell, direction);
  }

  unsigned foreignAround(Cell cell) {
    return directionsWhere(maze_.grid, cell, maze_.grid.neighbours[cell], [&](Cell to) {
      return trees_[to] != trees_[cell] && joined_.find(treeOf(to)) != joined_.find(treeOf(cell));
    });
  }

  uint32_t treeOf(Cell cell) const { return trees_[cell] - 1u; }

  Maze& maze_;
  /// Where the maze can be made on one.
  std::optional<PackedGrid> packed_;
  uint32_t remaining_ = 0;
  /// How many joins are still to come.
  uint32_t apart_ = 0;
  /// Cell by cell the number of its tree, from 1; 0: unvisited.
  std::vector<uint16_t> trees_;
  UnionFind joined_;
  std::vector<Cell> starts_;
};

}  // namespace mazewright
