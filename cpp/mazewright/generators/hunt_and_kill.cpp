// Hunt-and-kill: a random walk; when it has no unvisited neighbour, an unvisited cell adjacent to
// the maze joins the maze (the hunt), and the walk goes on from there.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 5.
//
// There are two loops: if the hunt is row by row and there is no bias, a scan replaces the set of
// border cells.

#include <algorithm>

#include "mazewright/base/index_set.hpp"
#include "mazewright/base/loop_bound.hpp"
#include "mazewright/base/pop_random.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/board.hpp"

namespace mazewright {

namespace {

enum class State : uint8_t { unvisited, border, visited };

enum : int32_t { rows, randomCell, serpentine };
constexpr Choice hunts[] = {
    {"rows", "Row by row"}, {"random", "Random cell"}, {"serpentine", "Rows to and fro"}};

constexpr Param params[] = {choice("hunt", hunts, rows, "Order of the hunt"), straightnessParam,
                            horizontalParam, verticalParam};

/// Per cell its place in a scan that changes direction at the end of every row. The table is its
/// own inverse.
std::vector<Cell> serpentineOrder(const Grid& grid) {
  std::vector<Cell> places(grid.cellCount());
  bool backwards = false;
  Cell first = 0;
  for (LoopBound turns(grid.cellCount()); first < grid.cellCount(); ++turns) {
    const Position row = grid.positionOf(first);
    const auto inRow = [&](Position place) { return place.y == row.y && place.level == row.level; };
    Cell end = first;
    for (; end < grid.cellCount() && inRow(grid.positionOf(end)); ++end) continue;
    for (Cell cell = first; cell < end; ++cell) {
      places[cell] = backwards ? first + (end - 1 - cell) : cell;
    }
    first = end;
    backwards = !backwards;
  }
  return places;
}

/// The border: the unvisited cells adjacent to the maze, in the order of the hunt. A hunt costs the
/// same with every mask and never scans a row twice.
class Border {
 public:
  Border(const Grid& grid, int32_t hunt)
      : ordered_(hunt == randomCell ? 1 : grid.cellCount()),
        random_(hunt == randomCell),
        places_(hunt == serpentine ? serpentineOrder(grid) : std::vector<Cell>{}) {}

  void insert(Cell cell) {
    if (random_) {
      pool_.push_back(cell);
    } else {
      ordered_.insert(placed(cell));
    }
  }

  void erase(Cell cell) {
    if (!random_) ordered_.erase(placed(cell));
  }

  /// The cell of the next hunt; noCell if the maze is complete. Draws for random hunts only:
  /// popRandom from a pool until the cell is unvisited. A cell is appended to the pool once, when
  /// the first of its neighbours is visited (several cells in the order of their directions), so
  /// all cells of the border are equally likely.
  Cell next(Random& random, const std::vector<State>& states) {
    if (!random_) return ordered_.empty() ? noCell : placed(ordered_.first());
    for (LoopBound turns(pool_.size()); !pool_.empty(); ++turns) {
      const Cell cell = popRandom(random, pool_);
      if (states[cell] == State::border) return cell;
    }
    return noCell;
  }

 private:
  /// From a cell to its place in the order, and back.
  Cell placed(Cell cell) const { return places_.empty() ? cell : places_[cell]; }

  /// For hunts in an order, the places of the border cells.
  IndexSet ordered_;
  bool random_;
  /// The order if it is not that of the indices; the cells of a random hunt.
  std::vector<Cell> places_, pool_;
};

/// Draws: the start (randomCell); per step the choice of the bias; per hunt those of Border::next,
/// then random.pick of the directions from the cell to the maze. Memory: one byte per cell and the
/// border.
void standard(Maze& maze, Random& random, const Bias& bias, int32_t hunt) {
  const Grid& grid = maze.grid;
  std::vector<State> states(grid.cellCount());
  Border border(grid, hunt);
  const auto unvisitedOf = [&](Cell cell) {
    return directionsWhere(grid, cell, grid.neighbours[cell],
                           [&](Cell to) { return states[to] != State::visited; });
  };
  const auto visit = [&](Cell cell) {
    states[cell] = State::visited;
    border.erase(cell);
    const unsigned unvisited = unvisitedOf(cell);
    eachNeighbour(grid, cell, unvisited, [&](Cell to, Direction) {
      if (states[to] == State::border) return;
      states[to] = State::border;
      border.insert(to);
    });
    return unvisited;
  };

  Walker walker = standAt(grid.randomCell(random));
  uint32_t remaining = grid.kept;
  inSlices(maze, remaining, [&] {
    for (uint32_t step = 0; step < sliceSteps; ++step) {
      countSteps(1);
      const unsigned unvisited = visit(walker.cell());
      --remaining;
      if (unvisited != 0) {
        const Direction direction = bias.choose(random, unvisited, walker);
        maze.carve(walker.cell(), direction);
        walker = stepFrom(grid, walker.cell(), direction);
        continue;
      }
      const Cell cell = border.next(random, states);
      if (cell == noCell) break;
      const Direction back = random.pick(grid.neighbours[cell] & ~unvisitedOf(cell));
      maze.carve(cell, back);
      walker = Walker(cell, back ^ 1u);
    }
    return remaining;
  });
}

/// Whether every cell but the first has a neighbour of lower index.
bool allHaveLowerNeighbours(const Grid& grid) {
  unsigned lower = 0;
  for (Direction d = 0; d < grid.directions; ++d) lower |= (grid.delta[d] < 0 ? 1u : 0u) << d;
  return std::all_of(grid.neighbours.begin() + 1, grid.neighbours.end(),
                     [&](uint8_t directions) { return (directions & lower) != 0; });
}

/// The state of huntByRows, which needs no set of border cells. Let `low` be the lowest neighbour
/// of all visited cells. While the first cell is unvisited, `low` is unvisited too, because
/// otherwise it would have a lower neighbour; so it is the first cell of the border. Once the first
/// cell is visited, the first unvisited cell is on the border, because it has a lower neighbour,
/// which is visited.
struct Scan {
  Cell at;
  Cell low = noCell;
  Cell scanned = 0;
};

/// The same maze without a bias and for a hunt row by row. Precondition: PackedGrid::fits(maze) and
/// allHaveLowerNeighbours(grid).
void huntByRows(Maze& maze, Random& random) {
  const uint32_t width = maze.grid.size.width;
  Scan scan{maze.grid.randomCell(random)};
  PackedBoard board(maze, random);
  board.visit(scan.at);
  board.untilFull(scan, [width](PackedBoard& here, Random& draws, Scan& own) {
    own.low = std::min(own.low, own.at - (own.at < width ? 1 : width));
    if (const unsigned unvisited = here.unvisited(own.at)) {
      own.at = here.carve(own.at, here.pick(draws, unvisited));
      return;
    }
    if (here.isVisited(0)) {
      for (LoopBound turns(here.cells()); here.isVisited(own.scanned); ++turns) ++own.scanned;
      own.at = own.scanned;
    } else {
      own.at = own.low;
    }
    here.enter(own.at, here.pick(draws, here.neighbours(own.at) & ~here.unvisited(own.at)));
    here.visit(own.at);
  });
  board.finish();
}

void run(Maze& maze, Random& random, const Settings& settings) {
  const Bias bias(maze.grid, settings);
  const int32_t hunt = settings["hunt"];
  const bool canScan = PackedGrid::fits(maze) && bias.isPlain() && hunt == rows;
  if (canScan && allHaveLowerNeighbours(maze.grid)) return huntByRows(maze, random);
  standard(maze, random, bias, hunt);
}

}  // namespace

namespace generators {
extern const GeneratorRow huntAndKill;
}
constinit const GeneratorRow generators::huntAndKill{
    .id = "huntAndKill",
    .title = "Hunt and kill",
    .about =
        "Walks until it is stuck, then hunts for an unvisited cell adjacent to the maze. Long "
        "winding corridors, few dead ends.",
    .cost = "O(cells)",
    .work = perCell<2>,
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .texture = true,
    .params = params,
    .run = run,
};

}  // namespace mazewright
