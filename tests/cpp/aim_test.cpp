// aim() natively: under the sanitizers, and with the same edits as in WebAssembly.

#include <string>

#include "catch.hpp"
#include "mazewright/analysis/stats.hpp"
#include "mazewright/library/aim/aim.hpp"
#include "mazewright/model/progress.hpp"
#include "options.hpp"

using namespace mazewright;

namespace {

/// The tries, and a hash of the passages in hexadecimal.
std::string resultOf(const Options& options, const Values& low, const Values& high) {
  const AimOutcome found = aim(options, low, high, 400);
  if (found.outcome.problem) return found.outcome.problem->message;
  CHECK(found.met);
  const std::vector<uint8_t>& passages = found.outcome.maze->passages;
  const Outcome restored = generate(found.outcome.code);
  REQUIRE(restored.maze);
  CHECK(restored.maze->passages == passages);
  CHECK(restored.code == found.outcome.code);
  const uint64_t hash = hashText({reinterpret_cast<const char*>(passages.data()), passages.size()});
  char text[40];
  std::snprintf(text, sizeof text, "%u %llx", found.tried, static_cast<unsigned long long>(hash));
  return text;
}

}  // namespace

TEST_CASE("edits are the same as in WebAssembly") {
  // The same constants as in tests/js/library/aim.test.js.
  Options options = test::square("wilson", 20, 20, "");
  options.seed = 1;
  CHECK(resultOf(options, {{"solution", 150}}, {{"solution", 160}}) == "92 d9607c39f944531");
  options = {.algorithm = "prim", .shape = "zeta", .width = 15, .height = 12, .seed = 2};
  CHECK(resultOf(options, {{"loops", 9}, {"deadEnds", 30}}, {{"loops", 9}, {"deadEnds", 30}}) ==
        "77 1164afe9ca398d78");
  options = {.algorithm = "eller", .shape = "hex", .width = 12, .height = 12, .seed = 3};
  CHECK(resultOf(options, {{"difficulty", 2}, {"turns", 70}},
                 {{"difficulty", 2.5}, {"turns", 70}}) == "228 99077a3ad21916d1");
}

TEST_CASE("every generator and shape can be aimed, with loops and without, logged") {
  for (const ShapeRow* shape : catalog().shapes) {
    if (shape->graph) continue;
    for (const GeneratorRow* generator : catalog().generators) {
      Options options = test::square(generator->id, 8, 8, "aim");
      options.shape = shape->id;
      options.steps = true;
      if (check(options)) continue;
      for (const char* figure : {"solution", "deadEnds", "turns", "loops", "difficulty"}) {
        INFO(std::string(generator->id) + " on " + shape->id + ": " + figure);
        const AimOutcome found = aim(options, {{figure, 7}}, {{"loops", 9}, {figure, 12}}, 40);
        REQUIRE(found.outcome.maze);
        const Stats stats = analyse(*found.outcome.maze);
        for (const auto& [id, value] : found.reached) {
          if (id == "deadEnds") CHECK(value.number == stats.deadEnds);
          if (id == "turns") CHECK(value.number == stats.turns);
          if (id == "loops") CHECK(value.number == stats.loops);
          if (id == "solution") CHECK(value.number == stats.solutionLength);
        }
      }
    }
  }
}

TEST_CASE("a range with one end has no other, and progress comes between tries") {
  const Options options = test::square("prim", 20, 20, "one");
  static uint32_t reports = 0;
  const auto report = [](uint32_t done, uint32_t whole) {
    CHECK((done <= whole && whole == 700));
    ++reports;
  };
  const AimOutcome most = aim(options, {}, {{"deadEnds", 2}}, 700, report);
  CHECK(most.reached.front().value.number <= 30);
  CHECK(reports > 0);
  const AimOutcome least = aim(options, {{"turns", 200}}, {}, 700);
  CHECK(least.reached.front().value.number >= 190);
  CHECK(aim(options, {}, {}, 5).outcome.problem->field == std::string("targets"));
  CHECK(aim(options, {{"turns", 5}}, {}, 0).outcome.problem->field == std::string("tries"));
}

#ifndef NDEBUG
TEST_CASE("aim makes no more steps than it states, nor refuses what is far less") {
  for (const char* algorithm : {"wilson", "recursiveBacktracker", "eller", "caves"}) {
    for (const char* figure : {"solution", "difficulty", "turns"}) {
      INFO(std::string(algorithm) + ": " + figure);
      Options options = test::square(algorithm, 24, 24, "work");
      // No maze of these has such a figure, so every try is made.
      const Values targets{{figure, 1000000}};
      const uint64_t before = stepsMade;
      REQUIRE(!aim(options, targets, targets, 60).outcome.problem);
      const auto counted = static_cast<double>(stepsMade - before);
      options.maxWork = counted - 1;
      const Problem less = aim(options, targets, targets, 60).outcome.problem;
      REQUIRE(less);
      CHECK(less->field == "maxWork");
      // Tries that end early, walks and loops that are not there: less than is stated.
      options.maxWork = counted * 200;
      CHECK(!aim(options, targets, targets, 60).outcome.problem);
    }
  }
}
#endif
