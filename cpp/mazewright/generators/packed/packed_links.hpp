#pragma once
// The packed form of random walks that leave a link in every cell, on grids with at most four
// directions that step by delta. The byte of passages holds all about a cell. Its top bit says
// whether the cell has all four neighbours, as most have: then the next step waits for no load.

#include "mazewright/generators/packed/packed_grid.hpp"

namespace mazewright {

/// While it lives, maze.passages holds links: two bits of direction, joined, and whether the cell
/// has fewer than four neighbours. A walk makes the draws of random.pick, one per step.
class PackedLinks {
 public:
  static bool fits(const Maze& maze) { return PackedGrid::fits(maze); }

  PackedLinks(Maze& maze, Random& random);

  bool isJoined(Cell cell) const { return (bytes_[cell] & joined) != 0; }
  void join(Cell cell) { bytes_[cell] |= joined; }

  /// How many cells are not joined; those that the mask leaves out count as joined from now on.
  uint32_t countRemaining();

  /// Walks from a joined cell until `remaining` more are joined: each links to where it was first
  /// entered from.
  void walkAndLink(Cell start, uint32_t remaining);

  /// Wilson's walks, from every cell that is not joined, in index order. Each cell links in the
  /// direction in which the walk left it last.
  void walkAndEraseLoops();

  /// Every cell links to the one that a breadth-first search, neighbours in the order of their
  /// directions, reaches it from.
  void linkBreadthFirst(Cell root);

  /// So many steps, at least one; every cell that the walk leaves links in the direction in which
  /// it was left last. Returns where it ends.
  Cell walkAndRelink(Cell start, uint64_t steps);

  /// Makes passages of the links of all cells but the root.
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
