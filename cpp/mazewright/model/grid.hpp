#pragma once
// Where the cells are and which of them are neighbours: data, not a type, so that every generator
// runs on every shape without a template or a virtual call.

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "mazewright/base/bytes.hpp"
#include "mazewright/base/random.hpp"
#include "mazewright/values/param.hpp"

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

  friend bool operator==(const Size&, const Size&) = default;
};

/// The user's own nodes and edges, for the shape that takes them.
struct Graph {
  /// Two nodes an edge.
  std::vector<uint32_t> edges;
  /// x and y a node, in 1/1024; empty: the nodes stand in a circle.
  std::vector<int32_t> positions;

  friend bool operator==(const Graph&, const Graph&) = default;
};

/// Where a cell stands in its shape's own order: x along a row (a ring, on round shapes), rows y
/// from the top (from the middle), levels from the lowest (faces of a cube).
struct Position {
  uint32_t x, y, level;
};

/// Cell index = (level * height + y) * width + x, but for rows of unequal length. Regular shapes
/// step by `delta`, and direction d ^ 1 is the way back of d; the others step by `table`.
struct Grid {
  const ShapeRow* shape = nullptr;
  /// The parameters of the shape.
  Settings settings;
  Size size;
  Graph graph;
  unsigned directions = 0;
  /// The directions that lead along a row.
  unsigned alongRow = 0;
  /// One byte per cell. Bit d is set if a neighbour exists in direction d. Masked-out cells have no
  /// neighbours and are nobody's neighbour.
  std::vector<uint8_t> neighbours;
  /// 1 for each cell that the mask keeps; empty if every cell is kept.
  std::vector<uint8_t> mask;
  /// How many cells are kept.
  uint32_t kept = 0;
  std::array<int32_t, maxDirections> delta{};
  /// A slot a cell a direction, neighbour << 3 | way back; empty on regular shapes.
  std::vector<uint32_t> table;
  /// The first cell of every row and the end of the last one, where rows are of unequal length.
  std::vector<Cell> rows;
  /// The cell of the whole grid that each cell is, in a grid that is one part of another.
  std::vector<Cell> wholeGridCell;

  uint32_t cellCount() const { return static_cast<uint32_t>(neighbours.size()); }
  bool has(Cell cell) const { return mask.empty() || mask[cell] != 0; }

  /// Only for a direction in which the cell has a neighbour.
  Cell neighbour(Cell cell, Direction direction) const {
    if (table.empty()) return cell + static_cast<Cell>(delta[direction]);
    return table[slot(cell, direction)] >> 3;
  }
  /// The direction at that neighbour which leads back.
  Direction back(Cell cell, Direction direction) const {
    return table.empty() ? direction ^ 1u : table[slot(cell, direction)] & 7u;
  }

  /// The place of a direction in the table.
  std::size_t slot(Cell cell, Direction direction) const {
    return std::size_t{cell} * directions + direction;
  }

  /// Makes two cells neighbours on a grid with a table.
  void join(Cell a, Direction fromA, Cell b, Direction fromB);

  /// Cost: O(1), O(log rows) where rows are of unequal length.
  Position positionOf(Cell cell) const;
  /// The cell at a place that is on the grid.
  Cell cellAt(Position place) const {
    return place.x +
           (rows.empty() ? (place.level * size.height + place.y) * size.width : rows[place.y]);
  }
  uint32_t rowLength(uint32_t y) const { return rows.empty() ? size.width : rows[y + 1] - rows[y]; }

  /// The first cell that the mask keeps; noCell when there is none.
  Cell firstCell() const;
  /// Uniform among the cells that the mask keeps; one draw. Cost: a scan when there is a mask.
  Cell randomCell(Random& random) const;
};

/// Turns a grid that steps by delta into one with a table.
void makeTable(Grid& grid);

/// Joins two cells unless they are one or neighbours already.
void joinOnce(Grid& grid, Cell a, Direction fromA, Cell b, Direction fromB);

/// Takes the cells with mask byte 0 out of the grid: their links to neighbours, on both sides. A
/// cell that was out already stays out.
void applyMask(Grid& grid, std::vector<uint8_t> mask);

inline constexpr uint32_t noComponent = 0xffffffff;

/// The connected parts of a grid, numbered by their first cells.
struct Components {
  /// The part of every cell; noComponent where the mask keeps none.
  std::vector<uint32_t> of;
  uint32_t count = 0;
};

/// Cost: O(cells).
Components componentsOf(const Grid& grid);

/// 1 for each cell of the part with the most cells; of equal ones the first.
std::vector<uint8_t> largestComponent(const Grid& grid);

/// One part as a grid of its own, its cells numbered from 0 in their old order; `wholeGridCell`
/// tells which they were. Cost: O(cells of the part).
Grid componentGrid(const Grid& grid, std::vector<Cell> cells, std::vector<Cell>& numberOf);

}  // namespace mazewright
