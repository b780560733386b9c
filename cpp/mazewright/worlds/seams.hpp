#pragma once
// The quadtree that joins chunks. Level 0 are the chunks; a node (level, x, y) is the square of
// 2^level x 2^level chunks whose first one is (x * 2^level, y * 2^level). Its four quadrants are
// joined by three of its four seams, each of the three open at one door.
//
// That makes one perfect maze of perfect chunks: if the quadrants are trees, three ways between
// four trees that form no ring (the four seams are one ring, one is left out) make a tree of the
// node.
//
// What is drawn in a node depends on nothing but the world's key K (Seed::key), the chunk's side C
// and the node:
//   k = splitMix(splitMix(splitMix(K ^ hashText("doors"), level), x), y)
//   Random r(k)
//   the seam left out: r.below(4); 0 between NW and NE, 1 SW and SE, 2 NW and SW, 3 NE and SE
//   for each of the four seams in this order, also the one left out:
//     the chunk along it: the level - 1 highest bits of r.next(), which is drawn on level 1 too
//     the cell along that chunk: i + r.below(C - 2 * i), i = 1 in a dungeon and 0 else
// A seam of C * 2^(level-1) cells so has each of its cells equally likely (in a dungeon, each that
// is no chunk's corner), without a draw of more than 64 bits.

#include <array>

#include "mazewright/worlds/world.hpp"

namespace mazewright {

struct Node {
  unsigned level;
  uint64_t x, y;
};

/// One seam of a node: the line that its cells touch from the east or from the south.
struct Seam {
  /// Whether it is one of the three.
  bool open;
  /// Runs from north to south; else from west to east.
  bool upright;
  /// The first cell behind the line.
  Site at;
  /// Cells.
  uint64_t length;
  /// The door's place along it.
  uint64_t door;
};

/// The seams 0 to 3. Cost: O(1).
std::array<Seam, 4> seamsOf(const World& world, const Node& node);

/// By direction the cell of a chunk at which one may leave it; noCell where that side is closed.
/// Every side lies on one seam: that of the node whose middle line it touches, which the trailing
/// zeros of the line's coordinate tell. Cost: O(1), at most four nodes; `nodes` counts them.
using Doors = std::array<Cell, 4>;
Doors doorsOf(const World& world, Site chunk, unsigned* nodes = nullptr);

}  // namespace mazewright
