#pragma once
// A dungeon that is one of many: opened towards its doors and made one piece.

#include <array>

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// Changes a dungeon on squares, 3 or more a side, that is to have doors on its border, by
/// direction the tile or noCell, no corner. In this order:
/// 1. its border becomes rock;
/// 2. if it has no floor, its middle tile (width / 2, height / 2) becomes a corridor;
/// 3. for each door the nearest floor is looked for from the tile inside it, that tile
///    included, and the rock on the way becomes a corridor; the door's own tile becomes a door;
/// 4. while the floor is in pieces, the nearest floor of another piece is looked for from all tiles
///    of the first piece, in their order, and the rock on the way becomes a corridor.
/// Every search is breadth first, in the order of the directions, and keeps off the border. So all
/// floor is one piece that holds all doors. Passages and the rooms' doors follow.
/// Cost: O(cells) per piece.
void openDungeon(Maze& maze, const std::array<Cell, 4>& doors);

}  // namespace mazewright
