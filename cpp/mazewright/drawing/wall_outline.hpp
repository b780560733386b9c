#pragma once
// Walls as one outline in space, without faces inside it.

#include <utility>
#include <vector>

#include "mazewright/drawing/joints.hpp"
#include "mazewright/drawing/meshes.hpp"

namespace mazewright {

/// A straight piece of a wall, by the numbers of its two joints.
using WallPiece = std::pair<uint32_t, uint32_t>;

/// The measures of walls, in sides of a cell.
struct WallSize {
  /// Half the thickness.
  float half;
  /// The heights of the bottom and of the top above the surface.
  float low, high;
  /// Whether the bottom is closed.
  bool hasBottom;
};

/// Appends all walls. Where pieces meet, their sides end in common corners; consecutive pieces in a
/// straight line have common faces. No piece may occur twice. Cost: O(pieces).
void addWallOutline(Mesh& mesh, const std::vector<Joint>& joints,
                    const std::vector<WallPiece>& pieces, const WallSize& size, Up up);

}  // namespace mazewright
