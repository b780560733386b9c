#pragma once
// The random edge weights of all minimum spanning trees of this library. The order of the edges is
// strict, so the tree is unique, whatever algorithm finds it and wherever it starts: with equal
// seeds and parameters these algorithms make equal mazes, on every grid.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "mazewright/base/min_heap.hpp"
#include "mazewright/catalog/work.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

/// The parameters of the generators of that tree.
inline constexpr Param edgeWeightParams[] = {
    integer("costRange", 2, 1'000'000, 100, "Cost range", "with one cost all edges are equal"),
    integer("horizontal", 1, 100, 1, "Cost factor along rows"),
    integer("vertical", 1, 100, 1, "Cost factor across rows")};

/// The number of an edge: 8 * (the lower of its two cells) + the direction from that cell.
inline uint32_t edgeNumber(const Grid& grid, Cell cell, Direction direction) {
  const Cell to = grid.neighbour(cell, direction);
  return cell < to ? cell << 3 | direction : to << 3 | grid.back(cell, direction);
}

/// Calls visit(edge) once for every edge, in the order of their numbers. One phase of a step per
/// cell.
template <typename Visit>
void eachEdge(Phases& phases, const Grid& grid, Visit visit) {
  phases.range(grid.cellCount(), sliceSteps, [&](Cell cell, Cell end) {
    for (; cell < end; ++cell) {
      eachNeighbour(grid, cell, grid.neighbours[cell], [&](Cell to, Direction direction) {
        if (cell < to) visit(cell << 3 | direction);
      });
    }
  });
}

/// By direction, the factor by which a cost from 1 to costRange is multiplied. The axis with the
/// higher factor opens less often; if its factor is over costRange times the other, it opens only
/// where the other axis cannot connect.
inline std::array<uint32_t, maxDirections> costFactors(const Grid& grid, const Settings& settings) {
  std::array<uint32_t, maxDirections> factors;
  for (Direction direction = 0; direction < maxDirections; ++direction) {
    const bool sideways = (grid.alongRow >> direction & 1) != 0;
    factors[direction] = static_cast<uint32_t>(settings[sideways ? "horizontal" : "vertical"]);
  }
  return factors;
}

/// The weights of one grid. Any weight is computed when it is needed, in O(1); nothing is stored.
class EdgeWeights {
 public:
  /// Draws next(): the key of a stream of weights. Equal factors are the same as none.
  EdgeWeights(const Grid& grid, Random& random, const Settings& settings)
      : key_(random.next()),
        costRange_(static_cast<uint32_t>(settings["costRange"])),
        factors_(costFactors(grid, settings)) {
    const int32_t horizontal = settings["horizontal"];
    const int32_t vertical = settings["vertical"];
    if (horizontal == vertical) factors_.fill(1);
    greatest_ = costRange_ * *std::max_element(factors_.begin(), factors_.end());
  }

  /// The highest cost that an edge can have.
  uint64_t greatestCost() const { return greatest_; }

  /// The weight of an edge: its cost in the upper 32 bits, a tie-break in the lower 32, both from
  /// number `edge` of the stream. Of two edges of equal weight, one pair in about 2^32 * costRange,
  /// the one with the lower number is the lighter.
  uint64_t of(uint32_t edge) const {
    const uint64_t hash = splitMix(key_, edge);
    const uint64_t cost = (((hash >> 32) * costRange_ >> 32) + 1) * factors_[edge & 7];
    return cost << 32 | (hash & 0xffffffff);
  }

  /// All edges, lightest first: distributed to buckets by weight, then every bucket sorted by a
  /// heap. Cost: about O(edges), at worst O(edges log edges). Memory: 4 bytes per edge and 4 bytes
  /// per bucket of about 32 edges. Phases: three of a step per cell, one of a step per bucket.
  std::vector<uint32_t> sortedEdges(Phases& phases, const Grid& grid) const {
    uint32_t edges = 0;
    uint64_t heaviest = 0;
    eachEdge(phases, grid, [&](uint32_t edge) {
      ++edges;
      heaviest = std::max(heaviest, of(edge));
    });
    const auto weightBits = static_cast<int>(std::bit_width(heaviest));
    const auto bucketBits = static_cast<int>(std::bit_width(edges / bucketSize));
    const int shift = std::max(0, weightBits - bucketBits);
    std::vector<uint32_t> ends((heaviest >> shift) + 1);
    eachEdge(phases, grid, [&](uint32_t edge) { ++ends[of(edge) >> shift]; });
    for (std::size_t i = 1; i < ends.size(); ++i) ends[i] += ends[i - 1];
    std::vector<uint32_t> sorted(edges);
    eachEdge(phases, grid, [&](uint32_t edge) { sorted[--ends[of(edge) >> shift]] = edge; });
    MinHeap bucket;
    const auto buckets = static_cast<uint32_t>(ends.size());
    phases.range(buckets, sliceSteps / bucketSize, [&](uint32_t i, uint32_t last) {
      for (; i < last; ++i) {
        const uint32_t end = i + 1 < buckets ? ends[i + 1] : edges;
        for (uint32_t at = ends[i]; at < end; ++at) bucket.push({of(sorted[at]), sorted[at], 0});
        for (uint32_t at = ends[i]; at < end; ++at) sorted[at] = bucket.pop().tie;
      }
    });
    return sorted;
  }

 private:
  static constexpr uint32_t bucketSize = 32;

  uint64_t key_;
  uint64_t costRange_;
  std::array<uint32_t, maxDirections> factors_;
  uint64_t greatest_;
};

/// GeneratorRow::work of the generators of the tree. Sorting visits every edge four times, and the
/// cells as often; in packed form a tile of 44 x 44 cells takes as long whatever it has of them.
inline Work edgeTreeWork(const WorkArea& area, const Settings& settings) {
  const int32_t horizontal = settings["horizontal"], vertical = settings["vertical"];
  const int32_t factor = horizontal == vertical ? 1 : std::max(horizontal, vertical);
  const bool isPackable =
      !area.logs && !settings.original && int64_t{settings["costRange"]} * factor < 1 << 20;
  const Work sorted = area.cells * 4 + area.edges * 6 + 128;
  if (!isPackable || !area.mayBeFull) return sorted;
  const Work tiles = (Work(area.size.width) / 44) * (Work(area.size.height) / 44);
  const Work packed = tiles * 2048 + area.cells * 2;
  return area.isFull ? packed : std::max(packed, sorted);
}

}  // namespace mazewright
