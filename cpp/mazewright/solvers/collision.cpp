// Collision solver: floods the maze with water from the start. Where two streams collide, as they
// do once in every loop, no shortest path goes on, so a wall is put there and the dead ends that it
// makes are filled; where two streams join and flow on together, both stay. Left are the shortest
// paths from start to end, all of them; of these it returns the first, by the lowest directions.
//
// The original floods the maze again until no stream collides. One flood is enough if its cells are
// looked at from the last back to the first: a cell from which no water flows on to a cell that is
// kept is discarded. It does not change the distance of any other cell.
// Source: W. Pullen, "Maze solving algorithms", Think Labyrinth.

#include "mazewright/catalog/solver_row.hpp"
#include "mazewright/solvers/search/route_along.hpp"
#include "mazewright/solvers/search/shortest_paths.hpp"

namespace mazewright {

namespace {

Route run(const SolveTask& task) {
  const ShortestPaths shortest(task, true);
  const std::vector<Cell>& flooded = shortest.flooded();
  for (std::size_t i = flooded.size(); i-- > 0;) {
    if (!shortest.has(flooded[i])) task.note(flooded[i], step::discard);
  }
  std::vector<Cell> path;
  if (shortest.any()) {
    path.push_back(task.from);
    shortest.finish(path);
  }
  return routeAlong(task, std::move(path), static_cast<uint32_t>(flooded.size()));
}

}  // namespace

namespace solvers {
extern const SolverRow collision;
}
constinit const SolverRow solvers::collision{
    .id = "collision",
    .title = "Collision",
    .about =
        "Floods the whole maze and puts walls where streams collide; the shortest paths remain.",
    .cost = "O(cells)",
    .work = perCell<4>,
    .source = "W. Pullen, Think Labyrinth: maze solving algorithms",
    .shortest = true,
    .weights = false,
    .always = true,
    .run = run,
};

}  // namespace mazewright
