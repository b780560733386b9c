#pragma once
// Seams as lines, for maps of any scale: from the whole world to a few cells.

#include "mazewright/worlds/seams.hpp"

namespace mazewright {

/// A rectangle of cells. `end` is the last cell plus 1 on each axis.
struct Area {
  Site first, end;
};

/// The part of a seam within an area, in the coordinates of the world's users. All members are
/// numbers of one type because JavaScript receives them as one array.
struct SeamLine {
  /// The level of the node that has the seam.
  int64_t level;
  /// The first cell south or east of the line.
  int64_t x, y;
  /// The length in cells.
  int64_t length;
  /// 1 if the line runs from north to south, 0 if it runs from west to east.
  int64_t upright;
  /// The distance of the door from (x, y) along the line, in cells; -1 if this part has no door.
  int64_t door;
};

/// The number of nodes of level `minLevel` or higher that an area touches. Saturates: exact up to
/// 2^31 nodes per row and column of one level. Cost: O(levels).
uint64_t countNodes(const World& world, const Area& area, unsigned minLevel);

/// The parts within `cut` of the seams of the nodes that countNodes counts; seams on the border of
/// `cut` are included. Ordered by level from the lowest up, within a level by row of nodes.
/// Cost: O(countNodes).
std::vector<SeamLine> seamLinesIn(const World& world, const Area& area, unsigned minLevel,
                                  const Area& cut);

}  // namespace mazewright
