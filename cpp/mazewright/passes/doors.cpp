// Doors: hangs doors anew. Where `where` is rooms, first openings become one tile wide
// (narrowOpenings), then every doorway at the opening of a room is a place for a door, but no two
// next to each other. Where it is chokepoints, every corridor without which the dungeon falls apart
// has one place. Wide openings, bends and junctions have none. A share of the places gets doors;
// tiles with doors stay open.
//
// Draws: the places, ascending, are shuffled, one step of the shuffle per door. The first doors are
// secret, the next ones closed, the others open.

#include <algorithm>

#include "mazewright/base/sorting.hpp"
#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/dungeon_floor.hpp"
#include "mazewright/passes/dungeon/chokepoints.hpp"
#include "mazewright/passes/dungeon/floor.hpp"
#include "mazewright/passes/shared/shuffle_step.hpp"

namespace mazewright {

namespace {

enum Where { nowhere, rooms, chokepoints };

constexpr Choice places[] = {{"none", "No doors"},
                             {"rooms", "At the openings of rooms"},
                             {"chokepoints", "In corridors that are the only connection"}};
constexpr Param params[] = {
    choice("where", places, rooms, "Where doors are"),
    share("share", wholeShare, "Share of the places with a door"),
    share("closed", 700, "Share of doors that are closed"),
    share("secret", 50, "Share of doors that are secret"),
};

void run(Maze& maze, Random& random, const Settings& settings) {
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    if (isKind(maze, cell, TileKind::door)) maze.mark(cell, TileKind::corridor);
  }
  maze.doors.clear();
  std::vector<Cell> tiles;
  if (settings["where"] == rooms) {
    narrowOpenings(maze);
    tiles = doorwaysOfRooms(maze);
  } else if (settings["where"] == chokepoints) {
    tiles = doorwaysAtChokepoints(maze, LowPoints(maze));
  }
  std::erase_if(tiles, [&](Cell cell) { return cell == maze.start || cell == maze.end; });
  const uint32_t count = roundedShare(tiles.size(), settings["share"]);
  const uint32_t secret = roundedShare(count, settings["secret"]);
  const uint32_t closed = std::min(count - secret, roundedShare(count, settings["closed"]));
  for (uint32_t i = 0; i < count; ++i) {
    shuffleStep(tiles, i, random);
    maze.mark(tiles[i], TileKind::door);
    const DoorState state = i < secret            ? DoorState::secret
                            : i < secret + closed ? DoorState::closed
                                                  : DoorState::open;
    maze.doors.push_back({tiles[i], state});
  }
  sortBy(maze.doors, [](const Door& door) { return door.cell; });
  listDoors(maze);
}

}  // namespace

namespace passes {
extern const PassRow doors;
}
constinit const PassRow passes::doors{
    .id = "doors",
    .title = "Doors",
    .about =
        "Doors in rooms' openings or where a corridor is the only connection: open, closed or "
        "secret. Wide openings are narrowed to one tile where the dungeon stays connected.",
    .cost = "O(tiles)",
    .source = "R. Tarjan, SIAM J. Comput. 1, 1972 (chokepoints)",
    .keepsCells = false,
    .dungeons = true,
    .mazes = false,
    .params = params,
    .worksOn = hasSquareTiles,
    .shapesWhy = "whose tiles are squares",
    .run = run,
};

}  // namespace mazewright
