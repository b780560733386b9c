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
  /// The faces that can be seen from inside the tunnel: its walls, floor and ceiling, the steps,
  /// and the sides of the bridge. Four corners per face, counter-clockwise as seen from inside.
  std::vector<std::array<DeepPoint, 4>> faces;
};

/// The measures of an underpass.
struct UnderpassSize {
  /// The distance from the floor on the bridge to the floor of the tunnel.
  float depth;
  /// Half the thickness of the walls. The tunnel keeps away from the sides of the cell, so that its
  /// walls and the rails stand on the floor and not above the tunnel.
  float half;
  /// The number of pieces into which a straight line is cut, to follow a curved surface.
  unsigned pieces;
};

/// The underpass of a bridge with an open tunnel in a direction and the opposite one. `corners` are
/// those of the cell. Cost: O(corners * pieces^2).
Underpass underpassOf(const std::vector<Corner>& corners, Direction direction, UnderpassSize size);

}  // namespace mazewright
