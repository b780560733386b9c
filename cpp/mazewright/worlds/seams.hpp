#pragma once
// The quadtree that joins the chunks of a world.
//
// Level 0 are the chunks. A node (level, x, y) is the square of 2^level x 2^level chunks whose
// first chunk is (x * 2^level, y * 2^level). Its four quadrants meet at four seams. Three of them
// are open at one door each, the fourth is closed.
//
// So perfect chunks make one perfect maze: if the quadrants are trees, three doors that form no
// loop join these four trees to one. They form no loop, because the four seams are the edges of one
// cycle and one of them is closed.
//
// The draws of a node depend on nothing but the world's key K (Seed::key), the side C of a chunk
// and the node:
//   k = splitMix(splitMix(splitMix(K ^ hashText("doors"), level), x), y)
//   Random r(k)
//   the closed seam: r.below(4); 0 between NW and NE, 1 SW and SE, 2 NW and SW, 3 NE and SE
//   for each of the four seams in this order, the closed one included:
//     the chunk along the seam: the level - 1 highest bits of r.next(), drawn on level 1 too
//     the cell along that chunk: i + r.below(C - 2 * i), where i = 1 in a dungeon and 0 otherwise
// Each of the C * 2^(level-1) cells of a seam is equally likely (in a dungeon each that is no
// corner of a chunk), and no draw needs more than 64 bits.

#include <array>

#include "mazewright/worlds/world.hpp"

namespace mazewright {

/// A node of the quadtree; level 1 or higher. x and y count nodes of its level.
struct Node {
  unsigned level;
  uint64_t x, y;
};

/// A seam: a line between two quadrants of a node.
struct Seam {
  /// Whether it has a door.
  bool open;
  /// Whether it runs from north to south; otherwise from west to east.
  bool upright;
  /// The first cell south or east of the line.
  Site at;
  /// The length in cells.
  uint64_t length;
  /// The distance of the door from `at` along the line, in cells. Meaningless on a closed seam.
  uint64_t door;
};

/// The four seams of a node, numbered as above. Cost: O(1).
std::array<Seam, 4> seamsOf(const World& world, const Node& node);

/// Per direction of squares the cell of a chunk at its door; noCell if that side is closed.
using Doors = std::array<Cell, 4>;

/// The doors of a chunk. Each side of a chunk lies on one seam: its level is 1 + the number of
/// trailing zero bits of the line's coordinate. Cost: O(1), at most four nodes. `nodes`, if not
/// null, is increased by the number of nodes looked at, for tests.
Doors doorsOf(const World& world, Site chunk, unsigned* nodes = nullptr);

}  // namespace mazewright
