#pragma once
// The patterns of a sample: every square window of its tiles, learnt once with how often it occurs.
// Source: M. Gumin, WaveFunctionCollapse, 2016 (the overlapping model).

#include <cstdint>
#include <string_view>
#include <vector>

#include "mazewright/dungeons/wfc/pattern_tables.hpp"
#include "mazewright/values/problem.hpp"

namespace mazewright {

/// The characters of a sample, indexed by TileKind: rock, room, door and corridor.
inline constexpr std::string_view sampleGlyphs = "#./,";

/// Tiles in rows of equal length, by TileKind.
struct Sample {
  uint32_t width = 0, height = 0;
  std::vector<uint8_t> tiles;
};

/// Reads lines of sampleGlyphs of equal length; spaces at their ends and empty lines at the end are
/// ignored. Problem 'invalid-option' in `field`, which names the line.
Problem readSample(std::string_view text, const char* field, Sample& sample);

/// Which images of a window are patterns too: none, its mirror image, or all eight of the square.
enum class SampleImages : uint8_t { none, mirrored, all };

/// The patterns of a sample by number, in the order in which its windows (row by row, each followed
/// by its images) have them first. The weight of a pattern is how often it occurs.
class TilePatterns {
 public:
  /// `wraps`: windows go on at the opposite edge of the sample. Otherwise the sample must not be
  /// smaller than a window.
  TilePatterns(const Sample& sample, uint32_t side, SampleImages images, bool wraps);

  const PatternTables& tables() const { return tables_; }
  /// Whether some pattern has a tile of the kind.
  bool has(uint8_t kind) const { return (kinds_ >> kind & 1) != 0; }

  /// Whether every window of a layout that has one of the cells is a pattern. Precondition: the
  /// layout is no smaller than a pattern. Cost: O(cells * side^4 * log count).
  bool fit(const std::vector<uint8_t>& kinds, uint32_t width, const std::vector<Cell>& cells) const;

 private:
  PatternTables tables_;
  /// Three bits per tile, the first one lowest.
  std::vector<uint32_t> keys_, sortedKeys_;
  uint32_t kinds_ = 0;

  void add(uint32_t key);
  void findFaces(Direction first);
};

}  // namespace mazewright
