#pragma once
// The components of a maze or a grid, which become connected one after the other.

#include "mazewright/base/union_find.hpp"
#include "mazewright/model/grid.hpp"

namespace mazewright {

/// Disjoint sets of components: first one set per component, later those that were united. A search
/// labels the components, so that only labels are in sets.
class ComponentSets {
 public:
  /// Of the kept cells of a grid, linked as in componentsOf. Cost: O(cells).
  ComponentSets(const Grid& grid, const std::vector<uint8_t>& links)
      : components_(componentsOf(grid, links)), sets_(components_.count) {}

  /// The number of components.
  uint32_t count() const { return components_.count; }

  /// The set that a cell is in: a number below count().
  uint32_t of(Cell cell) { return sets_.find(components_.of[cell]); }

  /// Unites the sets of two cells. Returns false if they were in the same set already.
  bool unite(Cell a, Cell b) { return uniteSets(components_.of[a], components_.of[b]); }

  /// The same for two sets by numbers that of() returned, now or before.
  bool uniteSets(uint32_t a, uint32_t b) { return sets_.unite(a, b); }

 private:
  Components components_;
  UnionFind sets_;
};

}  // namespace mazewright
