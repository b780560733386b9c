#pragma once
// Removal of a random item from a list in O(1), which changes the order of the list.

#include "mazewright/base/random.hpp"

namespace mazewright {

/// Removes and returns an item, uniform among all. The last item moves to its place. Draws:
/// below(size). Precondition: the list is not empty. Cost: O(1).
template <typename List>
auto popRandom(Random& random, List& items) {
  const uint32_t place = random.below(static_cast<uint32_t>(items.size()));
  const auto item = items[place];
  items[place] = items.back();
  items.pop_back();
  return item;
}

}  // namespace mazewright
