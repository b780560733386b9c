#pragma once
// Which active cell of a growing tree grows next: the newest, the oldest, the middle or a random
// one, or a weighted mix of these.

#include "mazewright/generators/growth/active_list.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

inline constexpr Param newestParam = integer("newest", 0, 100, 50, "Weight of the newest cell");
inline constexpr Param oldestParam = integer("oldest", 0, 100, 0, "Weight of the oldest cell");
inline constexpr Param middleParam = integer("middle", 0, 100, 0, "Weight of the middle cell");
inline constexpr Param randomParam = integer("random", 0, 100, 50, "Weight of a random cell");

/// The choice of the next cell by four weights.
class GrowthPolicy {
 public:
  /// Precondition: growthProblem finds no problem in the settings.
  explicit GrowthPolicy(const Settings& settings)
      : newest_(static_cast<uint32_t>(settings["newest"])),
        oldest_(static_cast<uint32_t>(settings["oldest"])),
        middle_(static_cast<uint32_t>(settings["middle"])),
        total_(newest_ + oldest_ + middle_ + static_cast<uint32_t>(settings["random"])) {
    for (const uint32_t weight : {newest_, oldest_, middle_})
      isSingle_ = isSingle_ || weight == total_;
    isSingle_ = isSingle_ || newest_ + oldest_ + middle_ == 0;
  }

  /// Returns a place of a list, which must not be empty. Draws: below(sum of the weights) if more
  /// than one weight is not 0, whose values belong to newest, oldest, middle and random in this
  /// order; then for random the rank by age, below(size). The middle has rank size / 2, the newer
  /// one of two.
  uint32_t choose(Random& random, const ActiveList& active) const {
    uint32_t drawn = isSingle_ ? 0 : random.below(total_);
    if (drawn < newest_) return active.newest();
    drawn -= newest_;
    if (drawn < oldest_) return active.oldest();
    drawn -= oldest_;
    return active.ofRank(drawn < middle_ ? active.size() / 2 : random.below(active.size()));
  }

 private:
  uint32_t newest_, oldest_, middle_, total_;
  /// Whether only one weight is not 0.
  bool isSingle_ = false;
};

/// GeneratorRow::problem of generators with these weights: refuses settings in which all are 0.
inline Problem growthProblem(const Size&, const Settings& settings) {
  for (const char* id : {"newest", "oldest", "middle", "random"}) {
    if (settings[id] > 0) return {};
  }
  return refuse("invalid-option", "params.newest",
                "must be over 0 if params.oldest, params.middle and params.random are 0; got 0");
}

}  // namespace mazewright
