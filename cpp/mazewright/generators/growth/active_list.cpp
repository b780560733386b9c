// What a list of growing cells does in more than a step or two.

#include "mazewright/generators/growth/active_list.hpp"

#include <bit>

namespace mazewright {

namespace {

/// The number of the member of a word that `rank` lower ones precede.
/// Source: S. Vigna, "Broadword implementation of rank/select queries", WEA 2008.
uint32_t bitOfRank(uint64_t members, uint32_t rank) {
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

}  // namespace

uint32_t ActiveList::ofRank(uint32_t rank) const {
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

void ActiveList::remove(uint32_t place) {
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

void ActiveList::addWord() {
  here_.push_back(0);
  const std::size_t word = here_.size();
  if (word >= counts_.size()) counts_.resize(2 * std::bit_ceil(word), none);
  uint32_t count = 0;
  for (std::size_t part = 1; part < (word & (0 - word)); part *= 2) {
    count += counts_[word - part - 1];
  }
  counts_[word - 1] = count;
}

}  // namespace mazewright
