#pragma once
// Connecting the dungeon of a chunk to its doors.

#include <array>

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// Changes a dungeon on squares, at least 3 x 3, so that all floor is one component that holds all
/// doors. `doors` has per direction a tile on that border, not a corner, or noCell. The steps,
/// which are part of the seed promise:
/// 1. The border becomes rock.
/// 2. If there is no floor, the middle tile (width / 2, height / 2) becomes a corridor.
/// 3. For each door, a search from its inner neighbour finds the nearest floor. The rock on the
///    path from that neighbour, itself included, becomes a corridor; the tile of the door becomes
///    a door.
/// 4. While the floor has several components, a search from all tiles of the first one, in their
///    order, finds the nearest floor of another. The rock on the path becomes a corridor.
/// 5. Doors without locks that a corridor met from aside become corridors (updateDoors).
/// Searches are breadth first in the order of the directions and never enter the border. Passages
/// and the doors of rooms are updated. Cost: O(cells) per component of the floor.
void openDungeon(Maze& maze, const std::array<Cell, 4>& doors);

}  // namespace mazewright
