#pragma once
// A shuffle that ends early.

#include <cstdint>
#include <utility>
#include <vector>

#include "mazewright/base/random.hpp"

namespace mazewright {

/// Step `i` of a Fisher-Yates shuffle: swaps item `i` with item `i + below(size - i)`. Makes one
/// draw, none for the last item. A pass that ends early so draws only for the items it visited.
template <typename Item>
void shuffleStep(std::vector<Item>& items, std::size_t i, Random& random) {
  const std::size_t remaining = items.size() - i;
  if (remaining > 1) {
    std::swap(items[i], items[i + random.below(static_cast<uint32_t>(remaining))]);
  }
}

}  // namespace mazewright
