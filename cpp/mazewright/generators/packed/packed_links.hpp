#pragma once
// The fast form of random walks that leave a link behind in every cell, on grids that step by delta
// in up to four directions. All of a cell is in its byte of passages, and a cell like most, one
// with four exits, is told by its top bits: so where the walk goes waits for no load.

#include "mazewright/generators/packed/packed_grid.hpp"

namespace mazewright {

/// While it lives, maze.passages holds links: two bits of direction, joined, and whether the cell
/// has fewer than four exits. Each walk takes the draws of random.pick, one a step.
class LinkSheet {
 public:
  static bool fits(const Maze& maze) { return FreshSheet::fits(maze); }

  LinkSheet(Maze& maze, Random& random);

  bool isJoined(Cell cell) const { return (bytes_[cell] & joined) != 0; }
  void join(Cell cell) { bytes_[cell] |= joined; }

  /// How many cells are not joined; those that the mask leaves out count as joined from now on.
  uint32_t countMissing();

  /// Walks from a joined cell until `missing` more are joined: each links to where it was first
  /// entered from.
  void walkAndLink(Cell start, uint32_t missing);

  /// Wilson's walks, from every cell that is not joined, in index order. Each cell links the way
  /// the walk left it last.
  void walkAndEraseLoops();

  /// Every cell links to the one that a breadth-first search, neighbours in the order of their
  /// directions, reaches it from.
  void linkBreadthFirst(Cell root);

  /// So many steps, at least one; every cell that the walk leaves links the way it left last.
  /// Returns where it ends.
  Cell walkAndRelink(Cell start, uint64_t steps);

  /// Makes passages of the links of all cells but the root.
  void finish(Cell root);

 private:
  static constexpr unsigned few = 0x80;
  static constexpr unsigned joined = 0x40;
  static constexpr unsigned reached = 1;

  Direction directionOf(Cell cell) const { return bytes_[cell] >> 4 & 3u; }

  /// random.pick of the exits.
  Direction step(Random& draws, Cell cell, bool isFew) const {
    const uint32_t drawn = draws.below(840);
    return isFew ? pickOfFour.of[exits_[cell]][drawn % 12] : drawn % 4;
  }

  Maze& maze_;
  Random& random_;
  uint8_t* bytes_;
  const uint8_t* exits_;
  Cell size_;
  std::array<Cell, 4> delta_;
};

}  // namespace mazewright
