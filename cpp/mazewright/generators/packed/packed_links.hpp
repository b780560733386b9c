#pragma once
// The packed form of random walks that leave a link in every cell: the direction of the one
// neighbour that is its parent in the tree. For grids of at most four directions that step by
// delta. All about a cell is in its byte of passages. The top bit says whether the cell has all
// four neighbours, as most have: then the next step needs no further load.

#include "mazewright/generators/packed/packed_grid.hpp"
#include "mazewright/generators/packed/pick_of_four.hpp"

namespace mazewright {

/// While it is in use, maze.passages holds links: two bits of direction, whether the cell has
/// joined the tree, and whether it has fewer than four neighbours. Every step of a walk draws
/// random.pick of the neighbours.
class PackedLinks {
 public:
  /// Whether the maze can be made in this form. Cost: O(1).
  static bool fits(const Maze& maze) { return PackedGrid::fits(maze); }

  /// No cell has joined. Cost: O(cells), eight cells at once.
  PackedLinks(Maze& maze, Random& random);

  bool isJoined(Cell cell) const { return (bytes_[cell] & joined) != 0; }
  void join(Cell cell) { bytes_[cell] |= joined; }

  /// The number of kept cells that have not joined. From then on masked-out cells count as joined.
  /// Cost: O(cells).
  uint32_t countRemaining();

  /// Aldous-Broder: walks from a joined cell until `remaining` more cells have joined. Each links
  /// to the cell from which it was entered first.
  void walkAndLink(Cell start, uint32_t remaining);

  /// Wilson: walks from every cell that has not joined, in index order. Each cell links in the
  /// direction in which its walk left it last.
  void walkAndEraseLoops();

  /// Links every cell to the cell from which a breadth-first search reaches it, with neighbours in
  /// the order of their directions. Draws nothing. Memory: 4 bytes per cell.
  void linkBreadthFirst(Cell root);

  /// Origin shift: a walk of a number of steps, at least one. Every cell that it leaves links in
  /// the direction in which it was left last. Returns the cell where the walk ends.
  Cell walkAndRelink(Cell start, uint64_t steps);

  /// Replaces the links of all cells but the root by passages. Cost: O(cells).
  void finish(Cell root);

 private:
  static constexpr unsigned few = 0x80;
  static constexpr unsigned joined = 0x40;
  static constexpr unsigned reached = 1;

  Direction directionOf(Cell cell) const { return bytes_[cell] >> 4 & 3u; }

  /// random.pick of the neighbours.
  Direction step(Random& draws, Cell cell, bool isFew) const {
    const uint32_t drawn = draws.below(840);
    return isFew ? pickOfFour.of[neighbours_[cell]][drawn % 12] : drawn % 4;
  }

  Maze& maze_;
  Random& random_;
  uint8_t* bytes_;
  const uint8_t* neighbours_;
  Cell size_;
  std::array<Cell, 4> delta_;
};

}  // namespace mazewright
