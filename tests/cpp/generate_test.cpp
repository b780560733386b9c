// Every generator on many sizes, natively, so that the sanitizers see every line; the properties
// themselves are checked from JS.

#include <array>
#include <string>

#include "catch.hpp"
#include "fields.hpp"
#include "mazewright/analysis/stats.hpp"

using namespace mazewright;

namespace {

using Replayed = std::pair<std::vector<uint8_t>, std::vector<uint8_t>>;

/// Passages and kinds rebuilt from the log alone.
Replayed replay(const Maze& maze, const StepLog& log) {
  std::vector<uint8_t> passages(maze.passages.size());
  std::vector<uint8_t> kinds(maze.kinds.size());
  for (const uint32_t entry : log) {
    const Cell cell = entry >> 5;
    const uint32_t operation = entry & 31;
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
    } else if (operation >= step::kind && operation < step::visit) {
      kinds[cell] = static_cast<uint8_t>(operation - step::kind);
    }
  }
  return {passages, kinds};
}

constexpr std::array<std::array<const char*, 2>, 8> sizes{{{"1", "1"},
                                                           {"1", "9"},
                                                           {"9", "1"},
                                                           {"2", "2"},
                                                           {"7", "5"},
                                                           {"13", "21"},
                                                           {"40", "40"},
                                                           {"65", "64"}}};

}  // namespace

TEST_CASE("every generator keeps its word on every size") {
  for (const GeneratorRow* row : catalog().generators) {
    for (const auto& [width, height] : sizes) {
      for (const char* mode : {"standard", "seed"}) {
        for (const char* exits : {"corners", "farthest", "border", "seed", "none"}) {
          Fields fields = test::square(row->id, width, height, "word");
          fields.push_back(test::text("mode", mode));
          fields.push_back(test::text("exits", exits));
          const Problem refused = check(fields);
          fields.push_back({"steps", FieldType::boolean, "true"});
          const Outcome outcome = generate(fields);
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
  const Outcome outcome = generate(test::square("prim", "6", "6", "undo"));
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
    const Outcome outcome = generate(test::square(row->id, "5", "5", "ring"), ring);
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
  const Outcome refused = generate(test::square("prim", "5", "5", "split"), split);
  REQUIRE(refused.problem);
  CHECK(std::string(refused.problem->code) == "disconnected-mask");
}
