#pragma once
// The growing cells of a tree in the order in which they joined it. The place of the newest and of
// the oldest is at hand, that of any rank is found in O(log n); adding one costs O(1), removing one
// O(1) at the new end and O(log n) elsewhere. Memory: 4 bytes for every cell since the oldest.

#include <bit>
#include <cstdint>
#include <vector>

#include "texture.hpp"

namespace mazewright {

class ActiveList {
 public:
  bool empty() const { return live_ == 0; }
  uint32_t size() const { return live_; }

  uint32_t oldest() const { return oldest_; }
  uint32_t newest() const { return static_cast<uint32_t>(walkers_.size()) - 1; }

  /// The place of the walker before which `rank` have joined that are still here.
  uint32_t ofRank(uint32_t rank) const {
    uint32_t word = 0;
    for (auto step = std::bit_floor(static_cast<uint32_t>(counts_.size())); step > 0; step /= 2) {
      if (word + step > counts_.size() || counts_[word + step - 1] > rank) continue;
      word += step;
      rank -= counts_[word - 1];
    }
    uint64_t members = here_[word];
    for (; rank > 0; --rank) members &= members - 1;
    return word << 6 | static_cast<uint32_t>(std::countr_zero(members));
  }

  Walker operator[](uint32_t place) const { return walkers_[place]; }

  void add(Walker walker) {
    if (live_ == 0) oldest_ = static_cast<uint32_t>(walkers_.size());
    if (walkers_.size() % 64 == 0) addWord();
    walkers_.push_back(walker);
    here_.back() |= uint64_t{1} << (newest() & 63);
    ++counts_.back();
    ++live_;
  }

  void remove(uint32_t place) {
    here_[place >> 6] &= ~(uint64_t{1} << (place & 63));
    for (std::size_t word = (place >> 6) + 1; word <= counts_.size(); word += word & (0 - word)) {
      --counts_[word - 1];
    }
    --live_;
    while (!walkers_.empty() && !isHere(newest())) {
      walkers_.pop_back();
      if (walkers_.size() % 64 != 0) continue;
      here_.pop_back();
      counts_.pop_back();
    }
    while (live_ > 0 && !isHere(oldest_)) ++oldest_;
  }

 private:
  bool isHere(uint32_t place) const { return (here_[place >> 6] >> (place & 63) & 1) != 0; }

  /// Entry w of a Fenwick tree counts the members of the last (w & -w) words up to word w, from 1.
  void addWord() {
    const std::size_t word = counts_.size() + 1;
    uint32_t count = 0;
    for (std::size_t part = 1; part < (word & (0 - word)); part *= 2) {
      count += counts_[word - part - 1];
    }
    here_.push_back(0);
    counts_.push_back(count);
  }

  std::vector<Walker> walkers_;
  /// A bit a place: whether its walker is still here.
  std::vector<uint64_t> here_;
  std::vector<uint32_t> counts_;
  uint32_t live_ = 0;
  uint32_t oldest_ = 0;
};

}  // namespace mazewright
