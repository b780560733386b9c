#pragma once
// How a walk chooses among the directions of unvisited neighbours: it may prefer to go straight on,
// and rows to columns or columns to rows. At the defaults it is random.pick and nothing else.

#include "mazewright/catalog/generator_row.hpp"

namespace mazewright {

inline constexpr Param straightnessParam = share("straightness", 0, "Straightness");
inline constexpr Param horizontalParam = integer("horizontal", 1, 100, 1, "Weight along rows");
inline constexpr Param verticalParam = integer("vertical", 1, 100, 1, "Weight across rows");

/// The parameters of generators that have no others.
inline constexpr Param biasParams[] = {straightnessParam, horizontalParam, verticalParam};

/// A cell that a walk came to, and the direction that leads straight on from there: back ^ 1, where
/// `back` leads to the cell before, also on shapes where the drawing has them not opposite. Packed
/// with shifts: bit-fields cost the backtracker a third of its speed.
class Walker {
 public:
  Walker() = default;
  Walker(Cell cell, Direction ahead) : bits_(cell << 4 | ahead) {}
  Cell cell() const { return bits_ >> 4; }
  Direction ahead() const { return bits_ & 15; }

 private:
  uint32_t bits_;
};

/// The start of a walk: no direction is straight on.
inline Walker standAt(Cell cell) { return {cell, maxDirections}; }

inline Walker stepFrom(const Grid& grid, Cell cell, Direction direction) {
  return {grid.neighbour(cell, direction), grid.back(cell, direction) ^ 1u};
}

/// The directions of neighbours without a passage. While a single tree grows, these are the
/// unvisited ones: only the start has no passage, and only before the first step.
inline unsigned unvisitedAround(const Maze& maze, Cell cell) {
  return directionsWhere(maze.grid, cell, maze.grid.neighbours[cell],
                         [&](Cell to) { return maze.passages[to] == 0; });
}

class Bias {
 public:
  /// No bias: random.pick.
  Bias() = default;
  Bias(const Grid& grid, const Settings& settings)
      : straightness_(static_cast<uint32_t>(settings["straightness"])),
        horizontal_(static_cast<uint32_t>(settings["horizontal"])),
        vertical_(static_cast<uint32_t>(settings["vertical"])),
        sideways_(grid.alongRow),
        plain_(straightness_ == 0 && horizontal_ == vertical_) {}

  /// Whether it is random.pick and nothing else.
  bool isPlain() const { return plain_; }

  /// One of `unvisited`, which is not empty. If the straightness is not 0 and straight on is
  /// unvisited: a draw below 1000, and straight on if it is less than the straightness in
  /// thousandths. Otherwise random.pick if both weights are equal; else a draw below the sum of the
  /// weights of all unvisited directions, straight on included, which is shared out to those along
  /// a row first, then to the others, each from the lowest direction up.
  Direction choose(Random& random, unsigned unvisited, Walker walker) const {
    return plain_ ? random.pick(unvisited) : biased(random, unvisited, walker);
  }

 private:
  /// Out of line, so that the walk at the defaults keeps its registers.
  [[gnu::noinline]] Direction biased(Random& random, unsigned unvisited, Walker walker) const {
    const bool canGoOn = straightness_ != 0 && (unvisited >> walker.ahead() & 1) != 0;
    if (canGoOn && random.below(wholeShare) < straightness_) return walker.ahead();
    return horizontal_ == vertical_ ? random.pick(unvisited) : weighted(random, unvisited);
  }

  Direction weighted(Random& random, unsigned unvisited) const {
    unsigned members = unvisited & sideways_;
    const uint32_t along = horizontal_ * static_cast<uint32_t>(std::popcount(members));
    const uint32_t across =
        vertical_ * static_cast<uint32_t>(std::popcount(unvisited & ~sideways_));
    const uint32_t drawn = random.below(along + across);
    uint32_t skip = drawn / horizontal_;
    if (drawn >= along) {
      members = unvisited & ~sideways_;
      skip = (drawn - along) / vertical_;
    }
    for (; skip > 0; --skip) members &= members - 1;
    return static_cast<Direction>(std::countr_zero(members));
  }

  uint32_t straightness_ = 0;
  uint32_t horizontal_ = 1;
  uint32_t vertical_ = 1;
  unsigned sideways_ = 0;
  bool plain_ = true;
};

}  // namespace mazewright
