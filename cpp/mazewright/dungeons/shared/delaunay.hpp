#pragma once
// Delaunay triangulation of points with whole coordinates, by exact predicates.

#include <cstdint>
#include <utility>
#include <vector>

namespace mazewright {

/// A point, each coordinate from 0 to 2^18.
struct LatticePoint {
  int32_t x, y;
};

/// The edges of the Delaunay triangulation of distinct points, each once with the lower number
/// first, ascending. Of points on one circle, those of lower numbers count as lifted by an
/// infinitesimal that is larger, so that there is one answer. Edges between outer points may be
/// left out if their triangle is very flat; no edge of a minimum spanning tree is. Cost: O(n sqrt
/// n) for points in random order. Source: A. Bowyer, "Computing Dirichlet tessellations", D. F.
/// Watson, "Computing the n-dimensional Delaunay tessellation", The Computer Journal 24, 1981; the
/// lifts are those of H. Edelsbrunner, E. P. Muecke, "Simulation of simplicity", ACM TOG 9, 1990.
std::vector<std::pair<uint32_t, uint32_t>> delaunayEdges(const std::vector<LatticePoint>& points);

}  // namespace mazewright
