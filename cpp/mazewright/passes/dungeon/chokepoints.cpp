#include "mazewright/passes/dungeon/chokepoints.hpp"

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/sorting.hpp"
#include "mazewright/model/dungeon_floor.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/dungeon/floor.hpp"

namespace mazewright {

std::vector<Cell> doorwaysOfRooms(const Maze& maze) {
  std::vector<Cell> found;
  eachOf(maze, maze.grid.cellCount(), [&](Cell cell) {
    if (openingsOf(maze, cell) == 0 || !isDoorway(maze, cell)) return;
    const bool isNext = directionsWhere(maze.grid, cell, maze.passages[cell], [&](Cell to) {
                          return std::binary_search(found.begin(), found.end(), to);
                        }) != 0;
    if (!isNext) found.push_back(cell);
  });
  return found;
}

std::vector<Cell> doorwaysAtChokepoints(const Maze& maze, const LowPoints& points) {
  std::vector<uint8_t> isDone(maze.grid.cellCount());
  const auto isPart = [&](Cell cell) {
    return isDone[cell] == 0 && maze.isOpen(cell) && !isInRoom(maze, cell) &&
           !isKind(maze, cell, TileKind::stairs) && std::popcount(maze.passages[cell]) == 2 &&
           points.isArticulation(cell);
  };
  std::vector<Cell> found, chain;
  eachOf(maze, maze.grid.cellCount(), [&](Cell first) {
    if (!isPart(first)) return;
    uint64_t best = UINT64_MAX;
    chain.assign(1, first);
    isDone[first] = 1;
    for (LoopBound turns(maze.grid.kept); !chain.empty(); ++turns) {
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
  });
  sortNumbers(found);
  return found;
}

}  // namespace mazewright
