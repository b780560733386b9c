#include "mazewright/passes/wishes/group_walks.hpp"

#include <algorithm>
#include <bit>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/sorting.hpp"
#include "mazewright/base/union_find.hpp"
#include "mazewright/model/neighbours.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

/// Wilson's algorithm on the groups of cells that wished passages join. Memory: one byte per cell,
/// 8 bytes with groups.
class GroupWalks {
 public:
  GroupWalks(Maze& maze, Random& random, const std::vector<CellPair>& passages)
      : maze_(maze), random_(random), states_(maze.grid.cellCount()) {
    if (!passages.empty()) listGroups(passages);
  }

  /// Makes a spanning tree of every component of the grid.
  void run() {
    const Components components = componentsOf(maze_.grid);
    const uint32_t cells = maze_.grid.cellCount();
    std::vector<uint8_t> hasRoot(components.count);
    Cell start = 0;
    Cell cell = noCell;
    // For progress, the cells from `start` on are what remains.
    inSlices(maze_, cells, [&] {
      for (uint32_t step = 0; step < sliceSteps && start < cells; ++step) {
        countSteps(1);
        if (cell == noCell) {
          if (isOutside(start, components.of[start], hasRoot)) {
            cell = start;
          } else {
            ++start;
          }
        } else if (!isInMaze(cell)) {
          cell = leave(cell);
        } else {
          cell = start;
          for (LoopBound turns(cells); !isInMaze(cell); ++turns) cell = settle(cell);
          cell = noCell;
        }
      }
      return cells - start;
    });
  }

 private:
  struct Group {
    /// The edges out of it, cell << 3 | direction.
    std::vector<uint32_t> exits{};
    /// The last one by which a walk left it.
    uint32_t last = 0;
    bool isInMaze = false;
  };

  /// States of cells besides the direction in which a walk left them last.
  static constexpr uint8_t inMaze = 0xff, inGroup = 0xfe;

  Group& groupOf(Cell cell) { return groups_[numberOf_[cell]]; }

  /// Opens the passages and lists the edges out of every group.
  void listGroups(const std::vector<CellPair>& passages) {
    const Grid& grid = maze_.grid;
    UnionFind sets(grid.cellCount());
    std::vector<Cell> members;
    eachPair(grid, passages, [&](Cell cell, Direction direction, Cell to) {
      sets.unite(cell, to);
      maze_.carve(cell, direction);
      members.insert(members.end(), {cell, to});
    });
    numberOf_.resize(grid.cellCount());
    sortNumbers(members);
    members.erase(std::unique(members.begin(), members.end()), members.end());
    for (const Cell cell : members) {
      // The lowest member, which comes first, names the set.
      const Cell name = sets.find(cell);
      if (name == cell) {
        numberOf_[cell] = static_cast<uint32_t>(groups_.size());
        groups_.emplace_back();
      }
      numberOf_[cell] = numberOf_[name];
      states_[cell] = inGroup;
      eachNeighbour(grid, cell, grid.neighbours[cell], [&](Cell to, Direction direction) {
        if (sets.find(to) != name) groupOf(cell).exits.push_back(cell << 3 | direction);
      });
    }
  }

  bool isInMaze(Cell cell) {
    return states_[cell] == inGroup ? groupOf(cell).isInMaze : states_[cell] == inMaze;
  }

  void addToMaze(Cell cell) {
    if (states_[cell] == inGroup) {
      groupOf(cell).isInMaze = true;
    } else {
      states_[cell] = inMaze;
    }
  }

  /// Whether a cell is to be walked from. The first cell of a component is its root.
  bool isOutside(Cell cell, uint32_t component, std::vector<uint8_t>& hasRoot) {
    if (component == noComponent) return false;
    if (hasRoot[component] == 0) addToMaze(cell);
    hasRoot[component] = 1;
    return !isInMaze(cell);
  }

  /// One step of a walk. Returns where it leads.
  Cell leave(Cell cell) {
    const Grid& grid = maze_.grid;
    if (states_[cell] == inGroup) {
      Group& group = groupOf(cell);
      const auto count = static_cast<uint32_t>(group.exits.size());
      group.last = group.exits[count == 1 ? 0 : random_.below(count)];
      return grid.neighbour(group.last >> 3, group.last & 7);
    }
    const unsigned around = grid.neighbours[cell];
    const bool isOnly = (around & (around - 1)) == 0;
    const Direction direction =
        isOnly ? static_cast<Direction>(std::countr_zero(around)) : random_.pick(around);
    states_[cell] = static_cast<uint8_t>(direction);
    return grid.neighbour(cell, direction);
  }

  /// Adds a cell, or its group, by the edge by which the walk left it last. Returns where that
  /// leads.
  Cell settle(Cell cell) {
    countSteps(1);
    const uint32_t exit =
        states_[cell] == inGroup ? groupOf(cell).last : cell << 3 | unsigned{states_[cell]};
    addToMaze(cell);
    maze_.carve(exit >> 3, exit & 7);
    return maze_.grid.neighbour(exit >> 3, exit & 7);
  }

  Maze& maze_;
  Random& random_;
  /// By cell: the direction in which a walk left it last, or one of the states.
  std::vector<uint8_t> states_;
  /// By cell of a group the index of the group; empty without groups.
  std::vector<uint32_t> numberOf_;
  std::vector<Group> groups_;
};

}  // namespace

void walkAndEraseLoops(Maze& maze, Random& random, const std::vector<CellPair>& passages) {
  GroupWalks(maze, random, passages).run();
}

}  // namespace mazewright
