#pragma once
// The path of a walk, without its detours.

#include <vector>

#include "mazewright/model/grid.hpp"

namespace mazewright {

/// The cells of a walk in order, of which each that comes again removes those since then: a path
/// that enters no cell twice.
class SimplePath {
 public:
  /// Cost: O(cells).
  explicit SimplePath(Cell cells) : places_(cells) {}

  /// Appends a cell, which is linked to the last one. Returns whether it comes for the first time.
  /// Amortised O(1).
  bool append(Cell cell) {
    uint32_t& place = places_[cell];
    const bool isNew = place == 0;
    if (!isNew && place <= cells_.size() && cells_[place - 1] == cell) {
      cells_.resize(place);
      return false;
    }
    cells_.push_back(cell);
    place = static_cast<uint32_t>(cells_.size());
    return isNew;
  }

  /// Moves the cells out; the path has no meaning then.
  std::vector<Cell> release() { return std::move(cells_); }

 private:
  std::vector<Cell> cells_;
  /// Per cell 0 if it was never appended, otherwise 1 + its last index.
  std::vector<uint32_t> places_;
};

}  // namespace mazewright
