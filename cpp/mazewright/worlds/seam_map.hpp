#pragma once
// Seams as lines, for a map from the whole world to a cell.

#include "mazewright/worlds/seams.hpp"

namespace mazewright {

/// A rectangle of cells; `end` is one past the last.
struct Area {
  Site first, end;
};

/// The piece of a seam in an area, in the coordinates of the world's users. A row of numbers, for
/// that is how it leaves the core.
struct SeamLine {
  int64_t level, x, y, length;
  /// 1 or 0.
  int64_t upright;
  /// The door's place along the piece; -1 where there is none on it.
  int64_t door;
};

/// Nodes of a level or a higher one that the area touches.
uint64_t nodesIn(const World& world, const Area& area, unsigned leastLevel);

/// What `cut` shows of the seams of those nodes, lines on its edge included; from that level up, a
/// level row by row. Cost: O(nodesIn).
std::vector<SeamLine> linesIn(const World& world, const Area& area, unsigned leastLevel,
                              const Area& cut);

}  // namespace mazewright
