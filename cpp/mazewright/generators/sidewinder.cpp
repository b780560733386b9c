// Sidewinder: every row is split into runs of joined cells, and each run opens once to a later row.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 2; mode 'original': original program 000, in
// C#.

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/rows/chance.hpp"
#include "mazewright/generators/rows/fair_runs.hpp"
#include "mazewright/generators/rows/row_bits.hpp"
#include "mazewright/generators/rows/row_stream.hpp"
#include "mazewright/generators/rows/rows.hpp"
#include "mazewright/model/square_directions.hpp"

namespace mazewright {

namespace {

using namespace square_directions;

/// The passages of one row on squares, as bits of its cells. East is clear at the end of a run, and
/// every run has one cell with south.
struct Runs {
  RowBits east, south;

  explicit Runs(uint32_t width) : east(rowBits(width)), south(rowBits(width)) {}

  void clear() {
    std::fill(east.begin(), east.end(), 0);
    std::fill(south.begin(), south.end(), 0);
  }
};

/// Draws: a Chance per cell of the row, the last one included, a new Chance per row; tails ends the
/// run. When a run ends, below(length): how far from its end the cell lies that opens south. A run
/// of one cell draws nothing for that.
void drawRuns(Random& random, uint32_t width, int32_t share, Runs& runs) {
  Chance chance(random, share);
  uint32_t runStart = 0;
  for (uint32_t x = 0; x < width; ++x) {
    const bool onward = chance.flip();
    if (onward && x + 1 < width) {
      setBit(runs.east, x);
      continue;
    }
    const uint32_t length = x - runStart + 1;
    setBit(runs.south, x - (length == 1 ? 0 : random.below(length)));
    runStart = x + 1;
  }
}

/// The rules of original program 000: below(2) per cell but the last, below(length) even for a run
/// of one, and the last column always opens south itself.
void drawOriginalRuns(Random& random, uint32_t width, Runs& runs) {
  uint32_t length = 1;
  for (uint32_t x = 0; x + 1 < width; ++x) {
    if (random.below(2) == 1) {
      setBit(runs.east, x);
      ++length;
    } else {
      setBit(runs.south, x - random.below(length));
      length = 1;
    }
  }
  setBit(runs.south, width - 1);
}

/// The rows of a maze on squares, 64 cells at once if coins are fair. The last one is one run, and
/// draws nothing. Neighbours across glued edges do not count.
class SidewinderRows final : public RowStream {
 public:
  SidewinderRows(uint32_t width, Random& random, const Settings& settings)
      : random_(random),
        width_(width),
        share_(settings["run"]),
        original_(settings.original),
        runs_(width) {}

  void next(uint8_t* above, uint8_t* row, bool last) override {
    choose(last);
    writeRow(above, row, width_, runs_.east, runs_.south);
  }

  /// Makes the next row by carving, for mazes with a log or glued edges: every run from its start
  /// to its end, then its passage south.
  void carve(Maze& maze, Cell row, bool last) {
    choose(last);
    for (uint32_t x = 0; x < width_; ++x) {
      if (hasBit(runs_.east, x)) {
        maze.carve(row + x, east);
      } else if (!last) {
        uint32_t member = x;
        for (LoopBound turns(x); !hasBit(runs_.south, member); ++turns) --member;
        maze.carve(row + member, south);
      }
    }
  }

 private:
  /// Chooses the passages of the next row.
  void choose(bool last) {
    runs_.clear();
    if (last) {
      for (uint32_t x = 0; x + 1 < width_; ++x) setBit(runs_.east, x);
    } else if (original_) {
      drawOriginalRuns(random_, width_, runs_);
    } else if (share_ == wholeShare / 2) {
      drawFairRuns(random_, width_, runs_.east, runs_.south);
    } else {
      drawRuns(random_, width_, share_, runs_);
    }
  }

  Random& random_;
  uint32_t width_;
  int32_t share_;
  bool original_;
  Runs runs_;
};

void carveTo(Maze& maze, Cell cell, Cell to) {
  maze.carve(cell, directionTo(maze.grid, cell, maze.grid.neighbours[cell], to));
}

/// The neighbour of a cell that comes after it in its row, which ends before `end`: the next cell,
/// or beyond a bridge the one after that. noCell if there is none.
Cell nextInRow(const Grid& grid, Cell cell, Cell end) {
  for (const Cell next : {cell + 1, cell + 2}) {
    const unsigned found = next >= end ? 0
                                       : directionsWhere(grid, cell, grid.neighbours[cell],
                                                         [&](Cell to) { return to == next; });
    const bool isTunneled =
        found != 0 && isTunnel(grid, cell, static_cast<Direction>(std::countr_zero(found)));
    if (found != 0 && isTunneled == (next != cell + 1)) return next;
  }
  return noCell;
}

/// On other shapes, and on squares with tunnels, with draws of its own: golden mazes keep it apart
/// from the rows of squares. As on squares, a run goes on to the next cell of
/// its row, never around a ring.
/// The cell that opens is one of those with a neighbour in a later row. Draws: below(their number),
/// counted from the start of the run, then random.pick of the directions to later rows, each if
/// there are several. A run without such a cell goes on.
void runByRows(Maze& maze, Random& random, const Settings& settings) {
  const Grid& grid = maze.grid;
  const std::vector<Cell> rows = rowsOf(grid);
  const int32_t share = settings["run"];
  std::vector<Cell> members;
  std::vector<uint8_t> isVisited;
  Phases phases(maze, static_cast<uint32_t>(rows.size() - 1));
  eachRow(phases, rows, [&](std::size_t row) {
    const Cell end = rows[row + 1];
    if (end == rows.back()) {
      for (Cell cell = rows[row]; cell + 1 < end; ++cell) carveTo(maze, cell, cell + 1);
      return;
    }
    const auto directionsDown = [&](Cell cell) {
      return directionsWhere(grid, cell, grid.neighbours[cell], [&](Cell to) { return to >= end; });
    };
    Chance chance(random, share);
    members.clear();
    isVisited.assign(end - rows[row], 0);
    const auto runsFrom = [&](Cell cell) {
      isVisited[cell - rows[row]] = 1;
      if (directionsDown(cell) != 0) members.push_back(cell);
      const bool onward = chance.flip();
      const Cell next = nextInRow(grid, cell, end);
      if (next != noCell && (onward || members.empty())) {
        carveTo(maze, cell, next);
        return next;
      }
      const auto count = static_cast<uint32_t>(members.size());
      const Cell member = members[count == 1 ? 0 : random.below(count)];
      const unsigned down = directionsDown(member);
      const bool single = (down & (down - 1)) == 0;
      maze.carve(member,
                 single ? static_cast<Direction>(std::countr_zero(down)) : random.pick(down));
      members.clear();
      return next;
    };
    for (Cell first = rows[row]; first < end; ++first) {
      Cell cell = first;
      for (LoopBound turns(end - first); cell != noCell && isVisited[cell - rows[row]] == 0;
           ++turns)
        cell = runsFrom(cell);
    }
  });
}

std::unique_ptr<RowStream> stream(uint32_t width, Random& random, const Settings& settings) {
  return std::make_unique<SidewinderRows>(width, random, settings);
}

void run(Maze& maze, Random& random, const Settings& settings) {
  if (!isSquares(maze.grid)) return runByRows(maze, random, settings);
  SidewinderRows rows(maze.grid.size.width, random, settings);
  runOnSquares(maze, rows);
}

constexpr Param params[] = {share("run", wholeShare / 2, "Chance that a run continues")};

Problem problem(const Size&, const Settings& settings) {
  return fairInOriginalMode(settings, params[0]);
}

}  // namespace

namespace generators {
extern const GeneratorRow sidewinder;
}
constinit const GeneratorRow generators::sidewinder{
    .id = "sidewinder",
    .title = "Sidewinder",
    .about =
        "Divides each row into runs and opens one passage down from each. One straight corridor at "
        "the bottom.",
    .cost = "O(cells)",
    .work = perCell<3>,
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .masks = false,
    .original = true,
    .shapes = ShapesOf::inRows,
    .shapesWhy = "which works row by row",
    .params = params,
    .run = run,
    .problem = problem,
    .rows = stream,
};

}  // namespace mazewright
