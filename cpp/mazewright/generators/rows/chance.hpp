#pragma once
// A coin of any weight, in thousandths: a parameter of kind `share` as a decision.

#include "mazewright/base/random.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

/// At exactly a half the flips are fair Coins, 64 to a draw; at any other share each is a draw of
/// its own, below(1000).
class Chance {
 public:
  Chance(Random& random, int32_t share) : random_(random), coins_(random), share_(share) {}

  bool flip() {
    if (share_ == wholeShare / 2) return coins_.flip();
    return static_cast<int32_t>(random_.below(wholeShare)) < share_;
  }

 private:
  Random& random_;
  Coins coins_;
  int32_t share_;
};

/// Refuses a share but a half where the seed program is followed.
inline Problem fairInOriginalMode(const Settings& settings, const Param& share) {
  const int32_t value = settings[share.id];
  if (!settings.original || value == wholeShare / 2) return {};
  return refuseText("invalid-option", std::string("params.") + share.id,
                    "must be 0.5 in mode 'seed', whose program flips a fair coin; got @",
                    writeValue(share, value));
}

}  // namespace mazewright
