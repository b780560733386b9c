#pragma once
// The minimum spanning tree of a full rectangle of squares, for all generators of this tree. The
// order of the edges is strict, so the tree is unique, and the algorithm that finds it shows in a
// log only.

#include "mazewright/generators/weights/edge_weights.hpp"

namespace mazewright {

/// Whether growSquareTree can make the tree: a full rectangle of squares, no log, costs below 2^20.
bool packsSquareTree(const Maze& maze, const EdgeWeights& weights);

/// Boruvka's algorithm, tile by tile, so that memory accesses stay in the cache:
///  1. In every tile, the edges that the tile decides alone: an edge is in the tree if it is the
///     lightest edge that leaves a piece.
///  2. Of the other edges within the tile, those in its minimum spanning forest; no other can be in
///     the tree (the cycle property).
///  3. Boruvka's algorithm on these and the edges between tiles.
/// Cost: O(cells). Memory: about 2 bytes per cell in addition to the maze.
void growSquareTree(Maze& maze, const EdgeWeights& weights);

}  // namespace mazewright
