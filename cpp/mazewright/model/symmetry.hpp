#pragma once
// The motions under which a maze is its own image.

#include <utility>
#include <vector>

#include "mazewright/model/grid.hpp"

namespace mazewright {

/// A group of motions: all products of its generators, of which there are at most two. Without
/// generators it is trivial: everything is its own only image.
class Symmetry {
 public:
  /// A pair of cells: the two sides of an edge, or one cell twice.
  using Pair = std::pair<Cell, Cell>;

  /// Adds a generator by the image of every cell and how many times it leads back to the beginning.
  void add(std::vector<Cell> image, uint32_t order);

  void clear() { orders_[0] = orders_[1] = 1; }

  bool isTrivial() const { return orders_[0] == 1; }

  uint32_t size() const { return orders_[0] * orders_[1]; }

  /// Calls visit(image) for the image of a pair under every motion, the trivial one first.
  template <typename Visit>
  void eachImage(Pair pair, Visit visit) const {
    const uint32_t count = size();
    for (uint32_t i = 0; i < count; ++i) {
      visit(pair);
      pair = next(pair, i + 1);
    }
  }

  /// The distinct images of an edge or a cell, turned as they come, by their lowest cells. Cost:
  /// O(size()^2) at worst.
  std::vector<Pair> orbit(Pair pair) const;
  std::vector<Pair> orbit(Cell cell) const { return orbit({cell, cell}); }

  /// The other side of a cell where the motions have two sides: its image under half of every
  /// generator. The cell itself where there is none.
  Cell across(Cell cell) const;

  /// The motions of a grid of so many cells to which `placed` moves the cells.
  Symmetry moved(const std::vector<Cell>& placed, uint32_t cells) const;

 private:
  /// The image under motion i by that under the one before it.
  Pair next(Pair image, uint32_t i) const;

  std::vector<Cell> images_[2];
  uint32_t orders_[2] = {1, 1};
};

}  // namespace mazewright
