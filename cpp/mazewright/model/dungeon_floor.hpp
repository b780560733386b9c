#pragma once
// What the kinds of a dungeon's tiles imply: its passages and the doors of its rooms.

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// Links every pair of adjacent open tiles, but tiles on different levels only if both are stairs:
/// the passages of a dungeon whose kinds are final. Carves in index order, so the log has these
/// steps last. Cost: O(cells).
void linkFloor(Maze& maze);

/// Replaces Room::doors of every room: the tiles linked to one of its tiles that are no room tiles,
/// in the order of the room's tiles; ascending for a room that lists its cells. Precondition: the
/// passages are final. Cost: O(tiles on the borders of rooms).
void listDoors(Maze& maze);

/// Removes from Maze::doors those whose tile is no door any more. Cost: O(doors).
void dropLostDoors(Maze& maze);

}  // namespace mazewright
