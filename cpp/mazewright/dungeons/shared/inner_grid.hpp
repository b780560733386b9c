#pragma once
// Where a dungeon may be dug: everywhere but along the edge of the grid.

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// The grid without the tiles on its edge, which stay rock: they are masked out. Two tiles in it
/// are neighbours as on the whole grid. Cost: O(tiles).
Grid innerGrid(const Grid& grid);

/// The tile in the middle; of four, the upper left one. It is inner in a grid of at least 3 x 3.
inline Cell middleTile(const Size& size) {
  return (size.height - 1) / 2 * size.width + (size.width - 1) / 2;
}

/// Refuses sides below so many tiles, for the reason that `rest` gives.
Problem refuseSmall(const Size& size, uint32_t minWidth, uint32_t minHeight, const char* rest);

/// The same for sides that hold floor and rock around it. Every dungeon needs 3 tiles.
inline Problem refuseSmall(const Size& size, uint32_t least = 3) {
  return refuseSmall(size, least, least,
                     "must be at least # to hold floor and rock around it; got #");
}

}  // namespace mazewright
