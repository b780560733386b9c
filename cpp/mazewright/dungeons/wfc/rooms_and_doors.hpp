#pragma once
// Rooms and doors that stand in the tiles of a dungeon.

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// Lists every piece of adjacent room tiles as a room, by its first tile, and every door tile as a
/// closed door. Rooms that fill no rectangle list their cells. Cost: O(tiles * log tiles).
void listRoomsAndDoors(Maze& maze);

}  // namespace mazewright
