#pragma once
// Which cell of a growing tree grows next: the newest, the oldest, the middle or a random one, or a
// weighted mix of these.

#include "mazewright/generators/growth/active_list.hpp"

namespace mazewright {

inline constexpr Param newestParam = integer("newest", 0, 100, 50, "Weight of the newest cell");
inline constexpr Param oldestParam = integer("oldest", 0, 100, 0, "Weight of the oldest cell");
inline constexpr Param middleParam = integer("middle", 0, 100, 0, "Weight of the middle cell");
inline constexpr Param randomParam = integer("random", 0, 100, 50, "Weight of a random cell");

class GrowthPolicy {
 public:
  explicit GrowthPolicy(const Settings& settings)
      : newest_(static_cast<uint32_t>(settings["newest"])),
        oldest_(static_cast<uint32_t>(settings["oldest"])),
        middle_(static_cast<uint32_t>(settings["middle"])),
        total_(newest_ + oldest_ + middle_ + static_cast<uint32_t>(settings["random"])) {
    for (const uint32_t weight : {newest_, oldest_, middle_}) only_ = only_ || weight == total_;
    only_ = only_ || newest_ + oldest_ + middle_ == 0;
  }

  /// A place in a list that is not empty. Draws: below the sum of the weights when more than one is
  /// not 0, shared out in the order newest, oldest, middle, random; for random, the rank by age
  /// below the size. Middle is rank size / 2: the newer one of two.
  uint32_t choose(Random& random, const ActiveList& active) const {
    uint32_t drawn = only_ ? 0 : random.below(total_);
    if (drawn < newest_) return active.newest();
    drawn -= newest_;
    if (drawn < oldest_) return active.oldest();
    drawn -= oldest_;
    return active.ofRank(drawn < middle_ ? active.size() / 2 : random.below(active.size()));
  }

 private:
  uint32_t newest_, oldest_, middle_, total_;
  /// One of the weights is the whole.
  bool only_ = false;
};

/// Refuses weights that are all 0.
inline Problem growthProblem(const Size&, const Settings& settings) {
  for (const char* id : {"newest", "oldest", "middle", "random"}) {
    if (settings[id] > 0) return {};
  }
  return refuse(
      "invalid-option", "params.newest",
      "must be over 0 when params.oldest, params.middle and params.random are 0, for some "
      "cell has to grow; got 0");
}

}  // namespace mazewright
