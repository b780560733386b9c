#pragma once
// A grid and its passages: the value that generators write and everything after them reads.

#include <bit>
#include <cstdint>
#include <vector>

#include "mazewright/model/grid.hpp"

namespace mazewright {

/// What one entry of a step log does: cell << 5 | operation.
namespace step {
inline constexpr uint32_t carve = 0;   // + direction
inline constexpr uint32_t fill = 8;    // + direction
inline constexpr uint32_t kind = 16;   // + kind of a dungeon tile
inline constexpr uint32_t visit = 24;  // a solver looked at the cell
inline constexpr uint32_t path = 25;   // the cell is on a solver's result
inline constexpr uint32_t split = 26;  // the cell is on a dungeon's cutting line
}  // namespace step

using StepLog = std::vector<uint32_t>;

/// What long work calls now and then with how much it has done of a whole. It may never return.
using ProgressCallback = void (*)(uint32_t done, uint32_t whole);

/// What a dungeon tile is. originalCorridor exists in mode 'original' only, whose program printed 3
/// for the corridors of cuts down the rows and 4 for those of cuts across.
enum class TileKind : uint8_t { rock = 0, room = 1, door = 2, corridor = 3, originalCorridor = 4 };

struct Room {
  uint32_t x, y, width, height;
  std::vector<Cell> doors;

  friend bool operator==(const Room&, const Room&) = default;
};

struct Maze {
  explicit Maze(Grid shapeGrid) : grid(std::move(shapeGrid)), passages(grid.cellCount()) {}

  Grid grid;
  /// A bit a direction, set on both sides of every passage.
  std::vector<uint8_t> passages;
  /// The TileKind of every cell. Dungeons have it, and mazes of which cells were given up; empty
  /// for other mazes, whose kept cells are all corridors.
  std::vector<uint8_t> kinds;
  /// See isDungeon.
  bool dungeon = false;
  std::vector<Room> rooms;
  Cell start = noCell;
  Cell end = noCell;
  StepLog* log = nullptr;
  ProgressCallback onProgress = nullptr;

  /// Whether a cell is a tile: all adjacent floor is linked and only rock is a wall. Otherwise
  /// walls stand between cells.
  bool isDungeon() const { return dungeon; }
  /// Whether one can stand on a cell: the mask keeps it and it is not rock.
  bool isOpen(Cell cell) const { return kinds.empty() ? grid.has(cell) : kinds[cell] != 0; }
  bool linked(Cell cell, Direction direction) const {
    return ((passages[cell] >> direction) & 1u) != 0;
  }

  /// Opens the passage on both sides; the one way to open one.
  void carve(Cell cell, Direction direction) {
    passages[cell] |= static_cast<uint8_t>(1u << direction);
    passages[grid.neighbour(cell, direction)] |=
        static_cast<uint8_t>(1u << grid.back(cell, direction));
    note(cell, step::carve + direction);
  }

  /// Closes it again: the inverse of carve.
  void fill(Cell cell, Direction direction) {
    passages[cell] &= static_cast<uint8_t>(~(1u << direction));
    passages[grid.neighbour(cell, direction)] &=
        static_cast<uint8_t>(~(1u << grid.back(cell, direction)));
    note(cell, step::fill + direction);
  }

  /// Fills all passages of a cell and makes it rock.
  void giveUp(Cell cell);

  /// Gives a cell a kind. In a dungeon links follow from linkFloor.
  void mark(Cell cell, TileKind kind) {
    kinds[cell] = static_cast<uint8_t>(kind);
    note(cell, step::kind + static_cast<uint32_t>(kind));
  }

  void note(Cell cell, uint32_t operation) {
    if (log != nullptr) log->push_back(cell << 5 | operation);
  }
};

/// Calls visit(neighbour, direction) for every set direction of `directions`, lowest first.
template <typename Visit>
void eachNeighbour(const Grid& grid, Cell cell, unsigned directions, Visit visit) {
  for (unsigned rest = directions; rest != 0; rest &= rest - 1) {
    const auto direction = static_cast<Direction>(std::countr_zero(rest));
    visit(grid.neighbour(cell, direction), direction);
  }
}

/// The directions among `directions` for whose neighbour test(neighbour) holds.
template <typename Test>
unsigned directionsWhere(const Grid& grid, Cell cell, unsigned directions, Test test) {
  unsigned found = 0;
  eachNeighbour(grid, cell, directions, [&](Cell to, Direction direction) {
    if (test(to)) found |= 1u << direction;
  });
  return found;
}

/// The lowest direction among `directions` that leads to a cell; one must.
inline Direction directionTo(const Grid& grid, Cell from, unsigned directions, Cell to) {
  return static_cast<Direction>(std::countr_zero(
      directionsWhere(grid, from, directions, [&](Cell beside) { return beside == to; })));
}

/// Links every pair of floor tiles that lie side by side: the passages of a finished dungeon.
void linkFloor(Maze& maze);

/// Lists the doors of every room anew: the floor tiles beside it that are no room, where one steps
/// out of it.
void listDoors(Maze& maze);

}  // namespace mazewright
