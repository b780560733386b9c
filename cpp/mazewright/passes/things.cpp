// Things: what a game puts on the floor, each on a tile of its own, and none on doors or stairs. In
// a maze with walls every cell is a tile of the floor, and those outside rooms are corridors.
// It runs when start and end are placed. The entrance is the start and the exit the end, whatever
// tiles these are; a door there becomes a corridor. The option exits places them ('farthest' as far
// apart as possible), or the caller does.
//
// The boss is on the last free tile before the exit on a shortest path, or on the free tile of a
// room that is farthest from the entrance (of any tile, if no room has one). Treasures are in dead
// ends, and in rooms with no tile on that path: there on the free tile farthest from the entrance.
// Monsters are on floor that can be reached and is at least `quiet` steps from the entrance: a
// share of all floor in rooms, and one of that in corridors. Of equal tiles the one of lowest index
// counts; the path goes on in the lowest direction, back from the end. Earlier things are replaced,
// but not keys.
// In a maze that is its own image all things but entrance and exit are put on all images of a cell:
// their steps are those of the nearest image, and of the images of a cell the lowest counts.
//
// Draws: the places of treasures, ascending, are shuffled, one step of the shuffle per treasure.
// Then for every monster in rooms, then in corridors: below(places left); with danger, below(1000),
// and if that is less than it below(places left) again: the farther of the two is used, the first
// of equal ones. The last place moves to that which is used.

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/dungeon/floor.hpp"
#include "mazewright/passes/shared/dead_ends.hpp"
#include "mazewright/passes/shared/shuffle_step.hpp"

namespace mazewright {

namespace {

enum BossPlace { noBoss, beforeExit, farAway };

constexpr Choice bosses[] = {
    {"none", "None"}, {"exit", "Before the exit"}, {"far", "In the farthest room"}};
constexpr Param params[] = {
    choice("boss", bosses, beforeExit, "Boss"),
    share("treasure", 500, "Share of dead ends and side rooms with a treasure"),
    percent("monsters", 3, "Share of the tiles of rooms with a monster"),
    percent("corridorMonsters", 1, "Share of the tiles of corridors with a monster"),
    share("danger", 500, "Preference for monsters far from the entrance"),
    integer("quiet", 0, 10000, 6, "Steps from the entrance without monsters"),
};

class Placer {
 public:
  Placer(Maze& maze, Random& random)
      : maze_(maze),
        random_(random),
        isTaken_(maze.grid.cellCount()),
        steps_(stepsFrom(maze, maze.start)),
        rooms_(numberRooms(maze, roomCount_)) {
    std::erase_if(maze.things, [](const Thing& thing) { return thing.role != Role::key; });
    if (!maze.symmetry.isTrivial()) findLowest();
    for (const Thing& thing : maze.things) isTaken_[lowest(thing.cell)] = 1;
  }

  void placeEnds() {
    for (const Cell cell : {maze_.start, maze_.end}) {
      if (!maze_.isDungeon()) break;
      const auto door = std::find_if(maze_.doors.begin(), maze_.doors.end(),
                                     [&](const Door& each) { return each.cell == cell; });
      if (door == maze_.doors.end() || door->state == DoorState::locked) continue;
      maze_.mark(cell, TileKind::corridor);
      maze_.doors.erase(door);
    }
    putAlone(maze_.start, Role::entrance);
    const auto isAtEnd = [&](const Thing& thing) { return thing.cell == maze_.end; };
    if (std::none_of(maze_.things.begin(), maze_.things.end(), isAtEnd)) {
      putAlone(maze_.end, Role::exit);
    }
    findPath();
    if (!maze_.symmetry.isTrivial()) joinImages();
  }

  void placeBoss(int32_t place) {
    Cell found = noCell;
    if (place == beforeExit) {
      const auto at =
          std::find_if(path_.begin(), path_.end(), [&](Cell cell) { return isFree(cell); });
      if (at != path_.end()) found = *at;
    } else if (place == farAway) {
      for (const bool inRooms : {true, false}) {
        for (Cell cell = 0; cell < steps_.size(); ++cell) {
          if (isFree(cell) && (!inRooms || isInRoom(cell))) keepFarther(found, cell);
        }
        if (found != noCell) break;
      }
    }
    if (found != noCell) put(found, Role::boss);
  }

  void placeTreasures(int32_t amount) {
    std::vector<uint8_t> isOnPath(roomCount_);
    for (const Cell cell : path_) {
      if (isInRoom(cell)) isOnPath[rooms_[cell]] = 1;
    }
    std::vector<Cell> farthest(roomCount_, noCell);
    for (Cell cell = 0; cell < rooms_.size(); ++cell) {
      const uint32_t room = rooms_[cell];
      if (room != noRoom && isOnPath[room] == 0 && isPlace(cell)) keepFarther(farthest[room], cell);
    }
    std::vector<Cell> places;
    eachOf(maze_, maze_.grid.cellCount(), [&](Cell cell) {
      const bool isFarthest = isInRoom(cell) && farthest[rooms_[cell]] == cell;
      if (isFarthest || (isPlace(cell) && isDeadEnd(maze_, cell))) places.push_back(cell);
    });
    const uint32_t number = roundedShare(places.size(), amount);
    for (uint32_t i = 0; i < number; ++i) {
      shuffleStep(places, i, random_);
      put(places[i], Role::treasure);
    }
  }

  void placeMonsters(bool inRooms, int32_t density, int32_t danger, uint32_t quiet) {
    std::vector<Cell> places;
    uint64_t floor = 0;
    eachOf(maze_, maze_.grid.cellCount(), [&](Cell cell) {
      if (steps_[cell] == unreached || isInRoom(cell) != inRooms) return;
      ++floor;
      if (isPlace(cell) && steps_[cell] >= quiet) places.push_back(cell);
    });
    const uint64_t wanted = (floor * static_cast<uint64_t>(density) + 50) / 100;
    uint64_t left = wanted;
    const uint64_t most = std::min<uint64_t>(wanted, places.size());
    for (uint64_t i = 0; i < most && left > 0; ++i) {
      const auto size = static_cast<uint32_t>(places.size());
      uint32_t place = random_.below(size);
      if (danger > 0 && random_.below(wholeShare) < static_cast<uint32_t>(danger)) {
        const uint32_t other = random_.below(size);
        if (steps_[places[other]] > steps_[places[place]]) place = other;
      }
      left -= std::min<uint64_t>(left, put(places[place], Role::monster));
      places[place] = places.back();
      places.pop_back();
    }
  }

 private:
  bool isInRoom(Cell cell) const { return rooms_[cell] != noRoom; }

  /// The lowest image of a cell.
  Cell lowest(Cell cell) const { return lowest_.empty() ? cell : lowest_[cell]; }

  void findLowest() {
    for (Cell cell = 0; cell < rooms_.size(); ++cell) {
      lowest_.push_back(maze_.symmetry.orbit(cell).front().first);
    }
  }

  /// Gives all images of a cell the steps of the nearest one, and all images of a room the lowest
  /// of their numbers.
  void joinImages() {
    std::vector<uint32_t> low(roomCount_, noRoom);
    for (Cell cell = 0; cell < rooms_.size(); ++cell) {
      uint32_t& steps = steps_[lowest_[cell]];
      steps = std::min(steps, steps_[cell]);
      if (isInRoom(cell)) {
        uint32_t& room = low[rooms_[cell]];
        room = std::min(room, rooms_[lowest_[cell]]);
      }
    }
    for (Cell cell = 0; cell < rooms_.size(); ++cell) {
      steps_[cell] = steps_[lowest_[cell]];
      if (isInRoom(cell)) rooms_[cell] = low[rooms_[cell]];
    }
  }

  bool isFree(Cell cell) const {
    return isTaken_[lowest(cell)] == 0 && steps_[cell] != unreached &&
           !isKind(maze_, cell, TileKind::door) && !isKind(maze_, cell, TileKind::stairs);
  }

  /// Whether a cell is free and no image of it is lower.
  bool isPlace(Cell cell) const { return isFree(cell) && lowest(cell) == cell; }

  /// Puts a thing with its images. Returns how many these are.
  std::size_t put(Cell cell, Role role) {
    if (maze_.symmetry.isTrivial()) return putAlone(cell, role);
    const auto orbit = maze_.symmetry.orbit(cell);
    for (const auto& [image, same] : orbit) putAlone(image, role);
    return orbit.size();
  }

  std::size_t putAlone(Cell cell, Role role) {
    isTaken_[lowest(cell)] = 1;
    maze_.place({cell, role});
    return 1;
  }

  void keepFarther(Cell& kept, Cell cell) const {
    if (kept == noCell || steps_[cell] > steps_[kept]) kept = cell;
  }

  /// The tiles of a shortest path, from the end back to the start; none if there is no path.
  void findPath() {
    if (steps_[maze_.end] == unreached) return;
    path_.push_back(maze_.end);
    for (LoopBound turns(steps_[maze_.end]); path_.back() != maze_.start; ++turns) {
      const Cell cell = path_.back();
      const unsigned back = directionsWhere(maze_.grid, cell, maze_.entering(cell), [&](Cell to) {
        return steps_[to] + 1 == steps_[cell];
      });
      path_.push_back(maze_.grid.neighbour(cell, static_cast<Direction>(std::countr_zero(back))));
    }
  }

  Maze& maze_;
  Random& random_;
  /// By the lowest image of a cell 1 if a thing is on an image.
  std::vector<uint8_t> isTaken_;
  std::vector<uint32_t> steps_;
  uint32_t roomCount_ = 0;
  std::vector<uint32_t> rooms_;
  std::vector<Cell> path_;
  /// By cell its lowest image; empty without a symmetry.
  std::vector<Cell> lowest_;
};

void run(Maze& maze, Random& random, const Settings& settings) {
  if (maze.start == noCell || maze.end == noCell) return;
  Placer placer(maze, random);
  placer.placeEnds();
  placer.placeBoss(settings["boss"]);
  placer.placeTreasures(settings["treasure"]);
  const auto quiet = static_cast<uint32_t>(settings["quiet"]);
  placer.placeMonsters(true, settings["monsters"], settings["danger"], quiet);
  placer.placeMonsters(false, settings["corridorMonsters"], settings["danger"], quiet);
}

}  // namespace

namespace passes {
extern const PassRow things;
}
constinit const PassRow passes::things{
    .id = "things",
    .title = "Things",
    .about =
        "Puts things on the floor by their role: entrance and exit on start and end, a boss, "
        "treasures in dead ends and side rooms, monsters by distance and room.",
    .cost = "O(tiles)",
    .work = perCellOfPass<8>,
    .source = "Placement by distance and by rooms, as roguelikes since Rogue, 1980, do it",
    .keepsPerfect = true,
    .dungeons = true,
    .needsEndpoints = true,
    .oneWays = true,
    .params = params,
    .run = run,
};

}  // namespace mazewright
