#include "mazewright/model/dungeon_floor.hpp"

#include <algorithm>

#include "mazewright/model/progress.hpp"

namespace mazewright {

void linkFloor(Maze& maze) {
  constexpr auto stairs = static_cast<uint8_t>(TileKind::stairs);
  const auto isStairs = [&](Cell cell, Cell to) {
    return maze.kinds[cell] == stairs && maze.kinds[to] == stairs;
  };
  const uint32_t cells = maze.grid.cellCount();
  Phases(maze, cells).range(cells, sliceSteps, [&](Cell cell, Cell end) {
    for (; cell < end; ++cell) {
      if (!maze.isOpen(cell)) continue;
      eachNeighbour(maze.grid, cell, maze.grid.neighbours[cell], [&](Cell to, Direction direction) {
        const bool isUp = (maze.grid.stairs >> direction & 1) != 0;
        if (to < cell || !maze.isOpen(to) || (isUp && !isStairs(cell, to))) return;
        maze.carve(cell, direction);
      });
    }
  });
}

namespace {

bool isStairsOf(const Maze& maze, const Room& room, Cell cell) {
  const Position at = maze.grid.positionOf(cell);
  return maze.kinds[cell] == static_cast<uint8_t>(TileKind::stairs) && at.x - room.x < room.width &&
         at.y - room.y < room.height;
}

bool isInside(const Maze& maze, const Room& room, Cell cell) {
  if (!maze.isDungeon()) return std::binary_search(room.cells.begin(), room.cells.end(), cell);
  return maze.kinds[cell] == static_cast<uint8_t>(TileKind::room) || isStairsOf(maze, room, cell);
}

/// Lists the doors of a room, and returns how many of its tiles it looked at. All neighbours of a
/// tile in the interior of a rectangular room are in the room, so only the tiles on its border are
/// searched. Not inlined: a slice (model/progress.hpp).
[[gnu::noinline]] uint32_t listDoorsOf(const Maze& maze, Room& room) {
  room.doors.clear();
  uint32_t looks = 0;
  const auto addDoors = [&](Cell cell) {
    ++looks;
    const unsigned onLevel = maze.passages[cell] & ~maze.grid.stairs;
    eachNeighbour(maze.grid, cell, onLevel, [&](Cell to, Direction) {
      if (!isInside(maze, room, to)) room.doors.push_back(to);
    });
  };
  if (!room.cells.empty()) {
    for (const Cell cell : room.cells) addDoors(cell);
    // Two tiles of such a room may have the same neighbour.
    std::sort(room.doors.begin(), room.doors.end());
    room.doors.erase(std::unique(room.doors.begin(), room.doors.end()), room.doors.end());
    return looks;
  }
  for (uint32_t y = room.y; y < room.y + room.height; ++y) {
    const bool edge = y == room.y || y + 1 == room.y + room.height;
    const uint32_t step = edge ? 1 : std::max(1u, room.width - 1);
    for (uint32_t x = 0; x < room.width; x += step) {
      addDoors(maze.grid.cellAt({room.x + x, y, room.level}));
    }
  }
  return looks;
}

}  // namespace

void listDoors(Maze& maze) {
  Ticker ticker(maze, static_cast<uint32_t>(maze.rooms.size()));
  for (Room& room : maze.rooms) {
    ticker.add(listDoorsOf(maze, room) + 1);
    ticker.settle(1);
  }
}

bool isDoorway(const Maze& maze, Cell tile) {
  // On shapes with floors directions 2k and 2k + 1 are opposite.
  const unsigned passages = maze.passages[tile];
  const unsigned even = passages & 0x55;
  return std::has_single_bit(even) && passages == even * 3 &&
         maze.kinds[tile] != static_cast<uint8_t>(TileKind::stairs);
}

bool hasLock(const Maze& maze, Cell tile) {
  if (maze.kinds[tile] != static_cast<uint8_t>(TileKind::door)) return false;
  const auto found = std::lower_bound(maze.doors.begin(), maze.doors.end(), tile,
                                      [](const Door& door, Cell cell) { return door.cell < cell; });
  return found != maze.doors.end() && found->cell == tile && found->lock != 0;
}

void updateDoors(Maze& maze) {
  constexpr auto door = static_cast<uint8_t>(TileKind::door);
  if (maze.isDungeon()) {
    for (const Door& own : maze.doors) {
      if (own.lock != 0 || maze.kinds[own.cell] != door || isDoorway(maze, own.cell)) continue;
      maze.mark(own.cell, TileKind::corridor);
    }
  }
  std::erase_if(maze.doors, [&](const Door& own) {
    return maze.isDungeon() ? maze.kinds[own.cell] != door
                            : !maze.linked(own.cell, own.direction());
  });
  listDoors(maze);
}

}  // namespace mazewright
