#include "mazewright/catalog/work.hpp"

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/model/neighbours.hpp"

namespace mazewright {

namespace {

/// Cells from which searches measure the resistance of a grid.
constexpr int roots = 4;

/// A breadth-first search: the cells in the order of their distance from a root.
struct Flood {
  std::vector<uint32_t> distance;
  std::vector<Cell> cells;

  Flood(const Grid& grid, Cell root) : distance(grid.cellCount(), noCell), cells{root} {
    distance[root] = 0;
    LoopBound turns(distance.size());
    for (std::size_t i = 0; i < cells.size(); ++i, ++turns) {
      const Cell cell = cells[i];
      eachNeighbour(grid, cell, grid.neighbours[cell], [&](Cell to, Direction) {
        if (distance[to] != noCell) return;
        distance[to] = distance[cell] + 1;
        cells.push_back(to);
      });
    }
  }

  /// An upper bound of the resistance from the root to all cells together: the energy of a flow
  /// that leaves one unit at the root and brings an equal part of it to every cell, in equal parts
  /// from all of its neighbours that are nearer (Thomson's principle).
  double energy(const Grid& grid) const {
    std::vector<double> flow(grid.cellCount(), 1.0 / static_cast<double>(cells.size()));
    double sum = 0;
    for (std::size_t i = cells.size(); i-- > 1;) {
      const Cell cell = cells[i];
      const unsigned nearer = directionsWhere(grid, cell, grid.neighbours[cell], [&](Cell to) {
        return distance[to] < distance[cell];
      });
      const double part = flow[cell] / std::popcount(nearer);
      eachNeighbour(grid, cell, nearer, [&](Cell to, Direction) {
        flow[to] += part;
        sum += part * part;
      });
    }
    return sum;
  }
};

/// Of a grid of any cells and edges, by floods from cells that are far from each other.
Work resistanceOf(const Grid& grid) {
  double most = 0;
  Cell root = grid.firstCell();
  std::vector<uint32_t> nearest(grid.cellCount(), noCell);
  for (int i = 0; i < roots && root != noCell; ++i) {
    const Flood flood(grid, root);
    most = std::max(most, flood.energy(grid));
    for (const Cell cell : flood.cells)
      nearest[cell] = std::min(nearest[cell], flood.distance[cell]);
    // Cells of another component are the farthest of all.
    Cell next = noCell;
    for (Cell cell = 0; cell < nearest.size(); ++cell) {
      if (grid.has(cell) && (next == noCell || nearest[cell] > nearest[next])) next = cell;
    }
    root = next;
  }
  // Between two cells, not to all of them.
  return static_cast<uint64_t>(2 * most) + 1;
}

}  // namespace

WorkArea areaOf(const Maze& maze) {
  uint64_t ends = 0;
  for (const uint8_t passages : maze.passages)
    ends += static_cast<uint64_t>(std::popcount(passages));
  const Work cells = maze.grid.cellCount();
  return {.size = maze.grid.size,
          .shape = maze.grid.shape,
          .cells = cells,
          .kept = maze.grid.kept,
          .edges = ends / 2};
}

Work resistanceOf(const WorkArea& area) {
  Work base = 0;
  if (area.grid != nullptr) {
    base = resistanceOf(*area.grid);
  } else {
    const auto& [width, height, levels] = area.size;
    const Work across = area.cells / height / levels;
    const Work longer = std::max<Work>(across, height);
    const Work shorter = std::min<Work>(across, height);
    // Of n x n squares between opposite corners 4 / pi * ln(n), that is 0.88 * log2(n).
    base = longer / shorter.steps() / levels + bitsOf(shorter) * 7 / 8;
  }
  return std::min(base * area.resistanceFactor + area.resistanceSum, area.kept);
}

// A cell is unvisited after t steps with a probability of about e^(-t / h). Its mean hitting time h
// is half a commute time, so at most about edges * resistance. ln(cells) + 13.8 times that would do
// for one in a million if every cell were as far as the farthest; 11 does, since most are nearer.
// By a sample, what is stated is 2 to 11 times what one walk in a million exceeds, over lines,
// squares, tori and stars (tests/cpp/work_test.cpp).
Work coverWork(const WorkArea& area) {
  // The natural logarithm is 0.69 of the binary one.
  return area.edges * resistanceOf(area) * (bitsOf(area.kept) * 7 / 10 + 11) + area.kept;
}

Work loopErasedWork(const WorkArea& area) {
  return area.edges * resistanceOf(area) * 10 + area.kept * 4;
}

}  // namespace mazewright
