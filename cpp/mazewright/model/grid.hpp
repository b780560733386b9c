#pragma once
// The cells and which of them are neighbours: data, not a type, so that every generator runs on
// every shape without a template or a virtual call.
//
// Glossary: the words of this code.
//
// The grid
//   cell          a place of the maze, identified by its index from 0
//   direction     a number below 8, whose name the shape defines (ShapeRow::directions); a set of
//                 directions is a byte in which bit d stands for direction d
//   neighbour     a cell that one step in a direction leads to
//   back          the direction at the neighbour that leads back to the cell
//   edge          a pair of neighbours, whether or not a passage joins them
//   delta         the difference of indices that a step in a direction makes
//   table         neighbour and back of every cell and direction, on grids without fixed deltas
//   glued edge    the rim of a drawing where a surface is joined to itself; cells along it are
//                 neighbours although they are drawn apart. A cut is such a rim as it is drawn
//   mask          which cells the grid keeps; masked-out cells have no neighbours
//   bridge        a cell without edges in two opposite directions, because its two neighbours there
//                 are joined by a tunnel below it
//   tunnel        the edge below a bridge
//   component     a maximal set of connected cells (of the grid, or of the maze)
//   row           the cells of equal y and level; a ring, on round shapes. A type called ...Row is
//                 an entry of a table of the catalog
//   level         a storey, or a face of a cube
// The maze
//   passage       an open edge; two cells that it joins are linked
//   one-way       of a passage: it can be walked in one direction only
//   wall          an edge without a passage, or the side of a cell where no neighbour is
//   perfect       a spanning tree of the grid: exactly one path between any two cells
//   dead end      a cell with exactly one passage
//   endpoints     start and end
//   tile          a cell of a dungeon, or a square of a drawing that games use
//   kind          what a tile is: rock, room, door, corridor
//   open cell     a cell that can be entered: kept, and not rock
// The work
//   visited       in the maze already; unvisited, not yet; remaining, how many are unvisited
//   carve, fill   open and close a passage
//   step          one operation on one cell, an entry of the step log; in a loop, one turn of it
//   slice         the work between two calls of the progress callback
//   draw          one call of Random; below(n) and pick are draws
//   cost          time unless stated otherwise; "cells" is the number of cells

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

/// No cell: never an index.
inline constexpr Cell noCell = 0xffffffff;
/// Directions are 0 .. 7, so a set of them is a byte.
inline constexpr unsigned maxDirections = 8;

struct ShapeRow;

/// The size as the user gives it. Its units belong to the shape: cells, rings, or nodes of a graph.
struct Size {
  uint32_t width = 1;
  uint32_t height = 1;
  uint32_t levels = 1;

  friend bool operator==(const Size&, const Size&) = default;
};

/// The user's own nodes and edges, for shapes with the trait `graph`.
struct Graph {
  /// Two nodes per edge.
  std::vector<uint32_t> edges;
  /// x and y per node, in 1/1024 of a side; empty if the nodes are to be placed on a circle.
  std::vector<int32_t> positions;

  friend bool operator==(const Graph&, const Graph&) = default;
};

/// A cell and the lower one of the two opposite directions of the tunnel below it.
struct Bridge {
  Cell cell;
  Direction direction;

  friend bool operator==(const Bridge&, const Bridge&) = default;
};

/// The coordinates of a cell in the order of its shape: x along a row (a ring, on round shapes),
/// rows y from the top (from the middle), levels from the lowest (faces of a cube).
struct Position {
  uint32_t x, y, level;
};

/// The cells are numbered 0 .. cellCount() - 1. Where all rows have the same length, the index of a
/// cell is (level * height + y) * width + x. Regular shapes step by `delta`, and the opposite of
/// direction d is d ^ 1; other shapes step by `table`. Neighbours are mutual.
///
/// A grid does not change while a maze is made on it: the mask and the outline of a shape are
/// applied before.
struct Grid {
  /// The shape; null in grids that a generator makes for itself.
  const ShapeRow* shape = nullptr;
  /// The parameters of the shape.
  Settings settings;
  Size size;
  Graph graph;
  /// How many directions the shape has, at most maxDirections.
  unsigned directions = 0;
  /// The set of the directions that lead along a row.
  unsigned alongRow = 0;
  /// The set of the directions that lead to another level.
  unsigned stairs = 0;
  /// One byte per cell. Bit d is set if a neighbour exists in direction d. Masked-out cells have no
  /// neighbours and are nobody's neighbour.
  std::vector<uint8_t> neighbours;
  /// One byte per cell, 1 if the mask keeps it; empty if all cells are kept.
  std::vector<uint8_t> mask;
  /// Whether edges between kept cells may be hidden (HiddenCells). Then even a grid without a mask
  /// may lack edges of its shape.
  bool hidesEdges = false;
  /// The number of kept cells.
  uint32_t kept = 0;
  /// By direction; used if the table is empty.
  std::array<int32_t, maxDirections> delta{};
  /// neighbour << 3 | back for every slot; empty on regular shapes. A mask does not change the
  /// table, so a slot is meaningful only if `neighbours` has the direction.
  std::vector<uint32_t> table;
  /// The first cell of every row, then the end of the last row; empty if all rows have the same
  /// length.
  std::vector<Cell> rows;
  /// Ordered by cell. A grid with bridges has a table. The slots of a bridge in the two directions
  /// still hold the cells beside it, although it has no neighbours there.
  std::vector<Bridge> bridges;
  /// One byte per cell. Of a cell at an end of a tunnel, bit d is set if its edge in direction d is
  /// a tunnel; of a bridge, the two directions of the tunnel below it. No cell is both. Empty
  /// without bridges.
  std::vector<uint8_t> tunnels;
  /// In the grid of one component: the index of each cell in the whole grid, ascending. Empty in
  /// other grids.
  std::vector<Cell> wholeGridCell;

  /// The number of all cells, including masked-out ones.
  uint32_t cellCount() const { return static_cast<uint32_t>(neighbours.size()); }
  /// Whether the mask keeps a cell.
  bool has(Cell cell) const { return mask.empty() || mask[cell] != 0; }

  /// The cell that one step leads to. Precondition: neighbours[cell] has the direction.
  Cell neighbour(Cell cell, Direction direction) const {
    if (table.empty()) return cell + static_cast<Cell>(delta[direction]);
    return table[slot(cell, direction)] >> 3;
  }
  /// The direction at that neighbour that leads back to the cell, with the same precondition.
  Direction back(Cell cell, Direction direction) const {
    return table.empty() ? direction ^ 1u : table[slot(cell, direction)] & 7u;
  }

  /// The index of a cell and a direction in the table.
  std::size_t slot(Cell cell, Direction direction) const {
    return std::size_t{cell} * directions + direction;
  }

  /// Makes two cells neighbours, in a grid with a table (or none yet). Precondition: neither cell
  /// has a neighbour in its direction.
  void join(Cell a, Direction fromA, Cell b, Direction fromB);

  /// Cost: O(1); O(log rows) where rows have different lengths.
  Position positionOf(Cell cell) const;
  /// The inverse of positionOf, except in the grid of a component. Precondition: the position is on
  /// the grid.
  Cell cellAt(Position at) const {
    return at.x + (rows.empty() ? (at.level * size.height + at.y) * size.width : rows[at.y]);
  }
  /// The number of cells in row y of any level.
  uint32_t rowLength(uint32_t y) const { return rows.empty() ? size.width : rows[y + 1] - rows[y]; }

  /// The first kept cell; noCell if there is none.
  Cell firstCell() const;
  /// A uniform kept cell. Draws below(kept). Cost: O(1); O(cells) with a mask.
  Cell randomCell(Random& random) const;
};

/// Gives a grid that steps by delta a table with the same neighbours, so that cells can be joined.
/// Cost: O(cells); 4 bytes per cell and direction.
void makeTable(Grid& grid);

/// Grid::join, unless the two are one cell or neighbours already: then it does nothing.
void joinOnce(Grid& grid, Cell a, Direction fromA, Cell b, Direction fromB);

/// Makes a cell a bridge: its neighbours in the two directions of the tunnel become neighbours of
/// each other and stop being its neighbours. The caller adds it to grid.bridges. Precondition: the
/// grid has a table, and canBridge. Cost: O(1); the first call O(cells).
void addTunnel(Grid& grid, const Bridge& bridge);
/// The inverse of addTunnel.
void removeTunnel(Grid& grid, const Bridge& bridge);

/// Whether a cell can become a bridge over a tunnel in one of the directions `straight`: no tunnel
/// ends there, it has edges in both directions of the tunnel, to two cells that are no bridges and
/// not neighbours of each other, and edges in two other directions d and d ^ 1 of `level`. So one
/// can always walk on level ground between a bridge and a mouth of a tunnel. With `isMirrored` d
/// and d ^ 1 may be any even and any odd direction: mirroring leaves such cells of rings where a
/// mask cuts the neighbours in a finer ring. Cost: O(1).
bool canBridge(const Grid& grid, const Bridge& bridge, unsigned straight, unsigned level,
               bool isMirrored);

/// The set of the directions of a cell in which its edge is a tunnel. Cost: O(1).
inline unsigned tunnelsOf(const Grid& grid, Cell cell) {
  return grid.tunnels.empty() ? 0 : grid.tunnels[cell] & grid.neighbours[cell];
}

/// Whether the edge of a cell in a direction is a tunnel. Cost: O(1).
inline bool isTunnel(const Grid& grid, Cell cell, Direction direction) {
  return (tunnelsOf(grid, cell) >> direction & 1) != 0;
}

/// The set of the two directions of the tunnel below a cell; empty if it is no bridge. Cost: O(1).
inline unsigned directionsOfBridge(const Grid& grid, Cell cell) {
  return grid.tunnels.empty() ? 0 : grid.tunnels[cell] & ~unsigned{grid.neighbours[cell]};
}

/// Removes the cells with mask byte 0 from the grid: they stop being kept and lose their
/// neighbours, on both sides. Cells that an earlier mask left out stay out. Precondition: one byte
/// per cell. Cost: O(cells).
void applyMask(Grid& grid, std::vector<uint8_t> mask);

inline constexpr uint32_t noComponent = 0xffffffff;

/// The components of a grid, numbered from 0 in the order of their first cells.
struct Components {
  /// The component of every cell; noComponent for masked-out cells.
  std::vector<uint32_t> of;
  uint32_t count = 0;
};

/// Cost: O(cells).
Components componentsOf(const Grid& grid);
/// The components of the graph whose edges are `links`: per cell the set of the directions in which
/// it is linked, on both sides of each edge. Maze::passages has this form.
Components componentsOf(const Grid& grid, const std::vector<uint8_t>& links);

/// A mask that keeps the component with the most cells; of equal ones, the first. Cost: O(cells).
std::vector<uint8_t> largestComponent(const Grid& grid);

/// One component as a grid of its own, always with a table. `cells` are its cells, ascending; they
/// are numbered from 0 in this order, and wholeGridCell has their old indices. `numberOf` is
/// working memory with one entry per cell of the whole grid, which several calls may share. Cost:
/// O(cells of the component).
Grid componentGrid(const Grid& grid, std::vector<Cell> cells, std::vector<Cell>& numberOf);

}  // namespace mazewright
