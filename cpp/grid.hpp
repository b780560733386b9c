#pragma once
// Where the cells are and which of them are neighbours: data, not a type, so that every generator
// runs on every shape without a template or a virtual call.

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "random.hpp"

namespace mazewright {

using Cell = uint32_t;
using Direction = unsigned;

inline constexpr Cell noCell = 0xffffffff;
inline constexpr unsigned maxDirections = 8;

struct ShapeRow;

struct Size {
  uint32_t width = 1;
  uint32_t height = 1;
  uint32_t levels = 1;

  uint32_t cells() const { return width * height * levels; }
};

/// Cell index = (level * height + y) * width + x. Direction d and d ^ 1 are opposite.
struct Grid {
  const ShapeRow* shape = nullptr;
  Size size;
  unsigned directions = 0;
  /// A bit a direction: set where a neighbour lies. A masked-out cell has none and is nobody's.
  std::vector<uint8_t> exits;
  /// 1 a cell that the mask keeps; empty when every cell is kept.
  std::vector<uint8_t> mask;
  uint32_t present = 0;
  std::array<int32_t, maxDirections> delta{};

  uint32_t cellCount() const { return static_cast<uint32_t>(exits.size()); }
  bool has(Cell cell) const { return mask.empty() || mask[cell] != 0; }

  /// Only for a direction among the cell's exits.
  Cell neighbour(Cell cell, Direction direction) const {
    return cell + static_cast<Cell>(delta[direction]);
  }
  Direction back(Direction direction) const { return direction ^ 1u; }

  /// The first cell that the mask keeps; noCell when there is none.
  Cell firstCell() const;
  /// Uniform among the cells that the mask keeps; one draw. Cost: a scan when there is a mask.
  Cell randomCell(Random& random) const;
};

/// Takes the cells with mask byte 0 out of the grid: their exits and the exits into them.
void applyMask(Grid& grid, std::vector<uint8_t> mask);

/// Whether every kept cell can be reached from every other along exits. Cost: O(cells).
bool isConnected(const Grid& grid);

}  // namespace mazewright
