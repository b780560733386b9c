#pragma once
// Queries of a world with arguments that are not checked yet.
//
// Chunks and cells are given by (x, y) in the coordinates of the world's users, which are negative
// to the west and north of chunk 0 of an endless world. Problem 'invalid-option' with the name of
// the coordinate for one that is no whole number or outside the world.

#include <array>
#include <string>
#include <vector>

#include "mazewright/worlds/route.hpp"
#include "mazewright/worlds/seam_map.hpp"

namespace mazewright {

/// The properties of a world that do not depend on a place.
struct WorldFacts {
  /// Restores the world; see world.hpp.
  std::string code;
  /// Cells per side of a chunk.
  uint32_t chunk = 0;
  /// The world is 2^levels chunks wide; endlessLevels if it is endless.
  uint32_t levels = 0;
  bool endless = false;
  /// Whether chunks are dungeons.
  bool dungeon = false;
  /// The first chunk coordinate, and the last plus 1, on both axes.
  Number first, end;
  /// The parameters of the generator.
  Values params;
};
/// Cost: O(1).
WorldFacts factsOf(const World& world);

/// makeChunk.
Outcome chunkAt(const World& world, const Value& x, const Value& y);

/// The options of the maze of a chunk, for generate. For a dungeon, those of the dungeon before it
/// is connected to its doors. Cost: O(1).
Answer<Options> chunkOptions(const World& world, const Value& x, const Value& y);

/// doorsOf: per direction of squares the cell of the chunk's door, or noCell. Cost: O(1).
Answer<Doors> doorsAt(const World& world, const Value& x, const Value& y);

/// The directions of the first steps of the route from one cell to another: whole chunks until
/// there are at least 4096 steps, or all steps if there are fewer. The route continues from where
/// they lead. Cost: that of the chunks entered.
Answer<std::vector<uint8_t>> routeSteps(const World& world, Number fromX, Number fromY, Number toX,
                                        Number toY);

/// The number of steps of the whole route; not given if it visits more than `chunks` chunks. Cost:
/// that of the chunks visited.
Answer<Number> routeLength(const World& world, Number fromX, Number fromY, Number toX, Number toY,
                           const Value& chunks);

/// seamLinesIn for a rectangle of cells, which may extend beyond the world. With `whole` the seams
/// of the nodes that the rectangle touches are not cut to it. Problem 'too-large' if these are more
/// than 65536 nodes. Cost: O(nodes).
Answer<std::vector<SeamLine>> seamLines(const World& world, const Value& x, const Value& y,
                                        const Value& width, const Value& height,
                                        const Value& minLevel, bool whole);

}  // namespace mazewright
