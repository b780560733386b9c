#pragma once
// Corridors that join what lies on the two sides of a line: straight, or with a run along the line.

#include "mazewright/base/random.hpp"
#include "mazewright/dungeons/shared/dig.hpp"

namespace mazewright {

/// A room, or a square of corridor in which corridors meet.
struct Stop {
  Rect tiles;
  bool isRoom = true;
};

/// A column (axis 1) or a row (axis 0) of tiles between two stops: the first one of those along
/// which a corridor may run.
struct JoinLine {
  int axis;
  int32_t at;
};

/// The rock that a stop keeps on its low sides (left, above) from a line along which corridors of a
/// width run, or more; on its high sides one tile is enough.
constexpr int32_t rockBeforeStop(int32_t width) { return width + 1; }

/// Digs a corridor from `low`, which lies before a line, to `high`, which lies behind it. It is
/// straight where both stops have a place for its ends across from each other; otherwise it runs
/// along the line, on the `width` rows or columns from it on. A room is entered by one tile in its
/// wall, away from the corners of the room if it is large enough. Draws: below(the number of common
/// places), or, if there is none, below(the number of places) for `low` and then for `high`.
///
/// Preconditions: a stop is at least `width` long along the line; `low` ends before the tile in
/// front of the line; `high` begins behind the `width` tiles from the line on and a further one.
/// Then the corridor touches no room but by its two doors, and nothing at all that keeps that much
/// rock to its own lines. Cost: O(tiles of the corridor).
void joinAcross(Maze& maze, Random& random, const Stop& low, const Stop& high, JoinLine line,
                int32_t width);

}  // namespace mazewright
