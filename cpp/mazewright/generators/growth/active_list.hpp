#pragma once
// The growing cells of a tree in the order in which they joined it. The place of the newest and of
// the oldest is known, that of any rank is found in O(log n); adding one costs O(1), removing one
// O(1) at the new end and O(log n) elsewhere. Memory: 4 bytes for every cell since the oldest.

#include <cstdint>
#include <vector>

#include "mazewright/generators/growth/bias.hpp"

namespace mazewright {

class ActiveList {
 public:
  bool empty() const { return live_ == 0; }
  uint32_t size() const { return live_; }

  uint32_t oldest() const { return oldest_; }
  uint32_t newest() const { return static_cast<uint32_t>(walkers_.size()) - 1; }

  /// The place of the walker before which `rank` have joined that are still here.
  uint32_t ofRank(uint32_t rank) const;

  Walker operator[](uint32_t place) const { return walkers_[place]; }

  void add(Walker walker) {
    if (live_ == 0) oldest_ = static_cast<uint32_t>(walkers_.size());
    if (walkers_.size() % 64 == 0) addWord();
    walkers_.push_back(walker);
    here_.back() |= uint64_t{1} << (newest() & 63);
    ++counts_[here_.size() - 1];
    ++live_;
  }

  void remove(uint32_t place);

 private:
  bool isHere(uint32_t place) const { return (here_[place >> 6] >> (place & 63) & 1) != 0; }

  void addWord();

  /// The count of a word that is not there: more than any rank.
  static constexpr uint32_t none = 0xffffffff;

  std::vector<Walker> walkers_;
  /// A bit a place: whether its walker is still here.
  std::vector<uint64_t> here_;
  /// Entry w of a Fenwick tree counts the members of the last (w & -w) words up to word w, from 1.
  /// As many as a power of two, over the number of words.
  std::vector<uint32_t> counts_;
  uint32_t live_ = 0;
  uint32_t oldest_ = 0;
};

}  // namespace mazewright
