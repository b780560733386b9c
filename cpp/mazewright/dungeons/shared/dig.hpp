#pragma once
// What dungeons are dug of: rooms and corridors in rock.

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// A rectangle of tiles. Signed, so that what lies outside a dungeon can be compared.
struct Rect {
  int32_t x, y, width, height;

  friend bool operator==(const Rect&, const Rect&) = default;
};

/// Turns a maze without kinds into rock.
inline void fillWithRock(Maze& maze) { maze.kinds.assign(maze.grid.cellCount(), 0); }

/// Makes all tiles of a rectangle room tiles, and lists it as a room. Precondition: it lies in the
/// grid. Cost: O(tiles).
void digRoom(Maze& maze, const Rect& room);

/// Makes a tile of rock a corridor; another tile stays. Cost: O(1).
inline void digCorridor(Maze& maze, Cell cell) {
  if (!maze.isOpen(cell)) maze.mark(cell, TileKind::corridor);
}

/// Makes all tiles of a rectangle that have not the kind yet tiles of it. Cost: O(tiles).
void markTiles(Maze& maze, const Rect& tiles, TileKind kind);

/// Makes the passages that the kinds imply, and lists the doors of the rooms. Cost: O(tiles).
void finishFloor(Maze& maze);

}  // namespace mazewright
