#include "mazewright/dungeons/shared/dig.hpp"

#include <algorithm>

#include "mazewright/dungeons/shared/packed_floor.hpp"
#include "mazewright/generators/packed/full_squares.hpp"
#include "mazewright/model/dungeon_floor.hpp"

namespace mazewright {

void digRoom(Maze& maze, const Rect& room) {
  const auto [x, y, width, height] = room;
  for (int32_t row = y; row < y + height; ++row) {
    const Cell first = static_cast<Cell>(row) * maze.grid.size.width + static_cast<Cell>(x);
    if (maze.log == nullptr) {
      std::fill_n(maze.kinds.begin() + first, width, static_cast<uint8_t>(TileKind::room));
      continue;
    }
    for (Cell cell = first; cell < first + static_cast<Cell>(width); ++cell) {
      maze.mark(cell, TileKind::room);
    }
  }
  maze.rooms.push_back({static_cast<uint32_t>(x),
                        static_cast<uint32_t>(y),
                        static_cast<uint32_t>(width),
                        static_cast<uint32_t>(height),
                        {}});
}

void markTiles(Maze& maze, const Rect& tiles, TileKind kind) {
  for (int32_t y = tiles.y; y < tiles.y + tiles.height; ++y) {
    const Cell first = static_cast<Cell>(y) * maze.grid.size.width + static_cast<Cell>(tiles.x);
    for (Cell cell = first; cell < first + static_cast<Cell>(tiles.width); ++cell) {
      if (maze.kinds[cell] != static_cast<uint8_t>(kind)) maze.mark(cell, kind);
    }
  }
}

void finishFloor(Maze& maze) {
  (fitsPackedSquares(maze) ? linkPackedFloor : linkFloor)(maze);
  listDoors(maze);
}

}  // namespace mazewright
