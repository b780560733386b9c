// Every solver on every shape under the sanitizers, and the count of paths beyond 64 bits.

#include <algorithm>
#include <string>

#include "catch.hpp"
#include "mazewright/base/big_count.hpp"
#include "mazewright/generate.hpp"
#include "options.hpp"

using namespace mazewright;

namespace {

/// Whether a path leads from one cell to another along passages.
bool isPath(const Maze& maze, const std::vector<Cell>& path, Cell from, Cell to) {
  if (path.empty() || path.front() != from || path.back() != to) return false;
  for (std::size_t i = 1; i < path.size(); ++i) {
    bool isLinked = false;
    eachNeighbour(maze.grid, path[i - 1], maze.passages[path[i - 1]],
                  [&](Cell cell, Direction) { isLinked = isLinked || cell == path[i]; });
    if (!isLinked) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("every solver finds a path on every shape, or says that it is not defined there") {
  for (const ShapeRow* shape : catalog().shapes) {
    if (shape->graph) continue;
    for (const double share : {0.0, 0.5, 1.0}) {
      Options options = test::square("kruskal", 9, 9, "solvers");
      options.shape = shape->id;
      options.passes = {{"braid", {{"share", share}, {"join", "any"}}}};
      const Outcome made = generate(options);
      REQUIRE(made.maze);
      const Maze& maze = *made.maze;
      for (const SolverRow* solver : catalog().solvers) {
        INFO(std::string(solver->id) + " on " + shape->id);
        SolveOptions given{.solver = solver->id, .steps = true};
        if (solver->weights) given.weights.assign(maze.grid.cellCount(), 3);
        const Answer<Solution> answer = solve(maze, given);
        if (answer.problem) {
          CHECK(answer.problem->field == "solver");
          continue;
        }
        const Solution& found = answer.value;
        if (solver->always) CHECK_FALSE(found.path.empty());
        if (!found.path.empty()) CHECK(isPath(maze, found.path, maze.start, maze.end));
        if (!solver->isLocal()) continue;
        const Answer<std::vector<Cell>> walked = walk(maze, {.solver = solver->id, .length = 4000});
        REQUIRE_FALSE(walked.problem);
        CHECK(isPath(maze, walked.value, maze.start, walked.value.back()));
        CHECK(walked.value.size() == 4001);
      }
      CHECK(difficulty(maze, {}, {}).value >= 1);
      CHECK(bottlenecksOf(maze).cells.size() <= maze.grid.kept);
      const PathMap flight = paths(maze, {maze.start}, {}, true).value;
      CHECK(flight.costs[maze.end] < 0);
    }
  }
}

TEST_CASE("a count has as many digits as it needs") {
  BigCount power(1);
  for (int i = 0; i < 200; ++i) power += BigCount(power);
  CHECK(power.text() == "1606938044258990275541962092341162602522202993782792835301376");
  CHECK(BigCount().text() == "0");
  CHECK(BigCount(4294967295).text() == "4294967295");
  BigCount sum(999999999);
  sum += BigCount(1);
  CHECK(sum.text() == "1000000000");
}
