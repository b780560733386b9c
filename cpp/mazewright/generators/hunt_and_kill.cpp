// Hunt-and-kill: a random walk; when it is stuck, an unvisited cell that touches the maze joins it
// and the walk goes on from there.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 5.
// Hot: 1.5 times the time at -Oz; at -O2 0.9 KB more of the gzipped download.

#include <algorithm>

#include "mazewright/base/index_set.hpp"
#include "mazewright/base/take_random.hpp"
#include "mazewright/catalog/generator_row.hpp"
#include "mazewright/generators/growth/bias.hpp"
#include "mazewright/generators/packed/packed_grid.hpp"
#include "mazewright/model/progress.hpp"

namespace mazewright {

namespace {

enum class State : uint8_t { away, beside, inside };

enum : int32_t { rows, randomCell, serpentine };
constexpr Choice hunts[] = {
    {"rows", "row by row"}, {"random", "random cell"}, {"serpentine", "rows to and fro"}};

constexpr Param params[] = {choice("hunt", hunts, rows, "Order of the hunt"), straightnessParam,
                            horizontalParam, verticalParam};

/// Cell by cell the place in a scan that turns round at the end of every row; its own inverse.
std::vector<Cell> toAndFro(const Grid& grid) {
  std::vector<Cell> places(grid.cellCount());
  bool backwards = false;
  for (Cell first = 0, end = 0; first < grid.cellCount(); first = end, backwards = !backwards) {
    const Place row = grid.placeOf(first);
    const auto inRow = [&](Place place) { return place.y == row.y && place.level == row.level; };
    while (end < grid.cellCount() && inRow(grid.placeOf(end))) ++end;
    for (Cell cell = first; cell < end; ++cell) {
      places[cell] = backwards ? first + (end - 1 - cell) : cell;
    }
  }
  return places;
}

/// The unvisited cells beside the maze. It gives the next one in the order of the hunt, so a hunt
/// costs the same on every mask and never scans a row twice.
class Border {
 public:
  Border(const Grid& grid, int32_t hunt)
      : ordered_(hunt == randomCell ? 1 : grid.cellCount()),
        random_(hunt == randomCell),
        places_(hunt == serpentine ? toAndFro(grid) : std::vector<Cell>{}) {}

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

  /// noCell when the maze is done. A pool is drawn from, below its size, until an unvisited cell
  /// comes; what is drawn leaves its place to the last one. A cell joins it once, at the end, when
  /// the first cell beside it is visited (several in the order of their directions), so every one
  /// on the border is as likely.
  Cell next(Random& random, const std::vector<State>& states) {
    if (!random_) return ordered_.empty() ? noCell : placed(ordered_.first());
    while (!pool_.empty()) {
      const Cell cell = drawOut(random, pool_);
      if (states[cell] == State::beside) return cell;
    }
    return noCell;
  }

 private:
  Cell placed(Cell cell) const { return places_.empty() ? cell : places_[cell]; }

  IndexSet ordered_;
  bool random_;
  std::vector<Cell> places_, pool_;
};

/// Draws: the start, then a texture's choice a step; a hunt's own draws, then random.pick of the
/// ways from its cell into the maze.
void standard(Maze& maze, Random& random, const Texture& texture, int32_t hunt) {
  const Grid& grid = maze.grid;
  std::vector<State> states(grid.cellCount());
  Border border(grid, hunt);
  const auto freshOf = [&](Cell cell) {
    return directionsWhere(grid, cell, grid.neighbours[cell],
                           [&](Cell to) { return states[to] != State::inside; });
  };
  const auto visit = [&](Cell cell) {
    states[cell] = State::inside;
    border.erase(cell);
    const unsigned fresh = freshOf(cell);
    eachNeighbour(grid, cell, fresh, [&](Cell to, Direction) {
      if (states[to] == State::beside) return;
      states[to] = State::beside;
      border.insert(to);
    });
    return fresh;
  };

  Walker walker = standAt(grid.randomCell(random));
  uint32_t missing = grid.kept;
  inSlices(maze, missing, [&] {
    for (uint32_t step = 0; step < sliceSteps; ++step) {
      const unsigned fresh = visit(walker.cell());
      --missing;
      if (fresh != 0) {
        const Direction direction = texture.choose(random, fresh, walker);
        maze.carve(walker.cell(), direction);
        walker = stepFrom(grid, walker.cell(), direction);
        continue;
      }
      const Cell cell = border.next(random, states);
      if (cell == noCell) break;
      const Direction back = random.pick(grid.neighbours[cell] & ~freshOf(cell));
      maze.carve(cell, back);
      walker = Walker(cell, back ^ 1u);
    }
    return missing;
  });
}

/// Whether every cell but the first has a neighbour before it.
bool leadsBack(const Grid& grid) {
  unsigned lower = 0;
  for (Direction d = 0; d < grid.directions; ++d) lower |= (grid.delta[d] < 0 ? 1u : 0u) << d;
  return std::all_of(grid.neighbours.begin() + 1, grid.neighbours.end(),
                     [&](uint8_t exits) { return (exits & lower) != 0; });
}

/// Row by row and without a texture, on a sheet that leads back. The hunt is one scan, since what
/// it looks for is told by these: Let `low` be the lowest of the lowest neighbours of all visited
/// cells. While the first cell is unvisited, low is too, or it would have a lower neighbour; so it
/// is the first cell beside the maze. Once the first cell is visited, the first unvisited cell is
/// beside the maze, for its lowest neighbour is visited.
void onSheet(Maze& maze, Random& random) {
  FreshSheet sheet(maze);
  const uint32_t width = maze.grid.size.width;
  Cell cell = maze.grid.randomCell(random);
  Cell low = noCell;
  Cell scanned = 0;
  sheet.enter(cell);
  uint32_t missing = maze.grid.kept - 1;
  inSlices(maze, missing, [&] {
    FreshSheet here = sheet;
    Random draws = random;
    Cell at = cell;
    uint32_t left = missing;
    for (uint32_t step = 0; left > 0 && step < sliceSteps; ++step) {
      low = std::min(low, at - (at < width ? 1 : width));
      const uint32_t drawn = pickOfFour.draw(draws);
      if (const unsigned fresh = here.fresh(at)) {
        const Direction direction = pickOfFour.of[fresh][drawn];
        here.carve(at, direction);
        at = here.neighbour(at, direction);
      } else {
        if (here.passages(0) == 0) {
          at = low;
        } else {
          while (here.passages(scanned) != 0) ++scanned;
          at = scanned;
        }
        here.carve(at, pickOfFour.of[here.exits(at) & ~here.fresh(at)][drawn]);
      }
      here.enter(at);
      --left;
    }
    random = draws;
    cell = at;
    return missing = left;
  });
  sheet.finish();
}

void run(Maze& maze, Random& random, const Settings& settings) {
  const Texture texture(maze.grid, settings);
  const int32_t hunt = settings["hunt"];
  if (hunt == rows && texture.isPlain() && FreshSheet::fits(maze) && leadsBack(maze.grid)) {
    return onSheet(maze, random);
  }
  standard(maze, random, texture, hunt);
}

}  // namespace

namespace generators {
extern const GeneratorRow huntAndKill;
}
constinit const GeneratorRow generators::huntAndKill{
    .id = "huntAndKill",
    .title = "Hunt and kill",
    .about =
        "Walks until it is stuck, then hunts for the next fresh cell. Long rivers, few dead ends.",
    .cost = "O(cells)",
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .params = params,
    .run = run,
};

}  // namespace mazewright
