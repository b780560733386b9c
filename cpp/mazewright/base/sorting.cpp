#include "mazewright/base/sorting.hpp"

#include <array>

namespace mazewright {

// By bytes, the lowest first. With std::sort, braiding by nearest dead ends took 1.1 times as long.
void sortKeys(std::vector<uint64_t>& keys) {
  // By insertion, without counts and a copy: passes sort many short lists.
  if (keys.size() < 16) {
    for (std::size_t end = 1; end < keys.size(); ++end) {
      for (std::size_t i = end; i > 0 && keys[i - 1] > keys[i]; --i)
        std::swap(keys[i - 1], keys[i]);
    }
    return;
  }
  std::vector<uint64_t> sorted(keys.size());
  for (unsigned shift = 0; shift < 64; shift += 8) {
    const auto digitOf = [shift](uint64_t key) { return key >> shift & 255; };
    /// Per digit where its next key belongs.
    std::array<std::size_t, 257> places{};
    for (const uint64_t key : keys) ++places[digitOf(key) + 1];
    if (keys.empty() || places[digitOf(keys.front()) + 1] == keys.size()) continue;
    for (std::size_t digit = 1; digit < places.size(); ++digit) places[digit] += places[digit - 1];
    for (const uint64_t key : keys) sorted[places[digitOf(key)]++] = key;
    keys.swap(sorted);
  }
}

void sortNumbers(std::vector<uint32_t>& numbers) {
  std::vector<uint64_t> keys(numbers.begin(), numbers.end());
  sortKeys(keys);
  for (std::size_t i = 0; i < keys.size(); ++i) numbers[i] = static_cast<uint32_t>(keys[i]);
}

void sortUnique(std::vector<std::pair<uint32_t, uint32_t>>& pairs) {
  std::vector<uint64_t> keys;
  for (const auto& [first, second] : pairs) keys.push_back(uint64_t{first} << 32 | second);
  sortKeys(keys);
  pairs.clear();
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (i > 0 && keys[i] == keys[i - 1]) continue;
    pairs.emplace_back(static_cast<uint32_t>(keys[i] >> 32), static_cast<uint32_t>(keys[i]));
  }
}

}  // namespace mazewright
