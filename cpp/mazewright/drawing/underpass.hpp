#pragma once
// A bridge in space: the floor on it, and below it a tunnel to which steps lead down on both sides,
// between the sides of the cell and the rails (drawing/bridges.hpp).

#include <array>
#include <vector>

#include "mazewright/catalog/shape_row.hpp"

namespace mazewright {

/// A point below the drawing, in sides of a cell.
struct DeepPoint {
  Point at;
  float depth;
};

struct Underpass {
  /// The outline of the floor on the bridge, clockwise.
  std::vector<Corner> deck;
  /// What can be seen from within the tunnel: its walls, floor and ceiling, the steps, and the
  /// sides of the bridge. Four corners per face, counter-clockwise as seen from within.
  std::vector<std::array<DeepPoint, 4>> faces;
};

/// The measures of an underpass.
struct UnderpassSize {
  /// From the floor on the bridge to that of the tunnel.
  float depth;
  /// Half the thickness of the walls. The tunnel ends so far from the sides that its walls and the
  /// rails stand on the floor, not above the tunnel.
  float half;
  /// Into how many pieces a straight line is cut, to follow a curved surface.
  unsigned pieces;
};

/// The underpass of a bridge with an open tunnel in a direction and the opposite one. `corners` are
/// those of the cell. Cost: O(corners * pieces^2).
Underpass underpassOf(const std::vector<Corner>& corners, Direction direction, UnderpassSize size);

}  // namespace mazewright
