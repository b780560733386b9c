// The operations of ActiveList that are more than a few instructions.

#include "mazewright/generators/growth/active_list.hpp"

#include <bit>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/random.hpp"

namespace mazewright {

namespace {

/// The number of the set bit of a word that `rank` lower set bits precede. Source: S. Vigna,
/// "Broadword implementation of rank/select queries", WEA 2008.
uint32_t bitOfRank(uint64_t members, uint32_t rank) {
  constexpr uint64_t ones = 0x0101010101010101;
  uint64_t counts = members - (members >> 1 & 0x55 * ones);
  counts = (counts & 0x33 * ones) + (counts >> 2 & 0x33 * ones);
  // sums: per byte, the number of set bits in it and in the bytes below. lower: a 1 per byte whose
  // sum is at most the rank.
  const uint64_t sums = ((counts + (counts >> 4)) & 0x0f * ones) * ones;
  const uint64_t lower = ((rank * ones | 0x80 * ones) - sums) >> 7 & ones;
  const auto byte = static_cast<uint32_t>(lower * ones >> 56) * 8;
  rank -= static_cast<uint32_t>(sums << 8 >> byte) & 0xff;
  return byte + memberAt(static_cast<uint32_t>(members >> byte) & 0xff, rank);
}

}  // namespace

uint32_t ActiveList::ofRank(uint32_t rank) const {
  uint32_t word = 0;
  for (auto step = static_cast<uint32_t>(counts_.size()) / 2; step > 0; step /= 2) {
    // Without a branch, because a processor cannot predict a random one.
    const uint32_t count = counts_[word + step - 1];
    const bool beyond = count <= rank;
    word += beyond ? step : 0;
    rank -= beyond ? count : 0;
  }
  return word << 6 | bitOfRank(active_[word], rank);
}

void ActiveList::remove(uint32_t place) {
  active_[place >> 6] &= ~(uint64_t{1} << (place & 63));
  for (std::size_t word = (place >> 6) + 1; word <= active_.size(); word += word & (0 - word)) {
    --counts_[word - 1];
  }
  --size_;
  for (LoopBound turns(walkers_.size()); !walkers_.empty() && !isActive(newest()); ++turns) {
    walkers_.pop_back();
    if (walkers_.size() % 64 != 0) continue;
    counts_[active_.size() - 1] = none;
    active_.pop_back();
  }
  for (LoopBound turns(walkers_.size()); size_ > 0 && !isActive(oldest_); ++turns) ++oldest_;
}

void ActiveList::addWord() {
  active_.push_back(0);
  const std::size_t word = active_.size();
  if (word >= counts_.size()) counts_.resize(2 * std::bit_ceil(word), none);
  uint32_t count = 0;
  for (std::size_t part = 1; part < (word & (0 - word)); part *= 2) {
    count += counts_[word - part - 1];
  }
  counts_[word - 1] = count;
}

}  // namespace mazewright
