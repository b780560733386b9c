#pragma once
// The fast form of random walks that leave a link behind in every cell, on grids that step by delta
// in up to four directions. All of a cell is in its byte of passages, and a cell like most, one with
// four exits, is told by its top bits: so where the walk goes waits for no load.

#include "byte_plane.hpp"
#include "fresh_sheet.hpp"
#include "slices.hpp"

namespace mazewright {

/// While it lives, maze.passages holds links: two bits of direction, joined, and whether the cell
/// has fewer than four exits. Each walk takes the draws of random.pick, one a step.
class LinkSheet {
 public:
  static bool fits(const Maze& maze) { return FreshSheet::fits(maze); }

  LinkSheet(Maze& maze, Random& random)
      : maze_(maze),
        random_(random),
        bytes_(maze.passages.data()),
        exits_(maze.grid.exits.data()),
        size_(maze.grid.cellCount()) {
    for (Direction d = 0; d < 4; ++d) delta_[d] = static_cast<Cell>(maze.grid.delta[d]);
    mapBytes(exits_, bytes_, size_, [](uint64_t exits) {
      const uint64_t four = exits & exits >> 1 & exits >> 2 & exits >> 3 & lowHalves / 15;
      return (lowHalves / 15 - four) * few;
    });
  }

  bool isJoined(Cell cell) const { return (bytes_[cell] & joined) != 0; }
  void join(Cell cell) { bytes_[cell] |= joined; }

  /// How many cells are not joined; those that the mask leaves out count as joined from now on.
  uint32_t countMissing() {
    uint32_t count = 0;
    for (Cell cell = 0; cell < size_; ++cell) {
      if (!maze_.grid.has(cell)) join(cell);
      count += !isJoined(cell);
    }
    return count;
  }

  /// Walks from a joined cell until `missing` more are joined: each links to where it was first
  /// entered from.
  void walkAndLink(Cell start, uint32_t missing) {
    const uint32_t whole = missing;
    Cell cell = start;
    inSlices(maze_, whole, [&] {
      LinkSheet here = *this;
      Random draws = random_;
      Cell at = cell;
      uint32_t left = missing;
      unsigned byte = here.bytes_[at];
      for (uint32_t step = 0; left > 0 && step < sliceSteps; ++step) {
        const Direction direction = here.step(draws, at, byte & few);
        at += here.delta_[direction];
        byte = here.bytes_[at];
        if ((byte & joined) != 0) continue;
        byte = (byte & few) | joined | (direction ^ 1u) << 4;
        here.bytes_[at] = static_cast<uint8_t>(byte);
        --left;
      }
      random_ = draws;
      cell = at;
      return missing = left;
    });
  }

  /// Wilson's walks, from every cell that is not joined, in index order. Each cell links the way
  /// the walk left it last.
  void walkAndEraseLoops() {
    const uint32_t whole = countMissing();
    uint32_t missing = whole;
    Cell start = 0;
    Cell cell = 0;
    inSlices(maze_, whole, [&] {
      LinkSheet here = *this;
      Random draws = random_;
      Cell at = cell;
      uint32_t left = missing;
      for (uint32_t step = 0; step < sliceSteps; ++step) {
        const unsigned byte = here.bytes_[at];
        if ((byte & joined) == 0) {
          const Direction direction = here.step(draws, at, byte & few);
          here.bytes_[at] = static_cast<uint8_t>((byte & few) | direction << 4);
          at += here.delta_[direction];
          continue;
        }
        for (at = start; !here.isJoined(at); at += here.delta_[here.directionOf(at)]) {
          here.join(at);
          --left;
        }
        if (left == 0) break;
        while (here.isJoined(start)) ++start;
        at = start;
      }
      random_ = draws;
      cell = at;
      return missing = left;
    });
  }

  /// Every cell links to the one that a breadth-first search, neighbours in the order of their
  /// directions, reaches it from.
  void linkBreadthFirst(Cell root) {
    std::vector<Cell> queue{root};
    queue.reserve(maze_.grid.present);
    bytes_[root] |= reached;
    for (std::size_t next = 0; next < queue.size(); ++next) {
      const Cell cell = queue[next];
      for (unsigned rest = exits_[cell]; rest != 0; rest &= rest - 1) {
        const auto direction = static_cast<Direction>(std::countr_zero(rest));
        const Cell to = cell + delta_[direction];
        if ((bytes_[to] & reached) != 0) continue;
        bytes_[to] |= static_cast<uint8_t>(reached | (direction ^ 1u) << 4);
        queue.push_back(to);
      }
    }
    for (const Cell cell : queue) bytes_[cell] &= static_cast<uint8_t>(~reached);
  }

  /// So many steps, at least one; every cell that the walk leaves links the way it left last.
  /// Returns where it ends.
  Cell walkAndRelink(Cell start, uint64_t steps) {
    Cell cell = start;
    const auto slicesFor = [](uint64_t left) {
      return static_cast<uint32_t>((left + sliceSteps - 1) / sliceSteps);
    };
    inSlices(maze_, slicesFor(steps), [&] {
      LinkSheet here = *this;
      Random draws = random_;
      Cell at = cell;
      const auto count = static_cast<uint32_t>(std::min<uint64_t>(steps, sliceSteps));
      for (uint32_t step = 0; step < count; ++step) {
        const unsigned byte = here.bytes_[at];
        const Direction direction = here.step(draws, at, byte & few);
        here.bytes_[at] = static_cast<uint8_t>((byte & few) | joined | direction << 4);
        at += here.delta_[direction];
      }
      random_ = draws;
      cell = at;
      return slicesFor(steps -= count);
    });
    return cell;
  }

  /// Makes passages of the links of all cells but the root.
  void finish(Cell root) {
    const bool all = maze_.grid.mask.empty();
    for (Cell cell = 0; cell < size_; ++cell) {
      if (cell == root || !(all || maze_.grid.has(cell))) continue;
      const Direction direction = directionOf(cell);
      bytes_[cell] |= static_cast<uint8_t>(1u << direction);
      bytes_[cell + delta_[direction]] |= static_cast<uint8_t>(1u << (direction ^ 1u));
    }
    mapBytes(bytes_, bytes_, size_, [](uint64_t bytes) { return bytes & lowHalves; });
  }

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
