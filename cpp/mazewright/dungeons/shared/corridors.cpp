#include "mazewright/dungeons/shared/corridors.hpp"
#include "mazewright/model/progress.hpp"

#include <algorithm>

namespace mazewright {

namespace {

/// A range of rows or columns.
struct Span {
  int32_t low, high;  // low <= x < high
};

/// The places of a corridor that leaves a stop across the axis: the first of its rows or columns.
Span placesOf(const Stop& stop, int axis, int32_t width) {
  const auto& [x, y, w, h] = stop.tiles;
  const int32_t first = axis == 1 ? y : x;
  const int32_t length = axis == 1 ? h : w;
  const int32_t corner = stop.isRoom && length >= width + 2 ? 1 : 0;
  return {first + corner, first + length - corner - width + 1};
}

int32_t draw(Random& random, const Span& span) { return random.between(span.low, span.high - 1); }

/// Digs rectangles whose sides are given along the axis that corridors cross the line by, and
/// across it.
class Digger {
 public:
  Digger(Maze& maze, JoinLine line, int32_t width) : maze_(maze), line_(line), width_(width) {}

  void tile(int32_t along, int32_t across) {
    countSteps(1);
    const auto x = static_cast<Cell>(line_.axis == 1 ? along : across);
    const auto y = static_cast<Cell>(line_.axis == 1 ? across : along);
    digCorridor(maze_, y * maze_.grid.size.width + x);
  }

  /// A piece that crosses the line or leads to it.
  void leg(int32_t from, int32_t to, int32_t place) {
    for (int32_t along = from; along < to; ++along) {
      for (int32_t i = 0; i < width_; ++i) tile(along, place + i);
    }
  }

  /// The piece along the line.
  void run(int32_t from, int32_t to) {
    const int32_t step = from < to ? 1 : -1;
    for (int32_t place = from; place != to; place += step) {
      leg(line_.at, line_.at + width_, place + step);
    }
  }

  void door(int32_t along, int32_t place) { tile(along, place + (width_ - 1) / 2); }

 private:
  Maze& maze_;
  JoinLine line_;
  int32_t width_;
};

}  // namespace

void joinAcross(Maze& maze, Random& random, const Stop& low, const Stop& high, JoinLine line,
                int32_t width) {
  const Span fromLow = placesOf(low, line.axis, width);
  const Span fromHigh = placesOf(high, line.axis, width);
  const Span common{std::max(fromLow.low, fromHigh.low), std::min(fromLow.high, fromHigh.high)};
  const bool isStraight = common.low < common.high;
  const int32_t start = draw(random, isStraight ? common : fromLow);
  const int32_t end = isStraight ? start : draw(random, fromHigh);

  Digger digger(maze, line, width);
  const auto& [lowX, lowY, lowWidth, lowHeight] = low.tiles;
  int32_t begin = line.axis == 1 ? lowX + lowWidth : lowY + lowHeight;
  int32_t last = line.axis == 1 ? high.tiles.x : high.tiles.y;
  if (low.isRoom) digger.door(begin++, start);
  if (high.isRoom) --last;
  digger.leg(begin, line.at + width, start);
  digger.run(start, end);
  digger.leg(line.at + width, last, end);
  if (high.isRoom) digger.door(last, end);
}

}  // namespace mazewright
