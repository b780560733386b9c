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
    uint32_t first = 0;
    for (auto step = static_cast<uint32_t>(counts_.size()) / 2; step > 0; step /= 2) {
      // Without a branch, which would be a coin that no processor foretells.
      const uint32_t count = counts_[first + step - 1];
      const bool beyond = count <= rank;
      first += beyond ? step : 0;
      rank -= beyond ? count : 0;
    }
    uint32_t word = first * wordsABlock;
    for (uint32_t step = wordsABlock; step > 1; --step) {
      const auto count = static_cast<uint32_t>(std::popcount(here_[word]));
      const bool beyond = count <= rank;
      word += beyond ? 1 : 0;
      rank -= beyond ? count : 0;
    }
    return word << 6 | bitOfRank(here_[word], rank);
  }

  Walker operator[](uint32_t place) const { return walkers_[place]; }

  void add(Walker walker) {
    if (live_ == 0) oldest_ = static_cast<uint32_t>(walkers_.size());
    if (walkers_.size() % block == 0) addBlock();
    walkers_.push_back(walker);
    here_[newest() >> 6] |= uint64_t{1} << (newest() & 63);
    ++counts_[here_.size() / wordsABlock - 1];
    ++live_;
  }

  void remove(uint32_t place) {
    here_[place >> 6] &= ~(uint64_t{1} << (place & 63));
    const std::size_t blocks = here_.size() / wordsABlock;
    for (std::size_t at = place / block + 1; at <= blocks; at += at & (0 - at)) --counts_[at - 1];
    --live_;
    while (!walkers_.empty() && !isHere(newest())) {
      walkers_.pop_back();
      if (walkers_.size() % block != 0) continue;
      counts_[here_.size() / wordsABlock - 1] = none;
      here_.resize(here_.size() - wordsABlock);
    }
    while (live_ > 0 && !isHere(oldest_)) ++oldest_;
  }

 private:
  bool isHere(uint32_t place) const { return (here_[place >> 6] >> (place & 63) & 1) != 0; }

  void addBlock() {
    here_.resize(here_.size() + wordsABlock);
    const std::size_t blocks = here_.size() / wordsABlock;
    if (blocks >= counts_.size()) counts_.resize(2 * std::bit_ceil(blocks), none);
    uint32_t count = 0;
    for (std::size_t part = 1; part < (blocks & (0 - blocks)); part *= 2) {
      count += counts_[blocks - part - 1];
    }
    counts_[blocks - 1] = count;
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

  /// Places that are counted together: a line of a cache.
  static constexpr uint32_t block = 512;
  static constexpr uint32_t wordsABlock = block / 64;
  /// The count of a block that is not there: more than any rank.
  static constexpr uint32_t none = 0xffffffff;

  std::vector<Walker> walkers_;
  /// A bit a place: whether its walker is still here.
  std::vector<uint64_t> here_;
  /// Entry b of a Fenwick tree counts the members of the last (b & -b) blocks up to block b, from 1.
  /// As many as a power of two, over the number of blocks.
  std::vector<uint32_t> counts_;
  uint32_t live_ = 0;
  uint32_t oldest_ = 0;
};

}  // namespace mazewright
