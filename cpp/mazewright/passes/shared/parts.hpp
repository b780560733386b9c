#pragma once
// Parts of a maze or a grid that become connected one after the other.

#include "mazewright/base/union_find.hpp"
#include "mazewright/model/grid.hpp"

namespace mazewright {

/// The components of a graph of cells, which can be united. A search labels them first, so that
/// only labels are in sets.
class Parts {
 public:
  /// Of the kept cells of a grid, linked as in componentsOf. Cost: O(cells).
  Parts(const Grid& grid, const std::vector<uint8_t>& links)
      : components_(componentsOf(grid, links)), sets_(components_.count) {}

  /// How many there were at first.
  uint32_t count() const { return components_.count; }

  /// The part of a cell: a number below count().
  uint32_t of(Cell cell) { return sets_.find(components_.of[cell]); }

  /// Unites the parts of two cells. Returns false if they were in the same part already.
  bool unite(Cell a, Cell b) { return uniteParts(components_.of[a], components_.of[b]); }

  /// The same of two parts by numbers that of() returned, now or before.
  bool uniteParts(uint32_t a, uint32_t b) { return sets_.unite(a, b); }

 private:
  Components components_;
  UnionFind sets_;
};

}  // namespace mazewright
