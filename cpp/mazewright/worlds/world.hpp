#pragma once
// A world: square chunks, each a maze of its own, joined by the doors of a quadtree (seams.hpp)
// into one maze of up to 2^32 cells a side, or without an edge. Nothing of it is ever made but the
// chunk that is asked for.

#include <string>
#include <string_view>

#include "mazewright/library/options.hpp"

namespace mazewright {

/// Cells a side that a world with an edge may have.
inline constexpr uint64_t maxWorldSide = uint64_t{1} << 32;
inline constexpr uint32_t maxChunk = 1024;

/// Levels of an endless world, which reaches from -2^52 to 2^52 - 1, cut to whole chunks: as far as
/// numbers of 53 bits do.
inline constexpr unsigned endlessLevels = 53;
inline constexpr int64_t endlessReach = int64_t{1} << 52;

/// Where chunk 0 of an endless world stands in the quadtree: bits 0, 2, 4, ..., 52.
///
/// In a quadtree that begins at 0 the cells -1 and 0 would never meet. Here the node of level L
/// that holds chunk 0 reaches from -(S mod 2^L) to 2^L - 1 - (S mod 2^L), and with alternating bits
/// S mod 2^L is 2^L / 3 or 2^(L+1) / 3, rounded: both ends are at least 2^L / 3 - 1 away. So any
/// two chunks less than 2^L / 3 - 1 away from chunk 0 meet at level L at the latest, on each axis,
/// and there is no line that all levels respect. More bits would change no node of the levels below
/// them.
inline constexpr uint64_t endlessOrigin = 0x15555555555555;

/// The options of a world, with their defaults. Nothing is checked yet.
struct WorldOptions {
  /// Of the inside of the chunks.
  std::string algorithm{};
  /// A whole number or any text.
  Value seed{};
  /// Cells per side of a chunk.
  Number chunk = 32;
  /// The world is 2^levels chunks wide; as wide as it can be if not given.
  Number levels{};
  bool endless = false;
  std::string mode = "standard";
  Values params{};
  /// As those of Options.
  Values strays{};
};

struct World {
  /// That of every chunk, but for the seed, which is the world's.
  Plan plan;
  /// Levels of the quadtree: the world is 2^levels chunks wide.
  unsigned levels = 0;
  bool endless = false;

  /// Cells a side of a chunk.
  uint32_t chunk() const { return plan.shape.size.width; }
  bool isDungeon() const { return plan.generator->kind == GeneratorKind::dungeon; }
  /// The place in the quadtree of chunk 0, on both axes.
  uint64_t origin() const { return endless ? endlessOrigin : 0; }
  /// The least chunk coordinate and one past the greatest.
  int64_t firstChunk() const { return endless ? -(endlessReach / chunk()) : 0; }
  int64_t endChunk() const { return endless ? endlessReach / chunk() : int64_t{1} << levels; }
};

/// A cell or a chunk of a world, in the quadtree's own coordinates: 0 is its first.
struct Site {
  uint64_t x, y;

  friend bool operator==(const Site&, const Site&) = default;
};

/// A whole number in a range; a lesser or no number is refused with the code `lesser`, a greater
/// one with `greater`.
struct Range {
  int64_t least, most;
  const char* lesser = "invalid-option";
  const char* greater = "invalid-option";
};
Problem readNumber(const Value& given, std::string_view field, const Range& range, int64_t& number);

/// Checks the options of a world. Cost: O(1).
Problem readWorld(const WorldOptions& options, World& world);

/// The world's code (code.hpp).
std::string encodeWorld(const World& world);

/// The options that a world's code holds; a problem 'invalid-code' says what is wrong with it.
Answer<WorldOptions> decodeWorld(const std::string& code);

}  // namespace mazewright
