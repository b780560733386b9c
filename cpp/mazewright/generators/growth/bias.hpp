#pragma once
// How a walk chooses among the directions of unvisited neighbours. It may prefer to go straight on,
// and directions along rows to others or the reverse. With default parameters it is random.pick.

#include <algorithm>
#include <bit>
#include <span>

#include "mazewright/base/random.hpp"
#include "mazewright/generators/growth/walker.hpp"
#include "mazewright/values/param.hpp"

namespace mazewright {

/// The chance to go straight on if that is possible, before the weights decide.
inline constexpr Param straightnessParam = share("straightness", 0, "Straightness");
/// The weights of a direction along a row and of any other direction.
inline constexpr Param horizontalParam = integer("horizontal", 1, 100, 1, "Weight along rows");
inline constexpr Param verticalParam = integer("vertical", 1, 100, 1, "Weight across rows");

/// The parameters of generators that have no others besides the bias.
inline constexpr Param biasParams[] = {straightnessParam, horizontalParam, verticalParam};

/// The choice of a direction by straightness and weights.
class Bias {
 public:
  /// No bias: random.pick.
  Bias() = default;
  /// Precondition: the settings have all of biasParams. The grid must outlive it.
  Bias(const Grid& grid, const Settings& settings)
      : straightness_(static_cast<uint32_t>(settings["straightness"])),
        horizontal_(static_cast<uint32_t>(settings["horizontal"])),
        vertical_(static_cast<uint32_t>(settings["vertical"])),
        sideways_(grid.alongRow),
        texture_(settings.texture),
        wholeGridCell_(grid.wholeGridCell),
        plain_(straightness_ == 0 && horizontal_ == vertical_) {}

  /// Whether choose() is random.pick.
  bool isPlain() const { return plain_; }

  /// Returns a direction of the set `unvisited`, which must not be empty. Draws:
  ///  - below(1000), if the straightness is not 0 and straight on is unvisited. If the draw is less
  ///    than the straightness in thousandths, straight on is chosen without another draw.
  ///  - random.pick, if both weights are equal; otherwise below(sum of the weights of all unvisited
  ///    directions, straight on included), whose values belong to the directions along a row first,
  ///    then to the others, both from the lowest direction up.
  /// With a texture these are the straightness and the weights at the walker's cell: where it is t,
  /// the straightness times t / 255, rounded down, and for the weights the lower one w times 255,
  /// plus t times what the weight has over w. Where t is 255 they are as given.
  Direction choose(Random& random, unsigned unvisited, Walker walker) const {
    return plain_ ? random.pick(unvisited) : biased(random, unvisited, walker);
  }

 private:
  /// Not inlined, so that walks without a bias keep their variables in registers.
  [[gnu::noinline]] Direction biased(Random& random, unsigned unvisited, Walker walker) const {
    const uint32_t texture = textureAt(walker.cell());
    const uint32_t straightness = straightness_ * texture / wholeTexture;
    const bool canGoOn = straightness != 0 && (unvisited >> walker.ahead() & 1) != 0;
    if (canGoOn && random.below(wholeShare) < straightness) return walker.ahead();
    uint32_t horizontal = horizontal_;
    uint32_t vertical = vertical_;
    if (texture < wholeTexture) {
      const uint32_t least = std::min(horizontal, vertical);
      horizontal = wholeTexture * least + texture * (horizontal - least);
      vertical = wholeTexture * least + texture * (vertical - least);
    }
    if (horizontal == vertical) return random.pick(unvisited);
    return weighted(random, unvisited, horizontal, vertical);
  }

  uint32_t textureAt(Cell cell) const {
    if (texture_.empty()) return wholeTexture;
    return texture_[wholeGridCell_.empty() ? cell : wholeGridCell_[cell]];
  }

  Direction weighted(Random& random, unsigned unvisited, uint32_t horizontal,
                     uint32_t vertical) const {
    unsigned members = unvisited & sideways_;
    const uint32_t along = horizontal * static_cast<uint32_t>(std::popcount(members));
    const uint32_t across = vertical * static_cast<uint32_t>(std::popcount(unvisited & ~sideways_));
    const uint32_t drawn = random.below(along + across);
    uint32_t skip = drawn / horizontal;
    if (drawn >= along) {
      members = unvisited & ~sideways_;
      skip = (drawn - along) / vertical;
    }
    for (; skip > 0; --skip) members &= members - 1;
    return static_cast<Direction>(std::countr_zero(members));
  }

  /// The texture of a cell that has all of the bias.
  static constexpr uint32_t wholeTexture = 255;

  uint32_t straightness_ = 0;
  uint32_t horizontal_ = 1;
  uint32_t vertical_ = 1;
  unsigned sideways_ = 0;
  std::span<const uint8_t> texture_{};
  std::span<const Cell> wholeGridCell_{};
  bool plain_ = true;
};

}  // namespace mazewright
