// Locks and keys: locks doors without which a part of the dungeon cannot be reached from the start,
// and puts their keys where they can be found in order: key k is reached from the start with the
// keys before it, so the end is always reached. It runs when start and end are placed.
//
// Candidates are the doors that are chokepoints; in a dungeon without doors the doorways at rooms
// that are, or, if there are none, one doorway per corridor of chokepoints. Those that are locked
// become doors. The last lock is the candidate nearest to the end that is on every path from the
// start to it; the others are not behind it. No two locks are in one corridor. There are fewer
// locks than asked for where the dungeon has fewer such places: that is known only when it is made.
//
// In a maze with walls a lock is in a passage without which a part of the maze cannot be reached.
// Candidates are the doors in such passages, or without doors the openings of rooms that are such
// passages; after them, if they are too few, the passages into corridors (Corridors) without one of
// these. A cell has one door, and no two locks are in one corridor, both its ends included.
//
// Locks are numbered in the order in which they are opened. Key k lies in what lock k - 1 opened if
// that has a free tile, in a room if it can, otherwise in what was open before. A lock whose key
// finds no tile at all is not locked. Earlier locks become closed doors, or stay secret, and their
// keys go.
//
// Draws: the candidates but the last lock, ascending, are shuffled, one step of the shuffle per
// visit, until there are enough locks; in a maze with walls ascending by the cell behind, first
// those of doors or rooms, then those of corridors. Then for each lock, if more than one can be
// reached (the last lock is left for the end) below(their number), which moves the last of them to
// its place; and below(number of tiles) for the tile of its key.

#include <algorithm>
#include <array>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/pop_random.hpp"
#include "mazewright/base/sorting.hpp"
#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/dungeon/chokepoints.hpp"
#include "mazewright/passes/dungeon/floor.hpp"
#include "mazewright/passes/shared/corridors.hpp"
#include "mazewright/passes/shared/shuffle_step.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {integer("locks", 1, 100, 3, "Locks, at most")};

/// What a tile is for the player. A lock in a maze with walls is marked on the cell behind it, its
/// far side from the start.
enum Mark : uint8_t { plain, locked, reached };

class Locksmith {
 public:
  Locksmith(Maze& maze, Random& random)
      : maze_(maze),
        random_(random),
        points_(maze, maze.start),
        marks_(maze.grid.cellCount()),
        isTaken_(maze.grid.cellCount()),
        rooms_(numberRooms(maze, roomCount_)) {
    std::erase_if(maze.things, [](const Thing& thing) { return thing.role == Role::key; });
    for (Door& door : maze.doors) {
      if (door.state == DoorState::locked) door.state = DoorState::closed;
      door.lock = 0;
    }
    for (const Thing& thing : maze.things) isTaken_[thing.cell] = 1;
    isTaken_[maze.start] = isTaken_[maze.end] = 1;
  }

  /// Chooses the tiles of at most `count` locks.
  void choose(std::size_t count) {
    std::vector<std::vector<Cell>> groups;
    if (maze_.isDungeon()) {
      groups.push_back(tilesForLocks());
    } else {
      findPassages(groups);
    }
    for (const std::vector<Cell>& tiles : groups) {
      for (const Cell cell : tiles) {
        const bool isNearer = last_ == noCell || isBehind(last_, cell);
        if (isBehind(cell, maze_.end) && isNearer) last_ = cell;
      }
    }
    std::size_t chosen = 0;
    if (last_ != noCell) {
      marks_[last_] = locked;
      chosen = 1;
    }
    for (std::vector<Cell>& tiles : groups) {
      std::erase_if(tiles, [&](Cell cell) {
        return last_ != noCell && (cell == last_ || isBehind(last_, cell));
      });
      for (std::size_t i = 0; i < tiles.size() && chosen < count; ++i) {
        shuffleStep(tiles, i, random_);
        if (maze_.isDungeon() ? sharesCorridor(tiles[i]) : sharesEnd(tiles[i])) continue;
        marks_[tiles[i]] = locked;
        ++chosen;
      }
    }
  }

  /// Opens one lock after the other and puts each key where it can be reached before.
  void placeKeys() {
    open(maze_.start);
    uint32_t number = 0;
    for (LoopBound turns(maze_.grid.kept); !waiting_.empty(); ++turns) {
      const Cell tile = next();
      if (opened_.empty()) opened_.swap(earlier_);
      sortNumbers(opened_);
      if (!opened_.empty()) lock(tile, ++number);
      open(tile);
    }
    sortBy(maze_.doors, [](const Door& door) { return door.cell; });
  }

 private:
  bool isInRoom(Cell cell) const { return rooms_[cell] != noRoom; }

  /// Whether a cell can be reached from the start only through a lock, the tile of the lock in a
  /// maze with walls included.
  bool isBehind(Cell lock, Cell cell) const {
    return maze_.isDungeon() ? points_.isBehind(lock, cell) : points_.isReachedFrom(lock, cell);
  }

  /// The tiles of a dungeon that may be locked, ascending.
  std::vector<Cell> tilesForLocks() {
    std::vector<Cell> tiles;
    for (const Door& door : maze_.doors) tiles.push_back(door.cell);
    const auto keepChokepoints = [&] {
      std::erase_if(tiles, [&](Cell cell) {
        return std::popcount(maze_.passages[cell]) != 2 || !points_.isArticulation(cell) ||
               isTaken_[cell] != 0 || !points_.isReachedFrom(maze_.start, cell);
      });
    };
    if (tiles.empty()) tiles = doorwaysOfRooms(maze_);
    keepChokepoints();
    if (tiles.empty() && maze_.doors.empty()) {
      tiles = doorwaysAtChokepoints(maze_, points_);
      keepChokepoints();
    }
    return tiles;
  }

  /// Of a passage without which a part cannot be reached from the start the cell behind it; noCell
  /// for other passages.
  Cell cellBehind(const Passage& passage) const {
    for (const Cell cell :
         {passage.cell, maze_.grid.neighbour(passage.cell, passage.direction())}) {
      const bool isReached = cell != maze_.start && points_.isReachedFrom(maze_.start, cell);
      if (!isReached || !points_.isBehindCutEdge(cell)) continue;
      const Direction side = points_.toParent(cell);
      const bool isHere = cell == passage.cell
                              ? side == passage.direction()
                              : side == maze_.grid.back(passage.cell, passage.direction());
      if (isHere) return cell;
    }
    return noCell;
  }

  /// Finds the passages of a maze with walls that may be locked: by the cell behind, ascending,
  /// those of doors or rooms, then those of corridors.
  void findPassages(std::vector<std::vector<Cell>>& groups) {
    places_.resize(maze_.grid.cellCount(), {noCell, 0});
    ends_.resize(maze_.grid.cellCount());
    const Corridors corridors(maze_, points_, rooms_, maze_.start);
    std::vector<Passage> first;
    for (const Door& door : maze_.doors) first.push_back({door.cell, door.side});
    if (first.empty()) first = openingsOfRooms(maze_, rooms_);
    std::vector<uint8_t> hasDoor(maze_.grid.cellCount()), isUsed(maze_.grid.cellCount());
    for (const Passage& passage : first) hasDoor[passage.cell] = 1;
    const auto add = [&](std::vector<Cell>& tiles, const Passage& passage) {
      const Cell cell = cellBehind(passage);
      if (cell == noCell) return;
      const Cell before = maze_.grid.neighbour(cell, points_.toParent(cell));
      places_[cell] = passage;
      ends_[cell] = {corridors.topOf(before), corridors.topOf(cell)};
      tiles.push_back(cell);
    };
    std::vector<Cell>& near = groups.emplace_back();
    for (const Passage& passage : first) add(near, passage);
    sortNumbers(near);
    for (const Cell cell : near) {
      for (const Cell top : ends_[cell]) {
        if (top != noCell) isUsed[top] = 1;
      }
    }
    std::vector<Cell>& others = groups.emplace_back();
    for (const Passage& passage : corridors.mouths()) {
      if (isUsed[passage.cell] == 0 && hasDoor[passage.cell] == 0) add(others, passage);
    }
  }

  /// Whether a corridor at one of the ends of a passage has a lock at one of its ends already.
  bool sharesEnd(Cell cell) {
    if (lockedCorridors_.empty()) {
      lockedCorridors_.resize(maze_.grid.cellCount());
      if (last_ != noCell) markCorridors(last_);
    }
    for (const Cell top : ends_[cell]) {
      if (top != noCell && lockedCorridors_[top] != 0) return true;
    }
    markCorridors(cell);
    return false;
  }

  void markCorridors(Cell cell) {
    for (const Cell top : ends_[cell]) {
      if (top != noCell) lockedCorridors_[top] = 1;
    }
  }

  /// Whether the corridor of a tile, a chain of tiles outside rooms with two passages each, has a
  /// lock already.
  bool sharesCorridor(Cell tile) const {
    bool found = false;
    eachNeighbour(maze_.grid, tile, maze_.passages[tile], [&](Cell cell, Direction) {
      Cell before = tile;
      for (LoopBound turns(maze_.grid.kept);
           cell != tile && !isInRoom(cell) && std::popcount(maze_.passages[cell]) == 2; ++turns) {
        found = found || marks_[cell] == locked;
        Cell after = before;
        eachNeighbour(maze_.grid, cell, maze_.passages[cell], [&](Cell to, Direction) {
          if (to != before) after = to;
        });
        before = cell;
        cell = after;
      }
    });
    return found;
  }

  /// The lock that is opened next, removed from those that wait.
  Cell next() {
    const auto last = std::find(waiting_.begin(), waiting_.end(), last_);
    const bool waits = last != waiting_.end() && waiting_.size() > 1;
    if (waits) waiting_.erase(last);
    Cell tile = waiting_.back();
    if (waiting_.size() > 1) {
      tile = popRandom(random_, waiting_);
    } else {
      waiting_.pop_back();
    }
    if (waits) waiting_.push_back(last_);
    return tile;
  }

  /// Goes on from a tile, up to locks. The free tiles behind it are in opened_ then, those before
  /// in earlier_.
  void open(Cell from) {
    earlier_.insert(earlier_.end(), opened_.begin(), opened_.end());
    opened_.clear();
    std::vector<Cell> queue{from};
    marks_[from] = reached;
    Ticker ticker(maze_, maze_.grid.kept);
    LoopBound turns(marks_.size());
    for (std::size_t i = 0; i < queue.size(); ++i, ++turns) {
      ticker.add(1);
      eachNeighbour(maze_.grid, queue[i], maze_.passages[queue[i]], [&](Cell to, Direction) {
        if (marks_[to] == locked) waiting_.push_back(to);
        if (marks_[to] == plain) queue.push_back(to);
        marks_[to] = reached;
      });
    }
    for (const Cell cell : queue) {
      const bool isFree = isTaken_[cell] == 0 && !isKind(maze_, cell, TileKind::door) &&
                          !isKind(maze_, cell, TileKind::stairs);
      if (isFree && (cell != from || !maze_.isDungeon())) opened_.push_back(cell);
    }
  }

  /// Locks a tile and puts its key on one of the tiles in opened_.
  void lock(Cell tile, uint32_t number) {
    std::vector<Cell> rooms;
    countSteps(opened_.size());
    for (const Cell cell : opened_) {
      if (isInRoom(cell)) rooms.push_back(cell);
    }
    const std::vector<Cell>& places = rooms.empty() ? opened_ : rooms;
    const Cell key = places[random_.below(static_cast<uint32_t>(places.size()))];
    isTaken_[key] = 1;
    std::erase(opened_, key);
    maze_.place({key, Role::key, number});
    const Passage place = maze_.isDungeon() ? Passage{tile, 0} : places_[tile];
    const Door door{
        .cell = place.cell, .state = DoorState::locked, .side = place.side, .lock = number};
    const auto known = std::find_if(maze_.doors.begin(), maze_.doors.end(),
                                    [&](const Door& each) { return each.cell == door.cell; });
    if (known == maze_.doors.end()) return maze_.hang(door);
    *known = door;
  }

  Maze& maze_;
  Random& random_;
  LowPoints points_;
  std::vector<uint8_t> marks_, isTaken_;
  uint32_t roomCount_ = 0;
  std::vector<uint32_t> rooms_;
  /// In a maze with walls, by the cell behind a passage that may be locked: the passage, and the
  /// corridors of the cells before and behind it, noCell for none; and per corridor whether it has
  /// a lock.
  std::vector<Passage> places_;
  std::vector<std::array<Cell, 2>> ends_;
  std::vector<uint8_t> lockedCorridors_;
  Cell last_ = noCell;
  /// The locks that can be reached and are not open.
  std::vector<Cell> waiting_;
  std::vector<Cell> opened_, earlier_;
};

/// Through one-way passages a key may be out of reach. What makes them is no pass on dungeons.
Problem orderProblem(const OrderCheck& check) {
  for (const Pass& pass : check.earlier) {
    if (!pass.row->needsEndpoints || pass.row->dungeons) continue;
    return refuseText("invalid-option", check.prefix + "id",
                      "must not be used together with '@', which may put keys out of reach",
                      pass.row->id);
  }
  return {};
}

void run(Maze& maze, Random& random, const Settings& settings) {
  if (maze.start == noCell || maze.end == noCell) return;
  Locksmith smith(maze, random);
  smith.choose(static_cast<std::size_t>(settings["locks"]));
  smith.placeKeys();
}

}  // namespace

namespace passes {
extern const PassRow locksAndKeys;
}
constinit const PassRow passes::locksAndKeys{
    .id = "locksAndKeys",
    .title = "Locks and keys",
    .about =
        "Locked doors and their keys. Every key can be found with the keys before it, and the end "
        "is behind the last lock where it can be. Fewer locks where the dungeon has few places.",
    .cost = "O(tiles + locks * doors)",
    .work =
        [](const PassWork& task) {
          return task.before.cells * (workOf(task.settings, "locks") + 16);
        },
    .source = "J. Dormans, \"Adventures in level design\", PCG 2010 (locks and keys)",
    .keepsPerfect = true,
    .dungeons = true,
    .needsEndpoints = true,
    .promises = promise::locks,
    .ends = promise::image,
    .params = params,
    .orderProblem = orderProblem,
    .run = run,
};

}  // namespace mazewright
