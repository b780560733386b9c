#pragma once
// The random edge weights that every minimum spanning tree here is built over. The order of the
// edges is strict, so the tree is one, whatever algorithm finds it and wherever it starts: equal
// seeds and parameters give equal mazes on every grid.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "maze.hpp"
#include "min_heap.hpp"

namespace mazewright {

inline constexpr Param edgeWeightParams[] = {
    integer("costRange", 2, 1'000'000, 100, {"Cost range", "비용 범위"},
            "with a single cost every edge ties and chance has nothing to decide"),
    integer("horizontal", 1, 100, 1, {"Cost factor along rows", "가로 통로 비용 배수"}),
    integer("vertical", 1, 100, 1, {"Cost factor across rows", "세로 통로 비용 배수"})};

/// An edge by its number: 8 * (lower of its two cells) + the direction from there.
inline uint32_t edgeNumber(const Grid& grid, Cell cell, Direction direction) {
  const Cell to = grid.neighbour(cell, direction);
  return cell < to ? cell << 3 | direction : to << 3 | grid.back(cell, direction);
}

/// Calls visit(edge) once for every edge, in the order of their numbers.
template <typename Visit>
void eachEdge(const Grid& grid, Visit visit) {
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    eachNeighbour(grid, cell, grid.exits[cell], [&](Cell to, Direction direction) {
      if (cell < to) visit(cell << 3 | direction);
    });
  }
}

/// What a cost from 1 to costRange is multiplied by, a direction: the dearer axis opens less, and
/// by a factor over costRange only where the cheaper one cannot connect. Equal factors are none.
inline std::array<uint32_t, maxDirections> costFactors(const Grid& grid, const Settings& settings) {
  std::array<uint32_t, maxDirections> factors;
  for (Direction direction = 0; direction < maxDirections; ++direction) {
    const bool sideways = (grid.sideways >> direction & 1) != 0;
    factors[direction] = static_cast<uint32_t>(settings[sideways ? "horizontal" : "vertical"]);
  }
  return factors;
}

class EdgeWeights {
 public:
  /// One draw, the key of the weights' own stream.
  EdgeWeights(const Grid& grid, Random& random, const Settings& settings)
      : key_(random.next()),
        costRange_(static_cast<uint32_t>(settings["costRange"])),
        factors_(costFactors(grid, settings)) {}

  /// Cost in the high half, tie-break in the low half, both from the edge's own number of the
  /// stream: any edge's weight is known without drawing the others'. Edges that still tie, one pair
  /// in about 2^32 * costRange, go by their numbers.
  uint64_t of(uint32_t edge) const {
    const uint64_t hash = splitMix(key_, edge);
    const uint64_t cost = (((hash >> 32) * costRange_ >> 32) + 1) * factors_[edge & 7];
    return cost << 32 | (hash & 0xffffffff);
  }

  /// Every edge, lightest first: dealt by weight into buckets, then each bucket through a heap.
  /// Memory: 4 bytes an edge and the buckets, one for about 32 edges.
  std::vector<uint32_t> sortedEdges(const Grid& grid) const {
    uint32_t edges = 0;
    uint64_t heaviest = 0;
    eachEdge(grid, [&](uint32_t edge) {
      ++edges;
      heaviest = std::max(heaviest, of(edge));
    });
    const auto weightBits = static_cast<int>(std::bit_width(heaviest));
    const auto bucketBits = static_cast<int>(std::bit_width(edges / bucketSize));
    const int shift = std::max(0, weightBits - bucketBits);
    std::vector<uint32_t> ends((heaviest >> shift) + 1);
    eachEdge(grid, [&](uint32_t edge) { ++ends[of(edge) >> shift]; });
    for (std::size_t i = 1; i < ends.size(); ++i) ends[i] += ends[i - 1];
    std::vector<uint32_t> sorted(edges);
    eachEdge(grid, [&](uint32_t edge) { sorted[--ends[of(edge) >> shift]] = edge; });
    MinHeap bucket;
    for (std::size_t i = 0; i < ends.size(); ++i) {
      const uint32_t end = i + 1 < ends.size() ? ends[i + 1] : edges;
      for (uint32_t at = ends[i]; at < end; ++at) bucket.push({of(sorted[at]), sorted[at], 0});
      for (uint32_t at = ends[i]; at < end; ++at) sorted[at] = bucket.pop().tie;
    }
    return sorted;
  }

 private:
  static constexpr uint32_t bucketSize = 32;

  uint64_t key_;
  uint64_t costRange_;
  std::array<uint32_t, maxDirections> factors_;
};

}  // namespace mazewright
