#pragma once
// Disjoint sets of numbers from 0, most often cells. The root of a set is its lowest member, so the
// order of unions never shows. Cost: near constant a call by path halving. Source: R. E. Tarjan, J.
// van Leeuwen, "Worst-case analysis of set union algorithms", JACM 31, 1984.

#include <cstdint>
#include <vector>

namespace mazewright {

class UnionFind {
 public:
  explicit UnionFind(uint32_t size) : parents_(size) {
    for (uint32_t i = 0; i < size; ++i) parents_[i] = i;
  }

  uint32_t size() const { return static_cast<uint32_t>(parents_.size()); }

  uint32_t find(uint32_t item) {
    while (parents_[item] != item) item = parents_[item] = parents_[parents_[item]];
    return item;
  }

  /// False when they are in one set already.
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
