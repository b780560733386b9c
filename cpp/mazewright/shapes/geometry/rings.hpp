#pragma once
// Grids of rings whose cell counts divide one another from ring to ring, either way: `grid.rows`
// holds them, and a cell has one neighbour in a coarser ring and several in a finer one.

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright::rings {

/// Towards the first ring, towards the last one, and along the ring against and with the index.
/// Further neighbours in a finer ring take inward2.. and outward2..
enum : Direction { inward, outward, backward, forward, inward2, outward2, inward3, outward3 };

/// The direction to the one in place `index`, from backward to forward, of `ratio` neighbours (1,
/// 2, 3 or 6) in the next ring; ^ 1 in the one before. The middle of three is straight ahead, and
/// of six those opposite each other are d and d ^ 1.
constexpr Direction towards(uint32_t ratio, uint32_t index) {
  constexpr Direction three[] = {outward2, outward, outward3};
  constexpr Direction six[] = {outward, outward2, outward3, inward, inward2, inward3};
  if (ratio == 3) return three[index];
  return six[index];
}

/// How many neighbours each cell of a ring has in another one next to it; 1 where there is none.
inline uint32_t ratioTo(const Grid& grid, uint32_t ring, uint32_t other) {
  if (other >= grid.size.height) return 1;
  const uint32_t own = grid.rowLength(ring);
  const uint32_t count = grid.rowLength(other);
  return count > own ? count / own : 1;
}

/// Fills exits and table from grid.rows. A ring of one cell has no way along it, a ring of two one
/// link. Cost: O(cells).
inline void link(Grid& grid) {
  grid.alongRow = 1u << backward | 1u << forward;
  grid.neighbours.resize(grid.rows.back());
  for (uint32_t ring = 0; ring < grid.size.height; ++ring) {
    const Cell first = grid.rows[ring];
    const Cell next = grid.rows[ring + 1];
    for (Cell cell = first; cell < next; ++cell) {
      joinOnce(grid, cell, forward, cell + 1 == next ? first : cell + 1, backward);
    }
    if (ring + 1 == grid.size.height) break;
    const uint32_t out = ratioTo(grid, ring, ring + 1);
    const uint32_t in = ratioTo(grid, ring + 1, ring);
    for (uint32_t i = 0; i < (next - first) * out; ++i) {
      grid.join(first + i / out, towards(out, i % out), next + i / in, towards(in, i % in) ^ 1);
    }
  }
}

}  // namespace mazewright::rings
