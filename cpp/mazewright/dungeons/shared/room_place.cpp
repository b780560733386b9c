#include "mazewright/dungeons/shared/room_place.hpp"

#include <algorithm>

#include "mazewright/values/param.hpp"

namespace mazewright {

namespace {

int32_t partOf(int32_t length, int32_t share) {
  return static_cast<int32_t>(roundedShare(static_cast<uint64_t>(length), share));
}

int32_t drawSide(Random& random, int32_t length, const RoomRange& range) {
  const int32_t low = std::max(range.least, partOf(length, range.minFill));
  return random.between(low, std::max(low, partOf(length, range.maxFill)));
}

int32_t drawPlace(Random& random, int32_t slack, const RoomRange& range) {
  const int32_t free = partOf(slack, range.jitter);
  return random.between(0, free) + (slack - free) / 2;
}

/// A side, but no longer than so many of the other one.
int32_t atMost(int32_t side, int32_t other, int32_t aspect) {
  return static_cast<int32_t>(std::min(int64_t{side}, int64_t{other} * aspect));
}

}  // namespace

Rect drawRoom(Random& random, const Rect& space, const RoomRange& range) {
  int32_t width = drawSide(random, space.width, range);
  int32_t height = drawSide(random, space.height, range);
  width = atMost(width, height, range.aspect);
  height = atMost(height, width, range.aspect);
  const int32_t x = drawPlace(random, space.width - width, range);
  const int32_t y = drawPlace(random, space.height - height, range);
  return {space.x + x, space.y + y, width, height};
}

}  // namespace mazewright
