// Hunt-and-kill: a random walk; when it is stuck, an unvisited cell that touches the maze joins it
// and the walk goes on from there.
// Source: J. Buck, "Mazes for Programmers", 2015, ch. 5.

#include "catalog.hpp"
#include "draw_out.hpp"
#include "index_set.hpp"
#include "texture.hpp"

namespace mazewright {

namespace {

enum class State : uint8_t { away, beside, inside };

enum : int32_t { rows, randomCell, serpentine };
constexpr Choice hunts[] = {{"rows", {"row by row", "한 줄씩"}},
                            {"random", {"random cell", "무작위 칸"}},
                            {"serpentine", {"rows to and fro", "지그재그 줄"}}};

constexpr Param params[] = {choice("hunt", hunts, rows, {"Order of the hunt", "사냥 순서"}),
                            straightnessParam, horizontalParam, verticalParam};

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
void run(Maze& maze, Random& random, const Settings& settings) {
  const Grid& grid = maze.grid;
  const Texture texture(grid, settings);
  std::vector<State> states(grid.cellCount());
  Border border(grid, settings["hunt"]);
  const auto freshOf = [&](Cell cell) {
    return directionsWhere(grid, cell, grid.exits[cell],
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
  while (true) {
    while (const unsigned fresh = visit(walker.cell())) {
      const Direction direction = texture.choose(random, fresh, walker);
      maze.carve(walker.cell(), direction);
      walker = stepFrom(grid, walker.cell(), direction);
    }
    const Cell cell = border.next(random, states);
    if (cell == noCell) return;
    const Direction back = random.pick(grid.exits[cell] & ~freshOf(cell));
    maze.carve(cell, back);
    walker = Walker(cell, back ^ 1u);
  }
}

}  // namespace

constinit const GeneratorRow generators::huntAndKill{
    .id = "huntAndKill",
    .title = {"Hunt and kill", "헌트 앤 킬"},
    .about =
        {"Walks until it is stuck, then hunts for the next fresh cell. Long rivers, few dead ends.",
         "막힐 때까지 걷고 새 칸을 사냥합니다. 긴 물길, 적은 막다른 길."},
    .cost = "O(cells)",
    .source = "Jamis Buck, Mazes for Programmers, 2015",
    .params = params,
    .run = run,
};

}  // namespace mazewright
