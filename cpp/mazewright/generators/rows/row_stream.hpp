#pragma once
// Mazes on flat squares that are made row by row from the top, in the memory of one row and without
// an end.

#include <algorithm>
#include <span>

#include "mazewright/generators/packed/full_squares.hpp"
#include "mazewright/generators/rows/rows.hpp"

namespace mazewright {

/// The rows of one maze. With the same settings and a Random in the same state, n rows of which the
/// last is made with `last` set are the maze that GeneratorRow::run makes on a full rectangle of
/// height n.
class RowStream {
 public:
  RowStream() = default;
  RowStream(const RowStream&) = delete;
  RowStream& operator=(const RowStream&) = delete;
  virtual ~RowStream() = default;

  /// Writes the passages of the next row, one byte per cell. `above` is the row before as it was
  /// written, null for the first: passages that the new row opens northwards are added to it, and
  /// after that it is final. If `last` is set, no passage leads south, and next() must not be
  /// called again. Cost: O(width).
  virtual void next(uint8_t* above, uint8_t* row, bool last) = 0;

  /// The state between two rows, except that of the Random. A new stream whose state is overwritten
  /// with these numbers continues from there. Empty if no row depends on the rows before.
  virtual std::span<uint32_t> state() { return {}; }
};

/// Makes a maze on a full rectangle of squares from a stream of its width.
inline void runRows(Maze& maze, RowStream& stream) {
  const auto [width, height, levels] = maze.grid.size;
  const uint32_t rows = height;
  const std::size_t length = width;
  Phases(maze, rows).range(rows, std::max(1u, sliceSteps / width), [&](uint32_t y, uint32_t end) {
    for (; y < end; ++y) {
      uint8_t* row = maze.passages.data() + y * length;
      stream.next(y == 0 ? nullptr : row - length, row, y + 1 == rows);
    }
  });
}

/// Makes a maze on squares, flat or glued, with or without a log. `Rows` is a RowStream of its
/// width that can also make its next row by `carve(maze, first cell, is last)`.
template <typename Rows>
void runOnSquares(Maze& maze, Rows& rows) {
  if (fitsPackedSquares(maze)) return runRows(maze, rows);
  const std::vector<Cell> starts = rowsOf(maze.grid);
  Phases phases(maze, static_cast<uint32_t>(starts.size() - 1));
  eachRow(phases, starts,
          [&](std::size_t row) { rows.carve(maze, starts[row], row + 2 == starts.size()); });
}

}  // namespace mazewright
