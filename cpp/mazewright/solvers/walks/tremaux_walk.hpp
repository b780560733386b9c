#pragma once
// The walk of Tremaux's algorithm.

#include <vector>

#include "mazewright/catalog/solver_row.hpp"

namespace mazewright {

/// The walker marks every passage that it goes through, at both ends. In a new cell it takes an
/// unmarked passage. In a cell where it was before, entered by a passage with its first mark, it
/// turns back. Otherwise it takes an unmarked passage, or the one that has a single mark, by which
/// it entered the cell first. So no passage gets more than two marks. The walk is over when it
/// stands at the start and all passages have two; it then removes all marks and begins anew.
///
/// Of the unmarked passages it draws one: pick(unmarked), also if there is only one.
class TremauxWalk : public Agent {
 public:
  /// `from` must have a passage. The maze and the random must outlive it. Cost: O(cells).
  TremauxWalk(const Maze& maze, Cell from, Random& random)
      : maze_(maze),
        random_(random),
        cell_(from),
        once_(maze.grid.cellCount()),
        twice_(maze.grid.cellCount()),
        marked_{from} {}

  Cell step() override {
    if (isOver()) forget();
    const Direction direction = choose();
    const unsigned back = maze_.grid.back(cell_, direction);
    const bool isFirstUse = mark(cell_, direction);
    cell_ = maze_.grid.neighbour(cell_, direction);
    const bool isNew = once_[cell_] == 0 && cell_ != marked_.front();
    mark(cell_, back);
    if (isNew) marked_.push_back(cell_);
    turnBack_ = isFirstUse && !isNew ? 1u << back : 0;
    return cell_;
  }

  bool isOver() const override { return twice_[cell_] == maze_.passages[cell_]; }

 private:
  Direction choose() {
    if (turnBack_ != 0) return static_cast<Direction>(std::countr_zero(turnBack_));
    const unsigned unmarked = maze_.passages[cell_] & ~unsigned{once_[cell_]};
    if (unmarked != 0) return random_.pick(unmarked);
    return static_cast<Direction>(
        std::countr_zero(unsigned{once_[cell_]} & ~unsigned{twice_[cell_]}));
  }

  /// Adds a mark to the end of a passage at a cell. Returns whether it is the first one.
  bool mark(Cell cell, Direction direction) {
    const auto bit = static_cast<uint8_t>(1u << direction);
    const bool isFirst = (once_[cell] & bit) == 0;
    (isFirst ? once_ : twice_)[cell] |= bit;
    return isFirst;
  }

  void forget() {
    for (const Cell cell : marked_) once_[cell] = twice_[cell] = 0;
    marked_.assign(1, cell_);
  }

  const Maze& maze_;
  Random& random_;
  Cell cell_;
  /// Per cell the passages with at least one mark, and those with two.
  std::vector<uint8_t> once_;
  std::vector<uint8_t> twice_;
  /// The cells with marks, and the start, which is the first.
  std::vector<Cell> marked_;
  /// The passage to go back through at once, as a set of directions; empty if there is none.
  unsigned turnBack_ = 0;
};

}  // namespace mazewright
