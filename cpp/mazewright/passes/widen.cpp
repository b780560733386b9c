// Widen: makes corridors two or three tiles wide where the rock around them allows it. Beside every
// tile of a corridor, in index order, the tiles to the east (and for width 3 to the west) are dug
// if the corridor leads north or south there, those to the south (and north) if it leads west or
// east, and the corners between if it does both. A tile is dug only if it is not on the edge of the
// grid, no room and no stairs touch it, not even at a corner, no door is next to it, and the open
// tiles around it are one connected part, so that corridors never grow together. So openings of
// rooms stay as narrow as they were. No draws.

#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/model/square_directions.hpp"
#include "mazewright/passes/dungeon/floor.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

constexpr Param params[] = {integer("width", 2, 3, 2, "Width of corridors")};

/// The neighbours of a tile clockwise from the north, as two steps each; the second may be the same
/// as the first: one step.
constexpr Direction around[8][2] = {{north, north}, {north, east}, {east, east}, {south, east},
                                    {south, south}, {south, west}, {west, west}, {north, west}};

class Widener {
 public:
  explicit Widener(Maze& maze) : maze_(maze) {}

  /// Digs the tile next to another one, at a place of `around`, if it may. Returns whether it is
  /// open then.
  bool dig(Cell from, unsigned place) {
    const Cell cell = tileAt(from, place);
    if (cell == noCell) return false;
    if (maze_.isOpen(cell)) return true;
    if (!isFree(cell)) return false;
    digTile(maze_, cell);
    return true;
  }

 private:
  Cell tileAt(Cell cell, unsigned place) const {
    const auto [first, second] = around[place];
    for (unsigned i = 0; i < (first == second ? 1u : 2u); ++i) {
      const Direction direction = i == 0 ? first : second;
      if ((maze_.grid.neighbours[cell] >> direction & 1) == 0) return noCell;
      cell = maze_.grid.neighbour(cell, direction);
    }
    return cell;
  }

  bool isFree(Cell cell) const {
    bool isOpen[8];
    for (unsigned place = 0; place < 8; ++place) {
      const Cell near = tileAt(cell, place);
      if (near == noCell || isInRoom(maze_, near) || isKind(maze_, near, TileKind::stairs)) {
        return false;
      }
      if (place % 2 == 0 && isKind(maze_, near, TileKind::door)) return false;
      isOpen[place] = maze_.isOpen(near);
    }
    unsigned parts = 0;
    bool isLinked = false;
    for (unsigned place = 0; place < 8; ++place) {
      parts += isOpen[place] && !isOpen[(place + 7) % 8] ? 1 : 0;
      isLinked = isLinked || (place % 2 == 0 && isOpen[place]);
    }
    return parts == 1 && isLinked;
  }

  Maze& maze_;
};

void run(Maze& maze, Random&, const Settings& settings) {
  const std::vector<uint8_t> kinds = maze.kinds;
  const std::vector<uint8_t> passages = maze.passages;
  const bool isThree = settings["width"] == 3;
  Widener widener(maze);
  const uint32_t cells = maze.grid.cellCount();
  Phases(maze, cells).range(cells, sliceSteps / 16, [&](Cell cell, Cell end) {
    for (; cell < end; ++cell) {
      const auto kind = static_cast<TileKind>(kinds[cell]);
      if (kind != TileKind::corridor && kind != TileKind::originalCorridor) continue;
      const bool isUpright = (passages[cell] & (1u << north | 1u << south)) != 0;
      const bool isLevel = (passages[cell] & (1u << west | 1u << east)) != 0;
      // Places of `around`: east, south, west, north, then the corners between them.
      if (isUpright) widener.dig(cell, 2);
      if (isLevel) widener.dig(cell, 4);
      if (isThree && isUpright) widener.dig(cell, 6);
      if (isThree && isLevel) widener.dig(cell, 0);
      if (!isUpright || !isLevel) continue;
      widener.dig(cell, 3);
      if (!isThree) continue;
      for (const unsigned corner : {5u, 7u, 1u}) widener.dig(cell, corner);
    }
  });
}

}  // namespace

namespace passes {
extern const PassRow widen;
}
constinit const PassRow passes::widen{
    .id = "widen",
    .title = "Widen corridors",
    .about =
        "Corridors two or three tiles wide where there is rock enough. They touch no room and no "
        "other corridor, and doors stay one tile wide.",
    .cost = "O(tiles)",
    .work = perCellOfPass<10>,
    .source = "Simple points of digital topology: T. Y. Kong, A. Rosenfeld, CVGIP 48, 1989",
    .keepsCells = true,
    .dungeons = true,
    .mazes = false,
    .params = params,
    .worksOn = hasSquareTiles,
    .shapesWhy = "whose tiles are squares",
    .run = run,
};

}  // namespace mazewright
