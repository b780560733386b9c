#pragma once
// The floor of a maze as a closed slab.

#include "mazewright/drawing/meshes.hpp"

namespace mazewright {

/// Replaces the floor, cell by cell, by a slab from `below` to `above` it. Sides that two cells
/// have in common are left out. Cost: O(vertices).
void makeSlab(Meshes& meshes, float above, float below);

}  // namespace mazewright
