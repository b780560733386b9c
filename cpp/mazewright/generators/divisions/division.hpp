#pragma once
// Recursive division: at first all passages are open, then regions are split again and again, and
// between the pieces a wall with one opening is built. How a region is split is up to the caller.

#include <span>

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/union_find.hpp"
#include "mazewright/generators/divisions/open_grid.hpp"

namespace mazewright {

/// The division of one maze. Memory: 12 bytes per cell, and 4 per edge between pieces.
class Division {
 public:
  /// While a region is split, regionOf of each of its cells is piece + the number of its piece.
  static constexpr uint32_t piece = 1u << 31;

  /// Opens all passages of the grid.
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
    addRegion({0, static_cast<uint32_t>(cells_.size()), edgeCount(maze.grid)});
  }

  /// Calls split(cells) for the whole grid, then depth first for the pieces in the order of their
  /// numbers, but not for pieces that are trees, in which no wall is possible. `cells` is in index
  /// order. split returns the number of connected pieces that it has written to regionOf, or 1 to
  /// leave the region open. Cost: O(cells) per level of splits, plus the cost of split.
  template <typename Split>
  void run(Split split) {
    for (LoopBound turns(2 * cells_.size()); !regions_.empty(); ++turns) {
      const Region region = regions_.back();
      regions_.pop_back();
      const uint32_t pieces = split(cellsOf(region));
      if (pieces < 2) {
        ticker.settle(region.end - region.begin);
        continue;
      }
      measure(region, pieces);
      buildWall(pieces);
      divide(region);
    }
  }

  /// Per cell a number of its region: equal within a region, different between regions, and below
  /// `piece` / 2.
  std::vector<uint32_t> regionOf;
  /// Progress; split uses it too.
  Ticker ticker;

 private:
  /// A range of cells_ and the number of edges within. Its begin is its number in regionOf.
  struct Region {
    uint32_t begin, end;
    uint32_t edges;
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

  /// Puts a region on the stack, unless it is a tree.
  void addRegion(const Region& region) {
    const uint32_t count = region.end - region.begin;
    if (region.edges + 1 > count) {
      regions_.push_back(region);
    } else {
      ticker.settle(count);
    }
  }

  /// Finds the number of cells and of edges of every piece, as regions that begin at 0, and lists
  /// the edges between pieces: from the piece with the lower number, by cell, then by direction.
  void measure(const Region& region, uint32_t pieces) {
    measured_.assign(pieces, {});
    edges_.clear();
    eachCell(region, [&](Cell cell) {
      const uint32_t own = regionOf[cell];
      Region& part = measured_[own - piece];
      ++part.end;
      eachNeighbour(maze_.grid, cell, maze_.grid.neighbours[cell],
                    [&](Cell to, Direction direction) {
                      if (regionOf[to] == own) part.edges += to > cell;
                      if (regionOf[to] > own && regionOf[to] >= piece)
                        edges_.push_back(cell << 3 | direction);
                    });
    });
  }

  /// Draws edges without repetition, below(number of edges left) from the front of a shuffle, until
  /// all pieces are joined: an edge that joins two pieces not joined yet stays open. Closes all
  /// others. Between two pieces this is one draw.
  void buildWall(uint32_t pieces) {
    ticker.add(static_cast<uint32_t>(edges_.size()));
    UnionFind joined(pieces == 2 ? 0 : pieces);
    std::size_t next = 0;
    LoopBound turns(edges_.size());
    for (uint32_t components = pieces; components > 1; ++next, ++turns) {
      const std::size_t drawn = next + random_.below(static_cast<uint32_t>(edges_.size() - next));
      const uint32_t edge = edges_[drawn];
      edges_[drawn] = edges_[next];
      const Cell cell = edge >> 3;
      const Cell to = maze_.grid.neighbour(cell, edge & 7);
      if (pieces == 2 || joined.unite(regionOf[cell] - piece, regionOf[to] - piece)) {
        --components;
      } else {
        maze_.fill(cell, edge & 7);
      }
    }
    for (; next < edges_.size(); ++next) maze_.fill(edges_[next] >> 3, edges_[next] & 7);
  }

  /// Sorts the cells of the region by piece and puts the pieces on the stack, the first on top.
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
  /// The cells of every region as a range, in index order within it; a copy while they are sorted.
  std::vector<Cell> cells_, moved_;
  /// The stack of regions to split, and the pieces of the region that is being split.
  std::vector<Region> regions_, measured_;
  /// Between the pieces: cell << 3 | direction.
  std::vector<uint32_t> edges_;
};

}  // namespace mazewright
