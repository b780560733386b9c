// Tidy: turns floor that a dungeon does not need into rock, and changes nothing else. First
// openings of rooms become one tile wide (narrowOpenings), so that there are no doors in a row and
// no corridor is open to a room along its wall. Then a share of the dead ends is removed, each up
// to the next junction or room. Then corridors that lead back: from a room into the same room, or
// from a room to a junction to which a corridor from the same room leads that is shorter (of equal
// ones, that with the lower first tile). That is repeated until there is none. A corridor here is a
// chain of tiles outside rooms with two passages each. Stairs and doors with locks stay.
//
// Every tile that is removed is one without which its neighbours stay linked, or the whole of a
// corridor beside another connection, so a connected dungeon stays connected.
//
// Draws: the dead ends, ascending, are shuffled, one step of the shuffle per dead end that is
// removed.

#include <algorithm>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/pass_row.hpp"
#include "mazewright/model/dungeon_floor.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/passes/dungeon/floor.hpp"
#include "mazewright/passes/shared/dead_ends.hpp"
#include "mazewright/passes/shared/shuffle_step.hpp"

namespace mazewright {

namespace {

constexpr Param params[] = {share("deadEnds", 0, "Share of dead ends removed")};

/// A corridor from a room to where it ends: a room, a junction or stairs.
struct Corridor {
  std::vector<Cell> tiles;
  Cell end;
};

class Tidier {
 public:
  explicit Tidier(Maze& maze) : maze_(maze), ticker_(maze, maze.grid.kept) {}

  void trimDeadEnds(int32_t amount, Random& random) {
    std::vector<Cell> ends;
    for (const Cell cell : deadEndsOf(maze_)) {
      if (isOutside(cell)) ends.push_back(cell);
    }
    const uint32_t count = roundedShare(ends.size(), amount);
    for (uint32_t i = 0; i < count; ++i) {
      shuffleStep(ends, i, random);
      Cell cell = ends[i];
      for (LoopBound turns(maze_.grid.kept); isOutside(cell) && isDeadEnd(maze_, cell); ++turns) {
        ticker_.add(1);
        const Cell next = after(noCell, cell);
        maze_.giveUp(cell);
        cell = next;
      }
    }
  }

  void removeLoops() {
    uint32_t count = 0;
    rooms_ = numberRooms(maze_, count);
    eachOf(maze_, maze_.grid.cellCount(), [&](Cell cell) {
      if (isOutside(cell) && openingsOf(maze_, cell) != 0) firsts_.push_back(cell);
    });
    for (LoopBound turns(firsts_.size()); removeSomeLoops(); ++turns) continue;
  }

 private:
  /// Whether a tile may be removed: open, in no room, not stairs and no door with a lock.
  bool isOutside(Cell cell) const {
    return maze_.isOpen(cell) && !isInRoom(maze_, cell) && !isKind(maze_, cell, TileKind::stairs) &&
           !hasLock(maze_, cell);
  }
  bool isChain(Cell cell) const {
    return isOutside(cell) && std::popcount(maze_.passages[cell]) == 2;
  }

  /// The neighbour of lowest direction that a tile is linked to, except for one.
  Cell after(Cell before, Cell cell) const {
    Cell next = noCell;
    eachNeighbour(maze_.grid, cell, maze_.passages[cell], [&](Cell to, Direction) {
      if (next == noCell && to != before) next = to;
    });
    return next;
  }

  /// The corridor that begins with a tile of a chain, left by another neighbour than `before`.
  Corridor follow(Cell before, Cell cell) const {
    Corridor found;
    const Cell first = cell;
    for (LoopBound turns(maze_.grid.kept); isChain(cell) && (found.tiles.empty() || cell != first);
         ++turns) {
      countSteps(1);
      found.tiles.push_back(cell);
      const Cell next = after(before, cell);
      before = cell;
      cell = next;
    }
    found.end = cell;
    return found;
  }

  /// Whether another connection from a room to the end of a corridor is shorter than the corridor.
  bool isLonger(const Corridor& corridor, uint32_t room) const {
    const std::vector<Cell>& tiles = corridor.tiles;
    const Cell junction = corridor.end;
    if (!isOutside(junction)) return false;
    bool found = false;
    eachNeighbour(maze_.grid, junction, maze_.passages[junction], [&](Cell to, Direction) {
      if (found || to == tiles.back()) return;
      const Corridor other = follow(junction, to);
      if (rooms_[other.end] != room) return;
      const std::size_t length = other.tiles.size();
      found =
          length < tiles.size() || (length == tiles.size() && other.tiles.back() < tiles.front());
    });
    return found;
  }

  /// Removes the corridors that lead back now. Returns whether there were any.
  bool removeSomeLoops() {
    bool hasRemoved = false;
    for (const Cell first : firsts_) {
      if (!isChain(first)) continue;
      const auto side = static_cast<Direction>(std::countr_zero(openingsOf(maze_, first)));
      const Cell before = maze_.grid.neighbour(first, side);
      const uint32_t room = rooms_[before];
      const Corridor corridor = follow(before, first);
      ticker_.add(static_cast<uint32_t>(corridor.tiles.size()) + 1);
      if (rooms_[corridor.end] != room && !isLonger(corridor, room)) continue;
      for (const Cell cell : corridor.tiles) maze_.giveUp(cell);
      hasRemoved = true;
    }
    return hasRemoved;
  }

  Maze& maze_;
  Ticker ticker_;
  std::vector<uint32_t> rooms_;
  /// The openings, ascending.
  std::vector<Cell> firsts_;
};

void run(Maze& maze, Random& random, const Settings& settings) {
  narrowOpenings(maze);
  Tidier tidier(maze);
  tidier.trimDeadEnds(settings["deadEnds"], random);
  tidier.removeLoops();
}

}  // namespace

namespace passes {
extern const PassRow tidy;
}
constinit const PassRow passes::tidy{
    .id = "tidy",
    .title = "Tidy",
    .about =
        "Removes doors in a row, corridors along the wall of a room, corridors that lead back into "
        "their own room and, as a share, dead ends. A connected dungeon stays connected.",
    .cost = "O(tiles)",
    .work = perCellOfPass<8>,
    .source = "The chain of degree-two tiles is the edge of a graph of rooms and junctions",
    .keepsCells = false,
    .dungeons = true,
    .mazes = false,
    .params = params,
    .worksOn = hasSquareTiles,
    .shapesWhy = "whose tiles are squares",
    .run = run,
};

}  // namespace mazewright
