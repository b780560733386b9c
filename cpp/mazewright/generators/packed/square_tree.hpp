#pragma once
// The minimum spanning tree of a full rectangle of squares, for all generators of that tree: the
// order of the edges is strict, so there is one, and which algorithm finds it shows in a log only.

#include "mazewright/generators/weights/edge_weights.hpp"

namespace mazewright {

/// Whether the tree can be made so: without a log, and with costs below 2^20.
bool packsSquareTree(const Maze& maze, const EdgeWeights& weights);

/// Boruvka's algorithm a tile at a time, so that memory is read in the cache: first what a tile
/// decides alone, as an edge is in the tree if it is the lightest way out of a piece; then, what of
/// its other edges lie on the lightest forest of the tile, as those that do not lie on no tree (the
/// cycle property); then the tree of all that is left, with the edges between tiles. Cost:
/// O(cells). Memory: about 2 bytes per cell in addition to the maze.
void growSquareTree(Maze& maze, const EdgeWeights& weights);

}  // namespace mazewright
