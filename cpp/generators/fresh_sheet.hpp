#pragma once
// The fast form of a maze that grows from cells to fresh neighbours, on grids that step by delta in
// up to four directions: what is fresh around a cell stands in the upper half of its byte of
// passages, so a step reads one byte and no more.

#include <array>

#include "maze.hpp"

namespace mazewright {

/// While it lives, maze.passages holds more than passages; it writes no log.
class FreshSheet {
 public:
  /// Whether the maze can be made in this form.
  static bool fits(const Maze& maze) {
    return maze.log == nullptr && maze.grid.table.empty() && maze.grid.directions <= 4;
  }

  explicit FreshSheet(Maze& maze)
      : bytes_(maze.passages.data()), exits_(maze.grid.exits.data()), size_(maze.grid.cellCount()) {
    for (Direction d = 0; d < 4; ++d) delta_[d] = static_cast<Cell>(maze.grid.delta[d]);
    for (Cell cell = 0; cell < size_; ++cell)
      bytes_[cell] = static_cast<uint8_t>(exits_[cell] << 4);
  }

  unsigned fresh(Cell cell) const { return bytes_[cell] >> 4; }
  Cell neighbour(Cell cell, Direction direction) const { return cell + delta_[direction]; }

  /// The cell is fresh no longer.
  void enter(Cell cell) {
    if (exits_[cell] == 15) {
      for (Direction d = 0; d < 4; ++d) leave(cell, d);
      return;
    }
    for (unsigned rest = exits_[cell]; rest != 0; rest &= rest - 1) {
      leave(cell, static_cast<Direction>(std::countr_zero(rest)));
    }
  }

  void carve(Cell cell, Direction direction) {
    bytes_[cell] |= static_cast<uint8_t>(1u << direction);
    bytes_[neighbour(cell, direction)] |= static_cast<uint8_t>(1u << (direction ^ 1u));
  }

  /// Leaves passages alone in maze.passages.
  void finish() {
    for (Cell cell = 0; cell < size_; ++cell) bytes_[cell] &= 15;
  }

 private:
  void leave(Cell cell, Direction direction) {
    bytes_[neighbour(cell, direction)] &= static_cast<uint8_t>(~(16u << (direction ^ 1u)));
  }

  uint8_t* bytes_;
  const uint8_t* exits_;
  Cell size_;
  std::array<Cell, 4> delta_;
};

/// random.pick of up to four directions by one look-up: the draw modulo 12 = lcm(1..4), made ahead
/// of knowing the set.
struct PickOfFour {
  std::array<std::array<uint8_t, 12>, 16> of{};

  constexpr PickOfFour() {
    for (unsigned set = 1; set < 16; ++set) {
      const auto count = static_cast<unsigned>(std::popcount(set));
      for (unsigned drawn = 0; drawn < 12; ++drawn) {
        of[set][drawn] = static_cast<uint8_t>(memberAt(set, drawn % count));
      }
    }
  }
};

inline constexpr PickOfFour pickOfFour;

}  // namespace mazewright
