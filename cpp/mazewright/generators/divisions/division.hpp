#pragma once
// Mazes of walls instead of passages: everything starts open, regions are split again and again,
// and a wall with one gap goes up between the pieces. How a region is split is the caller's.

#include <span>

#include "mazewright/base/union_find.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

/// Up to which size a region is left open, in what the caller measures; 1: no room.
constexpr Param roomSizeParam(int32_t most, const char* title) {
  Param param = integer("roomSize", 1, most, 1, title);
  param.loops = true;
  return param;
}

/// How many passages the grid has room for.
inline uint32_t linksOf(const Grid& grid) {
  uint64_t ends = 0;
  for (const uint8_t directions : grid.neighbours)
    ends += static_cast<uint64_t>(std::popcount(directions));
  return static_cast<uint32_t>(ends / 2);
}

/// Opens every passage of the grid.
inline void openAll(Maze& maze) {
  const Grid& grid = maze.grid;
  if (maze.log == nullptr) {
    maze.passages = grid.neighbours;
    return;
  }
  Phases(maze, grid.cellCount()).range(grid.cellCount(), sliceSteps, [&](Cell cell, Cell end) {
    for (; cell < end; ++cell) {
      eachNeighbour(grid, cell, grid.neighbours[cell], [&](Cell to, Direction direction) {
        if (to > cell) maze.carve(cell, direction);
      });
    }
  });
}

class Division {
 public:
  /// What `regionOf` holds while a region is split: piece + its number, for each of its cells.
  static constexpr uint32_t piece = 1u << 31;

  /// Opens every passage of the grid.
  Division(Maze& maze, Random& random)
      : regionOf(maze.grid.cellCount()),
        ticker(maze, maze.grid.kept),
        maze_(maze),
        random_(random) {
    for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
      if (maze.grid.has(cell)) cells_.push_back(cell);
    }
    moved_.resize(cells_.size());
    openAll(maze);
    addRegion({0, static_cast<uint32_t>(cells_.size()), linksOf(maze.grid)});
  }

  /// Calls split(cells) for the whole grid, then for each piece, in the order of their numbers and
  /// each with all of its own pieces before the next; never for a piece that is a tree, which no
  /// wall can change. `cells` is in index order. split either returns the number of connected
  /// pieces that it has written to regionOf, or 1 to leave the region open. Cost: O(cells) for each
  /// level of splits, plus the cost of split itself.
  template <typename Split>
  void run(Split split) {
    while (!regions_.empty()) {
      const Region region = regions_.back();
      regions_.pop_back();
      const uint32_t pieces = split(cellsOf(region));
      if (pieces < 2) {
        ticker.settle(region.end - region.begin);
        continue;
      }
      measure(region, pieces);
      raiseWall(pieces);
      divide(region);
    }
  }

  /// By cell, a number of the region it is in: equal within a region, below `piece` / 2.
  std::vector<uint32_t> regionOf;
  /// For the slices of split, too.
  Ticker ticker;

 private:
  /// A range of cells_; its begin is its number in regionOf.
  struct Region {
    uint32_t begin, end;
    uint32_t links;
  };

  std::span<const Cell> cellsOf(const Region& region) const {
    return std::span(cells_).subspan(region.begin, region.end - region.begin);
  }

  /// Calls visit(cell) for every cell of a region, in slices.
  template <typename Visit>
  void eachCell(const Region& region, Visit visit) {
    ticker.range(region.begin, region.end, [&](uint32_t i, uint32_t end) {
      for (; i < end; ++i) visit(cells_[i]);
    });
  }

  void addRegion(const Region& region) {
    const uint32_t count = region.end - region.begin;
    if (region.links + 1 > count) {
      regions_.push_back(region);
    } else {
      ticker.settle(count);
    }
  }

  /// The size and the links of every piece, as regions that begin at 0, and the edges between them:
  /// from the piece of lower number, by cell, then by direction.
  void measure(const Region& region, uint32_t pieces) {
    measured_.assign(pieces, {});
    edges_.clear();
    eachCell(region, [&](Cell cell) {
      const uint32_t own = regionOf[cell];
      Region& part = measured_[own - piece];
      ++part.end;
      eachNeighbour(maze_.grid, cell, maze_.grid.neighbours[cell],
                    [&](Cell to, Direction direction) {
                      if (regionOf[to] == own) part.links += to > cell;
                      if (regionOf[to] > own && regionOf[to] >= piece)
                        edges_.push_back(cell << 3 | direction);
                    });
    });
  }

  /// Draws edges, below(how many are left) in a shuffle from the front, and leaves open each that
  /// joins two pieces not joined yet, until all are: one draw between two pieces. Fills the rest.
  void raiseWall(uint32_t pieces) {
    UnionFind joined(pieces == 2 ? 0 : pieces);
    std::size_t next = 0;
    for (uint32_t apart = pieces; apart > 1; ++next) {
      const std::size_t drawn = next + random_.below(static_cast<uint32_t>(edges_.size() - next));
      const uint32_t edge = edges_[drawn];
      edges_[drawn] = edges_[next];
      const Cell cell = edge >> 3;
      const Cell to = maze_.grid.neighbour(cell, edge & 7);
      if (pieces == 2 || joined.unite(regionOf[cell] - piece, regionOf[to] - piece)) {
        --apart;
      } else {
        maze_.fill(cell, edge & 7);
      }
    }
    for (; next < edges_.size(); ++next) maze_.fill(edges_[next] >> 3, edges_[next] & 7);
  }

  /// Sorts the region's cells by piece, and the pieces onto the stack, the first on top.
  void divide(const Region& region) {
    uint32_t begin = region.begin;
    for (Region& part : measured_) {
      part.begin = begin;
      begin += part.end;
      part.end = part.begin;
    }
    eachCell(region, [&](Cell cell) {
      Region& part = measured_[regionOf[cell] - piece];
      regionOf[cell] = part.begin;
      moved_[part.end++] = cell;
    });
    for (uint32_t i = region.begin; i < region.end; ++i) cells_[i] = moved_[i];
    for (std::size_t i = measured_.size(); i > 0; --i) addRegion(measured_[i - 1]);
  }

  Maze& maze_;
  Random& random_;
  std::vector<Cell> cells_, moved_;
  std::vector<Region> regions_, measured_;
  /// cell << 3 | direction.
  std::vector<uint32_t> edges_;
};

}  // namespace mazewright
