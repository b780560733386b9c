// Eller's algorithm: row by row, by the sets of cells of the row that are connected already.
// Source: M. Eller, 1982, unpublished; J. Buck, "Mazes for Programmers", 2015, ch. 12. The
// algorithm needs the memory of one row (rows/eller_rows.cpp). On other grids than full rectangles
// a union-find over the whole grid replaces it, so that sets that a mask or a shape leaves without
// a passage down are joined in the end.

#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/union_find.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/packed/full_squares.hpp"
#include "mazewright/generators/rows/chance.hpp"
#include "mazewright/generators/rows/eller_rows.hpp"
#include "mazewright/generators/rows/rows.hpp"

namespace mazewright {

namespace {

/// The sets and passages of one maze. Per row, first to last, the caller calls joinAlong and
/// openDown, unless no cell of it has a neighbour in a later row; then closeRow per row, last to
/// first. Rows are given by their first cell and their end. Memory: 12 bytes per cell.
class RowJoiner {
 public:
  RowJoiner(Maze& maze, Random& random)
      : maze_(maze),
        random_(random),
        sets_(maze.grid.cellCount()),
        candidates_(maze.grid.cellCount()),
        chosen_(maze.grid.cellCount()) {}

  /// Joins cells of a row at random. Draws, from a new Chance: per cell, per earlier neighbour in
  /// its row that is in another set, lowest direction first, a flip; heads joins them.
  void joinAlong(Cell first, Cell end, int32_t share) {
    Chance chance(random_, share);
    for (Cell cell = first; cell < end; ++cell) {
      eachNeighbour(maze_.grid, cell, earlier(cell, first), [&](Cell to, Direction direction) {
        if (sets_.find(cell) != sets_.find(to) && chance.flip()) join(cell, direction);
      });
    }
  }

  /// Opens passages to later rows. Draws, from a new Chance: a flip per edge to a later row. Then a
  /// set without heads chooses one of its edges, uniformly: of its edges in order the i-th, i > 1,
  /// replaces the choice if below(i) is 0. All sets are handled in one scan over the cells, so
  /// their draws alternate. Then the edges open in the same order, except those whose ends are in
  /// one set by then.
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

  /// Whether all cells are connected.
  bool isWhole() const { return joins_ + 1 == maze_.grid.kept; }

  /// Whether any cell of a row has a neighbour in a later row.
  bool leadsDown(Cell first, Cell end) const {
    for (Cell cell = first; cell < end; ++cell) {
      if (later(cell, end) != 0) return true;
    }
    return false;
  }

  /// Joins every cell of a row to those earlier neighbours in the row and neighbours in later rows
  /// that are in other sets. Draws random.pick of their directions while there are several. On a
  /// full rectangle only the last row needs this; it is joined from left to right without a draw.
  void closeRow(Cell first, Cell end) {
    for (Cell cell = first; cell < end; ++cell) {
      const unsigned candidates = earlier(cell, first) | later(cell, end);
      for (LoopBound turns(maxDirections);
           const unsigned apart =
               directionsWhere(maze_.grid, cell, candidates,
                               [&](Cell to) { return sets_.find(cell) != sets_.find(to); });
           ++turns) {
        const bool single = (apart & (apart - 1)) == 0;
        join(cell, single ? static_cast<Direction>(std::countr_zero(apart)) : random_.pick(apart));
      }
    }
  }

 private:
  /// The directions to earlier cells of the row, and to later rows.
  unsigned earlier(Cell cell, Cell first) const {
    return directionsWhere(maze_.grid, cell, maze_.grid.neighbours[cell],
                           [&](Cell to) { return to >= first && to < cell; });
  }
  unsigned later(Cell cell, Cell end) const {
    return directionsWhere(maze_.grid, cell, maze_.grid.neighbours[cell],
                           [&](Cell to) { return to >= end; });
  }
  /// Calls visit(cell, direction, set) for every edge from a row to later rows.
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
  /// Per set, in openDown: the number of its edges so far or isOpen, and the one that it has
  /// chosen, cell << 3 | direction.
  std::vector<uint32_t> candidates_, chosen_;
  /// Per cell of the row: the set of directions to open.
  std::vector<uint8_t> opened_;
};

constexpr Param params[] = {
    share("run", wholeShare / 2, "Chance that neighbours in a row join"),
    share("down", wholeShare / 2, "Chance of a passage down"),
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
  // The rows take a fourteenth of the time of the form for any grid, at 500 x 500.
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
    .about =
        "Row by row: joins neighbours at random and opens at least one passage down from each "
        "connected group.",
    .cost = "O(cells)",
    .work = [](const WorkArea& area, const Settings&) { return area.cells * 8; },
    .source = "Marlin Eller, 1982; Jamis Buck, Mazes for Programmers, 2015",
    .params = params,
    .run = run,
    .rows = stream,
};

}  // namespace mazewright
