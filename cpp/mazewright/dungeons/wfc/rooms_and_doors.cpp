#include "mazewright/dungeons/wfc/rooms_and_doors.hpp"

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"

namespace mazewright {

void listRoomsAndDoors(Maze& maze) {
  std::vector<uint8_t> isListed(maze.grid.cellCount());
  const auto isRoom = [&](Cell cell) {
    return maze.kinds[cell] == static_cast<uint8_t>(TileKind::room) && isListed[cell] == 0;
  };
  for (Cell first = 0; first < maze.grid.cellCount(); ++first) {
    if (maze.kinds[first] == static_cast<uint8_t>(TileKind::door)) {
      maze.doors.push_back({first, DoorState::closed});
    }
    if (!isRoom(first)) continue;
    std::vector<Cell> cells{first};
    isListed[first] = 1;
    LoopBound turns(isListed.size());
    for (std::size_t i = 0; i < cells.size(); ++i, ++turns) {
      const Cell cell = cells[i];
      eachNeighbour(maze.grid, cell, maze.grid.neighbours[cell], [&](Cell to, Direction) {
        if (!isRoom(to)) return;
        isListed[to] = 1;
        cells.push_back(to);
      });
    }
    std::sort(cells.begin(), cells.end());
    Room room = roomAround(maze.grid, cells);
    if (cells.size() < std::size_t{room.width} * room.height) room.cells = std::move(cells);
    maze.rooms.push_back(std::move(room));
  }
}

}  // namespace mazewright
