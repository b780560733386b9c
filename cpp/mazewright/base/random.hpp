#pragma once
// The one source of chance. Integers only, no global state, no clock: the same key gives the same
// numbers on every compiler and in every release (the seed promise).

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>
#include <utility>

namespace mazewright {

/// FNV-1a, 64 bit, over the bytes of a text (UTF-8). Source: RFC draft "The FNV Non-Cryptographic
/// Hash Algorithm", Fowler, Noll, Vo, Eastlake.
constexpr uint64_t hashText(std::string_view text) {
  uint64_t hash = 0xcbf29ce484222325;
  for (char c : text) hash = (hash ^ static_cast<uint8_t>(c)) * 0x100000001b3;
  return hash;
}

/// SplitMix64 as a pure function: output number `index` of the stream that starts at `key`.
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
constexpr uint64_t splitMix(uint64_t key, uint64_t index) {
  uint64_t z = key + (index + 1) * 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

/// The member of a set of up to 8 directions that `rank` lower ones precede. Without a loop, whose
/// length no processor could foretell.
constexpr unsigned memberAt(unsigned directions, unsigned rank) {
  // For each set of four, its members from the lowest up, two bits each.
  constexpr std::array<uint8_t, 16> members{0x00, 0x00, 0x01, 0x04, 0x02, 0x08, 0x09, 0x24,
                                            0x03, 0x0c, 0x0d, 0x34, 0x0e, 0x38, 0x39, 0xe4};
  const auto inLow = static_cast<unsigned>(std::popcount(directions & 15));
  if (rank < inLow) return members[directions & 15] >> 2 * rank & 3;
  return 4 + (members[directions >> 4] >> 2 * (rank - inLow) & 3);
}

/// xoshiro256** seeded by SplitMix64. Source: Blackman, Vigna, "Scrambled linear pseudorandom
/// number generators", ACM TOMS 2021. Copying a Random copies its place in the stream.
class Random {
 public:
  explicit constexpr Random(uint64_t key) {
    for (uint64_t i = 0; i < 4; ++i) state_[i] = splitMix(key, i);
  }

  /// A stream of its own beside the main one, so that neither's draws shift the other's.
  constexpr Random(uint64_t key, std::string_view stream) : Random(key ^ hashText(stream)) {}

  /// Its place in the stream, and one put back to it.
  constexpr const std::array<uint64_t, 4>& place() const { return state_; }
  explicit constexpr Random(const std::array<uint64_t, 4>& place) : state_(place) {}

  constexpr uint64_t next() {
    const uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  /// Uniform in 0..bound-1, exactly; bound >= 1. One draw but for a chance below bound / 2^32.
  /// Source: Lemire, "Fast random integer generation in an interval", ACM TOMACS 2019.
  constexpr uint32_t below(uint32_t bound) {
    uint64_t product = (next() >> 32) * bound;
    if (static_cast<uint32_t>(product) < bound) {
      const uint32_t reject = (0u - bound) % bound;
      while (static_cast<uint32_t>(product) < reject) product = (next() >> 32) * bound;
    }
    return static_cast<uint32_t>(product >> 32);
  }

  /// One member of a set of directions, uniform. The draw (below(840), 840 = lcm(1..8)) does not
  /// depend on the set, so it can be made ahead of knowing the set.
  constexpr unsigned pick(unsigned directions) {
    const auto count = static_cast<unsigned>(std::popcount(directions));
    const uint32_t drawn = below(840);
    // drawn % count: exact while drawn * count is under 2^16 / 8.
    return memberAt(directions, drawn - (drawn * reciprocals[count] >> 16) * count);
  }

  /// Fisher-Yates from the front: swaps i with i + below(size - i) for every i but the last.
  template <typename T, std::size_t size>
  constexpr void shuffle(std::array<T, size>& items) {
    for (std::size_t i = 0; i + 1 < size; ++i) {
      const std::size_t other = i + below(static_cast<uint32_t>(size - i));
      std::swap(items[i], items[other]);
    }
  }

 private:
  /// 2^16 / count, rounded up.
  static constexpr std::array<uint32_t, 9> reciprocals{0,     65536, 32768, 21846, 16384,
                                                       13108, 10923, 9363,  8192};
  std::array<uint64_t, 4> state_{};
};

/// Fair coins, 64 to a draw, lowest bit first.
class Coins {
 public:
  explicit Coins(Random& random) : random_(random) {}

  bool flip() {
    if (left_ == 0) {
      word_ = random_.next();
      left_ = 64;
    }
    const bool heads = (word_ & 1) != 0;
    word_ >>= 1;
    --left_;
    return heads;
  }

 private:
  Random& random_;
  uint64_t word_ = 0;
  unsigned left_ = 0;
};

}  // namespace mazewright
