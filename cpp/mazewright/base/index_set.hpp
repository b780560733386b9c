#pragma once
// A set of small numbers that gives its least member at once: one bit a member under summaries of
// 64 to 1. Insert, erase and first cost O(log64 n); 16 million members take four levels.

#include <bit>
#include <cstdint>
#include <vector>

namespace mazewright {

class IndexSet {
 public:
  explicit IndexSet(uint32_t size) {
    do {
      size = (size + 63) / 64;
      levels_.emplace_back(size);
    } while (size > 1);
  }

  void insert(uint32_t index) {
    for (auto& level : levels_) {
      uint64_t& word = level[index >> 6];
      const bool known = word != 0;
      word |= uint64_t{1} << (index & 63);
      if (known) return;
      index >>= 6;
    }
  }

  void erase(uint32_t index) {
    for (auto& level : levels_) {
      uint64_t& word = level[index >> 6];
      word &= ~(uint64_t{1} << (index & 63));
      if (word != 0) return;
      index >>= 6;
    }
  }

  bool empty() const { return levels_.back().front() == 0; }

  /// The least member of a set that is not empty.
  uint32_t first() const {
    uint32_t index = 0;
    for (auto level = levels_.rbegin(); level != levels_.rend(); ++level) {
      index = index << 6 | static_cast<uint32_t>(std::countr_zero((*level)[index]));
    }
    return index;
  }

 private:
  std::vector<std::vector<uint64_t>> levels_;
};

}  // namespace mazewright
