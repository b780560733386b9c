#include "maze.hpp"

namespace mazewright {

void linkFloor(Maze& maze) {
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (!maze.isOpen(cell)) continue;
    eachNeighbour(maze.grid, cell, maze.grid.exits[cell], [&](Cell to, Direction direction) {
      if (to > cell && maze.isOpen(to)) maze.carve(cell, direction);
    });
  }
}

void listDoors(Maze& maze) {
  const uint32_t width = maze.grid.size.width;
  for (Room& room : maze.rooms) {
    room.doors.clear();
    for (uint32_t y = room.y; y < room.y + room.height; ++y) {
      for (uint32_t x = room.x; x < room.x + room.width; ++x) {
        const Cell cell = y * width + x;
        eachNeighbour(maze.grid, cell, maze.passages[cell], [&](Cell to, Direction) {
          if (maze.kinds[to] != static_cast<uint8_t>(TileKind::room)) room.doors.push_back(to);
        });
      }
    }
  }
}

}  // namespace mazewright
