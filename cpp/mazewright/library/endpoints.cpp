#include "mazewright/library/endpoints.hpp"

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/model/dungeon_floor.hpp"

namespace mazewright {

Endpoints placeInLargestPart(const Maze& maze, const ExitRow& policy, Random& random, bool byGrid) {
  Maze largest = maze;
  Grid connected = maze.grid;
  if (!byGrid) {
    connected.neighbours = maze.passages;
    if (!maze.kinds.empty()) applyMask(connected, maze.kinds);
  }
  applyMask(largest.grid, largestComponent(connected));
  for (Cell cell = 0; cell < largest.kinds.size(); ++cell) {
    if (!largest.grid.has(cell)) largest.kinds[cell] = 0;
  }
  return policy.place(largest, random);
}

bool joinsEndpoints(const Maze& maze) {
  if (maze.start == noCell || maze.end == noCell) return false;
  const Components components = componentsOf(maze.grid, maze.passages);
  return components.of[maze.start] == components.of[maze.end];
}

uint32_t lockThatStaysShut(const Maze& maze) {
  std::vector<uint8_t> isReached(maze.grid.cellCount());
  std::vector<Cell> cells{maze.start};
  isReached[maze.start] = 1;
  std::vector<Door> shut = maze.doors;
  std::erase_if(shut, [](const Door& door) { return door.lock == 0; });
  const auto isOpened = [&](const Door& door) {
    const bool hasKey = std::any_of(maze.things.begin(), maze.things.end(), [&](const Thing& key) {
      return key.lock == door.lock && isReached[key.cell] != 0;
    });
    if (isReached[door.cell] == 0 || !hasKey) return false;
    cells.push_back(door.cell);
    return true;
  };
  for (LoopBound turns(shut.size() + 1); !cells.empty(); ++turns) {
    // The tile of a lock is reached, but left only when the lock is opened.
    LoopBound tiles(isReached.size());
    for (std::size_t i = 0; i < cells.size(); ++i, ++tiles) {
      eachNeighbour(maze.grid, cells[i], maze.passages[cells[i]], [&](Cell to, Direction) {
        if (isReached[to] != 0) return;
        isReached[to] = 1;
        if (!hasLock(maze, to)) cells.push_back(to);
      });
    }
    cells.clear();
    std::erase_if(shut, isOpened);
  }
  return shut.empty() ? 0 : shut.front().lock;
}

}  // namespace mazewright
