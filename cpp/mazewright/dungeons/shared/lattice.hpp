#pragma once
// Tiles as a maze of thick walls: square cells of floor, one tile of rock between two of them. What
// is dug of such cells never lies along the wall of a room, and no two doors adjoin.

#include "mazewright/catalog/work.hpp"
#include "mazewright/dungeons/shared/dig.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

/// The cells that fit between the edges of a dungeon, and the tiles of each.
class Lattice {
 public:
  /// `lane`: the side of a cell in tiles, which is how wide corridors are.
  Lattice(const Size& tiles, uint32_t lane)
      : lane_(lane),
        size_{(tiles.width - 1) / (lane + 1), (tiles.height - 1) / (lane + 1)},
        left_(1 + (tiles.width - 1) % (lane + 1) / 2),
        top_(1 + (tiles.height - 1) % (lane + 1) / 2) {}

  /// In cells.
  const Size& size() const { return size_; }
  uint32_t cells() const { return size_.width * size_.height; }
  Position positionOf(Cell cell) const { return {cell % size_.width, cell / size_.width, 0}; }
  /// What a step south or east adds to the index of a cell.
  Cell step(Direction direction) const {
    return direction == square_directions::south ? size_.width : 1;
  }

  /// The tiles of a rectangle of cells, those of the walls within it included.
  Rect tilesOf(const Rect& cells) const {
    const auto pitch = static_cast<int32_t>(lane_ + 1);
    return {static_cast<int32_t>(left_) + cells.x * pitch,
            static_cast<int32_t>(top_) + cells.y * pitch, cells.width * pitch - 1,
            cells.height * pitch - 1};
  }
  Rect tilesOf(Cell cell) const {
    const Position at = positionOf(cell);
    return tilesOf(Rect{static_cast<int32_t>(at.x), static_cast<int32_t>(at.y), 1, 1});
  }
  /// The tiles between a cell and the next one to the south or east.
  Rect tilesBetween(Cell cell, Direction direction) const {
    const auto [x, y, width, height] = tilesOf(cell);
    if (direction == square_directions::south) return {x, y + height, width, 1};
    return {x + width, y, 1, height};
  }

 private:
  uint32_t lane_;
  Size size_;
  uint32_t left_, top_;
};

/// Rooms on a lattice.
struct LatticeRooms {
  /// In cells, in the order in which they were placed.
  std::vector<Rect> rooms;
  /// By cell the number of its room, or noRoom.
  std::vector<uint32_t> roomAt;
};

/// What placeRooms needs.
struct RoomWishes {
  /// The shortest and the longest side, in cells. The shortest fits into the lattice.
  uint32_t least, most;
  /// The share of the cells that rooms are to cover, in thousandths.
  int32_t share;
  /// How many cells stay free between two rooms.
  uint32_t gap;
};

/// The shortest or longest side of a room in cells, for one in tiles: rooms are not smaller than
/// asked for, and not larger.
constexpr uint32_t minSide(int32_t tiles, uint32_t lane) {
  return (static_cast<uint32_t>(tiles) + 1 + lane) / (lane + 1);
}
constexpr uint32_t maxSide(int32_t tiles, uint32_t lane) {
  return (static_cast<uint32_t>(tiles) + 1) / (lane + 1);
}

/// Reads the parameters minRoom, maxRoom, corridor and rooms.
RoomWishes roomWishes(const Settings& settings, uint32_t gap);

/// Refuses a longest side below the shortest one, and sizes without space for a room. Reads the
/// parameters minRoom, maxRoom and corridor.
Problem refuseRooms(const Size& size, const Settings& settings);

/// Places and digs rooms until they cover the share, at least one, in a bounded number of tries:
/// 16, and 4 per room of middle size for which there are cells. No side is longer than twice the
/// other. Draws, per try: below for the width, the height, x and y. A room that comes too near to
/// another is dropped. Cost: O(cells).
LatticeRooms placeRooms(Maze& maze, const Lattice& lattice, const RoomWishes& wishes,
                        Random& random);

/// The work of placeRooms. Reads the parameters minRoom, maxRoom and corridor.
Work placingWork(const WorkArea& area, const Settings& settings);

}  // namespace mazewright
