#pragma once
// Tiles that are drawn one by one: squares of the same size that a dungeon is put together from.

#include <array>
#include <string_view>
#include <vector>

#include "mazewright/dungeons/wfc/tile_patterns.hpp"

namespace mazewright {

/// A tile; what it consists of are tiles of the dungeon, by TileKind.
struct GivenTile {
  std::string_view name;
  uint32_t weight = 1;
  /// The most that a dungeon has of it and its images.
  uint32_t most = PatternTables::noLimit;
  /// By direction, each from 1; all 0 if they are the lines of the drawing.
  std::array<uint32_t, 4> sockets{};
  /// Row by row.
  std::vector<uint8_t> kinds{};
};

/// Its names are views of the text that it was read from.
struct TileSet {
  /// Along every tile, 2 to 7.
  uint32_t side = 0;
  std::vector<GivenTile> tiles;
};

/// Reads tiles, separated by empty lines. A tile is a line with its name and, after it and in any
/// order, what it has of these:
///
///   3                  its weight, 1 to 1000; without it 1
///   at most 2          the most that a dungeon has of it, turned or not
///   sockets a b a -    its sockets in the north, east, south and west
///
/// and as many lines of as many characters as it has tiles along a side: 2 to 7, the same for all.
/// The characters are those of samples. Names and sockets are words without these characters.
/// Problem 'invalid-option', field params.tiles, with the line.
Problem readTiles(std::string_view text, TileSet& set);

/// The patterns: the images of each tile, in the order of the text; of each tile as drawn, its
/// mirror image, then the same after every quarter turn counterclockwise, each once. The weight of
/// a pattern is that of its tile for every image that is the same. Two patterns fit if their
/// touching sockets are the same. The socket of a side without a name is the line of tiles there.
/// Every tile is a group with its limit.
PatternTables tablesOf(const TileSet& set, SampleImages images);

}  // namespace mazewright
