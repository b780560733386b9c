#pragma once
// The way round a maze of squares, along both sides of its walls: on a grid of twice its width and
// height, where a block of 2 x 2 cells stands for each of its cells. Every cell of a block has two
// passages. Without loops in the maze each of its connected parts has one circuit.

#include <array>
#include <bit>
#include <vector>

#include "mazewright/model/maze.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright::way_round {

using namespace square_directions;

/// The two passages of a cell, by the passages of its block. Of the two sides of the cell on the
/// rim of the block, each either faces an open neighbour block, and the circuit leads out through
/// it, or a wall of the tree, along which the circuit runs within the block.
constexpr unsigned passagesOf(unsigned block, uint32_t x, uint32_t y) {
  const Direction upright = y % 2 == 0 ? north : south;
  const Direction sideways = x % 2 == 0 ? west : east;
  const bool passesUpright = (block >> upright & 1) != 0;
  const bool passesSideways = (block >> sideways & 1) != 0;
  return 1u << (passesUpright ? upright : sideways ^ 1) |
         1u << (passesSideways ? sideways : upright ^ 1);
}

/// passagesOf by the passages of a block and the cell in it, row by row.
inline constexpr auto passagesOfBlock = [] {
  std::array<std::array<uint8_t, 4>, 16> table{};
  for (unsigned block = 0; block < 16; ++block) {
    for (uint32_t corner = 0; corner < 4; ++corner) {
      table[block][corner] = static_cast<uint8_t>(passagesOf(block, corner & 1, corner / 2));
    }
  }
  return table;
}();

/// Carves the circuit through a cell, in its order, from that cell eastwards: for the log. If it is
/// to stay open, its last passage, from the south, is omitted. `blocks` has the passages of each
/// block. Precondition: the cell is the upper left one of a block without passages to north and
/// west. Cost: O(cells of the circuit).
inline void carveInOrder(Maze& maze, const std::vector<uint8_t>& blocks, Cell first, bool isOpen) {
  const uint32_t width = maze.grid.size.width;
  const uint32_t whole = maze.grid.kept;
  uint32_t remaining = whole;
  Cell cell = first;
  uint32_t x = first % width;
  uint32_t y = first / width;
  unsigned back = 1u << south;
  inSlices(maze, whole, [&] {
    for (uint32_t step = 0; step < sliceSteps; ++step) {
      countSteps(1);
      const unsigned block = blocks[y / 2 * (width / 2) + x / 2];
      const unsigned onward = passagesOf(block, x, y) & ~back;
      const auto direction = static_cast<Direction>(std::countr_zero(onward));
      const Cell to = maze.grid.neighbour(cell, direction);
      if (to != first || !isOpen) maze.carve(cell, direction);
      if (to == first) return 0u;
      back = 1u << (direction ^ 1);
      x += direction == east ? 1u : direction == west ? ~0u : 0u;
      y += direction == south ? 1u : direction == north ? ~0u : 0u;
      cell = to;
      --remaining;
    }
    return remaining;
  });
}

/// Opens the passages of all circuits, block by block, without a log. isPart(cell) tells by its
/// upper left cell which blocks belong to the maze. Cost: O(cells).
template <typename IsPart>
void openByBlocks(Maze& maze, const std::vector<uint8_t>& blocks, IsPart isPart) {
  const uint32_t width = maze.grid.size.width;
  const uint32_t rows = maze.grid.size.height / 2;
  Phases(maze, rows).range(rows, std::max(1u, sliceSteps / width), [&](uint32_t y, uint32_t end) {
    const uint8_t* block = blocks.data() + std::size_t{y} * (width / 2);
    for (; y < end; ++y) {
      const Cell row = 2 * y * width;
      for (uint32_t x = 0; x < width; x += 2, ++block) {
        if (!isPart(row + x)) continue;
        uint8_t* const upper = maze.passages.data() + row + x;
        for (uint32_t corner = 0; corner < 4; ++corner) {
          upper[(corner & 2) / 2 * width + (corner & 1)] = passagesOfBlock[*block][corner];
        }
      }
    }
  });
}

}  // namespace mazewright::way_round
