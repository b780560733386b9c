#pragma once
// Where a walk is and what is straight on from there.

#include "mazewright/model/grid.hpp"

namespace mazewright {

/// A cell of a walk and the direction that leads straight on from it: back ^ 1, where `back` leads
/// to the cell before, even on shapes whose drawing does not have these opposite. Packed with
/// shifts: bit-fields cost the backtracker a third of its speed.
class Walker {
 public:
  Walker() = default;
  Walker(Cell cell, Direction ahead) : bits_(cell << 4 | ahead) {}
  Cell cell() const { return bits_ >> 4; }
  Direction ahead() const { return bits_ & 15; }

 private:
  uint32_t bits_;
};

/// A walker at the start of a walk, where no direction is straight on.
inline Walker standAt(Cell cell) { return {cell, maxDirections}; }

/// The walker after one step.
inline Walker stepFrom(const Grid& grid, Cell cell, Direction direction) {
  return {grid.neighbour(cell, direction), grid.back(cell, direction) ^ 1u};
}

}  // namespace mazewright
