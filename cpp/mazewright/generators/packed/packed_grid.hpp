#pragma once
// The fast form of a maze that grows from cells to fresh neighbours, on grids that step by delta in
// up to four directions: what is fresh around a cell stands in the upper half of its byte of
// passages, so a step reads one byte and no more.

#include <array>

#include "mazewright/model/maze.hpp"

namespace mazewright {

/// While it lives, maze.passages holds more than passages; it writes no log.
class FreshSheet {
 public:
  /// Whether the maze can be made in this form.
  static bool fits(const Maze& maze) {
    return maze.log == nullptr && maze.grid.table.empty() && maze.grid.directions <= 4;
  }

  explicit FreshSheet(Maze& maze);

  unsigned fresh(Cell cell) const { return bytes_[cell] >> 4; }
  /// 0 until a passage leads to it.
  unsigned passages(Cell cell) const { return bytes_[cell] & 15u; }
  unsigned exits(Cell cell) const { return exits_[cell]; }
  Cell neighbour(Cell cell, Direction direction) const { return cell + delta_[direction]; }

  /// Calls visit(neighbour, direction, isFresh) for all fresh neighbours of a cell, lowest
  /// direction first, with isFresh 1; where that is cheaper for others a delta away too, with
  /// isFresh 0.
  template <typename Visit>
  void eachFresh(Cell cell, Visit visit) const {
    const unsigned around = fresh(cell);
    if (cell - reach_ < inner_) {
      for (Direction d = 0; d < 4; ++d) visit(neighbour(cell, d), d, around >> d & 1u);
    } else {
      for (unsigned rest = around; rest != 0; rest &= rest - 1) {
        const auto d = static_cast<Direction>(std::countr_zero(rest));
        visit(neighbour(cell, d), d, 1u);
      }
    }
  }

  /// The cell is fresh no longer.
  void enter(Cell cell) {
    // What lies a delta away and is no neighbour has no exit this way, so its bit is clear already:
    // only the ends of the plane need a look at the exits.
    if (cell - reach_ < inner_) {
      for (Direction d = 0; d < 4; ++d) leave(cell, d);
    } else {
      for (unsigned rest = exits_[cell]; rest != 0; rest &= rest - 1) {
        leave(cell, static_cast<Direction>(std::countr_zero(rest)));
      }
    }
  }

  void carve(Cell cell, Direction direction) {
    bytes_[cell] |= static_cast<uint8_t>(1u << direction);
    bytes_[neighbour(cell, direction)] |= static_cast<uint8_t>(1u << (direction ^ 1u));
  }

  /// One side of passages: more of them, and none.
  void open(Cell cell, unsigned directions) { bytes_[cell] |= static_cast<uint8_t>(directions); }
  void closeAll(Cell cell) { bytes_[cell] &= 0xf0; }

  /// Leaves passages alone in maze.passages.
  void finish();

 private:
  void leave(Cell cell, Direction direction) {
    bytes_[neighbour(cell, direction)] &= static_cast<uint8_t>(~(16u << (direction ^ 1u)));
  }

  uint8_t* bytes_;
  const uint8_t* exits_;
  Cell size_;
  /// The longest step, and how many cells have one from them and to them on the plane.
  Cell reach_ = 0;
  Cell inner_ = 0;
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

  /// The draw for any set, in place of random.pick's.
  static uint32_t draw(Random& random) { return random.below(840) % 12; }
};

inline constexpr PickOfFour pickOfFour;

}  // namespace mazewright
