#pragma once
// Division of regions by two seeds: two random cells of a region, from which a search spreads;
// every cell belongs to the seed from which it is reached first. The order in which reached cells
// spread on is up to the caller.

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/divisions/open_grid.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

/// The largest number of cells of a region that stays open.
inline constexpr Param roomCellsParam = roomSizeParam(1000, "Cells per room");

/// Follows the rules of Division, but finds the cells of a region by open passages, since openings
/// stay closed until the end: a step reads two bytes per cell at most.
///
/// `Frontier` is the list of reached cells that have not spread on yet: clear(), addIf(wanted,
/// cell) and pop(random), which removes the cell that is next and may draw.
///
/// Cost: O(cells) per level of splits; an average cell takes part in 20 to 50 of them. Memory: 9
/// bytes per cell, 4 per opening, and the frontier.
template <typename Frontier>
class TwoSeedDivision {
 public:
  TwoSeedDivision(Maze& maze, Random& random, Frontier frontier)
      : maze_(maze),
        random_(random),
        frontier_(std::move(frontier)),
        ticker_(maze, maze.grid.kept),
        states_(maze.grid.cellCount()) {
    cells_.reserve(maze.grid.kept);
    for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
      if (maze.grid.has(cell)) cells_.push_back(cell);
    }
    openAll(maze);
    push({0, maze.grid.kept}, edgeCount(maze.grid));
  }

  /// Divides the maze. Regions of up to roomSize cells stay open, as do those that are trees.
  void run(uint32_t roomSize) {
    for (LoopBound turns(2 * maze_.grid.kept); !regions_.empty(); ++turns) {
      const Region region = regions_.back();
      regions_.pop_back();
      if (region.end - region.begin <= roomSize) {
        ticker_.settle(region.end - region.begin);
      } else {
        split(region);
      }
    }
    for (const uint32_t opening : openings_) setOpen(opening, true);
  }

 private:
  /// A range of cells_.
  struct Region {
    uint32_t begin, end;
  };

  /// The state of a cell while its region is split: 0 in no piece yet, the number of its piece, and
  /// `border` in addition for cells of the first piece with a neighbour in the second.
  static constexpr uint8_t first = 1, second = 2, border = 4;

  /// Puts a region with so many edges on the stack, unless it is a tree.
  void push(Region region, uint32_t edges) {
    const uint32_t count = region.end - region.begin;
    if (edges + 1 > count) {
      regions_.push_back(region);
    } else {
      ticker_.settle(count);
    }
  }

  void split(Region region) {
    spread(region);
    ends_[0] = ends_[1] = 0;
    edges_.clear();
    movedCount_ = 0;
    // partition() writes every cell there and overwrites those of the first piece.
    if (moved_.size() < region.end - region.begin) moved_.resize(region.end - region.begin);
    uint32_t middle = region.begin;
    ticker_.range(region.begin, region.end,
                  [&](uint32_t i, uint32_t end) { middle = partition(i, end, middle); });
    ticker_.range(middle, region.end, [&](uint32_t i, uint32_t end) {
      for (; i < end; ++i) {
        cells_[i] = moved_[i - middle];
        states_[cells_[i]] = 0;
      }
    });
    buildWall();
    const auto crossing = static_cast<uint32_t>(edges_.size());
    push({middle, region.end}, (ends_[1] - crossing) / 2);
    push({region.begin, middle}, (ends_[0] - crossing) / 2);
  }

  /// Assigns every cell of a region to a piece. Draws the seeds, below(count) and below(count - 1)
  /// of the other cells; then what frontier.pop draws, once per cell. A popped cell adds its
  /// neighbours in no piece to its own piece, lowest direction first.
  void spread(Region region) {
    const uint32_t count = region.end - region.begin;
    const uint32_t one = random_.below(count);
    const uint32_t other = random_.below(count - 1);
    frontier_.clear();
    reachCell(cells_[region.begin + one], first);
    reachCell(cells_[region.begin + (other < one ? other : other + 1)], second);
    const bool squares = maze_.grid.table.empty() && maze_.grid.directions == 4;
    ticker_.range(0, count, [&](uint32_t i, uint32_t end) {
      if (squares) {
        for (; i < end; ++i) spreadOnSquares(frontier_.pop(random_));
      } else {
        for (; i < end; ++i) spreadFrom(frontier_.pop(random_));
      }
    });
  }

  /// spreadFrom on grids with four deltas, without branches on random conditions: 0.7 of the time
  /// with blobs, 0.94 with waves. A closed direction leads to the cell itself.
  void spreadOnSquares(Cell cell) {
    uint8_t* const states = states_.data();
    const unsigned open = maze_.passages[cell];
    const uint8_t piece = states[cell] & (first | second);
    for (Direction direction = 0; direction < 4; ++direction) {
      const unsigned opens = open >> direction & 1;
      const Cell to = cell + ((0 - opens) & static_cast<Cell>(maze_.grid.delta[direction]));
      const uint8_t state = states[to];
      const bool isFree = state == 0;
      states[to] = isFree ? piece : state;
      frontier_.addIf(isFree, to);
      if (((state | piece) & (first | second)) == (first | second))
        states[piece == first ? cell : to] |= border;
    }
  }

  void reachCell(Cell cell, uint8_t piece) {
    states_[cell] = piece;
    frontier_.addIf(true, cell);
  }

  void spreadFrom(Cell cell) {
    const uint8_t piece = states_[cell] & (first | second);
    eachNeighbour(maze_.grid, cell, maze_.passages[cell], [&](Cell to, Direction) {
      const uint8_t other = states_[to] & (first | second);
      if (other == 0) return reachCell(to, piece);
      if (other != piece) states_[piece == first ? cell : to] |= border;
    });
  }

  /// Moves the cells i .. end - 1 of the first piece to `middle` and those of the second to moved_,
  /// both in index order, and lists the edges between the pieces, by cell, then by direction.
  /// Returns the new middle.
  uint32_t partition(uint32_t i, uint32_t end, uint32_t middle) {
    for (; i < end; ++i) {
      const Cell cell = cells_[i];
      const uint8_t state = states_[cell];
      const auto links = static_cast<uint32_t>(std::popcount(maze_.passages[cell]));
      const bool inSecond = state == second;
      moved_[movedCount_] = cells_[middle] = cell;
      movedCount_ += inSecond;
      middle += !inSecond;
      ends_[inSecond] += links;
      states_[cell] = inSecond ? state : 0;
      if ((state & border) == 0) continue;
      eachNeighbour(maze_.grid, cell, maze_.passages[cell], [&](Cell to, Direction direction) {
        if (states_[to] == second) edges_.push_back(cell << 3 | direction);
      });
    }
    return middle;
  }

  /// Draws the opening, below(number of edges), and closes all other edges; in the order of the
  /// steps the first edge is in the place of the opening.
  void buildWall() {
    countSteps(edges_.size());
    const uint32_t drawn = random_.below(static_cast<uint32_t>(edges_.size()));
    openings_.push_back(edges_[drawn]);
    setOpen(edges_[drawn], false);
    edges_[drawn] = edges_[0];
    for (std::size_t i = 1; i < edges_.size(); ++i) maze_.fill(edges_[i] >> 3, edges_[i] & 7);
  }

  /// Opens or closes an edge without a step in the log, which knows an opening as open all the
  /// time.
  void setOpen(uint32_t edge, bool open) {
    StepLog* const log = maze_.log;
    maze_.log = nullptr;
    open ? maze_.carve(edge >> 3, edge & 7) : maze_.fill(edge >> 3, edge & 7);
    maze_.log = log;
  }

  Maze& maze_;
  Random& random_;
  Frontier frontier_;
  Ticker ticker_;
  std::vector<uint8_t> states_;
  /// The cells of every region as a range, in index order within it; cells of a second piece while
  /// they are moved.
  std::vector<Cell> cells_, moved_;
  std::vector<Region> regions_;
  /// cell << 3 | direction: the edges between the two pieces, and all openings so far.
  std::vector<uint32_t> edges_, openings_;
  /// Per piece the sum of the passages of its cells, those between the pieces included.
  uint32_t ends_[2];
  uint32_t movedCount_ = 0;
};

/// GeneratorRow::run of generators with the parameter roomCellsParam.
template <typename Frontier>
void divideInTwo(Maze& maze, Random& random, const Settings& settings, Frontier frontier) {
  TwoSeedDivision<Frontier>(maze, random, std::move(frontier))
      .run(static_cast<uint32_t>(settings[roomCellsParam.id]));
}

/// GeneratorRow::work of these generators: a cell takes part in about 2.5 log2(cells) splits, of
/// three steps each.
inline Work twoSeedWork(const WorkArea& area, const Settings&) {
  return area.kept * 3 * std::min(area.kept, bitsOf(area.kept) * 8) + area.edges;
}

}  // namespace mazewright
