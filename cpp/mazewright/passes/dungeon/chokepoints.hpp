#pragma once
// The tiles of a dungeon where doors fit: at rooms, and at chokepoints, without which the dungeon
// falls apart.

#include <vector>

#include "mazewright/model/low_points.hpp"

namespace mazewright {

/// The doorways, ascending, at the openings of rooms. Of doorways next to each other the first.
std::vector<Cell> doorwaysOfRooms(const Maze& maze);

/// One doorway, ascending, per corridor of chokepoints: a chain of tiles outside rooms with two
/// passages each. That at the opening of a room is preferred, then that of lowest index. Corridors
/// without a doorway have none.
std::vector<Cell> doorwaysAtChokepoints(const Maze& maze, const LowPoints& points);

}  // namespace mazewright
