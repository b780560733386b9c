#pragma once
// Queries of a world as a caller makes them: places are numbers that are checked here, in the
// coordinates of the world's users. A chunk by (x, y), a cell likewise.

#include <array>
#include <string>
#include <vector>

#include "mazewright/worlds/route.hpp"
#include "mazewright/worlds/seam_map.hpp"

namespace mazewright {

/// What a world is.
struct WorldFacts {
  std::string code;
  uint32_t chunk = 0;
  uint32_t levels = 0;
  bool endless = false;
  bool dungeon = false;
  /// The first chunk of a row and one past its last.
  Number first, end;
  Values params;
};
WorldFacts factsOf(const World& world);

/// makeChunk.
Outcome chunkAt(const World& world, const Value& x, const Value& y);

/// The options of that maze.
Answer<Options> chunkOptions(const World& world, const Value& x, const Value& y);

/// The cell of the door on each side of a chunk, in the order of the directions of squares.
Answer<Doors> doorsAt(const World& world, const Value& x, const Value& y);

/// The directions of the first steps from one cell to another: a few thousand, or all there are.
Answer<std::vector<uint8_t>> routeSteps(const World& world, Number fromX, Number fromY, Number toX,
                                        Number toY);

/// The number of steps of that way; not given if it leads through more than `chunks` chunks.
Answer<Number> routeLength(const World& world, Number fromX, Number fromY, Number toX, Number toY,
                           const Value& chunks);

/// linesIn for a rectangle of cells, which may reach beyond the world; with `whole` the seams of
/// the nodes that the area touches are not cut to it.
Answer<std::vector<SeamLine>> seamLines(const World& world, const Value& x, const Value& y,
                                        const Value& width, const Value& height,
                                        const Value& leastLevel, bool whole);

}  // namespace mazewright
