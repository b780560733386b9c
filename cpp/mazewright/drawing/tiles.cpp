#include "mazewright/drawing/tiles.hpp"

#include <algorithm>

#include "mazewright/drawing/bridges.hpp"
#include "mazewright/drawing/storey.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

constexpr Param params[] = {
    integer("corridor", 1, 64, 1, "Corridor width"),
    integer("wall", 1, 64, 1, "Wall width"),
    integer("level", 0, 4095, 0, "Level"),
};

/// Widths in tiles. A dungeon has no tiles between its cells: its walls are 0 wide.
struct Widths {
  uint32_t corridor, wall;
  /// From one cell to the next.
  uint32_t pitch() const { return corridor + wall; }
  /// The width of so many cells with walls between them and on both sides.
  uint32_t across(uint32_t cells) const { return cells * pitch() + wall; }
};

Widths widthsOf(const Maze& maze, const Settings& settings) {
  const auto corridor = static_cast<uint32_t>(settings["corridor"]);
  return {corridor, maze.isDungeon() ? 0 : static_cast<uint32_t>(settings["wall"])};
}

/// Fills a rectangle of tiles.
void paint(Tiles& tiles, uint32_t x, uint32_t y, uint32_t width, uint32_t height, uint8_t kind) {
  for (uint32_t row = y; row < y + height; ++row) {
    std::fill_n(
        tiles.data.begin() + static_cast<std::ptrdiff_t>(std::size_t{row} * tiles.width + x), width,
        kind);
  }
}

/// Whether no wall meets in the corner south-east of a cell: the four cells around it are linked in
/// a ring, on their level.
bool isOpenJoint(const Maze& maze, Cell cell) {
  const auto linked = [&](Cell from, Direction direction) {
    const unsigned level = maze.passages[from] & ~tunnelsOf(maze.grid, from);
    return (level >> direction & 1) != 0;
  };
  if (!linked(cell, east) || !linked(cell, south)) return false;
  const Cell right = maze.grid.neighbour(cell, east);
  const Cell below = maze.grid.neighbour(cell, south);
  // On a Moebius strip the two lead to different cells where its edges are joined.
  return linked(right, south) && linked(below, east) &&
         maze.grid.neighbour(right, south) == maze.grid.neighbour(below, east);
}

}  // namespace

const std::span<const Param> tileParams = params;

uint64_t tileBytes(const Maze& maze, const Settings& settings) {
  const Widths widths = widthsOf(maze, settings);
  return uint64_t{widths.across(maze.grid.size.width)} * widths.across(maze.grid.size.height);
}

Tiles tilesOf(const Maze& maze, const Settings& settings) {
  if (maze.grid.shape->stairs != 0) {
    return tilesOf(storeyOf(maze, static_cast<uint32_t>(settings["level"])), settings);
  }
  const Size size = maze.grid.size;
  const Widths widths = widthsOf(maze, settings);
  const auto [corridor, wall] = widths;
  Tiles tiles{widths.across(size.width), widths.across(size.height), {}};
  tiles.data.resize(std::size_t{tiles.width} * tiles.height);
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (!maze.isOpen(cell)) continue;
    const uint32_t x = cell % size.width * widths.pitch() + wall;
    const uint32_t y = cell / size.width * widths.pitch() + wall;
    const uint8_t kind = maze.kinds.empty() ? 1 : maze.kinds[cell];
    paint(tiles, x, y, corridor, corridor, kind);
    const unsigned level = maze.passages[cell] & ~tunnelsOf(maze.grid, cell);
    if ((level >> east & 1) != 0) paint(tiles, x + corridor, y, wall, corridor, kind);
    if ((level >> south & 1) != 0) paint(tiles, x, y + corridor, corridor, wall, kind);
    if (wall > 0 && isOpenJoint(maze, cell)) {
      paint(tiles, x + corridor, y + corridor, wall, wall, kind);
    }
  }
  for (const Bridge& bridge : maze.grid.bridges) {
    if (!isTunnelOpen(maze, bridge)) continue;
    const bool isWestEast = bridge.direction == west;
    // Both mouths are east or south of a cell, as passages are, on glued squares too.
    for (const Cell cell : {maze.grid.neighbour(bridge.cell, bridge.direction), bridge.cell}) {
      const uint32_t x = cell % size.width * widths.pitch() + wall;
      const uint32_t y = cell / size.width * widths.pitch() + wall;
      if (isWestEast) paint(tiles, x + corridor, y, wall, corridor, tunnelFloor);
      if (!isWestEast) paint(tiles, x, y + corridor, corridor, wall, tunnelFloor);
      if (cell != bridge.cell) continue;
      uint8_t kind = isWestEast ? bridgeOverWestEast : bridgeOverNorthSouth;
      if (!maze.isOpen(cell)) kind = tunnelFloor;
      paint(tiles, x, y, corridor, corridor, kind);
    }
  }
  return tiles;
}

Tiles plainTiles(const Maze& maze) { return tilesOf(maze, Settings(tileParams)); }

}  // namespace mazewright
