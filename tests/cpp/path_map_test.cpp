// Distance maps against breadth-first distances, and what the problems of a path say.

#include <algorithm>
#include <limits>

#include "catch.hpp"
#include "mazewright/generate.hpp"
#include "options.hpp"

using namespace mazewright;

TEST_CASE("a map leads every cell to its nearest goal") {
  Options options = test::square("wilson", 23, 17, "map");
  options.passes = {{"braid", {}}};
  const Outcome made = generate(options);
  REQUIRE(made.maze);
  const Maze& maze = *made.maze;
  const std::vector<Cell> goals{5, 200, 200, 390};
  const std::vector<uint32_t> threes(maze.grid.cellCount(), 3);
  for (const std::vector<uint32_t>& weights : {std::vector<uint32_t>{}, threes}) {
    const Answer<PathMap> answer = paths(maze, goals, weights);
    REQUIRE_FALSE(answer.problem);
    const PathMap& map = answer.value;
    const uint32_t weight = weights.empty() ? 1 : 3;
    for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
      uint32_t least = unreachable;
      for (const Cell goal : goals) least = std::min(least, distancesFrom(maze, goal)[cell]);
      CHECK(map.costs[cell] == least * weight);
      CHECK((map.directions[cell] == noNextCell) == (least == 0));
      if (least == 0) continue;
      REQUIRE(maze.linked(cell, map.directions[cell]));
      const Cell next = maze.grid.neighbour(cell, map.directions[cell]);
      CHECK(map.costs[next] == map.costs[cell] - weight);
    }
  }
}

TEST_CASE("a blocked cell is left but not entered") {
  const Outcome made = generate(test::square("serpentine", 5, 1, "blocked"));
  REQUIRE(made.maze);
  const PathMap map = paths(*made.maze, {4}, {1, 1, blockedWeight, 1, 1}).value;
  CHECK(map.costs[2] == 2);
  CHECK(map.costs[1] == std::numeric_limits<double>::infinity());
  CHECK(map.directions[1] == noNextCell);
}

TEST_CASE("goals and weights are checked") {
  const Outcome made = generate(test::square("prim", 4, 4, "checked"));
  REQUIRE(made.maze);
  const auto fieldOf = [&](const std::vector<Cell>& goals, const std::vector<uint32_t>& weights) {
    const Answer<PathMap> answer = paths(*made.maze, goals, weights);
    return answer.problem ? answer.problem->field : "";
  };
  CHECK(fieldOf({}, {}) == "goals");
  CHECK(fieldOf({0, 16}, {}) == "goals");
  CHECK(fieldOf({0}, {1, 2}) == "weights");
  CHECK(fieldOf({0}, {}).empty());
}

TEST_CASE("a problem about an unknown name has those that exist") {
  const Problem problem = check(test::square("prism", 4, 4, "names"));
  REQUIRE(problem);
  CHECK(problem->name == "prism");
  CHECK(problem->names.find(" 'prim'") != std::string::npos);
  Options options = test::square("prim", 4, 4, "names");
  options.params = {{"range", 3}};
  const Problem param = check(options);
  REQUIRE(param);
  CHECK(param->name == "range");
  CHECK(param->names == " 'costRange' 'horizontal' 'vertical'");
  CHECK(check(test::square("prim", 0, 4, "names"))->name.empty());
}
