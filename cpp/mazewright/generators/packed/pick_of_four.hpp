#pragma once
// random.pick for at most four directions, without a division or a loop.

#include <array>
#include <bit>

#include "mazewright/base/random.hpp"

namespace mazewright {

/// random.pick of up to four directions by one table look-up: of[set][draw(random)]. The draw,
/// modulo 12 = lcm(1..4), does not depend on the set.
struct PickOfFour {
  std::array<std::array<uint8_t, 12>, 16> of{};

  constexpr PickOfFour() {
    for (unsigned set = 1; set < 16; ++set) {
      const auto count = static_cast<unsigned>(std::popcount(set));
      for (unsigned drawn = 0; drawn < 12; ++drawn) {
        of[set][drawn] = static_cast<uint8_t>(memberAt(set, drawn % count));
      }
    }
  }

  /// The draw of random.pick, reduced to 0 .. 11.
  static uint32_t draw(Random& random) { return random.below(840) % 12; }
};

inline constexpr PickOfFour pickOfFour;

}  // namespace mazewright
