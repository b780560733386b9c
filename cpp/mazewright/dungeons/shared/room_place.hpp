#pragma once
// Where a room lies in the space that it has.

#include "mazewright/base/random.hpp"
#include "mazewright/dungeons/shared/dig.hpp"

namespace mazewright {

/// The sizes and places of rooms.
struct RoomRange {
  /// The shortest side.
  int32_t least;
  /// How much of the space's sides a room has, from and to, in thousandths.
  int32_t minFill = 0, maxFill = 1000;
  /// The longest side, in shortest sides.
  int32_t aspect = 1 << 16;
  /// How far a room may be from the middle of the space, of what there is, in thousandths.
  int32_t jitter = 1000;
};

/// Draws a room within a space whose sides are at least `range.least`. Draws: below(the number of
/// widths), the same for the height, then below(the number of places) for x and for y. A side that
/// is too long for the aspect is cut before the places are drawn.
Rect drawRoom(Random& random, const Rect& space, const RoomRange& range);

}  // namespace mazewright
