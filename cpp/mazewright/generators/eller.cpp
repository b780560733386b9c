// Eller's algorithm: row by row, knowing only which cells of the row are joined already. Source: M.
// Eller, 1982, unpublished; J. Buck, "Mazes for Programmers", 2015, ch. 12. The classic needs one
// row of memory; here one union-find covers the grid, so that sets which a mask or an odd shape
// leaves without a passage down are still joined.

#include "mazewright/base/union_find.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/packed/full_squares.hpp"
#include "mazewright/generators/rows/chance.hpp"
#include "mazewright/generators/rows/eller_rows.hpp"
#include "mazewright/generators/rows/rows.hpp"

namespace mazewright {

namespace {

/// Each row, first to last, draws the joins of its cells, then the passages down, both from new
/// coins. A row without a neighbour in a later row draws nothing.
class RowJoiner {
 public:
  RowJoiner(Maze& maze, Random& random)
      : maze_(maze),
        random_(random),
        sets_(maze.grid.cellCount()),
        candidates_(maze.grid.cellCount()),
        chosen_(maze.grid.cellCount()) {}

  /// A chance for every cell and every earlier neighbour in its row that is in another set.
  void joinAlong(Cell first, Cell end, int32_t share) {
    Chance chance(random_, share);
    for (Cell cell = first; cell < end; ++cell) {
      eachNeighbour(maze_.grid, cell, earlier(cell, first), [&](Cell to, Direction direction) {
        if (sets_.find(cell) != sets_.find(to) && chance.flip()) join(cell, direction);
      });
    }
  }

  /// One chance for each passage to a later row. Then a set without one opens one, uniform: of its
  /// candidates in order, the i-th, i > 1, replaces the one before if below(i) is 0. All sets are
  /// gone through at once, cell by cell, so their draws alternate. What opens joins in the same
  /// order, unless its ends are in one set by then.
  void openDown(Cell first, Cell end, int32_t share) {
    Chance chance(random_, share);
    opened_.assign(end - first, 0);
    eachDown(first, end, [&](Cell cell, Direction direction, uint32_t set) {
      if (!chance.flip()) return;
      opened_[cell - first] |= static_cast<uint8_t>(1u << direction);
      candidates_[set] = isOpen;
    });
    eachDown(first, end, [&](Cell cell, Direction direction, uint32_t set) {
      if (candidates_[set] == isOpen) return;
      const uint32_t count = ++candidates_[set];
      if (count == 1 || random_.below(count) == 0) chosen_[set] = cell << 3 | direction;
    });
    for (Cell cell = first; cell < end; ++cell) {
      const uint32_t set = sets_.find(cell);
      const uint32_t candidates = candidates_[set];
      candidates_[set] = 0;
      if (candidates == 0 || candidates == isOpen) continue;
      opened_[(chosen_[set] >> 3) - first] |= static_cast<uint8_t>(1u << (chosen_[set] & 7));
    }
    for (Cell cell = first; cell < end; ++cell) {
      eachNeighbour(maze_.grid, cell, opened_[cell - first], [&](Cell to, Direction direction) {
        if (sets_.find(cell) != sets_.find(to)) join(cell, direction);
      });
    }
  }

  bool isWhole() const { return joins_ + 1 == maze_.grid.kept; }

  bool leadsDown(Cell first, Cell end) const {
    for (Cell cell = first; cell < end; ++cell) {
      if (later(cell, end) != 0) return true;
    }
    return false;
  }

  /// Joins what is still apart: every cell to its earlier neighbours in the row and those in later
  /// rows, one drawn at a time where it has several. On a full rectangle the last row needs this
  /// alone, left to right, and draws nothing.
  void closeRow(Cell first, Cell end) {
    for (Cell cell = first; cell < end; ++cell) {
      const unsigned candidates = earlier(cell, first) | later(cell, end);
      while (const unsigned apart = directionsWhere(maze_.grid, cell, candidates, [&](Cell to) {
               return sets_.find(cell) != sets_.find(to);
             })) {
        const bool single = (apart & (apart - 1)) == 0;
        join(cell, single ? static_cast<Direction>(std::countr_zero(apart)) : random_.pick(apart));
      }
    }
  }

 private:
  unsigned earlier(Cell cell, Cell first) const {
    return directionsWhere(maze_.grid, cell, maze_.grid.neighbours[cell],
                           [&](Cell to) { return to >= first && to < cell; });
  }
  unsigned later(Cell cell, Cell end) const {
    return directionsWhere(maze_.grid, cell, maze_.grid.neighbours[cell],
                           [&](Cell to) { return to >= end; });
  }
  template <typename Visit>
  void eachDown(Cell first, Cell end, Visit visit) {
    for (Cell cell = first; cell < end; ++cell) {
      const uint32_t set = sets_.find(cell);
      eachNeighbour(maze_.grid, cell, later(cell, end),
                    [&](Cell, Direction direction) { visit(cell, direction, set); });
    }
  }
  void join(Cell cell, Direction direction) {
    sets_.unite(cell, maze_.grid.neighbour(cell, direction));
    maze_.carve(cell, direction);
    ++joins_;
  }

  Maze& maze_;
  Random& random_;
  UnionFind sets_;
  uint32_t joins_ = 0;
  static constexpr uint32_t isOpen = 0xffffffff;
  /// By set, while a row opens down: how many candidates it has or isOpen, and one of them as cell
  /// << 3 | direction.
  std::vector<uint32_t> candidates_, chosen_;
  /// By place in the row: the directions to open.
  std::vector<uint8_t> opened_;
};

constexpr Param params[] = {
    share("run", wholeShare / 2, "Chance to join along the row"),
    share("down", wholeShare / 2, "Chance of a way down"),
};

void runOnAnyGrid(Maze& maze, Random& random, const Settings& settings) {
  const std::vector<Cell> rows = rowsOf(maze.grid);
  const int32_t run = settings["run"];
  const int32_t down = settings["down"];
  RowJoiner joiner(maze, random);
  Phases phases(maze, static_cast<uint32_t>(2 * (rows.size() - 1)));
  eachRow(phases, rows, [&](std::size_t row) {
    if (!joiner.leadsDown(rows[row], rows[row + 1])) return;
    joiner.joinAlong(rows[row], rows[row + 1], run);
    joiner.openDown(rows[row], rows[row + 1], down);
  });
  eachRow(phases, rows, [&](std::size_t row) {
    const std::size_t end = rows.size() - 1 - row;
    if (!joiner.isWhole()) joiner.closeRow(rows[end - 1], rows[end]);
  });
}

std::unique_ptr<RowStream> stream(uint32_t width, Random& random, const Settings& settings) {
  return ellerRows(width, random, settings["run"], settings["down"]);
}

void run(Maze& maze, Random& random, const Settings& settings) {
  if (!fitsPackedSquares(maze)) return runOnAnyGrid(maze, random, settings);
  runRows(maze, *stream(maze.grid.size.width, random, settings));
}

}  // namespace

namespace generators {
extern const GeneratorRow eller;
}
constinit const GeneratorRow generators::eller{
    .id = "eller",
    .title = "Eller",
    .about = "Row by row: neighbours join by chance, every group opens downwards at least once.",
    .cost = "O(cells)",
    .source = "Marlin Eller, 1982; Jamis Buck, Mazes for Programmers, 2015",
    .params = params,
    .run = run,
    .rows = stream,
};

}  // namespace mazewright
