#pragma once
// A maze: a grid and its passages. Generators and passes write it, everything else only reads it.

#include <bit>
#include <cassert>
#include <cstdint>
#include <vector>

#include "mazewright/model/dungeon_contents.hpp"
#include "mazewright/model/grid.hpp"
#include "mazewright/model/neighbours.hpp"
#include "mazewright/model/step_log.hpp"
#include "mazewright/model/symmetry.hpp"

namespace mazewright {

/// Progress callback of long work, with how much of the whole is done. It may abort the call by
/// throwing in JavaScript: no destructor runs then, and the caller restores memory.
using ProgressCallback = void (*)(uint32_t done, uint32_t whole);

/// The kind of a tile. originalCorridor exists only in mode 'original' of a dungeon, whose program
/// printed 3 for the corridors of vertical cuts and 4 for those of horizontal cuts. Stairs lead to
/// the stairs on the level above or below.
enum class TileKind : uint8_t {
  rock = 0,
  room = 1,
  door = 2,
  corridor = 3,
  originalCorridor = 4,
  stairs = 5
};

/// The highest TileKind.
inline constexpr auto lastKind = static_cast<uint8_t>(TileKind::stairs);

/// A room: in a dungeon room tiles, most often a rectangle; in a maze cells that are all linked to
/// each other.
struct Room {
  /// The least rectangle of coordinates (Grid::positionOf) that holds it; x and y are its corner of
  /// lowest coordinates.
  uint32_t x, y, width, height;
  /// The open cells outside the room from which a passage leads into it. In a dungeon only those
  /// that are not room tiles: see listDoors.
  std::vector<Cell> doors;
  /// The cells of the room, ascending. Empty in a dungeon if they fill the rectangle.
  std::vector<Cell> cells{};
  uint32_t level = 0;

  friend bool operator==(const Room&, const Room&) = default;
};

/// A room without doors and cells, with the least rectangle that holds the given cells.
/// Precondition: there is at least one.
Room roomAround(const Grid& grid, const std::vector<Cell>& cells);

struct Maze;

/// The number of the first room that contains the cell, or noRoom. Cost: O(rooms), and O(log cells)
/// for each room whose rectangle contains it.
uint32_t roomOf(const Maze& maze, Cell cell);

/// A maze or a dungeon. Generators and passes change passages and kinds by carve, fill, mark and
/// giveUp, so that the log is complete. Code that writes them directly runs only without a log.
struct Maze {
  /// All edges are walls.
  explicit Maze(Grid shapeGrid) : grid(std::move(shapeGrid)), passages(grid.cellCount()) {}

  Grid grid;
  /// One byte per cell. Bit d is set if a passage leads in direction d. Both sides of a passage are
  /// always set.
  std::vector<uint8_t> passages;
  /// One byte per cell. Bit d is set if the passage in direction d is one-way toward this cell, so
  /// that one cannot leave the cell through it. Empty if all passages lead both ways.
  std::vector<uint8_t> oneWays;
  /// The TileKind of every cell, in dungeons and in mazes where a pass turned cells into rock.
  /// Empty in other mazes, whose kept cells are all corridors.
  std::vector<uint8_t> kinds;
  /// See isDungeon.
  bool dungeon = false;
  /// In the order in which a dungeon or passes made them.
  std::vector<Room> rooms;
  /// Only if a generator or a pass made any: doors by ascending cell, things in the order in which
  /// they were placed, and, of dungeons, the tree of a binary space partition.
  std::vector<Door> doors;
  std::vector<Thing> things;
  std::vector<Region> tree;
  /// The endpoints; noCell if the maze has none, or before they are placed.
  Cell start = noCell;
  Cell end = noCell;
  /// While passes run: the motions under which the maze is its own image. A pass opens, closes and
  /// places with every edge and cell all images of it (passes/shared/orbits.hpp), or ends the
  /// promise (PassRow::ends).
  Symmetry symmetry{};
  /// Where steps are appended; null if none are recorded. Not owned.
  StepLog* log = nullptr;
  /// Called between slices of long work; null if no progress is reported.
  ProgressCallback onProgress = nullptr;

  /// Whether every cell is a tile: then all adjacent open tiles are linked and walls are tiles of
  /// rock. In other mazes walls stand between cells.
  bool isDungeon() const { return dungeon; }
  /// Whether a cell can be entered: the mask keeps it and it is not rock.
  bool isOpen(Cell cell) const { return kinds.empty() ? grid.has(cell) : kinds[cell] != 0; }
  /// Whether a passage leads from a cell in a direction; false where there is no neighbour.
  bool linked(Cell cell, Direction direction) const {
    return ((passages[cell] >> direction) & 1u) != 0;
  }

  /// Whether an edge, hidden ones with a passage among them, leads from a cell in a direction and
  /// back: the precondition of carve and fill.
  bool hasEdge(Cell cell, Direction direction) const {
    if (direction >= maxDirections) return false;
    if (((grid.neighbours[cell] | passages[cell]) >> direction & 1) == 0) return false;
    const Cell to = grid.neighbour(cell, direction);
    if (to >= grid.cellCount() || to == cell) return false;
    const Direction back = grid.back(cell, direction);
    return grid.neighbour(to, back) == cell && grid.back(to, back) == direction;
  }

  /// The set of the directions in which one can walk from a cell: its passages, without those that
  /// are one-way toward it. Cost: O(1).
  unsigned leaving(Cell cell) const {
    return oneWays.empty() ? passages[cell] : passages[cell] & ~unsigned{oneWays[cell]};
  }
  /// The set of the directions from which one can walk to a cell. Cost: O(1).
  unsigned entering(Cell cell) const;

  /// Opens the passage on both sides. Precondition: hasEdge. An open passage stays open.
  void carve(Cell cell, Direction direction) {
    assert(hasEdge(cell, direction));
    passages[cell] |= static_cast<uint8_t>(1u << direction);
    passages[grid.neighbour(cell, direction)] |=
        static_cast<uint8_t>(1u << grid.back(cell, direction));
    note(cell, step::carve + direction);
  }

  /// Closes the passage on both sides: the inverse of carve, with the same precondition.
  void fill(Cell cell, Direction direction) {
    assert(hasEdge(cell, direction));
    passages[cell] &= static_cast<uint8_t>(~(1u << direction));
    passages[grid.neighbour(cell, direction)] &=
        static_cast<uint8_t>(~(1u << grid.back(cell, direction)));
    note(cell, step::fill + direction);
  }

  /// Logs that an algorithm looked at the edge in that direction and leaves it as it is.
  void reject(Cell cell, Direction direction);

  /// Makes a passage one-way: it leads only from the cell in the direction. Passes that carve and
  /// fill run before any passage is one-way. The first call creates the plane: O(cells) then, O(1)
  /// later.
  void makeOneWay(Cell cell, Direction direction);

  /// Closes all passages of a cell and makes it rock. The first call on a maze creates the kinds:
  /// O(cells) then, O(1) later.
  void giveUp(Cell cell);

  /// Sets the kind of a cell and leaves its passages alone. Precondition: the maze has kinds. In a
  /// dungeon linkFloor makes the passages afterwards.
  void mark(Cell cell, TileKind kind) {
    kinds[cell] = static_cast<uint8_t>(kind);
    note(cell, step::kind + static_cast<uint32_t>(kind));
  }

  /// Adds a door, whose entries the caller sorts by cell afterwards. Precondition: the cell has
  /// none.
  void hang(const Door& door) {
    doors.push_back(door);
    if (dungeon) {
      mark(door.cell, TileKind::door);
    } else {
      note(door.cell, step::place);
    }
  }

  /// Puts a thing on an open cell.
  void place(const Thing& thing) {
    things.push_back(thing);
    note(thing.cell, step::place);
  }

  /// Appends a step to the log, if there is one.
  void note(Cell cell, uint32_t operation) { appendStep(log, cell, operation); }
};

}  // namespace mazewright
