#pragma once
// Mazes on flat squares that come row by row from the top, in the memory of a row: as many rows as
// are wanted, without an end.

#include <algorithm>
#include <span>

#include "mazewright/model/progress.hpp"

namespace mazewright {

/// Given the same settings and a Random in the same place it makes the rows that `run` of the same
/// GeneratorRow makes on a full rectangle of that width: n rows, the last one made with `last` set,
/// are the rectangle of height n.
class RowStream {
 public:
  RowStream() = default;
  RowStream(const RowStream&) = delete;
  RowStream& operator=(const RowStream&) = delete;
  virtual ~RowStream() = default;

  /// Writes the passages of the next row, a byte a cell. `above` is the row before as it was
  /// written (null for the first): it gets the passages that the new row opens upwards, and is
  /// final then. The last row has none down; nothing comes after it. Cost: O(width).
  virtual void next(uint8_t* above, uint8_t* row, bool last) = 0;

  /// Its state between two rows, apart from the Random. A new stream that gets the same numbers
  /// continues from there.
  virtual std::span<uint32_t> state() { return {}; }
};

/// Fills a full rectangle of squares from a stream of its width.
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

}  // namespace mazewright
