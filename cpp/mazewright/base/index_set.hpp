#pragma once
// A set of small numbers with fast access to its least member: a tree of bits in which each bit of
// a level says whether a word of 64 bits of the level below has a member.

#include <bit>
#include <cstdint>
#include <vector>

#include "mazewright/base/loop_bound.hpp"

namespace mazewright {

/// A subset of 0 .. size - 1. Insert, erase and first cost O(log64 size): four levels for 16
/// million numbers. Memory: about 65 bits per 64 numbers.
class IndexSet {
 public:
  /// The empty set.
  explicit IndexSet(uint32_t size) {
    size = (size + 63) / 64;
    levels_.emplace_back(size);
    for (LoopBound turns(32); size > 1; ++turns) {
      size = (size + 63) / 64;
      levels_.emplace_back(size);
    }
  }

  /// Adds a number below the size; no effect if it is a member already.
  void insert(uint32_t index) {
    for (auto& level : levels_) {
      uint64_t& word = level[index >> 6];
      const bool isSummarised = word != 0;
      word |= uint64_t{1} << (index & 63);
      if (isSummarised) return;
      index >>= 6;
    }
  }

  /// Removes a number; no effect if it is not a member.
  void erase(uint32_t index) {
    for (auto& level : levels_) {
      uint64_t& word = level[index >> 6];
      word &= ~(uint64_t{1} << (index & 63));
      if (word != 0) return;
      index >>= 6;
    }
  }

  bool empty() const { return levels_.back().front() == 0; }

  /// The least member. Precondition: the set is not empty.
  uint32_t first() const {
    uint32_t index = 0;
    for (auto level = levels_.rbegin(); level != levels_.rend(); ++level) {
      index = index << 6 | static_cast<uint32_t>(std::countr_zero((*level)[index]));
    }
    return index;
  }

 private:
  /// The members' bits first, then the summaries, up to a level of one word.
  std::vector<std::vector<uint64_t>> levels_;
};

}  // namespace mazewright
