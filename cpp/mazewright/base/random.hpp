#pragma once
// The only source of randomness. Integers only, no global state, no clock: the same key gives the
// same numbers with every compiler and in every release (the seed promise,
// web/docs/seed-promise.md).
//
// Comments name draws by the functions of Random: below(n) is one bounded draw, pick is one draw of
// a direction, next is one draw of 64 bits. The number and the order of draws are part of the
// promise.

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>
#include <utility>

#include "mazewright/base/loop_bound.hpp"

namespace mazewright {

/// The key of a text seed: FNV-1a, 64 bits, over the bytes of the text (UTF-8). Source: Fowler,
/// Noll, Vo, Eastlake, RFC draft "The FNV Non-Cryptographic Hash Algorithm".
constexpr uint64_t hashText(std::string_view text) {
  uint64_t hash = 0xcbf29ce484222325;
  for (char c : text) hash = (hash ^ static_cast<uint8_t>(c)) * 0x100000001b3;
  return hash;
}

/// SplitMix64 as a pure function: output number `index` of the stream that starts at `key`. Any
/// output is available without computing those before it. Source: Steele, Lea, Flood, "Fast
/// splittable pseudorandom number generators", OOPSLA 2014.
constexpr uint64_t splitMix(uint64_t key, uint64_t index) {
  uint64_t z = key + (index + 1) * 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

/// The member of a set of up to 8 directions (bit d: direction d) with `rank` lower members.
/// Precondition: the set has more than `rank` members. No loop, because a processor cannot predict
/// its length.
constexpr unsigned memberAt(unsigned directions, unsigned rank) {
  // For each set of four directions, its members from the lowest up, two bits per member.
  constexpr std::array<uint8_t, 16> members{0x00, 0x00, 0x01, 0x04, 0x02, 0x08, 0x09, 0x24,
                                            0x03, 0x0c, 0x0d, 0x34, 0x0e, 0x38, 0x39, 0xe4};
  const auto inLow = static_cast<unsigned>(std::popcount(directions & 15));
  if (rank < inLow) return members[directions & 15] >> 2 * rank & 3;
  return 4 + (members[directions >> 4] >> 2 * (rank - inLow) & 3);
}

/// A stream of random numbers: xoshiro256**, seeded by SplitMix64. Copying a Random copies its
/// position in the stream. Not for cryptography. Source: D. Blackman, S. Vigna, "Scrambled linear
/// pseudorandom number generators", ACM TOMS 47, 2021.
class Random {
 public:
  /// The stream of a key: Seed::key(), or a number drawn from another stream.
  explicit constexpr Random(uint64_t key) {
    for (uint64_t i = 0; i < 4; ++i) state_[i] = splitMix(key, i);
  }

  /// A named stream next to the main stream of the same key: the draws of one do not shift those of
  /// the other.
  constexpr Random(uint64_t key, std::string_view stream) : Random(key ^ hashText(stream)) {}

  /// The position in the stream, from which the constructor below restores the stream.
  constexpr const std::array<uint64_t, 4>& state() const { return state_; }
  explicit constexpr Random(const std::array<uint64_t, 4>& state) : state_(state) {}

  /// Uniform in 0 .. 2^64 - 1.
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

  /// Exactly uniform in 0 .. bound - 1. Precondition: bound >= 1. Consumes one output of the
  /// stream; with a probability below bound / 2^32 it consumes more. Source: D. Lemire, "Fast
  /// random integer generation in an interval", ACM TOMACS 29, 2019.
  constexpr uint32_t below(uint32_t bound) {
    uint64_t product = (next() >> 32) * bound;
    if (static_cast<uint32_t>(product) < bound) {
      const uint32_t reject = (0u - bound) % bound;
      // A draw is rejected with a probability below a half.
      for (LoopBound draws(64); static_cast<uint32_t>(product) < reject; ++draws) {
        product = (next() >> 32) * bound;
      }
    }
    return static_cast<uint32_t>(product >> 32);
  }

  /// Uniform in low .. high, both included: low + below(high - low + 1).
  constexpr int32_t between(int32_t low, int32_t high) {
    return low + static_cast<int32_t>(below(static_cast<uint32_t>(high - low + 1)));
  }

  /// A uniform member of a set of directions. Draws below(840), where 840 = lcm(1..8), whatever the
  /// set is: the draw can be made before the set is known, and a set of one member draws too.
  /// Precondition: the set is not empty.
  constexpr unsigned pick(unsigned directions) {
    const auto count = static_cast<unsigned>(std::popcount(directions));
    const uint32_t drawn = below(840);
    // drawn % count: exact while drawn * count is below 2^16 / 8.
    return memberAt(directions, drawn - (drawn * reciprocals[count] >> 16) * count);
  }

  /// A uniform permutation: Fisher-Yates from the front, which swaps item i with item i +
  /// below(size - i) for every i but the last.
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

/// Fair coin flips, 64 per draw of next(), lowest bit first.
class Coins {
 public:
  explicit Coins(Random& random) : random_(random) {}

  /// Draws only if all 64 bits of the previous draw are used up.
  bool flip() {
    if (remaining_ == 0) {
      word_ = random_.next();
      remaining_ = 64;
    }
    const bool heads = (word_ & 1) != 0;
    word_ >>= 1;
    --remaining_;
    return heads;
  }

 private:
  Random& random_;
  uint64_t word_ = 0;
  unsigned remaining_ = 0;
};

}  // namespace mazewright
