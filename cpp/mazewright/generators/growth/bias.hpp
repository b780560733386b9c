#pragma once
// How a walk chooses among fresh directions: a preference for going straight on, and for rows over
// columns or the other way round. At the defaults it is random.pick and nothing else.

#include "mazewright/catalog/generator_row.hpp"

namespace mazewright {

inline constexpr Param straightnessParam = share("straightness", 0, "Straightness");
inline constexpr Param horizontalParam = integer("horizontal", 1, 100, 1, "Weight along rows");
inline constexpr Param verticalParam = integer("vertical", 1, 100, 1, "Weight across rows");

/// For the generators that have no other.
inline constexpr Param textureParams[] = {straightnessParam, horizontalParam, verticalParam};

/// A cell that a walk came to, and the direction that leads straight on from there: the one
/// opposite the way back, back ^ 1, also on shapes where that one is not opposite in the drawing.
/// Packed by hand: bit-fields cost the backtracker a third of its speed.
class Walker {
 public:
  Walker(Cell cell, Direction ahead) : bits_(cell << 4 | ahead) {}
  Cell cell() const { return bits_ >> 4; }
  Direction ahead() const { return bits_ & 15; }

 private:
  uint32_t bits_;
};

/// One that came from nowhere: nothing is straight on.
inline Walker standAt(Cell cell) { return {cell, maxDirections}; }

inline Walker stepFrom(const Grid& grid, Cell cell, Direction direction) {
  return {grid.neighbour(cell, direction), grid.back(cell, direction) ^ 1u};
}

/// The directions to cells without a passage: the fresh ones while a single tree grows, whose start
/// alone has none before its first step and is never stepped to after it.
inline unsigned freshAround(const Maze& maze, Cell cell) {
  return directionsWhere(maze.grid, cell, maze.grid.neighbours[cell],
                         [&](Cell to) { return maze.passages[to] == 0; });
}

class Texture {
 public:
  Texture(const Grid& grid, const Settings& settings)
      : straightness_(static_cast<uint32_t>(settings["straightness"])),
        horizontal_(static_cast<uint32_t>(settings["horizontal"])),
        vertical_(static_cast<uint32_t>(settings["vertical"])),
        sideways_(grid.sideways),
        plain_(straightness_ == 0 && horizontal_ == vertical_) {}

  /// Whether it is random.pick and nothing else.
  bool isPlain() const { return plain_; }

  /// One of `fresh`, which is not empty. With a straightness, and straight on being fresh: a draw
  /// below 1000, and straight on when it is under the straightness in thousandths. Otherwise
  /// random.pick when both weights are equal; when not, a draw below the sum of the weights of all
  /// that is fresh, straight on included, shared out to those along a row first, then to the
  /// others, each from the lowest direction up.
  Direction choose(Random& random, unsigned fresh, Walker walker) const {
    return plain_ ? random.pick(fresh) : textured(random, fresh, walker);
  }

 private:
  /// Out of line, so that the walk at the defaults keeps its registers.
  [[gnu::noinline]] Direction textured(Random& random, unsigned fresh, Walker walker) const {
    const bool canGoOn = straightness_ != 0 && (fresh >> walker.ahead() & 1) != 0;
    if (canGoOn && random.below(wholeShare) < straightness_) return walker.ahead();
    return horizontal_ == vertical_ ? random.pick(fresh) : weighted(random, fresh);
  }

  Direction weighted(Random& random, unsigned fresh) const {
    unsigned members = fresh & sideways_;
    const uint32_t along = horizontal_ * static_cast<uint32_t>(std::popcount(members));
    const uint32_t across = vertical_ * static_cast<uint32_t>(std::popcount(fresh & ~sideways_));
    const uint32_t drawn = random.below(along + across);
    uint32_t skip = drawn / horizontal_;
    if (drawn >= along) {
      members = fresh & ~sideways_;
      skip = (drawn - along) / vertical_;
    }
    for (; skip > 0; --skip) members &= members - 1;
    return static_cast<Direction>(std::countr_zero(members));
  }

  uint32_t straightness_, horizontal_, vertical_;
  unsigned sideways_;
  bool plain_;
};

}  // namespace mazewright
