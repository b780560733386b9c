// Bidirectional search. With weights: Dijkstra's algorithm from both ends at once, always from the
// side whose next cell is cheaper, until no path through an unvisited cell can be cheaper than the
// best one that was found where the two sides meet. Without: breadth first from both ends, ring by
// ring, always from the side whose ring has fewer cells, until one reaches a cell of the other.
// Returns a cheapest path.
// Source: T. A. J. Nicholson, "Finding the shortest route between two points in a network",
// Computer Journal 9, 1966; I. Pohl, "Bi-directional search", Machine Intelligence 6, 1971.

#include <algorithm>

#include "mazewright/base/min_heap.hpp"
#include "mazewright/catalog/solver_row.hpp"
#include "mazewright/model/progress.hpp"
#include "mazewright/solvers/search/route_along.hpp"
#include "mazewright/solvers/search/search_tree.hpp"
#include "mazewright/solvers/walks/simple_path.hpp"

namespace mazewright {

namespace {

constexpr uint64_t none = ~uint64_t{0};

/// The search from one end, that from the end against one-way passages. Costs are those of the
/// finished path: the search from its end counts the weights of the cells that it comes from.
struct Side {
  Side(const SolveTask& task, bool isBackward)
      : isFromEnd(isBackward),
        own{task.maze,
            isBackward ? task.to : task.from,
            isBackward ? task.from : task.to,
            task.weights,
            task.settings,
            task.log},
        tree(own) {}

  /// The directions in which the search goes on from a cell.
  unsigned waysFrom(Cell cell) const {
    return isFromEnd ? own.maze.entering(cell) : own.maze.leaving(cell);
  }

  bool isFromEnd;
  SolveTask own;
  SearchTree tree;
};

/// The path over the cell where both sides meet.
Route routeOver(const SolveTask& task, const Side& front, const Side& back, Cell meeting,
                uint32_t visited) {
  if (meeting == noCell) return routeAlong(task, {}, visited);
  // Where steps cost nothing, the two halves may have cells in common.
  SimplePath path(task.maze.grid.cellCount());
  for (const Cell cell : front.tree.pathTo(meeting)) path.append(cell);
  const std::vector<Cell> rest = back.tree.pathTo(meeting);
  std::for_each(rest.rbegin() + 1, rest.rend(), [&](Cell cell) { path.append(cell); });
  return routeAlong(task, path.release(), visited);
}

/// Every path that is not found yet is longer than both distances together: so the first meeting is
/// on a shortest path, and no cell is visited by both sides.
Route searchRings(const SolveTask& task) {
  const Maze& maze = task.maze;
  Side sides[] = {{task, false}, {task, true}};
  std::vector<Cell> rings[] = {{task.from}, {task.to}};
  std::vector<Cell> next;
  Cell meeting = task.from == task.to ? task.from : noCell;
  uint32_t visited = 0;
  inSlices(maze, maze.grid.kept, [&] {
    for (uint32_t step = 0; step < sliceSteps; ++step) {
      const unsigned turn = rings[1].size() < rings[0].size() ? 1 : 0;
      std::vector<Cell>& ring = rings[turn];
      Side& side = sides[turn];
      const SearchTree& other = sides[1 - turn].tree;
      if (meeting != noCell || ring.empty()) return 0u;
      countSteps(ring.size());
      step += static_cast<uint32_t>(ring.size());
      for (const Cell cell : ring) {
        ++visited;
        task.note(cell, step::visit);
        eachNeighbour(maze.grid, cell, side.waysFrom(cell), [&](Cell to, Direction direction) {
          if (side.tree.isReached(to)) return;
          side.tree.setParent(cell, direction, to);
          next.push_back(to);
          if (other.isReached(to)) meeting = to;
        });
        if (meeting != noCell) return 0u;
      }
      ring.swap(next);
      next.clear();
    }
    return maze.grid.kept + 1 - visited;
  });
  return routeOver(task, sides[0], sides[1], meeting, visited);
}

struct WeightedSide : Side {
  WeightedSide(const SolveTask& task, bool isBackward)
      : Side(task, isBackward),
        least(task.maze.grid.cellCount(), none),
        isVisited(task.maze.grid.cellCount()) {
    reach(own.from, 0);
  }

  void reach(Cell cell, uint64_t cost) {
    least[cell] = cost;
    open.push({cost, 0, cell});
  }

  /// The cost of the step from a visited cell to a neighbour; blockedWeight if there is none.
  uint32_t weightOf(Cell cell, Cell to) const { return own.weights[isFromEnd ? cell : to]; }

  /// Per cell the cost of the cheapest known path to it.
  std::vector<uint64_t> least;
  std::vector<uint8_t> isVisited;
  MinHeap open;  // keyed by cost; the value is the cell
};

Route run(const SolveTask& task) {
  if (task.weights.empty()) return searchRings(task);
  const Maze& maze = task.maze;
  WeightedSide sides[] = {{task, false}, {task, true}};
  uint64_t best = none;
  Cell meeting = noCell;
  uint32_t visited = 0;
  const auto meet = [&](Cell cell) {
    const uint64_t here = sides[0].least[cell];
    const uint64_t there = sides[1].least[cell];
    if (here == none || there == none || here + there >= best) return;
    best = here + there;
    meeting = cell;
  };
  meet(task.from);
  inSlices(maze, maze.grid.kept, [&] {
    for (uint32_t step = 0; step < sliceSteps; ++step) {
      countSteps(1);
      if (sides[0].open.empty() || sides[1].open.empty()) return 0u;
      const uint64_t here = sides[0].open.top().key;
      const uint64_t there = sides[1].open.top().key;
      if (here + there >= best) return 0u;
      WeightedSide& side = sides[here <= there ? 0 : 1];
      const Cell cell = side.open.pop().value;
      if (side.isVisited[cell] != 0) continue;
      side.isVisited[cell] = 1;
      if (sides[here <= there ? 1 : 0].isVisited[cell] == 0) ++visited;
      task.note(cell, step::visit);
      eachNeighbour(maze.grid, cell, side.waysFrom(cell), [&](Cell to, Direction direction) {
        const uint32_t weight = side.weightOf(cell, to);
        const uint64_t through = side.least[cell] + weight;
        if (weight == blockedWeight || through >= side.least[to]) return;
        side.tree.setParent(cell, direction, to);
        side.reach(to, through);
        meet(to);
      });
    }
    return maze.grid.kept + 1 - std::min(visited, maze.grid.kept);
  });
  return routeOver(task, sides[0], sides[1], meeting, visited);
}

}  // namespace

namespace solvers {
extern const SolverRow bidirectional;
}
constinit const SolverRow solvers::bidirectional{
    .id = "bidirectional",
    .title = "Bidirectional",
    .about = "Finds a cheapest path; searches from both ends until the two searches meet.",
    .cost = "O(cells); with weights O(cells log cells)",
    .work = [](const WorkArea& area, const Settings&) { return area.kept * 2 + area.edges * 4; },
    .source = "I. Pohl, Bi-directional search, Machine Intelligence 6, 1971",
    .shortest = true,
    .weights = true,
    .always = true,
    .run = run,
};

}  // namespace mazewright
