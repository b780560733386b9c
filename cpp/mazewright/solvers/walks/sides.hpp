#pragma once
// The sides of a cell as drawn: what a walker turns by.

#include <vector>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// The directions of a cell in the clockwise order of its sides as drawn, each once.
class Sides {
 public:
  /// `corners` is working memory. Cost: O(corners of the cell).
  Sides(const Maze& maze, Cell cell, std::vector<Corner>& corners);

  /// Bit d is set if direction d leads through a side.
  unsigned all() const { return all_; }
  unsigned count() const { return count_; }

  /// The directions in clockwise order. Precondition: index < count().
  Direction operator[](unsigned index) const { return order_[index]; }

  /// The index of a direction, which must be one of all().
  unsigned indexOf(Direction direction) const {
    unsigned at = 0;
    for (LoopBound turns(count_); order_[at] != direction; ++turns) ++at;
    return at;
  }

  /// The first side that is in `directions`; at least one side must be.
  Direction first(unsigned directions) const {
    unsigned at = 0;
    for (LoopBound turns(count_); (directions >> order_[at] & 1) == 0; ++turns) ++at;
    return order_[at];
  }

  /// The first side after `from` that is in `directions`; `from` itself is tried last. At least one
  /// side must be in `directions`, and `from` must be a side.
  Direction next(Direction from, unsigned directions, bool clockwise) const {
    unsigned at = indexOf(from);
    for (LoopBound turns(count_);; ++turns) {
      at = (at + (clockwise ? 1 : count_ - 1)) % count_;
      if ((directions >> order_[at] & 1) != 0) return order_[at];
    }
  }

 private:
  Direction order_[maxDirections]{};
  unsigned count_ = 0;
  unsigned all_ = 0;
};

/// A problem in field "solver" if a direction leads from a cell through none of its sides, as
/// stairs do: it has no place in the order of the sides. `directions` has the ones that count, a
/// byte per cell. Cost: O(cells).
Problem checkSides(const Maze& maze, const std::vector<uint8_t>& directions);

}  // namespace mazewright
