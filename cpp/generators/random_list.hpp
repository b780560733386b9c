#pragma once
// Lists from which a random member is drawn: the maze's border, in many algorithms.

#include <algorithm>
#include <memory>
#include <vector>

#include "random.hpp"

namespace mazewright {

/// A random member of a list that is not empty, one draw below its size; the last one takes its
/// place.
template <typename Item>
Item takeRandom(Random& random, std::vector<Item>& items) {
  const uint32_t place = random.below(static_cast<uint32_t>(items.size()));
  const Item item = items[place];
  items[place] = items.back();
  items.pop_back();
  return item;
}

/// Where a list stands that a slice of work keeps the length of itself, in a register.
template <typename Item>
class Shelf {
 public:
  /// The list of `length` items, with room for `more` behind them, which hold anything. Cost: O(1)
  /// an item over all calls.
  Item* extend(std::size_t length, std::size_t more) {
    if (length + more > size_) {
      size_ = std::max(length + more, 2 * size_);
      std::unique_ptr<Item[]> larger(new Item[size_]);
      std::copy_n(items_.get(), length, larger.get());
      items_ = std::move(larger);
    }
    return items_.get();
  }

 private:
  std::unique_ptr<Item[]> items_;
  std::size_t size_ = 0;
};

}  // namespace mazewright
