#pragma once
// Taking a random item out of a list in O(1), at the price of the list's order.

#include "mazewright/base/random.hpp"

namespace mazewright {

/// Uniform among the items of a list that is not empty; the last one takes its place. Draws below
/// their number.
template <typename List>
auto drawOut(Random& random, List& items) {
  const uint32_t place = random.below(static_cast<uint32_t>(items.size()));
  const auto item = items[place];
  items[place] = items.back();
  items.pop_back();
  return item;
}

}  // namespace mazewright
