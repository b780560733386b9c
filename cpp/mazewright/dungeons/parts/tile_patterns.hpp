#pragma once
// The patterns of a sample: every square window of its tiles, learnt once with how often it occurs.
// Source: M. Gumin, WaveFunctionCollapse, 2016 (the overlapping model).

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "mazewright/model/square_directions.hpp"
#include "mazewright/values/problem.hpp"

namespace mazewright {

/// The characters of a sample, indexed by TileKind: rock, room, door and corridor.
inline constexpr std::string_view sampleGlyphs = "#./,";

/// Tiles in rows of equal length, by TileKind.
struct Sample {
  uint32_t width = 0, height = 0;
  std::vector<uint8_t> tiles;
};

/// Reads lines of sampleGlyphs of equal length; line feeds at the end are ignored. Problem
/// 'invalid-option' in `field`, which names the line.
Problem readSample(std::string_view text, const char* field, Sample& sample);

/// Which images of a window are patterns too: none, its mirror image, or all eight of the square.
enum class SampleImages : uint8_t { none, mirrored, all };

/// The patterns of a sample by number, in the order in which its windows (row by row, each followed
/// by its images) have them first.
class TilePatterns {
 public:
  /// `wraps`: windows go on at the opposite edge of the sample. Otherwise the sample must not be
  /// smaller than a window.
  TilePatterns(const Sample& sample, uint32_t side, SampleImages images, bool wraps);

  /// Tiles along a side of a pattern.
  uint32_t side() const { return side_; }
  uint32_t count() const { return static_cast<uint32_t>(weights_.size()); }
  /// How often a pattern occurs in the sample and its images.
  uint32_t weight(uint32_t pattern) const { return weights_[pattern]; }
  /// The kind of a tile of a pattern; `index` counts row by row.
  uint8_t tile(uint32_t pattern, uint32_t index) const {
    return static_cast<uint8_t>(keys_[pattern] >> 3 * index & 7);
  }
  /// Whether some pattern has a tile of the kind.
  bool has(uint8_t kind) const { return (kinds_ >> kind & 1) != 0; }

  /// Words of 64 bits of a set of patterns.
  uint32_t words() const { return (count() + 63) / 64; }
  /// The number of the part of a pattern that its neighbour in a direction shares. Two patterns fit
  /// if their parts toward each other have the same number.
  uint32_t partOf(Direction direction, uint32_t pattern) const {
    return parts_[direction][pattern];
  }
  /// The set of the patterns whose part in a direction has the number.
  const uint64_t* having(Direction direction, uint32_t part) const {
    return &having_[direction][part * words()];
  }

  /// Whether every window of a layout that has one of the cells is a pattern. Precondition: the
  /// layout is no smaller than a pattern. Cost: O(cells * side^4 * log count).
  bool fit(const std::vector<uint8_t>& kinds, uint32_t width, const std::vector<Cell>& cells) const;

 private:
  uint32_t side_;
  /// Three bits per tile, the first one lowest.
  std::vector<uint32_t> keys_, sortedKeys_;
  std::vector<uint32_t> weights_;
  uint32_t kinds_ = 0;
  std::array<std::vector<uint32_t>, 4> parts_;
  std::array<std::vector<uint64_t>, 4> having_;

  void add(uint32_t key);
  void findParts(Direction first);
};

}  // namespace mazewright
