#pragma once
// What the kinds of a dungeon's tiles imply: its passages and the doors of its rooms.

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// Makes the passages of a dungeon: links every pair of adjacent open tiles, but tiles on different
/// levels only if both are stairs. Carves in index order. Precondition: the kinds are final.
/// Cost: O(cells).
void linkFloor(Maze& maze);

/// Sets Room::doors of every room to the tiles that are linked to one of its tiles and are not room
/// tiles themselves: in the order of the room's tiles, or ascending if the room lists its cells.
/// Precondition: the passages are final. Cost: O(tiles on the borders of rooms).
void listDoors(Maze& maze);

/// Whether a tile of a dungeon has a door with a lock. Cost: O(log doors).
bool hasLock(const Maze& maze, Cell tile);

/// Removes the entries of Maze::doors whose tile is no longer a door, or in a maze with walls whose
/// passage is closed. Cost: O(doors).
void dropLostDoors(Maze& maze);

}  // namespace mazewright
