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
    for (auto step = static_cast<uint32_t>(counts_.size()) / 2; step > 0; step /= 2) {
      // Without a branch, which would be a coin that no processor foretells.
      const uint32_t count = counts_[word + step - 1];
      const bool beyond = count <= rank;
      word += beyond ? step : 0;
      rank -= beyond ? count : 0;
    }
    return word << 6 | bitOfRank(here_[word], rank);
  }

  Walker operator[](uint32_t place) const { return walkers_[place]; }

  void add(Walker walker) {
    if (live_ == 0) oldest_ = static_cast<uint32_t>(walkers_.size());
    if (walkers_.size() % 64 == 0) addWord();
    walkers_.push_back(walker);
    here_.back() |= uint64_t{1} << (newest() & 63);
    ++counts_[here_.size() - 1];
    ++live_;
  }

  void remove(uint32_t place) {
    here_[place >> 6] &= ~(uint64_t{1} << (place & 63));
    for (std::size_t word = (place >> 6) + 1; word <= here_.size(); word += word & (0 - word)) {
      --counts_[word - 1];
    }
    --live_;
    while (!walkers_.empty() && !isHere(newest())) {
      walkers_.pop_back();
      if (walkers_.size() % 64 != 0) continue;
      counts_[here_.size() - 1] = none;
      here_.pop_back();
    }
    while (live_ > 0 && !isHere(oldest_)) ++oldest_;
  }

 private:
  bool isHere(uint32_t place) const { return (here_[place >> 6] >> (place & 63) & 1) != 0; }

  void addWord() {
    here_.push_back(0);
    const std::size_t word = here_.size();
    if (word >= counts_.size()) counts_.resize(2 * std::bit_ceil(word), none);
    uint32_t count = 0;
    for (std::size_t part = 1; part < (word & (0 - word)); part *= 2) {
      count += counts_[word - part - 1];
    }
    counts_[word - 1] = count;
  }

  /// The number of the member of a word that `rank` lower ones precede.
  /// Source: S. Vigna, "Broadword implementation of rank/select queries", WEA 2008.
  static uint32_t bitOfRank(uint64_t members, uint32_t rank) {
    constexpr uint64_t ones = 0x0101010101010101;
    uint64_t counts = members - (members >> 1 & 0x55 * ones);
    counts = (counts & 0x33 * ones) + (counts >> 2 & 0x33 * ones);
    // In each byte, how many members it and the lower bytes have; then, how many bytes lie lower.
    const uint64_t sums = ((counts + (counts >> 4)) & 0x0f * ones) * ones;
    const uint64_t lower = ((rank * ones | 0x80 * ones) - sums) >> 7 & ones;
    const auto byte = static_cast<uint32_t>(lower * ones >> 56) * 8;
    rank -= static_cast<uint32_t>(sums << 8 >> byte) & 0xff;
    return byte + memberAt(static_cast<uint32_t>(members >> byte) & 0xff, rank);
  }

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
