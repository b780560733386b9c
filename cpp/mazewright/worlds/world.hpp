#pragma once
// A world: square chunks, each a maze of its own, joined by the doors of a quadtree (seams.hpp)
// into one maze. It has up to 2^32 cells per side, or is endless. A query makes only the chunks
// that it needs.

#include <string>
#include <string_view>

#include "mazewright/library/options.hpp"

namespace mazewright {

/// The most cells per side of a world that is not endless.
inline constexpr uint64_t maxWorldSide = uint64_t{1} << 32;
/// The most cells per side of a chunk.
inline constexpr uint32_t maxChunk = 1024;

/// The number of levels of an endless world. Its cells have coordinates from -2^52 to 2^52 - 1,
/// rounded inwards to whole chunks: in this range the doubles of JavaScript are exact.
inline constexpr unsigned endlessLevels = 53;
inline constexpr int64_t endlessReach = int64_t{1} << 52;

/// The coordinate of chunk 0 of an endless world in the quadtree, on both axes: bits 0, 2, ..., 52.
///
/// If chunk 0 were at 0, a node of every level would begin there, and a route between cells -1 and
/// 0 would not exist. With S = endlessOrigin the node of level L that contains chunk 0 extends from
/// -(S mod 2^L) to 2^L - 1 - (S mod 2^L). With alternating bits S mod 2^L is 2^L / 3 or 2^(L+1) /
/// 3, rounded, so both ends are at least 2^L / 3 - 1 chunks away. Hence any two chunks less than
/// 2^L / 3 - 1 chunks from chunk 0, on each axis, are in one node of level L, and no line is a
/// border on all levels. Further bits would not change nodes of lower levels.
inline constexpr uint64_t endlessOrigin = 0x15555555555555;

/// The options of a world with their defaults, not checked yet.
struct WorldOptions {
  /// The id of the generator of the chunks. Required.
  std::string algorithm{};
  /// A whole number or any text. Required.
  Value seed{};
  /// Cells per side of a chunk, 2 to maxChunk; at least 3 for dungeons.
  Number chunk = 32;
  /// The world is 2^levels chunks wide; if not given, as wide as maxWorldSide allows. Not for an
  /// endless world.
  Number levels{};
  bool endless = false;
  /// Mode and parameters of the generator, as in Options.
  std::string mode = "standard";
  Values params{};
  /// The limit on the work of a chunk, as in Options. Not part of the code.
  Number maxWork = Work::most;
  /// See Options::unknownOptions.
  Values unknownOptions{};
};

/// A checked world.
struct World {
  /// The plan of every chunk, with the world's seed instead of the chunk's.
  Plan plan;
  /// Levels of the quadtree: the world is 2^levels chunks wide.
  unsigned levels = 0;
  bool endless = false;

  /// Cells per side of a chunk.
  uint32_t chunk() const { return plan.shape.size.width; }
  /// Whether the chunks are dungeons.
  bool isDungeon() const { return plan.generator->kind == GeneratorKind::dungeon; }
  /// The coordinate of chunk 0 in the quadtree, on both axes.
  uint64_t origin() const { return endless ? endlessOrigin : 0; }
  /// The first chunk coordinate of the world's users, and the last plus 1, on both axes.
  int64_t firstChunk() const { return endless ? -(endlessReach / chunk()) : 0; }
  int64_t endChunk() const { return endless ? endlessReach / chunk() : int64_t{1} << levels; }
};

/// A cell or a chunk of a world in the coordinates of the quadtree, which begin at 0. Users of an
/// endless world have other coordinates; see World::origin.
struct Site {
  uint64_t x, y;

  friend bool operator==(const Site&, const Site&) = default;
};

/// The allowed range of a whole number, including both ends.
struct Range {
  int64_t min, max;
  /// The problem's code for a value that is too small or not a whole number.
  const char* codeBelow = "invalid-option";
  /// The problem's code for a value that is too large.
  const char* codeAbove = "invalid-option";
};

/// Reads a whole number in a range. `field` is the name of the option in a problem. Cost: O(1).
Problem readNumber(const Value& given, std::string_view field, const Range& range, int64_t& number);

/// Checks the options of a world and fills in the defaults. Cost: O(1).
Problem readWorld(const WorldOptions& options, World& world);

/// The code of a world (code.hpp). decodeWorld and readWorld make the same world from it.
std::string encodeWorld(const World& world);

/// The options of a world's code. Problem 'invalid-code' if it cannot be read or is a maze's.
Answer<WorldOptions> decodeWorld(const std::string& code);

}  // namespace mazewright
