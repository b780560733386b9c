#pragma once
// What passes on dungeons ask of a floor of squares: rooms and openings, and which tiles can become
// rock.
//
// A room here is a set of linked room tiles, whether or not the dungeon lists it. An opening is an
// open tile outside all rooms that is linked to a room tile: the first tile behind its wall.

#include <bit>
#include <vector>

#include "mazewright/catalog/shape_row.hpp"
#include "mazewright/model/maze.hpp"

namespace mazewright {

/// Whether dungeons on a shape consist of squares.
inline bool hasSquareTiles(const ShapeRow& shape) { return shape.tiles || shape.stairs != 0; }

/// Whether a cell is a tile of a kind. Mazes without rock have none.
inline bool isKind(const Maze& maze, Cell cell, TileKind kind) {
  return !maze.kinds.empty() && maze.kinds[cell] == static_cast<uint8_t>(kind);
}

/// The passages of a tile on its own level.
inline unsigned onLevel(const Maze& maze, Cell cell) {
  return maze.passages[cell] & ~maze.grid.stairs;
}

/// Whether a tile belongs to a room: a room tile, or stairs linked to one on their level.
bool isInRoom(const Maze& maze, Cell cell);

/// Of an open tile outside all rooms the directions in which a room is; otherwise none.
unsigned openingsOf(const Maze& maze, Cell cell);

/// Per cell the number of its room; noRoom outside all rooms. The rooms of a dungeon are counted in
/// the order of their first tiles, those of a maze with walls as in Maze::rooms. Cost: O(cells).
std::vector<uint32_t> numberRooms(const Maze& maze, uint32_t& count);

/// The steps from a cell to every other, along one-way passages in their direction; unreached where
/// none lead. Cost: O(cells).
inline constexpr uint32_t unreached = 0xffffffff;
std::vector<uint32_t> stepsFrom(const Maze& maze, Cell from);

/// Makes a rock tile a corridor, linked to its open neighbours on its level.
void digTile(Maze& maze, Cell cell);

/// Whether the neighbours of a tile stay linked with each other without it, through tiles near it:
/// then its dungeon stays connected. Stairs and doors with locks are never spare. Cost: O(1);
/// O(log doors) for a door.
bool isSpare(const Maze& maze, Cell cell);

/// Makes openings one tile wide. Of openings of one room in a row along its wall those become rock
/// that are adjacent to another one and spare, from both ends of the row to its middle; and dead
/// ends that arise. Openings stay wide where narrowing could cut the dungeon. Stairs and doors with
/// locks stay.
/// Cost: O(tiles).
void narrowOpenings(Maze& maze);

}  // namespace mazewright
