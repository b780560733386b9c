// Worlds: the golden chunks, in whatever compiler this is built with, and what a chunk costs.

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>

#include "catch.hpp"
#include "mazewright/library/code.hpp"
#include "mazewright/worlds/chunk.hpp"
#include "mazewright/worlds/route.hpp"
#include "options.hpp"

using namespace mazewright;

namespace {

void addCell(std::string& bytes, Cell cell) {
  for (int shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(cell >> shift & 255);
}

/// tests/golden/world-hash.js says the same.
std::string hashOf(const Maze& maze, const Doors& doors) {
  std::string bytes(maze.passages.begin(), maze.passages.end());
  bytes.append(maze.kinds.begin(), maze.kinds.end());
  for (const Cell door : doors) addCell(bytes, door);
  addCell(bytes, maze.start);
  addCell(bytes, maze.end);
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hashText(bytes)));
  return text;
}

World makeWorld(const WorldOptions& options) {
  World world;
  REQUIRE_FALSE(readWorld(options, world));
  return world;
}

Site siteOf(const World& world, int64_t x, int64_t y) {
  return {static_cast<uint64_t>(x) + world.origin(), static_cast<uint64_t>(y) + world.origin()};
}

const WorldOptions plain{.algorithm = "prim", .seed = "x"};

template <typename Value>
WorldOptions with(Value WorldOptions::* option, Value value) {
  WorldOptions options = plain;
  options.*option = std::move(value);
  return options;
}

}  // namespace

TEST_CASE("the golden chunks are what they were") {
  std::ifstream file(MAZEWRIGHT_ROOT "/tests/golden/worlds.txt");
  REQUIRE(file);
  int lines = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    std::string code, hash;
    int64_t x = 0, y = 0;
    words >> code >> x >> y >> hash;
    INFO(line);
    const World world = makeWorld(decodeWorld(code).value);
    CHECK(encodeWorld(world) == code);
    const Site chunk = siteOf(world, x, y);
    const Outcome outcome = makeChunk(world, chunk);
    REQUIRE(outcome.maze);
    CHECK(hashOf(*outcome.maze, doorsOf(world, chunk)) == hash);
    ++lines;
  }
  CHECK(lines >= static_cast<int>(catalog().generators.size()));
}

TEST_CASE("a chunk looks at four nodes at most, wherever it lies in a world of 2^32 cells a side") {
  const World world = makeWorld(with(&WorldOptions::chunk, Number(2)));
  REQUIRE(world.levels == 31);
  Random random(7);
  for (int i = 0; i < 1000; ++i) {
    unsigned nodes = 0;
    const uint32_t x = random.below(1u << 31);
    const uint32_t y = random.below(1u << 31);
    doorsOf(world, {x, y}, &nodes);
    const bool inner[] = {x > 0, y > 0, x + 1 < 1u << 31, y + 1 < 1u << 31};
    CHECK(nodes == static_cast<unsigned>(std::count(std::begin(inner), std::end(inner), true)));
  }
}

TEST_CASE("the insides of far chunks take as many steps as those of near ones") {
  for (const char* algorithm : {"recursiveBacktracker", "binaryTree", "eller"}) {
    const World world = makeWorld({.algorithm = algorithm, .seed = "steps"});
    const auto steps = [&](Site chunk) {
      World logged = world;
      logged.plan.steps = true;
      return makeChunk(logged, chunk).steps.size();
    };
    const std::size_t near = steps({0, 0});
    CHECK(near == 32 * 32 - 1);
    for (const uint64_t far : {uint64_t{1}, uint64_t{1} << 26, (uint64_t{1} << 27) - 1}) {
      CHECK(steps({far, far / 3}) == near);
    }
  }
}

TEST_CASE("wrong worlds are refused with code and field") {
  const auto refusal = [](const WorldOptions& options) {
    World world;
    const Problem problem = readWorld(options, world);
    return problem ? problem->code + (' ' + problem->field) : "none";
  };
  const auto chunk = [](Number cells) { return with(&WorldOptions::chunk, cells); };
  const auto levels = [](Number count) { return with(&WorldOptions::levels, count); };
  const auto unknown = [](const char* id, Value value) {
    return with(&WorldOptions::unknownOptions, Values{{id, std::move(value)}});
  };
  CHECK(refusal(plain) == "none");
  CHECK(refusal(chunk(1)) == "invalid-size chunk");
  CHECK(refusal(chunk(1025)) == "too-large chunk");
  CHECK(refusal(levels(28)) == "too-large levels");
  CHECK(refusal(levels(27)) == "none");
  CHECK(refusal(levels(-1)) == "invalid-size levels");
  CHECK(refusal(unknown("endless", 1)) == "invalid-option endless");
  CHECK(refusal(unknown("exits", "none")) == "invalid-option exits");
  CHECK(refusal(unknown("width", 9)) == "invalid-option width");
  CHECK(refusal({.algorithm = "bspDungeon", .seed = "", .chunk = 6}) == "invalid-size chunk");
  CHECK(refusal({.algorithm = "unicursal", .seed = "", .chunk = 5}) == "invalid-size chunk");
}

TEST_CASE("a route between the ends of the world begins at once and keeps to its chunks") {
  for (const char* key : {"levels", "endless"}) {
    const bool endless = key == std::string_view("endless");
    const World world = makeWorld(endless ? with(&WorldOptions::endless, true)
                                          : with(&WorldOptions::levels, Number(27)));
    const uint64_t chunk = world.chunk();
    const Site first = siteOf(world, world.firstChunk(), world.firstChunk());
    const Site last = siteOf(world, world.endChunk() - 1, world.endChunk() - 1);
    Legs legs(world, {{first.x * chunk, first.y * chunk}, {last.x * chunk, last.y * chunk}});
    Leg leg;
    Site at{first.x * chunk, first.y * chunk};
    for (int i = 0; i < 100000; ++i) {
      REQUIRE(legs.next(leg));
      const uint64_t apart = (leg.from.x > at.x ? leg.from.x - at.x : at.x - leg.from.x) +
                             (leg.from.y > at.y ? leg.from.y - at.y : at.y - leg.from.y);
      REQUIRE(apart == (i == 0 ? 0u : 1u));
      REQUIRE(chunkOf(world, leg.from) == chunkOf(world, leg.to));
      at = leg.to;
    }
    CHECK_FALSE(spansAtMost(world, {{first.x * chunk, first.y * chunk}, at}, 99999));
    CHECK(spansAtMost(world, {{first.x * chunk, first.y * chunk}, at}, 100000));
  }
}
