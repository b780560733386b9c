#pragma once
// Tiles: the picture of a maze that a game draws, walls as thick as corridors or as told.

#include <cstdint>
#include <span>
#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

struct Tiles {
  uint32_t width = 0;
  uint32_t height = 0;
  /// Row by row: 0 wall, else the kind of floor (1 in a maze).
  std::vector<uint8_t> data;
};

/// corridor: tiles across a passage; wall: tiles across a wall (mazes only).
extern const std::span<const Param> tileParams;

/// Bytes that tilesOf would take.
uint64_t tileBytes(const Maze& maze, const Settings& settings);

/// w * corridor + (w + 1) * wall wide for a maze of w cells: cell (x, y) begins at tile
/// (x * (corridor + wall) + wall, ...). Entrance and exit stay closed. A dungeon tile becomes
/// corridor x corridor tiles of its kind. Cost: O(tiles).
Tiles tilesOf(const Maze& maze, const Settings& settings);

/// tilesOf with corridor and wall 1.
Tiles plainTiles(const Maze& maze);

}  // namespace mazewright
