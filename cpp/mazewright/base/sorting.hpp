#pragma once
// Sorting by 64-bit keys: with std::sort once for each type and order, mazewright.js was 2 KB
// larger.

#include <cstdint>
#include <utility>
#include <vector>

namespace mazewright {

/// Sorts ascending. Cost: O(n).
void sortKeys(std::vector<uint64_t>& keys);

/// Sorts ascending. Cost: O(n).
void sortNumbers(std::vector<uint32_t>& numbers);

/// Sorts ascending, by the first numbers and then by the second ones, each pair kept once.
/// Cost: O(n).
void sortUnique(std::vector<std::pair<uint32_t, uint32_t>>& pairs);

/// Sorts by the key of each item, ascending; items of the same key keep their order. A key is
/// less than 2^32, and so is the number of items. Cost: O(n).
template <typename Item, typename Key>
void sortBy(std::vector<Item>& items, Key key) {
  std::vector<uint64_t> keys(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) keys[i] = uint64_t{key(items[i])} << 32 | i;
  sortKeys(keys);
  const std::vector<Item> given = items;
  for (std::size_t i = 0; i < items.size(); ++i) items[i] = given[static_cast<uint32_t>(keys[i])];
}

}  // namespace mazewright
