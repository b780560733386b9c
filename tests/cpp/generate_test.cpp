// Every generator on many sizes, natively, so that the sanitizers see every line; the properties
// themselves are checked from JS.

#include <array>
#include <string>

#include "catch.hpp"
#include "mazewright/analysis/stats.hpp"
#include "mazewright/library/adopt.hpp"
#include "mazewright/library/maze_cache.hpp"
#include "mazewright/library/solve.hpp"
#include "options.hpp"

using namespace mazewright;

namespace {

using Replayed = std::pair<std::vector<uint8_t>, std::vector<uint8_t>>;

/// Passages and kinds rebuilt from the log alone.
Replayed replay(const Maze& maze, const StepLog& log) {
  std::vector<uint8_t> passages(maze.passages.size());
  std::vector<uint8_t> kinds(maze.kinds.size());
  for (const uint32_t entry : log) {
    const Cell cell = stepCell(entry);
    const uint32_t operation = stepOperation(entry);
    if (operation < step::kind) {
      // No step opens what is open or closes what is closed: the film shows each doing something.
      const Direction direction = operation & 7u;
      const auto flip = [&](Cell at, Direction way, bool open) {
        CHECK((passages[at] >> way & 1) == (open ? 0 : 1));
        passages[at] ^= static_cast<uint8_t>(1u << way);
      };
      const bool open = operation < step::fill;
      flip(cell, direction, open);
      flip(maze.grid.neighbour(cell, direction), maze.grid.back(cell, direction), open);
    } else if (operation >= step::kind && operation < step::place) {
      kinds[cell] = static_cast<uint8_t>(operation - step::kind);
    }
  }
  return {passages, kinds};
}

constexpr std::array<std::array<uint32_t, 2>, 8> sizes{
    {{1, 1}, {1, 9}, {9, 1}, {2, 2}, {7, 5}, {13, 21}, {40, 40}, {65, 64}}};

}  // namespace

TEST_CASE("passes and parameters of solvers are values of the typed options") {
  Options options = test::square("wilson", 20, 15, "passes");
  options.passes = {{"sparsify", {{"rounds", 2}}}, {"braid", {}}};
  const Outcome outcome = generate(options);
  REQUIRE(outcome.maze);
  CHECK(outcome.code.find("~pass.sparsify.1~a.rounds.2~pass.braid.1~") != std::string::npos);
  CHECK(generate(outcome.code).maze->passages == outcome.maze->passages);

  const Options again = optionsOf(outcome.plan);
  REQUIRE(again.passes.size() == 2);
  CHECK(again.passes[1].params.size() == outcome.plan.passes[1].row->params.size());
  CHECK(generate(again).code == outcome.code);

  options.passes[1].params = {{"rounds", 1}};
  REQUIRE(check(options));
  CHECK(check(options)->field == "passes.1.rounds");

  const Answer<Solution> solution =
      solve(*outcome.maze, {.solver = "wallFollower", .unknownOptions = {{"hand", "right"}}});
  CHECK(!solution.problem);
  const Answer<Solution> refused = solve(*outcome.maze, {.unknownOptions = {{"hand", "right"}}});
  REQUIRE(refused.problem);
  CHECK(refused.problem->field == "hand");
}

TEST_CASE("every generator keeps its word on every size") {
  for (const GeneratorRow* row : catalog().generators) {
    for (const auto& [width, height] : sizes) {
      for (const char* mode : {"standard", "original"}) {
        for (const char* exits : {"corners", "farthest", "border", "original", "none"}) {
          Options options = test::square(row->id, width, height, "word");
          options.mode = mode;
          options.exits = exits;
          const Problem refused = check(options);
          options.steps = true;
          const Outcome outcome = generate(options);
          INFO(row->id << ' ' << width << " x " << height << ' ' << mode << ' ' << exits);
          REQUIRE(static_cast<bool>(outcome.problem) == static_cast<bool>(refused));
          if (outcome.problem) continue;
          const Maze& maze = *outcome.maze;
          const Stats stats = analyse(maze);
          if (row->perfect) CHECK(stats.perfect);
          const auto [passages, kinds] = replay(maze, outcome.steps);
          CHECK(passages == maze.passages);
          CHECK(kinds == maze.kinds);
          const Outcome again = generate(outcome.code);
          REQUIRE(again.maze);
          CHECK(again.maze->passages == maze.passages);
          CHECK(again.maze->start == maze.start);
          CHECK(again.maze->end == maze.end);
        }
      }
    }
  }
}

TEST_CASE("fill undoes carve") {
  const Outcome outcome = generate(test::square("prim", 6, 6, "undo"));
  REQUIRE(outcome.maze);
  Maze maze = *outcome.maze;
  for (Cell cell = 0; cell < maze.grid.cellCount(); ++cell) {
    eachNeighbour(maze.grid, cell, maze.passages[cell],
                  [&](Cell, Direction direction) { maze.fill(cell, direction); });
  }
  CHECK(maze.passages == std::vector<uint8_t>(36));
}

TEST_CASE("a mask keeps its shape, one that falls apart is refused") {
  std::vector<uint8_t> ring(25, 1);
  for (const Cell hole : {6, 7, 8, 11, 12, 13, 16, 17, 18}) ring[hole] = 0;
  for (const GeneratorRow* row : catalog().generators) {
    Options options = test::square(row->id, 5, 5, "ring");
    options.mask = ring;
    const Outcome outcome = generate(options);
    INFO(row->id);
    if (!row->masks) {
      REQUIRE(outcome.problem);
      CHECK(std::string(outcome.problem->code) == "invalid-mask");
      continue;
    }
    REQUIRE(outcome.maze);
    CHECK(analyse(*outcome.maze).cells == 16);
    CHECK(analyse(*outcome.maze).perfect == row->perfect);
    const Outcome again = generate(outcome.code);
    REQUIRE(again.maze);
    CHECK(again.maze->passages == outcome.maze->passages);
  }
  std::vector<uint8_t> split(25, 1);
  for (const Cell wall : {10, 11, 12, 13, 14}) split[wall] = 0;
  Options options = test::square("prim", 5, 5, "split");
  options.mask = split;
  const Outcome refused = generate(options);
  REQUIRE(refused.problem);
  CHECK(std::string(refused.problem->code) == "disconnected-mask");
}

TEST_CASE("a maze is adopted, and only its own code restores it") {
  const Outcome made = generate(test::square("wilson", 9, 7, "own"));
  REQUIRE(made.maze);
  const auto dataOf = [](const Maze& maze) {
    MazeData data;
    data.shape = maze.grid.shape->id;
    data.width = maze.grid.size.width;
    data.height = maze.grid.size.height;
    data.passages = maze.passages;
    data.start = maze.start;
    data.end = maze.end;
    return data;
  };
  std::optional<Maze> maze;
  REQUIRE_FALSE(adopt(dataOf(*made.maze), maze));
  CHECK(restores(made.code, *maze).value);
  MazeData moved = dataOf(*made.maze);
  moved.end = 1;
  REQUIRE_FALSE(adopt(moved, maze));
  CHECK_FALSE(restores(made.code, *maze).value);
  Maze opened = *made.maze;
  opened.fill(0, static_cast<Direction>(std::countr_zero(opened.passages[0])));
  REQUIRE_FALSE(adopt(dataOf(opened), maze));
  CHECK_FALSE(restores(made.code, *maze).value);
  CHECK(restores("1~prim", *maze).problem);
}

TEST_CASE("kept mazes are few, small in sum, and the last used stay") {
  const auto square = [](uint32_t side) {
    return *generate(test::square("binaryTree", side, side, "kept")).maze;
  };
  MazeCache kept;
  const auto keep = [&](double id, uint32_t side) {
    kept.makeRoom(uint64_t{side} * side);
    kept.keep(id, square(side));
  };
  for (int id = 1; id <= 8; ++id) keep(id, 10);
  CHECK(kept.find(1) != nullptr);
  keep(9, 10);
  CHECK(kept.find(1) != nullptr);
  CHECK(kept.find(2) == nullptr);
  keep(10, 600);
  CHECK(kept.find(10) != nullptr);
  CHECK(kept.find(9) == nullptr);
  keep(11, 600);
  CHECK(kept.find(10) == nullptr);
  keep(12, 300);
  keep(13, 300);
  CHECK(kept.find(11) == nullptr);
  CHECK(kept.find(12) != nullptr);
}
