#pragma once
// What the kinds of a dungeon's tiles imply: its passages; and what passages imply: the doors of
// rooms, also of a maze with walls.

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// Makes the passages of a dungeon: links every pair of adjacent open tiles, but tiles on different
/// levels only if both are stairs. Carves in index order. Precondition: the kinds are final.
/// Cost: O(cells).
void linkFloor(Maze& maze);

/// Sets Room::doors of every room to the cells outside it that are linked to one of its cells on
/// its level, in a dungeon without other room tiles: in the order of the room's tiles, or ascending
/// if the room lists its cells. Precondition: the passages are final. Cost: O(tiles on the borders
/// of rooms); of rooms that list their cells O(cells log cells).
void listDoors(Maze& maze);

/// Whether a tile of a dungeon, not of stairs, has two passages, on opposite sides.
bool isDoorway(const Maze& maze, Cell tile);

/// Whether a tile of a dungeon has a door with a lock. Cost: O(log doors).
bool hasLock(const Maze& maze, Cell tile);

/// After cells or passages changed: removes the entries of Maze::doors whose tile is no longer a
/// door, or in a maze with walls whose passage is closed, and lists the doors of rooms. A door
/// without a lock that is no longer in a doorway becomes a corridor; one with a lock stays, since
/// its key does. Cost: O(doors), and that of listDoors.
void updateDoors(Maze& maze);

}  // namespace mazewright
