#include "mazewright/model/maze.hpp"

#include <algorithm>

namespace mazewright {

Room roomAround(const Grid& grid, const std::vector<Cell>& cells) {
  const Position first = grid.positionOf(cells.front());
  uint32_t left = first.x, right = first.x, top = first.y, bottom = first.y;
  for (const Cell cell : cells) {
    const Position at = grid.positionOf(cell);
    left = std::min(left, at.x);
    right = std::max(right, at.x);
    top = std::min(top, at.y);
    bottom = std::max(bottom, at.y);
  }
  return {left, top, right - left + 1, bottom - top + 1, {}, {}, first.level};
}

uint32_t roomOf(const Maze& maze, Cell cell) {
  const Position at = maze.grid.positionOf(cell);
  for (uint32_t number = 0; number < maze.rooms.size(); ++number) {
    const Room& room = maze.rooms[number];
    const bool isNear =
        at.level == room.level && at.x - room.x < room.width && at.y - room.y < room.height;
    if (!isNear) continue;
    if (room.cells.empty() || std::binary_search(room.cells.begin(), room.cells.end(), cell)) {
      return number;
    }
  }
  return noRoom;
}

void Maze::giveUp(Cell cell) {
  if (kinds.empty()) {
    kinds.resize(grid.cellCount());
    for (Cell other = 0; other < grid.cellCount(); ++other) {
      if (grid.has(other)) kinds[other] = static_cast<uint8_t>(TileKind::corridor);
    }
  }
  for (unsigned rest = passages[cell]; rest != 0; rest &= rest - 1) {
    fill(cell, static_cast<Direction>(std::countr_zero(rest)));
  }
  mark(cell, TileKind::rock);
}

unsigned Maze::entering(Cell cell) const {
  unsigned found = passages[cell];
  if (oneWays.empty()) return found;
  eachNeighbour(grid, cell, found, [&](Cell from, Direction direction) {
    if ((oneWays[from] >> grid.back(cell, direction) & 1) != 0) found &= ~(1u << direction);
  });
  return found;
}

void Maze::makeOneWay(Cell cell, Direction direction) {
  if (oneWays.empty()) oneWays.resize(grid.cellCount());
  const Cell to = grid.neighbour(cell, direction);
  oneWays[to] |= static_cast<uint8_t>(1u << grid.back(cell, direction));
  note(cell, step::oneWayFrom);
  note(to, step::oneWayTo);
}

void Maze::reject(Cell cell, Direction direction) { note(cell, step::reject + direction); }

}  // namespace mazewright
