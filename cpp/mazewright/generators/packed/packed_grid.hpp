#pragma once
// The packed form of a maze that grows from cells to unvisited neighbours, on grids of at most four
// directions that step by delta. One byte per cell: passages in the lower half, the set of
// directions of unvisited neighbours in the upper half. A step of an algorithm reads only this
// byte.

#include <array>

#include "mazewright/catalog/packed_forms.hpp"
#include "mazewright/model/maze.hpp"

namespace mazewright {

/// While it is in use, maze.passages holds these bytes. Copies share them.
class PackedGrid {
 public:
  /// Whether the maze can be made in this form: the grid fits and there is no log. Cost: O(1).
  static bool fits(const Maze& maze) {
    return hasLargePackedForms && maze.log == nullptr && maze.grid.table.empty() &&
           maze.grid.directions <= 4;
  }

  /// All cells are unvisited. Cost: O(cells), eight cells at once.
  explicit PackedGrid(Maze& maze);

  /// The set of directions of unvisited neighbours.
  unsigned unvisited(Cell cell) const { return bytes_[cell] >> 4; }
  /// The set of directions of passages.
  unsigned passages(Cell cell) const { return bytes_[cell] & 15u; }
  unsigned neighbours(Cell cell) const { return neighbours_[cell]; }
  Cell neighbour(Cell cell, Direction direction) const { return cell + delta_[direction]; }

  /// Calls visit(neighbour, direction, isUnvisited) for each unvisited neighbour of a cell, lowest
  /// direction first, with isUnvisited 1. To avoid branches it may also call it for other cells one
  /// delta away, with isUnvisited 0.
  template <typename Visit>
  void eachUnvisited(Cell cell, Visit visit) const {
    const unsigned around = unvisited(cell);
    if (cell - reach_ < inner_) {
      for (Direction d = 0; d < 4; ++d) visit(neighbour(cell, d), d, around >> d & 1u);
    } else {
      for (unsigned rest = around; rest != 0; rest &= rest - 1) {
        const auto d = static_cast<Direction>(std::countr_zero(rest));
        visit(neighbour(cell, d), d, 1u);
      }
    }
  }

  /// Makes a cell visited: clears its bit in the bytes of its neighbours.
  void visit(Cell cell) {
    // A cell one delta away that is no neighbour has no neighbour in this direction, so its bit is
    // clear already. Only at the ends of the plane would a step lead outside.
    if (cell - reach_ < inner_) {
      for (Direction d = 0; d < 4; ++d) clearUnvisited(cell, d);
    } else {
      for (unsigned rest = neighbours_[cell]; rest != 0; rest &= rest - 1) {
        clearUnvisited(cell, static_cast<Direction>(std::countr_zero(rest)));
      }
    }
  }

  /// Opens the passage on both sides, and leaves `visited` as it is.
  void carve(Cell cell, Direction direction) {
    bytes_[cell] |= static_cast<uint8_t>(1u << direction);
    bytes_[neighbour(cell, direction)] |= static_cast<uint8_t>(1u << (direction ^ 1u));
  }

  /// Adds passages on the side of this cell only.
  void open(Cell cell, unsigned directions) { bytes_[cell] |= static_cast<uint8_t>(directions); }
  /// Removes all passages on the side of this cell only.
  void closeAll(Cell cell) { bytes_[cell] &= 0xf0; }

  /// Leaves only passages in maze.passages. Cost: O(cells), eight cells at once.
  void finish();

 private:
  void clearUnvisited(Cell cell, Direction direction) {
    bytes_[neighbour(cell, direction)] &= static_cast<uint8_t>(~(16u << (direction ^ 1u)));
  }

  uint8_t* bytes_;
  const uint8_t* neighbours_;
  Cell size_;
  /// The largest delta. From the cells reach_ .. reach_ + inner_ - 1 all four steps stay in the
  /// plane.
  Cell reach_ = 0;
  Cell inner_ = 0;
  std::array<Cell, 4> delta_;
};

}  // namespace mazewright
