#pragma once
// Disjoint sets of the numbers 0 .. size - 1, most often cells: which cells are connected already.

#include <cstdint>
#include <vector>

#include "mazewright/base/loop_bound.hpp"

namespace mazewright {

/// The root of a set is its lowest member, so the order of unions does not affect any result. Path
/// halving: amortised O(log size) per call, nearly constant in practice. Memory: 4 bytes per
/// number. Source: R. E. Tarjan, J. van Leeuwen, "Worst-case analysis of set union algorithms",
/// JACM 31, 1984.
class UnionFind {
 public:
  /// Every number is a set of its own.
  explicit UnionFind(uint32_t size) : parents_(size) {
    for (uint32_t i = 0; i < size; ++i) parents_[i] = i;
  }

  uint32_t size() const { return static_cast<uint32_t>(parents_.size()); }

  /// The lowest member of the set that contains an item.
  uint32_t find(uint32_t item) {
    for (LoopBound turns(parents_.size()); parents_[item] != item; ++turns)
      item = parents_[item] = parents_[parents_[item]];
    return item;
  }

  /// Unites the sets of two items. Returns false if they were in the same set already.
  bool unite(uint32_t a, uint32_t b) {
    a = find(a);
    b = find(b);
    if (a == b) return false;
    (a < b ? parents_[b] : parents_[a]) = a < b ? a : b;
    return true;
  }

 private:
  std::vector<uint32_t> parents_;
};

}  // namespace mazewright
