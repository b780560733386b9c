#pragma once
// What wave function collapse knows of its patterns, and where in a layout the windows lie that get
// one each. The patterns are the windows of a sample (tile_patterns.hpp) or given tiles
// (tile_set.hpp).

#include <array>
#include <cstdint>
#include <vector>

#include "mazewright/model/square_directions.hpp"

namespace mazewright {

/// Calls visit(i, index) per tile along a side of a pattern, with its index row by row.
template <typename Visit>
void eachOnSide(uint32_t side, Direction direction, Visit visit) {
  using namespace square_directions;
  const uint32_t along = direction == south || direction == east ? side - 1 : 0;
  for (uint32_t i = 0; i < side; ++i) {
    visit(i, direction <= south ? along * side + i : i * side + along);
  }
}

/// Patterns by number.
struct PatternTables {
  /// Tiles along a side of a pattern.
  uint32_t side = 0;
  /// The kinds of the tiles of every pattern, row by row.
  std::vector<uint8_t> tiles;
  /// How likely patterns are, in relation to each other.
  std::vector<uint32_t> weights;
  /// By direction and pattern the number of what its neighbour there must have toward it.
  std::array<std::vector<uint32_t>, 4> faces;
  /// By direction the sets of the patterns whose face there has a number.
  std::array<std::vector<uint64_t>, 4> having;
  /// The group of every pattern, and by group the most windows that may have one of its patterns.
  /// Both are empty if there is no such limit.
  std::vector<uint32_t> groups, limits;

  static constexpr uint32_t noLimit = 0xffffffff;

  uint32_t count() const { return static_cast<uint32_t>(weights.size()); }
  uint32_t weight(uint32_t pattern) const { return weights[pattern]; }
  /// The kind of a tile of a pattern; `index` counts row by row.
  uint8_t tile(uint32_t pattern, uint32_t index) const {
    return tiles[pattern * side * side + index];
  }
  /// Words of 64 bits of a set of patterns.
  uint32_t words() const { return (count() + 63) / 64; }
  /// Two patterns fit if their faces toward each other have the same number.
  uint32_t faceOf(Direction direction, uint32_t pattern) const { return faces[direction][pattern]; }
  /// The set of the patterns whose face in a direction has the number.
  const uint64_t* havingFace(Direction direction, uint32_t face) const {
    return &having[direction][face * words()];
  }

  /// Fills `having` from `faces`.
  void listFaces();
};

/// The windows of a layout in rows. Each has `side` tiles along a side and begins `stride` tiles
/// after the one before it: 1 if windows overlap, or `side`. Tiles in no window are rock.
struct WindowGrid {
  /// Of the layout.
  uint32_t width, height;
  /// The corner of the first window.
  uint32_t left, top;
  uint32_t side, stride;
  uint32_t across, down;

  /// The windows of every place of a layout that is no smaller than a window.
  static WindowGrid overlapping(uint32_t width, uint32_t height, uint32_t side);
  /// As many windows as lie next to each other in the middle of a layout within its edge.
  static WindowGrid adjacent(uint32_t width, uint32_t height, uint32_t side);

  uint32_t count() const { return across * down; }
  /// After the last tile of windows.
  uint32_t right() const { return left + (across - 1) * stride + side; }
  uint32_t bottom() const { return top + (down - 1) * stride + side; }
  Cell corner(uint32_t window) const {
    return (top + window / across * stride) * width + left + window % across * stride;
  }
  bool contains(Cell cell) const {
    const uint32_t x = cell % width, y = cell / width;
    return x >= left && x < right() && y >= top && y < bottom();
  }
  bool hasNext(uint32_t window, Direction direction) const {
    switch (direction) {
      case square_directions::north:
        return window >= across;
      case square_directions::south:
        return window / across + 1 < down;
      case square_directions::west:
        return window % across > 0;
      default:
        return window % across + 1 < across;
    }
  }
  /// The window in a direction, in which there must be one.
  uint32_t next(uint32_t window, Direction direction) const {
    const uint32_t others[] = {window - across, window + across, window - 1, window + 1};
    return others[direction];
  }
  /// The kinds of all tiles of the layout, from the pattern of every window.
  std::vector<uint8_t> kindsOf(const PatternTables& patterns,
                               const std::vector<uint32_t>& chosen) const;
};

}  // namespace mazewright
