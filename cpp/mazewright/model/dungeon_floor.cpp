#include "mazewright/model/dungeon_floor.hpp"

#include <algorithm>

#include "mazewright/model/progress.hpp"

namespace mazewright {

void linkFloor(Maze& maze) {
  const uint32_t cells = maze.grid.cellCount();
  Phases(maze, cells).range(cells, sliceSteps, [&](Cell cell, Cell end) {
    for (; cell < end; ++cell) {
      if (!maze.isOpen(cell)) continue;
      eachNeighbour(maze.grid, cell, maze.grid.neighbours[cell], [&](Cell to, Direction direction) {
        if (to > cell && maze.isOpen(to)) maze.carve(cell, direction);
      });
    }
  });
}

/// A tile in the interior of a room has neighbours in the room only, so only its border is
/// searched.
void listDoors(Maze& maze) {
  const uint32_t width = maze.grid.size.width;
  const auto addDoors = [&](Room& room, Cell cell) {
    eachNeighbour(maze.grid, cell, maze.passages[cell], [&](Cell to, Direction) {
      if (maze.kinds[to] != static_cast<uint8_t>(TileKind::room)) room.doors.push_back(to);
    });
  };
  const auto rooms = static_cast<uint32_t>(maze.rooms.size());
  Phases(maze, rooms).range(rooms, sliceSteps / 64, [&](uint32_t number, uint32_t end) {
    for (; number < end; ++number) {
      Room& room = maze.rooms[number];
      room.doors.clear();
      if (!room.cells.empty()) {
        for (const Cell cell : room.cells) addDoors(room, cell);
        // Two tiles of such a room may have the same neighbour.
        std::sort(room.doors.begin(), room.doors.end());
        room.doors.erase(std::unique(room.doors.begin(), room.doors.end()), room.doors.end());
        continue;
      }
      for (uint32_t y = room.y; y < room.y + room.height; ++y) {
        const bool edge = y == room.y || y + 1 == room.y + room.height;
        const uint32_t step = edge ? 1 : std::max(1u, room.width - 1);
        for (uint32_t x = 0; x < room.width; x += step) addDoors(room, y * width + room.x + x);
      }
    }
  });
}

}  // namespace mazewright
