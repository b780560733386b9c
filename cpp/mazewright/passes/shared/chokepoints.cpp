#include "mazewright/passes/shared/chokepoints.hpp"

#include <algorithm>

#include "mazewright/base/sorting.hpp"
#include "mazewright/passes/shared/floor.hpp"

namespace mazewright {

namespace {

constexpr uint8_t noParent = 0xff;

}  // namespace

Chokepoints::Chokepoints(const Maze& maze, Cell root)
    : maze_(maze),
      root_(root),
      order_(maze.grid.cellCount()),
      last_(maze.grid.cellCount()),
      low_(maze.grid.cellCount()),
      remaining_(maze.passages),
      toParent_(maze.grid.cellCount(), noParent) {
  if (root != noCell) search(root);
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (maze.isOpen(cell) && order_[cell] == 0) search(cell);
  }
}

void Chokepoints::search(Cell root) {
  Cell cell = root;
  order_[cell] = low_[cell] = ++entered_;
  while (true) {
    if (remaining_[cell] != 0) {
      const auto direction = static_cast<Direction>(std::countr_zero(remaining_[cell]));
      remaining_[cell] &= static_cast<uint8_t>(remaining_[cell] - 1);
      const Cell to = maze_.grid.neighbour(cell, direction);
      if (order_[to] != 0) {
        low_[cell] = std::min(low_[cell], order_[to]);
        continue;
      }
      const Direction back = maze_.grid.back(cell, direction);
      toParent_[to] = static_cast<uint8_t>(back);
      remaining_[to] &= static_cast<uint8_t>(~(1u << back));
      cell = to;
      order_[cell] = low_[cell] = ++entered_;
      continue;
    }
    last_[cell] = entered_;
    if (cell == root) return;
    const Cell parent = maze_.grid.neighbour(cell, toParent_[cell]);
    low_[parent] = std::min(low_[parent], low_[cell]);
    cell = parent;
  }
}

bool Chokepoints::isChokepoint(Cell cell) const {
  if (toParent_[cell] != noParent) return childOf(cell) != noCell;
  // Where a search began: it reached both neighbours from here.
  unsigned children = 0;
  eachNeighbour(maze_.grid, cell, maze_.passages[cell], [&](Cell to, Direction direction) {
    children += toParent_[to] == maze_.grid.back(cell, direction) ? 1 : 0;
  });
  return children > 1;
}

Cell Chokepoints::childOf(Cell cell) const {
  if (toParent_[cell] == noParent) return noCell;
  Cell child = noCell;
  eachNeighbour(maze_.grid, cell, maze_.passages[cell], [&](Cell to, Direction direction) {
    const bool isChild =
        toParent_[to] == maze_.grid.back(cell, direction) && direction != toParent_[cell];
    if (isChild && low_[to] >= order_[cell]) child = to;
  });
  return child;
}

std::vector<Cell> doorwaysOfRooms(const Maze& maze) {
  std::vector<Cell> found;
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (openingsOf(maze, cell) == 0 || !isDoorway(maze, cell)) continue;
    const bool isNext = directionsWhere(maze.grid, cell, maze.passages[cell], [&](Cell to) {
                          return std::binary_search(found.begin(), found.end(), to);
                        }) != 0;
    if (!isNext) found.push_back(cell);
  }
  return found;
}

std::vector<Cell> doorwaysAtChokepoints(const Maze& maze, const Chokepoints& points) {
  std::vector<uint8_t> isDone(maze.grid.cellCount());
  const auto isPart = [&](Cell cell) {
    return isDone[cell] == 0 && maze.isOpen(cell) && !isInRoom(maze, cell) &&
           !isKind(maze, cell, TileKind::stairs) && std::popcount(maze.passages[cell]) == 2 &&
           points.isChokepoint(cell);
  };
  std::vector<Cell> found, chain;
  for (Cell first = 0; first < maze.grid.cellCount(); ++first) {
    if (!isPart(first)) continue;
    uint64_t best = UINT64_MAX;
    chain.assign(1, first);
    isDone[first] = 1;
    while (!chain.empty()) {
      const Cell cell = chain.back();
      chain.pop_back();
      const uint64_t key = uint64_t{openingsOf(maze, cell) == 0} << 32 | cell;
      if (isDoorway(maze, cell)) best = std::min(best, key);
      eachNeighbour(maze.grid, cell, maze.passages[cell], [&](Cell to, Direction) {
        if (!isPart(to)) return;
        isDone[to] = 1;
        chain.push_back(to);
      });
    }
    if (best != UINT64_MAX) found.push_back(static_cast<Cell>(best));
  }
  sortNumbers(found);
  return found;
}

}  // namespace mazewright
