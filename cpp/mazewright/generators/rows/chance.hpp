#pragma once
// Random yes-or-no decisions with a probability: a parameter of kind `share` as a coin.

#include "mazewright/base/random.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

/// A coin of any weight. If the share is exactly a half, flips are those of Coins, 64 per draw;
/// otherwise every flip draws below(1000). A new Chance begins with new coins.
class Chance {
 public:
  /// `share`: the probability of heads, in thousandths.
  Chance(Random& random, int32_t share) : random_(random), coins_(random), share_(share) {}

  /// Returns true for heads.
  bool flip() {
    if (share_ == wholeShare / 2) return coins_.flip();
    return static_cast<int32_t>(random_.below(wholeShare)) < share_;
  }

 private:
  Random& random_;
  Coins coins_;
  int32_t share_;
};

/// Refuses any share but a half in mode 'original', whose programs flip fair coins.
inline Problem fairInOriginalMode(const Settings& settings, const Param& share) {
  const int32_t value = settings[share.id];
  if (!settings.original || value == wholeShare / 2) return {};
  return refuseText("invalid-option", std::string("params.") + share.id,
                    "must be 0.5 in mode 'original', which flips a fair coin; got @",
                    writeValue(share, value));
}

}  // namespace mazewright
