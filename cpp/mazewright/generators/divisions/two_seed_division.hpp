#pragma once
// Division of a region into the cells that are reached first from one of two random cells of it and
// those reached first from the other. In which order reached cells reach on is the caller's.

#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/divisions/division.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

/// Cells of a region that is left open.
inline constexpr Param roomCellsParam = roomSizeParam(1000, "Cells per room");

/// The rules of Division, by what is open: with the gaps closed until the end, the cells of a
/// region are those that open passages lead to, so a step looks at no more than two bytes a cell.
/// Cost: O(cells) for each level of splits; an average cell goes through 20 to 50 of them. Memory:
/// 6 bytes a cell, 4 for each gap and what is reached at once.
template <typename Reached>
class TwoSeedDivision {
 public:
  TwoSeedDivision(Maze& maze, Random& random, Reached reached)
      : maze_(maze),
        random_(random),
        reached_(std::move(reached)),
        ticker_(maze, maze.grid.kept),
        states_(maze.grid.cellCount()) {
    cells_.reserve(maze.grid.kept);
    for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
      if (maze.grid.has(cell)) cells_.push_back(cell);
    }
    openAll(maze);
    push({0, maze.grid.kept}, linksOf(maze.grid));
  }

  /// Leaves regions of up to roomSize cells open, and those that are trees.
  void run(uint32_t roomSize) {
    while (!regions_.empty()) {
      const Region region = regions_.back();
      regions_.pop_back();
      if (region.end - region.begin <= roomSize) {
        ticker_.settle(region.end - region.begin);
      } else {
        split(region);
      }
    }
    for (const uint32_t gap : gaps_) setLink(gap, true);
  }

 private:
  /// Of cells_.
  struct Region {
    uint32_t begin, end;
  };

  /// What a cell is while its region is split: in no piece yet, in the first, in the second; and in
  /// the first with a neighbour in the second.
  static constexpr uint8_t first = 1, second = 2, border = 4;

  void push(Region region, uint32_t links) {
    const uint32_t count = region.end - region.begin;
    if (links + 1 > count) {
      regions_.push_back(region);
    } else {
      ticker_.settle(count);
    }
  }

  void split(Region region) {
    reach(region);
    ends_[0] = ends_[1] = 0;
    edges_.clear();
    movedCount_ = 0;
    // Every cell is written there, but only those of the second piece stay.
    if (moved_.size() < region.end - region.begin) moved_.resize(region.end - region.begin);
    uint32_t middle = region.begin;
    ticker_.range(region.begin, region.end,
                  [&](uint32_t i, uint32_t end) { middle = sortOut(i, end, middle); });
    ticker_.range(middle, region.end, [&](uint32_t i, uint32_t end) {
      for (; i < end; ++i) {
        cells_[i] = moved_[i - middle];
        states_[cells_[i]] = 0;
      }
    });
    raiseWall();
    const auto crossing = static_cast<uint32_t>(edges_.size());
    push({middle, region.end}, (ends_[1] - crossing) / 2);
    push({region.begin, middle}, (ends_[0] - crossing) / 2);
  }

  /// Draws two cells, of all and of the others; then reached.pop's own until nothing is reached.
  /// The popped cell reaches its free neighbours for its piece, lowest direction first.
  void reach(Region region) {
    const uint32_t count = region.end - region.begin;
    const uint32_t one = random_.below(count);
    const uint32_t other = random_.below(count - 1);
    reached_.clear();
    reachCell(cells_[region.begin + one], first);
    reachCell(cells_[region.begin + (other < one ? other : other + 1)], second);
    const bool squares = maze_.grid.table.empty() && maze_.grid.directions == 4;
    ticker_.range(0, count, [&](uint32_t i, uint32_t end) {
      if (squares) {
        for (; i < end; ++i) reachOnSquares(reached_.pop(random_));
      } else {
        for (; i < end; ++i) reachOn(reached_.pop(random_));
      }
    });
  }

  /// reachOn where there are four directions by delta, without branches that chance decides: 0.7 of
  /// the time with blobs, 0.94 with waves. A closed direction leads to the cell itself.
  void reachOnSquares(Cell cell) {
    uint8_t* const states = states_.data();
    const unsigned open = maze_.passages[cell];
    const uint8_t piece = states[cell] & (first | second);
    for (Direction direction = 0; direction < 4; ++direction) {
      const unsigned opens = open >> direction & 1;
      const Cell to = cell + ((0 - opens) & static_cast<Cell>(maze_.grid.delta[direction]));
      const uint8_t state = states[to];
      const bool isFree = state == 0;
      states[to] = isFree ? piece : state;
      reached_.addIf(isFree, to);
      if (((state | piece) & (first | second)) == (first | second))
        states[piece == first ? cell : to] |= border;
    }
  }

  void reachCell(Cell cell, uint8_t piece) {
    states_[cell] = piece;
    reached_.addIf(true, cell);
  }

  void reachOn(Cell cell) {
    const uint8_t piece = states_[cell] & (first | second);
    eachNeighbour(maze_.grid, cell, maze_.passages[cell], [&](Cell to, Direction) {
      const uint8_t other = states_[to] & (first | second);
      if (other == 0) return reachCell(to, piece);
      if (other != piece) states_[piece == first ? cell : to] |= border;
    });
  }

  /// Moves cells of the first piece forward to `middle`, those of the second to moved_; lists the
  /// edges between them, by cell, then by direction. All in index order. Returns the new middle.
  uint32_t sortOut(uint32_t i, uint32_t end, uint32_t middle) {
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

  /// Draws the gap, below(number of edges), and fills the others; the first edge gets its place.
  void raiseWall() {
    const uint32_t drawn = random_.below(static_cast<uint32_t>(edges_.size()));
    gaps_.push_back(edges_[drawn]);
    setLink(edges_[drawn], false);
    edges_[drawn] = edges_[0];
    for (std::size_t i = 1; i < edges_.size(); ++i) maze_.fill(edges_[i] >> 3, edges_[i] & 7);
  }

  /// Without a note in the log: a gap is open all the time.
  void setLink(uint32_t edge, bool open) {
    StepLog* const log = maze_.log;
    maze_.log = nullptr;
    open ? maze_.carve(edge >> 3, edge & 7) : maze_.fill(edge >> 3, edge & 7);
    maze_.log = log;
  }

  Maze& maze_;
  Random& random_;
  Reached reached_;
  Ticker ticker_;
  std::vector<uint8_t> states_;
  /// Each region's cells in index order, and those of a second piece while they are moved.
  std::vector<Cell> cells_, moved_;
  std::vector<Region> regions_;
  /// cell << 3 | direction: between the two pieces, and the gaps so far.
  std::vector<uint32_t> edges_, gaps_;
  /// How many passages end in each piece, those between the two included.
  uint32_t ends_[2];
  uint32_t movedCount_ = 0;
};

template <typename Reached>
void divideInTwo(Maze& maze, Random& random, const Settings& settings, Reached reached) {
  TwoSeedDivision<Reached>(maze, random, std::move(reached))
      .run(static_cast<uint32_t>(settings[roomCellsParam.id]));
}

}  // namespace mazewright
