#pragma once
// Several trees that grow at once and join where they meet, into one: a cell that can grow no more
// opens to every tree beside it that is not yet joined to its own. Of any two neighbours the later
// one to stop sees the other, so in the end all trees are one. Cost: O(cells); 2 bytes a cell.

#include <algorithm>
#include <utility>

#include "texture.hpp"
#include "union_find.hpp"

namespace mazewright {

inline constexpr int32_t maxTrees = 10'000;

class Forest {
 public:
  /// Draws the cells where the trees start, all different, as many as fit: the first swaps of a
  /// shuffle of the cells, i with i + below(cells - i).
  Forest(Maze& maze, Random& random, int32_t trees)
      : maze_(maze),
        trees_(maze.grid.cellCount()),
        joined_(std::min(static_cast<uint32_t>(trees), maze.grid.present)) {
    std::vector<Cell> cells;
    cells.reserve(maze.grid.present);
    for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
      if (maze.grid.has(cell)) cells.push_back(cell);
    }
    const uint32_t count = joined_.size();
    for (uint32_t i = 0; i < count; ++i) {
      std::swap(cells[i], cells[i + random.below(maze.grid.present - i)]);
      trees_[cells[i]] = static_cast<uint16_t>(i + 1);
    }
    starts_.assign(cells.begin(), cells.begin() + count);
  }

  const std::vector<Cell>& starts() const { return starts_; }

  /// The directions to cells of no tree.
  unsigned freshAround(Cell cell) const {
    return directionsWhere(maze_.grid, cell, maze_.grid.exits[cell],
                           [&](Cell to) { return trees_[to] == 0; });
  }

  void grow(Cell cell, Direction direction) {
    maze_.carve(cell, direction);
    trees_[maze_.grid.neighbour(cell, direction)] = trees_[cell];
  }

  /// For a cell with nothing fresh around it. Draws a random.pick for each tree that it joins.
  void stop(Random& random, Cell cell) {
    while (const unsigned foreign = foreignAround(cell)) {
      const Direction direction = random.pick(foreign);
      maze_.carve(cell, direction);
      joined_.unite(treeOf(cell), treeOf(maze_.grid.neighbour(cell, direction)));
    }
  }

 private:
  unsigned foreignAround(Cell cell) {
    return directionsWhere(maze_.grid, cell, maze_.grid.exits[cell], [&](Cell to) {
      return trees_[to] != trees_[cell] && joined_.find(treeOf(to)) != joined_.find(treeOf(cell));
    });
  }

  uint32_t treeOf(Cell cell) const { return trees_[cell] - 1u; }

  Maze& maze_;
  /// Cell by cell the number of its tree, from 1; 0: fresh.
  std::vector<uint16_t> trees_;
  UnionFind joined_;
  std::vector<Cell> starts_;
};

}  // namespace mazewright
