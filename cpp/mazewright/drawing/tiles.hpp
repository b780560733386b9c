#pragma once
// A maze of squares as tiles, the form that games draw: walls are tiles like corridors.

#include <cstdint>
#include <span>
#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// Tiles of woven mazes, besides TileKind: a bridge above an open tunnel that leads west and east,
/// a bridge above one that leads north and south, and the floor of a tunnel where no bridge is
/// above it. A tile of a bridge is two places: one on the bridge, the other in the tunnel below it.
enum : uint8_t { bridgeOverWestEast = 5, bridgeOverNorthSouth = 6, tunnelFloor = 7 };

struct Tiles {
  /// In tiles.
  uint32_t width = 0;
  uint32_t height = 0;
  /// One byte per tile, row by row: 0 for a wall, otherwise the TileKind of the floor, 1 in a maze
  /// without kinds; or a tile of a woven maze.
  std::vector<uint8_t> data;
};

/// Parameters of tilesOf. corridor: tiles across a passage. wall: tiles across a wall, of mazes
/// only. level: the level that is drawn, of a maze in storeys.
extern const std::span<const Param> tileParams;

/// The number of tiles that tilesOf makes. Cost: O(1).
uint64_t tileBytes(const Maze& maze, const Settings& settings);

/// The tiles of a maze whose shape has tiles, or of one of its storeys. A maze of w x h cells is w
/// * corridor + (w + 1) * wall tiles wide and as high by h; cell (x, y) begins at tile (x *
/// (corridor + wall) + wall, y * (corridor + wall) + wall). Start and end have no opening in the
/// outline. In a dungeon each cell becomes corridor x corridor tiles of its kind. The tiles of a
/// bridge above an open tunnel are bridge tiles (tunnelFloor if the cell is not open), and the
/// tiles of the wall on both sides, its mouths, are tunnelFloor. A corner at which no wall ends is
/// floor. Cost: O(tiles).
Tiles tilesOf(const Maze& maze, const Settings& settings);

/// tilesOf with corridors and walls of one tile.
Tiles plainTiles(const Maze& maze);

}  // namespace mazewright
