// Doors: hangs doors anew. Doors with locks stay, and no other door is hung beside one. Where
// `where` is rooms, first openings become one tile wide (narrowOpenings), then every doorway at the
// opening of a room is a place for a door, but no two next to each other. Where it is chokepoints,
// every corridor without which the dungeon falls apart has one place. Wide openings, bends and
// junctions have none. A share of the places gets doors; tiles with doors stay open.
//
// In a maze with walls a door stands in a passage. Where `where` is rooms, the places are the
// openings of the rooms, one per cell outside them; where it is chokepoints, of every corridor
// (Corridors) the passage towards the lowest cell of its part of the maze.
//
// In a maze that is its own image a door is hung with all its images, and of places that are images
// of each other the first counts; where a cell would have two doors none of the images is hung.
//
// Draws: the places, ascending, are shuffled, one step of the shuffle per door. The first doors are
// secret, the next ones closed, the others open.

#include <algorithm>

#include "mazewright/base/sorting.hpp"
#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/dungeon_floor.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/dungeon/chokepoints.hpp"
#include "mazewright/passes/dungeon/floor.hpp"
#include "mazewright/passes/shared/corridors.hpp"
#include "mazewright/passes/shared/orbits.hpp"
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

/// Makes the tiles of doors corridors, but those of locks, and finds where new doors fit.
std::vector<Passage> placesOnFloor(Maze& maze, int32_t where) {
  eachOf(maze, maze.grid.cellCount(), [&](Cell cell) {
    if (isKind(maze, cell, TileKind::door) && !hasLock(maze, cell)) {
      maze.mark(cell, TileKind::corridor);
    }
  });
  std::vector<Cell> tiles;
  if (where == rooms) {
    if (hasSquareTiles(*maze.grid.shape)) narrowOpenings(maze);
    tiles = doorwaysOfRooms(maze);
  } else if (where == chokepoints) {
    tiles = doorwaysAtChokepoints(maze, LowPoints(maze));
  }
  std::vector<Passage> found;
  for (const Cell cell : tiles) {
    const bool isEnd = cell == maze.start || cell == maze.end;
    const bool isBeside = directionsWhere(maze.grid, cell, maze.passages[cell],
                                          [&](Cell to) { return hasLock(maze, to); }) != 0;
    if (!isEnd && !isBeside && !hasLock(maze, cell)) found.push_back({cell, 0});
  }
  return found;
}

/// Finds where doors fit in a maze with walls.
std::vector<Passage> placesInWalls(const Maze& maze, int32_t where) {
  uint32_t count = 0;
  const std::vector<uint32_t> numbers = numberRooms(maze, count);
  if (where == rooms) return openingsOfRooms(maze, numbers);
  if (where == nowhere) return {};
  const LowPoints points(maze);
  return Corridors(maze, points, numbers).mouths();
}

/// The doors of a place and of its images.
std::vector<EdgeAt> doorsAt(const Maze& maze, const Passage& place) {
  if (maze.symmetry.isTrivial()) return {{place.cell, place.direction(), noCell}};
  return imagesOf(maze, place.cell, place.direction());
}

/// Leaves out places that are images of earlier ones.
void keepFirstOfImages(const Maze& maze, std::vector<Passage>& found) {
  if (maze.symmetry.isTrivial()) return;
  EdgeMarks seen(maze.grid);
  std::erase_if(found, [&](const Passage& place) {
    if (seen.has(place.cell, place.direction())) return true;
    for (const EdgeAt& image : doorsAt(maze, place)) seen.add(image);
    return false;
  });
}

void run(Maze& maze, Random& random, const Settings& settings) {
  std::erase_if(maze.doors, [](const Door& door) { return door.lock == 0; });
  std::vector<Passage> found = maze.isDungeon() ? placesOnFloor(maze, settings["where"])
                                                : placesInWalls(maze, settings["where"]);
  keepFirstOfImages(maze, found);
  std::vector<uint8_t> hasDoor(maze.grid.cellCount());
  const uint32_t count = roundedShare(found.size(), settings["share"]);
  const uint32_t secret = roundedShare(count, settings["secret"]);
  const uint32_t closed = std::min(count - secret, roundedShare(count, settings["closed"]));
  for (uint32_t i = 0; i < count; ++i) {
    shuffleStep(found, i, random);
    const DoorState state = i < secret            ? DoorState::secret
                            : i < secret + closed ? DoorState::closed
                                                  : DoorState::open;
    const std::vector<EdgeAt> doors = doorsAt(maze, found[i]);
    const bool isFree = std::all_of(doors.begin(), doors.end(),
                                    [&](const EdgeAt& door) { return hasDoor[door.cell] == 0; });
    for (std::size_t image = 0; image < doors.size() && isFree; ++image) {
      const auto& [cell, direction, to] = doors[image];
      hasDoor[cell] = 1;
      maze.hang({.cell = cell, .state = state, .side = static_cast<uint8_t>(direction + 1)});
    }
  }
  sortBy(maze.doors, [](const Door& door) { return door.cell; });
}

/// A maze with walls has openings of rooms only if a pass or its data gave it rooms.
Problem orderProblem(const OrderCheck& check) {
  const auto& [source, earlier, settings, prefix] = check;
  bool hasRooms = source.maze != nullptr ? source.maze->isDungeon() || !source.maze->rooms.empty()
                                         : source.generator->kind == GeneratorKind::dungeon;
  for (const Pass& pass : earlier) {
    hasRooms = pass.row->makesRooms || (hasRooms && pass.row->redraw == nullptr);
  }
  if (hasRooms || settings["where"] != rooms) return {};
  return refuse("invalid-option", prefix + "where",
                "must be 'chokepoints' in a maze without rooms, which the pass 'rooms' makes; got "
                "'rooms'");
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
        "secret. In a dungeon wide openings are narrowed to one tile where it stays connected.",
    .cost = "O(tiles)",
    .work = perCellOfPass<6>,
    .source = "R. Tarjan, SIAM J. Comput. 1, 1972 (chokepoints)",
    .keepsPerfect = true,
    .keepsCells = false,
    .dungeons = true,
    .params = params,
    .orderProblem = orderProblem,
    .run = run,
};

}  // namespace mazewright
