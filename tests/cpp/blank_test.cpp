// Mazes without an algorithm, natively on every shape.

#include <algorithm>

#include "catch.hpp"
#include "mazewright/analysis/stats.hpp"
#include "mazewright/library/blank.hpp"
#include "mazewright/library/generate.hpp"

using namespace mazewright;

TEST_CASE("a blank maze has all walls or none on every shape, with and without a mask") {
  for (const ShapeRow* row : catalog().shapes) {
    for (const bool masked : {false, true}) {
      Options options{.shape = row->id, .width = 7, .height = 7};
      if (row->graph) {
        options.width = 4;
        options.height = 1;
        options.graph.edges = {0, 1, 1, 2, 2, 3, 3, 0};
      }
      Plan plan;
      if (masked) {
        REQUIRE_FALSE(readGridOptions(options, plan));
        options.mask.resize(static_cast<std::size_t>(plan.shape.cells()), 1);
        for (std::size_t cell = 0; cell < options.mask.size(); cell += 3) options.mask[cell] = 0;
        plan = {};
      }
      INFO(row->id << (masked ? " with a mask" : ""));
      REQUIRE_FALSE(readGridOptions(options, plan));
      const Maze walls = blank(plan, false);
      CHECK(analyse(walls).links == 0);
      CHECK(walls.isOpen(walls.start));
      CHECK(walls.isOpen(walls.end));
      const Maze field = blank(plan, true);
      CHECK_FALSE(field.grid.hidesEdges);
      CHECK(field.grid.neighbours == walls.grid.neighbours);
      if (row->thin == nullptr) CHECK(field.passages == field.grid.neighbours);
      if (row->crosses != nullptr) CHECK_FALSE(row->crosses(field));
    }
  }
}

TEST_CASE("a blank maze has the start and the end that were given, and refuses cells of no mask") {
  Options options{.width = 5, .height = 4, .start = CellChoice{.cell = 7}};
  options.mask.assign(20, 1);
  options.mask[9] = 0;
  Plan plan;
  REQUIRE_FALSE(readGridOptions(options, plan));
  CHECK(blank(plan, true).start == 7);
  options.end = CellChoice{.cell = 9};
  Plan other;
  const Problem problem = readGridOptions(options, other);
  REQUIRE(problem);
  CHECK(problem->field == "end");
}
