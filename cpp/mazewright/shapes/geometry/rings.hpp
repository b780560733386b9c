#pragma once
// Grids of rings. Of two adjacent rings the number of cells of one divides that of the other, so a
// cell has one neighbour in a coarser ring and several in a finer one. Grid::rows are the rings.

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright::rings {

/// Towards the first ring, towards the last ring, and along the ring against and with the index.
/// inward2, inward3, outward2 and outward3 lead to further neighbours in a finer ring.
enum : Direction { inward, outward, backward, forward, inward2, outward2, inward3, outward3 };

/// The direction to neighbour number `index`, counted from backward to forward, of the `ratio` (1,
/// 2, 3 or 6) neighbours in the next ring. In the ring before it is this direction ^ 1. The middle
/// one of three is straight ahead. Of the six neighbours of a round middle cell, opposite ones are
/// d and d ^ 1.
constexpr Direction towards(uint32_t ratio, uint32_t index) {
  constexpr Direction three[] = {outward2, outward, outward3};
  constexpr Direction six[] = {outward, outward2, outward3, inward, inward2, inward3};
  if (ratio == 3) return three[index];
  return six[index];
}

/// The number of neighbours that a cell of a ring has in an adjacent ring; 1 if there is no such
/// ring.
inline uint32_t ratioTo(const Grid& grid, uint32_t ring, uint32_t other) {
  if (other >= grid.size.height) return 1;
  const uint32_t own = grid.rowLength(ring);
  const uint32_t count = grid.rowLength(other);
  return count > own ? count / own : 1;
}

/// ShapeRow::opposites. A side that is a part of an arc meets the next part at no angle.
inline unsigned opposites(const Grid& grid, Cell cell) {
  const uint32_t ring = grid.positionOf(cell).y;
  const bool isWhole = ratioTo(grid, ring, ring + 1) == 1 && ratioTo(grid, ring, ring - 1) == 1;
  return 1u << backward | 1u << forward | (isWhole ? 1u << inward | 1u << outward : 0);
}

/// ShapeRow::build, given grid.rows: fills neighbours, table and alongRow. The cell of a ring of
/// one has no neighbour along the ring; the cells of a ring of two are neighbours by one edge.
/// Cost: O(cells).
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
