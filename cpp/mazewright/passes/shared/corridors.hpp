#pragma once
// Passages of a maze with walls where doors fit: openings of rooms, and corridors, without which
// the maze falls apart.

#include <bit>
#include <vector>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/model/low_points.hpp"
#include "mazewright/model/maze.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

/// The place of a door: a cell, and a passage of it as in Door::side.
struct Passage {
  Cell cell;
  uint8_t side;

  Direction direction() const { return side - 1u; }
};

/// The openings of the rooms of a maze with walls, ascending: of every cell outside all rooms with
/// passages into them the first one that is no stair. `rooms` is what numberRooms gives. Cost:
/// O(cells).
inline std::vector<Passage> openingsOfRooms(const Maze& maze, const std::vector<uint32_t>& rooms) {
  std::vector<Passage> found;
  eachOf(maze, maze.grid.cellCount(), [&](Cell cell) {
    if (rooms[cell] != noRoom) return;
    const unsigned into =
        directionsWhere(maze.grid, cell, maze.passages[cell] & ~unsigned{maze.grid.stairs},
                        [&](Cell to) { return rooms[to] != noRoom; });
    if (into != 0) found.push_back({cell, static_cast<uint8_t>(std::countr_zero(into) + 1)});
  });
  return found;
}

/// The corridors of a maze with walls: chains of cells outside rooms with two passages each.
class Corridors {
 public:
  /// `apart` is in no corridor; noCell for none. Cost: O(cells).
  Corridors(const Maze& maze, const LowPoints& points, const std::vector<uint32_t>& rooms,
            Cell apart = noCell)
      : maze_(maze), points_(points), tops_(maze.grid.cellCount(), noCell) {
    const auto isPart = [&](Cell cell) {
      return cell != apart && rooms[cell] == noRoom && std::popcount(maze.passages[cell]) == 2;
    };
    std::vector<Cell> chain;
    eachOf(maze, maze.grid.cellCount(), [&](Cell first) {
      if (!isPart(first)) return;
      Cell cell = first;
      for (LoopBound turns(tops_.size()); isPart(cell) && tops_[cell] == noCell; ++turns) {
        chain.push_back(cell);
        if (points.isRoot(cell)) break;
        cell = maze.grid.neighbour(cell, points.toParent(cell));
      }
      const Cell top = isPart(cell) && tops_[cell] != noCell ? tops_[cell] : chain.back();
      for (const Cell each : chain) tops_[each] = top;
      chain.clear();
    });
  }

  /// The cell nearest to the root of the corridor of a cell; noCell for a cell in none.
  Cell topOf(Cell cell) const { return tops_[cell]; }

  /// The passages that lead into the corridors from the root's side, without which the maze falls
  /// apart, by the cell there, ascending; of a corridor with the root its first one. Those on
  /// stairs are left out. Cost: O(cells).
  std::vector<Passage> mouths() const {
    std::vector<Passage> found;
    for (Cell cell = 0; cell < tops_.size(); ++cell) {
      if (tops_[cell] != cell) continue;
      const bool isRoot = points_.isRoot(cell);
      const Direction side = isRoot ? static_cast<Direction>(std::countr_zero(maze_.passages[cell]))
                                    : points_.toParent(cell);
      const Cell below = isRoot ? maze_.grid.neighbour(cell, side) : cell;
      const bool isStair = (maze_.grid.stairs >> side & 1) != 0;
      if (isStair || !points_.isBehindCutEdge(below)) continue;
      found.push_back({cell, static_cast<uint8_t>(side + 1)});
    }
    return found;
  }

 private:
  const Maze& maze_;
  const LowPoints& points_;
  std::vector<Cell> tops_;
};

}  // namespace mazewright
